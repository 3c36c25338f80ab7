//! What a Rival gains, and what it does with it: every choice is taken by its card.

use table::fault::{self, Fault, more};
use table::{Seat, Steps, World};

use super::effects;
use super::influence::{self, ALLIANCE_STEP, TOP};
use crate::board::{self, Faction, Post};
use crate::content::{RivalText, content};
use crate::effect::{Cost, Effect};
use crate::event::{Event, Good};
use crate::state::{Fxs, Imperium, SPIES, one};

impl Imperium {
    /// Carries an effect out for a Rival, which takes every choice by its card. IU-RIVAL-19 to IU-RIVAL-28
    pub(crate) fn rival_act(&mut self, seat: Seat, effect: &'static Effect, w: &mut impl World<Event>) {
        let Some(card) = self.rival(seat) else { return };
        if self.rival_ix(seat, effect, w) {
            return;
        }
        match effect {
            Effect::Solari(amount) => self.rival_gain(seat, Good::Solari, *amount, w),
            Effect::Spice(amount) => self.rival_gain(seat, Good::Spice, *amount, w),
            Effect::Water(amount) => self.rival_gain(seat, Good::Water, *amount, w),
            // Never a contract. IU-RIVAL-47
            Effect::Contract => self.rival_gain(seat, Good::Solari, 2, w),
            Effect::BonusSpice => {
                let bonus = self.turn.space.and_then(|space| self.bonus_at(space)).map_or(0, std::mem::take);
                self.rival_gain(seat, Good::Spice, bonus, w);
            }
            Effect::MakerYield => self.rival_yield(seat, w),
            Effect::Vp(amount) => self.gain(seat, Good::Vp, *amount, w),
            Effect::Troops(troops) => self.recruit(seat, *troops, w),
            Effect::Intrigue(cards) => self.rival_intrigue(seat, *cards, w),
            Effect::Steal => self.rival_steal(seat, w),
            Effect::Spy => {
                let posts = card.priority.iter().map(|&faction| faction_post(faction));
                self.rival_watch(seat, posts, w);
            }
            Effect::Hooks if !self.player(seat).hooks => {
                self.player_mut(seat).hooks = true;
                w.tell(|| Event::Hooks { seat });
            }
            // Mandatory, and only with hooks. IU-RIVAL-28
            Effect::ShieldWall if self.wall && self.player(seat).hooks => {
                self.wall = false;
                w.tell(|| Event::WallRemoved { seat });
            }
            Effect::Signet => self.rival_acts_on(seat, &card.signet, w),
            Effect::Pay(costs, gains) => self.rival_pay(seat, costs, gains, w),
            Effect::If(condition, effects) if self.holds(seat, condition, None) => {
                self.rival_acts_on(seat, effects, w);
            }
            Effect::Either(condition, yes, no) => {
                let effects = if self.holds(seat, condition, None) { yes } else { no };
                self.rival_acts_on(seat, effects, w);
            }
            Effect::Tleilaxu(steps) => self.advance_tleilaxu(seat, *steps, w),
            Effect::ReplaceTleilaxu(place) => self.replace_tleilaxu(*place, w),
            Effect::MentatNextRound => self.mentat_next = Some(seat),
            Effect::Choose(_) | Effect::ChooseTwo(_) if self.table.text.rivals.asked => {
                self.choose_for_rival(seat, effect);
            }
            effect if self.table.text.rivals.asked => self.ask_influence(seat, effect, w),
            effect => self.rival_courts(seat, card, effect, w),
        }
    }

    /// The player decides what a Rival of the base game takes. DB-RIVAL-21
    fn choose_for_rival(&mut self, seat: Seat, effect: &'static Effect) {
        match effect {
            Effect::Choose(options) => {
                self.push(effects::Step::Choose { seat, options: Fxs(options), this: None });
            }
            Effect::ChooseTwo(options) => {
                let options = Fxs(options);
                self.push(effects::Step::ChooseTwo { seat, options, first: None, this: None });
            }
            _ => {}
        }
    }

    /// Influence of a Rival of the base game: where it has least, the player deciding among several. DB-RIVAL-21
    fn ask_influence(&mut self, seat: Seat, effect: &Effect, w: &mut impl World<Event>) {
        let ask =
            |amount, again, trailing| influence::Step::Least { seat, amount, again, trailing, not: None };
        match effect {
            Effect::Influence(faction, amount) => self.rival_influence(seat, *faction, *amount, w),
            Effect::AnyInfluence(amount) => self.push(ask(*amount, false, false)),
            Effect::TwoInfluence => self.push(ask(1, true, false)),
            // DB-AMB-03
            Effect::TrailingInfluence => self.push(ask(1, false, true)),
            _ => {}
        }
    }

    /// The factions where a Rival has least influence, of those where somebody stands higher if it must be one of them.
    pub(crate) fn least_of_rival(&self, seat: Seat, not: Option<Faction>, trailing: bool) -> u8 {
        let influence = self.player(seat).influence;
        let higher = |faction: Faction| self.trailing(seat).any(|trailing| trailing == faction);
        let open = || {
            let open = Faction::ALL.iter().copied().filter(move |&faction| Some(faction) != not);
            open.filter(|&faction| !trailing || higher(faction))
        };
        let least = open().map(|faction| influence[faction.index()]).min();
        let among = open().filter(|faction| Some(influence[faction.index()]) == least);
        among.fold(0, |set, faction| set | faction.bit() as u8)
    }

    /// Carries effects out one after another.
    pub(crate) fn rival_acts_on(
        &mut self,
        seat: Seat,
        effects: &'static [Effect],
        w: &mut impl World<Event>,
    ) {
        effects.iter().for_each(|effect| self.rival_act(seat, effect, w));
    }

    /// Influence, with the factions its card prefers. Anything else is about cards in hand and in play, which are nothing
    /// to a Rival. IU-RIVAL-45
    fn rival_courts(&mut self, seat: Seat, card: &RivalText, effect: &Effect, w: &mut impl World<Event>) {
        match effect {
            Effect::Influence(faction, amount) => self.rival_influence(seat, *faction, *amount, w),
            Effect::AnyInfluence(amount) => {
                let faction = self.least_influence(seat, None);
                self.rival_influence(seat, faction, *amount, w);
            }
            Effect::TwoInfluence => {
                let first = self.least_influence(seat, None);
                let second = self.least_influence(seat, Some(first));
                self.rival_influence(seat, first, 1, w);
                self.rival_influence(seat, second, 1, w);
            }
            Effect::NumberedInfluence(place) => {
                let at = usize::from(*place).checked_sub(1);
                match at.and_then(|at| card.priority.get(at)) {
                    Some(&faction) => self.rival_influence(seat, faction, 1, w),
                    None => fault::raise(Fault::NoSuch { what: "faction", number: (*place).into() }),
                }
            }
            Effect::MostInfluence => {
                let influence = self.player(seat).influence;
                // The leftmost of those with most.
                let most = card.priority.iter().rev().max_by_key(|faction| influence[faction.index()]);
                self.rival_influence(seat, *most.unwrap_or(&Faction::Emperor), 1, w);
            }
            Effect::AllianceInfluence(amount) => {
                let wins = card.priority.into_iter().find(|&faction| self.would_ally(seat, faction, *amount));
                let faction = wins.unwrap_or_else(|| self.least_influence(seat, None));
                self.rival_influence(seat, faction, *amount, w);
            }
            _ => {}
        }
    }

    /// On a maker space, sandworms if it can summon them, otherwise the spice. IU-RIVAL-39
    fn rival_yield(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let (spice, worms) = self.turn.space.map(|space| content().yields[space.index()]).unwrap_or_default();
        if worms > 0 && self.player(seat).hooks && !self.protected() {
            self.summon(seat, worms, w);
        } else {
            self.rival_gain(seat, Good::Spice, spice, w);
        }
    }

    fn rival_intrigue(&mut self, seat: Seat, cards: u8, w: &mut impl World<Event>) {
        if !self.done_collecting(seat) {
            self.draw_intrigue(seat, cards, w);
            self.rival_spend(seat, w);
        }
    }

    fn rival_steal(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let held = self.player(seat).intrigue.len();
        self.steal(seat, w);
        if self.done_collecting(seat) {
            // Taken like bonus spice, and like it not kept. IU-RIVALDIFF-14, IU-AMB-88
            self.spend_intrigue(seat, self.player(seat).intrigue.len() - held, w);
        }
        self.rival_spend(seat, w);
    }

    /// A spy goes to the first of these posts that is free.
    pub(crate) fn rival_watch(
        &mut self,
        seat: Seat,
        posts: impl IntoIterator<Item = Post>,
        w: &mut impl World<Event>,
    ) {
        let watched = self.watched();
        let free = self.posts_here() & !watched;
        if let Some(post) = posts.into_iter().find(|&post| free & one(post) != 0) {
            self.rival_spy(seat, post, w);
        }
    }

    /// A point on offer is always bought if it can be. Conflicts ask for Solari, spice or spies. IU-RIVAL-46
    fn rival_pay(&mut self, seat: Seat, costs: &[Cost], gains: &'static [Effect], w: &mut impl World<Event>) {
        if !self.can_pay(seat, costs, None) {
            return;
        }
        for cost in costs {
            match cost {
                Cost::Solari(amount) => self.lose(seat, Good::Solari, *amount, w),
                Cost::Spice(amount) => self.lose(seat, Good::Spice, *amount, w),
                Cost::RecallSpies(spies) => {
                    for _ in 0..*spies {
                        let post = board::posts(self.player(seat).spies).next();
                        post.into_iter().for_each(|post| self.recall_spy(seat, post, w));
                    }
                }
                _ => return,
            }
        }
        self.rival_acts_on(seat, gains, w);
    }

    fn rival_influence(&mut self, seat: Seat, faction: Faction, amount: u8, w: &mut impl World<Event>) {
        for _ in 0..amount {
            self.gain_influence(seat, faction, w);
        }
    }

    /// Where the Rival has least influence, the leftmost of its list among several. IU-RIVAL-45
    fn least_influence(&self, seat: Seat, not: Option<Faction>) -> Faction {
        let influence = self.player(seat).influence;
        let priority = self.rival(seat).map_or([Faction::Emperor; 4], |card| card.priority);
        let open = priority.into_iter().filter(|&faction| Some(faction) != not);
        open.min_by_key(|faction| influence[faction.index()]).unwrap_or(Faction::Emperor)
    }

    /// Would so much influence win the Alliance?
    fn would_ally(&self, seat: Seat, faction: Faction, amount: u8) -> bool {
        let step = (self.player(seat).influence[faction.index()] + amount).min(TOP);
        let holder = self.alliance[faction.index()];
        let above = holder.is_none_or(|holder| step > self.player(holder).influence[faction.index()]);
        holder != Some(seat) && step >= ALLIANCE_STEP && above
    }

    /// The third spy brings the other two home and triggers the scheme. IU-RIVAL-49, IU-AMB-54
    fn rival_spy(&mut self, seat: Seat, post: Post, w: &mut impl World<Event>) {
        self.place_spy(seat, post, w);
        if self.player(seat).spies.count_ones() < u32::from(SPIES) {
            return;
        }
        for other in board::posts(self.player(seat).spies & !one(post)) {
            self.recall_spy(seat, other, w);
        }
        w.tell(|| Event::Schemed { seat });
        if let Some(card) = self.rival(seat) {
            self.rival_acts_on(seat, &card.scheme, w);
        }
    }

    /// A streamlined Rival with its Swordmaster collects nothing more. IU-RIVALDIFF-14
    fn done_collecting(&self, seat: Seat) -> bool {
        self.player(seat).swordmaster && self.rival(seat).is_some_and(|card| card.streamlined)
    }

    pub(crate) fn rival_gain(&mut self, seat: Seat, good: Good, amount: u8, w: &mut impl World<Event>) {
        if !self.done_collecting(seat) {
            self.gain(seat, good, amount, w);
            self.rival_spend(seat, w);
        }
    }

    /// The Swordmaster as soon as it can be had, then victory points. IU-RIVAL-35, IU-RIVAL-36, IU-RIVAL-40,
    /// IU-AMB-52, IU-AMB-53
    pub(crate) fn rival_spend(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let Some(card) = self.rival(seat) else { return };
        if !self.table.text.rivals.swordmaster_first {
            // DB-RIVAL-20
            while !card.spoiler && self.buy_point(seat, w) {}
            return;
        }
        let player = self.player(seat);
        let total = usize::from(player.solari) + usize::from(player.spice) + usize::from(player.water);
        if !player.swordmaster && total + player.intrigue.len() >= usize::from(card.swordmaster) {
            self.buy_swordmaster(seat, card.swordmaster, w);
        }
        if !self.player(seat).swordmaster || card.streamlined {
            return;
        }
        while self.buy_point(seat, w) {}
    }

    fn buy_swordmaster(&mut self, seat: Seat, price: u8, w: &mut impl World<Event>) {
        let mut left = price;
        for good in [Good::Solari, Good::Spice] {
            let player = self.player(seat);
            let have = if good == Good::Solari { player.solari } else { player.spice };
            let paid = left.min(have);
            self.lose(seat, good, paid, w);
            left -= paid;
        }
        let cards = left.min(self.player(seat).intrigue.len() as u8);
        self.spend_intrigue(seat, cards.into(), w);
        self.lose(seat, Good::Water, left - cards, w);
        let player = self.player_mut(seat);
        player.swordmaster = true;
        more(&mut player.agents, 1, "agents");
        w.tell(|| Event::Swordmaster { seat });
    }

    fn buy_point(&mut self, seat: Seat, w: &mut impl World<Event>) -> bool {
        let player = self.player(seat);
        let payable = |price: &&Effect| match price {
            Effect::Solari(price) => player.solari >= *price,
            Effect::Spice(price) => player.spice >= *price && self.sells_spice(),
            Effect::Intrigue(cards) => player.intrigue.len() >= usize::from(*cards),
            Effect::Water(price) => player.water >= *price,
            _ => false,
        };
        match self.table.text.rivals.points.iter().find(payable) {
            Some(Effect::Solari(price)) => self.lose(seat, Good::Solari, *price, w),
            Some(Effect::Spice(price)) => self.lose(seat, Good::Spice, *price, w),
            Some(Effect::Intrigue(cards)) => self.spend_intrigue(seat, (*cards).into(), w),
            Some(Effect::Water(price)) => self.lose(seat, Good::Water, *price, w),
            _ => return false,
        }
        self.gain(seat, Good::Vp, 1, w);
        true
    }

    /// Does a Rival give spice for points? With tech tiles to be had, only in a Conflict III. RI-RIVAL-13
    fn sells_spice(&self) -> bool {
        let last = self.conflict.is_some_and(|conflict| conflict.text().level == 3);
        !self.table.ix || self.humans != 1 || last
    }

    /// Intrigue cards are spent unseen and at random, and lie face up on the discard pile then.
    fn spend_intrigue(&mut self, seat: Seat, cards: usize, w: &mut impl World<Event>) {
        for _ in 0..cards {
            if let Some(card) = self.player_mut(seat).intrigue.draw(w) {
                self.intrigue_discard.add(card);
                w.tell(|| Event::SpentIntrigue { seat, card: crate::content::Intrigue(card) });
            }
        }
    }
}

/// The post at a faction's spaces.
fn faction_post(faction: Faction) -> Post {
    match faction {
        Faction::Emperor => Post::Emperor,
        Faction::Guild => Post::Guild,
        Faction::BeneGesserit => Post::BeneGesserit,
        Faction::Fremen => Post::Fremen,
    }
}
