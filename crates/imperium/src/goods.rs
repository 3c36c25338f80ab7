//! What players gain and lose: resources, cards, troops, sandworms, spies.

use table::{Seat, World};

use crate::board::Post;
use crate::content::{Card, Goal, Intrigue, content};
use crate::event::{Event, Good};
use crate::state::{Imperium, one};

impl Imperium {
    /// Gains from the bank, which never runs out. IU-SETUP-21, IU-GLOSS-12
    pub(crate) fn gain(&mut self, seat: Seat, good: Good, amount: u8, w: &mut impl World<Event>) {
        if amount == 0 {
            return;
        }
        // A Commander's swords are the activated Ally's. IU-SIX-27
        let seat = match good {
            Good::Swords => match self.army(seat) {
                Some(army) => army,
                None => return,
            },
            _ => seat,
        };
        let player = self.player_mut(seat);
        let held = match good {
            Good::Solari => &mut player.solari,
            Good::Spice => &mut player.spice,
            Good::Water => &mut player.water,
            Good::Persuasion => &mut player.persuasion,
            Good::Swords => &mut player.swords,
            Good::Vp => &mut player.vp,
        };
        *held = held.saturating_add(amount);
        w.tell(|| Event::Gained { seat, good, amount });
        if good == Good::Spice && self.turn.seat == seat && self.is_human(seat) {
            self.turn.spice = self.turn.spice.saturating_add(amount);
            self.harvest(seat, w);
        }
    }

    /// Harvest contracts count all spice of a turn with an agent on a maker space. IU-CHOAM-12, IU-AMB-46
    pub(crate) fn harvest(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let at_maker = self.visited().is_some_and(|space| content().makers & space.bit() != 0);
        if self.turn.open && at_maker && !self.turn.held.is_empty() {
            let gained = self.turn.spice;
            self.complete_held(seat, |goal| matches!(goal, Goal::Harvest(least) if gained >= least), w);
        }
    }

    /// Pays to the bank or loses.
    pub(crate) fn lose(&mut self, seat: Seat, good: Good, amount: u8, w: &mut impl World<Event>) {
        if amount == 0 {
            return;
        }
        let player = self.player_mut(seat);
        let held = match good {
            Good::Solari => &mut player.solari,
            Good::Spice => &mut player.spice,
            Good::Water => &mut player.water,
            Good::Persuasion => &mut player.persuasion,
            Good::Swords => &mut player.swords,
            Good::Vp => &mut player.vp,
        };
        *held = held.saturating_sub(amount);
        w.tell(|| Event::Lost { seat, good, amount });
    }

    /// Draws cards one by one; the discard pile is shuffled only when a draw fails. A card drawn in the own Reveal
    /// turn is revealed at once. IU-ROUND-14, IU-AMB-27, IU-REVEAL-07, IU-REVEAL-08
    pub(crate) fn draw(&mut self, seat: Seat, cards: u8, w: &mut impl World<Event>) {
        for _ in 0..cards {
            let player = self.player_mut(seat);
            if player.deck.is_empty() && !player.discard.is_empty() {
                player.deck = std::mem::take(&mut player.discard);
                w.tell(|| Event::Shuffled { seat });
            }
            let Some(card) = self.player_mut(seat).deck.draw(w) else { return };
            self.player_mut(seat).hand.add(card);
            w.tell(|| Event::Drew { seat, card: Some(Card(card)) });
            if self.turn.open && self.turn.reveal && self.turn.seat == seat {
                self.reveal_hand(seat, w);
            }
        }
    }

    /// Draws Intrigue cards. IU-INTRIGUE-02, IU-INTRIGUE-12, IU-AMB-30
    pub(crate) fn draw_intrigue(&mut self, seat: Seat, cards: u8, w: &mut impl World<Event>) {
        for _ in 0..cards {
            if self.intrigue.is_empty() {
                self.intrigue = std::mem::take(&mut self.intrigue_discard);
            }
            let Some(card) = self.intrigue.draw(w) else { return };
            self.player_mut(seat).intrigue.add(card);
            w.tell(|| Event::DrewIntrigue { seat, card: Some(Intrigue(card)) });
        }
    }

    /// Every opponent with four or more Intrigue cards gives one at random. IU-INTRIGUE-10, IU-AMB-31
    pub(crate) fn steal(&mut self, seat: Seat, w: &mut impl World<Event>) {
        for from in self.others(seat) {
            if !self.opposed(seat, from) || self.player(from).intrigue.len() < 4 {
                continue;
            }
            if let Some(card) = self.player_mut(from).intrigue.draw(w) {
                self.player_mut(seat).intrigue.add(card);
                w.tell(|| Event::Stolen { seat, from, card: Some(Intrigue(card)) });
            }
        }
    }

    /// Recruits from the supply; what the supply lacks is lost. IU-UNIT-02, IU-UNIT-03
    pub(crate) fn recruit(&mut self, seat: Seat, troops: u8, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let player = self.player_mut(seat);
        let troops = troops.min(player.supply);
        if troops == 0 {
            return;
        }
        player.supply -= troops;
        player.garrison += troops;
        if self.army(self.turn.seat) == Some(seat) {
            self.turn.recruited += troops;
        }
        w.tell(|| Event::Recruited { seat, troops });
    }

    /// Moves troops from the garrison to the Conflict.
    pub(crate) fn deploy(&mut self, seat: Seat, troops: u8, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let player = self.player_mut(seat);
        let troops = troops.min(player.garrison);
        if troops == 0 {
            return;
        }
        player.garrison -= troops;
        player.deployed += troops;
        if self.counts_now(seat) {
            self.turn.units += troops;
        }
        w.tell(|| Event::Deployed { seat, troops });
    }

    /// Moves troops from the Conflict to the garrison. With the last unit the swords are lost, except while the own
    /// Reveal turn lasts. IU-UNIT-11, IU-AMB-25
    pub(crate) fn retreat(&mut self, seat: Seat, troops: u8, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let revealing = self.turn.open && self.turn.reveal && self.army(self.turn.seat) == Some(seat);
        let player = self.player_mut(seat);
        let troops = troops.min(player.deployed);
        if troops == 0 {
            return;
        }
        player.deployed -= troops;
        player.garrison += troops;
        if player.units() == 0 && !revealing {
            player.swords = 0;
        }
        w.tell(|| Event::Retreated { seat, troops });
    }

    /// Summons sandworms into the Conflict, unless the Shield Wall protects it. IU-WORM-01, IU-WORM-03
    pub(crate) fn summon(&mut self, seat: Seat, worms: u8, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        // Only Muad'Dib's team summons sandworms. IU-AMB-79
        // A summoned sandworm is deployed, so a ban on deployment holds for it. IU-CLARIFY-08, IU-AMB-85
        if self.protected() || self.serves_shaddam(seat) || self.banned(seat) {
            return;
        }
        self.player_mut(seat).worms += worms;
        if self.counts_now(seat) {
            self.turn.units += worms;
        }
        w.tell(|| Event::Summoned { seat, worms });
    }

    /// Maker hooks go to the garrison: of a Commander's activated Ally, and with them to the other Ally.
    /// IU-AMB-76, IU-AMB-79
    pub(crate) fn take_hooks(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat).filter(|&seat| !self.serves_shaddam(seat)) else { return };
        let team = if self.six { self.allies_of(seat) } else { [seat; 2] };
        for seat in team {
            if !self.player(seat).hooks {
                self.player_mut(seat).hooks = true;
                w.tell(|| Event::Hooks { seat });
            }
        }
    }

    /// Takes a spy back into the supply. IU-SPY-05
    pub(crate) fn recall_spy(&mut self, seat: Seat, post: Post, w: &mut impl World<Event>) {
        self.player_mut(seat).spies &= !one(post);
        if self.turn.seat == seat {
            self.turn.recalled_spy = true;
        }
        w.tell(|| Event::SpyRecalled { seat, post });
    }

    /// Puts a spy on a post.
    pub(crate) fn place_spy(&mut self, seat: Seat, post: Post, w: &mut impl World<Event>) {
        self.player_mut(seat).spies |= one(post);
        w.tell(|| Event::SpyPlaced { seat, post });
    }
}
