//! Moves, judgements, comments and variations as text.

use super::super::replay::Step;
use super::super::result;
use super::super::tree::{Comment, Node, NodeId, Tree, Visit};
use super::lines::Lines;
use super::{Keep, Layout, Style};
use crate::board::Color;
use crate::notation::san;
use crate::position::Position;
use core::fmt::{self, Write};

/// Writes the movetext of a game.
pub(super) struct Movetext<'a, W> {
    tree: &'a Tree,
    style: Style,
    lines: Lines<'a, W>,
    /// Whether Black's next move needs its number: at the beginning of a line
    /// of moves, and behind anything but White's move.
    needs_number: bool,
    /// How many of the variations around are passed over.
    passed_over: usize,
}

impl<'a, W: Write> Movetext<'a, W> {
    pub(super) const fn new(tree: &'a Tree, style: Style, out: &'a mut W) -> Movetext<'a, W> {
        let lines = Lines::new(out, style.layout);
        Movetext { tree, style, lines, needs_number: true, passed_over: 0 }
    }

    /// Everything, with the result at the end.
    pub(super) fn write(mut self) -> fmt::Result {
        self.comments(self.tree.comments())?;
        for visit in self.tree.walk() {
            match visit {
                Visit::Begin if self.style.variations == Keep::Nothing => self.passed_over += 1,
                Visit::End if self.passed_over > 0 => self.passed_over -= 1,
                _ if self.passed_over > 0 => {}
                Visit::Begin => {
                    self.lines.before("(");
                    self.needs_number = true;
                }
                Visit::End => {
                    self.lines.behind(")");
                    self.needs_number = true;
                }
                Visit::Step(id) => {
                    if let Some(node) = self.tree.node(id) {
                        self.step(id, node)?;
                    }
                }
            }
        }
        self.lines.word(result::sign(self.tree.result()))?;
        self.lines.finish()
    }

    fn step(&mut self, id: NodeId, node: &Node) -> fmt::Result {
        let is_main = self.tree.continuations(node.parent()).first() == Some(&id);
        if !is_main {
            self.comments(node.introduction())?;
        }
        let Some(before) = self.tree.position(node.parent()) else { return Ok(()) };
        self.number(before)?;
        match node.step() {
            Step::Move(chess_move) => {
                self.lines.word(san::write(before, chess_move, self.style.letters))?;
            }
            Step::Null => self.lines.word("--")?,
        }
        if self.style.nags == Keep::All {
            for nag in node.nags() {
                self.lines.word(nag)?;
            }
        }
        self.comments(node.comments())
    }

    fn number(&mut self, before: &Position) -> fmt::Result {
        let number = before.fullmove_number();
        match before.turn() {
            Color::White => self.lines.word(format_args!("{number}."))?,
            Color::Black if self.needs_number => self.lines.word(format_args!("{number}..."))?,
            Color::Black => {}
        }
        self.needs_number = false;
        Ok(())
    }

    fn comments(&mut self, comments: &[Comment]) -> fmt::Result {
        if self.style.comments == Keep::Nothing {
            return Ok(());
        }
        for comment in comments {
            if comment.text().contains('}') {
                self.line_comment(comment)?;
            } else {
                self.brace_comment(comment)?;
            }
        }
        Ok(())
    }

    fn brace_comment(&mut self, comment: &Comment) -> fmt::Result {
        self.lines.before("{");
        let mut words = words(comment.text()).peekable();
        while let Some(word) = words.next() {
            self.lines.word(word)?;
            if words.peek().is_none() {
                self.lines.behind("}");
            }
        }
        self.needs_number = true;
        Ok(())
    }

    /// A closing brace cannot stand in braces, so the end of the line has to
    /// end the comment.
    fn line_comment(&mut self, comment: &Comment) -> fmt::Result {
        if self.style.layout == Layout::OneLine {
            return Ok(());
        }
        self.lines.word(format_args!(";{comment}"))?;
        self.needs_number = true;
        self.lines.end_line()
    }
}

/// The pieces of a comment between which a line may end: at single spaces,
/// because more of them would be lost, and never before `%`, which in the first
/// column some take for a line to be passed over.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    core::iter::from_fn(move || {
        let text = rest?;
        let may_end = |place: usize| {
            let around = [text[..place].chars().next_back(), text[place + 1..].chars().next()];
            around.iter().all(|letter| !matches!(letter, None | Some(' ' | '\t' | '%')))
        };
        let cut = text.match_indices(' ').map(|(place, _)| place).find(|&place| may_end(place));
        let (word, more) = match cut {
            Some(place) => (&text[..place], Some(&text[place + 1..])),
            None => (text, None),
        };
        rest = more;
        Some(word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn comments_are_cut_where_nothing_is_lost() {
        let cut = |text| words(text).collect::<Vec<_>>();
        assert_eq!(cut("a bc d"), ["a", "bc", "d"]);
        assert_eq!(cut("a  b c"), ["a  b", "c"]);
        assert_eq!(cut("50 %of b"), ["50 %of", "b"]);
        assert_eq!(cut("ééé é"), ["ééé", "é"]);
        assert_eq!(cut("x"), ["x"]);
    }
}
