//! The built binary, run as a person or a script would run it.

mod bad_files;
mod doors;
mod games;
mod packs;
mod play;
mod pseudo;
mod replay;
mod session;
mod sim;
mod study;
mod tournament;
mod words;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use table::Record;

/// The game the binary is tried with.
const GAME: &str = "conquest";

/// What a run of the binary left behind.
#[derive(Debug)]
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Run {
    /// It did what was asked.
    #[track_caller]
    fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// It did nothing, said so with these words, and did not fall over.
    #[track_caller]
    fn refused(self, words: &str) {
        assert!(self.code.is_some_and(|code| (1..=2).contains(&code)), "{self:?}");
        assert!(self.err.contains(words) && !self.err.contains("panicked"), "{words}: {}", self.err);
        assert_eq!(self.out, "", "nothing on stdout but what was asked for");
    }
}

fn sietch<S: AsRef<std::ffi::OsStr>>(args: impl IntoIterator<Item = S>) -> Run {
    sietch_typing(args, "")
}

/// Runs the binary while this is typed.
fn sietch_typing<S: AsRef<std::ffi::OsStr>>(args: impl IntoIterator<Item = S>, typed: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sietch"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let typed = typed.to_owned();
    // The game may be over before everything is typed.
    let typist = std::thread::spawn(move || drop(stdin.write_all(typed.as_bytes())));
    let output = child.wait_with_output().unwrap();
    typist.join().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// A folder of its own for a test.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Nothing is left lying about but these.
    #[track_caller]
    fn holds(&self, names: &[&str]) {
        let mut found: Vec<String> = std::fs::read_dir(self.0.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        found.sort();
        assert_eq!(found, names);
    }
}

/// Lines somebody might type who chooses anything; numbers too high are refused and cost nothing.
fn any_choices(lines: usize) -> String {
    let mut chance = table::chance::Fast::new(11);
    let mut line = || format!("{}\n", table::Chance::below(&mut chance, 6) + 1);
    (0..lines).map(|_| line()).collect()
}

/// More lines than any game has decisions.
const ENOUGH: usize = 20_000;

fn play_args(file: &Path) -> Vec<String> {
    let file = file.to_str().unwrap();
    ["play", GAME, "--text", "--seed", "5", "--save", file].map(str::to_owned).to_vec()
}

/// A whole game in a file.
fn whole_game(folder: &Folder) -> PathBuf {
    let file = folder.file("whole.sietch");
    sietch_typing(play_args(&file), &any_choices(ENOUGH)).fine();
    file
}

fn read(file: &Path) -> Record {
    Record::read(&std::fs::read_to_string(file).unwrap()).unwrap()
}
