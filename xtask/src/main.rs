//! The project's own commands, run as `cargo xtask COMMAND`.
//!
//! Everything a person or a CI machine does here goes through this binary, so that both do the same.
//! It has no dependencies: on a fresh machine it must be up at once, and what it passes on to other
//! programs it passes on word for word, which argument parsers are bad at.

mod apt;
mod bench;
mod cargo;
mod client;
mod coverage;
// The form of the ledger is written down once, beside the macros that check ids while compiling.
#[path = "../../crates/rule/src/ledger.rs"]
mod ledger;
mod python;
mod rows;
mod scan;
mod steps;
mod web;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
Usage: cargo xtask COMMAND

  play [ARGS…]        build the client and sietch, and run `sietch play ARGS…`: in the browser, or in
                      the terminal with ARGS such as `conquest --text`
  test [--long] [STEP…]
                      everything that must be green, or these steps of it; stops at the first failure
                      (with --long: also the conformance games that take minutes)
  coverage [--check]  write docs/rules-coverage.md: which tests prove which rules
                      (with --check: only say whether it is current)
  bench [--accept]    time the benchmarks and count instructions a decision; --accept keeps the counts
  load [ARGS…]        measure a server on this machine with virtual players; with --kills N, kill it
                      hard N times and check that nothing acknowledged is lost; with --nodes N, on several
                      servers that share a PostgreSQL; with --bots KIND, say how much longer people
                      wait among bots (--help lists the rest)
  fuzz [SECONDS]      hand the server whatever strangers, files and disks might, at random: an hour if
                      nothing else is said (every run of the tests does it for half a minute)
  mutants [GAME] [--sample N] [--seed S] [--resume] [--write]
                      break the rules of a copy of the game one at a time and say which break no test
                      notices; --write puts it into docs/mutants.md (--help lists the rest)
";

fn main() -> ExitCode {
    let mut args = std::env::args_os().skip(1);
    let command = args.next();
    let rest: Vec<OsString> = args.collect();
    match run(command.as_ref().and_then(|word| word.to_str()), passed_on(&rest)) {
        Ok(code) => code,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

/// The arguments without the `--` that many write before those meant for another program: cargo's alias has had its own.
fn passed_on(rest: &[OsString]) -> &[OsString] {
    match rest {
        [dashes, rest @ ..] if dashes == "--" => rest,
        _ => rest,
    }
}

fn run(command: Option<&str>, rest: &[OsString]) -> Result<ExitCode, String> {
    match (command, rest) {
        (Some("play"), _) => cargo::play(&root()?, rest),
        (Some("test"), _) => {
            let (flags, names): (Vec<_>, Vec<_>) = rest.iter().partition(|word| *word == "--long");
            println!("{}", steps::run(&root()?, &steps::chosen(!flags.is_empty(), &names)?)?);
            Ok(ExitCode::SUCCESS)
        }
        (Some("coverage"), []) => {
            println!("{}", coverage::write(&root()?)?);
            Ok(ExitCode::SUCCESS)
        }
        (Some("coverage"), [flag]) if flag == "--check" => {
            coverage::check(&root()?)?;
            println!("{} is current", coverage::PAGE);
            Ok(ExitCode::SUCCESS)
        }
        (Some("bench"), _) => bench::bench(&root()?, rest),
        (Some("load"), _) => cargo::load(&root()?, rest),
        (Some("fuzz"), []) => cargo::fuzz(&root()?, "3600"),
        (Some("fuzz"), [seconds]) => cargo::fuzz(&root()?, &seconds.to_string_lossy()),
        (Some("mutants"), _) => cargo::mutants(&root()?, rest),
        (Some("help" | "-h" | "--help"), _) => {
            print!("{USAGE}");
            Ok(ExitCode::SUCCESS)
        }
        _ => {
            eprint!("{USAGE}");
            Ok(ExitCode::from(2))
        }
    }
}

/// The root of the project: the folder that holds `docs/rules`.
fn root() -> Result<PathBuf, String> {
    let rules = ledger::find(Path::new(env!("CARGO_MANIFEST_DIR")))?;
    rules
        .ancestors()
        .nth(2)
        .map(Path::to_path_buf)
        .ok_or_else(|| format!("{} has no folder above it", rules.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dashes_before_the_arguments_are_no_argument() {
        let words = |words: &[&str]| -> Vec<OsString> { words.iter().map(OsString::from).collect() };
        assert_eq!(passed_on(&words(&["--", "--help"])), words(&["--help"]));
        assert_eq!(passed_on(&words(&["conquest", "--text"])), words(&["conquest", "--text"]));
        // Only the first: what stands behind it is the other program's.
        assert_eq!(passed_on(&words(&["--", "--", "x"])), words(&["--", "x"]));
        assert!(passed_on(&words(&["--"])).is_empty() && passed_on(&[]).is_empty());
    }
}
