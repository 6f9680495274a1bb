//! The words between client and server.
