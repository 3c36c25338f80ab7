//! The server's process: started, measured, killed.

use std::ffi::{OsStr, OsString};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

use crate::Trouble;
use crate::client::PATIENCE;

/// A running server.
pub struct Host {
    program: PathBuf,
    data: PathBuf,
    more: Vec<OsString>,
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Host {
    /// Starts a server on this machine, with its tables in this folder.
    pub async fn start(program: &Path, data: &Path) -> Result<Host, Trouble> {
        Host::start_with(program, data, &[]).await
    }

    /// The same with more arguments.
    pub async fn start_with(program: &Path, data: &Path, more: &[&OsStr]) -> Result<Host, Trouble> {
        let more: Vec<OsString> = more.iter().map(|&word| word.to_owned()).collect();
        let (child, address) = spawn(program, data, "127.0.0.1:0", &more).await?;
        Ok(Host { program: program.to_owned(), data: data.to_owned(), more, child, address })
    }

    /// Kills it hard, as a power cut would.
    pub async fn kill(&mut self) -> Result<(), Trouble> {
        Ok(self.child.kill().await?)
    }

    /// Starts it again where it was.
    pub async fn restart(&mut self) -> Result<(), Trouble> {
        (self.child, self.address) =
            spawn(&self.program, &self.data, &self.address.to_string(), &self.more).await?;
        Ok(())
    }

    /// Sends it a signal by its name, such as `STOP`.
    #[cfg(unix)]
    pub async fn signal(&self, name: &str) -> Result<(), Trouble> {
        let id = self.child.id().ok_or_else(|| Trouble::Answer("the server is gone".into()))?;
        let sent = Command::new("kill").args(["-s", name, &id.to_string()]).status().await?;
        sent.success().then_some(()).ok_or_else(|| Trouble::Answer(format!("{name} could not be sent")))
    }

    /// The processor time it has used so far, where the system tells.
    pub fn cpu(&self) -> Option<Duration> {
        cpu(&self.child.id()?.to_string())
    }

    /// The most memory it ever had, in MiB, where the system tells.
    pub fn memory(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        let kib: f64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
        Some(kib / 1024.0)
    }
}

/// The processor time the players have used so far, where the system tells.
pub fn own_cpu() -> Option<Duration> {
    cpu("self")
}

/// User and system time of a process. The 14th and 15th word of `stat` are counted in hundredths of a second; the
/// name before them stands in brackets and may hold anything.
fn cpu(process: &str) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let (_, rest) = stat.rsplit_once(')')?;
    let mut times = rest.split_whitespace().skip(11).map(str::parse::<u64>);
    let (user, system) = (times.next()?.ok()?, times.next()?.ok()?);
    Some(Duration::from_millis((user + system) * 10))
}

async fn spawn(
    program: &Path,
    data: &Path,
    address: &str,
    more: &[OsString],
) -> Result<(Child, SocketAddr), Trouble> {
    let mut child = Command::new(program)
        .args(["serve", "--unlimited", "--bot-delay", "0", "--addr", address, "--data"])
        .arg(data)
        .args(more)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()?;
    let mut line = String::new();
    if let Some(stdout) = &mut child.stdout {
        let mut stdout = BufReader::new(stdout);
        timeout(PATIENCE, stdout.read_line(&mut line)).await.map_err(|_| Trouble::Late)??;
    }
    let address = line.trim().strip_prefix("http://").and_then(|address| address.parse().ok());
    let address = address.ok_or_else(|| Trouble::Answer(format!("the server said `{}`", line.trim())))?;
    Ok((child, address))
}
