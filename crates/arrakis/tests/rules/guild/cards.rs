//! The twelve planning cards of the expansion.

use arrakis::Arrakis;
use arrakis::action::Action::*;
use arrakis::board::Zone;
use arrakis::board::map::*;
use arrakis::effect::Branch;
use arrakis::options::Options;
use arrakis::phase::harvest;
use arrakis::phase::round::Phase;
use arrakis::piece::{Aloft, Deck, Figure, Power as Of, Side};
use table::Steps;
use table::{Game, Seat, Viewer, rule};

use arrakis::scenario::*;

const DIRECTORSHIP: &str = "guild-card-choam-directorship";
const VOICES: &str = "guild-card-voices-council";
const BRIBE: &str = "guild-card-spice-bribe";

/// The side plays a card with a die.
fn played(table: Scenario, side: Side, id: &str) -> Scenario {
    let mut table = table.hand(side, &[id]).die(side, Strategy);
    table.acts(&[Die(Strategy), Play(card(id))]);
    table
}

/// The card stays in play.
fn in_play(mut table: Scenario, id: &str) -> Scenario {
    let card = card(id);
    assert!(table.game.decks[card.deck() as usize].remove(card));
    table.game.guild.in_play.add(card);
    table
}

#[test]
#[rule("WA-GUILD-NAV-06")]
fn a_card_that_stays_lies_open_to_the_end() {
    for (side, id) in [(Harkonnen, DIRECTORSHIP), (Atreides, VOICES), (Atreides, BRIBE)] {
        let table = played(Scenario::guild().hand(side, &[]), side, id);
        assert!(table.game.guild.in_play.has(card(id)), "{id}");
        assert!(!table.game.discards[card(id).deck() as usize].has(card(id)), "not discarded");
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
            assert_eq!(table.game.view(viewer).guild.unwrap().in_play, [card(id)], "face up");
        }
        table.sane();
        let mut later = table.edit(|game| {
            game.stack.clear();
            game.push(Phase::Harvest);
            game.push(harvest::Step::Spend { decided: 0, hoarded: false });
            (game.spice, game.rows) = (2, [4; 3]);
        });
        later.luck(Done, 1);
        assert!(later.game.guild.in_play.has(card(id)), "also in the next round");
    }
}

#[test]
#[rule("WA-GUILD-NAV-06", "WA-GUILD-IMP-08")]
fn choam_directorship_gives_one_more_action_for_the_first_marker_kept() {
    let harvest = |table: Scenario| {
        table
            .at(Phase::Harvest, harvest::Step::Spend { decided: 0, hoarded: false })
            .edit(|game| (game.spice, game.rows) = (7, [1, 1, 1]))
    };
    let mut table = harvest(in_play(Scenario::guild(), DIRECTORSHIP));
    table.act(Promote(Of::Guild));
    table.acts(&[Power(Of::Guild), Power(Of::Guild)]);
    assert!(table.may(Keep(Of::Choam)), "raising is not keeping");
    table.act(Keep(Of::Choam));
    table.acts(&[Power(Of::Choam), Power(Of::Choam)]);
    assert_eq!(table.game.guild.frigates, [0, 2]);
    table.act(Keep(Of::Landsraad)).luck(Power(Of::Landsraad), 1);
    assert_eq!(table.game.guild.troops, [2, 4], "the second marker gives one action only");
    assert_ne!(table.game.phase(), Phase::Harvest);
    let mut without = harvest(Scenario::guild());
    without.acts(&[Keep(Of::Choam), Power(Of::Choam)]);
    assert!(!without.may(Power(Of::Choam)));
}

#[test]
#[rule("WA-GUILD-NAV-06", "WA-GUILD-IMP-05")]
fn voices_in_the_council_give_two_different_actions() {
    let mut table = in_play(Scenario::guild(), VOICES)
        .legion(Atreides, area("ne-desert-4"), [2, 0, 0], 0)
        .edit(|game| game.harvesters.add(area("ne-desert-7")))
        .die(Atreides, Strategy);
    table.acts(&[Die(Strategy), Standard]).act(Choose(Branch::Move(2)));
    table.acts(&[From(area("ne-desert-4")), To(area("ne-desert-7")), Power(Of::Choam)]);
    assert_eq!(table.legal(), [Power(Of::Guild), Power(Of::Landsraad), Pass], "a different one");
    table.act(Power(Of::Guild));
    assert_eq!((table.game.guild.frigates, table.game.guild.liners), ([1, 0], [1, 0]));
    assert!(!table.may(Power(Of::Landsraad)), "and no third");
}

fn end_of_phase_4(table: Scenario) -> Scenario {
    let mut table = table
        .at(Phase::Harvest, harvest::Step::Spend { decided: 0, hoarded: false })
        .edit(|game| (game.spice, game.rows) = (2, [4; 3]));
    table.luck(Done, 1);
    table
}

#[test]
#[rule("WA-GUILD-NAV-06", "WA-GUILD-LINER-03")]
fn a_spice_bribe_holds_the_harkonnen_heighliner() {
    let table = in_play(Scenario::guild(), BRIBE).hand(Atreides, &["card-thumpers", "card-usul"]);
    let mut table = end_of_phase_4(table);
    assert!(table.asks(Atreides));
    assert_eq!(table.legal(), [Discard(card("card-usul")), Discard(card("card-thumpers")), Pass]);
    let mut unpaid = Scenario { game: table.game.clone(), told: Vec::new() };
    table.luck(Discard(card("card-usul")), 1);
    assert_eq!(table.game.guild.liners, [1, 0], "only the own one advances");
    assert!(table.game.discards[0].has(card("card-usul")));
    unpaid.luck(Pass, 1);
    assert_eq!(unpaid.game.guild.liners, [1, 1]);
    // Without a card in hand there is nothing to ask.
    let poor = end_of_phase_4(in_play(Scenario::guild(), BRIBE));
    assert_eq!(poor.game.guild.liners, [1, 1]);
}

#[test]
#[rule("WA-GUILD-NAV-06", "WA-TEAM-10")]
fn in_a_shared_faction_the_fremen_player_bribes() {
    let options = Options { spacing_guild: true, ..Arrakis::options("team", 4).unwrap() };
    let table = in_play(Scenario::with(&options), BRIBE).edit(|game| {
        for (player, id) in [(Deck::HouseAtreides, "card-usul"), (Deck::Fremen, "card-thumpers")] {
            assert!(game.decks[player as usize].remove(card(id)));
            game.hands[player as usize].add(card(id));
        }
    });
    let table = end_of_phase_4(table);
    assert_eq!(table.waiting(), Some(Seat(1)));
    assert_eq!(table.legal(), [Discard(card("card-thumpers")), Pass]);
}

#[test]
#[rule("WA-CARD-43")]
fn each_guild_navigator_does_one_more_thing() {
    let mut drawing = played(Scenario::guild(), Harkonnen, "guild-card-navigator-a");
    drawing.act(Zone(Zone::N));
    assert!(drawing.may(Split(1)), "a card is drawn");
    let mut hurrying = played(Scenario::guild(), Harkonnen, "guild-card-navigator-b");
    hurrying.acts(&[Zone(Zone::N), Power(Of::Guild)]);
    assert_eq!(hurrying.game.guild.liners, [0, 1]);
    let moving = Scenario::guild().legion(Harkonnen, PASTY_MESA, [1, 0, 0], 0);
    let mut moving = played(moving, Harkonnen, "guild-card-navigator-c");
    moving.act(Zone(Zone::N));
    assert!(moving.may(From(PASTY_MESA)), "a legion moves");
    let mut declined = played(Scenario::guild(), Harkonnen, "guild-card-navigator-b");
    declined.acts(&[Pass, Power(Of::Guild)]);
    assert_eq!((declined.game.air, declined.game.guild.liners), ([Aloft::Nothing; 8], [0, 1]));
}

#[test]
#[rule("WA-GUILD-IMP-04", "WA-GUILD-IMP-02", "WA-GUILD-IMP-03")]
fn cards_give_imperium_actions_at_once() {
    for (side, id) in [(Harkonnen, "guild-card-levies"), (Atreides, "guild-card-friends-landsraad")] {
        let mut table = played(Scenario::guild(), side, id);
        table.act(Power(Of::Landsraad));
        assert_eq!(table.game.guild.troops[side.index()], 4);
        assert!(table.may(Split(1)), "then a card is drawn");
    }
    let mut surcharge = played(
        Scenario::guild().hand(Harkonnen, &["card-spies-all-over"]),
        Harkonnen,
        "guild-card-surcharge",
    );
    surcharge.act(Power(Of::Guild));
    assert_eq!(surcharge.game.guild.liners, [0, 1]);
    assert!(surcharge.may(Play(card("card-spies-all-over"))), "then another card is played");
    let mut caladan = played(Scenario::guild(), Atreides, "guild-card-caladan-frigates");
    caladan.acts(&[Power(Of::Choam), Power(Of::Guild)]);
    assert_eq!((caladan.game.guild.frigates, caladan.game.guild.liners), ([1, 0], [1, 0]));
}

#[test]
#[rule("WA-GUILD-FRIGATE-05", "WA-GUILD-NAV-02")]
fn smoke_over_the_landing_field_clears_the_sky_of_one_enemy() {
    let sky = Scenario::guild()
        .frigate(Harkonnen, Zone::N)
        .frigate(Atreides, Zone::E)
        .aloft(Aloft::Navigator, Zone::S)
        .aloft(Aloft::Ornithopter, Zone::W);
    let mut table = played(sky, Atreides, "guild-card-smoke");
    assert_eq!(table.legal(), [Zone(Zone::N), Zone(Zone::S), Pass]);
    table.act(Zone(Zone::N));
    assert_eq!((table.game.air[0], table.game.guild.frigate_supply), (Aloft::Nothing, [2, 3]));
    assert!(table.may(Choose(Branch::Wormsigns(2))), "then Desert Power");
    table.sane();
    let one = played(Scenario::guild().frigate(Harkonnen, Zone::N), Atreides, "guild-card-smoke");
    assert_eq!(one.legal(), [Zone(Zone::N), Pass], "nobody has to");
    let clear = played(Scenario::guild(), Atreides, "guild-card-smoke");
    assert!(clear.may(Choose(Branch::Wormsigns(2))), "an empty sky asks nothing");
}

#[test]
#[rule("WA-GUILD-TROOP-03")]
fn desert_guides_lead_a_legion_with_troops_over_two_areas() {
    let from = area("ne-desert-1");
    let far = (from.ground().ground() - from.ground()).iter().find(|area| area.0 != from.0).unwrap();
    let table = Scenario::guild().troops(Atreides, from, 1).legion(Atreides, from, [1, 0, 0], 0).legion(
        Atreides,
        PASTY_MESA,
        [1, 0, 0],
        1,
    );
    let mut table = played(table, Atreides, "guild-card-desert-guides");
    assert!(!table.may(From(PASTY_MESA)), "only a legion with troops");
    table.act(From(from));
    assert!(!from.ground().has(far) && table.may(To(far)), "two areas");
    assert!(!table.may(Leave(Figure::Troop)), "the troops go along");
    table.act(To(far));
    assert_eq!((table.game.legion(far).troops, table.units(far)), (1, [1, 0, 0]));
}
