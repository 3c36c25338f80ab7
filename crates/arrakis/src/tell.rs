//! The game in words: everything here is made from a view or an event, never from the position; but for reasons, which
//! need to know what there is.

mod asks;
mod chart;
mod choices;
pub(crate) mod describe;
mod events;
mod names;
mod reasons;
mod why;

use table::chart::Chart;
use table::tell::Asked;
use table::{Outcome, Refusal, RuleId, Say, Seat, Section, Tell};

use crate::action::Action;
use crate::board::Zone;
use crate::content::{self, Contents};
use crate::event::Event;
use crate::piece::{Aloft, Deck, Marker, Power, Side};
use crate::state::Arrakis;
use crate::view::{AreaView, GuildView, LeaderPlace, View};

use names::{area, card, deck, figures, leader, marker, power, prescience, side, zone};

impl Tell for Arrakis {
    type Contents = Contents;

    fn boxes() -> Vec<(&'static str, Contents)> {
        vec![("all", content::contents())]
    }

    fn languages() -> &'static [(&'static str, &'static str)] {
        table::spoken!("../text/", ".ftl")
    }

    fn asked(view: &View) -> Option<Asked> {
        let (asked, rule) = view.asked.zip(view.rule)?;
        Some(Asked { say: asks::ask(view, asked), rule })
    }

    fn sections(view: &View) -> Vec<Section> {
        sections(view)
    }

    fn choice(view: &View, action: &Action) -> Say {
        choices::choice(view, *action)
    }

    fn choice_rule(view: &View, action: &Action) -> RuleId {
        choices::rule(view, *action)
    }

    fn reason(&self, _: Seat, action: &Action, refusal: &Refusal) -> Say {
        reasons::reason(self, *action, refusal)
    }

    fn cost(&self, _: Seat, action: &Action) -> Option<Say> {
        reasons::cost(*action)
    }

    fn brief(view: &View) -> Vec<Say> {
        let mut lines = round_lines(view);
        lines.extend(card_lines(view));
        lines
    }

    fn chart(view: &View) -> Option<Chart> {
        Some(chart::of(view))
    }

    fn happened(view: &View, event: &Event) -> Say {
        events::happened(view, event)
    }

    fn ended(_: &View, outcome: &Outcome) -> Say {
        Say::new(outcome.ending)
    }

    fn round(view: &View) -> u16 {
        view.round
    }

    fn seat(view: &View, seat: Seat) -> Say {
        let sides = Deck::ALL.into_iter().filter(|&one| view.seating[one as usize] == seat);
        match sides.collect::<Vec<_>>()[..] {
            [only] => deck(only),
            [first, ..] => side(first.side()),
            [] => Say::new("nobody"),
        }
    }
}

impl View {
    /// The side the viewer decides for.
    pub(crate) fn own_side(&self) -> Side {
        self.deciding.unwrap_or_default()
    }
}

fn sections(view: &View) -> Vec<Section> {
    let mut sections = vec![Section { title: "section-round".into(), lines: round_lines(view) }];
    for of in Side::BOTH {
        let lines = view.areas.iter().filter(|area| area.side == Some(of)).map(legion_line).collect();
        sections.push(Section { title: Say::new("section-legions").with("side", side(of)), lines });
    }
    let others = view.areas.iter().filter_map(thing_line).collect();
    sections.push(Section { title: "section-map".into(), lines: others });
    sections.push(Section { title: "section-air".into(), lines: air_lines(view) });
    if let Some(guild) = &view.guild {
        sections.push(Section { title: "power-spacing-guild".into(), lines: guild_lines(guild) });
    }
    sections.push(Section { title: "section-leaders".into(), lines: leader_lines(view) });
    sections.push(Section { title: "section-cards".into(), lines: card_lines(view) });
    if let Some(battle) = view.battle.as_ref().filter(|battle| battle.on) {
        let mut lines = vec![
            Say::new("line-battle")
                .with("side", side(battle.attacker))
                .with("from", area(battle.from))
                .with("to", area(battle.to))
                .with("round", battle.round),
        ];
        for of in Side::BOTH {
            let [hits, blocks, specials] = battle.roll[of as usize];
            let roll = Say::new("event-combat-roll").with("side", side(of)).with("hits", hits);
            lines.push(roll.with("blocks", blocks).with("specials", specials));
        }
        sections.push(Section { title: "section-battle".into(), lines });
    }
    sections.retain(|section| !section.lines.is_empty());
    sections
}

fn round_lines(view: &View) -> Vec<Say> {
    let mut lines = vec![
        Say::new("line-round").with("round", view.round).with("phase", names::phase(view.phase)),
        Say::new("line-supremacy").with("at", view.supremacy),
    ];
    for one in Marker::ALL {
        lines
            .push(Say::new("line-marker").with("marker", marker(one)).with("at", view.markers[one as usize]));
    }
    if let Some(objectives) = &view.objectives {
        for &objective in objectives {
            lines.push(names::objective(objective));
        }
    }
    for one in Power::ALL {
        lines.push(Say::new("line-row").with("power", power(one)).with("row", view.rows[one as usize] + 1));
    }
    if let Some(mahdi) = &view.mahdi {
        let hand = view.hands.iter().find(|hand| hand.player == Deck::HouseHarkonnen);
        let cards = hand.map_or(0, |hand| hand.backs[0] + hand.backs[1]);
        let line = Say::new("line-tactics").with("sector", names::tactic_sector(mahdi.sector));
        lines.push(line.with("target", area(mahdi.target)).with("cards", cards));
    }
    for &one in &view.bans {
        lines.push(Say::new("line-ban").with("ban", names::ban(one)));
    }
    lines.push(Say::new("line-spice").with("reserve", view.reserve).with("spice", view.spice));
    for hand in &view.hands {
        let dice = view.dice[hand.player as usize];
        let bene = view.bene[hand.player.side() as usize];
        let line = Say::new("line-dice").with("player", names::player(hand.player, view.shared));
        lines.push(line.with("dice", names::dice(dice)).with("bene", bene));
    }
    lines
}

fn legion_line(view: &AreaView) -> Say {
    let of = view.side.unwrap_or_default();
    let mut parts = figures(of, &view.part);
    if let Some(tokens) = &view.tokens {
        parts.extend(tokens.iter().map(|&token| names::token_face(token)));
    }
    Say::new("line-legion").with("area", area(view.area)).with("figures", parts)
}

fn thing_line(view: &AreaView) -> Option<Say> {
    let mut things = Vec::new();
    if let Some(rank) = view.sietch {
        things.push(match rank {
            Some(rank) => Say::new("thing-sietch-rank").with("rank", rank),
            None => "thing-sietch".into(),
        });
        if view.revealed {
            things.push("thing-revealed".into());
        }
    }
    let flags: [(bool, &'static str); 6] = [
        (view.settlement, "settlement"),
        (view.station, "testing-station"),
        (view.wormsign, "wormsign"),
        (view.worm, "sandworm-figure"),
        (view.wild_maker, "leader-wild-maker"),
        (view.harvester, "vehicle-harvester"),
    ];
    things.extend(flags.into_iter().filter(|(there, _)| *there).map(|(_, key)| Say::new(key)));
    (!things.is_empty())
        .then(|| Say::new("line-legion").with("area", area(view.area)).with("figures", things))
}

fn guild_lines(guild: &GuildView) -> Vec<Say> {
    let mut lines = Vec::new();
    for of in Side::BOTH {
        let at = of.index();
        let line = Say::new("line-heighliner").with("side", side(of)).with("space", guild.heighliners[at]);
        lines.push(line.with("of", guild.voyage));
        let line = Say::new("line-cargo").with("side", side(of)).with("troops", guild.troops[at]);
        lines.push(line.with("frigates", guild.frigates[at]));
        let line = Say::new("line-guild-reserve").with("side", side(of)).with("rings", guild.rings[at]);
        lines.push(line.with("frigates", guild.frigate_supply[at]));
    }
    lines.push(Say::new("line-troop-reserve").with("troops", guild.troop_supply));
    lines.extend(guild.in_play.iter().map(|&one| Say::new("event-card-stays").with("card", card(one))));
    lines
}

fn air_lines(view: &View) -> Vec<Say> {
    let zones = Zone::ALL.into_iter().zip(view.air).filter(|(_, what)| *what != Aloft::Nothing);
    zones
        .map(|(at, what)| Say::new("line-legion").with("area", zone(at)).with("figures", events::aloft(what)))
        .collect()
}

fn leader_lines(view: &View) -> Vec<Say> {
    view.leaders
        .iter()
        .filter(|one| one.area.is_none() && one.place != LeaderPlace::Waiting)
        .map(|one| {
            let line = Say::new("line-leader")
                .with("leader", leader(one.leader))
                .with("place", names::place(one.place));
            line.with("used", u8::from(one.used))
        })
        .collect()
}

fn card_lines(view: &View) -> Vec<Say> {
    let mut lines = Vec::new();
    for hand in &view.hands {
        let who = names::player(hand.player, view.shared);
        lines.push(match &hand.cards {
            Some(cards) => Say::new("line-hand")
                .with("player", who)
                .with("count", cards.len())
                .with("cards", cards.iter().map(|&one| card(one)).collect::<Vec<_>>()),
            None => Say::new("line-hidden-hand")
                .with("player", who)
                .with("first", hand.backs[0])
                .with("second", hand.backs[1]),
        });
    }
    lines.extend(view.prescience.iter().map(|&one| {
        Say::new("line-prescience").with("card", prescience(one)).with("gain", names::gain(one))
    }));
    lines
}
