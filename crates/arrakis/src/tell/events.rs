//! Events in words.

use table::Say;

use super::names::{
    self, area, ban, card, deck, dice, face, figure, figures, leader, marker, objective, power, prescience,
    side, token_face, unit, units, vehicle, zone,
};
use super::why::why;
use crate::event::{Event, HarvesterLoss};
use crate::piece::{Aloft, Deck, Side, Vehicle, Wormsign};
use crate::state::guild::VOYAGE;
use crate::view::View;

pub(super) fn happened(view: &View, event: &Event) -> Say {
    let player = |one: Deck| names::player(one, view.shared);
    match *event {
        Event::RoundBegan { round } => Say::new("event-round-began").with("round", round),
        Event::Drew { from, cards: Some(cards), .. } => Say::new("event-drew-cards")
            .with("deck", deck(from))
            .with("cards", cards.iter().map(card).collect::<Vec<_>>()),
        Event::Drew { from, count, .. } => {
            Say::new("event-drew").with("deck", deck(from)).with("count", count)
        }
        Event::PrescienceRevealed { card } => {
            Say::new("event-prescience-revealed").with("card", prescience(card))
        }
        Event::DiceBlocked { dice } => Say::new("event-dice-blocked").with("dice", dice),
        Event::HarvesterPlaced { area: at } => Say::new("event-harvester-placed").with("area", area(at)),
        Event::AircraftPlaced { vehicle: one, zone: at } => {
            Say::new("event-aircraft-placed").with("vehicle", vehicle(one)).with("zone", zone(at))
        }
        Event::AircraftLeft { what, zone: at } => {
            Say::new("event-aircraft-left").with("vehicle", aloft(what)).with("zone", zone(at))
        }
        Event::DiceRolled { player: of, dice: rolled } => {
            Say::new("event-dice-rolled").with("player", player(of)).with("dice", dice(rolled))
        }
        Event::DieChanged { player: of, to } => {
            Say::new("event-die-changed").with("player", player(of)).with("face", face(to))
        }
        Event::BenePlayed { player: of, face: one } => {
            Say::new("event-bene-played").with("player", player(of)).with("face", face(one))
        }
        Event::BeneGained { side: of } => Say::new("event-bene-gained").with("side", side(of)),
        Event::DieSpent { player: of, face: one } => {
            Say::new("event-die-spent").with("player", player(of)).with("face", face(one))
        }
        Event::DesertPowerUsed => "event-desert-power".into(),
        Event::SpecialUsed { leader: one } => Say::new("event-special-used").with("leader", leader(one)),
        Event::DieLost { side: of, face: one } => {
            Say::new("event-die-lost").with("side", side(of)).with("face", face(one))
        }
        Event::DieForced { face: one } => Say::new("event-die-forced").with("face", face(one)),
        Event::CardPlayed { card: one } => Say::new("event-card-played").with("card", card(one)),
        Event::CardDiscarded { card: one } => Say::new("event-card-discarded").with("card", card(one)),
        Event::Moved { side: of, from, to, part } => Say::new("event-moved")
            .with("from", area(from))
            .with("to", area(to))
            .with("figures", figures(of, &part)),
        Event::Placed { side: of, figure: one, area: at } => {
            Say::new("event-placed").with("figure", figure(of, one)).with("area", area(at))
        }
        Event::Lifted { side: of, figure: one, area: at } => {
            Say::new("event-lifted").with("figure", figure(of, one)).with("area", area(at))
        }
        Event::TokenPlaced { token, area: at, .. } => {
            let what = token.map_or("deployment-token".into(), token_face);
            Say::new("event-placed").with("figure", what).with("area", area(at))
        }
        Event::TokenDrawn { token, .. } => {
            Say::new("event-token-drawn").with("token", token.map_or("deployment-token".into(), token_face))
        }
        Event::TokenGone { area: at } => Say::new("event-token-gone").with("area", area(at)),
        Event::TokenRevealed { area: at, units: shown } => Say::new("event-token-revealed")
            .with("area", area(at))
            .with("units", units(Side::Atreides, shown)),
        Event::SietchRevealed { area: at, rank } => {
            Say::new("event-sietch-revealed").with("area", area(at)).with("rank", rank)
        }
        Event::Replaced { side: of, area: at, from, to } => Say::new("event-replaced")
            .with("area", area(at))
            .with("from", unit(of, from))
            .with("to", unit(of, to)),
        Event::Attacked { side: of, from, to, surprise } => {
            let key = if surprise { "event-surprise" } else { "event-attacked" };
            Say::new(key).with("side", side(of)).with("from", area(from)).with("to", area(to))
        }
        Event::CombatRoll { side: of, hits, blocks, specials } => Say::new("event-combat-roll")
            .with("side", side(of))
            .with("hits", hits)
            .with("blocks", blocks)
            .with("specials", specials),
        Event::LeaderFought { side: of, leader: one } => {
            Say::new("event-leader-fought").with("leader", figure(of, one))
        }
        Event::Hits { side: of, area: at, hits } => {
            Say::new("event-hits").with("side", side(of)).with("area", area(at)).with("hits", hits)
        }
        Event::Lost { side: of, area: at, figure: one } => {
            Say::new("event-lost").with("figure", figure(of, one)).with("area", area(at))
        }
        Event::Ceased { side: of } => Say::new("event-ceased").with("side", side(of)),
        Event::Retreated { side: of, from, to } => {
            Say::new("event-retreated").with("side", side(of)).with("from", area(from)).with("to", area(to))
        }
        Event::Won { side: of, area: at } => {
            Say::new("event-won").with("side", side(of)).with("area", area(at))
        }
        Event::Destroyed { side: of, area: at } => {
            Say::new("event-destroyed").with("side", side(of)).with("area", area(at))
        }
        Event::SettlementFell { area: at, rank } => {
            Say::new("event-settlement-fell").with("area", area(at)).with("rank", rank)
        }
        Event::Supremacy { to } => Say::new("line-supremacy").with("at", to),
        Event::MarkerMoved { marker: one, to } => {
            Say::new("line-marker").with("marker", marker(one)).with("at", to)
        }
        Event::LeaderEntered { leader: one } => Say::new("event-leader-entered").with("leader", leader(one)),
        Event::LeaderGone { leader: one } => Say::new("event-leader-gone").with("leader", leader(one)),
        Event::LeaderTanked { leader: one } => Say::new("event-leader-tanked").with("leader", leader(one)),
        Event::LeaderHealed { leader: one } => Say::new("event-leader-healed").with("leader", leader(one)),
        Event::WormsignPlaced { area: at } => Say::new("event-wormsign-placed").with("area", area(at)),
        Event::WormsignGone { area: at } => Say::new("event-wormsign-gone").with("area", area(at)),
        Event::WormsignRevealed { area: at, face } => {
            let shown = match face {
                Wormsign::Sand => "wormsign-sand",
                Wormsign::Sandworm => "wormsign-sandworm",
                Wormsign::Burrowing => "wormsign-burrowing",
            };
            Say::new("event-wormsign-revealed").with("area", area(at)).with("face", shown)
        }
        Event::WormCame { area: at } => Say::new("event-worm-came").with("area", area(at)),
        Event::WormMoved { from, to } => {
            Say::new("event-worm-moved").with("from", area(from)).with("to", area(to))
        }
        Event::WormLeft { area: at } => Say::new("event-worm-left").with("area", area(at)),
        Event::WildMakerCame { area: at } => Say::new("event-wild-maker-came").with("area", area(at)),
        Event::WormAttacked { from, to, hits, specials } => Say::new("event-worm-attacked")
            .with("from", area(from))
            .with("to", area(to))
            .with("hits", hits)
            .with("specials", specials),
        Event::StationCaptured { area: at, marker: one } => {
            Say::new("event-station-captured").with("area", area(at)).with("marker", marker(one))
        }
        Event::HarvesterLost { area: at, to } => {
            let key = match to {
                HarvesterLoss::Legion => "event-harvester-lost-legion",
                HarvesterLoss::Worm => "event-harvester-lost-worm",
                HarvesterLoss::Card => "event-harvester-lost",
            };
            Say::new(key).with("area", area(at))
        }
        Event::Rescued { area: at, zone: by } => {
            Say::new("event-rescued").with("area", area(at)).with("zone", zone(by))
        }
        Event::Storm { area: at, hits, specials } => {
            Say::new("event-storm").with("area", area(at)).with("hits", hits).with("specials", specials)
        }
        Event::Bombarded { area: at, hits, .. } => {
            Say::new("event-bombarded").with("area", area(at)).with("hits", hits)
        }
        Event::Harvested { spice } => Say::new("event-harvested").with("spice", spice),
        Event::Imperium { power: one, row } => {
            Say::new("line-row").with("power", power(one)).with("row", row + 1)
        }
        Event::Hoarded => "event-hoarded".into(),
        Event::Banned { power: one } => Say::new("line-ban").with("ban", ban(one)),
        Event::Claimed { card } => Say::new("event-claimed").with("card", prescience(card)),
        Event::PrescienceRemoved { card } => {
            Say::new("event-prescience-removed").with("card", prescience(card))
        }
        Event::PrescienceShuffled { card } => {
            Say::new("event-prescience-shuffled").with("card", prescience(card))
        }
        Event::Attached { card, keeps } => {
            let what = if keeps { "card-eyes-of-ibad" } else { "card-fear-mind-killer" };
            Say::new("event-attached").with("card", what).with("to", prescience(card))
        }
        Event::ObjectiveDrawn { objective: Some(one), .. } => objective(one),
        Event::ObjectiveDrawn { .. } => "event-objective-drawn".into(),
        Event::Detonated { area: at } => Say::new("event-detonated").with("area", area(at)),
        Event::SietchMoved { from, to } => {
            Say::new("event-sietch-moved").with("from", area(from)).with("to", area(to))
        }
        Event::TokensSwapped { one, other } => {
            Say::new("event-tokens-swapped").with("one", area(one)).with("other", area(other))
        }
        Event::PaulHunted => "event-paul-hunted".into(),
        Event::LeaderSwapped { leader: one, area: at } => {
            Say::new("event-leader-swapped").with("leader", leader(one)).with("area", area(at))
        }
        Event::Whispered { side: of, .. } => Say::new("event-whispered").with("side", side(of)),
        Event::Tactics { sector, target } => Say::new("event-tactics")
            .with("sector", names::tactic_sector(sector))
            .with("target", area(target)),
        Event::MahdiRolled { face: one } => Say::new("event-mahdi-rolled").with("face", face(one)),
        Event::MahdiChose { asked, action, rule, equal, all, over } => {
            let say = super::why::chose(view, asked, action, equal, over);
            say.with("why", why(rule)).with("rule", rule.as_str().to_owned()).with("all", all)
        }
        Event::MahdiFollowed { rule } => {
            Say::new("event-mahdi-followed").with("why", why(rule)).with("rule", rule.as_str().to_owned())
        }
        Event::MahdiKept { card: one } => Say::new("event-mahdi-kept").with("card", card(one)),
        Event::GarrisonLeft { area: at } => Say::new("event-garrison-left").with("area", area(at)),
        Event::GarrisonRevealed { area: at, units: shown } => Say::new("event-token-revealed")
            .with("area", area(at))
            .with("units", units(Side::Harkonnen, shown)),
        Event::CardStays { card: one } => Say::new("event-card-stays").with("card", card(one)),
        Event::TroopsRecruited { side: of, troops } => {
            Say::new("event-troops-recruited").with("side", side(of)).with("troops", troops)
        }
        Event::FrigateBuilt { side: of } => Say::new("event-frigate-built").with("side", side(of)),
        Event::LinerAdvanced { side: of, space } => {
            Say::new("line-heighliner").with("side", side(of)).with("space", space).with("of", VOYAGE)
        }
        Event::LinerHeld => "event-liner-held".into(),
        Event::TroopsLanded { side: of, area: at, troops } => Say::new("event-troops-landed")
            .with("side", side(of))
            .with("area", area(at))
            .with("troops", troops),
        Event::FrigateLanded { side: of, zone: at } => {
            Say::new("event-frigate-landed").with("side", side(of)).with("zone", zone(at))
        }
        Event::LinerReturned { side: of } => Say::new("event-liner-returned").with("side", side(of)),
        Event::NavigatorPlaced { zone: at } => Say::new("event-navigator-placed").with("zone", zone(at)),
        Event::HarkonnenWon => "ending-supremacy".into(),
        Event::AtreidesWon { objective: one } => {
            Say::new("event-atreides-won").with("objective", objective(one))
        }
    }
}

pub(super) fn aloft(what: Aloft) -> Say {
    match what {
        Aloft::Nothing => "nothing".into(),
        Aloft::Ornithopter => vehicle(Vehicle::Ornithopter),
        Aloft::Carryall => vehicle(Vehicle::Carryall),
        Aloft::Frigate(of) => {
            Say::new("guild-frigate-of").with("frigate", "guild-frigate").with("side", side(of))
        }
        Aloft::Navigator => "leader-guild-navigator".into(),
    }
}
