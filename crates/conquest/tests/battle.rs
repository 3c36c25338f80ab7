//! Printed example first: it shows that the whole sequence of a battle fits together.

use conquest::Faction::{Atreides, Harkonnen, Imperium};
use conquest::scenario::{Scenario, battle, leader, market};
use conquest::state::Phase;
use conquest::{Action, Element};
use table::rule;

/// The printed battle: 6 Atreides against 3 Harkonnen in Carthag.
#[test]
#[rule("CD-EX-01")]
fn ex_01_the_printed_battle() {
    let mut play = Scenario::new(&[Atreides, Harkonnen, Imperium])
        .troops(Atreides, "carthag", 6)
        .troops(Harkonnen, "carthag", 3)
        .battle_cards(Atreides, &["maula-pistol", "shield"])
        .battle_cards(Harkonnen, &["gom-jabbar", "shield"])
        .market_cards(Atreides, &["counterattack"])
        .traitors(Atreides, &["umman-kudu"])
        .traitors(Harkonnen, &["dr-yueh"])
        .turn(2)
        .play(Phase::Battle, &[]);
    play.pass_pauses();
    play.act(Harkonnen, Action::Pass); // no exchange
    play.act(Atreides, Action::Foresee(Element::Leader));
    play.act(Harkonnen, Action::Lead(leader("beast-rabban")));
    play.acts(
        Atreides,
        &[
            Action::Dial(4),
            Action::Lead(leader("duke-leto")),
            Action::Arm(Some(battle("maula-pistol"))),
            Action::Guard(Some(battle("shield"))),
            Action::Seal,
        ],
    );
    play.acts(
        Harkonnen,
        &[
            Action::Dial(2),
            Action::Arm(Some(battle("gom-jabbar"))),
            Action::Guard(Some(battle("shield"))),
            Action::Seal,
        ],
    );
    let tally = play.spectator().battle.unwrap().tally.unwrap();
    assert_eq!(tally.totals, [4, 7]);
    play.act(Atreides, Action::Play(market("counterattack")));
    assert_eq!(play.spectator().battle.unwrap().tally.unwrap().totals, [8, 7]);
    play.act(Atreides, Action::Pass).act(Harkonnen, Action::Pass);
    assert_eq!(play.troops(Harkonnen, "carthag"), 0);
    assert_eq!(play.tanks(Harkonnen), 3);
    assert_eq!(play.battle_cards(Harkonnen), [""; 0]);
    assert_eq!(play.battle_cards(Atreides), ["maula-pistol", "shield"]);
    assert!(play.is_dead("duke-leto") && !play.is_dead("beast-rabban"));
    assert_eq!((play.tanks(Atreides), play.troops(Atreides, "carthag")), (4, 2));
    assert_eq!(play.spice(Atreides), 5);
}
