//! Reading the tables under `tests/data`: text lines, the first of which names the source.

/// The lines of a table of fields separated by tabs, without the comments.
pub fn lines(table: &str) -> impl Iterator<Item = Vec<&str>> {
    let rows = table.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    rows.map(|line| line.split('\t').collect())
}
