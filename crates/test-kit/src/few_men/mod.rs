//! Who can still checkmate, in every position of a few men, by brute force.
//!
//! A side can mate where it has mated, and where some legal move leads to where it can. Beginning
//! with the mates, the positions are gone through again and again until nothing changes; what is
//! not marked then can never be mate. Captures and promotions lead to other material, which is
//! finished first. Nothing here is shared with the rules or their prover, and nothing is left out:
//! not the bare king, and not what looks hopeless.

mod material;
mod placing;

pub use material::Material;

use crate::bridge::{color, role, square};
use crate::judge::{Cell, Kind, Side};
use material::{MOST_MEN, PROMOTIONS};
use placing::{Going, Placing, Scene};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Piece, Position, Setup};
use std::collections::HashMap;
use std::sync::Arc;

/// White can mate.
const WHITE: u8 = 1;
/// Black can mate.
const BLACK: u8 = 2;
const BOTH: u8 = WHITE | BLACK;

/// Which positions of the material are gone through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// All.
    All,
    /// Those in which two pawns stand head to head: neither ever moves unless the other is taken.
    HeadToHead,
}

/// Who can mate, in every position of some material.
pub struct Answers {
    material: Material,
    extent: Extent,
    marks: Arc<Vec<u8>>,
}

/// Tables of material, each made once.
#[derive(Default)]
pub struct FewMen {
    finished: HashMap<Material, Arc<Vec<u8>>>,
}

/// How other material comes about: which man is promoted to what, and which is taken.
type Way = (Option<(usize, Kind)>, Option<usize>);

/// Where captures and promotions lead.
struct Ways {
    tables: HashMap<Way, Arc<Vec<u8>>>,
}

impl FewMen {
    /// Who can mate in each position of the material.
    pub fn answers(&mut self, material: &Material, extent: Extent) -> Answers {
        let marks = match extent {
            Extent::All => self.table(material),
            Extent::HeadToHead => Arc::new(self.solve(material, extent)),
        };
        Answers { material: material.clone(), extent, marks }
    }

    fn table(&mut self, material: &Material) -> Arc<Vec<u8>> {
        if let Some(table) = self.finished.get(material) {
            return Arc::clone(table);
        }
        let table = Arc::new(self.solve(material, Extent::All));
        self.finished.insert(material.clone(), Arc::clone(&table));
        table
    }

    fn solve(&mut self, material: &Material, extent: Extent) -> Vec<u8> {
        let ways = self.ways(material, extent);
        let count = material.men().len();
        let mut marks = vec![0; 2 << (6 * count)];
        let mut open: Vec<u32> = indices(material, extent).map(|index| index as u32).collect();
        loop {
            let before = open.len();
            let mut is_changed = false;
            open.retain(|&index| {
                let index = index as usize;
                let Some(scene) = Scene::of(material, &Placing::of(index, count)) else {
                    return false;
                };
                let mark = ways.mark(&scene, &marks, index, count);
                is_changed |= mark != marks[index];
                marks[index] = mark;
                mark != BOTH
            });
            if !is_changed && open.len() == before {
                return marks;
            }
            // News travels both ways.
            open.reverse();
        }
    }

    fn ways(&mut self, material: &Material, extent: Extent) -> Ways {
        let mut tables = HashMap::new();
        for captured in material.others() {
            tables.insert((None, Some(captured)), self.table(&material.without(captured)));
        }
        let pawns = material.others().filter(|&place| material.men()[place].1 == Kind::Pawn);
        for pawn in pawns.filter(|_| extent == Extent::All) {
            for kind in PROMOTIONS {
                let promoted = material.promoted(pawn, kind);
                let way = Some((pawn, kind));
                tables.insert((way, None), self.table(&promoted));
                for captured in material.others().filter(|&other| other != pawn) {
                    tables.insert((way, Some(captured)), self.table(&promoted.without(captured)));
                }
            }
        }
        Ways { tables }
    }
}

impl Ways {
    /// Who can mate, as far as the marks tell.
    fn mark(&self, scene: &Scene<'_>, marks: &[u8], index: usize, count: usize) -> u8 {
        let mut mark = marks[index];
        let is_any = scene.each_move(&mut |going| {
            mark |= self.after(scene.after(going), going, marks, count);
            mark == BOTH
        });
        if !is_any {
            mark |= match scene.mated() {
                Some(Side::White) => BLACK,
                Some(Side::Black) => WHITE,
                None => 0,
            };
        }
        mark
    }

    /// What is marked where a move leads.
    fn after(&self, mut here: Placing, going: Going, marks: &[u8], count: usize) -> u8 {
        let Going { place, promotion, captured, .. } = going;
        if promotion.is_none() && captured.is_none() {
            return marks[here.index(count)];
        }
        let way = (promotion.map(|kind| (place, kind)), captured);
        let Some(table) = self.tables.get(&way) else { return 0 };
        match captured {
            None => table[here.index(count)],
            Some(captured) => {
                here.squares.copy_within(captured + 1..MOST_MEN, captured);
                table[here.index(count - 1)]
            }
        }
    }
}

impl Answers {
    /// Each position, with whether White and whether Black can still mate.
    pub fn positions(&self) -> impl Iterator<Item = (Position, [bool; 2])> {
        let count = self.material.men().len();
        indices(&self.material, self.extent).filter_map(move |index| {
            let placing = Placing::of(index, count);
            let scene = Scene::of(&self.material, &placing)?;
            let mark = self.marks[index];
            Some((self.position(&scene, &placing)?, [mark & WHITE != 0, mark & BLACK != 0]))
        })
    }

    /// The position in the words of the rules; nothing where the capture in passing for which a
    /// pawn is noted would not be legal, which is the position without the note.
    fn position(&self, scene: &Scene<'_>, placing: &Placing) -> Option<Position> {
        let on = |number: u8| square(Cell::new((number & 7) as i8, (number >> 3) as i8));
        let mut setup = Setup {
            turn: color(placing.turn),
            en_passant: scene.passed().map(on),
            fullmove_number: 1,
            ..Setup::empty()
        };
        for (place, &(side, kind)) in self.material.men().iter().enumerate() {
            setup.board.put(on(scene.square(place)), Piece::new(color(side), role(kind)));
        }
        let position = Position::from_setup(&setup, CastlingMode::Standard).ok()?;
        (position.en_passant() == setup.en_passant).then_some(position)
    }
}

/// The index of a color in an answer.
#[must_use]
pub const fn place_of(color: Color) -> usize {
    match color {
        Color::White => 0,
        Color::Black => 1,
    }
}

/// The numbers of the placings that are gone through.
fn indices(material: &Material, extent: Extent) -> impl Iterator<Item = usize> {
    let count = material.men().len();
    (0..2 << (6 * count)).filter(move |&index| match extent {
        Extent::All => true,
        // The pawns are the last two; Black's stands on the next rank.
        Extent::HeadToHead => {
            (8..48).contains(&(index >> 6 & 63)) && index & 63 == (index >> 6 & 63) + 8
        }
    })
}
