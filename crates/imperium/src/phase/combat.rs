//! Phase 3: combat cards, then the rewards.

use serde::Serialize;
use table::fault::more;
use table::{Doing, Offers, Refusal, Seat, SeatSet, Steps, World, rule_id};

use super::effects::{self, How};
use super::intrigue::{self, Timing};
use super::{Asking, asked, dreadnoughts, makers, no_question, not_now, plain};
use crate::action::Action;
use crate::board::BattleIcon;
use crate::event::{Event, Good};
use crate::state::{Fx, Fxs, Imperium, PLAYERS};
use crate::view::Question;

/// The steps of phase 3.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The phase begins.
    Begin,
    /// A player with a unit in the Conflict may play combat cards, or passes. IU-COMBAT-01
    Cards {
        /// The player's place in turn order.
        place: u8,
        /// How many have passed one after another.
        passes: u8,
        /// Was a card played at this chance?
        played: bool,
    },
    /// An Ally tied with the team's other Ally may yield. IU-SIX-61
    Yield {
        /// The Ally's place in turn order.
        place: u8,
    },
    /// Strengths are compared. IU-COMBAT-06
    Compare,
    /// One player's reward.
    Reward {
        /// Whose.
        seat: Seat,
        /// The first, second or third.
        place: u8,
    },
    /// The sole winner may play cards for that. DB-COMBAT-07, DB-COMBAT-08, DB-COMBAT-09
    Victory {
        /// Who won.
        seat: Seat,
    },
    /// Whoever lost enough troops may play cards for that; then the next in turn order. IM-CARD-20, IM-CARD-21
    Lost {
        /// The player's place in turn order.
        place: u8,
    },
    /// The winner takes the card and the units go home. IU-COMBAT-09, IU-COMBAT-10
    Aftermath {
        /// Who won, if anybody did.
        winner: Option<Seat>,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, game: &Imperium) -> SeatSet {
        match self {
            Step::Cards { place, .. } => {
                let seat = game.in_order(place);
                let cards = !game.player(seat).intrigue.is_empty();
                asked(seat, cards && game.is_human(seat) && game.fights(seat))
            }
            Step::Yield { place } => {
                let seat = game.in_order(place);
                asked(seat, game.may_yield(seat))
            }
            Step::Victory { seat } => {
                asked(seat, game.is_human(seat) && !game.player(seat).intrigue.is_empty())
            }
            Step::Lost { place } => {
                let seat = game.in_order(place);
                let enough = game.lost[seat.index()] >= game.table.harvest.unwrap_or(u8::MAX);
                asked(seat, enough && game.is_human(seat) && !game.player(seat).intrigue.is_empty())
            }
            Step::Begin | Step::Compare | Step::Reward { .. } | Step::Aftermath { .. } => SeatSet::NONE,
        }
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        if let Step::Yield { .. } = self {
            return offers.extend([Action::Yield, Action::Decline]);
        }
        if let Step::Victory { .. } | Step::Lost { .. } = self {
            intrigue::offer(game, seat, Timing::Aftermath, offers);
            return offers.add(Action::Pass);
        }
        intrigue::offer(game, seat, Timing::Combat, offers);
        offers.add(Action::Pass);
        // A Commander chooses the Ally to play cards for. IU-SIX-58
        if game.army(seat).is_none() {
            offers.extend(game.allies_of(seat).map(Action::Activate));
        }
    }

    fn refuse(self, game: &Imperium, seat: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Cards { .. }, Action::Play(card)) => intrigue::refuse(game, seat, Timing::Combat, card),
            (Step::Victory { .. } | Step::Lost { .. }, Action::Play(card)) => {
                intrigue::refuse(game, seat, Timing::Aftermath, card)
            }
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match (self, action) {
            (Step::Cards { place, .. }, Action::Play(card)) => {
                game.push(Step::Cards { place, passes: 0, played: true });
                game.fought |= 1 << seat.0;
                intrigue::play(game, seat, Timing::Combat, card, w);
            }
            (Step::Victory { .. } | Step::Lost { .. }, Action::Play(card)) => {
                game.push(self);
                intrigue::play(game, seat, Timing::Aftermath, card, w);
            }
            (Step::Cards { place, passes, played }, Action::Pass) => {
                w.tell(|| Event::Passed { seat });
                game.next_chance(place, passes, played);
            }
            (Step::Lost { place }, Action::Pass) => {
                w.tell(|| Event::Passed { seat });
                game.next_lost(place);
            }
            (Step::Cards { .. }, Action::Activate(ally)) => {
                game.push(self);
                game.activate(seat, ally, w);
            }
            (Step::Yield { place }, action) => {
                if action == Action::Yield {
                    game.yielded |= 1 << seat.0;
                    w.tell(|| Event::Yielded { seat });
                }
                game.next_yield(place);
            }
            _ => {}
        }
    }

    fn run(self, game: &mut Imperium, w: &mut impl World<Event>) {
        match self {
            Step::Begin => {
                game.rival_swords(w);
                game.push(Step::Yield { place: 0 });
                game.chance(0, 0);
            }
            Step::Cards { place, passes, played } => game.next_chance(place, passes, played),
            Step::Yield { place } => game.next_yield(place),
            Step::Compare => game.resolve_combat(),
            Step::Victory { .. } => {}
            Step::Lost { place } => game.next_lost(place),
            Step::Reward { seat, place } => game.reward(seat, place, w),
            Step::Aftermath { winner } => game.aftermath(winner, w),
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        match self {
            Step::Cards { .. } => plain("ask-combat", rule_id!("IU-COMBAT-01")),
            Step::Yield { .. } => plain("ask-yield", rule_id!("IU-SIX-61")),
            Step::Victory { .. } => plain("ask-victory", rule_id!("DB-COMBAT-07")),
            Step::Lost { .. } => plain("ask-lost", rule_id!("IM-CARD-20")),
            Step::Begin | Step::Compare | Step::Reward { .. } | Step::Aftermath { .. } => no_question(),
        }
    }
}

impl Imperium {
    /// How many players have a unit in the Conflict.
    fn fighters(&self) -> u8 {
        Seat::first(self.humans.into()).filter(|&seat| self.fights(seat)).count() as u8
    }

    fn chance(&mut self, place: u8, passes: u8) {
        self.push(Step::Cards { place, passes, played: false });
        if self.teams {
            self.stand_in(self.in_order(place));
        }
    }

    /// A player's chance is over: by a pass, or because the cards wanted were played. The loop ends when all who
    /// could act have passed one after another. IU-COMBAT-01, IU-COMBAT-03, IU-COMBAT-04, IU-AMB-24
    fn next_chance(&mut self, place: u8, passes: u8, played: bool) {
        let seat = self.in_order(place);
        let fights = self.is_human(seat) && self.fights(seat);
        let passes = match (fights, played) {
            (_, true) => 0,
            (true, false) => passes + 1,
            (false, false) => passes,
        };
        if passes < self.fighters() {
            self.chance((place + 1) % self.count, passes);
        }
    }

    /// The reward each player gets: 1, 2, 3 or 0 for none. IU-COMBAT-06, IU-COMBAT-07, IU-COMBAT-08, IU-TIE-01 to 06
    /// Whoever yields to the team's other Ally ranks directly below the tie. IU-SIX-61, IU-AMB-67
    pub(crate) fn places(&self) -> [u8; PLAYERS] {
        let strengths = std::array::from_fn(|at| {
            let twice = 2 * self.players[at].strength();
            twice.saturating_sub(u16::from(self.yielded >> at & 1))
        });
        rewards(strengths, self.count)
    }

    /// The next player who may yield, in turn order; then the rewards.
    fn next_yield(&mut self, place: u8) {
        if self.teams && place + 1 < self.count {
            self.push(Step::Yield { place: place + 1 });
        } else {
            self.turn.ally = None;
            self.turn.behalf = false;
            self.push(Step::Compare);
        }
    }

    /// First, second, third; those who share a reward in turn order; then the card and the clean-up. IU-AMB-22
    fn resolve_combat(&mut self) {
        let places = self.places();
        let winner = places.iter().position(|&place| place == 1).map(|at| Seat(at as u8));
        self.push(Step::Aftermath { winner });
        self.victor = winner;
        if let Some(seat) = winner {
            self.win_with_ix(seat);
        }
        if let Some(seat) = winner.filter(|_| self.table.aftermath) {
            self.push(Step::Victory { seat });
        }
        for place in (1..=3).rev() {
            for at in (0..self.count).rev() {
                let seat = self.in_order(at);
                if places[seat.index()] == place {
                    self.push(Step::Reward { seat, place });
                }
            }
        }
    }

    /// The winner's dreadnought takes control after the rewards and before the card is taken; tiles and cards that wait
    /// for a victory give what they give. RI-DREAD-08, RI-DREAD-14, RI-CARD-11, DC-GAP-03
    fn win_with_ix(&mut self, seat: Seat) {
        if self.player(seat).ix.dreadnoughts.deployed > 0 {
            self.push(dreadnoughts::Step::Occupy { seat });
        }
        if let Some(effect) = self.player_mut(seat).ix.on_win.take() {
            self.push(effects::Step::Do { seat, effect: Fx(effect.effect()), this: None });
        }
        for tile in self.player(seat).ix.tiles.iter() {
            for effect in &tile.text().won {
                self.push(effects::Step::Do { seat, effect: Fx(effect), this: None });
            }
        }
    }

    /// A reward, twice for whoever has a sandworm now. Control is never doubled. IU-WORM-07 to 10, IU-AMB-20, IU-AMB-21
    fn reward(&mut self, seat: Seat, place: u8, w: &mut impl World<Event>) {
        let Some(conflict) = self.conflict else { return };
        let text = conflict.text();
        let lines: &'static [_] = match place {
            1 => &text.first,
            2 => &text.second,
            _ => &text.third,
        };
        let doubled = self.player(seat).worms > 0;
        w.tell(|| Event::Reward { seat, place, doubled });
        for _ in 0..=u8::from(doubled) {
            if !self.is_human(seat) {
                // House Hagal of two players keeps rewards from others, and gets none. DB-RIVAL-26
                if self.rival(seat).is_some_and(|card| !card.spoiler) {
                    self.rival_acts_on(seat, lines, w);
                }
                continue;
            }
            self.push(effects::Step::Lines { seat, lines: Fxs(lines), done: 0, how: How::AsPrinted });
        }
        if let (1, Some(space)) = (place, text.location)
            && let Some(at) = self.table.location(space)
        {
            if self.rival(seat).is_some_and(|card| card.spoiler) {
                // It takes the marker away and never controls. DB-RIVAL-12
                self.control[at] = None;
                w.tell(|| Event::Uncontrolled { space });
            } else {
                self.control[at] = Some(seat);
                w.tell(|| Event::Control { seat, space });
            }
        }
    }

    /// The winner takes the card and may complete a pair; everything in the Conflict goes home.
    /// IU-COMBAT-09, IU-COMBAT-10, IU-ICON-02
    fn aftermath(&mut self, winner: Option<Seat>, w: &mut impl World<Event>) {
        if let Some(conflict) = self.conflict {
            if let Some(seat) = winner {
                w.tell(|| Event::Won { seat, conflict });
                if self.table.text.trophies {
                    self.player_mut(seat).won |= 1 << conflict.0;
                    conflict.text().icon.into_iter().for_each(|icon| self.pair(seat, icon, w));
                } else {
                    // DB-COMBAT-06
                    self.unclaimed |= 1 << conflict.0;
                }
            } else {
                self.unclaimed |= 1 << conflict.0;
                w.tell(|| Event::Unclaimed { conflict });
            }
        }
        self.conflict = None;
        self.victor = None;
        self.yielded = 0;
        self.fought = 0;
        self.push(makers::Step::Gather);
        if self.table.harvest.is_some() {
            self.lost = std::array::from_fn(|at| self.players[at].deployed);
            self.push(Step::Lost { place: 0 });
        }
        for player in &mut self.players {
            more(&mut player.supply, std::mem::take(&mut player.deployed), "the supply");
            player.worms = 0;
            player.swords = 0;
        }
        if self.table.looks_for_ix() {
            self.dreadnoughts_home(w);
        }
    }

    /// The next player who may have lost troops; then what was lost is forgotten.
    fn next_lost(&mut self, place: u8) {
        if place + 1 < self.count {
            self.push(Step::Lost { place: place + 1 });
        } else {
            self.lost = Default::default();
        }
    }

    /// Two face-up cards with the same icon are turned face down for a point. The wild icon waits for the end of the
    /// game. IU-ICON-02, IU-AMB-23
    fn pair(&mut self, seat: Seat, icon: BattleIcon, w: &mut impl World<Event>) {
        let cards = self.won_with(seat, icon);
        let player = self.player_mut(seat);
        let objective = player.objective_up && player.objective.is_some_and(|card| card.text().icon == icon);
        if cards.count_ones() + u32::from(objective) < 2 {
            return;
        }
        player.won &= !cards;
        player.won_down |= cards;
        player.objective_up &= !objective;
        w.tell(|| Event::Paired { seat, icon });
        self.gain(seat, Good::Vp, 1, w);
    }
}

/// Who gets which reward, from the strengths alone; places of the table that are not taken have strength 0.
/// Six players are four Allies and fight by the rules for four. IU-SIX-60
fn rewards(strengths: [u16; PLAYERS], count: u8) -> [u8; PLAYERS] {
    let mut rewards = [0; PLAYERS];
    let mut best = u16::MAX;
    let mut place = 1;
    while place <= 3 {
        let below = strengths.iter().copied().filter(|&strength| strength < best);
        let Some(strength) = below.max().filter(|&strength| strength > 0) else { break };
        best = strength;
        let tied = strengths.iter().filter(|&&theirs| theirs == strength).count();
        let reward = if tied == 1 { place } else { place + 1 };
        // The third place pays with four players only; a tie for second pays the third reward with any number.
        if reward > 3 || place == 3 && count < 4 {
            break;
        }
        for (theirs, given) in strengths.iter().zip(&mut rewards) {
            if *theirs == strength {
                *given = reward;
            }
        }
        place = match (place, tied) {
            (_, 1) => place + 1,
            // Two tied for first leave the third reward open, with four players. IU-TIE-04
            (1, 2) => 3,
            _ => break,
        };
    }
    rewards
}
