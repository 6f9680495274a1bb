//! The one syntax of all files: sections with a heading, fields, and a text.
//!
//! A section begins with a line `# heading`. Directly below stand its fields, `name: value`, one a
//! line; after an empty line comes its text, up to the next heading. What stands before the first
//! heading is for whoever reads the file. Nothing else is known here: what the fields mean is for
//! the readers in `rulebook/read`.

use crate::fault::{Fault, FaultKind};

/// A heading with what belongs to it.
#[derive(Clone, Debug)]
pub(crate) struct Section<'a> {
    pub(crate) heading: Span<'a>,
    pub(crate) fields: Vec<Field<'a>>,
    /// The lines of the text, the empty ones too.
    pub(crate) text: Vec<Span<'a>>,
}

/// One field.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field<'a> {
    pub(crate) name: &'a str,
    pub(crate) value: Span<'a>,
}

/// A piece of one line, with its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Span<'a> {
    pub(crate) file: &'a str,
    /// From 1.
    pub(crate) line: usize,
    /// From 1, in characters.
    pub(crate) column: usize,
    pub(crate) text: &'a str,
}

impl<'a> Span<'a> {
    /// A fault at the first character of this piece.
    pub(crate) fn fault(&self, kind: FaultKind) -> Fault {
        Fault { file: self.file.to_owned(), line: self.line, column: self.column, kind }
    }

    /// What is left from a byte of this piece on, without the blanks around it.
    pub(crate) fn from(&self, byte: usize) -> Span<'a> {
        let rest = &self.text[byte..];
        let start = byte + rest.len() - rest.trim_start().len();
        let column = self.column + self.text[..start].chars().count();
        Span { text: rest.trim(), column, ..*self }
    }

    /// The words between blanks.
    pub(crate) fn words(&self) -> impl Iterator<Item = Span<'a>> {
        let mut start = 0;
        let whole = *self;
        self.text.split(char::is_whitespace).filter_map(move |word| {
            let column = whole.column + whole.text[..start].chars().count();
            start += word.len() + 1;
            (!word.is_empty()).then_some(Span { text: word, column, ..whole })
        })
    }

    /// The fault of a value that its field cannot have.
    pub(crate) fn bad(&self, field: &str) -> Fault {
        self.fault(FaultKind::BadValue { field: field.to_owned(), value: self.text.to_owned() })
    }

    /// The parts between commas.
    pub(crate) fn parts(&self) -> impl Iterator<Item = Span<'a>> {
        let mut start = 0;
        let whole = *self;
        self.text.split(',').filter_map(move |part| {
            let mut piece = whole.from(start);
            start += part.len() + 1;
            piece.text = part.trim();
            (!piece.text.is_empty()).then_some(piece)
        })
    }
}

impl<'a> Section<'a> {
    /// The field of a name, the first one if there are several.
    pub(crate) fn field(&self, name: &str) -> Option<Span<'a>> {
        self.fields.iter().find(|field| field.name == name).map(|field| field.value)
    }

    /// All fields of a name, in their order.
    pub(crate) fn fields<'b>(&'b self, name: &'b str) -> impl Iterator<Item = Span<'a>> + 'b {
        self.fields.iter().filter(move |field| field.name == name).map(|field| field.value)
    }

    /// A field that must be there; its absence is a fault at the heading.
    pub(crate) fn needed(&self, name: &'static str, faults: &mut Vec<Fault>) -> Option<Span<'a>> {
        let found = self.field(name);
        if found.is_none() {
            faults.push(self.heading.fault(FaultKind::MissingField(name)));
        }
        found
    }

    /// Notes every field that is unknown, and every one that stands twice and may not.
    pub(crate) fn check_fields(&self, once: &[&str], often: &[&str], faults: &mut Vec<Fault>) {
        for (index, field) in self.fields.iter().enumerate() {
            let is_repeated = self.fields[..index].iter().any(|other| other.name == field.name);
            if !once.contains(&field.name) && !often.contains(&field.name) {
                faults.push(field.value.fault(FaultKind::UnknownField(field.name.to_owned())));
            } else if is_repeated && once.contains(&field.name) {
                faults.push(field.value.fault(FaultKind::RepeatedField(field.name.to_owned())));
            }
        }
    }
}

/// The sections of a file.
pub(crate) fn sections<'a>(
    file: &'a str,
    text: &'a str,
    faults: &mut Vec<Fault>,
) -> Vec<Section<'a>> {
    let mut found: Vec<Section<'a>> = Vec::new();
    let mut in_fields = false;
    for (index, line) in text.lines().enumerate() {
        let line = Span { file, line: index + 1, column: 1, text: line.trim_end() };
        if line.text.starts_with("# ") {
            found.push(Section { heading: line.from(2), fields: Vec::new(), text: Vec::new() });
            in_fields = true;
            continue;
        }
        let Some(section) = found.last_mut() else { continue };
        if !in_fields {
            section.text.push(line);
        } else if line.text.is_empty() {
            in_fields = false;
        } else {
            match line.text.find(':') {
                Some(colon) => section
                    .fields
                    .push(Field { name: line.text[..colon].trim(), value: line.from(colon + 1) }),
                None => faults.push(line.fault(FaultKind::NotAField(line.text.to_owned()))),
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_is_a_heading_fields_and_a_text() {
        let mut faults = Vec::new();
        let read =
            sections("x.md", "note\n# One\na: 1, é,2\n\nText\n# two\n# Two\nb\n", &mut faults);
        assert_eq!(read.len(), 3);
        assert_eq!((read[0].heading.text, read[0].heading.line), ("One", 2));
        let parts: Vec<_> =
            read[0].field("a").unwrap().parts().map(|part| (part.text, part.column)).collect();
        assert_eq!(parts, [("1", 4), ("é", 7), ("2", 9)]);
        assert_eq!(read[0].text[0].text, "Text");
        let fault = &faults[0];
        assert_eq!((fault.line, &fault.kind), (8, &FaultKind::NotAField("b".to_owned())));
    }

    #[test]
    fn fields_are_known_and_stand_once() {
        let mut faults = Vec::new();
        let read = sections("x.md", "# One\na: 1\na: 2\nb: 1\nb: 2\nc: 1\n", &mut faults);
        read[0].check_fields(&["a"], &["b"], &mut faults);
        let found: Vec<_> = faults.iter().map(|fault| (fault.line, &fault.kind)).collect();
        assert_eq!(
            found,
            [
                (3, &FaultKind::RepeatedField("a".to_owned())),
                (6, &FaultKind::UnknownField("c".to_owned()))
            ]
        );
    }
}
