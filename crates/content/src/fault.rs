//! What can be wrong with a file of the rulebook or of the lessons, and where.

use std::fmt;

/// One thing that is wrong, with its place.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fault {
    /// The file, as it was named when it was given.
    pub file: String,
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// What is wrong there.
    pub kind: FaultKind,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum FaultKind {
    /// A file that cannot be done without was not given.
    FileMissing,
    /// A file that belongs to no part.
    UnknownFile,
    /// A line below a heading that is not `name: value`.
    NotAField(String),
    /// A field that this kind of section does not have.
    UnknownField(String),
    /// The same field twice.
    RepeatedField(String),
    /// A field that this kind of section needs.
    MissingField(&'static str),
    /// A value that its field cannot have.
    BadValue {
        /// The field.
        field: String,
        /// The value.
        value: String,
    },
    /// Two sections with one name.
    Repeated(String),
    /// Something that is in one of two files that belong together, and not in the other.
    NoCounterpart(String),
    /// A name that no page, term, group or board has.
    Unknown(String),
    /// Two pages at one address.
    AddressTaken(String),
    /// A page without its first paragraph, which is the answer in short.
    NoAnswer,
    /// Markup that is never closed.
    Unclosed(&'static str),
    /// A line of a table that is not like its first.
    UnevenTable,
    /// A FEN that cannot be read.
    Fen(String),
    /// What a board says is not what the rules say.
    AgainstTheRules {
        /// What the board says.
        said: String,
        /// What the rules say.
        ruled: String,
    },
    /// A move that cannot be played where it stands.
    NoMove(String),
    /// A step that asks for nothing, or for two things at once.
    NotOneTask,
    /// A task that cannot be done in the moves it allows.
    OutOfReach,
    /// A task whose search was given up.
    Undecided,
    /// A task with nothing that would be right, or nothing that would be wrong.
    NothingToFind,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.kind)
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultKind::FileMissing => f.write_str("this file is missing"),
            FaultKind::UnknownFile => f.write_str("this file belongs to no part"),
            FaultKind::NotAField(text) => {
                write!(f, "`{text}` is no field; a field is `name: value`")
            }
            FaultKind::UnknownField(name) => write!(f, "there is no field `{name}` here"),
            FaultKind::RepeatedField(name) => write!(f, "the field `{name}` stands here twice"),
            FaultKind::MissingField(name) => write!(f, "the field `{name}` is missing"),
            FaultKind::BadValue { field, value } => {
                write!(f, "`{value}` is no value for `{field}`")
            }
            FaultKind::Repeated(name) => write!(f, "`{name}` is here a second time"),
            FaultKind::NoCounterpart(name) => write!(f, "`{name}` is not in both files"),
            FaultKind::Unknown(name) => write!(f, "nothing is called `{name}`"),
            FaultKind::AddressTaken(address) => write!(f, "the address `{address}` is taken"),
            FaultKind::NoAnswer => f.write_str("the page has no first paragraph"),
            FaultKind::Unclosed(mark) => write!(f, "`{mark}` is not closed"),
            FaultKind::UnevenTable => f.write_str("this row has not as many cells as the first"),
            FaultKind::Fen(text) => write!(f, "no position: {text}"),
            FaultKind::AgainstTheRules { said, ruled } => {
                write!(f, "the board says `{said}` and the rules say `{ruled}`")
            }
            FaultKind::NoMove(text) => write!(f, "`{text}` is no move here"),
            FaultKind::NotOneTask => f.write_str("a step has one task"),
            FaultKind::OutOfReach => f.write_str("this cannot be done in so many moves"),
            FaultKind::Undecided => {
                f.write_str("too much to search; nobody knows whether it can be done")
            }
            FaultKind::NothingToFind => f.write_str("every answer is right here, or none is"),
        }
    }
}

impl std::error::Error for Fault {}
