//! A naive second rule-keeper and generators for tests.
