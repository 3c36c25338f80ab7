//! `sietch study`.

use std::fs;

use crate::{Folder, sietch};

#[test]
fn a_study_is_one_page_that_needs_no_network_and_comes_out_the_same_again() {
    let folder = Folder::new();
    for game in ["conquest", "imperium", "arrakis"] {
        let page = |name: &str, threads: &str| {
            let file = folder.file(name);
            let args = ["study", game, "--bot", "random", "--games", "40", "--threads", threads, "--out"];
            sietch(args.iter().copied().chain([file.to_str().unwrap()])).fine();
            fs::read_to_string(file).unwrap()
        };
        let first = page("one.html", "1");
        assert_eq!(first, page("two.html", "3"), "{game}");
        for part in ["Win rate by", "Round by round", "How games end", "How often a rule", "To run it again"]
        {
            assert!(first.contains(part), "{game}: {part}");
        }
        assert!(!first.contains("src=") && !first.contains("href=") && !first.contains("url("), "{game}");
        assert!(!first.contains("NaN") && !first.contains("\"inf") && !first.contains("Hinf"), "{game}");
        assert!(first.contains("<svg class=\"st\"") && first.trim_end().ends_with("</html>"));
    }
}
