//! The rules written for players tell every rule of the ledger, alike in every language.

use arrakis::Arrakis;
use table::Game;
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

/// A page is read at the table: long enough to teach, short enough to be read there.
#[test]
fn a_page_is_short() {
    for (language, text) in Arrakis::about().pages {
        for page in pages(text).unwrap() {
            let words = page.body.split_whitespace().filter(|word| !word.starts_with(['[', '|'])).count();
            assert!((80..=260).contains(&words), "{language}: page `{}` has {words} words", page.slug);
        }
    }
}
