//! Benchmarks: time by divan, and instructions a decision by valgrind.
//!
//! Times are for reading; they move with the machine. Instruction counts do not, so they are kept in
//! `docs/instructions.txt` and a decision that costs noticeably more than there is an error. They are
//! counted on the binary people run, with valgrind alone: a counting library would need a runner of
//! exactly its own version on every machine.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

use crate::cargo;

/// What is counted: game, mode, seats. At least one line for each game.
const COUNTED: &[[&str; 3]] = &[
    ["conquest", "standard", "4"],
    ["conquest", "allied", "2"],
    ["imperium", "standard", "4"],
    ["arrakis", "duel", "2"],
];

/// Games simulated in the short and in the long run; the difference leaves the start of the program out.
const RUNS: [u64; 2] = [20, 220];

/// How many per cent more instructions are still taken for noise of the compiler.
const TOLERATED: u64 = 5;

/// Runs the benchmarks. `--accept` writes the counted instructions down as the new measure; everything else
/// is handed to `cargo bench`.
pub(crate) fn bench(root: &Path, args: &[OsString]) -> Result<ExitCode, String> {
    let accept = args.iter().any(|arg| arg == "--accept");
    let rest: Vec<&OsString> = args.iter().filter(|arg| *arg != "--accept").collect();
    let mut times = cargo::command();
    times.current_dir(root).args(["bench", "--workspace"]).args(rest);
    if !cargo::status(&mut times)?.success() {
        return Err("a benchmark failed".into());
    }
    if !has_valgrind() {
        println!("instructions: skipped, valgrind is not installed");
        return Ok(ExitCode::SUCCESS);
    }
    instructions(root, accept)
}

fn has_valgrind() -> bool {
    let mut valgrind = Command::new("valgrind");
    valgrind.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    valgrind.status().is_ok_and(|status| status.success())
}

fn instructions(root: &Path, accept: bool) -> Result<ExitCode, String> {
    let mut build = cargo::command();
    build.current_dir(root).args(["build", "--release", "--package", "sietch"]);
    if !cargo::status(&mut build)?.success() {
        return Err("sietch does not build".into());
    }
    let kept_in = root.join("docs/instructions.txt");
    let kept = std::fs::read_to_string(&kept_in).unwrap_or_default();
    let mut counted =
        String::from("# Instructions a decision in random play, by `cargo xtask bench --accept`.\n");
    let mut worse = Vec::new();
    for game in COUNTED {
        let name = game.join(" ");
        let [short, long] = [count(root, game, RUNS[0])?, count(root, game, RUNS[1])?];
        let each = (long.instructions - short.instructions) / (long.decisions - short.decisions).max(1);
        let before =
            kept.lines().find_map(|line| line.strip_prefix(&format!("{name}: "))?.parse::<u64>().ok());
        match before {
            Some(before) => println!("instructions: {name}: {each} a decision, {before} kept"),
            None => println!("instructions: {name}: {each} a decision, none kept"),
        }
        if before.is_some_and(|before| each * 100 > before * (100 + TOLERATED)) {
            worse.push(name.clone());
        }
        let _ = writeln!(counted, "{name}: {each}");
    }
    if accept {
        std::fs::write(&kept_in, counted).map_err(|error| format!("{}: {error}", kept_in.display()))?;
    } else if !worse.is_empty() {
        return Err(format!("more than {TOLERATED} % slower: {}", worse.join(", ")));
    }
    Ok(ExitCode::SUCCESS)
}

struct Count {
    instructions: u64,
    decisions: u64,
}

fn count(root: &Path, [game, mode, seats]: &[&str; 3], games: u64) -> Result<Count, String> {
    let games = games.to_string();
    let output = Command::new("valgrind")
        .current_dir(root)
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", "target/release/sietch", "sim", game])
        .args([
            "--mode",
            mode,
            "--seats",
            seats,
            "--games",
            &games,
            "--threads",
            "1",
            "--seed",
            "1",
            "--json",
        ])
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let (told, said) = (String::from_utf8_lossy(&output.stderr), String::from_utf8_lossy(&output.stdout));
    let instructions = number_after(&told, "Collected : ");
    let decisions = number_after(&said, "\"decisions\":");
    match (instructions, decisions) {
        (Some(instructions), Some(decisions)) => Ok(Count { instructions, decisions }),
        _ => Err(format!("valgrind says nothing to count: {told}")),
    }
}

fn number_after(text: &str, words: &str) -> Option<u64> {
    let after = text.split(words).nth(1)?;
    after.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::number_after;

    #[test]
    fn numbers_are_found_behind_their_words() {
        assert_eq!(number_after("==1== Collected : 1234\n", "Collected : "), Some(1234));
        assert_eq!(number_after("{\"decisions\":77,\"x\":1}", "\"decisions\":"), Some(77));
        assert_eq!(number_after("nothing", "Collected : "), None);
    }
}
