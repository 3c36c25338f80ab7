//! Pauses, in which market cards may be played.
//!
//! Everybody who holds market cards is asked in order of action, whatever the cards are, so that being
//! asked tells nobody what is held. After a card has been carried out the asking starts again from the
//! top, until all have passed (CD-MARKET-11, CD-AMB-28).
//!
//! Our ruling, since the cards' windows are our own: every phase opens with a pause, and the storm phase
//! has a second one between the roll and the move, for those whose troops the storm is about to strike.

use table::fault;
use table::{Doing, Offers, Refusal, Seat, SeatSet, Steps, World, rule_id};

use super::market::{self, spend};
use super::{not_now, storm};
use crate::action::Action;
use crate::board::Region;
use crate::content::Leader;
use crate::effect::{MarketEffect, Window};
use crate::event::Event;
use crate::state::{Conquest, Phase};

/// A pause, or what a card played in it still asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Holders of market cards may play one.
    Pause {
        /// Which pause it is.
        moment: Moment,
        /// The place in order of action of the next to be asked.
        at: u8,
        /// A card that asks after a traitor has been played in it.
        truth: bool,
    },
    /// The seat names a leader and an opponent.
    Ask(Seat),
    /// The seat names the region it shelters.
    Shelter(Seat),
}

/// Which pause it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The one that opens a phase.
    Opening,
    /// The one before the storm moves.
    BeforeStormMoves,
}

impl Step {
    /// The pause that opens a phase.
    pub fn opening() -> Step {
        Step::Pause { moment: Moment::Opening, at: 0, truth: false }
    }

    /// The pause before the storm moves.
    pub fn before_storm_moves() -> Step {
        Step::Pause { moment: Moment::BeforeStormMoves, at: 0, truth: false }
    }
}

/// Is the seat asked in this pause? Decided by what everybody can see.
fn is_asked(game: &Conquest, moment: Moment, seat: Seat) -> bool {
    !game.side(seat).market_hand.is_empty()
        && match moment {
            Moment::Opening => true,
            Moment::BeforeStormMoves => !storm::endangered(game, seat).is_empty(),
        }
}

/// Is this window open in this pause?
fn fits(game: &Conquest, moment: Moment, truth: bool, window: Window) -> bool {
    match window {
        Window::AnyPause => !truth,
        Window::BeforeStormRoll => {
            game.phase == Phase::Storm && moment == Moment::Opening && game.now.weather.is_none()
        }
        Window::BeforeStormMoves => game.phase == Phase::Storm,
        Window::Collection => game.phase == Phase::Collection,
        Window::OwnCards
        | Window::OwnRevival
        | Window::OwnShipment
        | Window::OwnMovement
        | Window::Battle
        | Window::BattleLosing => false,
    }
}

/// The regions in which the storm can strike the seat's troops, as far as its move is settled; none for
/// those it never strikes, and none that is sheltered already (CD-AMB-79).
pub(crate) fn can_shelter(game: &Conquest, seat: Seat) -> impl Iterator<Item = Region> + use<> {
    let endangered = storm::endangered(game, seat);
    Region::all().filter(move |region| !endangered.and(region.cells()).is_empty())
}

/// Does a seat hold a traitor card that not everybody knows of? One that holds none has spent it, where the
/// table plays so (CD-AMB-55).
pub(crate) fn has_secret_traitors(game: &Conquest, seat: Seat) -> bool {
    let side = game.side(seat);
    side.traitors != side.shown || (side.traitors.is_empty() && game.spent.is_empty())
}

/// Leaders that such a card may ask after: all of the factions in the game, so that the choice does not give away
/// which of them an alliance drew in secret.
fn named(game: &Conquest, leader: Leader) -> bool {
    let faction = leader.row().faction;
    game.all_seats().any(|seat| game.house(seat).includes(faction))
}

impl Doing<Conquest> for Step {
    fn asks(self, game: &Conquest) -> SeatSet {
        match self {
            Step::Pause { moment, at, .. } => {
                let mut asked = game.order().skip(at.into()).filter(|&seat| is_asked(game, moment, seat));
                asked.next().map_or(SeatSet::NONE, SeatSet::one)
            }
            Step::Ask(seat) | Step::Shelter(seat) => SeatSet::one(seat),
        }
    }

    fn offer(self, game: &Conquest, seat: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Pause { .. } => {
                offers.add(Action::Pass);
                market::offer(game, seat, self, offers);
            }
            Step::Ask(_) => {
                for of in game.all_seats().filter(|&of| of != seat) {
                    for about in Leader::all().filter(|&leader| named(game, leader)) {
                        offers.add(Action::Ask { about, of });
                    }
                }
            }
            Step::Shelter(_) => {
                can_shelter(game, seat).for_each(|region| offers.add(Action::Shelter(region)))
            }
        }
    }

    fn refuse(self, _: &Conquest, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Ask(_), Action::Ask { .. }) => Refusal::new(rule_id!("CD-MARKET-10"), "refuse-ask-whom"),
            (Step::Shelter(_), Action::Shelter(_)) => {
                Refusal::new(rule_id!("CD-MARKET-10"), "refuse-shelter-where")
            }
            (Step::Ask(_) | Step::Shelter(_), _) => {
                Refusal::new(rule_id!("CD-MARKET-10"), "refuse-card-unfinished")
            }
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Conquest, seat: Seat, action: Action, world: &mut impl World<Event>) {
        match (self, action) {
            (Step::Pause { moment, truth, .. }, Action::Pass) => {
                let place = game.order().position(|other| other == seat);
                let place = fault::must(place, "a place at the table", 0) as u8;
                game.push(Step::Pause { moment, at: place + 1, truth });
            }
            (Step::Pause { moment, truth, .. }, Action::Play(card)) => {
                spend(game, seat, card, world);
                let effect = card.row().effect;
                let truth = truth || effect == MarketEffect::AskTraitor;
                game.push(Step::Pause { moment, at: 0, truth });
                match effect {
                    MarketEffect::AskTraitor => game.push(Step::Ask(seat)),
                    MarketEffect::ShelterRegion => game.push(Step::Shelter(seat)),
                    MarketEffect::ChooseStorm => {
                        game.now.weather = Some(seat);
                        game.push(storm::Step::Choose(seat));
                    }
                    MarketEffect::TakeSpice(amount) => game.bank_pays(seat, amount.into()),
                    MarketEffect::DoubleDial
                    | MarketEffect::KillBothLeaders
                    | MarketEffect::AddStrength(_)
                    | MarketEffect::ExtraGroup
                    | MarketEffect::FartherGroup(_)
                    | MarketEffect::ReviveFree { .. }
                    | MarketEffect::FreeShipping(_)
                    | MarketEffect::DiscardBattleCards => {}
                }
            }
            (Step::Ask(asker), Action::Ask { about, of }) => {
                let side = game.side_mut(of);
                let holds = side.traitors.has(about);
                if holds {
                    side.shown.add(about)
                } else {
                    side.denied.add(about)
                }
                world.tell(|| Event::Answered { asker, of, about, holds });
            }
            (Step::Shelter(_), Action::Shelter(region)) => {
                game.now.sheltered[seat.index()] |= 1 << region.0;
                world.tell(|| Event::Sheltered { seat, region });
            }
            _ => {}
        }
    }
}

impl market::Opens for Step {
    fn opens(self, game: &Conquest, _: Seat, window: Window) -> bool {
        matches!(self, Step::Pause { moment, truth, .. } if fits(game, moment, truth, window))
    }
}
