//! Intrigue cards: when they can be played, what then happens, where they go.

use serde::Serialize;
use table::{Doing, Offers, Refusal, Seat, Steps, World, rule_id};

use super::effects::{self, How};
use super::{Asking, no_question};
use crate::action::Action;
use crate::content::Intrigue;
use crate::effect::Effect;
use crate::event::Event;
use crate::state::Imperium;
use crate::view::Question;

/// When an Intrigue card is played. IU-INTRIGUE-01
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Timing {
    /// In the own turn.
    Plot,
    /// In the Combat phase.
    Combat,
    /// After the combat, for its sole winner. DB-COMBAT-07
    Aftermath,
    /// At the end of the game.
    Endgame,
}

impl Timing {
    /// The lines a card has for this timing.
    #[inline]
    fn lines(self, card: Intrigue) -> &'static [Effect] {
        let text = card.text();
        match self {
            Timing::Plot => &text.plot,
            Timing::Combat => &text.combat,
            Timing::Aftermath => &text.aftermath,
            Timing::Endgame => &text.endgame,
        }
    }
}

/// The step after an Intrigue card.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The card is put away: to the discard pile, or face up before the player until the Reveal turn is over.
    /// IU-INTRIGUE-09
    PutAway {
        /// Who played it.
        seat: Seat,
        /// The card.
        intrigue: Intrigue,
    },
}

impl Doing<Imperium> for Step {
    fn run(self, game: &mut Imperium, _: &mut impl World<Event>) {
        let Step::PutAway { seat, intrigue } = self;
        game.turn.begun = true;
        if game.turn.behalf {
            game.stand_in(seat);
        }
        if intrigue.text().lasting {
            let lasting = &mut game.player_mut(seat).lasting;
            lasting.push(intrigue.0);
            lasting.sort_unstable();
        } else {
            game.intrigue_discard.add(intrigue.0);
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        no_question()
    }
}

/// The cards a seat can play now.
pub(crate) fn offer(game: &Imperium, seat: Seat, timing: Timing, offers: &mut Offers<'_, Action>) {
    for card in game.player(seat).intrigue.kinds().map(Intrigue) {
        if playable(game, seat, card, timing) {
            offers.add(Action::Play(card));
        }
    }
}

/// Can the Intrigue card be played: a line of it does something and every toll is payable. IU-INTRIGUE-08
fn playable(game: &Imperium, seat: Seat, card: Intrigue, timing: Timing) -> bool {
    let lines = timing.lines(card);
    // Before a Commander has activated an Ally, only what needs none. IU-SIX-21
    if game.army(seat).is_none() && timing != Timing::Endgame {
        let free = timing == Timing::Plot && !lines.iter().any(Effect::needs_ally);
        if !free {
            return false;
        }
    }
    let tolls = lines.iter().all(|line| !matches!(line, Effect::Toll(..)) || game.possible(seat, line, None));
    tolls && lines.iter().any(|line| game.possible(seat, line, None))
}

/// Why a card cannot be played now.
pub(crate) fn refuse(game: &Imperium, seat: Seat, timing: Timing, card: Intrigue) -> Refusal {
    if !game.player(seat).intrigue.has(card.0) {
        return Refusal::new(rule_id!("IU-INTRIGUE-03"), "refuse-intrigue-not-held");
    }
    match timing {
        Timing::Plot | Timing::Combat if game.army(seat).is_none() => {
            Refusal::new(rule_id!("IU-SIX-21"), "refuse-no-ally-yet")
        }
        timing if !timing.lines(card).is_empty() => {
            Refusal::new(rule_id!("IU-INTRIGUE-08"), "refuse-intrigue-unpaid")
        }
        Timing::Plot => Refusal::new(rule_id!("IU-INTRIGUE-05"), "refuse-intrigue-timing"),
        Timing::Combat => Refusal::new(rule_id!("IU-INTRIGUE-06"), "refuse-intrigue-timing"),
        Timing::Aftermath => Refusal::new(rule_id!("DB-COMBAT-07"), "refuse-intrigue-timing"),
        Timing::Endgame => Refusal::new(rule_id!("IU-INTRIGUE-07"), "refuse-intrigue-timing"),
    }
}

/// The card is shown, its lines are carried out, then it is put away. IU-INTRIGUE-04
pub(crate) fn play(
    game: &mut Imperium,
    seat: Seat,
    timing: Timing,
    card: Intrigue,
    w: &mut impl World<Event>,
) {
    game.player_mut(seat).intrigue.take(card.0);
    w.tell(|| Event::Played { seat, card });
    game.push(Step::PutAway { seat, intrigue: card });
    game.push(effects::Step::lines(seat, timing.lines(card), How::AtLeastOne));
}
