//! Hot-seat secrecy, on a toy game whose every card can be told from the text.

#[allow(dead_code, reason = "the kernel's tests use more of the toy")]
#[path = "../../../table/tests/toy/game/mod.rs"]
mod toy;

use bots::entry::Of;
use serde_json::Value;
use sietch::play::Session;
use sietch::screen::Screen;
use sietch::text;
use table::chance::Seed;
use table::open::{Open, OpenGame};
use table::record::Sitter;

use toy::Toy;

/// What stands on the screen when Ann (Red) and Bob (Blue) type this.
fn screen_after(typed: &str) -> String {
    page_after(typed, false)
}

fn page_after(typed: &str, live: bool) -> String {
    page_with(typed, live, &Value::Null)
}

fn page_with(typed: &str, live: bool, changes: &Value) -> String {
    let door = Open::<Toy>::DOOR;
    let options = door.options("plain", 2, changes).unwrap();
    let sitters = ["Ann", "Bob"].map(|name| Sitter { name: name.into(), bot: None }).to_vec();
    let table = door.start("plain", &options, sitters, Seed::from_number(1)).unwrap();
    let words = text::words(&door, "en").unwrap();
    let mut page = Vec::new();
    let mut screen = Screen::new(typed.as_bytes(), &mut page);
    screen.live = live;
    Session::new(table, &Of::<Toy>::ENTRY, &words, screen, None).run().unwrap();
    String::from_utf8(page).unwrap()
}

/// The page cut where the screen is handed over, with who sits there.
fn turns(page: &str) -> Vec<(&str, &str)> {
    page.split("--- ").skip(1).filter_map(|turn| turn.split_once(" (")).collect()
}

#[test]
fn nobody_sees_what_is_another_persons() {
    let page = screen_after(&"1\n".repeat(40));
    let turns = turns(&page);
    assert!(turns.len() > 4 && page.contains("Won by"), "{page}");
    for (who, shown) in turns {
        let other = if who == "Ann" { "Blue" } else { "Red" };
        for secret in ["draws card", "seals card", "picks card"] {
            assert!(!shown.contains(&format!("{other} {secret}")), "{who} reads: {shown}");
        }
    }
}

#[test]
fn on_a_terminal_the_screen_is_wiped_before_and_after_the_curtain() {
    let page = page_after("\n1\n\n1\n", true);
    let screens: Vec<&str> = page.split("\x1b[2J\x1b[3J\x1b[H").collect();
    assert!(screens.len() >= 5, "{page}");
    assert!(
        screens[1].starts_with("Hand the screen to Ann") && screens[3].starts_with("Hand the screen to Bob")
    );
    assert!(screens[2].contains("Red draws card") && !screens[2].contains("Blue draws card"));
    assert!(screens[4].contains("Blue draws card") && !screens[4].contains("Red draws card"));
    assert!([1, 3].iter().all(|&curtain| screens[curtain].lines().count() == 1), "a curtain shows nothing");
}

#[test]
fn on_a_terminal_leaving_an_unsaved_game_is_asked_twice() {
    let page = page_after("\nquit\nquit\n1\n", true);
    assert!(page.contains("or quit again") && page.contains("Left without saving."), "{page}");
}

#[test]
fn undoing_another_persons_choice_tells_only_whose_it_was() {
    let page = screen_after("2\nundo\nquit\n");
    assert!(page.contains("The last choice of Ann (Red) is undone.") && !page.contains("Undone:"), "{page}");
    let who: Vec<&str> = turns(&page).iter().map(|(who, _)| *who).collect();
    assert_eq!(who, ["Ann", "Bob", "Ann"], "whose choice was undone chooses again");
}

#[test]
fn undoing_ones_own_choice_tells_what_it_was() {
    let page = screen_after("1\n1\n1\nundo\nquit\n");
    assert!(page.contains("Undone: Swap card"), "{page}");
}

/// Whoever has seen the cards open does not get a second try at them.
#[test]
fn among_several_nothing_is_undone_that_was_shown() {
    let page = screen_after("1\n1\nundo\nquit\n");
    assert!(page.contains("somebody has learnt something since"), "{page}");
}

#[test]
fn rules_are_quoted_from_the_ledger() {
    let page = screen_after("?\n? 1\nquit\n");
    assert_eq!(
        page.matches("[TOY-SEAL-01] Everybody seals one card of their hand; then all").count(),
        2,
        "{page}"
    );
}

#[test]
fn a_game_whose_code_fails_says_so_and_its_record_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("stopped.sietch");
    // Both seal; the winner's last choice, the second or the third, is to be done.
    let typed = format!("1\n1\n3\n2\nsave {}\n", file.display());
    for (flaw, told) in [("faults", "a card was taken"), ("panics", "gave up")] {
        let page = page_with(&typed, false, &serde_json::json!({ "flaw": flaw }));
        assert!(page.contains("This is a mistake in Sietch") && page.contains(told), "{page}");
        let record = table::Record::read(&std::fs::read_to_string(&file).unwrap()).unwrap();
        assert!(record.entries.len() >= 2, "what was done up to there is kept");
        std::fs::remove_file(&file).unwrap();
    }
}

#[test]
fn a_hint_says_what_a_veteran_would_do_and_chooses_nothing() {
    let asked = |page: &str| page.matches("Your choice:").count();
    let (plain, page) = (screen_after("1\n1\n"), screen_after("hint\n1\nexplain\n1\n"));
    assert!(page.contains("Naib would: ") && page.contains("from what you know; nobody"), "{page}");
    assert!(page.contains("Chances after it: "), "{page}");
    assert_eq!(asked(&page), asked(&plain) + 2, "the question is asked again: {page}");
    assert!(!page.contains('«'), "{page}");
}
