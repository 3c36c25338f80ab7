//! Phase 3: combat cards, then the rewards.

use table::{Seat, World};

use crate::board::{self, BattleIcon};
use crate::event::{Event, Good};
use crate::state::{Fxs, Imperium, NONE, PLAYERS};
use crate::step::{How, Step};

impl Imperium {
    pub(crate) fn start_combat(&mut self, w: &mut impl World<Event>) {
        self.rival_swords(w);
        self.stack.push(Step::Yield { place: 0 });
        self.chance(0, 0);
    }

    /// How many players have a unit in the Conflict.
    fn fighters(&self) -> u8 {
        Seat::first(self.humans.into()).filter(|&seat| self.fights(seat)).count() as u8
    }

    fn chance(&mut self, place: u8, passes: u8) {
        self.stack.push(Step::CombatChance { place, passes, played: false });
        if self.six {
            self.stand_in(self.in_order(place));
        }
    }

    /// A player's chance is over: by a pass, or because the cards wanted were played. The loop ends when all who
    /// could act have passed one after another. IU-COMBAT-01, IU-COMBAT-03, IU-COMBAT-04, IU-AMB-24
    pub(crate) fn next_chance(&mut self, place: u8, passes: u8, played: bool) {
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
    pub(crate) fn next_yield(&mut self, place: u8) {
        if self.six && place + 1 < self.count {
            self.stack.push(Step::Yield { place: place + 1 });
        } else {
            self.turn.ally = NONE;
            self.turn.behalf = false;
            self.stack.push(Step::Resolution);
        }
    }

    /// First, second, third; those who share a reward in turn order; then the card and the clean-up. IU-AMB-22
    pub(crate) fn resolve_combat(&mut self) {
        let places = self.places();
        let winner = places.iter().position(|&place| place == 1).map_or(NONE, |seat| seat as u8);
        self.stack.push(Step::Aftermath { winner });
        for place in (1..=3).rev() {
            for at in (0..self.count).rev() {
                let seat = self.in_order(at);
                if places[seat.index()] == place {
                    self.stack.push(Step::Reward { seat, place });
                }
            }
        }
    }

    /// A reward, twice for whoever has a sandworm now. Control is never doubled. IU-WORM-07 to 10, IU-AMB-20, IU-AMB-21
    pub(crate) fn reward(&mut self, seat: Seat, place: u8, w: &mut impl World<Event>) {
        let Some(conflict) = self.current() else { return };
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
                lines.iter().for_each(|effect| self.rival_act(seat, effect, w));
                continue;
            }
            self.stack.push(Step::Lines { seat, lines: Fxs(lines), done: 0, how: How::AsPrinted });
        }
        if let (1, Some(space)) = (place, text.location)
            && let Some(at) = board::location(space)
        {
            self.control[at] = seat.0;
            w.tell(|| Event::Control { seat, space });
        }
    }

    /// The winner takes the card and may complete a pair; everything in the Conflict goes home.
    /// IU-COMBAT-09, IU-COMBAT-10, IU-ICON-02
    pub(crate) fn aftermath(&mut self, winner: u8, w: &mut impl World<Event>) {
        if let Some(conflict) = self.current() {
            if winner == NONE {
                self.unclaimed |= 1 << conflict.0;
                w.tell(|| Event::Unclaimed { conflict });
            } else {
                let seat = Seat(winner);
                self.player_mut(seat).won |= 1 << conflict.0;
                w.tell(|| Event::Won { seat, conflict });
                self.pair(seat, conflict.text().icon, w);
            }
        }
        self.conflict = NONE;
        self.yielded = 0;
        for player in &mut self.players {
            player.supply += std::mem::take(&mut player.deployed);
            player.worms = 0;
            player.swords = 0;
        }
        self.stack.push(Step::Makers);
    }

    /// Two face-up cards with the same icon are turned face down for a point. The wild icon waits for the end of the
    /// game. IU-ICON-02, IU-AMB-23
    fn pair(&mut self, seat: Seat, icon: BattleIcon, w: &mut impl World<Event>) {
        if icon == BattleIcon::Wild {
            return;
        }
        let cards = self.won_with(seat, icon);
        let player = self.player_mut(seat);
        let objective =
            player.objective_up && player.objective().is_some_and(|card| card.text().icon == icon);
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
            (1, 2) if count >= 4 => 3,
            _ => break,
        };
    }
    rewards
}
