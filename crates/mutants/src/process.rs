//! Starts a program and waits for it, but not for ever.

use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::trouble::{Trouble, file};

/// The most memory a test may take: a broken rule can fill any.
#[cfg(unix)]
const LIMITS: &str = "ulimit -c 0; ulimit -v 6000000 2>/dev/null; exec \"$0\" \"$@\"";

/// How a program ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    Passed,
    Failed,
    Hung,
}

/// A command for a program that may go wild.
pub(crate) fn bounded(program: &Path) -> Command {
    #[cfg(unix)]
    {
        let mut command = Command::new("sh");
        command.args(["-c", LIMITS]).arg(program);
        command
    }
    #[cfg(not(unix))]
    Command::new(program)
}

/// Runs a command silently; kills it when it takes longer than the limit.
pub(crate) fn run(command: &mut Command, limit: Duration) -> Result<(End, Duration), Trouble> {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let program = command.get_program().to_owned();
    let start = Instant::now();
    let mut child = command.spawn().map_err(file("start", Path::new(&program)))?;
    let mut pause = Duration::from_micros(500);
    loop {
        if let Some(status) = child.try_wait().map_err(file("wait for", Path::new(&program)))? {
            // So says the shell of a program it cannot start: that must not pass for a failed test.
            if let Some(126 | 127) = status.code() {
                return Err(file("start", &shown(command))(io::Error::from(io::ErrorKind::NotFound)));
            }
            let end = if status.success() { End::Passed } else { End::Failed };
            return Ok((end, start.elapsed()));
        }
        if start.elapsed() > limit {
            child.kill().map_err(file("stop", Path::new(&program)))?;
            child.wait().map_err(file("wait for", Path::new(&program)))?;
            return Ok((End::Hung, start.elapsed()));
        }
        std::thread::sleep(pause);
        pause = (pause * 5 / 4).min(Duration::from_millis(20));
    }
}

fn shown(command: &Command) -> PathBuf {
    let words = [command.get_program()].into_iter().chain(command.get_args());
    words.collect::<Vec<_>>().join(OsStr::new(" ")).into()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn end(script: &str) -> End {
        let mut command = bounded(Path::new("sh"));
        run(command.args(["-c", script]), Duration::from_millis(300)).unwrap().0
    }

    #[test]
    fn a_program_passes_fails_or_hangs() {
        assert_eq!(end("exit 0"), End::Passed);
        assert_eq!(end("exit 1"), End::Failed);
        assert_eq!(end("kill -9 $$"), End::Failed);
        assert_eq!(end("exec sleep 60"), End::Hung);
    }

    #[test]
    fn a_program_that_is_not_there_is_no_failed_test() {
        let mut command = bounded(Path::new("no/such/program"));
        assert!(run(&mut command, Duration::from_secs(5)).is_err());
    }
}
