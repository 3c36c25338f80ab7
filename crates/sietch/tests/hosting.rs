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
    // A table gets the names of its boxes alone.
    let boxes = "/api/text/imperium/uk?boxes=base,ix";
    let (_, _, words) = client::request(host.address, "GET", boxes, &[], b"").await.unwrap();
    let words = String::from_utf8(words).unwrap();
    assert!(["base-imp-stilgar = ", "tech-flagship = "].iter().all(|name| words.contains(name)));
    assert!(["imp-steersman = ", "tlx-ghola = "].iter().all(|name| !words.contains(name)));
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

/// The example pack with its market deck and its English words edited.
fn edited(folder: &Path, market: impl Fn(String) -> String, words: impl Fn(String) -> String) {
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/packs/example");
    std::fs::create_dir_all(folder.join("conquest/text")).unwrap();
    for path in ["pack.ron", "conquest/text/uk.ftl", "conquest/text/ru.ftl"] {
        std::fs::copy(ours.join(path), folder.join(path)).unwrap();
    }
    let edit = |path: &str, edit: &dyn Fn(String) -> String| {
        let text = std::fs::read_to_string(ours.join(path)).unwrap();
        let edited = edit(text);
        std::fs::write(folder.join(path), edited).unwrap();
    };
    edit("conquest/market.ron", &market);
    edit("conquest/text/en.ftl", &words);
}

#[tokio::test]
async fn a_table_goes_on_when_a_comment_a_source_or_wording_changed_and_not_when_a_card_did() {
    let (data, pack) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let with_pack = ["--content".as_ref(), pack.path().as_os_str()];
    let start = async || Host::start_with(Path::new(SIETCH), data.path(), &with_pack).await.unwrap();
    let same = |text: String| text;
    edited(pack.path(), same, same);
    let mut host = start().await;
    let seats = [1, 2, 3].map(|_| NewSeat::Bot("random".into()));
    let seats = std::iter::once(NewSeat::Me("Ann".into())).chain(seats).collect();
    let wanted = NewTable { game: "conquest".into(), mode: "standard".into(), seats, ..NewTable::default() };
    let opened = client::open(host.address, &wanted).await.unwrap();
    let path = format!("/api/tables/{}", opened.table.id);
    host.kill().await.unwrap();

    let replaced = |from: &'static str, to: &'static str| {
        move |text: String| {
            assert!(text.contains(from), "{from}");
            text.replacen(from, to, 1)
        }
    };
    let comment = replaced("[\n", "// Another comment.\n[\n\n");
    let source =
        replaced("FreeShipping(4), provenance: Reconstructed", "FreeShipping(4), provenance: Public");
    edited(pack.path(), |text| source(comment(text)), replaced("Deep Cache", "Deeper Cache"));
    let mut host = start().await;
    let found: TableInfo = client::get(host.address, &path).await.unwrap();
    assert_eq!(found.status.closed, None, "what the cards do is the same");
    let (_, _, words) =
        client::request(host.address, "GET", "/api/text/conquest/en", &[], b"").await.unwrap();
    assert!(String::from_utf8(words).unwrap().contains("Deeper Cache"), "said in the new words");
    host.kill().await.unwrap();

    edited(pack.path(), replaced("TakeSpice(6)", "TakeSpice(7)"), same);
    let host = start().await;
    let found: TableInfo = client::get(host.address, &path).await.unwrap();
    assert_eq!(found.status.closed.expect("a card does something else").reason, Reason::Content);
    // What was done at it can still be had.
    let open = serde_json::json!({ "secret": opened.secrets[0].secret }).to_string();
    let (status, _, record) =
        client::request(host.address, "POST", &format!("{path}/record"), &[], open.as_bytes()).await.unwrap();
    assert_eq!(status, 200);
    let record = table::Record::read(&String::from_utf8(record).unwrap()).unwrap();
    assert_eq!(record.header.pack.map(|pack| pack.name).as_deref(), Some("example"));
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
    #[cfg(unix)]
    for file in std::fs::read_dir(data.path()).unwrap() {
        let file = file.unwrap();
        let mode = std::os::unix::fs::PermissionsExt::mode(&file.metadata().unwrap().permissions());
        assert_eq!(mode & 0o777, 0o600, "{:?} is for its owner alone", file.path());
    }
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
