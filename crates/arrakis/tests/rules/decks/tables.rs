//! Tracks, boards, dice and tokens, and how many there are of everything.

use arrakis::content::{Source, TokenFace, content};
use arrakis::piece::{Deck, GENERIC, TANK_CELLS, UNITS, VEHICLES, WORMS};
use table::rule;

use arrakis::scenario::*;

#[test]
#[rule("WA-COMP-14", "WA-COMP-15", "WA-GUILD-SETUP-08")]
fn four_decks_of_eighteen_and_three_more_each_with_the_guild() {
    for deck in Deck::ALL {
        let copies = |guild: bool| -> u8 {
            let cards = content().cards.iter().filter(|card| card.deck == deck && card.guild == guild);
            cards.map(|card| card.copies).sum()
        };
        assert_eq!((copies(false), copies(true)), (18, 3), "{deck:?}");
    }
    let of = |source: Source| content().cards.iter().filter(move |card| card.source == source);
    let printed = ["arsunt-legion", "carthag-former-capital", "reports-of-traitors", "sardaukar-pogrom"];
    let printed = printed.iter().chain(&["adab", "alam-al-mithal", "wall-of-sandworms", "i-am-stilgar"]);
    assert!(of(Source::Rulebook).map(|card| card.id.as_str()).eq(printed.map(|id| format!("card-{id}"))));
    assert!(of(Source::Reconstructed).all(|card| card.guild) && of(Source::Reconstructed).count() == 12);
}

#[test]
#[rule("WA-DICE-04", "WA-TEAM-18", "WA-TANK-01")]
fn boards_and_dice() {
    let tracks = &content().tracks;
    let rows: Vec<_> = tracks.rows.iter().map(|row| (row.dice, row.vehicles)).collect();
    assert_eq!(rows, [(0, [3, 2, 1]), (1, [4, 2, 1]), (2, [5, 3, 1]), (3, [5, 4, 2]), (4, [6, 4, 2])]);
    assert_eq!(tracks.action_die, [Strategy, Strategy, Leadership, Deployment, Mentat, House]);
    assert_eq!((tracks.combat_hits, tracks.combat_shields), (3, 2));
    let cell = |side: usize| {
        [Strategy, Leadership, Deployment, Mentat, House].map(|at| tracks.cells[side][at as usize])
    };
    assert_eq!([cell(0), cell(1)], [[2; 5], [3, 3, 2, 3, 2]]);
    let carries = |deck: Deck| {
        let cells = tracks.shared_cells[deck as usize];
        arrakis::piece::Face::ALL.into_iter().filter(|&face| cells[face as usize] > 0).collect::<Vec<_>>()
    };
    assert_eq!(carries(Deck::HouseHarkonnen), [Leadership, Mentat, House]);
    assert_eq!(carries(Deck::Corrino), [Strategy, Deployment, Mentat]);
    assert_eq!(carries(Deck::HouseAtreides), [Leadership, Mentat, House]);
    assert_eq!(carries(Deck::Fremen), [Strategy, Leadership, Deployment, Mentat]);
    assert_eq!(TANK_CELLS, [3, 5]);
    assert_eq!((tracks.bene_gesserit_steps, tracks.prescience_end), ([4, 8], 12));
}

#[test]
#[rule("WA-COMP-01", "WA-COMP-02", "WA-COMP-05", "WA-COMP-06", "WA-COMP-10", "WA-COMP-11")]
fn figures_and_tokens() {
    assert_eq!((UNITS, GENERIC), ([[16, 8, 6], [24, 12, 8]], [12, 6]));
    assert_eq!((VEHICLES, WORMS), ([8, 6, 3], 4));
    let tracks = &content().tracks;
    let totals = |set: &[TokenFace]| {
        set.iter().fold((0, [0; 3], 0), |(tokens, units, leaders), face| {
            assert_eq!(face.units.iter().sum::<u8>(), 2, "two units each");
            let more = |at: usize| units[at] + face.copies * face.units[at];
            (tokens + face.copies, [more(0), more(1), more(2)], leaders + face.copies * face.leaders)
        })
    };
    assert_eq!(totals(&tracks.starting), (8, [10, 5, 1], 0));
    assert_eq!(totals(&tracks.standard), (8, [7, 7, 2], 0));
    assert_eq!(totals(&tracks.black), (6, [7, 5, 0], 0));
    assert_eq!(totals(&tracks.silver), (6, [6, 3, 3], 4));
    assert_eq!((tracks.wormsigns, tracks.stations), ([6, 6, 4], [2; 3]));
    assert_eq!(tracks.sietch_ranks, [1, 1, 2, 2, 2, 2, 3, 3]);
    let mut objectives = tracks.objectives;
    objectives.sort_unstable();
    assert_eq!(objectives, [[5, 7, 9], [5, 9, 7], [7, 5, 9], [7, 9, 5], [9, 5, 7], [9, 7, 5]]);
}
