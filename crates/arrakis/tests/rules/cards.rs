//! Planning cards and leaders' cards, compared with the fact sheet by what they do.

use arrakis::action::Action::{self, *};
use arrakis::board::map::*;
use arrakis::board::{Area, Zone};
use arrakis::content::content;
use arrakis::effect::Branch;
use arrakis::event::Event;
use arrakis::phase::losses::Cause;
use arrakis::phase::round::Phase;
use arrakis::phase::{end, losses, retreat, vehicles};
use arrakis::piece::{Aloft, Deck, Face, Figure, Leader, Marker, Power, Side, Token, Unit};
use arrakis::scenario::*;
use arrakis::state::Place;
use table::{Event as _, Seat, Steps, Viewer, rule};

const REGULAR: Figure = Figure::Unit(Unit::Regular);

/// The side plays this card with a Mentat die.
fn play(table: Scenario, side: Side, id: &str) -> Scenario {
    let mut table = table.hand(side, &[id]).turn(side, &[Mentat; 2], &[Mentat; 4]);
    table.acts(&[Die(Mentat), Play(card(id))]);
    table
}

#[test]
#[rule("WA-INFO-12", "WA-ACTION-14")]
fn who_draws_planning_cards_sees_them_and_nobody_else_does() {
    for side in [Atreides, Harkonnen] {
        let mut table = Scenario::new().die(side, Mentat);
        table.acts(&[Die(Mentat), Standard]).luck(Split(1), 1);
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
            let drawn = table.told.iter().filter_map(|event| match event.seen_by(viewer)? {
                Event::Drew { cards, count, .. } => Some((cards.is_some(), count)),
                _ => None,
            });
            let own = viewer == Viewer::Seat(Seat(side as u8));
            assert_eq!(drawn.collect::<Vec<_>>(), [(own, 1); 2], "{side:?} to {viewer:?}");
        }
    }
}

#[test]
#[rule("WA-CARD-19", "WA-PLAN-02", "WA-PLAN-03", "WA-AMB-19")]
fn adab_exchanges_prescience_and_plays_on_without_a_die() {
    let table = Scenario::new()
        .open("presc-kanly-on-the-sand")
        .open("presc-makers-hunger")
        .hand(Atreides, &["card-usul"]);
    let mut table = play(
        table.edit(|game| game.leaders[Leader::PaulAtreides as usize] = Place::Tank(0)),
        Atreides,
        "card-adab",
    );
    table.act(Prescience(prescience("presc-kanly-on-the-sand")));
    table.roll(Pass, &[0]);
    assert_eq!(table.game.open.count_ones(), 2, "one gone, one new");
    assert_eq!((table.game.foresight | table.game.open) & prescience("presc-kanly-on-the-sand").bit(), 0);
    table.act(Play(card("card-usul")));
    assert_eq!(table.game.unused(Atreides), 1, "the second card cost no die");
    assert_eq!(table.game.leaders[Leader::PaulAtreides as usize], Place::Tank(1), "and the tank moved once");
}

#[test]
#[rule("WA-CARD-20")]
fn alam_al_mithal_shifts_two_markers_and_draws_two() {
    let mut table =
        play(Scenario::new().edit(|game| game.markers = [2, 0, 1]), Atreides, "card-alam-al-mithal");
    table.acts(&[Lower(Marker::KwisatzHaderach, 2), Raise(Marker::Jihad)]);
    assert!(table.may(Split(2)));
    table.luck(Split(1), 1);
    assert_eq!((table.game.markers, table.game.hands[0].len()), ([0, 0, 3], 2));
}

#[test]
#[rule("WA-CARD-21", "WA-TERM-16")]
fn i_am_stilgar_places_four_figures_on_a_free_plateau() {
    let table = Scenario::new().legion(Atreides, WINDGAP, [1, 0, 0], 0).leader(Leader::Stilgar, WINDGAP);
    let table = table.legion(Harkonnen, area("se-plateau-1"), [1, 0, 0], 0);
    let mut table = play(table, Atreides, "card-i-am-stilgar");
    assert!(!table.may(Here(area("se-plateau-1"))) && !table.may(Here(ARRAKEEN)));
    table.act(Here(PASTY_MESA));
    assert_eq!(table.units(PASTY_MESA), [1, 2, 0]);
    assert_eq!(table.game.leader_area(Leader::Stilgar), Some(PASTY_MESA), "taken from where he stood");
    assert!(table.may(Split(1)));
}

#[test]
#[rule("WA-CARD-22", "WA-ACTION-20", "WA-WORM-10")]
fn wall_of_sandworms_places_a_worm_and_gives_desert_power() {
    let worm = area("ne-desert-1");
    let mut table =
        play(Scenario::new().edit(|game| game.worms.add(worm)), Atreides, "card-wall-of-sandworms");
    assert!(table.may(To(area("ne-deep-1"))) && !table.may(To(area("ne-desert-2"))), "a station lies there");
    table.act(To(area("ne-deep-1")));
    assert_eq!(table.game.worms.len(), 2);
    assert!(
        table.may(Choose(Branch::Wormsigns(2))) && table.may(Choose(Branch::MoveWorms(2))),
        "Desert Power, whatever the dice"
    );
}

#[test]
#[rule("WA-CARD-23")]
fn the_arsunt_legion_comes_and_goes() {
    let mut table = play(Scenario::new(), Harkonnen, "card-arsunt-legion");
    table.acts(&[
        Here(ARSUNT),
        Supply(Figure::Named(Leader::BeastRabban)),
        Choose(Branch::Move(1)),
        From(ARSUNT),
        To(CARTHAG),
    ]);
    assert_eq!(
        (table.units(CARTHAG), table.game.leader_area(Leader::BeastRabban)),
        ([1, 1, 0], Some(CARTHAG))
    );
}

#[test]
#[rule("WA-CARD-24", "WA-AMB-17")]
fn carthag_is_reinforced_while_it_stands() {
    let mut table = play(Scenario::new(), Harkonnen, "card-carthag-former-capital");
    table.acts(&[Here(CARTHAG), Supply(Figure::Generic)]);
    assert_eq!((table.units(CARTHAG), table.game.legion(CARTHAG).generic), ([3, 1, 0], 1));
    let fallen = play(
        Scenario::new().edit(|game| game.settlements.remove(CARTHAG)),
        Harkonnen,
        "card-carthag-former-capital",
    );
    assert!(fallen.game.legion(CARTHAG).is_empty() && fallen.asks(Atreides), "no effect");
}

#[test]
#[rule("WA-CARD-25", "WA-AMB-18", "WA-AMB-51")]
fn reports_of_traitors_take_a_house_die() {
    let mut table = Scenario::new()
        .hand(Harkonnen, &["card-reports-of-traitors"])
        .edit(|game| game.leaders[Leader::PaulAtreides as usize] = Place::Tank(0))
        .turn(Harkonnen, &[House, Strategy], &[Mentat, Mentat]);
    table.acts(&[Die(Mentat), Play(card("card-reports-of-traitors"))]);
    assert_eq!(table.game.dice[Deck::HouseAtreides as usize], [1, 0, 0, 0, 0]);
    assert_eq!(table.game.leaders[Leader::PaulAtreides as usize], Place::Tank(0), "the tank does not move");
}

#[test]
#[rule("WA-CARD-26")]
fn the_pogrom_moves_three_legions_with_sardaukar() {
    let homes = [ARRAKEEN, PASTY_MESA, FALSE_WALL_SOUTH];
    let table =
        homes.iter().fold(Scenario::new(), |table, &home| table.legion(Harkonnen, home, [1, 0, 1], 0));
    let mut table =
        play(table.legion(Harkonnen, NORTH_POLE, [1, 0, 0], 0), Harkonnen, "card-sardaukar-pogrom");
    assert!(!table.may(From(NORTH_POLE)));
    table.act(From(ARRAKEEN));
    assert!(!table.may(Leave(Figure::Unit(Unit::Special))), "the Sardaukar goes along");
    table.acts(&[To(RIMWALL_WEST), From(PASTY_MESA), To(area("cse-erg-1")), From(FALSE_WALL_SOUTH)]);
    table.act(To(HARG_PASS));
    assert_eq!([RIMWALL_WEST, area("cse-erg-1"), HARG_PASS].map(|at| table.units(at)), [[1, 0, 1]; 3]);
}

#[test]
#[rule("WA-CARD-04", "WA-NAMED-13", "WA-CARD-27")]
fn the_smugglers_bring_gurney() {
    let mut table = play(Scenario::new(), Atreides, "card-smugglers-a");
    table.act(Here(area("ne-desert-1")));
    assert_eq!(table.game.leader_area(Leader::GurneyHalleck), Some(area("ne-desert-1")), "placed at once");
    assert_eq!(table.units(area("ne-desert-1")), [0, 2, 0]);
    assert_eq!(content().leader(Leader::GurneyHalleck).slot, None);
    let again =
        Scenario::new().legion(Atreides, WINDGAP, [1, 0, 0], 0).leader(Leader::GurneyHalleck, WINDGAP);
    let mut again = play(again, Atreides, "card-smugglers-b");
    again.act(Here(WINDGAP));
    assert_eq!(again.units(WINDGAP), [1, 2, 0]);
}

#[test]
#[rule("WA-CARD-17", "WA-CARD-27")]
fn rage_brings_shaddam() {
    let table = play(Scenario::new(), Harkonnen, "card-rage-a");
    assert_eq!(table.game.leaders[Leader::Shaddam as usize], Place::Aside);
    let mut there = play(Scenario::new().aside(Leader::Shaddam), Harkonnen, "card-rage-a");
    there.act(Here(CARTHAG));
    assert_eq!((there.units(CARTHAG), there.game.leader_area(Leader::Shaddam)), ([4, 0, 0], Some(CARTHAG)));
    let bred = play(Scenario::new(), Harkonnen, "card-breeding-program");
    assert_eq!(bred.game.bene[1], 1);
}

#[test]
#[rule("WA-CARD-01", "WA-LEADER-02")]
fn paul_joins_a_legion_and_two_move() {
    let mut table = Scenario::new().legion(Atreides, WINDGAP, [1, 0, 0], 0).die(Atreides, Leadership);
    table.acts(&[Die(Leadership), Special(Leader::PaulAtreides), Here(WINDGAP), From(WINDGAP)]);
    table.act(To(area("csw-desert-1")));
    assert_eq!(table.game.leader_area(Leader::PaulAtreides), Some(area("csw-desert-1")));
}

#[test]
#[rule("WA-CARD-28")]
fn every_deck_has_its_emphasis() {
    let has = |deck: Deck, id: &str| content().cards.iter().any(|card| card.deck == deck && card.id == id);
    assert!(has(Deck::HouseHarkonnen, "card-workhorse") && has(Deck::Corrino, "card-sardaukar-pogrom"));
    assert!(has(Deck::HouseAtreides, "card-smugglers-a") && has(Deck::Fremen, "card-shai-hulud"));
}

#[test]
#[rule("WA-AMB-31")]
fn placed_legions_take_no_station_and_retreating_ones_do() {
    let station = area("cne-mtn-2");
    let mut placed = play(Scenario::new(), Harkonnen, "card-battle-group");
    placed.acts(&[Here(station)]);
    assert!(placed.game.stations.has(station));
    let field = area("splintered-rock");
    let mut table = Scenario::new()
        .legion(Atreides, field, [1, 0, 0], 0)
        .legion(Harkonnen, HAGGA_BASIN, [1, 0, 0], 0)
        .at(Phase::Actions, retreat::Step::Flee { side: Atreides, area: field });
    table.roll(To(station), &[0]);
    assert!(!table.game.stations.has(station));
}

#[test]
#[rule("WA-AMB-44")]
fn a_legion_displaced_onto_wormsign_springs_it() {
    let mut table = Scenario::new()
        .legion(Harkonnen, SPLINTERED_ROCK, [1, 0, 0], 0)
        .edit(|game| {
            game.atomics_ready = true;
            game.wormsigns.add(WIND_PASS);
        })
        .die(Atreides, Strategy);
    table.act(Detonate(SPLINTERED_ROCK));
    table.roll(To(WIND_PASS), &[0]);
    assert!(!table.game.wormsigns.has(WIND_PASS));
}

#[test]
#[rule("WA-AMB-48", "WA-TANK-07")]
fn the_owner_orders_leaders_who_fall_together() {
    let mut table = Scenario::new()
        .legion(Harkonnen, PASTY_MESA, [1, 0, 0], 0)
        .leader(Leader::BaronHarkonnen, PASTY_MESA)
        .leader(Leader::BeastRabban, PASTY_MESA)
        .at(
            Phase::Storms,
            losses::Step::Losses { side: Harkonnen, area: PASTY_MESA, hits: 1, cause: Cause::Storm },
        );
    table.act(Remove(REGULAR));
    assert_eq!(table.legal(), [Action::Leader(Leader::BaronHarkonnen), Action::Leader(Leader::BeastRabban)]);
    table.luck(Action::Leader(Leader::BeastRabban), 1);
    assert_eq!(table.game.leaders[Leader::BeastRabban as usize], Place::Tank(1), "pushed on by the Baron");
    assert_eq!(table.game.leaders[Leader::BaronHarkonnen as usize], Place::Tank(0));
}

#[test]
#[rule("WA-TANK-06", "WA-AMB-50")]
fn a_card_keeps_its_state_in_the_tank() {
    let jessica = Leader::LadyJessica;
    let healed = |used: u16| {
        let mut table = Scenario::new()
            .edit(|game| {
                game.leaders[jessica as usize] = Place::Tank(2);
                game.used = used;
            })
            .turn(Atreides, &[Mentat, Mentat], &[Mentat; 5]);
        table.act(Die(Mentat)).act(Standard).act(Pass);
        table.act(Die(Mentat)).act(Standard).act(Pass);
        table.act(Die(Mentat));
        table.may(Special(jessica))
    };
    assert!(healed(0) && !healed(1 << jessica as u16));
}

#[test]
#[rule("WA-AMB-42")]
fn atreides_chooses_which_deserts_are_marked_when_tokens_are_short() {
    let mut table = Scenario::new()
        .edit(|game| {
            game.harvesters.add(area("ne-desert-1"));
            game.harvesters.add(area("se-desert-1"));
            game.wormsign_faces = [1, 0, 0];
            game.wormsign_spent = [5, 6, 4];
        })
        .at(Phase::ActionsEnd, end::Step::SwapLeaders { side: Atreides });
    table.act(Done);
    assert_eq!(table.legal(), [To(area("ne-desert-1")), To(area("se-desert-1"))]);
}

#[test]
#[rule("WA-AMB-21")]
fn vehicles_without_a_place_stay_in_supply() {
    let mut table = Scenario::new()
        .at(Phase::Vehicles, vehicles::Step::Vehicles { left: 2, counts: [1, 1, 0], must: true });
    table.game.worms = arrakis::board::AreaSet::NONE;
    let full: Vec<Area> = (0..101).map(Area).filter(|&at| table.game.deserts().has(at)).collect();
    let mut table = table.edit(|game| {
        // Sietches everywhere: no desert is free.
        full.iter().for_each(|&at| game.sietch_areas.add(at));
    });
    assert!(!table.legal().iter().any(|action| matches!(action, Harvester(_))));
    table.luck(Aircraft(arrakis::piece::Vehicle::Ornithopter, Zone::N), 1);
    assert_eq!(table.game.harvesters.len(), 0);
}

#[test]
fn a_captured_ornithopter_strikes_below_it() {
    let table = Scenario::new()
        .legion(Harkonnen, PASTY_MESA, [2, 0, 0], 0)
        .edit(|game| game.air[5] = Aloft::Ornithopter);
    let mut table = play(table, Atreides, "card-captured-ornithopter");
    table.act(Zone(Zone::Se));
    table.roll(To(PASTY_MESA), &[HIT, BLOCK, BLOCK]);
    assert_eq!((table.units(PASTY_MESA), table.game.air[5]), ([1, 0, 0], Aloft::Nothing));
}

#[test]
fn cards_of_one_choice_do_what_they_say() {
    let mut voice = play(Scenario::new().hand(Harkonnen, &["card-sandmasters"]), Atreides, "card-the-voice");
    assert!(voice.asks(Harkonnen));
    voice.act(Discard(card("card-sandmasters")));
    assert!(voice.game.hands[2].is_empty());

    let seeker = Scenario::new()
        .legion(Atreides, GARA_KULON, [1, 0, 0], 0)
        .leader(Leader::Stilgar, GARA_KULON)
        .legion(Harkonnen, area("ne-desert-1"), [1, 0, 0], 0);
    let mut seeker = play(seeker, Harkonnen, "card-hunter-seeker");
    seeker.act(Action::Leader(Leader::Stilgar));
    assert_eq!(seeker.game.leaders[Leader::Stilgar as usize], Place::Tank(0));

    let mut bill = play(Scenario::new(), Atreides, "card-bill-of-particulars");
    bill.act(Action::Power(Power::Guild));
    assert_eq!((bill.game.rows, bill.game.bans), ([0, 1, 0], 0));

    let mut trance = play(Scenario::new(), Atreides, "card-truthtrance");
    trance.act(Action::Face(Face::Mentat)).act(Choose(Branch::Draw(2))).luck(Split(2), 1);
    assert_eq!(trance.game.forced, Some(Face::Mentat));

    let kitab = Scenario::new().token(WINDGAP, 0).legion(Atreides, WINDGAP, [0, 0, 0], 1);
    let mut kitab = play(kitab, Atreides, "card-kitab-al-ibar");
    kitab.acts(&[From(WINDGAP), To(area("csw-desert-1"))]);
    assert!(kitab.game.sietch_areas.has(area("csw-desert-1")) && !kitab.game.sietch_areas.has(WINDGAP));
    assert_eq!(kitab.game.legion(area("csw-desert-1")).tokens.of(Token(0)), 1);

    let mut swap = play(Scenario::new().token(WINDGAP, 0).token(GARA_KULON, 1), Atreides, "card-stillsuits");
    swap.act(Done);
    swap.acts(&[From(WINDGAP), To(GARA_KULON)]);
    assert_eq!(swap.game.legion(WINDGAP).tokens.of(Token(1)), 1);

    let hunted =
        Scenario::new().legion(Atreides, WINDGAP, [1, 0, 0], 0).leader(Leader::PaulAtreides, WINDGAP);
    let mut hunted = play(hunted, Harkonnen, "card-seek-out-mahdi");
    hunted.act(Die(Mentat));
    assert_eq!(hunted.game.hunted, 1, "in the Atreides turn that follows");

    let killers = Scenario::new().legion(Harkonnen, area("ne-desert-9"), [2, 0, 1], 0).legion(
        Atreides,
        GARA_KULON,
        [3, 0, 0],
        0,
    );
    let mut killers =
        play(killers.edit(|game| game.sietches[0].rank = 1), Harkonnen, "card-killers-without-mercy");
    killers.roll(From(area("ne-desert-9")), &[BLOCK; 7]);
    killers.act(Continue);
    assert_eq!(killers.units(area("ne-desert-9")), [2, 0, 1], "going on costs nothing");
}

#[test]
#[rule("WA-NAMED-09", "WA-AMB-66")]
fn hawats_scheming_is_never_discarded_not_even_without_hawat() {
    let hawat = card("card-hawats-scheming");
    let field = area("se-plateau-1");
    for place in [Place::Aside, Place::Gone] {
        let held = |cards: &[&str]| {
            Scenario::new()
                .hand(Harkonnen, cards)
                .edit(|game| game.leaders[Leader::ThufirHawat as usize] = place)
        };
        // For battle dice.
        let mut battle = held(&["card-hawats-scheming", "card-sandmasters"])
            .legion(Harkonnen, PASTY_MESA, [1, 0, 0], 0)
            .legion(Atreides, field, [1, 0, 0], 0)
            .die(Harkonnen, Strategy);
        battle.acts(&[Die(Strategy), Standard, Choose(Branch::Attack), From(PASTY_MESA), To(field)]);
        assert_eq!(battle.legal(), [Done, Discard(card("card-sandmasters"))], "{place:?}");
        assert_eq!(battle.refused(Discard(hawat)), "WA-NAMED-09");
        // For an enemy card: what can go goes, and the rest is not owed.
        let mut voice = play(held(&["card-hawats-scheming"]), Atreides, "card-the-voice");
        assert!(voice.asks(Harkonnen));
        assert_eq!(voice.legal(), [Pass], "{place:?}");
        assert_eq!(voice.refused(Discard(hawat)), "WA-NAMED-09");
        voice.act(Pass);
        assert_eq!(voice.game.hands[Deck::HouseHarkonnen as usize].count(hawat), 1);
        // For the hand limit, towards which it counts.
        let seven = [
            "card-hawats-scheming",
            "card-sandmasters",
            "card-shigawire",
            "card-workhorse",
            "card-troop-carriers",
            "card-manipulation",
            "card-breeding-program",
        ];
        let mut tidy = held(&seven).at(Phase::Bans, end::Step::SwapLeaders { side: Atreides });
        tidy.act(Done);
        assert!(tidy.asks(Harkonnen));
        assert_eq!(tidy.legal().len(), 6, "one of the six others: {place:?}");
        assert!(!tidy.may(Discard(hawat)));
    }
}

#[test]
#[rule("WA-TANK-02", "WA-TANK-05", "WA-TANK-07", "WA-AMB-49")]
fn a_new_leader_pushes_those_in_the_tank_on_and_the_last_one_out() {
    let [jessica, chani, stilgar, paul] =
        [Leader::LadyJessica, Leader::Chani, Leader::Stilgar, Leader::PaulAtreides];
    let wounded = |chani_in: bool| {
        let mut table = Scenario::new()
            .legion(Atreides, WINDGAP, [2, 0, 0], 0)
            .leader(paul, WINDGAP)
            .edit(|game| {
                game.leaders[jessica as usize] = Place::Tank(0);
                game.leaders[stilgar as usize] = Place::Tank(2);
                if chani_in {
                    game.leaders[chani as usize] = Place::Tank(1);
                }
            })
            .turn(Atreides, &[Deployment, Deployment], &[Mentat; 4]);
        let cause = Cause::Bombardment;
        table.game.push(losses::Step::Losses { side: Atreides, area: WINDGAP, hits: 1, cause });
        table.act(Remove(Figure::Named(paul)));
        table.sane();
        table
    };
    let at = |table: &Scenario, leader: Leader| table.game.leaders[leader as usize];
    let mut full = wounded(true);
    let cells = [paul, jessica, chani].map(|leader| at(&full, leader));
    assert_eq!(cells, [Place::Tank(0), Place::Tank(1), Place::Tank(2)]);
    assert_eq!(at(&full, stilgar), Place::Aside, "pushed out means healed");
    full.acts(&[Die(Deployment), Standard]);
    assert!(!full.may(Deploy(Figure::Named(stilgar), WINDGAP)), "from the next turn on");
    let gap = wounded(false);
    assert_eq!(
        [paul, jessica, stilgar].map(|leader| at(&gap, leader)),
        [0, 1, 2].map(Place::Tank),
        "nobody else"
    );
}
