//! Which men there are, and what captures and promotions make of them.

use crate::judge::{Kind, Side};
use core::fmt;

/// At most so many men, kings included: the positions of four fill some sixteen million bytes.
pub(super) const MOST_MEN: usize = 4;

/// What a pawn becomes.
pub(super) const PROMOTIONS: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

/// For each place one in another order.
pub(super) type Order = [usize; MOST_MEN];

/// The men on the board: the white king, the black king, and at most two more.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Material {
    men: Vec<(Side, Kind)>,
}

impl Material {
    /// Reads text such as `KPvKN`: White's men, `v`, Black's men, kings first. Nothing for other
    /// text and for more than four men.
    #[must_use]
    pub fn read(text: &str) -> Option<Material> {
        let (white, black) = text.split_once('v')?;
        let others = |side, letters: &str| -> Option<Vec<(Side, Kind)>> {
            letters.strip_prefix('K')?.chars().map(|letter| Some((side, kind(letter)?))).collect()
        };
        let mut men = vec![(Side::White, Kind::King), (Side::Black, Kind::King)];
        men.extend(others(Side::White, white)?);
        men.extend(others(Side::Black, black)?);
        (men.len() <= MOST_MEN).then_some(Material { men })
    }

    /// The men, each in a place of its own.
    #[must_use]
    pub fn men(&self) -> &[(Side, Kind)] {
        &self.men
    }

    /// Without the man in a place.
    pub(super) fn without(&self, place: usize) -> Material {
        let mut men = self.men.clone();
        men.remove(place);
        Material { men }
    }

    /// With the man in a place turned into another.
    pub(super) fn promoted(&self, place: usize, to: Kind) -> Material {
        let mut men = self.men.clone();
        men[place].1 = to;
        Material { men }
    }

    /// The same with the colors exchanged, and in which place here each man of it is.
    pub(super) fn turned(&self) -> (Material, Order) {
        let of = |side: Side| self.others().filter(move |&place| self.men[place].0 == side);
        let places = [1, 0].into_iter().chain(of(Side::Black)).chain(of(Side::White));
        let mut order = [0; MOST_MEN];
        for (to, from) in order.iter_mut().zip(places) {
            *to = from;
        }
        let men = order[..self.men.len()].iter().map(|&place| self.men[place]);
        let men = men.map(|(side, kind)| (side.opponent(), kind)).collect();
        (Material { men }, order)
    }

    /// The places of all men but the kings.
    pub(super) fn others(&self) -> core::ops::Range<usize> {
        2..self.men.len()
    }
}

fn kind(letter: char) -> Option<Kind> {
    Some(match letter {
        'P' => Kind::Pawn,
        'N' => Kind::Knight,
        'B' => Kind::Bishop,
        'R' => Kind::Rook,
        'Q' => Kind::Queen,
        _ => return None,
    })
}

const fn letter(kind: Kind) -> char {
    match kind {
        Kind::Pawn => 'P',
        Kind::Knight => 'N',
        Kind::Bishop => 'B',
        Kind::Rook => 'R',
        Kind::Queen => 'Q',
        Kind::King => 'K',
    }
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = |side: Side| -> String {
            let own = self.men.iter().filter(|man| man.0 == side);
            own.map(|&(_, kind)| letter(kind)).collect()
        };
        write!(f, "{}v{}", of(Side::White), of(Side::Black))
    }
}
