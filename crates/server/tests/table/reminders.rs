//! Notices that come later: after a restart, after trouble, and when a clock runs low.

use std::time::{Duration, SystemTime};

use serde_json::{Value, json};
use server::Settings;
use server::journal::Item;
use server::protocol::status::ClockSettings;
use server::store::slips::SlipChange;
use server::store::sqlite::Sqlite;
use server::store::{Store, Write};

use crate::notices::{endpoint, paths, soon, until, waits};
use crate::people::Browser;
use crate::support::{Server, web};

#[tokio::test]
async fn a_notice_outlives_the_server() {
    let data = tempfile::tempdir().unwrap();
    let (address, came) = endpoint().await;
    let later = Settings { notice_after: Duration::from_millis(1500), ..soon() };
    let server = Server::start(later.clone(), data.path()).await;
    let mut ann = Browser::default();
    ann.register(&server, "Ann").await;
    ann.post(
        &server,
        "/api/account/wishes",
        json!({ "languages": [], "webhook": format!("{address}/hook") }),
    )
    .await;
    waits(&server, &mut ann, None).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    server.stop().await;
    assert!(paths(&came).is_empty());
    let server = Server::start(later, data.path()).await;
    assert!(until(&came, |paths| !paths.is_empty()).await);
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(paths(&came), ["/hook"], "and it comes once");
    server.stop().await;
}

fn now_ms() -> u64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_millis() as u64
}

/// Lets hours pass while the server does not run: so much is left on the first seat's clock, and what was to be looked at
/// before the end is to be looked at now. When its reminder was to come, in milliseconds from now.
fn hours_pass(data: &std::path::Path, table: &str, left_ms: u64) -> i64 {
    let now = now_ms();
    let mut store = Sqlite::open(&data.join("tables.db")).unwrap();
    let saved = store.load(table).unwrap().unwrap().read(table).unwrap();
    let write = Write::append(table, saved.end, &[Item::Runs { seat: 0, until: now + left_ms }], false);
    assert_eq!(store.write(&[write]), [Ok(())]);
    let mut due = store.slips("due", "", 10).unwrap();
    due.retain(|slip| slip.body.contains("reminder"));
    let [reminder] = &due[..] else { panic!("there is one reminder: {due:?}") };
    let (when, place) = reminder.key.split_at(16);
    let moved = SlipChange::put("due", format!("{now:016x}{place}"), reminder.body.clone());
    store.change(&[SlipChange::remove("due", &reminder.key), moved]).unwrap();
    u64::from_str_radix(when, 16).unwrap() as i64 - now as i64
}

#[tokio::test]
async fn whoever_lets_the_time_run_out_is_told_again_before_it_does() {
    const HOUR: u64 = 3_600_000;
    let data = tempfile::tempdir().unwrap();
    let (address, came) = endpoint().await;
    let server = Server::start(soon(), data.path()).await;
    let mut ann = Browser::default();
    ann.register(&server, "Ann").await;
    let hook = json!({ "lang": "en", "languages": [], "webhook": format!("{address}/hook") });
    assert_eq!(ann.post(&server, "/api/account/wishes", hook).await.0, 200);
    let id = waits(&server, &mut ann, Some(ClockSettings { budget_s: 86_400, bonus_s: 0 })).await;
    assert!(until(&came, |paths| paths.len() == 1).await, "it is her turn");
    tokio::time::sleep(Duration::from_millis(500)).await;
    server.stop().await;
    // A reminder comes six hours before the day is over, not when a vacation has made it longer.
    let when = hours_pass(data.path(), &id, 10 * HOUR);
    assert!((when - 18 * HOUR as i64).abs() < 60_000, "{when}");
    let server = Server::start(soon(), data.path()).await;
    let put_off = || {
        let later = format!("{:016x}", now_ms() + HOUR);
        let mut store = Sqlite::open(&data.path().join("tables.db")).unwrap();
        let due = store.slips("due", "", 10).unwrap();
        due.iter().any(|slip| slip.body.contains("reminder") && slip.key > later)
    };
    for _ in 0..200 {
        if put_off() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(paths(&came).len(), 1, "ten hours are enough");
    server.stop().await;
    let when = hours_pass(data.path(), &id, 3 * HOUR + HOUR / 2);
    assert!((when - 4 * HOUR as i64).abs() < 60_000, "{when}");
    let server = Server::start(soon(), data.path()).await;
    assert!(until(&came, |paths| paths.len() == 2).await, "she is told again");
    let (_, _, said) = came.lock().unwrap()[1].clone();
    let said: Value = serde_json::from_slice(&said).unwrap();
    let said = said["content"].as_str().unwrap();
    assert!(said.contains("Time runs out") && said.contains("3 hours are left"), "{said}");
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(paths(&came).len(), 2, "once");
    server.stop().await;
}

#[tokio::test]
async fn a_notice_waits_until_its_table_can_be_asked() {
    let data = tempfile::tempdir().unwrap();
    let (address, came) = endpoint().await;
    let settings = Settings {
        idle_after: Duration::from_millis(100),
        notice_after: Duration::from_millis(2000),
        ..soon()
    };
    let server = Server::start(settings, data.path()).await;
    let mut ann = Browser::default();
    ann.register(&server, "Ann").await;
    let hook = json!({ "languages": [], "webhook": format!("{address}/hook") });
    assert_eq!(ann.post(&server, "/api/account/wishes", hook).await.0, 200);
    let id = waits(&server, &mut ann, None).await;
    // Its table is put away, and cannot be read when it is time.
    let file = rusqlite::Connection::open(data.path().join("tables.db")).unwrap();
    file.busy_timeout(Duration::from_secs(5)).unwrap();
    let (hide, show) = ("ALTER TABLE tables RENAME TO elsewhere", "ALTER TABLE elsewhere RENAME TO tables");
    loop {
        file.execute_batch(hide).unwrap();
        let path = format!("/api/tables/{id}");
        if web::request(server.address, "GET", &path, &[], b"").await.unwrap().0 == 500 {
            break;
        }
        file.execute_batch(show).unwrap();
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    tokio::time::sleep(Duration::from_millis(2000)).await;
    assert!(paths(&came).is_empty());
    file.execute_batch(show).unwrap();
    assert!(until(&came, |paths| !paths.is_empty()).await, "it was not forgotten");
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(paths(&came), ["/hook"], "and it comes once");
    server.stop().await;
}
