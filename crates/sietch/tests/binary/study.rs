//! `sietch study`.

use std::fs;

use crate::{Folder, sietch};

#[test]
fn a_study_is_one_page_that_needs_no_network_and_comes_out_the_same_again() {
    let folder = Folder::new();
    // A game of War for Arrakis between players who take anything is very long.
    for (game, games) in [("conquest", "30"), ("imperium", "60"), ("arrakis", "3")] {
        let page = |name: &str, threads: &str| {
            let file = folder.file(name);
            let args = ["study", game, "--bot", "random", "--games", games, "--threads", threads, "--out"];
            sietch(args.iter().copied().chain([file.to_str().unwrap()])).fine();
            fs::read_to_string(file).unwrap()
        };
        let first = page("one.html", "1");
        assert_eq!(first, page("two.html", "3"), "{game}");
        let parts = [
            "Win rate by",
            "Round by round",
            "the winner",
            "class=\"band\"",
            "How games end",
            "At other tables",
            "Choices taken under each rule",
            "To run it again",
        ];
        for part in parts {
            assert!(first.contains(part), "{game}: {part}");
        }
        let only = |parts: &[&str], of: &str| parts.iter().all(|part| first.contains(part) == (game == of));
        // What is named lies in the page itself.
        assert!(!first.contains("src="), "{game}");
        assert!(first.split("href=\"").skip(1).all(|named| named.starts_with("#i-")), "{game}");
        assert!(only(&["<use href=\"#i-fremen\"", "<symbol id=\"i-fremen\""], "imperium"), "{game}");
        assert!(
            only(
                &[
                    ">Objectives</h2>",
                    "beside the average of these",
                    "the game ends at ten",
                    "Harkonnen · ",
                    "six, 6 players"
                ],
                "imperium"
            ),
            "{game}"
        );
        // Contracts are taken in another mode, and said to be so.
        assert!(only(&[">Contracts</h2>", "of the mode choam", "class=\"co\""], "imperium"), "{game}");
        assert!(only(&["team, 4 players"], "arrakis") && first.contains("duel, 2 players"), "{game}");
        let inside = |rest: &&str| rest.starts_with("data:font/woff2;base64,") || rest.starts_with("#hatch");
        assert!(first.split("url(").skip(1).all(|rest| inside(&rest)), "{game}");
        // The command under the page makes the page.
        let again = format!("<code>sietch study {game} --bot random --games {games} --seed 1</code>");
        assert!(first.contains(&again), "{game}");
        // A font may spell anything.
        let told: String =
            first.split("base64,").map(|part| part.split_once(')').map_or(part, |(_, rest)| rest)).collect();
        assert!(!told.contains("NaN") && !told.contains("\"inf") && !told.contains("Hinf"), "{game}");
        let drawn = |class: &str| first.matches(&format!("<svg class=\"{class}\"")).count();
        assert!(drawn("st") == 1 && drawn("st full") > 0 && drawn("st full") == drawn("st slim"), "{game}");
        assert!(first.trim_end().ends_with("</html>"));
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
    assert!(!learned.contains("At other tables"));
    assert!(!page("random").contains(", net "));
}

#[test]
fn where_rivals_play_the_standing_is_told_as_what_one_is_ahead() {
    let folder = Folder::new();
    let file = folder.file("page.html");
    let page = |mode: &str, seats: &str| {
        let args = [
            "study", "imperium", "--mode", mode, "--seats", seats, "--bot", "random", "--games", "3", "--out",
        ];
        sietch(args.iter().copied().chain([file.to_str().unwrap()])).fine();
        fs::read_to_string(&file).unwrap()
    };
    let (with, without) = (page("choam", "2"), page("choam", "4"));
    assert!(with.contains("less those of the leading Rival") && !with.contains("the game ends at ten"));
    assert!(!without.contains("less those of the leading Rival") && without.contains("the game ends at ten"));
}
