//! Many tables at a human pace, measured.

use std::fmt;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use server::protocol::http::{NewSeat, NewTable};
use table::Chance;
use table::chance::Fast;
use tokio::task::JoinSet;

use crate::Trouble;
use crate::driver::{Driver, person};
use crate::figures::Times;
use crate::host::{Host, own_cpu};

/// How many tables are opened at the same time.
const TOGETHER: usize = 32;
/// How long people wait at most before they look again whether bots have decided.
const WAIT: Duration = Duration::from_millis(200);

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game's id.
    pub game: String,
    /// The mode's id.
    pub mode: String,
    /// How many seats, each with a socket.
    pub seats: usize,
    /// How many tables.
    pub tables: usize,
    /// How long.
    pub time: Duration,
    /// How long a table thinks before each action, on average.
    pub think: Duration,
    /// The kind of bot that plays every second seat; `None` if people play them all.
    pub bots: Option<String>,
}

impl Plan {
    /// A table of it.
    pub(crate) fn table(&self) -> NewTable {
        let seat = |seat: usize| match &self.bots {
            Some(kind) if seat % 2 == 1 => NewSeat::Bot(kind.clone()),
            _ => person(seat),
        };
        let seats = (0..self.seats).map(seat).collect();
        NewTable { game: self.game.clone(), mode: self.mode.clone(), seats, ..NewTable::default() }
    }
}

/// What came out.
pub struct Report {
    /// Tables played.
    pub tables: usize,
    /// Sockets held open.
    pub sockets: usize,
    /// Actions taken.
    pub actions: usize,
    /// Seconds it took.
    pub seconds: f64,
    /// From sending an action until its player was told that it is done.
    pub done: Times,
    /// From sending an action until it was on a screen, for each screen.
    pub seen: Times,
    /// The mean size of an update, in bytes.
    pub update: f64,
    /// The processor time of the server and of the players while they played.
    pub cpu: Option<[Duration; 2]>,
    /// The server's memory at its highest, in MiB.
    pub memory: Option<f64>,
}

/// Opens tables, a few at a time, and lets their players connect.
pub async fn open(server: SocketAddr, plan: &Plan) -> Result<Vec<Driver>, Trouble> {
    let mut opening = JoinSet::new();
    let mut drivers = Vec::with_capacity(plan.tables);
    for number in 0..plan.tables {
        if opening.len() >= TOGETHER
            && let Some(opened) = opening.join_next().await
        {
            drivers.push(joined(opened)?);
        }
        let plan = plan.clone();
        opening.spawn(async move {
            let mut driver = Driver::open_as(server, &plan.table(), number as u64 + 1).await?;
            driver.connect(server).await?;
            Ok(driver)
        });
    }
    while let Some(opened) = opening.join_next().await {
        drivers.push(joined(opened)?);
    }
    Ok(drivers)
}

fn joined<T>(joined: Result<Result<T, Trouble>, tokio::task::JoinError>) -> Result<T, Trouble> {
    joined.map_err(|error| Trouble::Answer(error.to_string()))?
}

/// Plays and measures.
pub async fn run(host: &Host, plan: &Plan) -> Result<Report, Trouble> {
    let drivers = open(host.address, plan).await?;
    let sum = |drivers: &[Driver]| {
        let heard = drivers.iter().map(Driver::heard);
        heard.fold((0, 0), |(count, bytes), (more, larger)| (count + more, bytes + larger))
    };
    // Everybody's first update is whole.
    let before = sum(&drivers);
    let sockets = drivers.iter().map(Driver::sockets).sum();
    let cpu = || Some([host.cpu()?, own_cpu()?]);
    let cpu_before = cpu();
    let begun = Instant::now();
    let until = begun + plan.time;
    let mut playing = JoinSet::new();
    for (number, mut driver) in drivers.into_iter().enumerate() {
        let think = plan.think;
        playing.spawn(async move {
            let mut pauses = Fast::new(number as u64 + 1_000_000);
            let mut done = Times::default();
            let mut waits = false;
            loop {
                // Between nothing and twice the mean, so that tables do not march in step.
                let pause = think.mul_f64(f64::from(pauses.below(2000)) / 1000.0);
                let pause = if waits { pause.min(WAIT) } else { pause };
                if Instant::now() + pause >= until {
                    break;
                }
                tokio::time::sleep(pause).await;
                let acted = driver.act().await?;
                waits = acted.is_none();
                acted.into_iter().for_each(|time| done.add(time));
            }
            // What is still on its way belongs to the measurement.
            tokio::time::sleep(Duration::from_millis(500)).await;
            Ok((done, driver.times(), driver))
        });
    }
    let (mut done, mut seen, mut tables) = (Times::default(), Times::default(), Vec::new());
    while let Some(played) = playing.join_next().await {
        let (own_done, own_seen, driver) = joined(played)?;
        done.extend(own_done);
        seen.extend(own_seen);
        tables.push(driver);
    }
    let seconds = begun.elapsed().as_secs_f64();
    let spent = |before: [Duration; 2], now: [Duration; 2]| [now[0] - before[0], now[1] - before[1]];
    let cpu = cpu_before.zip(cpu()).map(|(before, now)| spent(before, now));
    let actions = done.count();
    let after = sum(&tables);
    let update = (after.1 - before.1) as f64 / (after.0 - before.0).max(1) as f64;
    let memory = host.memory();
    Ok(Report { tables: tables.len(), sockets, actions, seconds, done, seen, update, cpu, memory })
}

impl Report {
    /// The 99th percentile until an action is on everybody's screen, in milliseconds.
    pub fn p99(&mut self) -> f64 {
        self.seen.percentile(99.0)
    }

    /// The 99th percentile until whoever acted was told that it is done, in milliseconds. Among bots this is the measure:
    /// a screen that an action is not shown on would be taken to wait for the bot's.
    pub fn p99_done(&mut self) -> f64 {
        self.done.percentile(99.0)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |f: &mut fmt::Formatter<'_>, name: &str, times: &Times| {
            let mut times = times.clone();
            let [p50, p90, p99, most] = [50.0, 90.0, 99.0, 100.0].map(|percent| times.percentile(percent));
            let count = times.count();
            writeln!(
                f,
                "{name:<16} p50 {p50:.1} ms · p90 {p90:.1} ms · p99 {p99:.1} ms · max {most:.1} ms · {count} measured"
            )
        };
        let rate = self.actions as f64 / self.seconds.max(0.001);
        writeln!(f, "{} tables, {} sockets, {:.0} s", self.tables, self.sockets, self.seconds)?;
        writeln!(f, "{} actions, {rate:.0} a second", self.actions)?;
        row(f, "acknowledged", &self.done)?;
        row(f, "on each screen", &self.seen)?;
        writeln!(f, "an update         {:.0} bytes on average", self.update)?;
        if let Some(cpu) = self.cpu {
            let [server, players] = cpu.map(|cpu| cpu.as_micros() as f64 / self.actions.max(1) as f64);
            writeln!(
                f,
                "processor time   {server:.0} µs an action for the server, {players:.0} µs for its players"
            )?;
        }
        match self.memory {
            Some(memory) => write!(f, "server memory    {memory:.0} MiB at most"),
            None => write!(f, "server memory    not told by this system"),
        }
    }
}
