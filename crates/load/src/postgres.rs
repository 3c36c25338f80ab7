//! A PostgreSQL of one's own, for tests and load: in a folder of its own, and gone with whoever started it.
//!
//! It is looked for on the path and where Debian puts it. It refuses to run for root, so root lets somebody else run it.

use std::ffi::OsStr;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::Trouble;

/// What is said where there is none.
pub const MISSING: &str = "PostgreSQL is not installed here: what needs it is skipped";

/// How long it may take to come up.
const COMING_UP: Duration = Duration::from_secs(30);

/// Waits beside the database until whoever started it closes the pipe or dies, and ends it then.
const WATCH: &str = r#""$@" & pid=$!; cat > /dev/null; kill -INT $pid; wait $pid"#;

/// A running PostgreSQL.
pub struct Postgres {
    programs: PathBuf,
    user: Option<(u32, u32)>,
    watch: Child,
    folder: TempDir,
    databases: AtomicU32,
}

impl Postgres {
    /// Starts one, with these settings (`name=value`); `None` if none is installed.
    pub fn start(settings: &[&str]) -> Result<Option<Postgres>, Trouble> {
        let Some(programs) = programs() else { return Ok(None) };
        let user = other_user();
        let folder = tempfile::Builder::new().prefix("sietch-pg").tempdir()?;
        if let Some((user, group)) = user {
            chown(folder.path(), Some(user), Some(group))?;
        }
        let data = folder.path().join("data");
        let mut made = as_user(user, programs.join("initdb"));
        made.args(["-U", "sietch", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync", "-D"]);
        succeed(made.arg(&data))?;
        let mut server = as_user(user, "sh");
        server.args(["-c", WATCH, "sh"]).arg(programs.join("postgres")).arg("-D").arg(&data);
        server.arg("-k").arg(folder.path()).args(["-c", "listen_addresses="]);
        for setting in settings {
            server.args(["-c", setting]);
        }
        let log = std::fs::File::create(folder.path().join("log"))?;
        let watch = server.stdin(Stdio::piped()).stdout(log.try_clone()?).stderr(log).spawn()?;
        let postgres = Postgres { programs, user, watch, folder, databases: AtomicU32::new(0) };
        let begun = Instant::now();
        while postgres.sql("postgres", "SELECT 1").is_err() {
            if begun.elapsed() > COMING_UP {
                let log = std::fs::read_to_string(postgres.folder.path().join("log")).unwrap_or_default();
                return Err(Trouble::Answer(format!("PostgreSQL does not come up: {log}")));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(Some(postgres))
    }

    /// A new, empty database: its name.
    pub fn database(&self) -> Result<String, Trouble> {
        let name = format!("sietch{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}"))?;
        Ok(name)
    }

    /// A database's address.
    pub fn address(&self, database: &str) -> String {
        let folder = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://sietch@{folder}/{database}")
    }

    /// Runs some SQL; what came back, a line a row.
    pub fn sql(&self, database: &str, sql: &str) -> Result<Vec<String>, Trouble> {
        let answer = succeed(
            self.program("psql")
                .args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"])
                .args(["-d", database, "-c", sql]),
        )?;
        Ok(answer.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect())
    }

    /// One of its programs, told where to find the database.
    pub fn program(&self, name: &str) -> Command {
        let mut program = as_user(self.user, self.programs.join(name));
        program.args(["-U", "sietch", "-h"]).arg(self.folder.path());
        program
    }

    /// A folder that its programs may write to.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.watch.stdin.take());
        let _ = self.watch.wait();
    }
}

/// Runs a program to its end; what it said.
pub fn succeed(program: &mut Command) -> Result<String, Trouble> {
    let output = program.stdin(Stdio::null()).output()?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(Trouble::Answer(String::from_utf8_lossy(&output.stderr).into_owned())),
    }
}

/// The folder of PostgreSQL's programs.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    // Debian keeps versions side by side; the last is the newest.
    let mut versions: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .map(|versions| versions.flatten().map(|version| version.path().join("bin")).collect())
        .unwrap_or_default();
    versions.sort();
    folders.extend(versions.into_iter().rev());
    let whole = |folder: PathBuf| {
        let folder = std::fs::canonicalize(folder.join("postgres")).ok()?.parent()?.to_owned();
        ["initdb", "psql", "pg_dump", "pg_restore"]
            .iter()
            .all(|name| folder.join(name).exists())
            .then_some(folder)
    };
    folders.into_iter().find_map(whole)
}

/// Who else may run it, if we are root: user and group.
fn other_user() -> Option<(u32, u32)> {
    let root = std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0);
    let users = std::fs::read_to_string("/etc/passwd").ok().filter(|_| root)?;
    let find = |name: &str| {
        let mut words = users.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(":"))?.split(':');
        Some((words.nth(1)?.parse().ok()?, words.next()?.parse().ok()?))
    };
    find("postgres").or_else(|| find("nobody"))
}

fn as_user(user: Option<(u32, u32)>, program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    // Whoever started us may be in a folder that the other user cannot see.
    command.current_dir("/");
    if let Some((user, group)) = user {
        command.uid(user).gid(group);
    }
    command
}
