//! Rivals with Rise of Ix: freighter, dreadnoughts, tech tiles. Of two players the Rival ignores tech tiles. RI-RIVAL-11

use table::{Seat, World};

use crate::board::Space;
use crate::content::{Tech, content};
use crate::effect::{Cost, Effect};
use crate::event::{Event, Good, IxEvent};
use crate::state::Imperium;

impl Imperium {
    /// Carries a word of Rise of Ix out for a Rival; says whether it was one.
    pub(crate) fn rival_ix(
        &mut self,
        seat: Seat,
        effect: &'static Effect,
        w: &mut impl World<Event>,
    ) -> bool {
        match effect {
            Effect::Freighter => {
                let mut below = content().shipping.iter().take(self.player(seat).ix.freighter.into());
                match below.any(|space| space.recalled) {
                    true => self.recall_freighter(seat, w),
                    false => self.advance_freighter(seat, w),
                }
            }
            Effect::Dividends(own, others) => self.dividends(seat, *own, *others, w),
            Effect::Dreadnought => self.commission(seat, w),
            Effect::Negotiator => self.negotiate(seat, w),
            Effect::Tech => self.rival_tech(seat, 0, w),
            Effect::TechLess(less) => self.rival_tech(seat, *less, w),
            // The first it can: dividends always, a tile before a negotiator. RI-RIVAL-04, RI-RIVAL-09, RI-RIVAL-15
            Effect::Choose(options) if options.iter().any(Effect::of_ix) => {
                let first = options.iter().find(|option| self.rival_can(seat, option));
                first.into_iter().for_each(|option| self.rival_act(seat, option, w));
            }
            _ => return false,
        }
        true
    }

    /// Would the effect do something for a Rival?
    fn rival_can(&self, seat: Seat, effect: &Effect) -> bool {
        match effect {
            Effect::Tech => self.rival_tile(seat, 0).is_some(),
            Effect::TechLess(less) => self.rival_tile(seat, *less).is_some(),
            _ => true,
        }
    }

    /// The most expensive marked tile the Rival can pay for, of equal ones the topmost. RI-RIVAL-12, RI-RIVAL-14
    fn rival_tile(&self, seat: Seat, less: u8) -> Option<Tech> {
        if self.humans != 1 {
            return None;
        }
        let tops = self.ix.stacks.iter().rev().filter_map(|stack| stack.top);
        let marked = tops.filter(|tile| tile.text().hagal && self.can_pay_tech(seat, *tile, less, false));
        marked.max_by_key(|tile| tile.text().cost)
    }

    /// A tile is bought with the discount and all negotiators that help. RI-RIVAL-14
    fn rival_tech(&mut self, seat: Seat, less: u8, w: &mut impl World<Event>) {
        let Some(tile) = self.rival_tile(seat, less) else { return };
        let price = tile.text().cost.saturating_sub(less);
        let back = price.min(self.player(seat).ix.negotiators);
        self.buy_tech(seat, tile, price - back, back, false, w);
        // RI-RIVAL-22
        self.rival_drones(seat, w);
    }

    /// As long as no face-up tile has the mark, the top tile of the largest stack goes, of equal ones the topmost's.
    /// RI-RIVAL-12
    pub(crate) fn churn_tech(&mut self, w: &mut impl World<Event>) {
        let alone = self.humans == 1;
        let marked = |game: &Imperium| {
            game.ix.stacks.iter().filter_map(|stack| stack.top).any(|tile| tile.text().hagal)
        };
        while alone && !marked(self) {
            let stacks = self.ix.stacks.iter().enumerate().rev().filter(|(_, stack)| stack.top.is_some());
            let Some((largest, _)) = stacks.max_by_key(|(_, stack)| stack.left) else { return };
            if let Some(tile) = self.ix.stacks[largest].top {
                self.ix.scrapped.add(tile);
                w.tell(|| IxEvent::TechScrapped { tile }.into());
            }
            self.reveal_tech(largest, w);
        }
    }

    /// What the tiles of a Rival do at the start of its turn. RI-RIVAL-21, RI-RIVAL-22
    pub(crate) fn rival_tiles(&mut self, seat: Seat, w: &mut impl World<Event>) {
        self.rival_drones(seat, w);
        // What was kept for tiles buys points once the last Conflicts have come. RI-RIVAL-13
        self.rival_spend(seat, w);
        for tile in self.player(seat).ix.tiles.iter() {
            for effect in &tile.text().turn {
                let Effect::Pay(costs, gains) = effect else { continue };
                let spice = costs.iter().find_map(|cost| match cost {
                    Cost::Spice(spice) => Some(*spice),
                    _ => None,
                });
                if let Some(spice) = spice.filter(|spice| self.player(seat).spice >= *spice) {
                    self.scrap(seat, tile, w);
                    self.lose(seat, Good::Spice, spice, w);
                    self.rival_acts_on(seat, gains, w);
                }
            }
        }
    }

    /// A tile that recruits when it is turned over, for nothing, is turned over at the first chance. RI-RIVAL-22
    fn rival_drones(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let free = |tile: Tech| matches!(tile.text().flip[..], [Effect::Troops(_)]);
        self.rival_flips(seat, free, w);
    }

    /// Troops that cost Solari are recruited where they can be deployed, if all of them are there. RI-RIVAL-17
    pub(crate) fn rival_flagship(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let player = self.player(seat);
        let (solari, supply) = (player.solari, player.supply);
        let payable = |tile: Tech| match &tile.text().flip[..] {
            [Effect::Pay(costs, gains)] => match (&costs[..], &gains[..]) {
                ([Cost::Solari(price)], [Effect::Troops(troops)]) => solari >= *price && supply >= *troops,
                _ => false,
            },
            _ => false,
        };
        self.rival_flips(seat, payable, w);
    }

    /// A tile is turned over for what it gives.
    fn rival_flips(&mut self, seat: Seat, which: impl Fn(Tech) -> bool, w: &mut impl World<Event>) {
        let own = self.player(seat).ix;
        let tile = own.tiles.iter().find(|&tile| !own.flipped.has(tile) && which(tile));
        if let Some(tile) = tile {
            self.player_mut(seat).ix.flipped.add(tile);
            w.tell(|| IxEvent::TechUsed { seat, tile }.into());
            self.rival_acts_on(seat, &tile.text().flip, w);
        }
    }

    /// The tile with which a Rival passes enemy agents, without the discard. RI-RIVAL-19
    pub(crate) fn rival_passes(&self, seat: Seat) -> Option<Tech> {
        let own = self.player(seat).ix;
        let lifts = |tile: &Tech| match &tile.text().flip[..] {
            [Effect::Pay(_, gains)] => gains.contains(&Effect::Unblocked),
            _ => false,
        };
        own.tiles.iter().find(|tile| !own.flipped.has(*tile) && lifts(tile))
    }

    /// Is the card not for this Rival: has it no dreadnought left to commission? RI-RIVAL-02
    pub(crate) fn rival_skips(&self, seat: Seat, space: Space) -> bool {
        let commissions = || space.text().effects.contains(&Effect::Dreadnought);
        self.table.ix && self.player(seat).ix.dreadnoughts.supply == 0 && commissions()
    }

    /// Dreadnoughts go before troops. RI-RIVAL-07
    pub(crate) fn rival_deploys(&mut self, seat: Seat, units: u8, w: &mut impl World<Event>) {
        let ships = units.min(self.player(seat).ix.dreadnoughts.garrison);
        for _ in 0..ships {
            self.deploy_dreadnought(seat, w);
        }
        self.deploy(seat, units - ships, w);
    }

    /// A winning Rival takes the point, or control where that covers an opponent's marker and not its own; then the
    /// order is its board's. RI-RIVAL-08, RI-RIVAL-16, DC-30
    pub(crate) fn rival_occupies(&mut self, seat: Seat, w: &mut impl World<Event>) {
        if self.owns_tile(seat, |tile| tile.text().detonation.is_some()).is_some() {
            return self.detonate(seat, w);
        }
        let order = &self.table.text.rivals.occupies;
        let rank = |at: usize, space: Space| {
            let covers = match self.control[at] {
                Some(holder) if holder == seat => 2,
                Some(_) => 0,
                None => 1,
            };
            (covers, order.iter().position(|&there| there == space))
        };
        let best = self.free_flags().min_by_key(|(at, space)| rank(*at, *space));
        if let Some((_, space)) = best {
            self.occupy(seat, space, w);
        }
    }

    /// Does a card of the deck send the Rival past an enemy agent?
    pub(crate) fn is_barred(&self, seat: Seat, space: Space) -> bool {
        let own = self.agents_of(seat) & space.bit() != 0;
        let enemy = self.occupied() & space.bit() != 0;
        own || self.forbidden_to(seat) & space.bit() != 0 || enemy && self.rival_passes(seat).is_none()
    }

    /// The tile is turned over for a visit that needs it.
    pub(crate) fn rival_passes_by(&mut self, seat: Seat, space: Space, w: &mut impl World<Event>) {
        if self.occupied() & space.bit() != 0
            && let Some(tile) = self.rival_passes(seat)
        {
            self.player_mut(seat).ix.flipped.add(tile);
            w.tell(|| IxEvent::TechUsed { seat, tile }.into());
        }
    }

    /// What a Rival's tiles are worth at the end: one point for what counts its cards. RI-RIVAL-18, RI-RIVAL-27
    pub(crate) fn rival_tile_points(&mut self, seat: Seat, w: &mut impl World<Event>) {
        use crate::effect::Condition::OwnsSpiceMustFlow;
        for tile in self.player(seat).ix.tiles.iter() {
            for effect in &tile.text().endgame {
                match effect {
                    Effect::If(OwnsSpiceMustFlow(_), gains) => self.rival_acts_on(seat, gains, w),
                    Effect::If(..) => self.rival_act(seat, effect, w),
                    _ => {}
                }
            }
        }
    }
}
