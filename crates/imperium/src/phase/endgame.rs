//! The end of the game: endgame cards, wild battle icons, the comparison.

use serde::Serialize;
use table::seat::MAX_SEATS;
use table::{Doing, Offers, Outcome, Refusal, Seat, SeatSet, Steps, World, rule_id};

use super::intrigue::{self, Timing};
use super::{Asking, asked, no_question, not_now, plain};
use crate::action::Action;
use crate::board::BattleIcon;
use crate::content::content;
use crate::effect::Effect;
use crate::event::{Event, Good};
use crate::state::team::COMMANDERS;
use crate::state::{Imperium, Player};
use crate::view::Question;

/// The steps of the end.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A player may play endgame cards and pair the wild icon. IU-END-01
    Cards {
        /// The player's place in turn order.
        place: u8,
    },
    /// Who won. IU-END-02
    Count,
}

impl Doing<Imperium> for Step {
    fn asks(self, game: &Imperium) -> SeatSet {
        match self {
            Step::Cards { place } => {
                let seat = game.in_order(place);
                let anything = !game.player(seat).intrigue.is_empty() || game.wild_partners(seat) != 0;
                asked(seat, game.is_human(seat) && anything)
            }
            Step::Count => SeatSet::NONE,
        }
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        intrigue::offer(game, seat, Timing::Endgame, offers);
        let partners = game.wild_partners(seat);
        let paired = BattleIcon::ALL.iter().filter(|icon| partners & 1 << icon.index() != 0);
        offers.extend(paired.map(|&icon| Action::PairWild(icon)));
        offers.add(Action::Pass);
    }

    fn refuse(self, game: &Imperium, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::Play(card) => intrigue::refuse(game, seat, Timing::Endgame, card),
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match action {
            Action::Play(card) => {
                game.push(self);
                intrigue::play(game, seat, Timing::Endgame, card, w);
            }
            Action::PairWild(icon) => {
                game.push(self);
                game.pair_wild(seat, icon, w);
            }
            _ => {
                w.tell(|| Event::Passed { seat });
                // A pair that can be made is made. IU-AMB-23
                game.pair_any_wild(seat, w);
            }
        }
    }

    fn run(self, game: &mut Imperium, w: &mut impl World<Event>) {
        match self {
            Step::Cards { place } => game.pair_any_wild(game.in_order(place), w),
            Step::Count => {
                game.tile_points(w);
                game.compare();
            }
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        match self {
            Step::Cards { .. } => plain("ask-endgame", rule_id!("IU-END-01")),
            Step::Count => no_question(),
        }
    }
}

impl Imperium {
    /// The face-up Conflict cards of a player with this icon.
    #[inline]
    pub(crate) fn won_with(&self, seat: Seat, icon: BattleIcon) -> u64 {
        self.player(seat).won & content().conflicts_with[icon.index()]
    }

    /// The icons a player's wild icon could be paired with, a bit each. IU-ICON-04
    fn wild_partners(&self, seat: Seat) -> u8 {
        if self.won_with(seat, BattleIcon::Wild) == 0 {
            return 0;
        }
        let player = self.player(seat);
        let objective = player.objective.filter(|_| player.objective_up).map(|card| card.text().icon);
        [BattleIcon::Crysknife, BattleIcon::DesertMouse, BattleIcon::Ornithopter].into_iter().fold(
            0,
            |set, icon| {
                let there = self.won_with(seat, icon) != 0 || objective == Some(icon);
                if there { set | 1 << icon.index() } else { set }
            },
        )
    }

    /// The wild icon and another are turned face down for a point.
    fn pair_wild(&mut self, seat: Seat, icon: BattleIcon, w: &mut impl World<Event>) {
        let cards = self.won_with(seat, BattleIcon::Wild) | self.won_with(seat, icon);
        let player = self.player_mut(seat);
        player.won &= !cards;
        player.won_down |= cards;
        if player.objective.is_some_and(|card| card.text().icon == icon) {
            player.objective_up = false;
        }
        w.tell(|| Event::Paired { seat, icon });
        self.gain(seat, Good::Vp, 1, w);
    }

    /// Pairs the wild icon with the first other there is.
    fn pair_any_wild(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let partners = self.wild_partners(seat);
        if let Some(&icon) = BattleIcon::ALL.iter().find(|icon| partners & 1 << icon.index() != 0) {
            self.pair_wild(seat, icon, w);
        }
    }

    /// What tech tiles are worth at the end. RI-TECH-14
    fn tile_points(&mut self, w: &mut impl World<Event>) {
        for seat in self.seats_iter() {
            match self.is_human(seat) {
                true => {
                    for tile in self.player(seat).ix.tiles.iter() {
                        tile.text().endgame.iter().for_each(|effect| self.score(seat, effect, w));
                    }
                }
                false => self.rival_tile_points(seat, w),
            }
        }
    }

    /// Points for what the player has, if the condition holds.
    fn score(&mut self, seat: Seat, effect: &'static Effect, w: &mut impl World<Event>) {
        match effect {
            Effect::If(condition, effects) if self.holds(seat, condition, None) => {
                effects.iter().for_each(|effect| self.score(seat, effect, w));
            }
            Effect::If(..) => {}
            effect => self.act(seat, effect, None, w),
        }
    }

    /// Most victory points; then spice, Solari, water, garrison; then the later Reveal turn. IU-END-02 to 04
    fn compare(&mut self) {
        if self.teams {
            return self.compare_teams();
        }
        let standing = |seat: Seat| {
            let player = self.player(seat);
            // RI-TECH-15
            let tiebreak = self.owns_tile(seat, |tile| tile.text().tiebreak).is_some();
            (
                player.vp,
                tiebreak,
                player.spice,
                player.solari,
                player.water,
                player.garrison,
                player.reveal_number,
            )
        };
        // Streamlined Rivals cannot win. IU-RIVALDIFF-13, IU-AMB-58
        let contenders =
            self.seats_iter().filter(|&seat| self.rival(seat).is_none_or(|card| !card.streamlined));
        self.winner = contenders.max_by_key(|&seat| standing(seat));
        self.over = true;
    }

    /// The same on the sums of each team; who is still tied loses to the team with the latest Reveal turn.
    /// IU-SIX-63, IU-SIX-64, IU-AMB-82
    fn compare_teams(&mut self) {
        let standing = |seat: Seat| {
            let team = self.team_mates(seat).into_iter().chain([seat]);
            let sum = |what: fn(&Player) -> u8| {
                team.clone().map(|member| u16::from(what(self.player(member)))).sum::<u16>()
            };
            let latest = team.clone().map(|member| self.player(member).reveal_number).max();
            let goods = [sum(|it| it.spice), sum(|it| it.solari), sum(|it| it.water), sum(|it| it.garrison)];
            // The tile that breaks ties does so for the team that holds it. IU-COMBO-38
            let breaks = |member| self.owns_tile(member, |tile| tile.text().tiebreak).is_some();
            (sum(|it| it.vp), team.clone().any(breaks), goods, latest)
        };
        let [one, other] = COMMANDERS;
        let winner = if standing(one) > standing(other) { one } else { other };
        self.winner = Some(winner);
        self.over = true;
    }
}

/// How it ended, once it is over.
pub(crate) fn outcome(game: &Imperium) -> Outcome {
    let mut scores = [0; MAX_SEATS];
    for seat in game.seats_iter() {
        scores[seat.index()] = i16::from(game.player(seat).vp);
    }
    let Some(winner) = game.winner.filter(|&winner| game.is_human(winner)) else {
        return Outcome { winners: SeatSet::NONE, ending: "ending-rival", scores };
    };
    let ending = if game.round == game.last_round() { "ending-last-conflict" } else { "ending-points" };
    let winners = match game.teams {
        true => game.team_mates(winner).into_iter().chain([winner]).collect(),
        false => SeatSet::one(winner),
    };
    Outcome { winners, ending, scores }
}
