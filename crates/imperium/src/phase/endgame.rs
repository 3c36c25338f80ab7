//! The end of the game: endgame cards, wild battle icons, the comparison.

use table::{Seat, World};

use crate::board::BattleIcon;
use crate::content::Conflict;
use crate::event::{Event, Good};
use crate::state::{Imperium, NONE, Player};
use crate::team::{MUADDIB, SHADDAM};

impl Imperium {
    /// The face-up Conflict cards of a player with this icon.
    pub(crate) fn won_with(&self, seat: Seat, icon: BattleIcon) -> u16 {
        let won = self.player(seat).won;
        Conflict::all().fold(0, |set, card| {
            if won & 1 << card.0 != 0 && card.text().icon == icon { set | 1 << card.0 } else { set }
        })
    }

    /// The icons a player's wild icon could be paired with, a bit each. IU-ICON-04
    pub(crate) fn wild_partners(&self, seat: Seat) -> u8 {
        if self.won_with(seat, BattleIcon::Wild) == 0 {
            return 0;
        }
        let player = self.player(seat);
        let objective = player.objective().filter(|_| player.objective_up).map(|card| card.text().icon);
        [BattleIcon::Crysknife, BattleIcon::DesertMouse, BattleIcon::Ornithopter].into_iter().fold(
            0,
            |set, icon| {
                let there = self.won_with(seat, icon) != 0 || objective == Some(icon);
                if there { set | 1 << icon.index() } else { set }
            },
        )
    }

    /// The wild icon and another are turned face down for a point.
    pub(crate) fn pair_wild(&mut self, seat: Seat, icon: BattleIcon, w: &mut impl World<Event>) {
        let cards = self.won_with(seat, BattleIcon::Wild) | self.won_with(seat, icon);
        let player = self.player_mut(seat);
        player.won &= !cards;
        player.won_down |= cards;
        if player.objective().is_some_and(|card| card.text().icon == icon) {
            player.objective_up = false;
        }
        w.tell(|| Event::Paired { seat, icon });
        self.gain(seat, Good::Vp, 1, w);
    }

    /// Pairs the wild icon with the first other there is.
    pub(crate) fn pair_any_wild(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let partners = self.wild_partners(seat);
        if let Some(&icon) = BattleIcon::ALL.iter().find(|icon| partners & 1 << icon.index() != 0) {
            self.pair_wild(seat, icon, w);
        }
    }

    /// Most victory points; then spice, Solari, water, garrison; then the later Reveal turn. IU-END-02 to 04
    pub(crate) fn compare(&mut self) {
        if self.six {
            return self.compare_teams();
        }
        let standing = |seat: Seat| {
            let player = self.player(seat);
            (player.vp, player.spice, player.solari, player.water, player.garrison, player.reveal_number)
        };
        // Streamlined Rivals cannot win. IU-RIVALDIFF-13, IU-AMB-58
        let contenders =
            self.seats_iter().filter(|&seat| self.rival(seat).is_none_or(|card| !card.streamlined));
        self.winner = contenders.max_by_key(|&seat| standing(seat)).map_or(NONE, |seat| seat.0);
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
            (sum(|it| it.vp), goods, latest)
        };
        let winner = if standing(MUADDIB) > standing(SHADDAM) { MUADDIB } else { SHADDAM };
        self.winner = winner.0;
        self.over = true;
    }
}
