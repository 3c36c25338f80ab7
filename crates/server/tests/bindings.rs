//! The TypeScript types in `web/src/lib/protocol` are those of `server::protocol`.
//!
//! `UPDATE=1 cargo test -p server --test bindings` writes them anew.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use server::protocol::any::ANY;
use server::protocol::client::FromClient;
use server::protocol::http::{
    Example, Games, HttpError, LayOpen, Lesson, Mine, MineAsked, NewTable, Opened, Rules, SeatSecret, SetUp,
    SetUpAsked, TakeSeat,
};
use server::protocol::lobby::{LeaveSeat, Lobby, Profile, ReportTalk};
use server::protocol::notices::{Channels, MailCode, MailWish, PushWish, Quiet, Ring, VacationWish};
use server::protocol::people::{
    ChangePassword, Claim, DeleteAccount, LogIn, LogOut, Recover, Register, Registered, Who,
};
use server::protocol::review::{Branch, ReviewAnswer};
use server::protocol::server::FromServer;
use ts_rs::{Config, TS};

fn web() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol")
}

/// The files below a folder, by their path in it.
fn files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        let Ok(entries) = fs::read_dir(&next) else { continue };
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            if path.is_dir() {
                folders.push(path);
            } else if let (Ok(name), Ok(text)) = (path.strip_prefix(folder), fs::read_to_string(&path)) {
                found.insert(name.to_owned(), text);
            }
        }
    }
    found
}

fn write(folder: &Path) {
    let config = Config::new().with_out_dir(folder);
    FromClient::export_all(&config).unwrap();
    FromServer::export_all(&config).unwrap();
    Games::export_all(&config).unwrap();
    Rules::export_all(&config).unwrap();
    Lesson::export_all(&config).unwrap();
    NewTable::export_all(&config).unwrap();
    SetUpAsked::export_all(&config).unwrap();
    SetUp::export_all(&config).unwrap();
    Example::export_all(&config).unwrap();
    Opened::export_all(&config).unwrap();
    LayOpen::export_all(&config).unwrap();
    TakeSeat::export_all(&config).unwrap();
    SeatSecret::export_all(&config).unwrap();
    MineAsked::export_all(&config).unwrap();
    Mine::export_all(&config).unwrap();
    HttpError::export_all(&config).unwrap();
    ReviewAnswer::export_all(&config).unwrap();
    Branch::export_all(&config).unwrap();
    Lobby::export_all(&config).unwrap();
    Profile::export_all(&config).unwrap();
    LeaveSeat::export_all(&config).unwrap();
    ReportTalk::export_all(&config).unwrap();
    Register::export_all(&config).unwrap();
    Registered::export_all(&config).unwrap();
    LogIn::export_all(&config).unwrap();
    LogOut::export_all(&config).unwrap();
    Recover::export_all(&config).unwrap();
    ChangePassword::export_all(&config).unwrap();
    DeleteAccount::export_all(&config).unwrap();
    Claim::export_all(&config).unwrap();
    Who::export_all(&config).unwrap();
    Channels::export_all(&config).unwrap();
    PushWish::export_all(&config).unwrap();
    MailWish::export_all(&config).unwrap();
    MailCode::export_all(&config).unwrap();
    Ring::export_all(&config).unwrap();
    Quiet::export_all(&config).unwrap();
    VacationWish::export_all(&config).unwrap();
    take_from_the_games(folder);
}

/// What the games make is told by their own types.
fn take_from_the_games(folder: &Path) {
    for name in ANY {
        fs::remove_file(folder.join(format!("{name}.ts"))).unwrap();
    }
    for (path, text) in files(folder) {
        let typed = ANY
            .iter()
            .fold(text.clone(), |text, name| text.replace(&format!("\"./{name}\""), "\"../../games/any\""));
        if typed != text {
            fs::write(folder.join(path), typed).unwrap();
        }
    }
}

#[test]
fn the_clients_types_are_current() {
    if std::env::var_os("UPDATE").is_some() {
        let _ = fs::remove_dir_all(web());
        write(&web());
    }
    let fresh = tempfile::tempdir().unwrap();
    write(fresh.path());
    let (fresh, there) = (files(fresh.path()), files(&web()));
    assert!(!fresh.is_empty());
    let how = "run `UPDATE=1 cargo test -p server --test bindings`";
    assert_eq!(fresh.keys().collect::<Vec<_>>(), there.keys().collect::<Vec<_>>(), "{how}");
    for (name, text) in &fresh {
        assert!(there.get(name) == Some(text), "{} is not current: {how}", name.display());
    }
}
