//! The rules written for players tell every rule of the ledger, alike in every language.

use std::path::Path;

use conquest::Conquest;
use table::Game;
use table::example::{all_drawn, examples_of, teach};
use table::pages::{cited, page_of, pages, tell_all};

const LANGUAGES: &[(&str, &str)] = table::spoken!("../rules/", ".md");

#[test]
fn every_rule_has_its_page_in_every_language() {
    tell_all(&[include_str!("../../../docs/rules/conquest.md")], LANGUAGES).unwrap();
}

/// Who looks a ruling up is led to the text that uses it.
#[test]
fn a_ruling_is_told_on_the_page_that_cites_it() {
    let pages = pages(LANGUAGES[0].1).unwrap();
    for page in &pages {
        for ruling in cited(&page.body).filter(|id| id.starts_with("CD-AMB-")) {
            assert_eq!(page_of(&pages, ruling).unwrap().slug, page.slug, "{ruling}");
        }
    }
}

/// Every worked example has its text, and its position where there is one to see.
#[test]
fn examples_stand_on_their_pages() {
    let about = Conquest::about();
    let examples: Vec<&str> = examples_of(about.ledger).collect();
    teach(&examples, about.examples, about.pages).unwrap();
}

/// What the tests keep is what the pages draw.
#[test]
fn every_position_kept_is_drawn() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/examples"));
    all_drawn(folder, Conquest::about().examples).unwrap();
}
