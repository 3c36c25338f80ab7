//! `sietch replay`.

use crate::{Folder, read, sietch, whole_game};

#[test]
fn a_saved_game_is_shown_as_each_viewer_may_see_it() {
    let folder = Folder::new();
    let file = whole_game(&folder);
    let (path, entries) = (file.to_str().unwrap(), read(&file).entries.len());
    let show = |more: &[&str]| sietch(["replay", path].iter().chain(more)).fine();
    let end = show(&[]);
    assert!(end.contains(&format!("Position {entries} of {entries}")), "{end}");
    assert_eq!(end, show(&["--at", &entries.to_string(), "--seat", "spectator"]));
    let start = show(&["--at", "0"]);
    assert!(start.contains("Position 0 of") && start.contains("Waiting for"));
    assert_ne!(show(&["--at", "0", "--seat", "0"]), start, "a seat knows its own secrets");
    assert_ne!(show(&["--at", "0", "--seat", "all"]), start);
    for at in (0..entries).step_by(7) {
        let shown = show(&["--at", &at.to_string(), "--seat", "all"]);
        assert!(!shown.contains('«'), "{shown}");
    }
    folder.holds(&["whole.sietch"]);
}

#[test]
fn a_place_or_seat_that_is_not_there_is_refused() {
    let folder = Folder::new();
    let file = whole_game(&folder);
    let path = file.to_str().unwrap();
    sietch(["replay", path, "--at", "999999"]).refused("--at takes a number from 0 to");
    sietch(["replay", path, "--at", "-1"]).refused("-1");
    sietch(["replay", path, "--seat", "8"]).refused("there is no seat 8");
    sietch(["replay", path, "--seat", "me"]).refused("spectator or all");
    sietch(["replay", path, "--at", "1", "--verify"]).refused("--verify");
    sietch(["replay", path, "--lang", "tlh"]).refused("tlh");
    sietch(["replay"]).refused("FILE");
}

#[test]
fn a_saved_game_is_reviewed_in_every_language() {
    let folder = Folder::new();
    let file = whole_game(&folder);
    let path = file.to_str().unwrap();
    let review = sietch(["replay", path, "--review"]).fine();
    assert!(review.contains("as Naib sees them") && review.contains("Round 1, position "), "{review}");
    assert!(review.contains(" 100 %"), "who won is known at the end: {review}");
    assert!(!review.contains('«'), "{review}");
    for lang in ["uk", "ru"] {
        assert!(!sietch(["replay", path, "--review", "--lang", lang]).fine().contains('«'));
    }
    sietch(["replay", path, "--review", "--at", "1"]).refused("--at");
    folder.holds(&["whole.sietch"]);
}

#[test]
fn the_end_of_a_saved_game_is_written_as_one_page_in_every_language() {
    let folder = Folder::new();
    let file = whole_game(&folder);
    let path = file.to_str().unwrap();
    for lang in ["en", "uk", "ru"] {
        let page = folder.file(&format!("{lang}.html"));
        sietch(["replay", path, "--report", "--out", page.to_str().unwrap(), "--lang", lang]).fine();
        let text = std::fs::read_to_string(&page).unwrap();
        assert!(text.starts_with("<!doctype html>") && text.ends_with("</html>\n"), "{text}");
        assert!(text.contains("class=\"dunes\"") && text.contains("<li class=\"won\">"), "{text}");
        assert!(!text.contains('«'), "every message has words: {text}");
        assert!(!text.contains("http") && !text.contains("<script"), "it needs no network: {text}");
    }
    let said = sietch(["replay", path, "--report"]).fine();
    assert!(said.contains("whole.html"), "{said}");
    let english = std::fs::read_to_string(folder.file("en.html")).unwrap();
    assert_eq!(std::fs::read_to_string(folder.file("whole.html")).unwrap(), english);
    assert!(
        english.contains("Spice and strongholds, turn by turn") && english.contains("Battles won"),
        "{english}"
    );
    sietch(["replay", path, "--report", "--at", "1"]).refused("--at");
    sietch(["replay", path, "--out", "page.html"]).refused("--report");
    sietch(["replay", path, "--report", "--out", path]).refused("the saved game itself");
    folder.holds(&["en.html", "ru.html", "uk.html", "whole.html", "whole.sietch"]);
}
