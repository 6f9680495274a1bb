//! How to find a move: search and evaluation.
