//! `sietch play --text`.

use crate::{ENOUGH, Folder, GAME, any_choices, play_args, read, sietch, sietch_typing, whole_game};

#[test]
fn a_whole_game_is_played_kept_and_proven_honest() {
    let folder = Folder::new();
    let file = folder.file("game.sietch");
    let out = sietch_typing(play_args(&file), &any_choices(ENOUGH)).fine();
    assert!(out.contains("The seed was") && out.contains("its hash"));
    assert!(!out.contains('«'), "a message is missing: {}", missing(&out));
    folder.holds(&["game.sietch"]);
    let verdict = sietch(["replay", file.to_str().unwrap(), "--verify"]).fine();
    assert_eq!(verdict.lines().count(), 1);
    assert!(verdict.contains("honest"));
}

fn missing(out: &str) -> &str {
    out.lines().find(|line| line.contains('«')).unwrap_or_default()
}

#[test]
fn a_game_left_and_resumed_is_the_same_game() {
    let folder = Folder::new();
    let whole = whole_game(&folder);
    let file = folder.file("parts.sietch");
    let typed = any_choices(ENOUGH);
    let mut lines = typed.lines();
    let mut some =
        |count: usize| lines.by_ref().take(count).fold(String::new(), |text, line| text + line + "\n");
    let out = sietch_typing(play_args(&file), &some(7)).fine();
    assert!(out.contains("Saved to"));
    let resume = ["play", "--text", "--resume", file.to_str().unwrap()];
    let before = read(&file).entries.len();
    sietch_typing(resume, &(some(5) + "quit\n")).fine();
    assert!(read(&file).entries.len() >= before);
    sietch_typing(resume, &some(ENOUGH)).fine();
    assert_eq!(std::fs::read(&file).unwrap(), std::fs::read(&whole).unwrap());
    let out = sietch(resume).fine();
    assert!(out.contains("The seed was"), "a finished game shows its end");
}

#[test]
fn a_card_is_told_by_its_name() {
    let folder = Folder::new();
    let out =
        sietch_typing(play_args(&folder.file("told")), "? smugglers\n? nothing of the kind\nquit\n").fine();
    assert!(out.contains("Copies: 2"), "{out}");
    assert!(out.contains("is called “nothing of the kind”"), "{out}");
}

/// Whatever has a name is told: places by what is printed there, what has no row of its own by the rules pages.
#[test]
fn places_and_tokens_are_told_by_their_names() {
    let told = |game: &str, language: &str, name: &str| {
        let typed = format!("? {name}\nquit\n");
        sietch_typing(["play", game, "--text", "--seed", "1", "--lang", language], &typed).fine()
    };
    for (game, language, name, expected) in [
        ("conquest", "en", "Carthag", "Ground: stronghold"),
        ("conquest", "uk", "Імперський басейн", "Сектори: 9, 10, 11"),
        ("conquest", "en", "Sandworm", "worm"),
        ("arrakis", "en", "Arrakeen", "There: settlement, rank 3"),
        ("arrakis", "ru", "Грузолёт", "**"),
        ("arrakis", "en", "deep desert nw-4", "Ground: Deep desert"),
        ("imperium", "en", "Emperor post", "Watches: Sardaukar, Dutiful Service"),
        ("imperium", "en", "Diplomacy", "Agent icons: Emperor, Spacing Guild, Bene Gesserit, Fremen"),
        ("imperium", "en", "Chani, Clever Tactician", "Belongs to: Fremen"),
        ("imperium", "uk", "Арракін", "локація поля"),
    ] {
        let out = told(game, language, name);
        let out = out.rsplit_once(name).map_or(&*out, |(_, after)| after);
        let found = if expected == "**" { out.contains("грузолёт") } else { out.contains(expected) };
        assert!(found && !out.contains('«') && !out.contains("**"), "{game} {name}: {out}");
    }
}

/// Five cards that are drawn are one line, and what happened once stands by itself.
#[test]
fn what_happened_several_times_over_is_one_line() {
    let out = sietch_typing(["play", "imperium", "--text", "--seed", "3"], "log\nquit\n").fine();
    assert_eq!(out.matches("- Gurney Halleck draws a card. (× 5)").count(), 2, "{out}");
    let mut lines = out.lines().filter(|line| line.starts_with("- ")).peekable();
    while let Some(line) = lines.next() {
        assert_ne!(Some(&line), lines.peek(), "{out}");
    }
}

/// The state in short before every question, all of it and the map when asked for.
#[test]
fn the_table_is_told_in_short_and_whole_and_as_a_map() {
    let (short, whole) = ("Order of action: ", "== The decks ==");
    let play = |game: &str, typed: &str| sietch_typing(["play", game, "--text", "--seed", "1"], typed).fine();
    let out = play("conquest", "quit\n");
    assert!(out.contains(short) && !out.contains(whole), "{out}");
    let out = play("conquest", "table\nmap\nquit\n");
    assert!(out.contains(whole) && out.contains("% storm") && out.contains("#Carthag"), "{out}");
    let out = play("arrakis", "map\nquit\n");
    assert!(out.contains("* sietch") && out.contains("A Atreides  H Harkonnen"), "{out}");
    let out = play("imperium", "map\nquit\n");
    assert!(out.contains("has no map") && !out.contains('«'), "{out}");
}

/// A price that the choice does not name stands beside it: a first agent can always be sent where it costs something.
#[test]
fn choices_say_what_they_cost() {
    let out = sietch_typing(
        ["play", "imperium", "--text", "--mode", "base", "--seats", "4", "--seed", "3"],
        &any_choices(60),
    )
    .fine();
    let sent = |line: &&str| line.contains("send an agent to");
    assert!(
        out.lines()
            .filter(sent)
            .any(|line| line.contains(" Solari)") || line.contains(" spice)") || line.contains(" water)")),
        "{out}"
    );
}

#[test]
fn a_choice_can_be_undone() {
    let folder = Folder::new();
    let (untouched, undone) = (folder.file("untouched"), folder.file("undone"));
    sietch_typing(play_args(&untouched), "quit\n").fine();
    let out = sietch_typing(play_args(&undone), "undo\n1\nundo\nquit\n").fine();
    assert!(out.contains("There is nothing to undo.") && out.contains("Undone: "), "{out}");
    assert_eq!(std::fs::read(undone).unwrap(), std::fs::read(untouched).unwrap());
}

#[test]
fn questions_and_choices_are_explained_with_their_rule() {
    let typed = "?\n? 1\n? 9999\nhelp\nview\nlog\n0\n9999\nnonsense\n\nsave\nquit\n";
    let out = sietch_typing(["play", GAME, "--text", "--seed", "1"], typed).fine();
    for part in [
        "Choose a number from 1 to",
        "save FILE    keep the game",
        "The game so far, as you can see it:",
        "“nonsense” is neither a number nor a command",
        "Say where: save FILE",
        "Left without saving.",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert!(!out.contains("no statement for this rule") && !out.contains('«'), "{out}");
    assert!(out.matches("  [").count() >= 2, "two rules are quoted: {out}");
}

#[test]
fn the_same_seed_and_choices_give_the_same_game() {
    let typed = any_choices(30);
    let play = || sietch_typing(["play", GAME, "--text", "--seed", "9"], &typed).fine();
    assert_eq!(play(), play());
    let secret = || sietch_typing(["play", GAME, "--text"], "").fine();
    assert_ne!(secret(), secret(), "without a number the seed is a secret");
}

#[test]
fn people_take_turns_at_one_screen() {
    let args = ["play", GAME, "--text", "--seed", "1", "--seat", "person:Ann", "--seat", "person:Bob"];
    let out = sietch_typing(args, &any_choices(200)).fine();
    assert!(out.contains("--- Ann (") && out.contains("--- Bob ("), "{out}");
    assert!(!out.contains('\x1b'), "nothing steers a terminal that is none");
}

#[test]
fn bots_alone_play_to_the_end() {
    let args = ["play", GAME, "--text", "--seat", "bot:random"];
    assert!(sietch(args).fine().contains("The seed was"));
}

#[test]
fn a_file_that_is_there_is_not_replaced_unless_that_is_wanted() {
    let folder = Folder::new();
    let file = folder.file("precious");
    std::fs::write(&file, "my diary").unwrap();
    sietch_typing(play_args(&file), "1\n").refused("is there already");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "my diary");

    let save = format!("save {}\nquit\n", file.display());
    let out = sietch_typing(["play", GAME, "--text"], &save).fine();
    assert!(out.contains("Not saved: "), "{out}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "my diary");

    let mut args = play_args(&file);
    args.push("--force".into());
    sietch_typing(args, "1\n").fine();
    assert_eq!(read(&file).header.game, GAME);
    folder.holds(&["precious"]);
}

#[test]
fn a_game_can_be_saved_while_it_is_played() {
    let folder = Folder::new();
    let file = folder.file("later");
    let typed = format!("1\nsave {}\n1\nquit\n", file.display());
    let out = sietch_typing(["play", GAME, "--text", "--seed", "2"], &typed).fine();
    assert_eq!(out.matches("Saved to").count(), 2, "once asked for, once on leaving: {out}");
    sietch(["replay", file.to_str().unwrap(), "--verify"]).fine();
}

#[test]
fn files_that_cannot_be_written_are_noticed_before_the_first_choice() {
    let folder = Folder::new();
    sietch_typing(play_args(&folder.file("no/such/folder")), "1\n").refused("cannot be written");
    sietch_typing(play_args(folder.0.path()), "1\n").refused("is not a file");
    folder.holds(&[]);
}

#[cfg(unix)]
#[test]
fn only_files_are_replaced_and_links_stay_links() {
    let folder = Folder::new();
    let (socket, link, file) = (folder.file("socket"), folder.file("link"), folder.file("there"));
    let _listener = std::os::unix::net::UnixListener::bind(&socket).unwrap();
    let forced = |file: &std::path::Path| play_args(file).into_iter().chain(["--force".to_owned()]);
    sietch_typing(forced(&socket), "1\n").refused("is not a file");
    std::fs::write(&file, "old").unwrap();
    std::os::unix::fs::symlink(&file, &link).unwrap();
    sietch_typing(play_args(&link), "1\n").refused("is there already");
    sietch_typing(forced(&link), "1\n").fine();
    assert!(link.is_symlink());
    assert_eq!(read(&file).header.game, GAME);
    folder.holds(&["link", "socket", "there"]);
}

#[test]
fn what_cannot_be_played_is_refused() {
    let run = sietch(["play", GAME, "--seats", "3"]);
    assert_eq!(run.code, Some(2));
    run.refused("--text");
    sietch(["play", "chess", "--no-browser"]).refused("there is no game `chess`");
    sietch(["play", "--text"]).refused("name a game");
    sietch(["play", "chess", "--text"]).refused("there is no game `chess`; there are: ");
    let refused = |more: &[&str], words| sietch(["play", GAME, "--text"].iter().chain(more)).refused(words);
    refused(&["--seats", "7"], "7");
    refused(&["--mode", "nonsense"], "nonsense");
    refused(&["--lang", "tlh"], "there is no language `tlh` for this game; there are: en");
    refused(&["--seat", "nobody"], "person:NAME");
    refused(&["--seat", "bot:wizard"], "there are: novice");
    refused(&["--force"], "--save");
    refused(&["--resume", "x"], "--resume");
    let crowd = ["--seats", "2", "--seat", "you", "--seat", "you", "--seat", "you"];
    refused(&crowd, "2");
}
