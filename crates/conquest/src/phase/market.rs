//! Market cards, in whatever phase they are played: which are offered, and what becomes of them.
//!
//! A card may be played in its window (CD-MARKET-09), and only while it can do something (CD-AMB-79). Who
//! is *asked* is another matter, and each step's own: that must not depend on which cards are held.

use table::{Offers, Refusal, Seat, World, rule_id};

use super::{Step, clash, movement, pause, plan, revival, shipment};
use crate::action::Action;
use crate::content::MarketCard;
use crate::effect::{MarketEffect, Window};
use crate::event::Event;
use crate::state::Conquest;

/// A step in which market cards may be played.
pub(crate) trait Opens: Copy {
    /// Is the window of a market card open for a seat that must decide? (CD-MARKET-09)
    fn opens(self, game: &Conquest, seat: Seat, window: Window) -> bool;
}

impl Opens for Step {
    fn opens(self, game: &Conquest, seat: Seat, window: Window) -> bool {
        match self {
            Step::Pause(step) => step.opens(game, seat, window),
            Step::Cards(step) => step.opens(game, seat, window),
            Step::Revival(step) => step.opens(game, seat, window),
            Step::Shipment(step) => step.opens(game, seat, window),
            Step::Movement(step) => step.opens(game, seat, window),
            Step::Clash(step) => step.opens(game, seat, window),
            Step::Setup(_) | Step::Turn(_) | Step::Storm(_) | Step::SpiceBlow(_) => false,
            Step::Battle(_) | Step::Powers(_) | Step::Plan(_) | Step::Collection(_) => false,
        }
    }
}

/// Offers the cards a seat may play in a step.
pub(crate) fn offer(game: &Conquest, seat: Seat, step: impl Opens, offers: &mut Offers<'_, Action>) {
    for card in game.side(seat).market_hand.kinds().map(MarketCard) {
        let row = card.row();
        if step.opens(game, seat, row.window) && has_use(game, seat, row.effect) {
            offers.add(Action::Play(card));
        }
    }
}

/// Takes a market card out of a hand and puts it on its discard pile (CD-MARKET-12).
pub(crate) fn spend(game: &mut Conquest, seat: Seat, card: MarketCard, world: &mut impl World<Event>) {
    game.side_mut(seat).market_hand.remove(card.0);
    game.market_deck.discard(card.0);
    world.tell(|| Event::Played { seat, card });
}

/// Why a market card may not be played in a step: not held, not in its window, or to no use.
pub(crate) fn refuse(game: &Conquest, seat: Seat, step: impl Opens, card: MarketCard) -> Refusal {
    if !game.side(seat).market_hand.has(card.0) {
        Refusal::new(rule_id!("CD-MARKET-09"), "refuse-market-not-held")
    } else if step.opens(game, seat, card.row().window) {
        Refusal::new(rule_id!("CD-AMB-79"), "refuse-market-no-use")
    } else {
        Refusal::new(rule_id!("CD-MARKET-09"), "refuse-market-window")
    }
}

/// Can a card do anything for a seat now, its window being open? Told by what lies open and by the seat's
/// own hand (CD-AMB-79).
fn has_use(game: &Conquest, seat: Seat, effect: MarketEffect) -> bool {
    match effect {
        MarketEffect::DoubleDial => {
            game.battle.side_of(seat).is_some_and(|side| plan::open(game, side).dial > 0)
        }
        MarketEffect::KillBothLeaders => clash::has_living_leader(game),
        MarketEffect::AddStrength(_) => !clash::tally(game).exploded,
        MarketEffect::ExtraGroup => movement::has_use_for_a_group(game, seat),
        MarketEffect::FartherGroup(regions) => movement::has_use_for_range(game, seat, regions),
        MarketEffect::ReviveFree { .. } => revival::has_anything_in_tanks(game, seat),
        MarketEffect::ShelterRegion => pause::can_shelter(game, seat).next().is_some(),
        MarketEffect::FreeShipping(_) => shipment::has_use_for_free_troops(game, seat),
        MarketEffect::DiscardBattleCards => !game.side(seat).battle_hand.is_empty(),
        MarketEffect::AskTraitor => {
            game.all_seats().any(|of| of != seat && pause::has_secret_traitors(game, of))
        }
        MarketEffect::ChooseStorm | MarketEffect::TakeSpice(_) => true,
    }
}
