//! Carrying decisions out, and running on until somebody must decide.

use table::{Seat, World};

use crate::action::{Action, Zone};
use crate::board::Posts;
use crate::content::{Card, Contract, Goal, Intrigue};
use crate::event::{Event, Good};
use crate::state::{Fxs, Imperium, NONE};
use crate::step::{How, NextLine, Step};

impl Imperium {
    /// Runs on until somebody must decide or the game is over.
    pub(crate) fn run(&mut self, w: &mut impl World<Event>) {
        while !self.over {
            let Some(step) = self.stack.last() else { return };
            if self.asks(step).is_some() {
                // The printed order goes on after a question of one of its effects, as long as there is an effect left.
                let asked_about = matches!(step, Step::Pool { .. });
                self.turn.rest =
                    self.turn.rest && !asked_about && self.next_mandatory(self.turn.seat).is_some();
                return;
            }
            if let Some(step) = self.stack.pop() {
                self.perform(step, w);
            }
        }
    }

    /// Carries out a step that needs no decision, or whose decision is forced.
    fn perform(&mut self, step: Step, w: &mut impl World<Event>) {
        match step {
            Step::RoundStart => self.start_round(w),
            Step::Hands => self.draw_hands(w),
            Step::Turns => self.next_turn(),
            Step::Turn { seat } => self.start_reveal(seat, w),
            Step::RivalTurn { seat } => self.rival_turn(seat, w),
            Step::Infiltrate { seat, space } => {
                let spies = self.spies_at(seat, space);
                self.forced_spy(seat, spies, w);
            }
            Step::Arrive { seat, space } => self.arrive(seat, space, w),
            Step::Pool { seat } => self.run_pool(seat, w),
            Step::Combat => self.start_combat(w),
            Step::CombatChance { place, passes, played } => self.next_chance(place, passes, played),
            Step::Resolution => self.resolve_combat(),
            Step::Reward { seat, place } => self.reward(seat, place, w),
            Step::Aftermath { winner } => self.aftermath(winner, w),
            Step::Makers => self.makers(w),
            Step::Recall => self.recall(w),
            Step::Endgame { place } => self.pair_any_wild(self.in_order(place), w),
            Step::Count => self.compare(),
            Step::Do { seat, effect, this } => self.act(seat, effect.0, this, w),
            Step::Sequence { seat, effects, at, this } => self.next_effect(seat, effects, at, this, w),
            Step::Costs { seat, effect, at, this } => self.next_cost(seat, effect, at, this, w),
            Step::Lines { seat, lines, done, how } => {
                if let NextLine::Run(at) = self.next_line(seat, lines.0, done, how) {
                    self.run_line(seat, lines, done, how, at, w);
                }
            }
            Step::PutAway { seat, intrigue } => self.put_away(seat, intrigue),
            Step::Choose { seat, options, this } => {
                if let Some(option) = options.0.iter().find(|option| self.possible(seat, option, this)) {
                    self.act(seat, option, this, w);
                }
            }
            Step::LoseInfluence { seat } => {
                let army = self.force(seat);
                let faction = crate::board::Faction::ALL
                    .iter()
                    .find(|faction| army.is_some_and(|army| army.influence[faction.index()] > 0));
                match faction {
                    Some(&faction) => self.lose_influence(seat, faction, w),
                    None => self.lose_own(seat, w),
                }
            }
            Step::GiveAlliance { faction, to, .. } => {
                self.hand_alliance(faction, Some(Seat(to.trailing_zeros() as u8)), w);
            }
            Step::Discard { seat } => {
                let card = self.player(seat).hand.kinds().next();
                if let Some(card) = card {
                    self.discard(seat, Card(card), w);
                }
            }
            Step::Trash { seat, zones, faction, may, not_this } => {
                let mut only = None;
                self.trash_candidates(seat, zones, faction, not_this, |zone, card| only = Some((zone, card)));
                if let Some((zone, card)) = only.filter(|_| !may) {
                    self.trash(seat, zone, card, not_this, w);
                }
            }
            Step::TrashIntrigue { seat } => {
                let card = self.player(seat).intrigue.kinds().next();
                if let Some(card) = card {
                    self.trash_intrigue(seat, Intrigue(card), w);
                }
            }
            Step::PlaceSpy { seat, posts, shared, this, recalled: true } => {
                if let Some(post) = crate::board::posts(self.open_posts(seat, posts, shared)).next() {
                    self.send_spy(seat, post, this, w);
                }
            }
            Step::RecallSpy { seat } => {
                let spies = self.player(seat).spies;
                self.forced_spy(seat, spies, w);
            }
            Step::RecallAgent { seat } => {
                let space = crate::board::spaces(self.recallable(seat)).next();
                if let Some(space) = space {
                    self.recall_agent(seat, space, w);
                }
            }
            Step::TakeContract { seat } => match self.takeable(seat).next() {
                Some(contract) => self.take_contract(seat, contract, w),
                // IU-CHOAM-06, IU-CHOAM-09
                None => self.gain(seat, Good::Solari, 2, w),
            },
            Step::Retreat { seat, least, .. } => self.retreat(seat, least, w),
            Step::Acquire { seat, least, most, to_hand, solari, may } => {
                let mut only = None;
                self.acquirable(seat, least, most, |card| only = Some((card, false)));
                self.throne_cards(seat, least, most, |card| only = Some((card, true)));
                if let Some((card, throne)) = only.filter(|_| !may) {
                    self.acquire_by_effect(seat, card, throne, to_hand, solari, w);
                }
            }
            Step::Look { seat, cards } => {
                // The last of the three is trashed.
                if let Some(&card) = cards.first() {
                    self.player_mut(seat).hand.add(card);
                    self.trash(seat, Zone::Hand, Card(card), NONE, w);
                }
            }
            Step::ShowKept { commanders } => self.show_kept(commanders, w),
            Step::Train { seat } => {
                if let Some(&step) = self.training_choices(seat).first() {
                    self.train(seat, step, w);
                }
            }
            Step::Nothing
            | Step::Defend { .. }
            | Step::Extra { .. }
            | Step::Gather { .. }
            | Step::GainInfluence { .. }
            | Step::PlaceSpy { .. }
            | Step::Deploy { .. }
            | Step::DeployOrRetreat { .. }
            | Step::ShieldWall { .. }
            | Step::SetAside { .. } => {}
            step => self.team_perform(step, w),
        }
    }

    /// Carries out a decision that [`Imperium::choices`] offered.
    pub(crate) fn decide(&mut self, seat: Seat, action: Action, w: &mut impl World<Event>) {
        let Some(step) = self.stack.pop() else { return };
        if self.six && self.team_decide(seat, step, action, w) {
            return;
        }
        match (step, action) {
            (_, Action::Play(card)) => self.play_intrigue(seat, card, step, w),
            (_, Action::Defend) => self.defend(seat, w),
            (_, Action::Send { card, space }) => self.send(seat, card, space, w),
            (_, Action::Reveal) => self.start_reveal(seat, w),
            (Step::Extra { space, .. }, Action::PayExtra) => self.pay_extra(seat, space, w),
            (_, Action::Infiltrate(post)) => self.recall_spy(seat, post, w),
            (_, Action::Gather(post)) => self.gather(seat, post, w),
            (_, Action::Resolve(at)) => self.resolve(seat, at, w),
            (_, Action::Rest) => {
                self.turn.rest = true;
                self.run_pool(seat, w);
            }
            (_, Action::EndTurn) => self.close_turn(seat, w),
            (Step::Pool { .. }, Action::Deploy(troops)) => {
                self.stack.push(step);
                self.turn.deployed += troops;
                self.deploy(seat, troops, w);
            }
            (_, Action::Deploy(troops)) => self.deploy(seat, troops, w),
            (_, Action::Retreat(troops)) => self.retreat(seat, troops, w),
            (Step::Pool { .. }, Action::Acquire(card)) => {
                self.stack.push(step);
                let price = card.text().cost.unwrap_or(0);
                self.lose(seat, Good::Persuasion, price, w);
                self.acquire(seat, card, false, w);
            }
            (Step::Pool { .. }, Action::AcquireAside) => {
                self.stack.push(step);
                let price = self.aside_price(seat).unwrap_or(0);
                self.lose(seat, Good::Persuasion, price, w);
                self.acquire_aside(seat, w);
            }
            (Step::Pool { .. }, Action::AcquireThrone(card)) => {
                self.stack.push(step);
                let price = card.text().cost.unwrap_or(0);
                self.lose(seat, Good::Persuasion, price, w);
                self.acquire_throne(seat, card, false, w);
            }
            (Step::Acquire { to_hand, solari, .. }, Action::Acquire(card)) => {
                self.acquire_by_effect(seat, card, false, to_hand, solari, w);
            }
            (Step::Acquire { to_hand, solari, .. }, Action::AcquireThrone(card)) => {
                self.acquire_by_effect(seat, card, true, to_hand, solari, w);
            }
            (Step::Lines { lines, done, how, .. }, Action::Line(at)) => {
                self.run_line(seat, lines, done, how, at, w);
            }
            (Step::Choose { options, this, .. }, Action::Option(at)) => {
                if let Some(option) = options.0.get(usize::from(at)) {
                    self.act(seat, option, this, w);
                }
            }
            (Step::GainInfluence { amount, not, again, .. }, Action::Faction(faction)) => {
                self.gain_chosen(seat, amount, not, again, faction as u8, w);
            }
            (Step::LoseInfluence { .. }, Action::Faction(faction)) => self.lose_influence(seat, faction, w),
            (Step::GiveAlliance { faction, .. }, Action::GiveAlliance(to)) => {
                self.hand_alliance(faction, Some(to), w);
            }
            (_, Action::Discard(card)) => self.discard(seat, card, w),
            (Step::Trash { not_this, .. }, Action::Trash(zone, card)) => {
                self.trash(seat, zone, card, not_this, w);
            }
            (_, Action::TrashIntrigue(card)) => self.trash_intrigue(seat, card, w),
            (Step::PlaceSpy { this, .. }, Action::PlaceSpy(post)) => self.send_spy(seat, post, this, w),
            (Step::PlaceSpy { posts, shared, this, .. }, Action::RecallSpy(post)) => {
                // Recalled to be placed again: no effect of its own. IU-SPY-03
                self.stack.push(Step::PlaceSpy { seat, posts, shared, this, recalled: true });
                self.recall_spy(seat, post, w);
            }
            (_, Action::RecallSpy(post)) => self.recall_spy(seat, post, w),
            (_, Action::RecallAgent(space)) => self.recall_agent(seat, space, w),
            (_, Action::Take(contract)) => self.take_contract(seat, contract, w),
            (_, Action::RemoveWall) => {
                self.wall = false;
                w.tell(|| Event::WallRemoved { seat });
            }
            (_, Action::SetAside(card)) => self.set_aside(seat, card, w),
            (Step::Look { cards, .. }, Action::Pick(card)) => self.pick(seat, cards, card, w),
            (_, Action::Keep(contract)) => self.keep(seat, contract),
            (_, Action::Train(step)) => self.train(seat, step, w),
            (Step::Endgame { .. }, Action::PairWild(icon)) => {
                self.stack.push(step);
                self.pair_wild(seat, icon, w);
            }
            (Step::CombatChance { place, passes, played }, Action::Pass) => {
                w.tell(|| Event::Passed { seat });
                self.next_chance(place, passes, played);
            }
            (Step::Endgame { .. }, Action::Pass) => {
                w.tell(|| Event::Passed { seat });
                // A pair that can be made is made. IU-AMB-23
                self.pair_any_wild(seat, w);
            }
            // What is declined is simply taken off the stack.
            _ => {}
        }
    }

    fn run_line(&mut self, seat: Seat, lines: Fxs, done: u8, how: How, at: u8, w: &mut impl World<Event>) {
        self.stack.push(Step::Lines { seat, lines, done: done | 1 << at, how });
        if let Some(line) = lines.0.get(usize::from(at)) {
            self.act(seat, line, NONE, w);
        }
    }

    /// A spy is placed; where a card's box put it is remembered for what the card says next.
    fn send_spy(&mut self, seat: Seat, post: crate::board::Post, this: u8, w: &mut impl World<Event>) {
        if this != NONE {
            self.turn.post = post as u8;
        }
        self.place_spy(seat, post, w);
    }

    fn forced_spy(&mut self, seat: Seat, spies: Posts, w: &mut impl World<Event>) {
        if let Some(post) = crate::board::posts(spies).next() {
            self.recall_spy(seat, post, w);
        }
    }

    /// An Intrigue card is shown, its lines are carried out, then it is put away. IU-INTRIGUE-04
    fn play_intrigue(&mut self, seat: Seat, card: Intrigue, step: Step, w: &mut impl World<Event>) {
        let lines = match step {
            Step::CombatChance { place, .. } => {
                self.stack.push(Step::CombatChance { place, passes: 0, played: true });
                &card.text().combat
            }
            Step::Endgame { .. } => {
                self.stack.push(step);
                &card.text().endgame
            }
            _ => {
                self.stack.push(step);
                &card.text().plot
            }
        };
        self.player_mut(seat).intrigue.remove(card.0);
        w.tell(|| Event::Played { seat, card });
        self.stack.push(Step::PutAway { seat, intrigue: card });
        self.stack.push(Step::Lines { seat, lines: Fxs(lines), done: 0, how: How::AtLeastOne });
    }

    /// To the discard pile, or face up before the player until the Reveal turn is over. IU-INTRIGUE-09
    fn put_away(&mut self, seat: Seat, card: Intrigue) {
        if self.turn.behalf {
            self.stand_in(seat);
        }
        if card.text().lasting {
            self.player_mut(seat).lasting.add(card.0);
        } else {
            self.intrigue_discard.add(card.0);
        }
    }

    fn trash_intrigue(&mut self, seat: Seat, card: Intrigue, w: &mut impl World<Event>) {
        if self.player_mut(seat).intrigue.remove(card.0) {
            self.player_mut(seat).binned.add(card.0);
            w.tell(|| Event::TrashedIntrigue { seat, card: Some(card) });
        }
    }

    fn recall_agent(&mut self, seat: Seat, space: crate::board::Space, w: &mut impl World<Event>) {
        self.agents[space.index()] &= !(1 << seat.0);
        self.return_piece(seat, space);
        w.tell(|| Event::AgentRecalled { seat, space });
    }

    /// The contract goes to the player and its place is filled again. IU-CHOAM-07, IU-CHOAM-08, IU-CHOAM-13
    pub(crate) fn take_contract(&mut self, seat: Seat, contract: Contract, w: &mut impl World<Event>) {
        self.player_mut(seat).contracts.add(contract.0);
        w.tell(|| Event::TookContract { seat, contract });
        match self.offer.iter().position(|&there| there == contract.0) {
            Some(slot) => self.deal_contract(slot, w),
            None => {
                self.sardaukar.remove(contract.0);
            }
        }
        if contract.text().goal == Goal::Immediate {
            self.complete(seat, contract, w);
        }
    }

    /// An effect's card costs nothing, or its price in Solari.
    fn acquire_by_effect(
        &mut self,
        seat: Seat,
        card: Card,
        throne: bool,
        to_hand: bool,
        solari: bool,
        w: &mut impl World<Event>,
    ) {
        if solari {
            self.lose(seat, Good::Solari, card.text().cost.unwrap_or(0), w);
        }
        if throne {
            self.acquire_throne(seat, card, to_hand, w);
        } else {
            self.acquire(seat, card, to_hand, w);
        }
    }

    fn set_aside(&mut self, seat: Seat, card: Card, w: &mut impl World<Event>) {
        if let Some(slot) = self.row.iter().position(|&there| there == card.0) {
            self.player_mut(seat).aside = card.0;
            w.tell(|| Event::SetAside { seat, card });
            self.deal_row(slot, w);
        }
    }

    /// The first card picked is drawn, the second discarded.
    fn pick(&mut self, seat: Seat, cards: table::List<u8, 3>, card: Card, w: &mut impl World<Event>) {
        let mut rest = cards;
        if let Some(at) = rest.iter().position(|&there| there == card.0) {
            rest.remove(at);
        }
        self.stack.push(Step::Look { seat, cards: rest });
        if cards.len() == 3 {
            self.player_mut(seat).hand.add(card.0);
            w.tell(|| Event::Drew { seat, card: Some(card) });
        } else {
            // Not from the hand: nothing that a discard from there would trigger. IU-CLARIFY-05
            self.player_mut(seat).discard.add(card.0);
            w.tell(|| Event::Discarded { seat, card });
        }
    }

    /// Moves Feyd-Rautha's marker and gives what the step reached gives.
    fn train(&mut self, seat: Seat, step: u8, w: &mut impl World<Event>) {
        self.player_mut(seat).training = step;
        w.tell(|| Event::Trained { seat, step });
        for effect in &crate::content::content().training[usize::from(step)].reward {
            self.due(seat, effect, NONE, w);
        }
    }
}
