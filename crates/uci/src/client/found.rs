//! What an engine tells of its search.

/// The last that an engine told.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// How deep it looked, in half-moves.
    pub depth_plies: Option<u32>,
    /// How many positions it visited.
    pub nodes: Option<u64>,
    /// What it thinks the position is worth to the side to move.
    pub worth: Option<Worth>,
    /// The best line, as it was written.
    pub line: Vec<String>,
}

/// What a position is worth to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// Mate in so many moves; being mated when less than zero.
    Mate(i32),
}

impl Found {
    /// Takes what a line tells. Further lines than the best, bounds, and
    /// whatever is no `info` are passed over.
    pub fn listen(&mut self, line: &str) {
        let mut words = line.split_whitespace();
        if words.next() != Some("info") {
            return;
        }
        let mut heard = Found::default();
        while let Some(word) = words.next() {
            match word {
                "string" | "lowerbound" | "upperbound" => return,
                "multipv" if words.next() != Some("1") => return,
                "depth" => heard.depth_plies = words.next().and_then(|word| word.parse().ok()),
                "nodes" => heard.nodes = words.next().and_then(|word| word.parse().ok()),
                "score" => heard.worth = worth(words.next(), words.next()),
                "pv" => heard.line = words.by_ref().map(str::to_owned).collect(),
                _ => {}
            }
        }
        self.nodes = heard.nodes.or(self.nodes);
        if heard.worth.is_some() {
            self.worth = heard.worth;
            self.depth_plies = heard.depth_plies.or(self.depth_plies);
            self.line = heard.line;
        }
    }
}

fn worth(kind: Option<&str>, value: Option<&str>) -> Option<Worth> {
    let value = value?.parse().ok()?;
    match kind? {
        "cp" => Some(Worth::Centipawns(value)),
        "mate" => Some(Worth::Mate(value)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_exact_score_of_the_best_line_counts() {
        let mut found = Found::default();
        for line in [
            "info depth 5 seldepth 7 score cp 12 nodes 100 pv e2e4 e7e5",
            "info depth 6 multipv 2 score cp 900 nodes 150 pv a2a3",
            "info depth 6 score cp 50 lowerbound nodes 170",
            "info string score cp 1000",
            "info nodes 200 nps 5 currmove e2e4 currmovenumber 1",
            "bestmove e2e4",
        ] {
            found.listen(line);
        }
        assert_eq!(found.worth, Some(Worth::Centipawns(12)));
        assert_eq!((found.depth_plies, found.nodes), (Some(5), Some(200)));
        assert_eq!(found.line, ["e2e4", "e7e5"]);
        found.listen("info depth 7 score mate -3 time 5 pv a b");
        assert_eq!(found.worth, Some(Worth::Mate(-3)));
    }
}
