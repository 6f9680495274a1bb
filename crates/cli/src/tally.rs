//! Faults of the input, told on standard error until they are too many to read.
//!
//! A file that is none of ours has a fault in every line, or at every byte. The first of them say
//! what is wrong; of the others it is enough to know how many.

use std::io::Write;

use crate::texts::Texts;

/// How many faults a command tells.
const TOLD: usize = 50;
/// How many of them may be of one line.
const TOLD_OF_LINE: usize = 8;

/// The faults of one command.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    found: usize,
}

impl Tally {
    /// Tells a fault, a whole line with its place.
    pub(crate) fn tell(&mut self, told: &str) {
        self.found += 1;
        if self.found <= TOLD {
            say(told);
        }
    }

    /// Tells how many were not told. Called at the end of the command.
    pub(crate) fn close(&self, texts: &Texts) {
        if let Some(more) = self.found.checked_sub(TOLD).filter(|&more| more > 0) {
            say(&tell_more(more, texts));
        }
    }
}

/// The faults of one line that are told, and a text for the others if there are more.
pub(crate) fn first_of_line<'a, T>(faults: &'a [T], texts: &Texts) -> (&'a [T], Option<String>) {
    match faults.split_at_checked(TOLD_OF_LINE) {
        Some((first, rest)) if !rest.is_empty() => (first, Some(tell_more(rest.len(), texts))),
        _ => (faults, None),
    }
}

fn tell_more(count: usize, texts: &Texts) -> String {
    texts.tell("input-more-faults", &[("count", &count.to_string())])
}

fn say(told: &str) {
    // Where standard error is gone, the exit code still tells.
    let _ = writeln!(anstream::stderr(), "{told}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn of_a_line_the_first_faults_are_told_and_the_others_counted() {
        let texts = Texts::of(Language::English);
        let faults = [0; TOLD_OF_LINE + 3];
        let (first, more) = first_of_line(&faults, &texts);
        assert_eq!((first.len(), more.as_deref()), (TOLD_OF_LINE, Some("and 3 more")));
        assert_eq!(first_of_line(&faults[..TOLD_OF_LINE], &texts).1, None);
        assert_eq!(first_of_line::<u8>(&[], &texts), (&[][..], None));
    }
}
