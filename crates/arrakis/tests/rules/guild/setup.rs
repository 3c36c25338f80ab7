//! What the expansion adds to the table.

use arrakis::Arrakis;
use arrakis::content::content;
use arrakis::options::Options;
use arrakis::piece::{Aloft, Deck, Side};
use table::chance::Fast;
use table::{Game, Silent, Viewer, rule};

fn fresh(mode: &str, seats: usize, spacing_guild: bool) -> Arrakis {
    let options = Options { spacing_guild, ..Arrakis::options(mode, seats).unwrap() };
    Arrakis::start(&options, &mut Fast::new(3), &mut Silent).unwrap()
}

#[test]
#[rule("WA-GUILD-SETUP-01", "WA-GUILD-SETUP-05", "WA-GUILD-SETUP-06", "WA-GUILD-SETUP-07")]
fn two_troops_a_side_wait_on_heighliners_and_the_rest_is_in_reserve() {
    for (mode, seats) in [("duel", 2), ("team", 3), ("team", 4)] {
        let game = fresh(mode, seats, true);
        assert_eq!(game.guild.liners, [0, 0]);
        assert_eq!((game.guild.troops, game.guild.frigates), ([2, 2], [0, 0]));
        assert_eq!(game.guild.troop_supply, 12 - 4);
        assert_eq!(game.guild.rings, [8 - 2, 8 - 2]);
        assert_eq!(game.guild.frigate_supply, [3, 3]);
        assert_eq!(game.air, [Aloft::Nothing; 8], "neither frigates nor the Navigator");
        game.audit().unwrap();
    }
}

#[test]
#[rule("WA-GUILD-SETUP-02")]
fn the_automaton_does_not_play_the_expansion() {
    for seats in [1, 2] {
        let options = Options { spacing_guild: true, ..Arrakis::options("solo", seats).unwrap() };
        assert!(Arrakis::start(&options, &mut Fast::new(3), &mut Silent).is_err());
        let offered = |options: &Options| {
            Arrakis::settings(options).iter().any(|setting| setting.name == "spacing_guild")
        };
        assert!(!offered(&options) && offered(&Arrakis::options("duel", 2).unwrap()));
    }
}

#[test]
#[rule("WA-GUILD-SETUP-03", "WA-GUILD-SETUP-04")]
fn everybody_sees_the_heighliners_and_their_cargo() {
    let mut game = fresh("duel", 2, true);
    game.guild.liners = [1, 3];
    game.guild.frigates[1] = 1;
    game.guild.frigate_supply[1] = 2;
    for viewer in [Viewer::Seat(table::Seat(0)), Viewer::Seat(table::Seat(1)), Viewer::Spectator] {
        let guild = game.view(viewer).guild.unwrap();
        assert_eq!((guild.heighliners, guild.voyage), ([1, 3], 4));
        assert_eq!((guild.troops, guild.frigates), ([2, 2], [0, 1]), "an area for each");
    }
    assert!(fresh("duel", 2, false).view(Viewer::Spectator).guild.is_none());
}

#[test]
#[rule("WA-GUILD-SETUP-08")]
fn each_deck_has_three_more_cards() {
    for (guild, size) in [(true, 21), (false, 18)] {
        let game = fresh("duel", 2, guild);
        for deck in Deck::ALL {
            let hands = game.hands.iter().map(|hand| hand.of(deck).len()).sum::<u8>();
            assert_eq!(game.decks[deck as usize].len() + hands, size);
            let new = content().cards.iter().filter(|card| card.guild && card.deck == deck);
            assert_eq!(new.count(), 3);
        }
        game.audit().unwrap();
    }
}

#[test]
#[rule("WA-GUILD-FRIGATE-01")]
fn each_faction_has_three_frigates() {
    let mut game = fresh("duel", 2, true);
    game.guild.frigate_supply[Side::Atreides.index()] += 1;
    assert!(game.audit().is_err(), "a fourth one came from nowhere");
}
