//! Rivals: agent turns driven by the House Hagal deck, and what they do with what they gain.
//!
//! A Rival never decides anything. It ignores the costs, requirements and effects of spaces and gets what its card says.

use serde::Serialize;
use table::fault::{self, Fault};
use table::{Doing, Seat, World};

use super::influence::{ALLIANCE_STEP, TOP};
use super::{Asking, no_question};
use crate::board::{self, Faction, Post, Space};
use crate::content::{Destination, Hagal, HagalText, RivalText, content};
use crate::effect::{Cost, Effect};
use crate::event::{Event, Good};
use crate::state::{Imperium, SPIES, one};
use crate::view::Question;

/// What a Rival pays for a victory point once it has its Swordmaster, in the order it looks.
const POINT_PRICES: [(Good, u8); 2] = [(Good::Solari, 7), (Good::Spice, 7)];
/// Intrigue cards for a victory point.
const POINT_INTRIGUES: usize = 3;
/// Water for a victory point.
const POINT_WATER: u8 = 3;
/// Shuffles in one turn after which nothing more is expected of the deck; a fair shuffle never comes near it.
const MOST_SHUFFLES: u8 = 100;
/// Units a Rival leads by before it stops deploying. IU-RIVALDIFF-10, IU-AMB-57
const EXPERT_LEAD: u8 = 3;

/// The step of a Rival.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Its turn. IU-RIVAL-12
    Turn {
        /// Which Rival's.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn run(self, game: &mut Imperium, w: &mut impl World<Event>) {
        let Step::Turn { seat } = self;
        game.rival_turn(seat, w);
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        no_question()
    }
}

impl Imperium {
    /// The Rival card of a participant.
    #[inline]
    pub(crate) fn rival(&self, seat: Seat) -> Option<&'static RivalText> {
        self.player(seat).rival.map(|rival| rival.text())
    }

    /// A Rival takes turns as long as it has an agent, and never a Reveal turn. What found no free space after the
    /// people have revealed finds none any more. IU-RIVAL-12, IU-RIVAL-13, IU-AMB-50
    pub(crate) fn rival_acts(&self, seat: Seat) -> bool {
        self.player(seat).agents > 0 && self.stranded & 1 << seat.0 == 0
    }

    /// Turns cards up until one sends the agent somewhere free. IU-RIVAL-12, IU-RIVAL-16, IU-RIVAL-17, IU-AMB-50
    fn rival_turn(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let mut shuffles = 0u8;
        loop {
            // What is left of a fresh deck sends nobody anywhere: the agent stays at home.
            if shuffles > 0 && !self.hagal_sends(seat) || shuffles > MOST_SHUFFLES {
                break;
            }
            if self.hagal.is_empty() {
                shuffles += 1;
                self.shuffle_hagal();
            }
            let Some(card) = self.turn_up_hagal(w) else { break };
            let text = card.text();
            match &text.to {
                Destination::Reshuffle => {
                    shuffles += 1;
                    self.shuffle_hagal();
                }
                Destination::Watch(posts) => {
                    let free = posts.iter().find(|&&post| self.watched() & one(post) == 0);
                    if let Some(&post) = free {
                        self.rival_spy(seat, post, w);
                    }
                }
                to => {
                    if let Some(space) = self.rival_target(seat, to) {
                        self.rival_visit(seat, text, space, w);
                        break;
                    }
                }
            }
        }
        if self.turn.space.is_none() && self.people_revealed() {
            self.stranded |= 1 << seat.0;
        }
        w.tell(|| Event::TurnEnded { seat });
    }

    /// The space a card sends the agent to, if it is free and worth the visit.
    fn rival_target(&self, seat: Seat, to: &Destination) -> Option<Space> {
        let space = self.rival_destination(seat, to)?;
        let pointless = self.habits.politics && self.pointless_visit(seat, space);
        (self.agents[space.index()] == 0 && !pointless).then_some(space)
    }

    /// Is there a card left in the deck that sends the agent somewhere?
    fn hagal_sends(&self, seat: Seat) -> bool {
        self.hagal.kinds().any(|card| self.rival_target(seat, &Hagal(card).text().to).is_some())
    }

    fn shuffle_hagal(&mut self) {
        let discards = std::mem::take(&mut self.hagal_discard);
        self.hagal.pour(discards);
    }

    fn turn_up_hagal(&mut self, w: &mut impl World<Event>) -> Option<Hagal> {
        let card = Hagal(self.hagal.draw(w)?);
        self.hagal_discard.add(card.0);
        w.tell(|| Event::HagalCard { card });
        Some(card)
    }

    /// The space a card names for this Rival now; only that one, free or not. IU-RIVAL-31, IU-RIVAL-32
    fn rival_destination(&self, seat: Seat, to: &Destination) -> Option<Space> {
        match to {
            Destination::Visit(space) => Some(*space),
            Destination::ByConflict(low, high) => {
                let level = self.conflict.map_or(1, |conflict| conflict.text().level);
                Some(if level == 3 { *high } else { *low })
            }
            Destination::ByGuild(low, high) => {
                let guild = self.player(seat).influence[Faction::Guild.index()];
                Some(if guild >= 2 { *high } else { *low })
            }
            Destination::Harvest(spaces) => {
                let bonus = |space: Space| {
                    let at = self.makers_here().iter().position(|&maker| maker == space);
                    at.map_or(0, |at| self.bonus[at])
                };
                let with_bonus = spaces.iter().copied().filter(|&space| bonus(space) > 0);
                with_bonus.max_by_key(|&space| (bonus(space), content().yields[space.index()].0))
            }
            Destination::Watch(_) | Destination::Reshuffle => None,
        }
    }

    /// Smart Politics: is a free faction space not worth the visit? IU-RIVALDIFF-07, IU-RIVALDIFF-08
    fn pointless_visit(&self, seat: Seat, space: Space) -> bool {
        let text = space.text();
        let free = text.solari + text.spice + text.water == 0;
        let Some(faction) = text.icon.faction().filter(|_| free) else {
            return false;
        };
        let own = self.player(seat).influence[faction.index()];
        let best =
            self.others(seat).map(|other| self.player(other).influence[faction.index()]).max().unwrap_or(0);
        let secure = self.alliance[faction.index()] == Some(seat) && own > best;
        let hopeless = own >= 2 && best >= own + 2;
        secure || hopeless
    }

    /// The agent goes there, the controller is paid, the Rival gains what the card says and deploys. IU-RIVAL-18
    fn rival_visit(&mut self, seat: Seat, text: &'static HagalText, space: Space, w: &mut impl World<Event>) {
        self.player_mut(seat).agents -= 1;
        self.agents[space.index()] |= 1 << seat.0;
        self.turn.space = Some(space);
        w.tell(|| Event::RivalSent { seat, space });
        self.arrival(seat, space, w);
        let second =
            matches!(text.to, Destination::ByConflict(_, far) | Destination::ByGuild(_, far) if far == space);
        for effect in &text.gains {
            self.rival_act(seat, effect, w);
        }
        if second {
            for effect in &text.second {
                self.rival_act(seat, effect, w);
            }
        }
        if space.text().combat {
            self.rival_deploy(seat, w);
        }
    }

    /// Everything recruited this turn and two more, unless the lead is large enough. IU-RIVAL-23, IU-RIVAL-29,
    /// IU-RIVAL-50, IU-AMB-56
    fn rival_deploy(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let early = self.conflict.is_some_and(|conflict| conflict.text().level < 3);
        if self.habits.deployment && early {
            let best = self.others(seat).map(|other| self.player(other).units()).max().unwrap_or(0);
            if self.player(seat).units() >= best + EXPERT_LEAD {
                return;
            }
        }
        let troops = self.turn.recruited + 2;
        self.deploy(seat, troops, w);
    }

    /// Carries an effect out for a Rival, which takes every choice by its card. IU-RIVAL-19 to IU-RIVAL-28
    pub(crate) fn rival_act(&mut self, seat: Seat, effect: &'static Effect, w: &mut impl World<Event>) {
        let Some(card) = self.rival(seat) else { return };
        match effect {
            Effect::Solari(amount) => self.rival_gain(seat, Good::Solari, *amount, w),
            Effect::Spice(amount) => self.rival_gain(seat, Good::Spice, *amount, w),
            Effect::Water(amount) => self.rival_gain(seat, Good::Water, *amount, w),
            Effect::Vp(amount) => self.gain(seat, Good::Vp, *amount, w),
            Effect::Troops(troops) => self.recruit(seat, *troops, w),
            Effect::Intrigue(_) if self.done_collecting(seat) => {}
            Effect::Intrigue(cards) => {
                self.draw_intrigue(seat, *cards, w);
                self.rival_spend(seat, w);
            }
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
            Effect::Spy => {
                let post = card.priority.iter().map(|&faction| faction_post(faction));
                let free = post.into_iter().find(|&post| self.watched() & one(post) == 0);
                if let Some(post) = free {
                    self.rival_spy(seat, post, w);
                }
            }
            Effect::Signet => card.signet.iter().for_each(|effect| self.rival_act(seat, effect, w)),
            Effect::Steal => {
                let held = self.player(seat).intrigue.len();
                self.steal(seat, w);
                if self.done_collecting(seat) {
                    // Taken like bonus spice, and like it not kept. IU-RIVALDIFF-14, IU-AMB-88
                    self.spend_intrigue(seat, self.player(seat).intrigue.len() - held, w);
                }
                self.rival_spend(seat, w);
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
            Effect::BonusSpice => {
                let bonus = self.turn.space.and_then(|space| self.bonus_at(space)).map_or(0, std::mem::take);
                self.rival_gain(seat, Good::Spice, bonus, w);
            }
            Effect::MakerYield => {
                let (spice, worms) = self.turn.space.map_or((0, 0), |space| content().yields[space.index()]);
                if worms > 0 && self.player(seat).hooks && !self.protected() {
                    self.summon(seat, worms, w);
                } else {
                    self.rival_gain(seat, Good::Spice, spice, w);
                }
            }
            // Never a contract. IU-RIVAL-47
            Effect::Contract => self.rival_gain(seat, Good::Solari, 2, w),
            Effect::Pay(costs, gains) => self.rival_pay(seat, costs, gains, w),
            Effect::If(condition, effects) if self.holds(seat, condition, None) => {
                effects.iter().for_each(|effect| self.rival_act(seat, effect, w));
            }
            Effect::Either(condition, yes, no) => {
                let effects = if self.holds(seat, condition, None) { yes } else { no };
                effects.iter().for_each(|effect| self.rival_act(seat, effect, w));
            }
            // Cards in hand and in play are nothing to a Rival.
            _ => {}
        }
    }

    /// A point on offer is always bought if it can be. IU-RIVAL-46
    fn rival_pay(&mut self, seat: Seat, costs: &[Cost], gains: &'static [Effect], w: &mut impl World<Event>) {
        if !self.can_pay(seat, costs, None) {
            return;
        }
        for cost in costs {
            match cost {
                Cost::Solari(amount) => self.lose(seat, Good::Solari, *amount, w),
                Cost::Spice(amount) => self.lose(seat, Good::Spice, *amount, w),
                Cost::Water(amount) => self.lose(seat, Good::Water, *amount, w),
                Cost::RecallSpies(spies) => {
                    for _ in 0..*spies {
                        let post = board::posts(self.player(seat).spies).next();
                        post.into_iter().for_each(|post| self.recall_spy(seat, post, w));
                    }
                }
                _ => return,
            }
        }
        gains.iter().for_each(|effect| self.rival_act(seat, effect, w));
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
            card.scheme.iter().for_each(|effect| self.rival_act(seat, effect, w));
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
        player.agents += 1;
        w.tell(|| Event::Swordmaster { seat });
    }

    fn buy_point(&mut self, seat: Seat, w: &mut impl World<Event>) -> bool {
        let player = self.player(seat);
        let goods = POINT_PRICES
            .into_iter()
            .find(|&(good, price)| price <= if good == Good::Solari { player.solari } else { player.spice });
        if let Some((good, price)) = goods {
            self.lose(seat, good, price, w);
        } else if player.intrigue.len() >= POINT_INTRIGUES {
            self.spend_intrigue(seat, POINT_INTRIGUES, w);
        } else if player.water >= POINT_WATER {
            self.lose(seat, Good::Water, POINT_WATER, w);
        } else {
            return false;
        }
        self.gain(seat, Good::Vp, 1, w);
        true
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

    /// At the start of combat every Rival with a unit turns a card up for its swords, or two of them in the last
    /// Conflicts. IU-RIVAL-41, IU-RIVALDIFF-09
    pub(crate) fn rival_swords(&mut self, w: &mut impl World<Event>) {
        let last = self.conflict.is_some_and(|conflict| conflict.text().level == 3);
        let cards = 1 + u8::from(last && self.habits.escalation);
        for seat in self.order() {
            if self.rival(seat).is_none() || self.player(seat).units() == 0 {
                continue;
            }
            let mut turned = 0;
            while turned < cards {
                if self.hagal.is_empty() {
                    self.shuffle_hagal();
                }
                let Some(card) = self.turn_up_hagal(w) else { break };
                if card.text().to == Destination::Reshuffle {
                    self.shuffle_hagal();
                    continue;
                }
                turned += 1;
                self.gain(seat, Good::Swords, card.text().swords, w);
            }
        }
    }

    /// Two dice remove cards of the Row, read before either is removed; sixes do nothing. IU-RIVALDIFF-15, IU-AMB-59
    pub(crate) fn roll_row_dice(&mut self, w: &mut impl World<Event>) {
        let dice = [w.below(6), w.below(6)];
        w.tell(|| Event::RowDice { dice: dice.map(|die| die as u8 + 1) });
        for slot in 0..self.row.len() {
            if dice.contains(&(slot as u32))
                && let Some(card) = self.row[slot].take()
            {
                self.gone.add(card.0);
                w.tell(|| Event::Removed { card });
            }
        }
        for slot in 0..self.row.len() {
            if self.row[slot].is_none() {
                self.deal_row(slot, w);
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
