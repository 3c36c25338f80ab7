//! The TypeScript types in `web/src/games/GAME/types` are those of the games: positions, actions, events and what is printed.
//! Beside them lies what is printed by the content of the box, for the client's own tests and saved positions; a
//! table's client asks its server.
//!
//! `UPDATE=1 cargo test -p sietch --test bindings` writes them anew.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use table::Tell;
use ts_rs::{Config, TS};

/// Types of the kernel that the protocol has too: a board takes them from there.
const SHARED: [&str; 3] = ["Arg", "Say", "Viewer"];

fn web(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games").join(game).join("types")
}

/// The files in a folder, by name.
fn files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let Ok(entries) = fs::read_dir(folder) else { return BTreeMap::new() };
    entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            Some((PathBuf::from(path.file_name()?), fs::read_to_string(&path).ok()?))
        })
        .collect()
}

/// What belongs into a game's folder.
fn fresh<G: Tell>() -> BTreeMap<PathBuf, String>
where
    G::View: TS + 'static,
    G::Action: TS + 'static,
    G::Event: TS + 'static,
    G::Contents: TS + 'static,
{
    let folder = tempfile::tempdir().unwrap();
    let config = Config::new().with_out_dir(folder.path());
    G::View::export_all(&config).unwrap();
    G::Action::export_all(&config).unwrap();
    G::Event::export_all(&config).unwrap();
    G::Contents::export_all(&config).unwrap();
    let mut files = files(folder.path());
    for name in SHARED {
        files.remove(Path::new(&format!("{name}.ts")));
        for text in files.values_mut() {
            let (own, shared) = (format!("\"./{name}\""), format!("\"../../../lib/protocol/{name}\""));
            *text = text.replace(&own, &shared);
        }
    }
    for (name, contents) in G::boxes() {
        let contents = serde_json::to_string(&contents).unwrap();
        files.insert(format!("contents-{name}.json").into(), contents + "\n");
    }
    files
}

fn check<G: Tell>()
where
    G::View: TS + 'static,
    G::Action: TS + 'static,
    G::Event: TS + 'static,
    G::Contents: TS + 'static,
{
    let (fresh, folder) = (fresh::<G>(), web(G::about().id));
    if std::env::var_os("UPDATE").is_some() {
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        for (name, text) in &fresh {
            fs::write(folder.join(name), text).unwrap();
        }
    }
    let there = files(&folder);
    let how = "run `UPDATE=1 cargo test -p sietch --test bindings`";
    assert_eq!(fresh.keys().collect::<Vec<_>>(), there.keys().collect::<Vec<_>>(), "{how}");
    for (name, text) in &fresh {
        assert!(there.get(name) == Some(text), "{} is not current: {how}", name.display());
    }
}

#[test]
fn the_types_of_arrakis_are_current() {
    check::<arrakis::Arrakis>();
}

#[test]
fn the_types_of_conquest_are_current() {
    check::<conquest::Conquest>();
}

#[test]
fn the_types_of_imperium_are_current() {
    check::<imperium::Imperium>();
}

/// A declaration without its comments and the names of plain numbers.
fn plain(declared: &str) -> String {
    let code = declared.split("/**").map(|part| part.split_once("*/").map_or(part, |(_, code)| code));
    code.collect::<String>().replace("Seat", "number").split_whitespace().collect()
}

#[test]
fn kernel_and_protocol_tell_the_same() {
    let config = Config::new();
    let protocol = [
        server::protocol::words::Arg::decl(&config),
        server::protocol::words::Say::decl(&config),
        server::protocol::client::ViewerOnWire::decl(&config),
    ];
    let kernel = [table::Arg::decl(&config), table::Say::decl(&config), table::Viewer::decl(&config)];
    assert_eq!(kernel.map(|declared| plain(&declared)), protocol.map(|declared| plain(&declared)));
}
