//! Tables without a server around them.

use bots::entry::Of;

use super::*;
use crate::desk;
use crate::journal::HeadSeat;
use crate::journal::chain::End;
use crate::protocol::status::ClockSettings;

fn person(name: &str, account: Option<&str>) -> HeadSeat {
    HeadSeat::Person { name: name.into(), hash: name.into(), account: account.map(str::to_owned) }
}

fn room(head: Head, catalogue: &Catalogue) -> Room {
    let end = End::first("one", "");
    let saved = Saved { head, items: Vec::new(), end, broken: None };
    Room::load("one", saved, catalogue, Instant::now()).unwrap()
}

/// A duel of two people that has begun.
fn duel(now: Instant) -> Room {
    duel_of([None, None], None, now)
}

/// The same of people with these accounts, and with a clock.
fn duel_of([ann, bob]: [Option<&str>; 2], clock: Option<ClockSettings>, now: Instant) -> Room {
    begun("kanly", vec![person("Ann", ann), person("Bob", bob)], clock, now).0
}

/// A table that has begun, with what its journal holds of that.
fn begun(mode: &str, seats: Vec<HeadSeat>, clock: Option<ClockSettings>, now: Instant) -> (Room, Vec<Item>) {
    let catalogue = Catalogue::new(const { &[Of::<conquest::Conquest>::ENTRY] });
    let door = catalogue.door("conquest").unwrap();
    let options = door.options_for_people(mode, seats.len(), &Value::Null).unwrap();
    let (game, mode) = ("conquest".into(), mode.into());
    let head = Head { game, mode, options, seats, clock, ..crate::store::conformance::head() };
    let mut room = room(head, &catalogue);
    let items = room.begin(now).unwrap().items;
    (room, items)
}

/// The same table after a restart, as the journal has it.
fn again(room: &Room, items: &[Item], now: Instant) -> Room {
    let catalogue = Catalogue::new(const { &[Of::<conquest::Conquest>::ENTRY] });
    let saved = Saved { head: room.head.clone(), items: items.to_vec(), end: room.end(), broken: None };
    Room::load("one", saved, &catalogue, now).unwrap()
}

/// Whoever is waited for does the first thing they may; the seat.
fn play(room: &mut Room, now: Instant) -> u8 {
    played(room, now).0
}

/// The same, with what the journal holds of it.
fn played(room: &mut Room, now: Instant) -> (u8, Vec<Item>) {
    let seat = room.game().unwrap().waiting().seats().lowest().unwrap();
    let choice = desk::choices(room, Viewer::Seat(Seat(seat.0))).remove(0);
    let change = room.act(seat.0, &choice.action.into(), now).unwrap();
    (seat.0, change.items)
}

/// The time that each seat has left, in seconds.
fn left(room: &Room, now: Instant) -> Vec<u64> {
    room.status(now).seats.iter().map(|seat| seat.left_ms.unwrap() / 1000).collect()
}

#[test]
fn a_game_that_cannot_be_played_here_is_as_over_as_it_was() {
    let head = crate::store::conformance::head();
    let text = serde_json::to_string(&head).unwrap();
    for over in [false, true] {
        let end = End { over, ..End::first("one", &text) };
        let saved = Saved { head: head.clone(), items: Vec::new(), end, broken: None };
        let room = Room::load("one", saved, &Catalogue::new(&[]), Instant::now()).unwrap();
        assert_eq!((room.ends_over(), room.lies_open()), (over, false));
    }
}

#[test]
fn asking_anew_after_a_refusal_holds_the_bots_no_longer() {
    let start = Instant::now();
    let later = |seconds| start + Duration::from_secs(seconds);
    let mut room = duel(start);
    let seat = play(&mut room, start);
    let ask = |room: &mut Room, now| {
        room.ask_undo(seat, Some(0), false, now).unwrap();
        let (number, until) = (room.undo.as_ref().unwrap().number, room.bots_wait_until().unwrap());
        room.consent(seat, false, number, now).unwrap();
        assert_eq!(room.bots_wait_until(), None);
        until
    };
    assert_eq!(ask(&mut room, start), later(60));
    assert_eq!(ask(&mut room, later(50)), later(60), "it is the same minute");
    while play(&mut room, later(70)) != seat {}
    assert_eq!(ask(&mut room, later(80)), later(140), "whoever has played may ask again");
}

#[test]
fn a_table_does_not_go_back_and_forth_for_ever() {
    let now = Instant::now();
    let mut room = duel(now);
    let seat = play(&mut room, now);
    let entries = room.entries as u64;
    room.written(End { count: entries + MOST_BESIDE, ..room.end() });
    room.ask_undo(seat, Some(0), false, now).unwrap();
    room.written(End { count: entries + MOST_BESIDE + 1, ..room.end() });
    let codes = [
        room.ask_undo(seat, Some(0), false, now).err(),
        room.undo(seat, now).err(),
        room.give_to_bot(seat, seat, "random", Duration::ZERO, now).err(),
    ];
    assert_eq!(codes.map(|problem| problem.map(|problem| problem.code)), [Some(Code::Quota); 3]);
    // The game itself goes on, and nobody is kept from it.
    play(&mut room, now);
    room.give_to_bot(seat, 1 - seat, "random", Duration::ZERO, now).unwrap();
}

#[test]
fn whoever_agreed_is_asked_anew_when_something_else_is_asked_for() {
    let now = Instant::now();
    let seats = ["Ann", "Bob", "Cem", "Dan"].map(|name| person(name, None)).to_vec();
    let (mut room, _) = begun("standard", seats, None, now);
    for _ in 0..8 {
        play(&mut room, now);
    }
    let asked = |room: &Room| room.undo.as_ref().map(|asked| (asked.number, asked.missing.clone())).unwrap();
    room.ask_undo(0, None, false, now).unwrap();
    let (first, missing) = asked(&room);
    assert_eq!(missing, [1, 2, 3]);
    for seat in [1, 2] {
        room.consent(seat, true, first, now).unwrap();
    }
    assert_eq!(asked(&room), (first, vec![3]));
    room.ask_undo(0, Some(0), false, now).unwrap();
    let (second, missing) = asked(&room);
    assert_eq!(missing, [1, 2, 3], "they agreed to something smaller");
    assert_eq!(room.consent(3, true, first, now).map_err(|problem| problem.code).err(), Some(Code::Stale));
    assert_eq!(asked(&room), (second, vec![1, 2, 3]));
}

#[test]
fn a_clock_runs_on_while_somebody_else_decides() {
    let now = Instant::now();
    let clock = Some(ClockSettings { budget_s: 100, bonus_s: 0 });
    let seats = ["Ann", "Bob", "Cem", "Dan"].map(|name| person(name, None)).to_vec();
    let (mut room, _) = begun("standard", seats, clock, now);
    let waiting = |room: &Room| room.game().unwrap().waiting().seats();
    while waiting(&room).len() < 2 {
        play(&mut room, now);
    }
    let later = now + Duration::from_secs(10);
    let one = play(&mut room, later);
    let other = waiting(&room).iter().find(|seat| seat.0 != one).unwrap();
    assert_eq!(left(&room, later)[other.index()], 90);
    assert_eq!(left(&room, later + Duration::from_secs(10))[other.index()], 80);
}

#[test]
fn a_bonus_is_paid_once_also_after_a_restart() {
    let now = Instant::now();
    let clock = Some(ClockSettings { budget_s: 100, bonus_s: 30 });
    let people = || vec![person("Ann", None), person("Bob", None)];
    let (mut room, mut items) = begun("kanly", people(), clock, now);
    let mut actions = 0;
    while left(&room, now).iter().any(|left| *left <= 100) {
        items.extend(played(&mut room, now).1);
        actions += 1;
    }
    let paid = left(&room, now);
    for mut room in [again(&room, &items, now), room] {
        assert_eq!(left(&room, now), paid);
        for _ in 0..3 {
            room.ask_undo(0, Some(0), false, now).unwrap();
            let number = room.undo.as_ref().unwrap().number;
            room.consent(1, true, number, now).unwrap();
            for _ in 0..actions {
                play(&mut room, now);
            }
            assert_eq!(left(&room, now), paid);
        }
    }
}

#[test]
fn the_last_minute_is_had_once_also_after_a_restart() {
    let now = Instant::now();
    let later = |seconds| now + Duration::from_secs(seconds);
    let clock = Some(ClockSettings { budget_s: 100, bonus_s: 0 });
    let (mut room, mut items) = begun("kanly", vec![person("Ann", None), person("Bob", None)], clock, now);
    let late = room.game().unwrap().waiting().seats().lowest().unwrap().0;
    items.extend(room.flag(later(101)).items);
    items.extend(room.take_back_seat(late, later(101)).unwrap().items);
    assert_eq!(left(&room, later(101))[usize::from(late)], 60);
    for mut room in [again(&room, &items, later(101)), room] {
        // Giving the seat up and taking it back changes nothing in that.
        room.give_to_bot(late, late, "random", Duration::ZERO, later(111)).unwrap();
        room.take_back_seat(late, later(121)).unwrap();
        assert_eq!(left(&room, later(121))[usize::from(late)], 40);
        room.flag(later(162));
        assert!(room.seats()[usize::from(late)].bot().is_some());
        let refused = room.take_back_seat(late, later(162)).map_err(|problem| problem.code);
        assert_eq!(refused.err(), Some(Code::TimeUp));
    }
}

#[test]
fn a_seat_has_no_more_vacation_than_one_person_whoever_claims_it() {
    const DAY: u64 = 86_400;
    let (now, at) = (Instant::now(), clock_time());
    let clock = Some(ClockSettings { budget_s: 7 * DAY as u32, bonus_s: 0 });
    let mut room = duel_of([Some("ann"), None], clock, now);
    let days = |room: &Room| room.status(now).seats[0].left_ms.unwrap() / 1000 / DAY;
    assert_eq!(room.vacation("ann", 20, at, now).said.len(), 1);
    assert_eq!(days(&room), 27);
    assert!(room.vacation("ann", 20, at, now).items.is_empty(), "told twice, it is the same one");
    // The next account has days of its own, and the seat has not.
    room.forget("ann");
    room.claim("Ann", "eve").unwrap();
    assert!(matches!(
        room.vacation("eve", 21, at + 1, now).said[..],
        [ChatLine { note: Some(Note::Vacation { days: 10 }), .. }]
    ));
    assert_eq!(days(&room), 37);
    assert!(room.vacation("eve", 9, at + 2, now).items.is_empty());
    assert_eq!(room.vacation("eve", 9, at + 366 * DAY * 1000, now).said.len(), 1, "another year");
}

#[test]
fn nobody_claims_a_second_seat_of_a_rated_table() {
    let seats = vec![person("Ann", Some("ann")), person("Bob", Some("bob"))];
    let head = Head { seats, ..crate::store::conformance::head() };
    let rated = Head { terms: Terms { rated: true, ..head.terms }, ..head.clone() };
    for (head, second) in [(head, Ok(0)), (rated, Err(Code::Account))] {
        let mut room = room(head, &Catalogue::new(&[]));
        assert_eq!(room.claim("Ann", "bob").map(|_| ()).map_err(|problem| problem.code), Err(Code::Taken));
        // Whoever sat there wants to be forgotten, and leaves the secret to another.
        room.forget("ann");
        let claimed = room.claim("Ann", "bob").map(|(_, seat)| seat).map_err(|problem| problem.code);
        assert_eq!(claimed, second);
    }
}
