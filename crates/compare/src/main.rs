//! Side-by-side measurements with other libraries; never shipped.

fn main() {}
