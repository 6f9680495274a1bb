//! The HTTP front of a Rokade house.
