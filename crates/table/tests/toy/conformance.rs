//! The suite passes a sound game and notices every broken promise: a suite that cannot fail proves
//! nothing.

use table::Game;
use table::conformance::{Plan, Report, play, play_fast};

use crate::game::{Flaw, KINDS, Options, Toy};

fn options(flaw: Flaw) -> Options {
    Options { flaw, ..Toy::options("plain", 3).unwrap() }
}

fn conform(flaw: Flaw) -> Report {
    play::<Toy>("plain", &options(flaw), Plan { longest: 200, ..Plan::default() })
}

#[test]
fn a_sound_game_passes_with_any_number_of_seats() {
    for seats in [2, 3] {
        let report = play::<Toy>("plain", &Toy::options("plain", seats).unwrap(), Plan::default());
        assert_eq!(report.games, 40);
        assert!(report.twins == report.decisions && report.decisions > 40 * 3 * seats as u64);
        assert!(report.endings.contains_key("won"), "{report:?}");
    }
}

#[test]
fn the_fast_suite_sees_every_ending() {
    let report = play_fast::<Toy>(&options(Flaw::None), Plan { games: 500, ..Plan::default() });
    assert_eq!(report.endings.keys().copied().collect::<Vec<_>>(), ["shared", "won"]);
    assert_eq!(report.endings.values().sum::<u32>(), 500);
    assert!(report.widest <= KINDS + 1);
}

macro_rules! noticed {
    ($($test:ident: $flaw:ident, $complaint:literal;)*) => {$(
        #[test]
        #[should_panic(expected = $complaint)]
        fn $test() {
            conform(Flaw::$flaw);
        }
    )*};
}

noticed! {
    a_view_that_leaks_is_noticed: LeaksInView, "could tell the twin apart";
    an_event_that_leaks_is_noticed: LeaksInEvent, "a secret";
    an_event_that_claims_to_reveal_what_no_view_shows_is_noticed: ClaimsToReveal, "what no view shows";
    an_event_that_leaks_behind_a_glimpse_is_noticed: LeaksAfterAGlimpse, "what no view shows";
    a_sealed_choice_told_to_others_is_noticed: LeaksSealedChoice, "hears what";
    a_sealed_choice_told_behind_a_glimpse_is_noticed: LeaksSealedChoiceAfterAGlimpse, "hears later what";
    offering_what_is_refused_is_noticed: OffersTheRefused, "and not allowed: toy-no-such-card";
    offering_twice_is_noticed: OffersTwice, "is offered something twice";
    taking_what_is_not_offered_is_noticed: HidesAChoice, "legal false, got Ok";
    taking_nonsense_is_noticed: TakesNonsense, "legal false, got Ok";
    a_refusal_that_leaves_a_trace_is_noticed: RefusalMutates, "changed the position";
    a_refusal_that_is_told_is_noticed: RefusalTells, "told [KeptAll";
    a_lost_card_is_noticed: LosesACard, "the cards do not add up";
    a_game_without_end_is_noticed: NeverEnds, "the game does not end";
    asking_by_hidden_cards_is_noticed: AsksByHiddenCards, "the twin waits for others";
    offering_by_hidden_cards_is_noticed: OffersByHiddenCards, "the twin offers";
    calling_by_hidden_cards_is_noticed: CallsByHiddenCards, "apart by its numbers";
    a_record_that_replays_otherwise_is_noticed: ReplaysOtherwise, "replays to another position";
    a_wrong_imagination_is_noticed: ImaginesWrongly, "could tell the twin apart";
    an_impossible_imagination_is_noticed: ImaginesTheImpossible, "imagined by";
}

#[test]
#[should_panic(expected = "no end after")]
fn a_game_without_end_is_noticed_fast() {
    play_fast::<Toy>(&options(Flaw::NeverEnds), Plan { longest: 200, ..Plan::default() });
}

#[test]
#[should_panic(expected = "the cards do not add up")]
fn a_lost_card_is_noticed_fast() {
    play_fast::<Toy>(&options(Flaw::LosesACard), Plan::default());
}

#[test]
#[should_panic(expected = "is refused: toy-no-such-card")]
fn offering_what_is_refused_is_noticed_fast() {
    play_fast::<Toy>(&options(Flaw::OffersTheRefused), Plan::default());
}

#[test]
#[should_panic(expected = "a decision offers")]
fn too_many_choices_are_noticed() {
    play_fast::<Toy>(&options(Flaw::None), Plan { widest: 2, ..Plan::default() });
}
