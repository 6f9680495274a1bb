//! The games of archives, one after the other, for commands that do something with each.

use std::io::Write as _;

use rokade_rules::notation::Letters;
use rokade_rules::notation::pgn::{Reader, Replay, Report, Tree, Trees};

use super::teller::{Manner, Notes, Teller, Told};
use crate::archive::Archive;
use crate::failure::{Ending, Failure};
use crate::input::Form;
use crate::progress::Progress;
use crate::texts::Texts;

/// A game that has been read.
pub(crate) struct Game<'a> {
    /// Everything that was understood of it: all of it, or each line up to its fault.
    pub(crate) tree: Tree,
    /// Its number in its archive, from 1.
    pub(crate) number: u64,
    /// For printing beside it.
    pub(crate) progress: &'a mut Progress,
}

/// Reads the games of all archives and hands on each. Faults are told on standard error, in words
/// whatever the games become.
pub(crate) fn for_each(
    archives: &[Archive],
    letters: Letters,
    texts: &Texts,
    progress: &mut Progress,
    mut hand_on: impl FnMut(Game<'_>) -> Result<(), Failure>,
) -> Result<Ending, Failure> {
    let manner =
        Manner { form: Form::Text, letters, notes: Notes::Counted, names_file: archives.len() > 1 };
    let mut ending = Ending::Clean;
    for archive in archives {
        let mut reader = Reader::new(archive.open()?);
        let mut game = None;
        let mut read_up_to = 0;
        loop {
            let trees = Trees::new(|tree, report: &Report| game = Some((tree, report.clone())));
            let mut replay = Replay::new(letters, trees);
            let goes_on = reader.read_game(&mut replay).map_err(|fault| archive.failure(fault))?;
            drop(replay);
            progress.advance(reader.offset() - read_up_to);
            read_up_to = reader.offset();
            let Some((tree, report)) = game.take().filter(|_| goes_on) else { break };
            if !report.faults.is_empty() {
                ending = Ending::WithFaults;
                let source = archive.source();
                let mut teller = Teller { texts, manner, source, told: Told::default() };
                teller.tell(&report);
                // Where standard error is gone the exit code still tells.
                let told = || write!(anstream::stderr(), "{}", teller.told.err);
                let _ = progress.beside(told);
            }
            hand_on(Game { tree, number: report.game, progress })?;
        }
    }
    Ok(ending)
}
