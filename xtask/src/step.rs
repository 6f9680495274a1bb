//! One step of a chore: announced, timed, and closed with one clear line.
//!
//! A [`Report`] collects steps whose failing must not keep the later ones from running; a lone
//! [`step`] hands its fault on at once.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// Runs one step and says how long it took; a fault carries the step's name.
pub fn step<T>(name: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("── {name}");
    let start = Instant::now();
    let result = work();
    let took = seconds(start.elapsed());
    match &result {
        Ok(_) => println!("✓  {name} ({took})"),
        Err(_) => println!("✗  {name} ({took})"),
    }
    result.with_context(|| format!("step “{name}”"))
}

/// Steps that all run, whatever becomes of the earlier ones, and what became of each.
#[derive(Debug, Default)]
pub struct Report {
    done: Vec<(String, Duration, Outcome)>,
}

#[derive(Debug)]
enum Outcome {
    Passed,
    Failed(String),
    Skipped(String),
}

impl Report {
    /// Runs a step, notes how it ended, and says whether it passed.
    pub fn step(&mut self, name: &str, work: impl FnOnce() -> Result<()>) -> bool {
        let start = Instant::now();
        let result = step(name, work);
        let outcome = match &result {
            Ok(()) => Outcome::Passed,
            Err(fault) => {
                println!("   {fault:#}");
                Outcome::Failed(fault.root_cause().to_string())
            }
        };
        self.done.push((name.to_owned(), start.elapsed(), outcome));
        result.is_ok()
    }

    /// Notes a step that cannot run because an earlier one failed.
    pub fn skip(&mut self, name: &str, why: &str) {
        println!("–  {name}: {why}");
        let outcome = Outcome::Skipped(why.to_owned());
        self.done.push((name.to_owned(), Duration::ZERO, outcome));
    }

    /// Prints all steps with their times, and fails when one of them did.
    pub fn close(self, chore: &str) -> Result<()> {
        println!("\n{}", self.table());
        let failed = self.done.iter().filter(|(_, _, o)| o.is_failure()).count();
        if failed > 0 {
            bail!("{chore}: {failed} of {} steps failed", self.done.len());
        }
        println!("{chore}: all {} steps passed", self.done.len());
        Ok(())
    }

    fn table(&self) -> String {
        let width = self.done.iter().map(|(name, ..)| name.chars().count());
        let width = width.max().unwrap_or(0);
        let mut table = String::new();
        for (name, took, outcome) in &self.done {
            let took = seconds(*took);
            // Writing into a string cannot fail.
            let _ = match outcome {
                Outcome::Passed => writeln!(table, "✓  {name:width$}  {took:>8}"),
                Outcome::Failed(why) => writeln!(table, "✗  {name:width$}  {took:>8}  {why}"),
                Outcome::Skipped(why) => writeln!(table, "–  {name:width$}  {:>8}  {why}", ""),
            };
        }
        let total = self.done.iter().map(|(_, took, _)| *took).sum();
        let _ = write!(table, "   {:width$}  {:>8}", "together", seconds(total));
        table
    }
}

impl Outcome {
    /// A step that could not run is no pass either.
    fn is_failure(&self) -> bool {
        !matches!(self, Self::Passed)
    }
}

fn seconds(time: Duration) -> String {
    let whole = time.as_secs();
    if whole >= 60 {
        format!("{} min {:02} s", whole / 60, whole % 60)
    } else {
        format!("{:.1} s", time.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failing_step_does_not_stop_the_others_and_fails_the_chore() {
        let mut report = Report::default();
        assert!(!report.step("first", || bail!("the roof leaks")));
        assert!(report.step("second", || Ok(())));
        report.skip("third", "first failed");
        let table = report.table();
        assert!(table.contains("the roof leaks"), "{table}");
        let fault = report.close("test").expect_err("one step failed");
        assert_eq!(fault.to_string(), "test: 2 of 3 steps failed");
    }

    #[test]
    fn a_lone_step_names_itself_in_its_fault() {
        let fault = step::<()>("mend", || bail!("no nails")).expect_err("it failed");
        assert_eq!(format!("{fault:#}"), "step “mend”: no nails");
    }

    #[test]
    fn long_times_are_given_in_minutes() {
        assert_eq!(seconds(Duration::from_millis(1250)), "1.2 s");
        assert_eq!(seconds(Duration::from_secs(61)), "1 min 01 s");
    }
}
