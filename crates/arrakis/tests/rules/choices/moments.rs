//! Moments of a game: raids, wormsign, atomics, sandworms, crowds, draws, whispers.

use arrakis::Arrakis;
use arrakis::action::Action::*;
use arrakis::board::map::*;
use arrakis::board::{AreaSet, DESERTS};
use arrakis::event::Event;
use arrakis::phase::round::Phase;
use arrakis::phase::{Step, actions, imperium, wild_maker, worms};
use arrakis::piece::{Deck, Figure, Legion, Token};
use arrakis::state::{Happened, Moved};
use table::{Game, Steps, rule};

use super::{at, bare, offers_only};
use arrakis::scenario::*;

fn four() -> Scenario {
    Scenario::with(&Arrakis::options("team", 4).unwrap())
}

#[test]
#[rule("WA-GUILD-IMP-05", "WA-GUILD-NAV-06", "WA-AMB-94")]
fn only_a_raid_earns_imperium_actions_and_only_its_own_card_earns_two() {
    let (home, next) = (area("ne-desert-7"), area("ne-desert-6"));
    let moves = |harvester: bool, stays: Option<&str>| {
        let table = Scenario::guild().legion(Atreides, home, [1, 0, 0], 0).edit(|game| {
            if harvester {
                game.harvesters.add(next);
            }
            game.guild.in_play = stays.into_iter().map(card).collect();
        });
        let step = arrakis::phase::movement::Step::Move {
            left: 1,
            which: arrakis::effect::Which::Any,
            steps: 1,
            it: arrakis::effect::It::Nothing,
            side: Atreides,
        };
        let mut table = at(table, Atreides, step);
        table.act(From(home)).act(To(next));
        match table.game.next() {
            Some(Step::Imperium(imperium::Step::Imperium { left, .. })) => left,
            _ => 0,
        }
    };
    assert_eq!((moves(false, None), moves(true, None)), (0, 1));
    assert_eq!(moves(true, Some("guild-card-choam-directorship")), 1);
}

#[test]
#[rule("WA-HAZARD-01")]
fn wormsign_under_a_sandworm_goes() {
    let (lair, prey) = (area("ne-desert-4"), area("sw-desert-1"));
    let table = bare().edit(|game| {
        game.worms = AreaSet::one(lair);
        game.wormsigns = AreaSet::one(lair);
        game.harvesters = AreaSet::one(lair) | AreaSet::one(prey);
    });
    let mut table = table.at(Phase::ActionsEnd, wild_maker::Step::WildMakerStays);
    table.luck(Pass, 1);
    let signs = |area, event: fn(arrakis::board::Area) -> Event| table.told.contains(&event(area));
    assert!(signs(lair, |area| Event::WormsignGone { area }));
    assert!(!signs(lair, |area| Event::WormsignPlaced { area }), "and none comes where a worm is");
    assert!(signs(prey, |area| Event::WormsignPlaced { area }));
}

#[test]
#[rule("WA-ATOMIC-04", "WA-ATOMIC-05", "WA-GUILD-TROOP-07")]
fn the_atomics_displace_or_destroy_who_stands_there() {
    let place = area("hole-in-the-rock");
    let part = Legion { units: [1, 0, 0], ..Legion::NONE };
    let table = Scenario::guild().legion(Atreides, place, [1, 0, 0], 0).troops(Atreides, place, 1);
    let table = table.edit(|game| {
        game.atomics_ready = true;
        game.moved.push(Moved { area: place, part });
        game.moved.push(Moved { area: WINDGAP, part });
    });
    let mut away = table.die(Atreides, Strategy);
    away.act(Detonate(place));
    assert!(away.asks(Harkonnen), "the enemy says where to");
    let next = away.legal()[0];
    away.act(next);
    let to = away.game.held[0].iter().next().unwrap();
    assert_eq!(away.game.moved.iter().map(|moved| moved.area).collect::<Vec<_>>(), [to, WINDGAP]);
    let shut = Scenario::guild().troops(Atreides, place, 2).edit(|game| game.atomics_ready = true);
    let shut = place.ground().iter().fold(shut, |table, next| table.legion(Harkonnen, next, [1, 0, 0], 0));
    let mut shut = shut.die(Atreides, Strategy);
    let supply = shut.game.guild.troop_supply;
    shut.act(Detonate(place));
    assert_eq!((shut.game.legion(place).troops, shut.game.guild.troop_supply), (0, supply + 2));
}

#[test]
#[rule("WA-WORM-18", "WA-PRESC-06", "WA-AMB-56")]
fn a_sandworm_counts_only_what_it_took_itself() {
    let lair = area("ne-desert-4");
    let prey = (lair.ground() & DESERTS).iter().next().unwrap();
    let table = |took: u8| {
        let table = bare().open("presc-makers-hunger").legion(Harkonnen, prey, [3, 0, 0], 0);
        let table = table.edit(|game| {
            game.worms = AreaSet::one(lair);
            game.happened.worm_took = took;
        });
        at(table, Atreides, worms::Step::WormAttack { wild: false })
    };
    let claim = Claim(prescience("presc-makers-hunger"));
    for before in [0, 1, 5] {
        let mut one = table(before);
        one.roll(From(lair), &[HIT, BLOCK, BLOCK, BLOCK]);
        assert!(!one.may(claim), "one unit is not two");
        assert_eq!(one.game.happened, Happened::default(), "and the moment has passed");
        let mut two = table(before);
        two.roll(From(lair), &[HIT, HIT, BLOCK, BLOCK]);
        offers_only(&two, &[claim, Pass]);
    }
}

#[test]
#[rule("WA-PRESC-06", "WA-AMB-56")]
fn what_has_just_happened_is_claimed_before_the_turn_ends() {
    let claim = Claim(prescience("presc-sietch-holds"));
    let table = bare().open("presc-sietch-holds").turn(Harkonnen, &[Strategy], &[Strategy]).edit(|game| {
        game.stack.pop();
        game.push(actions::Step::Turn { side: Harkonnen, acted: true });
        game.push(arrakis::phase::prescience::Step::Claim);
        game.happened.sietch_held = true;
    });
    assert!(table.asks(Atreides));
    offers_only(&table, &[claim, Pass]);
}

#[test]
#[rule("WA-STACK-02", "WA-INFO-02")]
fn whoever_has_too_many_tokens_is_asked_even_without_a_choice() {
    let table = bare().edit(|game| {
        for _ in 0..7 {
            game.put(Atreides, Figure::Token(Token(0)), WINDGAP);
        }
    });
    let mut table = at(table, Atreides, arrakis::phase::losses::Step::Settle { side: Atreides });
    table.game.push(wild_maker::Step::WildMakerStays);
    table.act(Pass);
    offers_only(&table, &[Remove(Figure::Token(Token(0)))]);
    assert_eq!(table.game.legion(WINDGAP).tokens.len(), 7, "which they are is nobody's business");
}

#[test]
#[rule("WA-ACTION-14", "WA-PLAN-05")]
fn cards_are_drawn_from_the_decks_there_are() {
    use arrakis::phase::planning;
    let draw = |table: Scenario, player: Deck| at(table, Atreides, planning::Step::Draw { player, cards: 2 });
    offers_only(&draw(bare(), Deck::HouseAtreides), &[Split(0), Split(1), Split(2), Pass]);
    offers_only(&draw(four(), Deck::HouseAtreides), &[Split(2), Pass]);
    offers_only(&draw(four(), Deck::Fremen), &[Split(2), Pass]);
    let left = |house: usize, fremen: usize| {
        bare().edit(|game| {
            for (deck, count) in [(0, house), (1, fremen)] {
                let cards: Vec<_> = game.decks[deck].iter().collect();
                game.decks[deck] = cards[..count].iter().copied().collect();
                game.discards[deck] = cards[count..].iter().copied().collect();
            }
        })
    };
    offers_only(&draw(left(0, 0), Deck::HouseAtreides), &[Pass]);
    offers_only(&draw(left(1, 0), Deck::HouseAtreides), &[Split(1), Pass]);
    offers_only(&draw(left(1, 5), Deck::HouseAtreides), &[Split(0), Split(1), Pass]);
}

#[test]
#[rule("WA-TEAM-11")]
fn partners_whisper_once_a_turn_while_they_have_cones() {
    let turn = |cones: u8| four().edit(|game| game.cones = [cones; 2]).turn(Atreides, &[Mentat], &[Mentat]);
    assert!(!turn(0).may(Whisper) && turn(1).may(Whisper));
    let mut table = turn(2);
    table.act(Whisper);
    assert_eq!(table.game.cones, [1, 2]);
    assert!(table.game.whispering[0] && !table.may(Whisper));
}
