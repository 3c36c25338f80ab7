//! `sietch serve`, and `sietch play` in the browser.

use std::fs::{File, TryLockError};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use clap::{Args, ValueEnum};
use server::Settings;
use server::settings::Mail;
use server::store::sqlite::Sqlite;
use tokio::net::TcpListener;

use crate::cli::PlayArgs;
use crate::node::{Among, NodeArgs};
use crate::registry::{self, GAMES};
use crate::trouble::Trouble;

/// Where a table for one's own machine is found. A port of its own keeps the browser's memory of the seats.
const HOME: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7365);

/// Arguments of `sietch serve`.
#[derive(Args, Debug)]
pub struct ServeArgs {
    /// Where to listen
    #[arg(long, value_name = "ADDR", default_value_t = HOME)]
    pub addr: SocketAddr,
    /// The folder the tables are kept in; the user's own data folder if none is named
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// A host name to answer to; may be repeated, any if none is named
    #[arg(long, value_name = "NAME")]
    pub host: Vec<String>,
    /// Proxies in front say where requests come from (X-Forwarded-For); how many, one behind the other, if more than
    /// one
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "1", default_value_t = 0,
        value_parser = clap::value_parser!(u32).range(..=16))]
    pub behind_proxy: u32,
    /// How many connections there are at most; half of them are for people who only watch
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub connections: u32,
    /// How many connections an address has at most; behind a proxy it counts sockets alone (100)
    #[arg(long, value_name = "N", default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..))]
    pub connections_each: u32,
    /// Where to tell numbers for Prometheus; keep this address to yourself. Nowhere if none is named
    #[arg(long, value_name = "ADDR")]
    pub metrics: Option<SocketAddr>,
    /// How long bots pause after something that can be seen, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 250, value_parser = clap::value_parser!(u64).range(..=60_000))]
    pub bot_delay: u64,
    /// How many threads bots may think on, those of all tables together; one for each core but one if none is given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub bot_threads: Option<u32>,
    /// How what happens is told
    #[arg(long, value_name = "FORM", default_value = "text")]
    pub log: LogForm,
    /// The address people know the server by (`https://dune.example`), for links in notices
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,
    /// A file with the address of a mail server (smtps://user:password@host), which sends notices by e-mail; or SIETCH_SMTP
    #[arg(long, value_name = "FILE", requires = "mail_from")]
    pub smtp_file: Option<PathBuf>,
    /// From whom e-mail is (Sietch <table@dune.example>)
    #[arg(long, value_name = "SENDER")]
    pub mail_from: Option<String>,
    /// Several servers on one database
    #[command(flatten)]
    pub node: NodeArgs,
    /// No limits per address and socket, for load tests
    #[arg(long, hide = true)]
    pub unlimited: bool,
    /// Tables are dealt from this number on, one after another, for browser tests: whoever knows it knows every draw
    #[arg(long, hide = true, value_name = "N")]
    pub deal: Option<u64>,
}

/// How what happens is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LogForm {
    /// Lines for people
    Text,
    /// One JSON object a line
    Json,
}

/// Hosts tables for others.
pub fn run(args: &ServeArgs) -> Result<(), Trouble> {
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr);
    match args.log {
        LogForm::Text => log.init(),
        LogForm::Json => log.json().init(),
    }
    let usual = Settings::default();
    let settings = Settings {
        hosts: args.host.clone(),
        proxies: args.behind_proxy as usize,
        connections: args.connections as usize,
        connections_each: args.connections_each as usize,
        metrics: args.metrics,
        unlimited: args.unlimited,
        bot_delay: Duration::from_millis(args.bot_delay),
        bot_threads: args.bot_threads.map_or(usual.bot_threads, |threads| threads as usize),
        public_url: args.public_url.clone(),
        mail: mail(args)?,
        deal: args.deal.map(|first| Arc::new(first.into())),
        ..usual
    };
    let Some(Among { store, inner, secret }) = args.node.join()? else {
        let (store, _lock) = store(args.data.as_deref())?;
        return run_on(async {
            let listener = listen(args.addr).await?;
            println!("{}", address(&listener, args.addr));
            serve(listener, settings, store).await
        });
    };
    let settings = Settings { node_secret: Some(secret), ..settings };
    run_on(async {
        let (listener, inner) = (listen(args.addr).await?, TcpListener::from_std(inner)?);
        println!("{}", address(&listener, args.addr));
        Ok(server::serve_among(listener, Some(inner), settings, GAMES, Box::new(store), stop()).await?)
    })
}

/// How letters are sent, if they are. A file or the environment keeps the password from others on the machine.
fn mail(args: &ServeArgs) -> Result<Option<Mail>, Trouble> {
    let url = match &args.smtp_file {
        Some(path) => std::fs::read_to_string(path)
            .map(|text| text.trim().to_owned())
            .map_err(|problem| Trouble::Read { path: path.clone(), problem })?,
        None => std::env::var("SIETCH_SMTP").unwrap_or_default(),
    };
    let from = args.mail_from.clone().filter(|_| !url.is_empty());
    Ok(from.map(|from| Mail { url, from }))
}

/// Plays in the browser.
pub fn play(args: &PlayArgs) -> Result<(), Trouble> {
    let start = match &args.game {
        Some(game) => format!("/?game={}", registry::find(game)?.door.about().id),
        None => "/".to_owned(),
    };
    let hosts = ["localhost", "127.0.0.1"].map(str::to_owned).to_vec();
    let settings = Settings { hosts, ..Settings::default() };
    let (store, _lock) = store(args.data.as_deref())?;
    run_on(async {
        let listener = match TcpListener::bind(HOME).await {
            Ok(listener) => listener,
            // Taken, perhaps by another table: any other port will do.
            Err(_) => listen(SocketAddr::new(HOME.ip(), 0)).await?,
        };
        let page = format!("{}{start}", address(&listener, HOME));
        println!("{page}");
        if !args.no_browser && ::open::that_detached(&page).is_err() {
            eprintln!("sietch: no browser could be opened; open the address above in one");
        }
        serve(listener, settings, store).await
    })
}

async fn serve(listener: TcpListener, settings: Settings, store: Sqlite) -> Result<(), Trouble> {
    Ok(server::serve(listener, settings, GAMES, Box::new(store), stop()).await?)
}

fn run_on(serving: impl Future<Output = Result<(), Trouble>>) -> Result<(), Trouble> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(serving);
    // A bot that is lost in thought does not keep the program from ending.
    runtime.shutdown_timeout(Duration::from_secs(1));
    served
}

async fn listen(address: SocketAddr) -> Result<TcpListener, Trouble> {
    TcpListener::bind(address).await.map_err(|problem| Trouble::Listen { address, problem })
}

fn address(listener: &TcpListener, wanted: SocketAddr) -> String {
    format!("http://{}", listener.local_addr().unwrap_or(wanted))
}

/// Waits until the user or the system wants the server to stop.
async fn stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                tokio::select! {
                    _ = interrupt => {}
                    _ = terminate.recv() => {}
                }
            }
            Err(_) => drop(interrupt.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}

/// The tables kept in a folder, and the lock that keeps other servers from it for as long as it is held.
fn store(folder: Option<&Path>) -> Result<(Sqlite, File), Trouble> {
    let folder = folder_or_own(folder)?;
    make_private(&folder).map_err(|problem| Trouble::Write { path: folder.clone(), problem })?;
    let path = folder.join("lock");
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let lock = options.append(true).create(true).open(&path);
    let lock = lock.map_err(|problem| Trouble::Write { path: path.clone(), problem })?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(Trouble::InUse { folder }),
        Err(TryLockError::Error(problem)) => return Err(Trouble::Write { path, problem }),
    }
    Ok((open(&folder)?, lock))
}

/// Opens the tables in a folder, whoever serves them.
pub fn open(folder: &Path) -> Result<Sqlite, Trouble> {
    let path = folder.join("tables.db");
    Sqlite::open(&path).map_err(|problem| Trouble::Store { path, problem })
}

/// The folder named, or the user's own.
pub fn folder_or_own(folder: Option<&Path>) -> Result<PathBuf, Trouble> {
    folder.map(Path::to_owned).or_else(data_folder).ok_or(Trouble::NoDataFolder)
}

/// Makes a folder that nobody else can look into, if there is none.
fn make_private(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// The user's own data folder. The crates that know it for all systems carry a licence we do not take, and
/// these three lines are all we need of them.
fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let data = if cfg!(windows) {
        folder("LOCALAPPDATA")?
    } else if cfg!(target_os = "macos") {
        folder("HOME")?.join("Library/Application Support")
    } else {
        folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share")))?
    };
    Some(data.join("sietch"))
}
