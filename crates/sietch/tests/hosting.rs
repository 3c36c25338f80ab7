//! `sietch serve` as a process: under load, killed hard, and stopped gently. The large runs are
//! `cargo xtask load`.

use std::path::Path;
use std::time::Duration;

use load::host::Host;
use load::pace::{self, Plan};
use load::{client, faults};
use server::protocol::http::{Games, NewSeat, NewTable};
use server::protocol::status::{Reason, TableInfo};

const SIETCH: &str = env!("CARGO_BIN_EXE_sietch");

fn plan(tables: usize, time: u64, think: u64) -> Plan {
    Plan {
        game: "conquest".into(),
        mode: "standard".into(),
        seats: 4,
        tables,
        time: Duration::from_millis(time),
        think: Duration::from_millis(think),
        bots: None,
    }
}

#[tokio::test]
async fn a_small_load_is_played_and_measured() {
    let data = tempfile::tempdir().unwrap();
    let numbers = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let more = ["--metrics".into(), numbers.to_string()].map(std::ffi::OsString::from);
    let more: Vec<&std::ffi::OsStr> = more.iter().map(|word| word.as_os_str()).collect();
    let host = Host::start_with(Path::new(SIETCH), data.path(), &more).await.unwrap();
    let report = pace::run(&host, &plan(10, 3000, 200)).await.unwrap();
    assert_eq!((report.tables, report.sockets), (10, 40));
    assert!(report.actions > 20, "{report}");
    assert!(report.seen.count() >= report.actions, "{report}");
    let (status, _, page) = client::request(numbers, "GET", "/metrics", &[], b"").await.unwrap();
    assert_eq!(status, 200);
    let page = String::from_utf8(page).unwrap();
    for metric in ["sietch_actions_total", "sietch_sockets", "sietch_commit_seconds_count"] {
        assert!(page.contains(metric), "{metric}");
    }
}

#[tokio::test]
async fn a_server_that_is_killed_hard_loses_nothing_it_acknowledged() {
    let data = tempfile::tempdir().unwrap();
    let report = faults::run(Path::new(SIETCH), data.path(), &plan(6, 600, 5), 4).await.unwrap();
    assert_eq!((report.tables, report.kills), (6, 4));
    assert!(report.acknowledged > 20, "{report}");
}

#[tokio::test]
async fn a_table_names_its_pack_and_is_closed_where_that_is_not() {
    let pack = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/packs/example");
    let with_pack = ["--content".as_ref(), pack.as_os_str()];
    let data = tempfile::tempdir().unwrap();
    let mut host = Host::start_with(Path::new(SIETCH), data.path(), &with_pack).await.unwrap();
    let games: Games = client::get(host.address, "/api/games").await.unwrap();
    let title = |game: &str| {
        let found = games.games.iter().find(|known| known.id == game).unwrap();
        found.pack.as_ref().map(|pack| pack.title.as_str())
    };
    assert_eq!((title("conquest"), title("imperium")), (Some("Example cards"), None));
    let (_, _, words) =
        client::request(host.address, "GET", "/api/text/conquest/uk", &[], b"").await.unwrap();
    let words = String::from_utf8(words).unwrap();
    assert!(words.contains("market-caravan = Караван") && words.contains("market-hajr = "));
    // One that has begun, and one that waits for somebody.
    let mut tables = Vec::new();
    for last in [NewSeat::Bot("random".into()), NewSeat::Open] {
        let mut seats =
            vec![NewSeat::Me("Ann".into()), NewSeat::Bot("random".into()), NewSeat::Bot("random".into())];
        seats.push(last);
        let (game, mode) = ("conquest".into(), "standard".into());
        let wanted = NewTable { game, mode, seats, ..NewTable::default() };
        tables.push(client::open(host.address, &wanted).await.unwrap().table);
    }
    assert!(tables.iter().all(|table| table.pack.as_ref().is_some_and(|pack| pack.name == "example")));
    host.kill().await.unwrap();
    let host = Host::start(Path::new(SIETCH), data.path()).await.unwrap();
    for table in &tables {
        let found: TableInfo = client::get(host.address, &format!("/api/tables/{}", table.id)).await.unwrap();
        let closed = found.status.closed.expect("it is closed");
        assert_eq!(closed.reason, Reason::Content);
        assert!(closed.message.contains("“Example cards”"), "{}", closed.message);
    }
    drop(host);
    let host = Host::start_with(Path::new(SIETCH), data.path(), &with_pack).await.unwrap();
    for table in &tables {
        let found: TableInfo = client::get(host.address, &format!("/api/tables/{}", table.id)).await.unwrap();
        assert_eq!(found.status.closed, None, "with its pack it goes on");
    }
}

/// Runs the program and waits for it: did it go well, and what did it say?
fn sietch(args: &[&str]) -> (bool, String) {
    let run = std::process::Command::new(SIETCH).args(args).output().unwrap();
    let said = [run.stdout, run.stderr].concat();
    (run.status.success(), String::from_utf8(said).unwrap())
}

#[tokio::test]
async fn a_folder_has_one_server_and_its_tables_can_be_looked_through() {
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().to_str().unwrap();
    let host = Host::start(Path::new(SIETCH), data.path()).await.unwrap();
    let (well, said) = sietch(&["serve", "--addr", "127.0.0.1:0", "--data", folder]);
    assert!(!well && said.contains("another Sietch"), "{said}");
    let drivers = pace::open(host.address, &plan(3, 100, 100)).await.unwrap();
    let ids: Vec<&str> = drivers.iter().map(|driver| driver.table.as_str()).collect();
    let (_, said) = sietch(&["tables", "list", "--data", folder]);
    assert!(ids.iter().all(|id| said.contains(id)) && said.lines().count() == 3, "{said}");
    let (_, said) = sietch(&["tables", "list", "--over", "--data", folder]);
    assert_eq!(said, "", "none is over");
    let (well, said) = sietch(&["tables", "delete", "--data", folder]);
    assert!(!well && said.contains("name tables"), "{said}");
    let (_, said) = sietch(&["tables", "delete", "--older-than", "1", "--data", folder]);
    assert_eq!(said, "", "none is old");
    let to = data.path().join("records");
    let (well, said) = sietch(&["tables", "archive", ids[0], "--to", to.to_str().unwrap(), "--data", folder]);
    assert!(well && said.contains("deleted"), "{said}");
    let record = to.join(format!("{}.sietch", ids[0]));
    let (well, said) = sietch(&["replay", record.to_str().unwrap(), "--verify"]);
    assert!(well, "{said}");
    let (well, said) = sietch(&["tables", "delete", ids[1], "--data", folder]);
    assert!(well && said.contains(ids[1]), "{said}");
    let (_, said) = sietch(&["tables", "list", "--data", folder]);
    assert!(said.contains(ids[2]) && said.lines().count() == 1, "{said}");
}
