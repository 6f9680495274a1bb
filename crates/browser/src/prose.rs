//! Lines of the house's texts as the wire has them.

use rokade_content::rulebook::Inline;
use rokade_wire::BookPiece;

/// The pieces of a line; `address` tells where a page that is linked to is.
pub(crate) fn pieces(line: &[Inline], address: impl Fn(&str) -> String) -> Vec<BookPiece> {
    let piece = |piece: &Inline| {
        let text = piece.text().to_owned();
        match piece {
            Inline::Text(_) => BookPiece::Text { text },
            Inline::Strong(_) => BookPiece::Strong { text },
            Inline::Stressed(_) => BookPiece::Stressed { text },
            Inline::Link { page, .. } => BookPiece::Link { text, address: address(page) },
        }
    };
    line.iter().map(piece).collect()
}
