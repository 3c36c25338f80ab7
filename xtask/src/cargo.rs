//! Calls of cargo: the one place that knows how it is started.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus};

use crate::client;

/// The cargo that runs us, so that a chosen toolchain stays chosen.
pub(crate) fn command() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
    // What makes the next build shorter makes this one longer, and on a machine that only tests there is no next one.
    if std::env::var_os("CI").is_some() {
        cargo.env("CARGO_INCREMENTAL", "0");
    }
    cargo
}

/// Runs a command to its end on our own terminal.
pub(crate) fn status(command: &mut Command) -> Result<ExitStatus, String> {
    command.status().map_err(|error| format!("cannot start {}: {error}", shown(command)))
}

/// Builds sietch the fast way, with the client in it, and plays. Runs where the user stands: saved games go
/// there.
pub(crate) fn play(root: &Path, args: &[OsString]) -> Result<ExitCode, String> {
    // Neither the terminal nor the help shows the client.
    if !args.iter().any(|arg| ["--text", "--help", "-h"].iter().any(|word| arg == word)) {
        client::build(root)?;
    }
    let mut play = command();
    play.args(["run", "--release", "--package", "sietch", "--manifest-path"])
        .arg(root.join("Cargo.toml"))
        .args(["--", "play"]);
    status(play.args(args)).map(exit_code)
}

/// Builds sietch and the load tool the fast way, and lets one load the other.
pub(crate) fn load(root: &Path, args: &[OsString]) -> Result<ExitCode, String> {
    let mut build = command();
    build.current_dir(root).args(["build", "--release", "--package", "sietch", "--package", "load"]);
    let built = status(&mut build)?;
    if !built.success() {
        return Ok(exit_code(built));
    }
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let program = target.join("release").join(format!("sietch{}", std::env::consts::EXE_SUFFIX));
    let mut load = command();
    load.current_dir(root).args(["run", "--release", "--package", "load", "--", "--program"]).arg(program);
    status(load.args(args)).map(exit_code)
}

/// Lets the fuzz targets run for so many seconds each, all at once, with every check and optimised.
pub(crate) fn fuzz(root: &Path, seconds: &str) -> Result<ExitCode, String> {
    let mut fuzz = command();
    fuzz.current_dir(root).env("SIETCH_FUZZ_SECONDS", seconds);
    status(fuzz.args(["test", "--package", "server", "--test", "fuzz"])).map(exit_code)
}

/// Breaks rules in a copy of a game and runs the tests that can notice.
pub(crate) fn mutants(root: &Path, args: &[OsString]) -> Result<ExitCode, String> {
    let mut mutants = command();
    mutants.current_dir(root).args(["run", "--quiet", "--package", "mutants", "--"]);
    status(mutants.args(args)).map(exit_code)
}

/// Passes on how a program ended; one that was killed has no code and counts as failed.
fn exit_code(status: ExitStatus) -> ExitCode {
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    code.map_or(ExitCode::FAILURE, ExitCode::from)
}

fn shown(command: &Command) -> String {
    command.get_program().to_string_lossy().into_owned()
}
