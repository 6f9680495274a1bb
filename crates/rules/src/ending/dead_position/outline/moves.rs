//! Every move of every position within a frame.

use super::mates::{Made, Mover};
use super::{Key, Outliner, Places, Unproved};
use crate::board::{Color, Rank, Role, Square, SquareSet};
use crate::movement::{
    between, bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks,
    rook_attacks,
};

/// How many checks are followed one upon the other.
const MOST_CHECKS: u32 = 4;

/// A roamer on one of so few squares may still certainly attack something.
const FEW: usize = 4;

/// A frame whose moves are made.
struct Scene<'a> {
    key: &'a Key,
    places: &'a Places,
    depth: u32,
    /// Certainly taken.
    taken: SquareSet,
    /// Certainly taken by the side to move.
    own: SquareSet,
    /// Where moves other than the king's must end, if it is in check.
    answers: SquareSet,
}

impl Outliner {
    /// Makes all moves of a frame.
    pub(super) fn follow(
        &mut self,
        key: &Key,
        places: &Places,
        depth: u32,
    ) -> Result<(), Unproved> {
        let own_men = self.certain(places, key.turn);
        let scene = Scene {
            key,
            places,
            depth,
            taken: self.taken(key, places),
            own: own_men | key.pawns[key.turn as usize].with(key.kings[key.turn as usize]),
            answers: self.answers(key, places),
        };
        self.king(&scene)?;
        if scene.answers.is_empty() {
            return Ok(());
        }
        self.pawns(&scene)?;
        for number in 0..self.men.len() {
            if self.men[number].color == key.turn {
                self.roamer(&scene, number)?;
            }
        }
        self.crowd(&scene)
    }

    fn king(&mut self, scene: &Scene<'_>) -> Result<(), Unproved> {
        let us = scene.key.turn as usize;
        let far = !king_attacks(scene.key.kings[1 - us]);
        for to in (king_attacks(scene.key.kings[us]) & far) - scene.own {
            let mut key = self.passed(scene.key);
            key.kings[us] = to;
            let vacated = SquareSet::of(scene.key.kings[us]);
            self.arrive(scene, key, *scene.places, to, Made { by: Mover::King, vacated })?;
        }
        Ok(())
    }

    fn pawns(&mut self, scene: &Scene<'_>) -> Result<(), Unproved> {
        let us = scene.key.turn;
        let (up, third, last) = match us {
            Color::White => (1, Rank::Third, Rank::Eighth),
            Color::Black => (-1, Rank::Sixth, Rank::First),
        };
        for from in scene.key.pawns[us as usize] {
            let mut key = self.passed(scene.key);
            key.pawns[us as usize].remove(from);
            let Some(one) = from.translated(0, up) else { continue };
            if one.rank() == last && us == Color::White {
                let prey = self.may_be(scene.places, Color::Black) | scene.key.pawns[1];
                let way = !(SquareSet::of(one) & scene.taken).is_empty();
                if !way || pawn_attacks(us, from).meets(prey) {
                    return Err(Unproved);
                }
                continue;
            }
            if !scene.taken.contains(one) {
                let mut places = *scene.places;
                places.clear(SquareSet::of(one));
                if scene.answers.contains(one) {
                    self.put_pawn(scene, key, places, (from, one))?;
                }
                let two = one.translated(0, up).filter(|_| one.rank() == third);
                if let Some(two) = two.filter(|&two| !scene.taken.contains(two))
                    && scene.answers.contains(two)
                {
                    places.clear(SquareSet::of(two));
                    let is_seen = pawn_attacks(us, one).meets(key.pawns[!us as usize]);
                    key.crossed = is_seen.then_some(one);
                    self.put_pawn(scene, key, places, (from, two))?;
                    key.crossed = None;
                }
            }
            for to in pawn_attacks(us, from) & scene.answers {
                self.pawn_captures(scene, key, (from, to))?;
            }
            let passing = scene.key.crossed.filter(|&to| pawn_attacks(us, from).contains(to));
            if let Some(to) = passing
                && let Some(captured) = to.translated(0, -up)
            {
                key.pawns[!us as usize].remove(captured);
                let made =
                    Made { by: Mover::Pawn(to), vacated: SquareSet::of(from).with(captured) };
                key.pawns[us as usize].insert(to);
                self.meet(&key, scene.places, made, scene.depth)?;
            }
        }
        Ok(())
    }

    fn pawn_captures(
        &mut self,
        scene: &Scene<'_>,
        key: Key,
        (from, to): (Square, Square),
    ) -> Result<(), Unproved> {
        let them = !scene.key.turn;
        let mut key = key;
        if key.pawns[them as usize].contains(to) {
            key.pawns[them as usize].remove(to);
            return self.put_pawn(scene, key, *scene.places, (from, to));
        }
        for number in 0..self.men.len() {
            if self.men[number].color == them && scene.places.squares[number].contains(to) {
                let mut places = *scene.places;
                places.capture(number);
                places.clear(SquareSet::of(to));
                self.put_pawn(scene, key, places, (from, to))?;
            }
        }
        if them == Color::Black && scene.places.crowd.contains(to) {
            let mut places = *scene.places;
            places.clear(SquareSet::of(to));
            self.put_pawn(scene, key, places, (from, to))?;
        }
        Ok(())
    }

    /// A pawn of the side to move, taken off its square before, stands here now.
    fn put_pawn(
        &mut self,
        scene: &Scene<'_>,
        key: Key,
        places: Places,
        (from, to): (Square, Square),
    ) -> Result<(), Unproved> {
        let (mut key, mut places) = (key, places);
        let made = Made { by: Mover::Pawn(to), vacated: SquareSet::of(from) };
        if SquareSet::BACK_RANKS.contains(to) {
            places.crowd.insert(to);
        } else {
            key.pawns[scene.key.turn as usize].insert(to);
        }
        self.meet(&key, &places, made, scene.depth)
    }

    fn roamer(&mut self, scene: &Scene<'_>, number: usize) -> Result<(), Unproved> {
        let role = self.men[number].role;
        let squares = scene.places.squares[number];
        let them = !scene.key.turn as usize;
        let king = scene.key.kings[them];
        let attack = |from: Square| attacks(role, from, scene.taken.without(from));
        let targets = squares.into_iter().fold(SquareSet::EMPTY, |all, from| all | attack(from));
        let targets = ((targets & scene.answers) - scene.own).without(king);
        let alone = match squares.single() {
            Some(_) => targets,
            None => {
                let sure = self.certain(scene.places, !scene.key.turn) | scene.key.pawns[them];
                targets & (sure | king_attacks(king))
            }
        };
        let made = Made { by: Mover::Roamer(number), vacated: squares };
        for to in alone {
            let mut places = *scene.places;
            places.put(number, SquareSet::of(to));
            self.arrive(scene, self.passed(scene.key), places, to, made)?;
        }
        let others = targets - alone;
        if others.is_empty() {
            return Ok(());
        }
        let mut places = *scene.places;
        self.lose_on(scene.key, &mut places, !scene.key.turn, others);
        places.put(number, others);
        let key = self.passed(scene.key);
        self.meet(&key, &places, made, scene.depth)
    }

    /// Black's promoted pieces move.
    fn crowd(&mut self, scene: &Scene<'_>) -> Result<(), Unproved> {
        if scene.key.turn == Color::White || scene.places.crowd.is_empty() {
            return Ok(());
        }
        let attack =
            |from: Square| queen_attacks(from, scene.taken.without(from)) | knight_attacks(from);
        let crowd = scene.places.crowd.into_iter();
        let targets = crowd.fold(SquareSet::EMPTY, |all, from| all | attack(from));
        let targets = ((targets & scene.answers) - scene.own).without(scene.key.kings[0]);
        let made = Made { by: Mover::King, vacated: SquareSet::EMPTY };
        for to in targets & scene.key.pawns[0] {
            let mut key = self.passed(scene.key);
            key.pawns[0].remove(to);
            let mut places = *scene.places;
            places.crowd.insert(to);
            self.meet(&key, &places, made, scene.depth)?;
        }
        let others = targets - scene.key.pawns[0];
        if others.is_empty() {
            return Ok(());
        }
        let mut places = *scene.places;
        self.lose_on(scene.key, &mut places, Color::White, others);
        places.crowd |= others;
        let key = self.passed(scene.key);
        self.meet(&key, &places, made, scene.depth)
    }

    /// Any one of a side's roamers could have been captured on these squares;
    /// White's last man is not, for that would be hopeless.
    fn lose_on(&self, key: &Key, places: &mut Places, color: Color, squares: SquareSet) {
        let is_last = self.left(places, Color::White).nth(1).is_none();
        if color == Color::White && is_last && key.pawns[0].is_empty() {
            return;
        }
        for (number, man) in self.men.iter().enumerate() {
            if man.color == color && places.squares[number].meets(squares) {
                places.gone |= 1 << number;
            }
        }
    }

    /// The king, or the roamer with this number, arrives on a square, with or
    /// without a capture.
    fn arrive(
        &mut self,
        scene: &Scene<'_>,
        key: Key,
        places: Places,
        to: Square,
        made: Made,
    ) -> Result<(), Unproved> {
        let them = !scene.key.turn;
        let (mut key, mut rest) = (key, places);
        rest.clear(SquareSet::of(to));
        let settled = |mut places: Places| {
            if let Mover::Roamer(number) = made.by {
                places.put(number, SquareSet::of(to));
            }
            places
        };
        if key.pawns[them as usize].contains(to) {
            key.pawns[them as usize].remove(to);
            return self.meet(&key, &settled(rest), made, scene.depth);
        }
        for number in 0..self.men.len() {
            if self.men[number].color == them && scene.places.squares[number].contains(to) {
                let mut places = rest;
                places.capture(number);
                self.meet(&key, &settled(places), made, scene.depth)?;
            }
        }
        if self.certain(scene.places, them).contains(to) {
            return Ok(());
        }
        self.meet(&key, &settled(rest), made, scene.depth)
    }

    /// What a move has led to: put into its frame, or followed at once if it
    /// certainly gives check; nothing if it is impossible or hopeless.
    fn meet(&mut self, key: &Key, places: &Places, made: Made, depth: u32) -> Result<(), Unproved> {
        let Some(places) = self.settled(key, places) else { return Ok(()) };
        let us = !key.turn;
        if self.is_attacked(key, &places, us) || self.lacks_material(key, &places) {
            return Ok(());
        }
        if key.turn == Color::Black && self.could_be_mate(key, &places, made) {
            return Err(Unproved);
        }
        if depth < MOST_CHECKS && self.is_attacked(key, &places, key.turn) {
            return self.follow(key, &places, depth + 1);
        }
        self.frames.join(key, &places)
    }

    /// No roamer is where something else certainly is; none if one would have no
    /// place left.
    fn settled(&self, key: &Key, places: &Places) -> Option<Places> {
        let mut places = *places;
        let exact = key.pawns[0] | key.pawns[1].with(key.kings[0]).with(key.kings[1]);
        places.clear(exact);
        for number in 0..self.men.len() {
            if places.may_be_gone(number) {
                continue;
            }
            let squares = places.squares[number];
            if let Some(square) = squares.single() {
                places.clear(SquareSet::of(square));
                places.squares[number] = squares;
            }
        }
        let lost = |number: usize| places.squares[number].is_empty() && !places.may_be_gone(number);
        (!(0..self.men.len()).any(lost)).then_some(places)
    }

    /// Whether a side's king is certainly attacked.
    fn is_attacked(&self, key: &Key, places: &Places, color: Color) -> bool {
        let king = key.kings[color as usize];
        if pawn_attacks(color, king).meets(key.pawns[!color as usize]) {
            return true;
        }
        let may_be = self.may_be_taken(key, places);
        (0..self.men.len()).any(|number| {
            let squares = places.squares[number];
            let is_sure = !places.may_be_gone(number) && squares.len() <= FEW;
            let sees = |at| attacks(self.men[number].role, at, may_be).contains(king);
            is_sure && self.men[number].color != color && squares.into_iter().all(sees)
        })
    }

    /// Where a move that is not the king's must end.
    fn answers(&self, key: &Key, places: &Places) -> SquareSet {
        let color = key.turn;
        let king = key.kings[color as usize];
        let mut checkers = pawn_attacks(color, king) & key.pawns[!color as usize];
        let may_be = self.may_be_taken(key, places);
        for (number, man) in self.men.iter().enumerate() {
            if let Some(at) = places.squares[number].single()
                && !places.may_be_gone(number)
                && man.color != color
                && attacks(man.role, at, may_be).contains(king)
            {
                checkers.insert(at);
            }
        }
        match checkers.single() {
            Some(checker) => between(king, checker).with(checker),
            None if checkers.is_empty() => SquareSet::FULL,
            None => SquareSet::EMPTY,
        }
    }

    /// Whether White's material, all that is left of it, can never mate.
    fn lacks_material(&self, key: &Key, places: &Places) -> bool {
        if !key.pawns[0].is_empty() || !key.pawns[1].is_empty() {
            return key.pawns[0].is_empty() && self.left(places, Color::White).next().is_none();
        }
        let mut white = self.left(places, Color::White);
        let (first, second) = (white.next(), white.next());
        let Some(first) = first else { return true };
        if !places.crowd.is_empty() {
            return false;
        }
        let mut black = self.left(places, Color::Black);
        if self.men[first].role == Role::Knight && second.is_none() {
            return black.all(|number| self.men[number].role == Role::Queen);
        }
        let is_light = self.men[first].from.is_light();
        self.left(places, Color::White).chain(black).all(|number| {
            let man = self.men[number];
            man.role == Role::Bishop && man.from.is_light() == is_light
        })
    }

    /// The roamers of a side that are not certainly gone.
    fn left(&self, places: &Places, color: Color) -> impl Iterator<Item = usize> {
        let squares = places.squares;
        let men = self.men.iter().enumerate();
        let left =
            men.filter(move |(number, man)| man.color == color && !squares[*number].is_empty());
        left.map(|(number, _)| number)
    }

    /// The same squares with the other side to move.
    fn passed(&self, key: &Key) -> Key {
        Key { turn: !key.turn, crossed: None, ..*key }
    }

    /// Squares that are certainly taken.
    pub(super) fn taken(&self, key: &Key, places: &Places) -> SquareSet {
        let exact = key.pawns[0] | key.pawns[1].with(key.kings[0]).with(key.kings[1]);
        exact | self.certain(places, Color::White) | self.certain(places, Color::Black)
    }

    /// Squares on which a roamer of a side certainly stands.
    fn certain(&self, places: &Places, color: Color) -> SquareSet {
        let mut certain = SquareSet::EMPTY;
        for (number, man) in self.men.iter().enumerate() {
            if man.color == color
                && !places.may_be_gone(number)
                && let Some(square) = places.squares[number].single()
            {
                certain.insert(square);
            }
        }
        certain
    }

    /// Squares on which a roamer of a side could stand.
    fn may_be(&self, places: &Places, color: Color) -> SquareSet {
        let crowd = if color == Color::Black { places.crowd } else { SquareSet::EMPTY };
        let men = self.men.iter().zip(places.squares).filter(|(man, _)| man.color == color);
        men.fold(crowd, |all, (_, squares)| all | squares)
    }

    /// Squares that could be taken.
    pub(super) fn may_be_taken(&self, key: &Key, places: &Places) -> SquareSet {
        let exact = key.pawns[0] | key.pawns[1].with(key.kings[0]).with(key.kings[1]);
        exact | self.may_be(places, Color::White) | self.may_be(places, Color::Black)
    }
}

pub(super) fn attacks(role: Role, from: Square, occupied: SquareSet) -> SquareSet {
    match role {
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_attacks(from, occupied),
        Role::Rook => rook_attacks(from, occupied),
        Role::Queen => queen_attacks(from, occupied),
        Role::King | Role::Pawn => SquareSet::EMPTY,
    }
}
