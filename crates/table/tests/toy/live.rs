//! A game in progress: acting, refusing, recording, resuming, taking back, telling, verifying.

use table::chance::Seed;
use table::{BadRecord, Fault, Game, Json, Live, Record, Refusal, Seat, Viewer};

use crate::game::{Action, Flaw, Happened, Options, SEALING, Toy};
use crate::{act_first, legal, new_game, played, sitters};

/// Both seats of a two-seat game have sealed; the winner is asked to swap.
fn revealed() -> (Live<Toy>, Seat) {
    let mut live = new_game(2, 1);
    act_first(&mut live, 0);
    act_first(&mut live, 1);
    let winner = live.game().waiting().seats().lowest().unwrap();
    (live, winner)
}

#[test]
fn an_action_becomes_an_entry_and_moves_the_game_on() {
    let mut live = new_game(3, 1);
    let before = live.game().clone();
    let action = act_first(&mut live, 1);
    assert_eq!(
        (live.entries().len(), live.entries()[0].seat, live.entries()[0].action),
        (1, Seat(1), action)
    );
    assert_ne!(*live.game(), before);
    assert!(!live.game().waiting().seats().has(Seat(1)));
}

#[test]
fn a_refused_action_says_why_and_leaves_everything_as_it_was() {
    let mut live = new_game(2, 1);
    let (before, record) = (live.game().clone(), live.record(true));
    let refusal = live.act(Seat(0), &Action::Done).unwrap_err();
    assert_eq!((refusal.rule, refusal.why), (SEALING, "toy-not-now"));
    for stranger in [2, 8, 255] {
        assert!(live.act(Seat(stranger), &Action::Done).is_err());
    }
    assert_eq!(*live.game(), before);
    assert_eq!(live.record(true), record);
}

#[test]
fn the_wrong_number_of_sitters_is_refused() {
    let options = Toy::options("plain", 3).unwrap();
    let started = Live::<Toy>::start("plain", &options, sitters(2), Seed::from_number(1));
    assert!(matches!(started, Err(BadRecord::Sitters { sitters: 2, seats: 3 })));
}

#[test]
fn a_record_resumes_where_it_was_and_draws_as_the_game_would_have() {
    let whole = played(3, 5);
    for entries in 0..=whole.entries().len() {
        let mut live = whole.clone();
        live.back_to(entries);
        let text = live.record(true).write();
        let mut again = Live::<Toy>::resume(&Record::read(&text).unwrap(), Seed::from_number(99)).unwrap();
        assert_eq!(again.game(), live.game());
        for entry in &whole.entries()[entries..] {
            again.act(entry.seat, &entry.action).unwrap();
        }
        assert_eq!(again.record(true), whole.record(true));
    }
}

#[test]
fn a_record_shows_its_seed_only_if_asked() {
    let live = new_game(2, 1);
    let commitment = Seed::from_number(1).commitment();
    assert_eq!(live.record(false).header.seed, None);
    assert_eq!(live.record(true).header.seed, Some(Seed::from_number(1)));
    assert_eq!((live.header().commitment.clone(), live.header().seed), (commitment, None));
}

#[test]
fn a_record_of_another_game_version_or_content_is_named_as_such() {
    let good = played(2, 1).record(true);
    let resume = |change: fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        Live::<Toy>::resume(&record, Seed::from_number(0)).unwrap_err()
    };
    use BadRecord::*;
    assert!(
        matches!(resume(|record| record.header.game = "chess".into()), UnknownGame(game) if game == "chess")
    );
    for edition in [0, 3] {
        let mut record = good.clone();
        record.header.edition = edition;
        let unknown = Live::<Toy>::resume(&record, Seed::from_number(0)).unwrap_err();
        assert!(matches!(unknown, UnknownEdition { found, newest: 2 } if found == edition), "{unknown}");
    }
    assert!(matches!(resume(|record| record.header.content = "other".into()), OtherContent { .. }));
    assert!(matches!(resume(|record| record.header.options = 7.into()), Line { line: 1, .. }));
    assert!(matches!(resume(|record| record.header.options["rounds"] = 0.into()), Options(_)));
    assert!(matches!(resume(|record| record.header.seats.truncate(1)), Sitters { sitters: 1, seats: 2 }));
    assert!(matches!(resume(|record| record.entries[1].action = Json::of(&"Jump")), Line { line: 4, .. }));
    assert!(matches!(resume(|record| record.entries[1].seat = Seat(8)), Refused { entry: 2, .. }));
    assert!(matches!(resume(|record| record.setup.truncate(1)), Chance { entry: 0 }));
    assert!(matches!(resume(|record| record.entries[0].chance.push(0)), Chance { entry: 1 }));
}

#[test]
fn a_sealed_choice_can_be_taken_back_until_all_are_in() {
    let mut live = new_game(3, 1);
    let fresh = live.game().clone();
    act_first(&mut live, 0);
    assert!(!live.take_back(Seat(1)), "nobody takes back what another did");
    assert!(live.take_back(Seat(0)));
    assert_eq!((live.game(), live.entries().len()), (&fresh, 0));

    act_first(&mut live, 0);
    let other = act_first(&mut live, 1);
    assert!(live.take_back(Seat(0)), "what the other sealed was not seen");
    assert_eq!((live.entries().len(), live.entries()[0].action), (1, other));
    assert!(live.game().waiting().seats().has(Seat(0)));
}

fn flawed(flaw: Flaw) -> Live<Toy> {
    let options = Options { flaw, ..Toy::options("plain", 3).unwrap() };
    Live::start("plain", &options, sitters(3), Seed::from_number(1)).unwrap()
}

#[test]
fn a_game_whose_code_fails_stops_where_it_was() {
    for (flaw, fault) in [(Flaw::Faults, Fault::Missing("a card")), (Flaw::Panics, Fault::Panic)] {
        let mut live = flawed(flaw);
        for seat in 0..3 {
            act_first(&mut live, seat);
        }
        let winner = live.game().waiting().seats().lowest().unwrap();
        let (before, record) = (live.game().clone(), live.record(true));
        assert_eq!(live.act(winner, &Action::Done), Err(Refusal::FAULT));
        assert_eq!((live.fault(), live.game(), live.record(true)), (Some(fault), &before, record));
        let other = legal(&live, winner)[0];
        assert_eq!(live.act(winner, &other), Err(Refusal::FAULT), "nothing more is taken");
    }
}

#[test]
fn a_record_at_which_the_code_gives_up_is_named_as_such() {
    let mut live = flawed(Flaw::Panics);
    for seat in 0..3 {
        act_first(&mut live, seat);
    }
    let winner = live.game().waiting().seats().lowest().unwrap();
    let mut record = live.record(true);
    record.entries.push(table::record::Entry { seat: winner, action: Json::of(&"Done"), chance: vec![] });
    let resumed = Live::<Toy>::resume(&record, Seed::from_number(0));
    assert!(matches!(resumed, Err(BadRecord::Fault { entry: 4 })));
}

#[test]
fn nothing_is_taken_back_once_chance_has_spoken_even_if_nobody_heard() {
    let mut live = flawed(Flaw::TossesUntold);
    act_first(&mut live, 0);
    act_first(&mut live, 1);
    assert!(!live.take_back(Seat(1)), "a coin was tossed for it");
    assert!(!live.take_back(Seat(0)), "a coin was tossed since");
}

#[test]
fn nothing_is_taken_back_once_another_was_seen_to_answer() {
    let mut live = flawed(Flaw::LeaksSealedChoice);
    act_first(&mut live, 0);
    act_first(&mut live, 1);
    assert!(!live.take_back(Seat(0)), "the other's card was seen");
    assert!(live.take_back(Seat(1)));
    assert!(live.take_back(Seat(0)));
}

#[test]
fn a_half_made_swap_can_be_taken_back_step_by_step() {
    let (mut live, winner) = revealed();
    let before = live.game().clone();
    act_first(&mut live, winner.0);
    act_first(&mut live, winner.0);
    assert_eq!(live.entries().len(), 4);
    assert!(live.take_back(winner) && live.take_back(winner));
    assert_eq!(*live.game(), before);
}

#[test]
fn nothing_is_taken_back_once_cards_lie_open() {
    let (mut live, winner) = revealed();
    for seat in Seat::first(2) {
        assert!(!live.take_back(seat), "{seat:?} sealed a card that was turned up");
    }
    assert_eq!(live.entries().len(), 2);
    assert!(live.game().waiting().seats().has(winner));
}

#[test]
fn nothing_is_taken_back_after_a_draw_or_the_end() {
    let (mut live, winner) = revealed();
    act_first(&mut live, winner.0);
    live.act(winner, &Action::Done).unwrap();
    assert!(!live.entries()[3].chance.is_empty(), "the swap draws");
    assert!(!live.take_back(winner));

    let options = Options { rounds: 1, ..Toy::options("plain", 2).unwrap() };
    let mut over = Live::<Toy>::start("plain", &options, sitters(2), Seed::from_number(1)).unwrap();
    act_first(&mut over, 0);
    act_first(&mut over, 1);
    let winner = over.game().waiting().seats().lowest().unwrap();
    over.act(winner, &Action::Done).unwrap();
    assert!(over.game().waiting().outcome().is_some() && over.entries()[2].chance.is_empty());
    assert!(Seat::first(2).all(|seat| !over.take_back(seat)));
}

#[test]
fn going_back_and_doing_the_same_again_draws_the_same() {
    let whole = played(2, 4);
    let mut live = whole.clone();
    live.back_to(3);
    assert_eq!(live.entries().len(), 3);
    assert_eq!(*live.game(), whole.at(3).unwrap());
    for entry in &whole.entries()[3..] {
        live.act(entry.seat, &entry.action).unwrap();
    }
    assert_eq!(live.game(), whole.game());
    live.back_to(1_000);
    assert_eq!(live.game(), whole.game());
}

#[test]
fn everybody_is_told_what_they_may_know() {
    let (live, _) = revealed();
    let told = |entry, viewer| live.told(entry, viewer).collect::<Vec<_>>();
    let cards_seen = |viewer| {
        let events = told(0, viewer);
        events.iter().filter(|event| matches!(event, Happened::Drew { card: Some(_), .. })).count()
    };
    assert_eq!(cards_seen(Viewer::Seat(Seat(0))), 3);
    assert_eq!(cards_seen(Viewer::Spectator), 0);
    assert_eq!(cards_seen(Viewer::Everything), 6);
    assert_eq!(told(1, Viewer::Seat(Seat(0))).len(), 1);
    assert_eq!(told(1, Viewer::Seat(Seat(1))), []);
    assert!(matches!(told(2, Viewer::Spectator)[..], [Happened::Revealed { .. }, Happened::Won { .. }]));
    assert_eq!(told(3, Viewer::Everything), []);
}

#[test]
fn honest_draws_are_verified() {
    let record = played(3, 6).record(true);
    Live::<Toy>::resume(&record, Seed::from_number(0)).unwrap().verify_draws().unwrap();
    let sealed = played(3, 6).record(false);
    let sealed = Live::<Toy>::resume(&sealed, Seed::from_number(0)).unwrap();
    assert!(matches!(sealed.verify_draws(), Err(BadRecord::NoSeed)));
}

#[test]
fn a_die_turned_over_afterwards_is_found_out() {
    let mut record = played(2, 6).record(true);
    // The second seal turns the cards up and rolls the die; its only draw is the die.
    assert_eq!(record.entries[1].chance.len(), 1);
    record.entries[1].chance[0] = (record.entries[1].chance[0] + 1) % 6;
    let tampered = Live::<Toy>::resume(&record, Seed::from_number(0)).unwrap();
    assert!(matches!(tampered.verify_draws(), Err(BadRecord::Dishonest { entry: 2 })));
}

#[test]
fn another_seed_cannot_be_passed_off_for_the_committed_one() {
    let mut record = played(2, 6).record(true);
    let other = Seed::from_number(7);
    record.header.seed = Some(other);
    let resumed = Live::<Toy>::resume(&record, other);
    assert!(matches!(resumed, Err(BadRecord::Commitment)));
    record.header.commitment = other.commitment();
    let forged = Live::<Toy>::resume(&record, other).unwrap();
    assert!(matches!(forged.verify_draws(), Err(BadRecord::Dishonest { entry: 0 })));
}

#[test]
fn the_choices_of_a_seat_not_waited_for_are_none() {
    let (live, winner) = revealed();
    let loser = Seat(1 - winner.0);
    assert!(legal(&live, loser).is_empty() && legal(&live, Seat(8)).is_empty());
}
