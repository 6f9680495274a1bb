//! The judge's own words: sides, kinds, men, cells and the board of 8 by 8 cells (FIDE 2.1–2.4).
//!
//! Promises nothing but being plain: a board is an array of ranks, a rank an array of cells.
//! How men move is in [`super::attack`] and [`super::steps`].

/// White or Black (FIDE 2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The player who starts the game.
    White,
    /// The opponent.
    Black,
}

impl Side {
    /// The other player.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// The direction in which this side's pawns go, in ranks (FIDE 3.7.1).
    #[must_use]
    pub const fn forward(self) -> i8 {
        match self {
            Self::White => 1,
            Self::Black => -1,
        }
    }

    /// The index of the rank on which this side's pieces begin (FIDE 2.3).
    #[must_use]
    pub const fn first_rank(self) -> i8 {
        match self {
            Self::White => 0,
            Self::Black => 7,
        }
    }

    /// The index of the rank on which this side's pawns begin (FIDE 2.3).
    #[must_use]
    pub const fn pawn_rank(self) -> i8 {
        self.first_rank() + self.forward()
    }

    /// The index of the rank on which this side's pawns are promoted (FIDE 3.7.3.3).
    #[must_use]
    pub const fn last_rank(self) -> i8 {
        self.opponent().first_rank()
    }
}

/// The six kinds of men (FIDE 2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Pawn, FIDE 3.7.
    Pawn,
    /// Knight, FIDE 3.6.
    Knight,
    /// Bishop, FIDE 3.2.
    Bishop,
    /// Rook, FIDE 3.3.
    Rook,
    /// Queen, FIDE 3.4.
    Queen,
    /// King, FIDE 3.8.
    King,
}

impl Kind {
    /// All six.
    pub const ALL: [Self; 6] =
        [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// What a pawn may become (FIDE 3.7.3.3).
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The lower-case English letter, as FEN and UCI write it.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'p',
            Self::Knight => 'n',
            Self::Bishop => 'b',
            Self::Rook => 'r',
            Self::Queen => 'q',
            Self::King => 'k',
        }
    }

    /// The kind that a letter of either case names.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter.to_ascii_lowercase())
    }
}

/// A piece or a pawn of one side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Man {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

/// A square by the index of its file and of its rank, each 0 to 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// 0 for the a-file.
    pub file: i8,
    /// 0 for the first rank.
    pub rank: i8,
}

impl Cell {
    /// The cell on a file and a rank that are both on the board.
    #[must_use]
    pub const fn new(file: i8, rank: i8) -> Self {
        debug_assert!(0 <= file && file < 8 && 0 <= rank && rank < 8);
        Self { file, rank }
    }

    /// All sixty-four, a1, b1 … h8.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8).flat_map(|rank| (0..8).map(move |file| Self { file, rank }))
    }

    /// The cell that `e4` names, if it is one (FIDE C.7).
    #[must_use]
    pub fn of_name(name: &str) -> Option<Self> {
        Self::all().find(|cell| cell.name() == name)
    }

    /// Its name, `e4` (FIDE C.7).
    #[must_use]
    pub fn name(self) -> String {
        format!("{}{}", self.file_letter(), self.rank_digit())
    }

    /// The letter of its file (FIDE C.5).
    #[must_use]
    pub const fn file_letter(self) -> char {
        (b'a' + self.file as u8) as char
    }

    /// The digit of its rank (FIDE C.6).
    #[must_use]
    pub const fn rank_digit(self) -> char {
        (b'1' + self.rank as u8) as char
    }
}

/// Sixty-four cells, each empty or with one man on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    ranks: [[Option<Man>; 8]; 8],
}

impl Board {
    /// A board without men.
    pub const EMPTY: Self = Self { ranks: [[None; 8]; 8] };

    /// The man on a cell.
    #[must_use]
    pub const fn at(&self, cell: Cell) -> Option<Man> {
        self.ranks[cell.rank as usize][cell.file as usize]
    }

    /// Puts a man on a cell, or takes away what stands there.
    pub const fn set(&mut self, cell: Cell, man: Option<Man>) {
        self.ranks[cell.rank as usize][cell.file as usize] = man;
    }

    /// Every man with the cell that it stands on.
    pub fn men(&self) -> impl Iterator<Item = (Cell, Man)> + '_ {
        Cell::all().filter_map(|cell| Some((cell, self.at(cell)?)))
    }

    /// Where the king of a side stands; `None` when a set-up has none.
    #[must_use]
    pub fn king_of(&self, side: Side) -> Option<Cell> {
        let king = Man { side, kind: Kind::King };
        Cell::all().find(|&cell| self.at(cell) == Some(king))
    }
}
