//! `sietch study`.

use std::fs;

use crate::{Folder, sietch};

#[test]
fn a_study_is_one_page_that_needs_no_network_and_comes_out_the_same_again() {
    let folder = Folder::new();
    // A game of War for Arrakis between players who take anything is very long.
    for (game, games) in [("conquest", "30"), ("imperium", "20"), ("arrakis", "3")] {
        let page = |name: &str, threads: &str| {
            let file = folder.file(name);
            let args = ["study", game, "--bot", "random", "--games", games, "--threads", threads, "--out"];
            sietch(args.iter().copied().chain([file.to_str().unwrap()])).fine();
            fs::read_to_string(file).unwrap()
        };
        let first = page("one.html", "1");
        assert_eq!(first, page("two.html", "3"), "{game}");
        for part in ["Win rate by", "Round by round", "How games end", "How often a rule", "To run it again"]
        {
            assert!(first.contains(part), "{game}: {part}");
        }
        assert_eq!(first.contains(">Objectives</h2>"), game == "imperium");
        assert!(!first.contains("src=") && !first.contains("href=") && !first.contains("url("), "{game}");
        assert!(!first.contains("NaN") && !first.contains("\"inf") && !first.contains("Hinf"), "{game}");
        assert!(first.contains("<svg class=\"st\"") && first.trim_end().ends_with("</html>"));
    }
}

#[test]
fn a_page_says_which_net_played_and_how_rules_were_counted() {
    let folder = Folder::new();
    let page = |bot: &str| {
        let file = folder.file("page.html");
        let args = ["study", "conquest", "--seats", "4", "--bot", bot, "--games", "2", "--out"];
        sietch(args.iter().copied().chain([file.to_str().unwrap()])).fine();
        fs::read_to_string(file).unwrap()
    };
    let net = format!(", net {}.", bots::nets::Learned::fingerprint_of("conquest").unwrap());
    let learned = page("novice");
    assert!(learned.contains(&net) && learned.contains("the one rule it was offered by"));
    assert!(!page("random").contains(", net "));
}
