//! `cargo xtask load`: measures a server on this machine, or kills it to see what it keeps.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use load::host::Host;
use load::pace::Plan;
use load::{Trouble, faults, pace};

/// The same as the program's, so that players cost as little as they can.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Virtual players over real sockets on this machine.
#[derive(Parser, Debug)]
#[command(name = "load")]
struct Args {
    /// The server's program
    #[arg(long, value_name = "FILE")]
    program: PathBuf,
    /// How many tables
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    tables: u32,
    /// The game
    #[arg(long, default_value = "conquest")]
    game: String,
    /// Its mode
    #[arg(long, default_value = "standard")]
    mode: String,
    /// How many seats, each with a socket of its own
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=6))]
    seats: u32,
    /// Seconds to play; with --kills, between two kills
    #[arg(long, value_name = "S", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=3600))]
    time: u32,
    /// Milliseconds a table thinks before each action, on average
    #[arg(long, value_name = "MS", default_value_t = 4000, value_parser = clap::value_parser!(u32).range(1..))]
    think: u32,
    /// Kill the server hard so many times, and check that nothing acknowledged is lost
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
    kills: Option<u32>,
    /// Play on so many servers that share one PostgreSQL, started for it; with --kills, kill and freeze them and cut
    /// their connections to it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=16))]
    nodes: Option<u32>,
    /// Fail if the 99th percentile until an action is on a screen is above so many milliseconds
    #[arg(long, value_name = "MS")]
    most: Option<f64>,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => {
            eprintln!("load: {error}");
            return ExitCode::FAILURE;
        }
    };
    match runtime.block_on(run(&args)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(trouble) => {
            eprintln!("load: {trouble}");
            ExitCode::FAILURE
        }
    }
}

async fn run(args: &Args) -> Result<bool, Trouble> {
    let data = tempfile::tempdir()?;
    let plan = Plan {
        game: args.game.clone(),
        mode: args.mode.clone(),
        seats: args.seats as usize,
        tables: args.tables as usize,
        time: Duration::from_secs(args.time.into()),
        think: Duration::from_millis(args.think.into()),
    };
    if let Some(nodes) = args.nodes {
        return several(args, &plan, nodes as usize).await;
    }
    if let Some(kills) = args.kills {
        let report = faults::run(&args.program, data.path(), &plan, kills as usize).await?;
        println!("{report}");
        return Ok(true);
    }
    let host = Host::start(&args.program, data.path()).await?;
    let mut report = pace::run(&host, &plan).await?;
    println!("{report}");
    let p99 = report.p99();
    let slow = args.most.filter(|most| p99 > *most);
    if let Some(most) = slow {
        eprintln!("load: p99 is {p99:.1} ms, more than {most} ms");
    }
    Ok(slow.is_none())
}

#[cfg(unix)]
async fn several(args: &Args, plan: &Plan, nodes: usize) -> Result<bool, Trouble> {
    let kills = args.kills.unwrap_or(0) as usize;
    let Some(report) = load::nodes::run(&args.program, plan, nodes, kills).await? else {
        eprintln!("load: {}", load::postgres::MISSING);
        return Ok(false);
    };
    println!("{report}");
    Ok(report.fine())
}

#[cfg(not(unix))]
async fn several(_: &Args, _: &Plan, _: usize) -> Result<bool, Trouble> {
    Err(Trouble::Answer("several servers are tried on Unix only".into()))
}
