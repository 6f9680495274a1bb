//! Touch-move holds whatever hands do, and a press of the clock is always one thing (FIDE 4, 7.5).
//!
//! The positions are those of random games and set-ups; the hands are drawn by `proptest`, which
//! shrinks a turn that breaks a promise to its shortest form.

mod drafts;
mod illegal_moves;
mod mirrored;
mod touch_move;
