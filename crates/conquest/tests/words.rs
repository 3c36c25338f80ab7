//! Everything that is said can be said in every language, and nothing in a language file is unused.

use std::collections::BTreeSet;
use std::path::Path;

use conquest::Faction::{Atreides, Harkonnen, Imperium};
use conquest::board::Region;
use conquest::content::{BattleCard, Leader, MarketCard};
use conquest::scenario::{Play, Scenario};
use conquest::state::Phase;
use conquest::{Action, Conquest, Options};
use table::chance::{Chance, Fast};
use table::open::OpenTable;
use table::words::Words;
use table::{Game, Say, Seat, Tell, Viewer, Waiting};

fn languages() -> Vec<(&'static str, Words, BTreeSet<String>)> {
    Conquest::languages()
        .iter()
        .map(|&(language, text)| {
            let keys = text
                .lines()
                .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
                .filter(|key| key.starts_with(|first: char| first.is_ascii_lowercase()))
                .map(str::to_owned)
                .collect();
            (language, Words::new(language, &[text]).unwrap(), keys)
        })
        .collect()
}

/// String literals in the crate's sources that look like message keys.
fn keys_in_sources() -> BTreeSet<String> {
    fn read(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                found.extend(text.split('"').skip(1).step_by(2).map(str::to_owned));
            }
        }
    }
    let mut found = BTreeSet::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    found
}

fn keys_in_content() -> BTreeSet<String> {
    let leaders = Leader::all().map(|leader| leader.key());
    let battle = BattleCard::all().map(|card| card.key());
    let market = MarketCard::all().flat_map(|card| [card.key(), card.row().text]);
    let regions = Region::all().map(Region::key);
    leaders.chain(battle).chain(market).chain(regions).map(str::to_owned).collect()
}

#[test]
fn no_message_is_unused() {
    let mut used = keys_in_sources();
    used.extend(keys_in_content());
    for (language, _, keys) in languages() {
        let unused: Vec<_> = keys.difference(&used).collect();
        assert!(unused.is_empty(), "{language}: {unused:?}");
    }
}

#[test]
fn no_refusal_and_no_card_lacks_its_words() {
    let refusals = keys_in_sources().into_iter().filter(|key| key.starts_with("refuse-"));
    let needed: Vec<String> = refusals.chain(keys_in_content()).collect();
    assert!(needed.len() > 150, "the sources were read");
    for (language, words, _) in languages() {
        let missing: Vec<_> = needed.iter().filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

#[test]
fn languages_have_the_same_messages() {
    let all = languages();
    for (language, _, keys) in &all {
        assert_eq!(*keys, all[0].2, "{language} differs from {}", all[0].0);
    }
}

/// Plays random games and says everything every viewer sees on the way.
#[test]
fn everything_in_a_game_can_be_said() {
    let all = languages();
    let say = |say: &Say| {
        for (language, words, _) in &all {
            if let Err(missing) = words.try_say(say) {
                panic!("{language}: {missing} in {say:?}");
            }
        }
    };
    let mut options: Vec<(&str, Options)> = Conquest::about()
        .modes
        .iter()
        .map(|mode| (mode.id, Conquest::options(mode.id, mode.seats[0].into()).unwrap()))
        .collect();
    let mut secret = Conquest::options("allied", 2).unwrap();
    secret.allied_leaders_public = false;
    options.push(("allied", secret));
    for (mode, options) in options {
        for seed in 0..4 {
            say_a_game(mode, &options, seed, &say);
        }
    }
}

fn say_a_game(mode: &str, options: &Options, seed: u64, say: &impl Fn(&Say)) {
    let sitter = table::record::Sitter { name: "somebody".into(), bot: None };
    let sitters = vec![sitter; options.seats.into()];
    let seed_of_game = table::chance::Seed::from_number(seed);
    let mut live = table::Live::<Conquest>::start(mode, options, sitters, seed_of_game).unwrap();
    let table: &mut dyn OpenTable = &mut live;
    let mut picks = Fast::new(seed);
    let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator, Viewer::Everything];
    loop {
        let entry = table.entries();
        for viewer in viewers {
            table.told(entry, viewer).iter().for_each(|told| say(&told.say));
            for section in table.sections(viewer) {
                say(&section.title);
                section.lines.iter().for_each(say);
            }
        }
        let Waiting::Seats(seats) = table.waiting() else { break };
        for seat in seats.iter() {
            say(&table.asked(seat).expect("a seat that is waited for is asked something").say);
            table.choices(seat).iter().for_each(|choice| say(&choice.say));
        }
        let seat = seats.iter().next().unwrap();
        let choices = table.choices(seat);
        table.act(seat, &choices[picks.below(choices.len() as u32) as usize].action).unwrap();
    }
    say(&table.ended().unwrap());
}

/// The lines of everything told to this viewer.
fn told(play: &Play, viewer: Viewer, words: &Words) -> Vec<String> {
    let view = play.game().view(viewer);
    let lines = Conquest::sections(&view).into_iter().flat_map(|section| section.lines);
    let brief = Conquest::brief(&view);
    let plain = |say: Say| words.try_say(&say).unwrap().replace(['\u{2068}', '\u{2069}'], "");
    lines.chain(brief).map(plain).collect()
}

/// Who was betrayed lies in the tanks, and everybody has seen the card that did it.
#[test]
fn dead_leaders_and_shown_traitors_of_others_are_told() {
    let position = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "arrakeen", 6)
        .troops(Harkonnen, "arrakeen", 4)
        .traitors(Atreides, &["beast-rabban"])
        .turn(2);
    let mut play = position.play(Phase::Battle, &[]);
    play.pass_powers();
    play.plan(Atreides, "1 duke-leto").plan(Harkonnen, "1 beast-rabban");
    let told_to = |play: &Play, viewer: Viewer, line: &str| {
        let words = languages().into_iter().map(|(_, words, _)| told(play, viewer, &words));
        words.flatten().filter(|said| said == line).count()
    };
    let traitor = [
        "Atreides: traitors everybody knows of: Beast Rabban (5)",
        "Атріди: зрадники, відомі всім: Звір Раббан (5)",
        "Атрейдесы: предатели, известные всем: Зверь Раббан (5)",
    ];
    let dead = [
        "Harkonnen: leaders in the tanks: Beast Rabban (5)",
        "Харконнени: командири в чанах: Звір Раббан (5)",
        "Харконнены: командиры в чанах: Зверь Раббан (5)",
    ];
    let other = Viewer::Seat(play.seat(Imperium));
    assert!(traitor.iter().chain(&dead).all(|line| told_to(&play, other, line) == 0));
    play.act(Atreides, Action::Treachery);
    // Each stands in the whole state and in the short one.
    for viewer in [other, Viewer::Spectator] {
        assert!(traitor.iter().chain(&dead).all(|line| told_to(&play, viewer, line) == 2), "{viewer:?}");
    }
    // One's own leaders are told with one's hand.
    let own = Viewer::Seat(play.seat(Harkonnen));
    assert!(traitor.iter().all(|line| told_to(&play, own, line) == 2));
    assert!(dead.iter().all(|line| told_to(&play, own, line) == 0));
}
