//! The terminal's own words: every message that is said exists, and every one that exists is said.

use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn every_message_is_there_and_used() {
    let house = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut said = BTreeSet::new();
    collect_said(&house.join("src"), &mut said);
    let file = std::fs::read_to_string(house.join("text/en.ftl")).unwrap();
    let written: BTreeSet<String> = file
        .lines()
        .filter_map(|line| line.split_once(" =").map(|(key, _)| key.to_owned()))
        .filter(|key| key.starts_with("sietch-"))
        .collect();
    assert_eq!(said, written);
}

/// Every key between quotes in the sources.
fn collect_said(folder: &Path, said: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect_said(&path, said);
            continue;
        }
        let source = std::fs::read_to_string(path).unwrap();
        let keys = source.split("\"sietch-").skip(1).filter_map(|rest| rest.split_once('"'));
        said.extend(keys.map(|(key, _)| format!("sietch-{key}")));
    }
}
