//! Harvest, the Imperium and its bans.

use arrakis::action::Action::{self, *};
use arrakis::board::map::*;
use arrakis::phase::harvest;
use arrakis::phase::round::Phase;
use arrakis::piece::Power;
use table::rule;

use super::hazards;
use super::{REGULAR, SAND};
use arrakis::scenario::*;

#[test]
#[rule("WA-HARVEST-01", "WA-HARVEST-02", "WA-HARVEST-09", "WA-AMB-65", "WA-ROUND-08")]
fn the_harvest_gives_one_and_two_spice_and_one_may_be_kept() {
    let mut table = hazards(Scenario::new().edit(|game| {
        game.harvesters.add(area("ne-desert-1"));
        game.harvesters.add(area("ne-deep-2"));
        game.reserve = 1;
    }));
    table.roll(Done, &[SAND, SAND]);
    assert_eq!((table.game.harvest, table.game.spice, table.game.harvesters.len()), (3, 4, 0));
    assert_eq!(table.game.reserve, 0, "what was kept is spent with the rest");
    table.act(Keep(Power::Choam));
    table.luck(Done, 1);
    assert_eq!(table.game.reserve, 1, "of two unspent one is kept, the other lost");
}

fn harvest(spice: u8, rows: [u8; 3]) -> Scenario {
    Scenario::new()
        .edit(|game| {
            game.spice = spice;
            game.rows = rows;
        })
        .at(Phase::Harvest, harvest::Step::Spend { decided: 0, hoarded: false })
}

#[test]
#[rule("WA-HARVEST-04", "WA-HARVEST-06", "WA-AMB-61")]
fn markers_rise_one_row_and_stay_on_the_board() {
    let mut table = harvest(6, [0, 2, 4]);
    assert!(!table.may(Promote(Power::Choam)), "already at the top");
    table.act(Promote(Power::Guild));
    assert!(!table.may(Promote(Power::Guild)), "one row a phase");
    table.luck(Done, 2);
    assert_eq!(table.game.rows, [1, 1, 4], "the bottom row is the end");
}

#[test]
#[rule("WA-HARVEST-08")]
fn hoarding_works_once_up_to_five() {
    let mut table = harvest(6, [0; 3]).edit(|game| game.supremacy = 5);
    table.act(Hoard);
    assert_eq!((table.game.supremacy, table.game.spice), (6, 3));
    assert_eq!(table.reason(Hoard), "refuse-hoard");
    let full = harvest(6, [0; 3]).edit(|game| game.supremacy = 6);
    assert!(!full.may(Hoard));
    assert!(harvest(3, [0; 3]).may(Hoard) && !harvest(2, [0; 3]).may(Hoard), "it costs three");
}

#[test]
#[rule("WA-BAN-01", "WA-BAN-02", "WA-BAN-04", "WA-BAN-05", "WA-AMB-62")]
fn bans_of_the_bottom_row_and_one_more() {
    let mut table = harvest(0, [3, 1, 0]);
    table.act(Done);
    assert!(table.asks(Harkonnen));
    assert_eq!(table.legal(), [Action::Power(Power::Guild), Action::Power(Power::Landsraad)]);
    table.luck(Action::Power(Power::Landsraad), 1);
    assert_eq!(table.game.bans, Power::Choam.bit() | Power::Landsraad.bit());
    let mut bottom = harvest(4, [3, 0, 0]);
    bottom.act(Keep(Power::Guild)).luck(Keep(Power::Landsraad), 1);
    assert_eq!(bottom.game.bans, Power::Choam.bit(), "the only one that fell reached the bottom");
}

#[test]
#[rule("WA-BAN-06", "WA-AMB-63")]
fn a_ban_lasts_until_the_next_harvest() {
    let mut table = hazards(Scenario::new().edit(|game| {
        game.bans = Power::Guild.bit() | Power::Landsraad.bit();
        game.rows = [0, 0, 4];
        game.harvesters.add(area("ne-deep-1"));
        game.harvesters.add(area("ne-deep-2"));
    }));
    table.roll(Done, &[SAND, SAND]);
    assert_eq!(table.game.bans, Power::Landsraad.bit());
}

#[test]
#[rule("WA-BAN-08", "WA-AMB-64", "WA-CARD-34")]
fn the_ban_of_choam_lowers_the_limit_at_once() {
    let mut table = Scenario::new()
        .legion(Harkonnen, CARTHAG, [4, 2, 0], 0)
        .edit(|game| game.rows = [3, 0, 0])
        .at(Phase::Harvest, harvest::Step::Spend { decided: 6, hoarded: false });
    table.act(Done);
    assert!(table.asks(Harkonnen) && table.may(Remove(REGULAR)));
    table.luck(Remove(REGULAR), 1);
    assert_eq!(table.game.legion(CARTHAG).size(), 5);
    assert_eq!(table.game.limit(Harkonnen), 5);
    assert_eq!(table.game.limit(Atreides), 6);
}

#[test]
#[rule("WA-HARVEST-08")]
fn a_player_may_hoard_while_markers_are_low() {
    let mut table = hazards(Scenario::new().edit(|game| {
        game.harvesters.add(area("ne-desert-1"));
        game.harvesters.add(area("ne-deep-2"));
        game.rows = [2; 3];
    }));
    table.roll(Done, &[SAND, SAND]);
    assert!(table.game.spice == 3 && table.may(Hoard));
}
