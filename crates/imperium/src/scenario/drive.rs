//! Playing on from a scene, and looking at what came of it.

use table::{Game, RuleId, Seat, Tell, Viewer, Waiting};

use super::{Scenario, card, intrigue};
use crate::action::Action;
use crate::board::Space;
use crate::content::Printed;
use crate::options::Options;
use crate::phase::{Step, effects, turns};
use crate::state::Imperium;
use crate::view::{PlayerView, View};

impl Scenario {
    /// A seat does something it is allowed to.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: Action) -> &mut Scenario {
        if let Err(refusal) = self.game.apply(seat, &action, &mut self.chance, &mut self.told) {
            panic!("{action:?} of {seat:?} is refused: {refusal}; legal: {:?}", self.legal(seat));
        }
        if let Err(problem) = self.game.audit() {
            panic!("after {action:?} of {seat:?}: {problem}");
        }
        self
    }

    /// A seat carries out everything in its pool that it must.
    #[track_caller]
    pub fn act_all(&mut self, seat: Seat) -> &mut Scenario {
        while self.waiting() == Some(seat) {
            let must = self
                .game
                .next_mandatory(seat)
                .filter(|_| matches!(self.game.stack.top(), Some(Step::Turns(turns::Step::Effects { .. }))));
            match must {
                Some(effect) => self.act(seat, Action::Resolve(effect)),
                None => break,
            };
        }
        self
    }

    /// A seat sends an agent.
    #[track_caller]
    pub fn send(&mut self, seat: Seat, key: &str, space: Space) -> &mut Scenario {
        self.act(seat, Action::Send { card: card(key), space })
    }

    /// A seat plays an Intrigue card.
    #[track_caller]
    pub fn play(&mut self, seat: Seat, key: &str) -> &mut Scenario {
        self.act(seat, Action::Play(intrigue(key)))
    }

    /// A seat carries out the effect of the pool that reads so, in the words of the effect language.
    #[track_caller]
    pub fn resolve(&mut self, seat: Seat, effect: &str) -> &mut Scenario {
        let at = self.pool().iter().position(|item| item.starts_with(effect));
        let at = at.unwrap_or_else(|| panic!("no {effect} in {:?}", self.pool()));
        self.act(seat, self.nth(at))
    }

    /// Carrying out the effect at this place of the pool.
    #[track_caller]
    pub fn nth(&self, at: usize) -> Action {
        Action::Resolve(self.game.pool[at].effect)
    }

    /// A seat carries out the effect at this place of the pool.
    #[track_caller]
    pub fn resolve_nth(&mut self, seat: Seat, at: usize) -> &mut Scenario {
        self.act(seat, self.nth(at))
    }

    /// Taking this one, from 0, of the effects to choose from, or carrying out this line of the card or reward.
    #[track_caller]
    pub fn option(&self, at: usize) -> Action {
        match self.game.stack.top() {
            Some(Step::Effects(effects::Step::Choose { options, .. })) => {
                Action::Option(Printed::of(&options.0[at]))
            }
            Some(Step::Effects(effects::Step::Lines { lines, .. })) => {
                Action::Line(Printed::of(&lines.0[at]))
            }
            step => panic!("no effects to choose from in {step:?}"),
        }
    }

    /// A seat takes this one, from 0, of the effects to choose from, or carries out this line.
    #[track_caller]
    pub fn choose(&mut self, seat: Seat, at: usize) -> &mut Scenario {
        self.act(seat, self.option(at))
    }

    /// The message that names a choice of a seat's.
    pub fn said(&self, seat: Seat, action: Action) -> &'static str {
        Imperium::choice(&self.game.view(Viewer::Seat(seat)), &action).key
    }

    /// The effects of the pool, in the words of the effect language.
    pub fn pool(&self) -> Vec<String> {
        self.game.pool.iter().map(|item| format!("{:?}", item.effect.effect())).collect()
    }

    /// Why a seat may not do something.
    #[track_caller]
    pub fn refused(&self, seat: Seat, action: Action) -> RuleId {
        match self.game.allows(seat, &action) {
            Err(refusal) => refusal.rule,
            Ok(()) => panic!("{action:?} of {seat:?} is allowed"),
        }
    }

    /// May a seat do this?
    pub fn may(&self, seat: Seat, action: Action) -> bool {
        self.game.allows(seat, &action).is_ok()
    }

    /// Everything a seat may do.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal
    }

    /// The spaces a seat may send an agent to with a card.
    pub fn spaces(&self, seat: Seat, key: &str) -> Vec<Space> {
        let sent = |action: Action| match action {
            Action::Send { card: sent, space } if sent == card(key) => Some(space),
            _ => None,
        };
        self.legal(seat).into_iter().filter_map(sent).collect()
    }

    /// Who is waited for.
    pub fn waiting(&self) -> Option<Seat> {
        self.game.waiting().seats().lowest()
    }

    /// Who won, if the game is over.
    pub fn winner(&self) -> Option<Seat> {
        match self.game.waiting() {
            Waiting::Over(outcome) => outcome.winners.lowest(),
            Waiting::Seats(_) => None,
        }
    }

    /// The position of a worked example, which the pages show, with the options that decide how its board is drawn.
    #[track_caller]
    pub fn example(&self, id: &str) {
        let (view, table) = (self.game.view(Viewer::Spectator), self.game.table);
        let usual = Options::new(self.game.humans, view.choam);
        let (board, base_cards) = (table.board, view.base_cards);
        let options = Options { board, base_cards, ix: table.ix, immortality: table.immortality, ..usual };
        table::kept_example!(id, &options, &view);
    }

    /// The position.
    pub fn game(&self) -> &Imperium {
        &self.game
    }

    /// The whole table.
    pub fn view(&self) -> View {
        self.game.view(Viewer::Everything)
    }

    /// A player, everything open.
    pub fn see(&self, seat: Seat) -> PlayerView {
        self.view().players.swap_remove(seat.index())
    }
}
