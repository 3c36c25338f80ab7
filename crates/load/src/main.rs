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

/// How many times as long people may wait if half of the seats are bots'.
const AMONG_BOTS: f64 = 1.5;

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
    /// Play twice, first with people alone and then with bots of this kind in half of the seats, and fail if people wait
    /// more than 1.5 times as long among bots (99th percentile until an action is acknowledged)
    #[arg(long, value_name = "KIND", conflicts_with_all = ["kills", "nodes"])]
    bots: Option<String>,
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
    let plan = Plan {
        game: args.game.clone(),
        mode: args.mode.clone(),
        seats: args.seats as usize,
        tables: args.tables as usize,
        time: Duration::from_secs(args.time.into()),
        think: Duration::from_millis(args.think.into()),
        bots: None,
    };
    if let Some(nodes) = args.nodes {
        return several(args, &plan, nodes as usize).await;
    }
    if let Some(kills) = args.kills {
        let data = tempfile::tempdir()?;
        let report = faults::run(&args.program, data.path(), &plan, kills as usize).await?;
        println!("{report}");
        return Ok(true);
    }
    let mut report = play(args, &plan).await?;
    println!("{report}");
    let p99 = report.p99();
    if let Some(most) = args.most.filter(|most| p99 > *most) {
        eprintln!("load: p99 is {p99:.1} ms, more than {most} ms");
        return Ok(false);
    }
    let Some(kind) = &args.bots else { return Ok(true) };
    println!("\nwith bots ({kind}) in half of the seats:");
    let mut among = play(args, &Plan { bots: Some(kind.clone()), ..plan }).await?;
    println!("{among}");
    let times = among.p99_done() / report.p99_done().max(0.001);
    println!("people wait {times:.2} times as long among bots (p99, acknowledged)");
    Ok(times <= AMONG_BOTS)
}

/// One run on a server of its own.
async fn play(args: &Args, plan: &Plan) -> Result<pace::Report, Trouble> {
    let data = tempfile::tempdir()?;
    let host = Host::start(&args.program, data.path()).await?;
    pace::run(&host, plan).await
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
