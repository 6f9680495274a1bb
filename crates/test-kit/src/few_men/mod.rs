//! Who can still checkmate, in every position of a few men, by brute force.
//!
//! A side can mate where it has mated, and where some legal move leads to where it can. Once every
//! position is looked at for a mate on the board and for the captures and promotions, which lead to
//! other material that is finished first. From each position with a new mark, moves are then taken
//! back, and whatever they come from is marked as well; what is not marked in the end can never be
//! mate. Nothing here is shared with the rules or their prover, and nothing is left out: not the
//! bare king, and not what looks hopeless.
//!
//! Cost: four men take some seconds, and a byte for each of their sixteen million numbers, in which
//! left and right are not told apart; what is finished is held in a quarter of that.

mod material;
mod placing;
mod table;
mod taken_back;

pub use material::Material;

use crate::bridge::{color, role, square};
use crate::judge::{Cell, Kind, Side};
use material::{MOST_MEN, PROMOTIONS};
use placing::{Going, Placing, Scene};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Piece, Position, Setup};
use std::collections::HashMap;
use std::rc::Rc;
use table::{Finished, Table};

/// White can mate.
const WHITE: u8 = 1;
/// Black can mate.
const BLACK: u8 = 2;
/// Those from which this came about have not been told.
const NEWS: u8 = 8;
/// The number is no position that is gone through.
const NOWHERE: u8 = 4;

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
    table: Table,
    ways: Ways,
}

/// Tables of material, each made once, and once for both colors.
#[derive(Default)]
pub struct FewMen {
    finished: HashMap<Material, Rc<Finished>>,
}

/// How other material comes about: which man is promoted to what, and which is taken.
type Way = (Option<(usize, Kind)>, Option<usize>);

/// Where captures and promotions lead.
struct Ways {
    tables: HashMap<Way, Table>,
}

impl FewMen {
    /// Who can mate in each position of the material.
    pub fn answers(&mut self, material: &Material, extent: Extent) -> Answers {
        let table = match extent {
            Extent::All => self.table(material),
            Extent::HeadToHead => Table::of(self.solve(material, extent)),
        };
        Answers { material: material.clone(), extent, table, ways: self.ways(material, extent) }
    }

    fn table(&mut self, material: &Material) -> Table {
        let (turned, order) = material.turned();
        if let Some(finished) = self.finished.get(material) {
            Table::shared(finished, None)
        } else if let Some(finished) = self.finished.get(&turned) {
            Table::shared(finished, Some(order))
        } else {
            let finished = Rc::new(self.solve(material, Extent::All));
            self.finished.insert(material.clone(), Rc::clone(&finished));
            Table::shared(&finished, None)
        }
    }

    fn solve(&mut self, material: &Material, extent: Extent) -> Finished {
        let ways = self.ways(material, extent);
        let count = material.men().len();
        let mut marks = vec![NOWHERE; Placing::numbers(count)];
        let mut is_changed = false;
        for index in indices(material, extent) {
            let Some(scene) = Scene::of(material, &Placing::of(index, count)) else { continue };
            let mark = ways.at_once(&scene, count);
            marks[index] = if mark == 0 { 0 } else { mark | NEWS };
            is_changed |= mark != 0;
        }
        while is_changed {
            is_changed = false;
            for index in 0..marks.len() {
                if marks[index] & NEWS == 0 {
                    continue;
                }
                marks[index] &= !NEWS;
                let mark = marks[index];
                let Some(scene) = Scene::of(material, &Placing::of(index, count)) else { continue };
                scene.each_before(&mut |before| {
                    let known = &mut marks[before.index(count)];
                    if *known != NOWHERE && *known | mark | NEWS != *known | NEWS {
                        *known |= mark | NEWS;
                        is_changed = true;
                    }
                });
            }
        }
        Finished::of(&marks)
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
    /// Who has mated, or can after a capture or a promotion.
    fn at_once(&self, scene: &Scene<'_>, count: usize) -> u8 {
        let mut mark = match scene.mated() {
            Some(Side::White) => BLACK,
            Some(Side::Black) => WHITE,
            None => 0,
        };
        scene.each_departure(&mut |going| {
            mark |= self.after(scene.after(going), going, count);
        });
        mark
    }

    /// What is known where a move leads to other material.
    fn after(&self, mut here: Placing, going: Going, count: usize) -> u8 {
        let Going { place, promotion, captured, .. } = going;
        let way = (promotion.map(|kind| (place, kind)), captured);
        let Some(table) = self.tables.get(&way) else { return 0 };
        match captured {
            None => table.mark(&here, count),
            Some(captured) => {
                here.squares.copy_within(captured + 1..MOST_MEN, captured);
                table.mark(&here, count - 1)
            }
        }
    }
}

impl Answers {
    /// Each position, with whether White and whether Black can still mate.
    pub fn positions(&self) -> impl Iterator<Item = (Position, [bool; 2])> {
        let count = self.material.men().len();
        let placings = indices(&self.material, self.extent).flat_map(move |index| {
            let placing = Placing::of(index, count);
            [placing, placing.flipped()]
        });
        placings.filter_map(move |placing| {
            let scene = Scene::of(&self.material, &placing)?;
            let mark = self.table.mark(&placing, count);
            Some((self.position(&scene, &placing)?, [mark & WHITE != 0, mark & BLACK != 0]))
        })
    }

    /// How many positions, left and right not told apart, have another answer than the positions after their moves say: none, if
    /// every move that was made can be taken back.
    #[must_use]
    pub fn contradictions(&self) -> usize {
        let count = self.material.men().len();
        let scenes = indices(&self.material, self.extent).filter_map(|index| {
            let placing = Placing::of(index, count);
            Some((Scene::of(&self.material, &placing)?, self.table.mark(&placing, count)))
        });
        scenes.filter(|(scene, mark)| self.said(scene) != *mark).count()
    }

    /// Who can mate, as the positions after the moves say.
    fn said(&self, scene: &Scene<'_>) -> u8 {
        let count = self.material.men().len();
        let mut said = self.ways.at_once(scene, count);
        scene.each_move(&mut |going| {
            if going.captured.is_none() && going.promotion.is_none() {
                said |= self.table.mark(&scene.after(going), count);
            }
            said == WHITE | BLACK
        });
        said
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
    (0..Placing::numbers(count)).filter(move |&index| match extent {
        Extent::All => true,
        // The pawns are the last two; Black's stands on the next rank.
        Extent::HeadToHead => {
            (8..48).contains(&(index >> 6 & 63)) && index & 63 == (index >> 6 & 63) + 8
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_what_the_moves_say() {
        for (text, extent) in
            [("KPvK", Extent::All), ("KvKN", Extent::All), ("KPvKP", Extent::HeadToHead)]
        {
            let material = Material::read(text).unwrap();
            let answers = FewMen::default().answers(&material, extent);
            assert_eq!(answers.contradictions(), 0, "{text}");
        }
    }

    /// What is known of one color is what is known of the other on the board turned over.
    #[test]
    fn colors_exchanged() {
        let [one, other] = ["KPvK", "KvKP"].map(|text| Material::read(text).unwrap());
        let mut few_men = FewMen::default();
        let [first, turned] = [&one, &other].map(|men| few_men.answers(men, Extent::All));
        let alone = FewMen::default().answers(&other, Extent::All);
        let answers = |answers: &Answers| -> Vec<[bool; 2]> {
            answers.positions().map(|(_, can_mate)| can_mate).collect()
        };
        assert_eq!(answers(&turned), answers(&alone));
        let white = answers(&first).iter().filter(|can_mate| can_mate[0]).count();
        let black = answers(&turned).iter().filter(|can_mate| can_mate[1]).count();
        assert!(white > 100_000 && white == black, "{white} {black}");
    }
}
