//! Phase 3: drawing battle cards and buying market cards.

use table::fault;
use table::{Doing, Offers, Refusal, Seat, SeatSet, Steps, World, rule_id};

use super::market::{self, spend};
use super::not_now;
use crate::action::Action;
use crate::content::{BattleCard, MarketCard};
use crate::effect::Window;
use crate::event::{DeckName, Event};
use crate::options::House;
use crate::state::Conquest;

/// Battle cards in hand after drawing (CD-CARDS-03).
pub const BATTLE_HAND: usize = 4;
/// The price of a market card (CD-MARKET-02).
pub const MARKET_PRICE: u16 = 2;

/// The steps of one seat's turn in the card phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Before drawing, a market card may be played.
    Begin(Seat),
    /// Battle cards may be discarded, by the market card that says so.
    DiscardBattleCards(Seat),
    /// Battle cards are drawn (CD-CARDS-03).
    Draw(Seat),
    /// Market cards may be bought (CD-MARKET-01).
    Buy(Seat),
}

/// The largest legal announcement (CD-MARKET-07, CD-AMB-24, CD-AMB-26).
pub(crate) fn most_to_buy(game: &Conquest, seat: Seat) -> u8 {
    let side = game.side(seat);
    let room = usize::from(game.table.market_hand_limit).saturating_sub(side.market_hand.len());
    let afford = usize::from(side.spice / MARKET_PRICE);
    room.min(afford).min(game.market_deck.available()) as u8
}

impl Doing<Conquest> for Step {
    fn asks(self, game: &Conquest) -> SeatSet {
        let (seat, asked) = match self {
            // Asked whatever the market cards are: not being asked would tell what they are not.
            Step::Begin(seat) => (seat, !game.side(seat).market_hand.is_empty()),
            Step::DiscardBattleCards(seat) => (seat, !game.side(seat).battle_hand.is_empty()),
            Step::Draw(seat) => (seat, false),
            Step::Buy(seat) => (seat, most_to_buy(game, seat) > 0),
        };
        if asked { SeatSet::one(seat) } else { SeatSet::NONE }
    }

    fn offer(self, game: &Conquest, seat: Seat, offers: &mut Offers<'_, Action>) {
        let side = game.side(seat);
        match self {
            Step::Begin(_) => {
                offers.add(Action::Pass);
                market::offer(game, seat, self, offers);
            }
            Step::DiscardBattleCards(_) => {
                offers.add(Action::Pass);
                side.battle_hand.kinds().for_each(|card| offers.add(Action::Discard(BattleCard(card))));
            }
            Step::Draw(_) => {}
            Step::Buy(_) => (0..=most_to_buy(game, seat)).for_each(|count| offers.add(Action::Buy(count))),
        }
    }

    fn refuse(self, game: &Conquest, seat: Seat, action: Action) -> Refusal {
        let side = game.side(seat);
        match (self, action) {
            (Step::DiscardBattleCards(_), Action::Discard(_)) => {
                Refusal::new(rule_id!("CD-CARDS-01"), "refuse-battle-card-not-held")
            }
            (Step::DiscardBattleCards(_), Action::Play(_)) => {
                Refusal::new(rule_id!("CD-MARKET-10"), "refuse-card-unfinished")
            }
            (_, Action::Discard(_)) => Refusal::new(rule_id!("CD-CARDS-04"), "refuse-discard"),
            (Step::Buy(_), Action::Buy(count)) => {
                if u16::from(count) * MARKET_PRICE > side.spice {
                    Refusal::new(rule_id!("CD-MARKET-02"), "refuse-buy-price")
                } else if game.table.market_hand_limit == 1 {
                    Refusal::new(rule_id!("CD-BEGIN-02"), "refuse-buy-beginner")
                } else {
                    Refusal::new(rule_id!("CD-MARKET-01"), "refuse-buy-limit")
                }
            }
            (_, Action::Buy(_)) => Refusal::new(rule_id!("CD-MARKET-06"), "refuse-buy-again"),
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Conquest, seat: Seat, action: Action, world: &mut impl World<Event>) {
        match (self, action) {
            (Step::Begin(_), Action::Play(card)) => {
                spend(game, seat, card, world);
                game.push(self);
                game.push(Step::DiscardBattleCards(seat));
            }
            (Step::Begin(_), _) => game.push(Step::Draw(seat)),
            (Step::DiscardBattleCards(_), Action::Discard(card)) => {
                let side = game.side_mut(seat);
                side.battle_hand.take(card.0);
                side.battle_known.remove(card.0);
                game.battle_deck.discard(card.0);
                world.tell(|| Event::Discarded { seat, card });
                game.push(self);
            }
            (Step::Buy(_), Action::Buy(count)) => buy(game, seat, count, world), // CD-MARKET-06: once a turn
            _ => {}
        }
    }

    fn run(self, game: &mut Conquest, world: &mut impl World<Event>) {
        match self {
            Step::Begin(seat) => game.push(Step::Draw(seat)),
            Step::Draw(seat) => {
                draw(game, seat, world);
                game.push(Step::Buy(seat));
            }
            Step::DiscardBattleCards(_) | Step::Buy(_) => {}
        }
    }
}

impl market::Opens for Step {
    fn opens(self, _: &Conquest, _: Seat, window: Window) -> bool {
        matches!(self, Step::Begin(_)) && window == Window::OwnCards
    }
}

/// Draws battle cards up to four, or as many as there are (CD-CARDS-03, CD-AMB-24).
fn draw(game: &mut Conquest, seat: Seat, world: &mut impl World<Event>) {
    let mut drawn = [0; BATTLE_HAND];
    let mut count = 0;
    while game.side(seat).battle_hand.len() < BATTLE_HAND {
        let (card, shuffled) = game.battle_deck.draw(world);
        if shuffled {
            world.tell(|| Event::Reshuffled { deck: DeckName::Battle });
        }
        let Some(card) = card else { break };
        game.side_mut(seat).battle_hand.add(card);
        drawn[count] = card;
        count += 1;
    }
    if count > 0 {
        let cards = || Some(drawn[..count].iter().map(|&card| BattleCard(card)).collect());
        world.tell(|| Event::DrewBattle { seat, count: count as u8, cards: cards() });
    }
}

/// Announces, pays for all, draws all (CD-MARKET-05).
fn buy(game: &mut Conquest, seat: Seat, count: u8, world: &mut impl World<Event>) {
    if count == 0 {
        world.tell(|| Event::Bought { seat, count, paid: 0, to: None });
        return;
    }
    let paid = u16::from(count) * MARKET_PRICE;
    // CD-MARKET-03, CD-MARKET-04: to Imperium, at once; their own go to the bank.
    let to = game.seat_who(House::owns_the_market).filter(|&owner| owner != seat);
    match to {
        Some(owner) => {
            fault::less(&mut game.side_mut(seat).spice, paid, "spice");
            fault::more(&mut game.side_mut(owner).spice, paid, "spice");
        }
        None => game.pay_bank(seat, paid),
    }
    world.tell(|| Event::Bought { seat, count, paid, to });
    let mut drawn = [0; 3];
    for slot in drawn.iter_mut().take(count.into()) {
        let (card, shuffled) = game.market_deck.draw(world);
        if shuffled {
            world.tell(|| Event::Reshuffled { deck: DeckName::Market });
        }
        if let Some(card) = card {
            game.side_mut(seat).market_hand.add(card);
            *slot = card;
        }
    }
    let cards = || Some(drawn[..count.into()].iter().map(|&card| MarketCard(card)).collect());
    world.tell(|| Event::DrewMarket { seat, count, cards: cards() });
}
