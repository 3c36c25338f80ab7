//! `sietch serve` as a process: under load, killed hard, and stopped gently. The large runs are
//! `cargo xtask load`.

use std::path::Path;
use std::time::Duration;

use load::host::Host;
use load::pace::{self, Plan};
use load::{client, faults};

const SIETCH: &str = env!("CARGO_BIN_EXE_sietch");

fn plan(tables: usize, time: u64, think: u64) -> Plan {
    Plan {
        game: "conquest".into(),
        mode: "standard".into(),
        seats: 4,
        tables,
        time: Duration::from_millis(time),
        think: Duration::from_millis(think),
    }
}

#[tokio::test]
async fn a_small_load_is_played_and_measured() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(Path::new(SIETCH), data.path()).await.unwrap();
    let report = pace::run(&host, &plan(10, 3000, 200)).await.unwrap();
    assert_eq!((report.tables, report.sockets), (10, 40));
    assert!(report.actions > 20, "{report}");
    assert!(report.seen.count() >= report.actions, "{report}");
    let (status, _, page) = client::request(host.address, "GET", "/metrics", &[], b"").await.unwrap();
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
