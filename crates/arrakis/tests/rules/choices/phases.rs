//! The phases around the actions: vehicles, dice, hazards, harvest, the end of the round.

use arrakis::Arrakis;
use arrakis::action::Action::{self, *};
use arrakis::board::map::*;
use arrakis::board::{AreaSet, DESERTS, Zone};
use arrakis::cards::PrescienceCard;
use arrakis::event::Event;
use arrakis::options::Options;
use arrakis::phase::round::Phase;
use arrakis::phase::{dice, end, harvest, hazards, planning, vehicles, wild_maker, worms};
use arrakis::piece::{Aloft, Deck, Leader, Power, Vehicle};
use table::{Game, Steps, rule};

use super::{at, bare, offers_only};
use arrakis::scenario::*;

fn solo() -> Scenario {
    Scenario::with(&Arrakis::options("solo", 1).unwrap())
}

fn placing(table: Scenario, left: u8, counts: [u8; 3], must: bool) -> Scenario {
    at(table, Harkonnen, vehicles::Step::Vehicles { left, counts, must })
}

fn airy(table: &Scenario) -> Vec<Action> {
    let airy = |action: &Action| matches!(action, Aircraft(..) | LiftAircraft(_) | LiftHarvester(_) | Done);
    table.legal().into_iter().filter(airy).collect()
}

#[test]
#[rule("WA-VEHICLE-06", "WA-VEHICLE-07", "WA-VEHICLE-08", "WA-AMB-93")]
fn a_vehicle_goes_where_its_kind_may_stand() {
    let sky = || {
        bare().edit(|game| {
            game.air = [Aloft::Nothing; 8];
            game.air[1] = Aloft::Ornithopter;
            game.air[2] = Aloft::Carryall;
            game.air[3] = Aloft::Frigate(Atreides);
            game.air[4] = Aloft::Navigator;
            game.harvesters = areas(&["ne-desert-4"]);
        })
    };
    let zones = |vehicle, zones: &[usize]| {
        zones.iter().map(|&zone| Aircraft(vehicle, Zone::ALL[zone])).collect::<Vec<_>>()
    };
    let (orni, carry) = (Vehicle::Ornithopter, Vehicle::Carryall);
    assert_eq!(airy(&placing(sky(), 1, [0, 1, 0], true)), zones(orni, &[0, 2, 5, 6, 7]));
    assert_eq!(airy(&placing(sky(), 1, [0, 0, 1], true)), zones(carry, &[0, 1, 5, 6, 7]));
    let choice = placing(sky(), 1, [1, 1, 0], false);
    let free = [
        zones(orni, &[0, 2, 5, 6, 7]),
        vec![LiftHarvester(area("ne-desert-4")), LiftAircraft(Zone::E), Done],
    ];
    assert_eq!(airy(&choice), free.concat());
    let spots: Vec<_> = choice
        .legal()
        .into_iter()
        .filter_map(|action| match action {
            Harvester(area) => Some(area),
            _ => None,
        })
        .collect();
    let free = (DESERTS - areas(&["ne-desert-4"])) - arrakis::board::SIETCHES;
    assert_eq!(spots.len(), free.len());
    assert!(spots.into_iter().all(|area| free.has(area)));
    let none = sky().edit(|game| {
        game.harvesters = DESERTS.iter().take(8).fold(AreaSet::NONE, |all, at| all | AreaSet::one(at))
    });
    assert_eq!(placing(none, 1, [1, 0, 0], true).legal(), [], "all eight stand");
    let last = sky().edit(|game| {
        game.harvesters = DESERTS.iter().take(7).fold(AreaSet::NONE, |all, at| all | AreaSet::one(at))
    });
    assert_ne!(placing(last, 1, [1, 0, 0], true).legal(), []);
}

#[test]
#[rule("WA-ACTION-17", "WA-AMB-20", "WA-VEHICLE-05")]
fn as_many_vehicles_are_placed_as_the_effect_says() {
    let mut two = placing(bare(), 2, [2, 2, 2], false);
    two.act(Aircraft(Vehicle::Carryall, Zone::N));
    assert!(two.may(Aircraft(Vehicle::Carryall, Zone::Nw)) && two.may(Harvester(area("ne-desert-4"))));
    two.act(Harvester(area("ne-desert-4")));
    assert!(two.may(Die(Strategy)), "two and no more");
    assert_eq!((two.game.air[0], two.game.harvesters.len()), (Aloft::Carryall, 1));
    // One of each kind: what is placed is no longer wanted.
    let mut each = placing(bare(), 2, [1, 1, 0], false);
    each.act(Aircraft(Vehicle::Ornithopter, Zone::Nw));
    assert_eq!(each.game.air[7], Aloft::Ornithopter);
    assert!(!each.may(Aircraft(Vehicle::Ornithopter, Zone::N)) && each.may(Harvester(area("ne-desert-4"))));
    // What is lifted must be put down before anything else.
    let there = bare().edit(|game| game.harvesters = areas(&["ne-desert-4"])).aloft(Aloft::Carryall, Zone::W);
    let mut lifted = placing(there, 2, [2, 2, 2], false);
    lifted.act(LiftHarvester(area("ne-desert-4")));
    assert!(lifted.legal().iter().all(|action| matches!(action, Harvester(_))));
    lifted.act(Harvester(area("ne-desert-1")));
    assert_eq!(lifted.game.harvesters, areas(&["ne-desert-1"]));
    lifted.act(LiftAircraft(Zone::W));
    assert!(lifted.legal().iter().all(|action| matches!(action, Aircraft(Vehicle::Carryall, _))));
    lifted.act(Aircraft(Vehicle::Carryall, Zone::Sw));
    assert!(lifted.may(Die(Strategy)), "that were two");
    assert_eq!((lifted.game.air[3], lifted.game.air[6]), (Aloft::Nothing, Aloft::Carryall));
    let one_each = bare().aloft(Aloft::Ornithopter, Zone::W);
    let mut one_each = placing(one_each, 2, [1, 1, 0], false);
    one_each.acts(&[LiftAircraft(Zone::W), Aircraft(Vehicle::Ornithopter, Zone::Ne)]);
    assert!(
        one_each.legal().iter().all(|action| matches!(action, Harvester(_) | Done)),
        "that was the ornithopter"
    );
    let mut last = placing(bare().aloft(Aloft::Carryall, Zone::W), 1, [1, 1, 1], false);
    last.acts(&[LiftAircraft(Zone::W), Aircraft(Vehicle::Carryall, Zone::Se)]);
    assert!(last.may(Die(Strategy)));
}

#[test]
#[rule("WA-SOLO-HOUSE-01", "WA-AMB-20", "WA-SOLO-VEHICLE-01")]
fn the_automaton_lifts_a_vehicle_only_in_need() {
    let all = |count: usize| {
        solo().edit(|game| {
            game.harvesters =
                DESERTS.iter().take(count).fold(AreaSet::NONE, |all, at| all | AreaSet::one(at));
            game.air = [Aloft::Ornithopter; 8];
        })
    };
    let lifts = |table: Scenario| -> usize {
        let table = placing(table, 1, [1, 0, 0], false);
        table.legal().into_iter().filter(|action| matches!(action, LiftHarvester(_))).count()
    };
    assert_eq!((lifts(all(7)), lifts(all(8))), (0, 8));
}

#[test]
#[rule("WA-DICE-05", "WA-AMB-08")]
fn a_die_without_a_cell_takes_a_result_with_most_room() {
    let table = |dice: [u8; 5]| {
        let table = bare().edit(|game| game.dice[Deck::HouseAtreides as usize] = dice);
        table.edit(|game| game.push(dice::Step::ChangeDie { player: Deck::HouseAtreides }))
    };
    offers_only(&table([2, 0, 1, 0, 1]), &[Face(Leadership), Face(Mentat)]);
    offers_only(&table([2, 2, 2, 2, 1]), &[Face(House)]);
}

#[test]
#[rule("WA-BG-03", "WA-TEAM-33")]
fn a_bene_gesserit_token_goes_to_the_rarest_result_with_an_empty_cell() {
    let token = |table: Scenario, side: arrakis::piece::Side| {
        let table = table.edit(|game| game.bene = [1, 1]);
        table.edit(|game| game.push(dice::Step::BeneGesserit { side }))
    };
    let duel = bare().edit(|game| game.dice[0] = [1, 1, 0, 1, 0]);
    offers_only(&token(duel, Atreides), &[Face(Deployment), Face(House), Pass]);
    let full = bare().edit(|game| game.dice[2] = [3, 3, 2, 3, 2]);
    offers_only(&token(full, Harkonnen), &[Pass]);
    let four = Scenario::with(&Arrakis::options("team", 4).unwrap());
    let team = four.edit(|game| {
        game.dice[Deck::HouseAtreides as usize] = [0, 1, 0, 0, 1];
        game.dice[Deck::Fremen as usize] = [1, 0, 1, 0, 0];
    });
    let mut team = token(team, Atreides);
    offers_only(&team, &[Face(Mentat), Pass]);
    team.act(Face(Mentat));
    offers_only(&team, &[Player(Deck::HouseAtreides), Player(Deck::Fremen)]);
}

#[test]
#[rule("WA-HAZARD-02", "WA-AMB-42")]
fn wormsign_comes_to_every_desert_with_prey_while_there_are_tokens() {
    let deserts = ["ne-desert-4", "ne-desert-1", "se-desert-1"];
    let signs = |tokens: u8| {
        let table = bare().edit(|game| {
            game.harvesters = areas(&deserts);
            game.wormsign_faces = [tokens, 0, 0];
        });
        let mut table = table.at(Phase::ActionsEnd, wild_maker::Step::WildMakerStays);
        table.luck(Pass, 1);
        table
    };
    assert!(!signs(3).may(To(area("ne-desert-4"))), "enough for all: nobody is asked");
    let mut short = signs(2);
    offers_only(&short, &deserts.map(|id| To(area(id))));
    short.act(To(area("ne-desert-4")));
    assert!(short.game.wormsigns.has(area("ne-desert-4")));
    offers_only(&short, &[To(area("ne-desert-1")), To(area("se-desert-1"))]);
}

#[test]
#[rule("WA-HAZARD-05")]
fn of_more_than_four_worms_atreides_chooses_which_stay_away() {
    let five = ["ne-desert-4", "ne-desert-1", "se-desert-1", "nw-desert-1", "sw-desert-1"];
    let table = bare().edit(|game| game.marked = areas(&five));
    let mut table = table.at(Phase::Reveal, hazards::Step::WormZones { left: 2 });
    offers_only(&table, &five.map(|id| To(area(id))));
    table.act(To(area(five[0])));
    assert!(table.may(To(area(five[1]))) && !table.may(To(area(five[0]))));
}

#[test]
#[rule("WA-GUILD-FRIGATE-04", "WA-END-03", "WA-GUILD-NAV-02")]
fn frigates_leave_before_the_hazards_and_vehicles_at_the_end() {
    let table = || {
        let table = Scenario::guild()
            .frigate(Atreides, Zone::N)
            .frigate(Harkonnen, Zone::Nw)
            .aloft(Aloft::Carryall, Zone::W);
        table.aloft(Aloft::Ornithopter, Zone::Ne).aloft(Aloft::Navigator, Zone::Se)
    };
    let mut hazards = table().at(Phase::ActionsEnd, wild_maker::Step::WildMakerStays);
    hazards.luck(Pass, 1);
    let left = hazards
        .told
        .iter()
        .filter(|told| matches!(told, Event::AircraftLeft { what: Aloft::Frigate(_), .. }));
    assert_eq!(left.count(), 2);
    let mut end = table().at(Phase::Claims, wild_maker::Step::WildMakerStays);
    end.luck(Pass, 1);
    let mut left: Vec<_> = end
        .told
        .iter()
        .filter_map(|told| match told {
            Event::AircraftLeft { zone, .. } => Some(zone.index()),
            _ => None,
        })
        .collect();
    left.sort_unstable();
    assert_eq!(left, [3, 4, 5], "what has just landed stays for the next round");
}

#[test]
#[rule("WA-END-06", "WA-SOLO-PHASE-11", "WA-TEAM-14")]
fn hands_are_cut_to_their_limit() {
    let cards = [
        "card-usul",
        "card-adab",
        "card-war-plan",
        "card-the-voice",
        "card-alia-abomination",
        "card-smugglers-a",
        "card-smugglers-b",
        "card-smugglers-c",
    ];
    let asked = |table: Scenario, held: usize| {
        let mut table =
            table.hand(Atreides, &cards[..held]).at(Phase::Claims, wild_maker::Step::WildMakerStays);
        table.luck(Pass, 1);
        while table.may(Done) {
            table.luck(Done, 1);
        }
        table.game.next() == Some(planning::Step::Discard { player: Deck::HouseAtreides, left: 1 }.into())
    };
    let duel = || bare();
    let alone = || solo().edit(|game| game.leaders = [arrakis::state::Place::Waiting; 15]);
    assert!(!asked(duel(), 6) && asked(duel(), 7));
    assert!(!asked(alone(), 6) && asked(alone(), 7), "who plays against the automaton too");
    let team = || {
        Scenario::with(&Arrakis::options("team", 4).unwrap())
            .edit(|game| game.leaders = [arrakis::state::Place::Waiting; 15])
    };
    assert!(!asked(team(), 4) && asked(team(), 5));
}

#[test]
#[rule("WA-BAN-02", "WA-BAN-04", "WA-AMB-62")]
fn one_of_the_markers_that_fell_is_banned_beside_those_at_the_bottom() {
    let fell = |faq3: bool, rows: [u8; 3]| {
        let options = Options { faq3, ..Arrakis::options("duel", 2).unwrap() };
        let table = Scenario::with(&options).edit(|game| game.rows = rows);
        let mut table = table.at(Phase::Harvest, harvest::Step::Spend { decided: 0, hoarded: false });
        table.luck(Done, 1);
        table
    };
    offers_only(&fell(false, [0, 1, 3]), &[Power(Power::Choam), Power(Power::Guild)]);
    assert!(!fell(true, [0, 1, 3]).may(Power(Power::Choam)), "by the FAQ nobody chooses");
    let bottom = fell(false, [4, 4, 4]);
    assert_eq!(bottom.game.bans, 0b111);
    assert!(!bottom.may(Power(Power::Choam)));
}

#[test]
#[rule("WA-GUILD-IMP-08")]
fn what_was_kept_in_an_earlier_harvest_is_forgotten() {
    let table = Scenario::guild().edit(|game| game.guild.kept = true);
    let mut table = table.at(Phase::Storms, wild_maker::Step::WildMakerStays);
    table.luck(Pass, 1);
    assert_eq!(table.game.phase(), Phase::Harvest);
    assert!(!table.game.guild.kept);
}

#[test]
#[rule("WA-HARVEST-03", "WA-HARVEST-04", "WA-HARVEST-07", "WA-HARVEST-08")]
fn spice_buys_what_it_pays_for() {
    let spend = |spice: u8, supremacy: u8, rows: [u8; 3], decided: u8| {
        let table = bare().edit(|game| (game.spice, game.supremacy, game.rows) = (spice, supremacy, rows));
        table.at(Phase::Harvest, harvest::Step::Spend { decided, hoarded: false })
    };
    let two = [Keep(Power::Guild), Keep(Power::Landsraad)];
    offers_only(&spend(1, 0, [1, 1, 1], 1), &[Done]);
    offers_only(&spend(2, 0, [1, 1, 1], 1), &[&two[..], &[Done]].concat());
    offers_only(&spend(3, 6, [1, 0, 1], 1), &[&two[..], &[Promote(Power::Landsraad), Done]].concat());
    offers_only(&spend(3, 5, [1, 0, 0], 1), &[&two[..], &[Hoard, Done]].concat());
    offers_only(&spend(9, 5, [1, 0, 0], 0b111), &[Hoard, Done]);
}

#[test]
#[rule("WA-END-04", "WA-AMB-67", "WA-END-07")]
fn leaders_step_back_and_cards_are_weeded() {
    let table = |generic: u8| {
        let table = bare().legion(Harkonnen, CARTHAG, [1, 0, 0], 0).leader(Leader::BaronHarkonnen, CARTHAG);
        let table = table.aside(Leader::BeastRabban).edit(|game| game.generic[1] = generic);
        table.at(Phase::Tidy, end::Step::SwapLeaders { side: Harkonnen })
    };
    offers_only(&table(1), &[Leader(Leader::BaronHarkonnen), Done]);
    offers_only(&table(0), &[Done]);
    let weed = bare().edit(|game| (game.open, game.kept_open) = (0b111, Some(PrescienceCard(1))));
    let weed = weed.at(Phase::Foresight, end::Step::Weed);
    offers_only(&weed, &[Prescience(PrescienceCard(0)), Prescience(PrescienceCard(2)), Done]);
}

#[test]
#[rule("WA-HAZARD-10", "WA-HAZARD-11")]
fn the_carryall_of_any_connected_air_zone_saves_a_harvester() {
    let field = area("nw-desert-1");
    for zone in Zone::ALL {
        let table = bare().edit(|game| game.harvesters = AreaSet::one(field)).aloft(Aloft::Carryall, zone);
        let table = table
            .aloft(Aloft::Ornithopter, Zone::ALL[(zone.index() + 1) % 8])
            .at(Phase::Worms, worms::Step::Rescue { area: field });
        let over = field.air_zones() & zone.bit() != 0;
        let expected: &[Action] = if over { &[Rescue(zone), Pass] } else { &[Pass] };
        offers_only(&table, expected);
    }
    assert_eq!(field.air_zones(), Zone::Nw.bit());
}

#[test]
#[rule("WA-END-06", "WA-PLAN-02", "WA-TEAM-16")]
fn cards_are_discarded_one_by_one_and_none_is_let_off() {
    let cards = ["card-usul", "card-adab", "card-war-plan", "card-the-voice"];
    let player = Deck::HouseAtreides;
    let held = |table: &Scenario| table.game.hands[player as usize].len();
    let mut alone = at(bare().hand(Atreides, &cards), Atreides, planning::Step::Discard { player, left: 3 });
    for (left, id) in [3, 2, 1].into_iter().zip(cards) {
        assert_eq!(alone.game.next(), Some(planning::Step::Discard { player, left }.into()));
        alone.act(Discard(card(id)));
    }
    assert_eq!(held(&alone), 1);
    assert!(!alone.may(Discard(card("card-the-voice"))), "three of four, and no more");
    let four = Scenario::with(&Arrakis::options("team", 4).unwrap()).hand(Atreides, &cards);
    let four = four.edit(|game| {
        let card = card("card-thumpers");
        game.decks[Deck::Fremen as usize].remove(card);
        game.hands[Deck::Fremen as usize].add(card);
    });
    let mut shared = at(four, Atreides, planning::Step::WhoDiscards { side: Atreides, left: 3 });
    for id in &cards[..3] {
        offers_only(&shared, &[Player(player), Player(Deck::Fremen)]);
        shared.acts(&[Player(player), Discard(card(id))]);
    }
    assert_eq!(held(&shared), 1);
    assert!(!shared.may(Player(player)), "partners share the number");
}
