//! What the program is asked to do.

use std::path::PathBuf;
use std::str::FromStr;

/// How the program is called.
pub const USAGE: &str = "usage: rokade-training learn --out FILE [--epochs N] [--batch N] \
    [--rate X] [--decay X] [--wins X] [--threads N] [--seed N] DATA…
       rokade-training describe DATA…
       rokade-training duel OPENINGS GAMES JUDGE NODES JUDGE NODES   (a judge: hand, shipped or a network file)";

/// What to do.
pub enum Task {
    /// Learn a network.
    Learn(Settings),
    /// Tell what is in files of records.
    Describe(Vec<PathBuf>),
    /// Play two judges against each other.
    Duel(Duel),
}

/// Whom to play against whom.
pub struct Duel {
    /// Where the games begin: a FEN or EPD a line.
    pub openings: PathBuf,
    /// How many games.
    pub games: usize,
    /// The two judges, and the nodes that each has for a move.
    pub sides: [(String, u64); 2],
}

/// How to learn.
pub struct Settings {
    /// Where the network goes.
    pub out: PathBuf,
    /// The records to learn from.
    pub data: Vec<PathBuf>,
    /// How often every position is looked at.
    pub epochs: usize,
    /// How many positions are looked at before the weights are changed.
    pub batch: usize,
    /// How far they are changed at first; it falls to a hundredth of this along a cosine.
    pub rate: f32,
    /// How much of each weight is taken away beside, a step of size 1 taking all at 1.
    pub decay: f32,
    /// How much the result of the game counts beside the score, from 0 to 1.
    pub wins: f32,
    /// Parts of a batch that are worked on at the same time.
    pub threads: usize,
    /// Where chance begins.
    pub seed: u64,
}

impl Task {
    /// Reads the arguments, without the program's name.
    pub fn of(arguments: &[String]) -> Result<Task, String> {
        match arguments.split_first() {
            Some((task, rest)) if task == "learn" => Settings::of(rest).map(Task::Learn),
            Some((task, rest)) if task == "describe" && !rest.is_empty() => {
                Ok(Task::Describe(rest.iter().map(PathBuf::from).collect()))
            }
            Some((task, rest)) if task == "duel" => Duel::of(rest).map(Task::Duel),
            _ => Err("nothing to do".to_owned()),
        }
    }
}

impl Duel {
    fn of(arguments: &[String]) -> Result<Duel, String> {
        let [openings, games, first, first_nodes, second, second_nodes] = arguments else {
            return Err("a duel needs six arguments".to_owned());
        };
        Ok(Duel {
            openings: PathBuf::from(openings),
            games: number("GAMES", games)?,
            sides: [
                (first.clone(), number("NODES", first_nodes)?),
                (second.clone(), number("NODES", second_nodes)?),
            ],
        })
    }
}

impl Settings {
    fn of(arguments: &[String]) -> Result<Settings, String> {
        let mut settings = Settings {
            out: PathBuf::new(),
            data: Vec::new(),
            epochs: 10,
            batch: 4_096,
            rate: 0.0015,
            decay: 0.01,
            wins: 0.1,
            threads: 1,
            seed: 1,
        };
        let mut arguments = arguments.iter();
        while let Some(argument) = arguments.next() {
            let Some(name) = argument.strip_prefix("--") else {
                settings.data.push(PathBuf::from(argument));
                continue;
            };
            let value = arguments.next().ok_or_else(|| format!("{argument} needs a value"))?;
            match name {
                "out" => settings.out = PathBuf::from(value),
                "epochs" => settings.epochs = number(argument, value)?,
                "batch" => settings.batch = number(argument, value)?,
                "rate" => settings.rate = number(argument, value)?,
                "decay" => settings.decay = number(argument, value)?,
                "wins" => settings.wins = number(argument, value)?,
                "threads" => settings.threads = number(argument, value)?,
                "seed" => settings.seed = number(argument, value)?,
                _ => return Err(format!("{argument} is not known")),
            }
        }
        settings.checked()
    }

    fn checked(self) -> Result<Settings, String> {
        if self.out.as_os_str().is_empty() {
            return Err("--out is missing".to_owned());
        }
        if self.data.is_empty() {
            return Err("no data is named".to_owned());
        }
        if self.batch == 0 || self.threads == 0 || !(0.0..=1.0).contains(&self.wins) {
            return Err("--batch and --threads begin at 1, --wins is from 0 to 1".to_owned());
        }
        Ok(self)
    }
}

fn number<T: FromStr>(name: &str, value: &str) -> Result<T, String> {
    value.parse().map_err(|_| format!("\"{value}\" is no number for {name}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn task(text: &str) -> Result<Task, String> {
        Task::of(&text.split(' ').map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn settings_are_read_and_faults_are_told() {
        let Ok(Task::Learn(settings)) = task("learn --out n --epochs 3 --wins 0.5 a b") else {
            panic!("these settings are good");
        };
        assert_eq!((settings.epochs, settings.wins, settings.data.len()), (3, 0.5, 2));
        for (text, fault) in [
            ("dance", "nothing to do"),
            ("learn a", "--out is missing"),
            ("learn --out n", "no data is named"),
            ("learn --out n --epochs many a", "\"many\" is no number for --epochs"),
            ("learn --out n a --wins", "--wins needs a value"),
            ("learn --out n --wins 2 a", "--batch and --threads begin at 1, --wins is from 0 to 1"),
            ("learn --speed 9 a", "--speed is not known"),
        ] {
            assert_eq!(task(text).err().as_deref(), Some(fault));
        }
    }
}
