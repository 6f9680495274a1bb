//! Rules and engine for the browser.
