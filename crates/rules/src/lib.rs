//! What chess is: the Laws, notation, games, endings and clocks.
