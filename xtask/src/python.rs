//! The Python package: built as a wheel, installed into a virtual environment of its own, and tested there, with its types
//! and the suites of PettingZoo, Gymnasium and OpenSpiel.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::cargo;

/// The largest the wheel may be, in bytes.
const LARGEST: u64 = 25_000_000;

/// Builds, installs and tests the package, with one mode of each game.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    test(root, false)
}

/// The same with every mode, and with Ray.
pub(crate) fn check_long(root: &Path) -> Result<(), String> {
    test(root, true)
}

fn test(root: &Path, long: bool) -> Result<(), String> {
    let Some(python) = python() else {
        return without(std::env::var_os("CI").is_some());
    };
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let (place, wheels) = (target.join("python"), target.join("python/wheels"));
    let _ = fs::remove_dir_all(&place);
    let needed = if long { "python/requirements-long.txt" } else { "python/requirements.txt" };
    let inside = environment(root, &python, &place.join("venv"), needed)?;
    let inside = |args: &[&str]| {
        let mut command = Command::new(&inside);
        command.current_dir(root).args(args);
        command
    };
    let build =
        ["-m", "maturin", "build", "--quiet", "--profile", "unchecked", "-m", "python/Cargo.toml", "--out"];
    run(inside(&build).arg(&wheels))?;
    let wheel = wheel(&wheels)?;
    run(inside(INSTALL).args(["--no-deps"]).arg(&wheel))?;
    // The types, and that the stubs say what the wheel has. What is not ours (`pyproject.toml`) is taken as it is.
    for checks in [&["-m", "mypy"][..], &["-m", "mypy.stubtest", "sietch._sietch"]] {
        run(inside(checks).current_dir(root.join("python")))?;
    }
    let mut tests = inside(&["-m", "pytest", "tests", "--doctest-modules", "--pyargs", "sietch"]);
    // The server that was built for the other tests, for seats over the network; without it these tests fail.
    let server = target.join("debug").join(format!("sietch{}", std::env::consts::EXE_SUFFIX));
    tests.current_dir(root.join("python")).env("SIETCH", server);
    if !long {
        println!("    SKIPPED: learning is tried with --long, which fetches PyTorch");
        return run(&mut tests);
    }
    run(tests.arg("--long"))?;
    comparing(root, &python, &place.join("speed"), &wheel)?;
    learning(root, &python, &place.join("lab"), &wheel)
}

/// There is no Python to try the package with: CI must have one.
fn without(ci: bool) -> Result<(), String> {
    let why = "there is no Python 3.11 or newer here (or in the variable PYTHON): the package is not tried";
    if ci {
        return Err(why.to_owned());
    }
    println!("    SKIPPED: {why}");
    Ok(())
}

/// The example that measures speed beside others, with all of them: that it runs as the documentation says. How fast
/// everybody is depends on the machine, and is shown.
fn comparing(root: &Path, python: &Path, venv: &Path, wheel: &Path) -> Result<(), String> {
    let inside = environment(root, python, venv, "python/requirements-speed.txt")?;
    run(Command::new(&inside).args(INSTALL).arg("--no-deps").arg(wheel))?;
    run(Command::new(&inside).current_dir(root).args(["python/examples/speed.py", "--seconds", "1"]))
}

/// One update, and a minute of training on this machine's processor.
fn learning(root: &Path, python: &Path, venv: &Path, wheel: &Path) -> Result<(), String> {
    let inside = environment(root, python, venv, "lab/requirements.txt")?;
    run(Command::new(&inside).args(INSTALL).arg("pytest"))?;
    run(Command::new(&inside).args(INSTALL).arg("--no-deps").arg(wheel))?;
    run(Command::new(&inside).current_dir(root).args(["-m", "pytest", "lab/tests", "--long"]))
}

const INSTALL: &[&str] = &["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];

/// A fresh environment with what a file of requirements lists; answers its Python.
fn environment(root: &Path, python: &Path, venv: &Path, needed: &str) -> Result<PathBuf, String> {
    run(Command::new(python).args(["-m", "venv"]).arg(venv))?;
    let inside = venv.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    run(Command::new(&inside).current_dir(root).args(INSTALL).args(["-r", needed]))?;
    Ok(inside)
}

/// The one wheel in the folder, if it is not too large.
fn wheel(folder: &Path) -> Result<PathBuf, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let wheel = entries
        .flatten()
        .map(|entry| entry.path())
        .find(|path| path.extension().is_some_and(|end| end == "whl"));
    let wheel = wheel.ok_or("maturin has left no wheel behind")?;
    let name = wheel.file_name().unwrap_or_default().to_string_lossy();
    if !name.contains("-abi3-") {
        return Err(format!("{name} is for one version of Python only: its name says no `-abi3-`"));
    }
    let size = fs::metadata(&wheel).map_err(|error| error.to_string())?.len();
    println!("    the wheel has {:.1} MB", size as f64 / 1e6);
    if size < LARGEST { Ok(wheel) } else { Err(format!("the wheel has {size} bytes, more than {LARGEST}")) }
}

/// A Python that is new enough.
fn python() -> Option<PathBuf> {
    let named = std::env::var_os("PYTHON").map(PathBuf::from);
    let usual = ["python3", "python", "python3.13", "python3.12", "python3.11"].map(PathBuf::from);
    named.into_iter().chain(usual).find(|python| {
        let mut asked = Command::new(python);
        asked.args(["-c", "import sys, venv; sys.exit(sys.version_info < (3, 11))"]);
        asked.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        asked.status().is_ok_and(|status| status.success())
    })
}

fn run(command: &mut Command) -> Result<(), String> {
    let status = cargo::status(command)?;
    let shown = command.get_args().map(|arg| arg.to_string_lossy()).collect::<Vec<_>>().join(" ");
    if status.success() {
        Ok(())
    } else {
        Err(format!("python {shown} ended with {status}; see its output above"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_without_a_wheel_is_told() {
        let why = wheel(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap_err();
        assert_eq!(why, "maturin has left no wheel behind");
        assert!(wheel(Path::new("no/such/folder")).is_err());
    }

    #[test]
    fn a_wheel_must_be_small_and_for_every_version_of_python() {
        let folder = std::env::temp_dir().join(format!("sietch-wheels-{}", std::process::id()));
        let made = |name: &str, size: u64| {
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(&folder).expect("there is room for a folder");
            let file = fs::File::create(folder.join(name)).expect("and for a file");
            // It has this length and takes no room.
            file.set_len(size).expect("a file may have any length");
            wheel(&folder)
        };
        let fine = "sietch-0.1.0-cp311-abi3-linux_x86_64.whl";
        assert_eq!(made(fine, LARGEST - 1), Ok(folder.join(fine)));
        assert!(made(fine, LARGEST).is_err_and(|why| why.contains("more than 25000000")));
        let one = "sietch-0.1.0-cp311-cp311-linux_x86_64.whl";
        assert!(made(one, 1000).is_err_and(|why| why.contains("one version of Python only")));
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn ci_must_have_a_python() {
        assert!(without(true).is_err() && without(false).is_ok());
    }
}
