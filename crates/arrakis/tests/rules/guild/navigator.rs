//! The Guild Navigator and his eyes in the sky.

use arrakis::action::Action::*;
use arrakis::board::Zone;
use arrakis::board::map::*;
use arrakis::content::content;
use arrakis::effect::Branch;
use arrakis::phase::harvest;
use arrakis::phase::round::Phase;
use arrakis::piece::{Aloft, Deck, Leader, Power as Of};
use table::rule;

use arrakis::scenario::*;

const NAVIGATORS: [&str; 3] = ["guild-card-navigator-a", "guild-card-navigator-b", "guild-card-navigator-c"];
const N: Zone = Zone::N;
const NE: Zone = Zone::Ne;
const SW: Zone = Zone::Sw;

/// Harkonnen plays one of the three cards.
fn played(table: Scenario, id: &str) -> Scenario {
    let mut table = table.hand(Harkonnen, &[id]).die(Harkonnen, Strategy);
    table.acts(&[Die(Strategy), Play(card(id))]);
    table
}

#[test]
#[rule("WA-GUILD-NAV-01", "WA-GUILD-NAV-05", "WA-CARD-43")]
fn three_corrino_cards_place_him_in_an_unoccupied_air_zone() {
    for id in NAVIGATORS {
        assert_eq!(content().cards[card(id).0 as usize].deck, Deck::Corrino);
        let sky = Scenario::guild()
            .aloft(Aloft::Carryall, Zone::E)
            .frigate(Atreides, Zone::S)
            .aloft(Aloft::Ornithopter, Zone::W);
        let mut table = played(sky, id);
        assert_eq!(
            table.legal(),
            [Zone(Zone::N), Zone(Zone::Ne), Zone(Zone::Se), Zone(Zone::Sw), Zone(Zone::Nw), Pass],
            "no area of the map"
        );
        table.act(Zone(Zone::Ne));
        assert_eq!(table.game.air[4], Aloft::Navigator);
        assert!(Leader::ALL.iter().all(|leader| !format!("{leader:?}").contains("Navigator")));
        table.sane();
    }
}

#[test]
#[rule("WA-GUILD-NAV-01", "WA-TERM-16")]
fn there_is_only_one_of_him() {
    let mut table = played(Scenario::guild().aloft(Aloft::Navigator, Zone::S), NAVIGATORS[0]);
    table.act(Zone(Zone::Se));
    assert_eq!((table.game.air[2], table.game.air[5]), (Aloft::Nothing, Aloft::Navigator));
    table.sane();
}

#[test]
#[rule("WA-GUILD-NAV-02")]
fn he_leaves_with_the_vehicles_at_the_end_of_the_round() {
    let mut table = Scenario::guild()
        .aloft(Aloft::Navigator, Zone::S)
        .aloft(Aloft::Ornithopter, Zone::W)
        .at(Phase::Harvest, harvest::Step::Spend { decided: 0, hoarded: false })
        .edit(|game| (game.spice, game.rows) = (2, [4; 3]));
    let round = table.game.round;
    table.luck(Done, 1);
    assert_eq!(table.game.round, round + 1);
    assert_eq!(table.game.air, [Aloft::Nothing; 8], "he does not come back by himself");
}

#[test]
#[rule("WA-GUILD-NAV-03", "WA-CARD-43")]
fn he_scouts_like_an_ornithopter_of_his_air_zone() {
    let mut table =
        Scenario::guild().token(GARA_KULON, 0).aloft(Aloft::Navigator, NE).die(Harkonnen, Strategy);
    assert!(NE.under().has(GARA_KULON) && table.may(Scout(NE)) && !table.may(ScoutSparing(NE)));
    table.act(Scout(NE));
    table.act(To(GARA_KULON));
    assert!(table.game.legion(GARA_KULON).tokens.is_empty(), "turned up");
    assert_eq!(table.game.air[NE.index()], Aloft::Nothing);
}

#[test]
#[rule("WA-GUILD-NAV-03")]
fn he_carries_a_legion_like_an_ornithopter_of_his_air_zone() {
    let from = area("ne-desert-4");
    let mut table = Scenario::guild()
        .legion(Harkonnen, from, [2, 0, 0], 0)
        .aloft(Aloft::Navigator, NE)
        .die(Harkonnen, Strategy);
    table.acts(&[Die(Strategy), Standard]).act(Choose(Branch::Move(2))).act(From(from));
    let two = (from.within(2) - from.within(1)) & table.game.free(Harkonnen);
    let to = two.first().unwrap();
    assert!(!table.may(To((from.within(3) - from.within(2)).first().unwrap())), "two areas, not three");
    table.act(To(to));
    assert_eq!((table.units(to), table.game.air[NE.index()]), ([2, 0, 0], Aloft::Nothing));
}

#[test]
#[rule("WA-EX-17", "WA-GUILD-NAV-04")]
fn he_leaves_instead_of_an_ornithopter_on_the_far_side_of_the_map() {
    let from = area("ne-desert-4");
    let mut table = Scenario::guild()
        .token(GARA_KULON, 0)
        .legion(Harkonnen, from, [2, 0, 0], 0)
        .aloft(Aloft::Navigator, SW)
        .aloft(Aloft::Ornithopter, NE)
        .die(Harkonnen, Strategy);
    table.example("WA-EX-17");
    table.act(ScoutSparing(NE));
    table.act(To(GARA_KULON));
    assert!(table.game.legion(GARA_KULON).tokens.is_empty(), "the area is revealed");
    assert_eq!(table.game.air[SW.index()], Aloft::Nothing, "the Navigator is gone");
    assert_eq!(table.game.air[NE.index()], Aloft::Ornithopter, "the ornithopter stays");
    table.acts(&[Die(Strategy), Standard]).act(Choose(Branch::Move(2))).act(From(from));
    let to = ((from.within(2) - from.within(1)) & table.game.free(Harkonnen)).first().unwrap();
    table.act(To(to));
    assert_eq!((table.units(to), table.game.air[NE.index()]), ([2, 0, 0], Aloft::Nothing), "and flies");
}

#[test]
#[rule("WA-GUILD-NAV-04")]
fn he_spares_an_ornithopter_that_carries() {
    let from = area("ne-desert-4");
    let mut table = Scenario::guild()
        .legion(Harkonnen, from, [2, 0, 0], 0)
        .aloft(Aloft::Navigator, SW)
        .aloft(Aloft::Ornithopter, NE)
        .aloft(Aloft::Ornithopter, N)
        .die(Harkonnen, Strategy);
    table.acts(&[Die(Strategy), Standard]).act(Choose(Branch::Move(2))).act(From(from));
    let to = ((from.within(2) - from.within(1)) & table.game.free(Harkonnen)).first().unwrap();
    table.act(To(to));
    assert_eq!(table.legal(), [By(NE), BySparing(NE)], "an ornithopter over the legion");
    table.act(BySparing(NE));
    assert_eq!(table.game.air[SW.index()], Aloft::Nothing);
    assert_eq!(table.game.air[NE.index()], Aloft::Ornithopter);
}

#[test]
#[rule("WA-AMB-98", "WA-BAN-09")]
fn the_ban_of_the_guild_forbids_him_to_scout_too() {
    let table = Scenario::guild()
        .token(GARA_KULON, 0)
        .aloft(Aloft::Navigator, NE)
        .aloft(Aloft::Ornithopter, N)
        .edit(|game| game.bans = Of::Guild.bit())
        .die(Harkonnen, Strategy);
    assert_eq!(table.reason(Scout(NE)), "refuse-ban-scout");
    assert_eq!(table.reason(ScoutSparing(N)), "refuse-ban-scout");
}

#[test]
#[rule("WA-GUILD-NAV-05")]
fn he_takes_no_part_in_battles() {
    let field = area("ne-desert-7");
    let from = area("ne-desert-4");
    let mut table = Scenario::guild()
        .legion(Harkonnen, from, [1, 0, 0], 0)
        .legion(Atreides, field, [2, 0, 0], 0)
        .aloft(Aloft::Navigator, NE)
        .die(Harkonnen, Leadership);
    table.acts(&[Die(Leadership), Standard]);
    assert!(!table.may(Choose(Branch::Move(2))) && !table.may(Choose(Branch::Surprise)), "he leads nobody");
    let mut table = Scenario::guild()
        .legion(Harkonnen, from, [1, 0, 0], 0)
        .legion(Atreides, field, [2, 0, 0], 0)
        .aloft(Aloft::Navigator, NE)
        .die(Harkonnen, Strategy);
    table
        .acts(&[Die(Strategy), Standard, Choose(Branch::Attack), From(from)])
        .roll(To(field), &[SPECIAL, BLOCK, BLOCK]);
    assert_eq!(table.units(field), [2, 0, 0], "no leader turns the Special into a hit");
}
