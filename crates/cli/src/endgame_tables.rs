//! The endgame tables of `--syzygy`, from a folder.

use std::path::Path;
use std::sync::Arc;

use rokade_engine::{EndgameTables, Syzygy};

use crate::failure::Failure;
use crate::quote::quote;
use crate::texts::Texts;

/// The tables of a folder. There can be one set in a program, so whoever needs it shares it.
pub(crate) fn open(folder: &Path, texts: &Texts) -> Result<Arc<dyn EndgameTables>, Failure> {
    match Syzygy::open(folder) {
        Ok(tables) => Ok(Arc::new(tables)),
        Err(fault) => {
            let fault = fault.to_string();
            let reason = quote(&fault);
            Err(Failure::Arguments(texts.tell("tables-unusable", &[("reason", &reason)])))
        }
    }
}
