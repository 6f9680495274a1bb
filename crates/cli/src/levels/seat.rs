//! Who chooses the moves of a side: a level, or another engine as a gauge.

use std::time::Duration;

use rokade_engine::level::{Player, Situation, Strength};
use rokade_rules::Move;
use rokade_rules::notation::uci_move;
use rokade_uci::client::{Client, EngineFault};
use rokade_uci::{Go, PositionCommand, Start};

/// A game as it goes on: the position for us, the moves for others.
#[derive(Clone, Debug)]
pub(super) struct Progressing {
    pub(super) situation: Situation,
    pub(super) moves: Vec<Move>,
    pub(super) written: Vec<String>,
}

/// Somebody who can be asked for a move.
pub(super) trait Seat {
    /// Another game begins, with a chance of its own.
    fn begin(&mut self, seed: u64) -> Result<(), EngineFault>;

    /// The move to play; `None` when none comes.
    fn choose(&mut self, game: &Progressing) -> Result<Option<Move>, EngineFault>;
}

/// A level at the board.
pub(super) struct LevelSeat {
    player: Player,
}

impl LevelSeat {
    pub(super) fn of(strength: Strength) -> Self {
        Self { player: Player::new(strength, 0) }
    }
}

impl Seat for LevelSeat {
    fn begin(&mut self, seed: u64) -> Result<(), EngineFault> {
        self.player = Player::new(self.player.strength(), seed);
        Ok(())
    }

    fn choose(&mut self, game: &Progressing) -> Result<Option<Move>, EngineFault> {
        Ok(self.player.choose(&game.situation))
    }
}

/// Another engine at the board, limited by depth or positions and never by a clock.
pub(super) struct EngineSeat {
    client: Client,
    go: Go,
}

/// How long an engine may be silent; its limits end its thinking long before.
const PATIENCE: Duration = Duration::from_secs(120);

impl EngineSeat {
    pub(super) fn of(client: Client, go: Go) -> Self {
        Self { client, go }
    }

    /// What it thinks of a position, its best move as it wrote it.
    pub(super) fn think(
        &mut self,
        written: &[String],
    ) -> Result<rokade_uci::client::Thought, EngineFault> {
        let position = PositionCommand { start: Start::Initial, moves: written.to_vec() };
        self.client.think(&position, &self.go, PATIENCE)
    }
}

impl Seat for EngineSeat {
    fn begin(&mut self, _: u64) -> Result<(), EngineFault> {
        self.client.begin_game()
    }

    fn choose(&mut self, game: &Progressing) -> Result<Option<Move>, EngineFault> {
        let best = self.think(&game.written)?.best;
        Ok(uci_move::read(&best, game.situation.position()).ok())
    }
}
