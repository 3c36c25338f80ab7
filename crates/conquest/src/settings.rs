//! What a lobby may offer to choose.

use table::{Form, Setting};

use crate::board::STRONGHOLDS;
use crate::options::{Cover, Faction, Game, House, Options, RideDestination, Seating, alliance};

/// What people may choose about these options; a named duel fixes the factions.
pub fn settings(options: &Options) -> Vec<Setting> {
    let mut settings = Vec::new();
    if options.factions.is_none() {
        settings.push(Setting::list("factions", Form::Seats, sides(options.game)));
    }
    settings.push(Setting::one("seating", [Seating::Given, Seating::Shuffled]));
    let chosen = || STRONGHOLDS.iter().map(|&region| (Cover::Chosen(region), region.key()));
    match options.game {
        Game::Standard => {}
        Game::Duel => settings.push(Setting::one("block_stronghold", [Cover::Die]).or(chosen())),
        Game::Allied => {
            settings.push(Setting::one("block_stronghold", [Cover::Die, Cover::None]).or(chosen()));
            settings.push(Setting::switch("allied_leaders_public"));
        }
    }
    settings.push(Setting::one("market_hand_limit", [3, 1]));
    settings.push(Setting::one("ride_destination", [RideDestination::Any, RideDestination::Sand]));
    let switches =
        ["storm_zero_strikes", "imperial_basin_sheltered", "move_within_region", "traitor_reusable"];
    settings.extend(switches.map(Setting::switch));
    settings
}

/// What a seat may play. In the allied duel a faction stands for its alliance.
fn sides(game: Game) -> Vec<(Faction, &'static str)> {
    match game {
        Game::Allied => {
            [Faction::Atreides, Faction::Harkonnen].map(|faction| (faction, alliance(faction).key())).into()
        }
        Game::Standard | Game::Duel => Faction::ALL.map(|faction| (faction, House::of(faction).key())).into(),
    }
}
