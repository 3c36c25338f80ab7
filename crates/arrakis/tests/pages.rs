//! The rules written for players tell every rule of the ledger, alike in every language.

use std::path::Path;

use arrakis::Arrakis;
use table::Game;
use table::example::{all_drawn, examples_of, teach};
use table::pages::{cited, page_of, pages, tell_all};

#[test]
fn every_rule_has_its_page_in_every_language() {
    let about = Arrakis::about();
    tell_all(&[about.ledger], about.pages).unwrap();
}

/// Who looks a ruling up is led to the text that uses it.
#[test]
fn a_ruling_is_told_on_the_page_that_cites_it() {
    let pages = pages(Arrakis::about().pages[0].1).unwrap();
    for page in &pages {
        for ruling in cited(&page.body).filter(|id| id.starts_with("WA-AMB-")) {
            assert_eq!(page_of(&pages, ruling).unwrap().slug, page.slug, "{ruling}");
        }
    }
}

/// A page is read at the table: long enough to teach, short enough to be read there. Its examples come on top.
#[test]
fn a_page_is_short() {
    for (language, text) in Arrakis::about().pages {
        for page in pages(text).unwrap() {
            let rules = page.body.split("\n\n").filter(|text| !text.contains("[WA-EX-"));
            let words =
                rules.flat_map(str::split_whitespace).filter(|word| !word.starts_with(['[', '|'])).count();
            assert!((80..=260).contains(&words), "{language}: page `{}` has {words} words", page.slug);
        }
    }
}

/// Every worked example has its text, and its position where there is one to see.
#[test]
fn examples_stand_on_their_pages() {
    let about = Arrakis::about();
    let examples: Vec<&str> = examples_of(about.ledger).collect();
    teach(&examples, about.examples, about.pages).unwrap();
}

/// What the tests keep is what the pages draw.
#[test]
fn every_position_kept_is_drawn() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/examples"));
    all_drawn(folder, Arrakis::about().examples).unwrap();
}
