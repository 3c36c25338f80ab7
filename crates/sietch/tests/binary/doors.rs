//! What every game offers before the first move: settings that can be chosen, lessons that can be played.

use serde_json::{Value, json};
use sietch::registry::GAMES;
use table::Form;
use table::words::Words;

/// The switches of which one must be on, one at a time; none where nothing is needed.
fn ways(any: &'static [&'static str]) -> Vec<Option<&'static str>> {
    if any.is_empty() { vec![None] } else { any.iter().copied().map(Some).collect() }
}

/// Whatever a lobby offers is accepted, alone and for any place of a list, and has a name.
#[test]
fn every_setting_can_be_chosen() {
    for entry in GAMES {
        let door = entry.door;
        let words: Vec<Words> =
            door.languages().iter().map(|(language, text)| Words::new(language, &[text]).unwrap()).collect();
        for mode in door.about().modes {
            for &seats in mode.seats {
                let seats = usize::from(seats);
                let usual = door.options(mode.id, seats, &Value::Null).unwrap();
                let settings = door.settings(mode.id, seats).unwrap();
                let offered =
                    |name: &str| settings.iter().any(|other| other.name == name && other.refused.is_none());
                for setting in &settings {
                    let at = format!("{} {} {seats} {}", door.about().id, mode.id, setting.name);
                    assert!(usual.get(setting.name).is_some(), "{at}: no such option");
                    assert!(setting.values.len() > 1, "{at}: no choice");
                    let is = setting.usual(&usual[setting.name], seats);
                    if setting.form == Form::One {
                        assert!(
                            setting.values.iter().any(|named| named.value == is),
                            "{at}: {is} is not listed"
                        );
                    }
                    if setting.refused.is_some() {
                        continue;
                    }
                    for named in &setting.values {
                        // With each of the switches of which it needs one.
                        let accepted = |value: &Value| {
                            let both = [setting.needs, named.needs];
                            let off = both.iter().filter_map(|needs| needs.off);
                            off.for_each(|switch| assert!(offered(switch), "{at}: {switch} is never on"));
                            let [one, other] = both.map(|needs| ways(needs.any));
                            for switches in
                                one.iter().flat_map(|one| other.iter().map(move |other| [*one, *other]))
                            {
                                let mut chosen = json!({ setting.name: value });
                                for switch in switches.into_iter().flatten() {
                                    assert!(offered(switch), "{at}: nobody can switch {switch} on");
                                    chosen[switch] = true.into();
                                }
                                let chosen = door.options(mode.id, seats, &chosen);
                                chosen.unwrap_or_else(|refused| panic!("{at}: {value}: {refused}"));
                            }
                        };
                        match &is {
                            Value::Array(places) => (0..places.len()).for_each(|place| {
                                let mut places = places.clone();
                                places[place] = named.value.clone();
                                accepted(&places.into());
                            }),
                            _ => accepted(&named.value),
                        }
                        let Some(key) = named.key else { continue };
                        let nameless = words.iter().any(|words| words.try_say(&key.into()).is_err());
                        assert!(!nameless, "{at}: {key} has no words");
                    }
                }
            }
        }
    }
}

/// Every lesson can be played in every language of its game, step by step as written, and asks for steps the
/// table offers.
#[test]
fn every_lesson_can_be_played() {
    for entry in GAMES {
        let door = entry.door;
        for files in door.about().lessons {
            let mut notes = Vec::new();
            for (language, _) in door.languages() {
                let at = format!("{} {} {language}", door.about().id, files.id);
                let lesson = table::lesson::lesson(door, files, language);
                let lesson = lesson.unwrap_or_else(|error| panic!("{at}: {error}"));
                for frame in &lesson.frames {
                    let Some(wanted) = &frame.wanted else { continue };
                    let offered = frame.choices.iter().any(|choice| choice.action.value() == *wanted);
                    assert!(offered, "{at}: {wanted} is not offered as it is written");
                }
                assert!(lesson.frames.iter().any(|frame| frame.wanted.is_some()), "{at}: nothing to do");
                let noted = |frame: &table::lesson::Frame| !frame.note.is_empty();
                notes.push(lesson.frames.iter().map(noted).collect::<Vec<_>>());
            }
            assert!(notes.windows(2).all(|pair| pair[0] == pair[1]), "{}: notes differ", files.id);
        }
    }
}
