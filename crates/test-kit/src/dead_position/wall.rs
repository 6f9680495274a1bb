//! Whether a wall is one: its sets are closed under everything that could move, and no mate fits
//! into them.
//!
//! The checker is given the sets and only tries to get out of them, one step at a time.

use rokade_rules::ending::dead_position::{Reach, Wall};
use rokade_rules::movement::CastlingSide;
use rokade_rules::{Color, Move, Position, Role, Square};

const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const LEAPS: [(i8, i8); 8] =
    [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

/// What is wrong with a wall that is said to keep `color` from mating, if anything is.
#[must_use]
pub fn wall_fault(position: &Position, wall: &Wall, color: Color) -> Option<String> {
    let checked = Checked { position, wall };
    checked
        .start()
        .or_else(|| checked.way_out())
        .or_else(|| checked.way_out_by_castling())
        .or_else(|| checked.way_out_by_passing())
        .or_else(|| checked.mate(color))
}

struct Checked<'a> {
    position: &'a Position,
    wall: &'a Wall,
}

/// The square some files and ranks further.
fn further(from: Square, (files, ranks): (i8, i8)) -> Option<Square> {
    Square::ALL.into_iter().find(|to| {
        to.file() as i8 == from.file() as i8 + files && to.rank() as i8 == from.rank() as i8 + ranks
    })
}

fn forward(color: Color) -> i8 {
    if color == Color::White { 1 } else { -1 }
}

/// The steps of a piece, and whether it goes on in the same direction.
fn steps(role: Role) -> (Vec<(i8, i8)>, usize) {
    match role {
        Role::Pawn => (Vec::new(), 0),
        Role::Knight => (LEAPS.to_vec(), 1),
        Role::Bishop => (DIAGONAL.to_vec(), 7),
        Role::Rook => (STRAIGHT.to_vec(), 7),
        Role::Queen => ([STRAIGHT, DIAGONAL].concat(), 7),
        Role::King => ([STRAIGHT, DIAGONAL].concat(), 1),
    }
}

impl Checked<'_> {
    /// Every piece is there, within its own set.
    fn start(&self) -> Option<String> {
        let pieces: Vec<_> = self.position.board().iter().collect();
        let listed: Vec<_> = self.wall.pieces.iter().map(|p| (p.from, p.color, p.role)).collect();
        if pieces.iter().map(|&(at, piece)| (at, piece.color, piece.role)).ne(listed) {
            return Some("not the pieces of the position".to_owned());
        }
        let outside = self.wall.pieces.iter().find(|piece| !piece.squares.contains(piece.from));
        outside.map(|piece| format!("{} is outside its set", piece.from))
    }

    /// A king or rook that castles out of its set: nothing that stays is in the way.
    fn way_out_by_castling(&self) -> Option<String> {
        for color in Color::ALL {
            for castling in CastlingSide::ALL {
                let Some(rook) = self.position.castling_rook(color, castling) else { continue };
                let king = self.position.board().king_of(color)?;
                let ends = [(king, castling.king_to(king)), (rook, castling.rook_to(rook))];
                let is_barred = ends.into_iter().any(|(from, to)| {
                    let (low, high) = (from.min(to), from.max(to));
                    Square::ALL.into_iter().any(|at| {
                        low <= at
                            && at <= high
                            && at != king
                            && at != rook
                            && self.staying(at).is_some()
                    })
                });
                let gets_out = ends.into_iter().find(|&(from, to)| {
                    let piece = self.wall.pieces.iter().find(|piece| piece.from == from);
                    piece.is_none_or(|piece| !piece.leaves || !piece.squares.contains(to))
                });
                if let Some((from, to)) = gets_out
                    && !is_barred
                {
                    return Some(format!("{from} castles to {to}"));
                }
            }
        }
        None
    }

    /// A pawn that captures in passing now, out of its set, or what it captures.
    fn way_out_by_passing(&self) -> Option<String> {
        self.position.legal_moves().into_iter().find_map(|chess_move| {
            let Move::EnPassant { from, to } = chess_move else { return None };
            let captured = Square::new(to.file(), from.rank());
            let leaves = |at| self.staying(at).is_none();
            let piece = self.wall.pieces.iter().find(|piece| piece.from == from)?;
            let holds = leaves(from) && leaves(captured) && piece.squares.contains(to);
            (!holds).then(|| format!("{from} captures {captured} in passing"))
        })
    }

    fn staying(&self, at: Square) -> Option<&Reach> {
        self.wall.pieces.iter().find(|piece| piece.from == at && !piece.leaves)
    }

    /// A move that leaves the sets.
    fn way_out(&self) -> Option<String> {
        for piece in &self.wall.pieces {
            for at in piece.squares {
                let ways = if piece.role == Role::Pawn {
                    self.pawn_targets(piece, at)
                } else {
                    self.targets(piece, piece.role, at)
                };
                for to in ways {
                    let last = piece.role == Role::Pawn
                        && further(to, (0, forward(piece.color))).is_none();
                    let set = if last { piece.promoted } else { piece.squares };
                    if !set.contains(to) || !piece.leaves {
                        return Some(format!("{} gets from {at} to {to}", piece.from));
                    }
                }
            }
            for at in piece.promoted {
                for to in
                    [Role::Queen, Role::Knight].map(|role| self.targets(piece, role, at)).concat()
                {
                    if !piece.promoted.contains(to) {
                        return Some(format!("{} promoted gets from {at} to {to}", piece.from));
                    }
                }
            }
        }
        None
    }

    /// Whether a move by `color` can end on a square: nothing of its own stays there for good, and
    /// what it could capture is marked as leaving.
    fn can_enter(&self, color: Color, to: Square) -> bool {
        match self.staying(to) {
            None => true,
            // A piece that can be captured where it stands must not be said to stay.
            Some(stays) => stays.color != color && stays.role != Role::King,
        }
    }

    fn targets(&self, piece: &Reach, role: Role, at: Square) -> Vec<Square> {
        let (directions, farthest) = steps(role);
        let mut targets = Vec::new();
        for direction in directions {
            let mut here = at;
            for _ in 0..farthest {
                let Some(to) = further(here, direction) else { break };
                if self.can_enter(piece.color, to)
                    && !(role == Role::King && self.is_always_guarded(to, !piece.color))
                {
                    targets.push(to);
                }
                if self.staying(to).is_some() {
                    break;
                }
                here = to;
            }
        }
        // To capture what is said to stay is a way out.
        targets
    }

    fn is_always_guarded(&self, at: Square, by: Color) -> bool {
        self.wall.pieces.iter().filter(|piece| piece.color == by && !piece.leaves).any(|piece| {
            let directions = match piece.role {
                Role::Pawn => vec![(-1, forward(by)), (1, forward(by))],
                role => steps(role).0,
            };
            directions.into_iter().any(|direction| further(piece.from, direction) == Some(at))
        })
    }

    fn pawn_targets(&self, pawn: &Reach, at: Square) -> Vec<Square> {
        let ahead = forward(pawn.color);
        let mut targets = Vec::new();
        let is_free = |to: Square| self.staying(to).is_none() && !self.is_barred(pawn, to);
        if let Some(one) = further(at, (0, ahead))
            && is_free(one)
        {
            targets.push(one);
            let is_first = further(at, (0, -2 * ahead)).is_none();
            targets.extend(further(one, (0, ahead)).filter(|&two| is_first && is_free(two)));
        }
        for to in [-1, 1].into_iter().filter_map(|files| further(at, (files, ahead))) {
            let prey = self.wall.pieces.iter().any(|enemy| {
                let passed = [-1, 1].map(|ranks| further(to, (0, ranks)));
                let passes = enemy.role == Role::Pawn
                    && passed.into_iter().all(|at| at.is_some_and(|at| enemy.squares.contains(at)));
                enemy.color != pawn.color
                    && enemy.role != Role::King
                    && (enemy.squares.contains(to) || enemy.promoted.contains(to) || passes)
            });
            if prey && self.can_enter(pawn.color, to) {
                targets.push(to);
            }
        }
        targets
    }

    /// Whether a pawn would have to pass an enemy pawn on its file to stand on a square of it, where
    /// neither ever leaves the file and nothing ever captures that enemy pawn.
    fn is_barred(&self, pawn: &Reach, to: Square) -> bool {
        let stays = |piece: &Reach| {
            piece.squares.into_iter().all(|at| at.file() == piece.from.file())
                && piece.promoted.is_empty()
        };
        let passes = |enemy: &Reach| {
            let ranks = [pawn.from, enemy.from, to].map(|at| at.rank() as i8);
            let ranks = ranks.map(|rank| rank * forward(pawn.color));
            ranks[0] < ranks[1] && ranks[1] <= ranks[2]
        };
        let is_taken = |enemy: &Reach| {
            let in_passing = self.position.legal_moves().into_iter().any(|chess_move| {
                matches!(chess_move, Move::EnPassant { from, to }
                    if Square::new(to.file(), from.rank()) == enemy.from)
            });
            in_passing
                || self.wall.pieces.iter().any(|hunter| {
                    hunter.color != enemy.color
                        && (hunter.role != Role::Pawn || !stays(hunter))
                        && enemy
                            .squares
                            .into_iter()
                            .any(|at| hunter.squares.contains(at) || hunter.promoted.contains(at))
                })
        };
        stays(pawn)
            && self.wall.pieces.iter().any(|enemy| {
                enemy.role == Role::Pawn
                    && enemy.color != pawn.color
                    && enemy.from.file() == pawn.from.file()
                    && to.file() == pawn.from.file()
                    && stays(enemy)
                    && passes(enemy)
                    && !is_taken(enemy)
            })
    }

    /// A square where the king could be mated, were every piece where it is wanted.
    fn mate(&self, color: Color) -> Option<String> {
        let king = self.wall.pieces.iter().find(|p| p.role == Role::King && p.color != color)?;
        king.squares.into_iter().find(|&at| self.fits(color, at)).map(|at| format!("mate on {at}"))
    }

    fn fits(&self, color: Color, king: Square) -> bool {
        let around: Vec<_> =
            steps(Role::King).0.into_iter().filter_map(|d| further(king, d)).collect();
        let mating =
            || self.wall.pieces.iter().filter(|p| p.color == color && p.role != Role::King);
        let own = self.wall.pieces.iter().filter(|p| p.color != color && p.role != Role::King);
        let blocked = |to: Square| own.clone().any(|p| (p.squares | p.promoted).contains(to));
        let kings = self.wall.pieces.iter().find(|p| p.color == color && p.role == Role::King);
        let Some(kings) = kings else { return true };
        let near = |a: Square, b: Square| {
            a == b || steps(Role::King).0.into_iter().any(|d| further(a, d) == Some(b))
        };
        mating().any(|checker| {
            (checker.squares | checker.promoted).into_iter().any(|at| {
                let from_here = self.attacked(checker, at, king);
                from_here.contains(&king)
                    && kings.squares.into_iter().filter(|&place| !near(place, king)).any(|place| {
                        let needed: Vec<Square> = around
                            .iter()
                            .copied()
                            .filter(|&to| {
                                !near(place, to) && (to == at || !from_here.contains(&to))
                            })
                            .collect();
                        let could = needed.iter().all(|&to| {
                            to != at && blocked(to)
                                || mating().any(|other| {
                                    other.from != checker.from
                                        && (other.squares | other.promoted)
                                            .into_iter()
                                            .any(|at| self.attacked(other, at, king).contains(&to))
                                })
                        });
                        could
                            && self.places_all(color, king, &needed, &mut vec![(checker.from, at)])
                    })
            })
        })
    }

    /// Whether pieces that are not in use yet, each in one place, see to every needed square.
    fn places_all(
        &self,
        color: Color,
        king: Square,
        needed: &[Square],
        used: &mut Vec<(Square, Square)>,
    ) -> bool {
        let Some((&to, rest)) = needed.split_first() else { return true };
        let free = |used: &[(Square, Square)], piece: &Reach| {
            piece.role != Role::King && used.iter().all(|&(from, _)| from != piece.from)
        };
        for piece in &self.wall.pieces {
            if !free(used, piece) {
                continue;
            }
            for at in piece.squares | piece.promoted {
                if piece.color != color && at == to && used[0].1 != to {
                    used.push((piece.from, at));
                    let fits = self.places_all(color, king, rest, used);
                    used.pop();
                    if fits {
                        return true;
                    }
                }
                let attacked =
                    if piece.color == color { self.attacked(piece, at, king) } else { Vec::new() };
                if attacked.contains(&to) {
                    let left: Vec<Square> =
                        rest.iter().copied().filter(|to| !attacked.contains(to)).collect();
                    used.push((piece.from, at));
                    let fits = self.places_all(color, king, &left, used);
                    used.pop();
                    if fits {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// What a piece attacks from a square, looking through the king.
    fn attacked(&self, piece: &Reach, at: Square, king: Square) -> Vec<Square> {
        let mut roles = Vec::new();
        if piece.squares.contains(at) {
            roles.push(piece.role);
        }
        if piece.promoted.contains(at) {
            roles.extend([Role::Queen, Role::Knight]);
        }
        let mut attacked = Vec::new();
        for role in roles {
            let (directions, farthest) = match role {
                Role::Pawn => (vec![(-1, forward(piece.color)), (1, forward(piece.color))], 1),
                role => steps(role),
            };
            for direction in directions {
                let mut here = at;
                for _ in 0..farthest {
                    let Some(to) = further(here, direction) else { break };
                    attacked.push(to);
                    if self.staying(to).is_some() && to != king {
                        break;
                    }
                    here = to;
                }
            }
        }
        attacked
    }
}
