//! The web client: built when its sources are newer than what was built of them.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::SystemTime;

/// What in `web` the built client is made of.
const SOURCES: &[&str] =
    &["index.html", "package.json", "package-lock.json", "public", "src", "vite.config.ts"];

/// Builds the client if need be. Without npm it says so and leaves the server to do without.
pub(crate) fn build(root: &Path) -> Result<(), String> {
    let web = root.join("web");
    let newest = SOURCES.iter().filter_map(|name| newest(&web.join(name))).max();
    let Some(newest) = newest.filter(|_| web.join("package.json").is_file()) else { return Ok(()) };
    if modified(&web.join("dist/index.html")).is_some_and(|built| built >= newest) {
        return Ok(());
    }
    if !has_npm() {
        eprintln!("xtask: npm is not installed, so the table in the browser is left out (see nodejs.org)");
        return Ok(());
    }
    install(&web)?;
    npm(&web, &["run", "build"])
}

/// Installs what the lockfile names, if that has not been done since it changed.
pub(crate) fn install(web: &Path) -> Result<(), String> {
    // npm leaves this file behind when it has installed everything.
    let installed = modified(&web.join("node_modules/.package-lock.json"));
    if installed < modified(&web.join("package-lock.json")) {
        npm(web, &["ci"])?;
    }
    Ok(())
}

pub(crate) fn command() -> Command {
    Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

fn has_npm() -> bool {
    let mut npm = command();
    npm.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    npm.status().is_ok_and(|status| status.success())
}

/// Runs npm in the client's folder.
pub(crate) fn npm(web: &Path, args: &[&str]) -> Result<(), String> {
    let shown = format!("npm {}", args.join(" "));
    match command().current_dir(web).args(args).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{shown} ended with {status}; see its output above")),
        Err(error) => Err(format!("cannot start {shown}: {error}")),
    }
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|data| data.modified()).ok()
}

/// When the newest file at or below a path was changed.
fn newest(path: &Path) -> Option<SystemTime> {
    let Ok(entries) = fs::read_dir(path) else { return modified(path) };
    entries.filter_map(|entry| newest(&entry.ok()?.path())).max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_project_without_a_client_has_nothing_to_build() {
        assert_eq!(build(Path::new("no/such/folder")), Ok(()));
    }

    #[test]
    fn the_newest_file_counts_however_deep_it_lies() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert!(newest(here) >= newest(&here.join("src")));
        assert_eq!(newest(&here.join("Cargo.toml")), modified(&here.join("Cargo.toml")));
        assert_eq!(newest(&here.join("nothing")), None);
    }
}
