//! Many tables on several servers that share one PostgreSQL, while servers are killed, frozen for longer than their lease,
//! and cut off from the database.
//!
//! The sockets of a table go to different servers, so most of what is played is passed on from one to another. Players do
//! what a proxy and a browser do together: they notice at once when their own socket is closed and soon when its server does
//! not answer any more, and come back by another one. In the end the database is read without any server: everything acknowledged must be in the journals, in order
//! and once; and no item may have been written by a server after the next one had taken its table over.

use std::fmt;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use server::protocol::status::TableInfo;
use server::store::nodes::Node;
use server::store::postgres::Postgres as Store;
use table::Chance;
use table::chance::Fast;
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::{sleep, timeout};

use crate::Trouble;
use crate::client;
use crate::driver::Driver;
use crate::faults::check_in;
use crate::host::Host;
use crate::pace::Plan;
use crate::postgres::Postgres;

/// Everybody must be back by then.
pub const BACK: Duration = Duration::from_secs(10);
/// How long a server is frozen: longer than its lease.
const FROZEN: Duration = Duration::from_secs(7);
/// How often somebody looks whether a server answers, and how long it may take: nobody is back before a silent server is
/// struck off, so there is no use in taking a slow one for silent.
const LOOK: Duration = Duration::from_millis(400);
const ANSWERS: Duration = Duration::from_secs(3);
/// How long an action may take, and coming back.
const ACTION: Duration = Duration::from_secs(5);
const RETURN: Duration = Duration::from_secs(9);

/// What is done to servers, in the order of a report's numbers.
const KILL: usize = 0;
const CUT: usize = 1;
const FREEZE: usize = 2;

/// What came out.
pub struct Report {
    /// Servers.
    pub nodes: usize,
    /// Tables played.
    pub tables: usize,
    /// How often a server was killed hard, the database cut off, a server frozen.
    pub faults: [usize; 3],
    /// Actions acknowledged, all of which were found again.
    pub acknowledged: usize,
    /// Actions that were written though nobody could be told.
    pub unheard: usize,
    /// How often a table was taken over by another server.
    pub takeovers: usize,
    /// How many items a server wrote after the next one had taken its table over; there must be none.
    pub twice: usize,
    /// How often players came back after a kill, a cut and a freeze, and the longest it took from the fault on.
    pub returns: [Returns; 3],
    /// Actions a second.
    pub rate: f64,
}

impl Report {
    /// Was nothing lost, no table led twice, and everybody back in time?
    pub fn fine(&self) -> bool {
        self.twice == 0 && self.returns.iter().all(|returns| returns.back <= BACK)
    }
}

/// How often the players of a table came back, and the longest it took from the fault on.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Returns {
    /// How often.
    pub count: usize,
    /// Until they noticed that they had to.
    pub noticed: Duration,
    /// Until they were back.
    pub back: Duration,
}

/// What players know of the servers: where they are, and whether they answer.
struct Servers {
    each: Mutex<Vec<(SocketAddr, bool)>>,
    /// The last fault, and when it was.
    fault: Mutex<(usize, Instant)>,
    stop: AtomicBool,
    returns: Mutex<[Returns; 3]>,
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Servers {
    fn answering(&self) -> Vec<SocketAddr> {
        lock(&self.each).iter().filter(|(_, answers)| *answers).map(|(address, _)| *address).collect()
    }

    /// The servers that answer, in turn from one on.
    fn from(&self, turn: usize) -> Vec<SocketAddr> {
        let mut all = self.answering();
        let turn = turn % all.len().max(1);
        all.rotate_left(turn);
        all
    }

    /// Waits until one of these does not answer any more.
    async fn silent(&self, used: &[SocketAddr]) {
        while used.iter().all(|server| self.answering().contains(server)) {
            sleep(LOOK / 4).await;
        }
    }

    fn returned(&self, (fault, since): (usize, Instant), noticed: Duration) {
        let returns = &mut lock(&self.returns)[fault];
        returns.count += 1;
        returns.noticed = returns.noticed.max(noticed);
        returns.back = returns.back.max(since.elapsed());
    }
}

/// Plays, breaks things, and checks; `None` if there is no PostgreSQL here.
pub async fn run(program: &Path, plan: &Plan, nodes: usize, kills: usize) -> Result<Option<Report>, Trouble> {
    let Some(database) = blocking(|| Postgres::start(&[])).await? else { return Ok(None) };
    let database = Arc::new(database);
    let name = {
        let database = database.clone();
        blocking(move || database.database()).await?
    };
    let folder = tempfile::tempdir()?;
    let secret = folder.path().join("secret");
    std::fs::write(&secret, "a-secret-of-virtual-servers")?;
    let address = database.address(&name);
    let more: [&std::ffi::OsStr; 4] =
        ["--store".as_ref(), address.as_ref(), "--node-secret-file".as_ref(), secret.as_os_str()];
    let mut hosts = Vec::new();
    for _ in 0..nodes {
        hosts.push(Host::start_with(program, folder.path(), &more).await?);
    }
    let servers = Arc::new(Servers {
        each: Mutex::new(hosts.iter().map(|host| (host.address, true)).collect()),
        fault: Mutex::new((KILL, Instant::now())),
        stop: AtomicBool::new(false),
        returns: Mutex::default(),
    });
    let begun = Instant::now();
    let mut looking = JoinSet::new();
    for number in 0..nodes {
        looking.spawn(look_after(servers.clone(), number));
    }
    let mut playing = open(&servers, plan).await?;
    let faults = break_things(&mut hosts, &servers, &database, &name, plan.time, kills).await?;
    sleep(plan.time).await;
    servers.stop.store(true, Ordering::SeqCst);
    let mut drivers = Vec::new();
    while let Some(driver) = playing.join_next().await {
        drivers.push(driver.map_err(|error| Trouble::Answer(error.to_string()))??);
    }
    let seconds = begun.elapsed().as_secs_f64();
    for host in &mut hosts {
        host.kill().await?;
    }
    looking.shutdown().await;
    let (drivers, acknowledged, unheard) = blocking(move || {
        let node = Node { id: "afterwards".into(), address: String::new() };
        let lost = |error| Trouble::Lost(format!("the tables cannot be read: {error}"));
        let mut store = Store::open(&address, node).map_err(lost)?;
        let (acknowledged, unheard) = check_in(&mut store, &drivers)?;
        Ok((drivers, acknowledged, unheard))
    })
    .await?;
    let kept = database.clone();
    let (takeovers, twice) = blocking(move || led(&kept, &name)).await?;
    hosts[0].restart().await?;
    for driver in &drivers {
        // A table that is damaged is not taken up.
        let _: TableInfo = client::get(hosts[0].address, &format!("/api/tables/{}", driver.table)).await?;
    }
    let (tables, returns, rate) = (drivers.len(), *lock(&servers.returns), acknowledged as f64 / seconds);
    Ok(Some(Report { nodes, tables, faults, acknowledged, unheard, takeovers, twice, returns, rate }))
}

/// Does something that blocks.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Trouble> + Send + 'static,
) -> Result<T, Trouble> {
    spawn_blocking(work).await.map_err(|error| Trouble::Answer(error.to_string()))?
}

/// How often tables were taken over, and how many items were written by a leader after the next had taken over.
fn led(database: &Postgres, name: &str) -> Result<(usize, usize), Trouble> {
    let number = |sql: &str| -> Result<usize, Trouble> {
        let rows = database.sql(name, sql)?;
        rows.first().and_then(|row| row.parse().ok()).ok_or_else(|| Trouble::Answer(rows.join(" ")))
    };
    let takeovers = number(
        "SELECT count(*) FROM (
             SELECT node, lag(node) OVER (PARTITION BY id ORDER BY fence) AS before FROM leads
         ) AS steps WHERE node <> before",
    )?;
    let late = number(
        "SELECT count(*) FROM (
             SELECT fence, max(fence) OVER (PARTITION BY id ORDER BY number) AS highest FROM journal
         ) AS steps WHERE fence < highest",
    )?;
    let nobody = number("SELECT count(*) FROM journal LEFT JOIN leads USING (id, fence) WHERE node IS NULL")?;
    Ok((takeovers, late + nobody))
}

/// Looks now and then whether a server answers, as a proxy does.
async fn look_after(servers: Arc<Servers>, number: usize) {
    loop {
        let address = lock(&servers.each)[number].0;
        let asked = timeout(ANSWERS, client::request(address, "GET", "/healthz", &[], b"")).await;
        lock(&servers.each)[number].1 = matches!(asked, Ok(Ok((200, _, _))));
        sleep(LOOK).await;
    }
}

/// Opens the tables and lets them be played.
async fn open(servers: &Arc<Servers>, plan: &Plan) -> Result<JoinSet<Result<Driver, Trouble>>, Trouble> {
    let mut playing = JoinSet::new();
    for number in 0..plan.tables {
        let (all, seed) = (servers.from(number), number as u64 + 1);
        let server = *all.first().ok_or_else(|| Trouble::Answer("no server answers".into()))?;
        let mut driver = Driver::open_as(server, &plan.table(), seed).await?;
        driver.connect_to(&all).await?;
        playing.spawn(play(driver, all, plan.think, seed, servers.clone()));
    }
    Ok(playing)
}

/// Plays a table until all is over, and brings its players back whenever they are lost.
async fn play(
    mut driver: Driver,
    mut used: Vec<SocketAddr>,
    think: Duration,
    seed: u64,
    servers: Arc<Servers>,
) -> Result<Driver, Trouble> {
    let mut pauses = Fast::new(seed);
    let mut turn = seed as usize;
    while !servers.stop.load(Ordering::SeqCst) {
        let pause = think.mul_f64(f64::from(pauses.below(2000)) / 1000.0);
        tokio::select! {
            () = sleep(pause) => {}
            () = driver.broken() => {}
            () = servers.silent(&used) => {}
        }
        let well = driver.whole()
            && tokio::select! {
                acted = timeout(ACTION, driver.act()) => matches!(acted, Ok(Ok(_))),
                () = servers.silent(&used) => false,
            };
        if well {
            continue;
        }
        let fault = *lock(&servers.fault);
        let noticed = fault.1.elapsed();
        loop {
            turn += 1;
            used = servers.from(turn);
            if !used.is_empty() && driver.come_back(&used, RETURN).await.is_ok() {
                break;
            }
            if fault.1.elapsed() > 6 * BACK {
                return Err(Trouble::Lost(format!("nobody can come back to table {}", driver.table)));
            }
            sleep(Duration::from_millis(100)).await;
        }
        servers.returned(fault, noticed);
    }
    Ok(driver)
}

/// Breaks one thing after the other, and waits for a while after each: kills a server hard, cuts all connections to the
/// database, freezes a server.
async fn break_things(
    hosts: &mut [Host],
    servers: &Servers,
    database: &Arc<Postgres>,
    name: &str,
    time: Duration,
    kills: usize,
) -> Result<[usize; 3], Trouble> {
    let mut faults = [0; 3];
    for kill in 0..kills {
        sleep(time).await;
        let number = kill % hosts.len();
        let what = [KILL, CUT, KILL, FREEZE][kill % 4];
        faults[what] += 1;
        *lock(&servers.fault) = (what, Instant::now());
        match what {
            KILL => {
                hosts[number].kill().await?;
                // A server that is gone is away for a while; its tables do not wait for it.
                sleep(Duration::from_secs(2)).await;
                hosts[number].restart().await?;
                lock(&servers.each)[number].0 = hosts[number].address;
            }
            CUT => {
                let (database, name) = (database.clone(), name.to_owned());
                let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                           WHERE datname = current_database() AND pid <> pg_backend_pid()";
                blocking(move || database.sql(&name, cut)).await?;
            }
            _ => {
                hosts[number].signal("STOP").await?;
                sleep(FROZEN).await;
                hosts[number].signal("CONT").await?;
            }
        }
    }
    Ok(faults)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [killed, cut, frozen] = self.faults;
        writeln!(f, "{} tables on {} servers and one database", self.tables, self.nodes)?;
        writeln!(
            f,
            "{killed} servers killed hard, the database cut off {cut} times, {frozen} servers frozen"
        )?;
        writeln!(f, "{} acknowledged actions, none lost; {:.0} a second", self.acknowledged, self.rate)?;
        writeln!(f, "{} more were written when nobody could be told", self.unheard)?;
        let takeovers = self.takeovers;
        match self.twice {
            0 => writeln!(f, "{takeovers} tables were taken over, none was led twice")?,
            twice => writeln!(
                f,
                "{takeovers} tables were taken over, and {twice} items WRITTEN BY A FORMER LEADER"
            )?,
        }
        for (what, Returns { count, noticed, back }) in
            ["killed", "cut off", "frozen"].iter().zip(self.returns)
        {
            let [noticed, back] = [noticed, back].map(|time| time.as_secs_f64());
            writeln!(
                f,
                "{what:<8} {count} returns to a table, noticed {noticed:.1} s and back {back:.1} s after it at most"
            )?;
        }
        let back = self.returns.iter().map(|returns| returns.back).max().unwrap_or_default();
        write!(f, "everybody was back {:.1} s after a fault at most", back.as_secs_f64())
    }
}
