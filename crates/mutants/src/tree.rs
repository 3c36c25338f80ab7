//! The copy of the project that is broken, in `target/mutants`, so that nobody's sources are touched.
//!
//! Files are written only where they differ, so that the next build of the copy is a small one.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::trouble::{Trouble, file};

/// Folders that no game is built from.
const FOREIGN: [&str; 4] = ["target", "node_modules", "dist", "web"];

/// The files of the project by their path from its root, with slashes.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// Reads the project.
pub(crate) fn read(root: &Path) -> Result<Files, Trouble> {
    let mut files = Files::new();
    for path in list(root)? {
        let text = fs::read(&path).map_err(file("read", &path))?;
        files.insert(shown(root, &path), text);
    }
    Ok(files)
}

/// Makes a folder hold exactly these files.
pub(crate) fn write(tree: &Path, files: &Files) -> Result<(), Trouble> {
    fs::create_dir_all(tree).map_err(file("create", tree))?;
    for path in list(tree)? {
        if !files.contains_key(&shown(tree, &path)) {
            fs::remove_file(&path).map_err(file("remove", &path))?;
        }
    }
    for (name, text) in files {
        let path = tree.join(name);
        if fs::read(&path).is_ok_and(|there| there == *text) {
            continue;
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(file("create", folder))?;
        }
        fs::write(&path, text).map_err(file("write", &path))?;
    }
    Ok(())
}

/// What the results of a game depend on: its sources as rewritten, its tests, the kernel, the ledger, the
/// versions of the libraries.
pub(crate) fn fingerprint(files: &Files, game: &str) -> String {
    let own = format!("crates/{game}/");
    let of = [&own, "crates/table/", "crates/rule/", "docs/rules/", "Cargo."];
    let files = files.iter().filter(|(name, _)| of.iter().any(|of| name.starts_with(of)));
    sum(files.flat_map(|(name, text)| [name.as_bytes(), text]))
}

/// A short sum of some texts, told apart by their lengths.
pub(crate) fn sum<'a>(texts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut sum = Sha256::new();
    for text in texts {
        sum.update(text.len().to_le_bytes());
        sum.update(text);
    }
    sum.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

fn list(root: &Path) -> Result<Vec<PathBuf>, Trouble> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).map_err(file("read", &folder))? {
            let entry = entry.map_err(file("read", &folder))?;
            let (path, name) = (entry.path(), entry.file_name());
            let kind = entry.file_type().map_err(file("read", &path))?;
            if kind.is_dir() {
                let hidden = name.to_string_lossy().starts_with('.');
                if !hidden && !FOREIGN.iter().any(|foreign| name == *foreign) {
                    folders.push(path);
                }
            } else if kind.is_file() {
                found.push(path);
            }
        }
    }
    Ok(found)
}

/// A path from the root, with slashes on every system.
pub(crate) fn shown(root: &Path, path: &Path) -> String {
    let parts: Vec<_> = path.strip_prefix(root).unwrap_or(path).iter().map(OsStr::to_string_lossy).collect();
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_follows_its_original_and_leaves_what_is_current() {
        let (from, to) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        for folder in ["src", "target", ".git"] {
            fs::create_dir(from.path().join(folder)).unwrap();
            fs::write(from.path().join(folder).join("a.rs"), folder).unwrap();
        }
        fs::write(to.path().join("gone.rs"), "").unwrap();
        let files = read(from.path()).unwrap();
        assert_eq!(files.keys().collect::<Vec<_>>(), ["src/a.rs"]);
        write(to.path(), &files).unwrap();
        assert_eq!(read(to.path()).unwrap(), files);
        let written = |to: &Path| fs::metadata(to.join("src/a.rs")).unwrap().modified().unwrap();
        let before = written(to.path());
        write(to.path(), &files).unwrap();
        assert_eq!(written(to.path()), before);
    }
}
