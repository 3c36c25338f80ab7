//! Imperium actions: who earns them, when, and what they do.

use arrakis::Arrakis;
use arrakis::action::Action::{self, *};
use arrakis::board::map::*;
use arrakis::effect::Branch;
use arrakis::event::Event;
use arrakis::phase::round::Phase;
use arrakis::phase::{harvest, retreat};
use arrakis::piece::{Power as Of, Side};
use table::Steps;
use table::{Tell, rule};

use arrakis::scenario::*;

const ANY: [Of; 3] = [Of::Choam, Of::Guild, Of::Landsraad];

/// An Atreides legion stands next to a harvester, in the middle of a move of two legions.
fn beside_a_harvester() -> Scenario {
    let mut table = Scenario::guild()
        .legion(Atreides, area("ne-desert-4"), [2, 0, 0], 0)
        .edit(|game| game.harvesters.add(area("ne-desert-7")))
        .die(Atreides, Strategy);
    table.acts(&[Die(Strategy), Standard]);
    table.act(Choose(Branch::Move(2))).act(From(area("ne-desert-4")));
    table
}

#[test]
#[rule("WA-GUILD-IMP-01", "WA-GUILD-IMP-05", "WA-AMB-94")]
fn a_legion_that_destroys_a_harvester_earns_an_action_of_any_power() {
    let mut table = beside_a_harvester();
    table.act(To(area("ne-desert-7")));
    assert!(table.asks(Atreides));
    assert_eq!(table.legal(), [Power(Of::Choam), Power(Of::Guild), Power(Of::Landsraad), Pass]);
    table.act(Power(Of::Choam));
    assert_eq!(table.game.guild.frigates, [1, 0]);
    assert!(table.asks(Harkonnen), "one action, not two");
    let mut declined = beside_a_harvester();
    declined.acts(&[To(area("ne-desert-7")), Pass]);
    assert_eq!((declined.game.guild.frigates, declined.game.guild.liners), ([0, 0], [0, 0]));
}

#[test]
#[rule("WA-GUILD-IMP-05", "WA-AMB-94")]
fn so_does_a_legion_that_advances_after_a_won_attack() {
    let (from, to) = (area("ne-desert-4"), area("ne-desert-7"));
    let mut table = Scenario::guild()
        .legion(Atreides, from, [2, 0, 0], 0)
        .legion(Harkonnen, to, [1, 0, 0], 0)
        .edit(|game| game.harvesters.add(to))
        .die(Atreides, Strategy);
    table.acts(&[Die(Strategy), Standard, Choose(Branch::Attack)]).roll(From(from), &[HIT, HIT, BLOCK]);
    assert!(table.told.iter().any(|event| matches!(event, Event::HarvesterLost { .. })));
    assert!(table.asks(Atreides) && table.may(Power(Of::Landsraad)));
}

#[test]
#[rule("WA-AMB-94")]
fn a_retreat_onto_a_harvester_earns_nothing() {
    let (field, to) = (area("ne-desert-4"), area("ne-desert-7"));
    let mut table = Scenario::guild()
        .legion(Atreides, field, [2, 0, 0], 0)
        .edit(|game| game.harvesters.add(to))
        .turn(Harkonnen, &[Strategy], &[Strategy, Strategy])
        .edit(|game| game.push(retreat::Step::Flee { side: Atreides, area: field }));
    table.act(To(to));
    assert!(!table.game.harvesters.has(to), "the harvester is removed");
    assert!(table.asks(Harkonnen), "nobody used the legion for it");
}

#[test]
#[rule("WA-GUILD-IMP-06")]
fn a_sandworm_earns_nothing() {
    let (from, to) = (area("ne-desert-4"), area("ne-desert-6"));
    let mut table = Scenario::guild()
        .edit(|game| {
            game.worms.add(from);
            game.harvesters.add(to);
        })
        .turn(Atreides, &[], &[Strategy, Strategy]);
    table.acts(&[DesertPower, Choose(Branch::WormAttack), From(from)]);
    assert!(!table.game.harvesters.has(to));
    assert!(table.legal().iter().all(|action| !matches!(action, Power(_))));
}

#[test]
#[rule("WA-GUILD-IMP-02", "WA-GUILD-LINER-04", "WA-CARD-42")]
fn the_guild_advances_the_own_heighliner() {
    for side in Side::BOTH {
        let mut table = Scenario::guild().imperium(side, &ANY, 1);
        let view = table.seen_by(side);
        let said = Arrakis::choice(&view, &Power(Of::Guild));
        assert_eq!(said.key, "choice-imperium-guild");
        table.act(Power(Of::Guild));
        assert_eq!(table.game.guild.liners[side.index()], 1);
        assert_eq!(table.game.guild.liners[side.enemy().index()], 0);
    }
}

#[test]
#[rule("WA-GUILD-IMP-03", "WA-GUILD-FRIGATE-01", "WA-GUILD-LINER-02", "WA-CARD-42")]
fn choam_builds_a_frigate_while_there_is_one() {
    let mut table = Scenario::guild().imperium(Harkonnen, &[Of::Choam], 5);
    assert_eq!(Arrakis::choice(&table.seen_by(Harkonnen), &Power(Of::Choam)).key, "choice-imperium-choam");
    for built in 1..=3 {
        table.act(Power(Of::Choam));
        assert_eq!(table.game.guild.frigates, [0, built], "on the own heighliner board");
        table.sane();
    }
    assert!(!table.may(Power(Of::Choam)), "none is left");
    assert_eq!(table.game.guild.frigate_supply, [3, 0]);
}

#[test]
#[rule("WA-GUILD-IMP-04", "WA-GUILD-TROOP-01", "WA-GUILD-TROOP-02", "WA-GUILD-LINER-02", "WA-CARD-42")]
fn the_landsraad_sends_two_troops_while_figures_and_rings_last() {
    let mut table = Scenario::guild().imperium(Atreides, &[Of::Landsraad], 9);
    assert_eq!(
        Arrakis::choice(&table.seen_by(Atreides), &Power(Of::Landsraad)).key,
        "choice-imperium-landsraad"
    );
    table.act(Power(Of::Landsraad));
    assert_eq!((table.game.guild.troops, table.game.guild.rings), ([4, 2], [4, 6]));
    assert_eq!(table.game.guild.troop_supply, 6);
    // A ring of their own has to be left.
    table.acts(&[Power(Of::Landsraad), Power(Of::Landsraad)]);
    assert_eq!((table.game.guild.rings, table.game.guild.troop_supply), ([0, 6], 2));
    assert!(!table.may(Power(Of::Landsraad)), "no ring of this colour is left");
    // And a figure: one if only one is there.
    let last = Scenario::guild().heighliner(Atreides, 7, 0, 0).troops(Harkonnen, PASTY_MESA, 2);
    let mut last = last.imperium(Harkonnen, &[Of::Landsraad], 2);
    assert_eq!(last.game.guild.troop_supply, 1);
    last.act(Power(Of::Landsraad));
    assert_eq!(last.game.guild.troops, [7, 3]);
    assert!(!last.may(Power(Of::Landsraad)), "no figure is left");
    last.sane();
}

fn harvest(spice: u8, rows: [u8; 3]) -> Scenario {
    Scenario::guild().at(Phase::Harvest, harvest::Step::Spend { decided: 0, hoarded: false }).edit(|game| {
        game.spice = spice;
        game.rows = rows;
    })
}

fn steps(table: &Scenario) -> Vec<Action> {
    table.legal().into_iter().filter(|action| matches!(action, Power(_))).collect()
}

#[test]
#[rule("WA-EX-14", "WA-GUILD-IMP-07", "WA-GUILD-IMP-08", "WA-GUILD-IMP-09", "WA-GUILD-IMP-10", "WA-AMB-96")]
fn spice_spent_on_a_marker_gives_actions_of_its_power() {
    let mut table = harvest(5, [1, 2, 1]);
    table.example("WA-EX-14");
    table.act(Promote(Of::Guild));
    assert_eq!(steps(&table), [Power(Of::Guild)], "at once, and of this power only");
    table.acts(&[Power(Of::Guild), Power(Of::Guild)]);
    assert_eq!(table.game.guild.liners, [0, 2], "two for raising it");
    assert!(steps(&table).is_empty(), "and no third");
    table.act(Keep(Of::Choam));
    assert_eq!(steps(&table), [Power(Of::Choam)]);
    table.luck(Power(Of::Choam), 1);
    assert_eq!(table.game.guild.frigates, [0, 1], "one for keeping it");
    assert_ne!(table.game.phase(), Phase::Harvest, "and no second");
    assert_eq!(table.game.rows, [1, 1, 2], "Landsraad has fallen");
    assert!(table.game.banned(Of::Landsraad), "bans come at the end");

    let mut modest = harvest(5, [1, 2, 1]);
    modest.acts(&[Promote(Of::Guild), Pass]);
    assert_eq!(modest.game.guild.liners, [0, 0], "nobody has to");
    assert!(modest.may(Keep(Of::Choam)));
}

#[test]
#[rule("WA-AMB-95")]
fn a_marker_in_the_bottom_row_can_be_kept_for_its_action_and_none_is_raised_above_the_top() {
    let mut table = harvest(4, [4, 0, 2]);
    assert!(!table.may(Promote(Of::Guild)), "it is in the top row");
    table.act(Keep(Of::Choam));
    assert!(table.may(Power(Of::Choam)), "kept in the bottom row");
    table.acts(&[Pass, Keep(Of::Guild)]);
    assert!(table.may(Power(Of::Guild)), "kept in the top row");
}

#[test]
#[rule("WA-GUILD-IMP-07")]
fn without_the_expansion_spice_gives_no_actions() {
    let mut table = Scenario::new()
        .at(Phase::Harvest, harvest::Step::Spend { decided: 0, hoarded: false })
        .edit(|game| game.spice = 4);
    table.act(Keep(Of::Choam));
    assert!(steps(&table).is_empty() && table.may(Keep(Of::Guild)));
}
