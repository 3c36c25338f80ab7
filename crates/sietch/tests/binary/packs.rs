//! Content packs: cards in place of the program's own.

use std::path::{Path, PathBuf};

use crate::{ENOUGH, Folder, any_choices, play_args, read, sietch, sietch_typing, whole_game};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/packs/example");
const OURS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../conquest/src/content");

/// The arguments of a run with this pack.
fn with(pack: impl AsRef<Path>, args: &[&str]) -> Vec<String> {
    let content = ["--content".to_owned(), pack.as_ref().to_str().unwrap().to_owned()];
    args.iter().map(|arg| (*arg).to_owned()).chain(content).collect()
}

/// A pack of its own: the example, with a file changed.
fn changed(folder: &Folder, file: &str, change: impl FnOnce(String) -> String) -> PathBuf {
    let pack = folder.file("pack");
    let _ = std::fs::remove_dir_all(&pack);
    for path in [
        "pack.ron",
        "conquest/market.ron",
        "conquest/text/en.ftl",
        "conquest/text/uk.ftl",
        "conquest/text/ru.ftl",
    ] {
        std::fs::create_dir_all(pack.join(path).parent().unwrap()).unwrap();
        std::fs::copy(Path::new(EXAMPLE).join(path), pack.join(path)).unwrap();
    }
    let before = std::fs::read_to_string(pack.join(file)).unwrap_or_default();
    std::fs::create_dir_all(pack.join(file).parent().unwrap()).unwrap();
    std::fs::write(pack.join(file), change(before)).unwrap();
    pack
}

#[track_caller]
fn refused(pack: &Path, words: &[&str]) {
    for word in words {
        sietch(with(pack, &["games"])).refused(word);
    }
}

#[test]
fn a_good_pack_is_played_with_and_its_words_are_said() {
    let mut play = play_args(Path::new(""));
    play.truncate(play.len() - 2);
    // Bots that try everything draw and play many cards.
    let others = ["you", "bot:random", "bot:random", "bot:random"];
    play.extend(others.iter().flat_map(|seat| ["--seat".to_owned(), (*seat).to_owned()]));
    let play: Vec<&str> = play.iter().map(String::as_str).collect();
    let told = sietch_typing(with(EXAMPLE, &play), &any_choices(ENOUGH)).fine();
    assert!(told.contains("Deep Cache") || told.contains("Caravan"), "the words are the pack's");
    assert!(!told.contains("Smugglers"));
    let simulated =
        sietch(with(EXAMPLE, &["sim", "conquest", "--games", "5", "--threads", "1", "--json"])).fine();
    let ours = sietch(["sim", "conquest", "--games", "5", "--threads", "1", "--json"]).fine();
    let decisions =
        |json: &str| serde_json::from_str::<serde_json::Value>(json).unwrap()["decisions"].clone();
    assert_ne!(decisions(&simulated), decisions(&ours), "other cards make other games");
    // Games the pack does not change are as they were.
    sietch(with(EXAMPLE, &["sim", "imperium", "--games", "1"])).fine();
}

#[test]
fn a_record_made_with_a_pack_names_it_and_is_not_replayed_without_it() {
    let folder = Folder::new();
    let file = folder.file("packed.sietch");
    let args = play_args(&file);
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    sietch_typing(with(EXAMPLE, &args), &any_choices(ENOUGH)).fine();
    let pack = read(&file).header.pack.unwrap();
    assert_eq!(
        (pack.name.as_str(), pack.title.as_str(), pack.version.as_str()),
        ("example", "Example cards", "1")
    );
    let path = file.to_str().unwrap();
    let words = "pack “Example cards”, example 1) than are here";
    sietch(["replay", path, "--verify"]).refused(words);
    sietch(["replay", path, "--verify"]).refused("start with `--content`");
    assert!(sietch(["replay", path]).fine().contains(words), "it can be read as far as it goes");
    sietch(with(EXAMPLE, &["replay", path, "--verify"])).fine();
    // And the other way round.
    let own = whole_game(&folder);
    assert_eq!(read(&own).header.pack, None);
    sietch(with(EXAMPLE, &["replay", own.to_str().unwrap(), "--verify"]))
        .refused("start without `--content`");
}

#[test]
fn rows_that_are_not_of_the_form_are_refused_with_file_line_and_what_was_expected() {
    let folder = Folder::new();
    let market = |from: &'static str, to: &'static str| {
        changed(&folder, "conquest/market.ron", |text| {
            assert!(text.contains(from), "{from}");
            text.replacen(from, to, 1)
        })
    };
    let row = "(id: \"hajr\", copies: 2";
    refused(
        &market(row, "(id: \"hajr\", colour: \"red\", copies: 2"),
        &["conquest/market.ron, line 5: ", "`colour`", "`copies`"],
    );
    refused(
        &market(row, "(id: \"hajr\", copies: \"two\""),
        &["conquest/market.ron, line 5: ", "Expected integer"],
    );
    refused(&market(row, "(id: \"hajr\""), &["conquest/market.ron, line 5: ", "copies"]);
    refused(
        &market("ExtraGroup", "ExtraGroups"),
        &["conquest/market.ron, line 5: ", "`ExtraGroups`", "ExtraGroup"],
    );
    refused(&market(row, "(id: \"caravan\", copies: 2"), &["`caravan` stands here twice"]);
    refused(
        &market(row, "(id: \"hajr\", copies: 0"),
        &["conquest/market.ron, line 5: ", "at least one copy of `hajr`"],
    );
    refused(
        &market(row, "(id: \"hajj\", copies: 2"),
        &["conquest/market.ron, line 5: ", "`hajj` has no words", "`market-hajj`", "conquest/text/en.ftl"],
    );
    refused(&market("\n]", "\n"), &["conquest/market.ron"]);
}

#[test]
fn a_missing_row_is_refused() {
    let folder = Folder::new();
    let leaders = std::fs::read_to_string(Path::new(OURS).join("leaders.ron")).unwrap();
    let fewer: String =
        leaders.lines().filter(|line| !line.contains("\"jamis\"")).map(|line| format!("{line}\n")).collect();
    refused(
        &changed(&folder, "conquest/leaders.ron", |_| fewer),
        &["conquest/leaders.ron: 21 rows, and there must be 22"],
    );
    sietch(with(changed(&folder, "conquest/leaders.ron", |_| leaders), &["games"])).fine();
}

#[test]
fn what_is_no_pack_is_refused() {
    let folder = Folder::new();
    refused(&folder.file("nowhere"), &["pack.ron: cannot be read"]);
    refused(
        &changed(&folder, "pack.ron", |text| text.replace("title", "titel")),
        &["pack.ron, line 2: ", "`titel`"],
    );
    refused(&changed(&folder, "pack.ron", |text| text.replace("example", "../etc")), &["small letters"]);
    refused(
        &changed(&folder, "conquest/batle.ron", |_| "[]".into()),
        &["conquest/batle.ron: no file of this game", "conquest/battle.ron"],
    );
    refused(
        &changed(&folder, "conquest/text/de.ftl", |_| "a = b".into()),
        &["conquest/text/de.ftl: no file of this game"],
    );
    refused(&changed(&folder, "chess/board.ron", |_| "[]".into()), &["chess: there is no such game"]);
    refused(&changed(&folder, "conquest/text/uk.ftl", |text| text + "= what\n"), &["conquest/text/uk.ftl"]);
}

#[test]
fn the_other_games_look_their_rows_through_too() {
    let folder = Folder::new();
    let edited = |game: &str, file: &str, from: &str, to: &str| {
        let ours = Path::new(OURS).join(format!("../../../{game}/src/content/{file}"));
        let ours = std::fs::read_to_string(ours).unwrap();
        assert!(ours.contains(from), "{from}");
        changed(&folder, &format!("{game}/{file}"), |_| ours.replacen(from, to, 1))
    };
    sietch(with(edited("arrakis", "planning.ron", "Draw(2)", "Draw(3)"), &["games"])).fine();
    refused(
        &edited("arrakis", "planning.ron", "deck: house_harkonnen", "deck: corrino"),
        &["arrakis/planning.ron, line "],
    );
    refused(&edited("arrakis", "tracks.ron", "(dice: 0, vehicles: (3, 2, 1)),", ""), &["`rows` has 4 rows"]);
    sietch(with(edited("imperium", "starting.ron", "Persuasion(2)", "Persuasion(1)"), &["games"])).fine();
    refused(
        &edited("imperium", "imperium.ron", "cost: ", "price: "),
        &["imperium/imperium.ron, line ", "`price`"],
    );
    refused(
        &edited("imperium", "intrigue.ron", "copies: 1", "copies: -1"),
        &["imperium/intrigue.ron, line "],
    );
}
