//! The files of a folder of lessons, as a teacher keeps them.

use std::fs;
use std::path::Path;

use rokade_content::Language;

use crate::failure::Failure;

/// What is beside the lessons for whoever writes them.
const GUIDE: &str = "README.md";

/// Every Markdown file of the folder and of its language folders, each with its path inside.
pub(super) fn of_folder(folder: &Path) -> Result<Vec<(String, String)>, Failure> {
    let mut files = of_one(folder, "")?;
    for language in Language::ALL {
        let below = folder.join(language.tag());
        // A folder that is not there is told as the texts that it lacks.
        if below.is_dir() {
            files.extend(of_one(&below, &format!("{}/", language.tag()))?);
        }
    }
    Ok(files)
}

fn of_one(folder: &Path, before: &str) -> Result<Vec<(String, String)>, Failure> {
    let fails = |path: &Path, source| Failure::Input { path: path.to_owned(), source };
    let entries = fs::read_dir(folder).map_err(|source| fails(folder, source))?;
    let mut names = Vec::new();
    for entry in entries {
        let path = entry.map_err(|source| fails(folder, source))?.path();
        let name = path.file_name().and_then(|name| name.to_str()).map(str::to_owned);
        names.extend(name.filter(|name| name.ends_with(".md") && name != GUIDE));
    }
    names.sort();
    let read = |name: String| {
        let path = folder.join(&name);
        let text = fs::read_to_string(&path).map_err(|source| fails(&path, source))?;
        Ok((format!("{before}{name}"), text))
    };
    names.into_iter().map(read).collect()
}
