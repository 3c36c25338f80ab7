//! What must hold in every position: every piece is somewhere, and only in one place.

use crate::cards::Card;
use crate::content::content;
use crate::phase::round::Phase;
use crate::phase::setup::tokens;
use crate::phase::{Step, actions, end, harvest, landing};
use crate::piece::{Aloft, Deck, Figure, GENERIC, Leader, Side, Token, UNITS, Unit, VEHICLES, WORMS};
use crate::state::guild::{FRIGATES, RINGS, TROOPS, VOYAGE};
use crate::state::{Arrakis, Place};

/// The Bene Gesserit tokens in the box (WA-COMP-11).
const BENE_GESSERIT: u8 = 5;

/// Checks the whole position.
pub(crate) fn audit(game: &Arrakis) -> Result<(), String> {
    game.audit_figures()?;
    game.audit_tokens()?;
    game.audit_cards()?;
    game.audit_board()?;
    game.audit_guild()?;
    game.audit_rest()
}

impl Arrakis {
    fn audit_figures(&self) -> Result<(), String> {
        for side in Side::BOTH {
            for unit in Unit::ALL {
                let placed: u8 =
                    self.held[side.index()].iter().map(|area| self.legion(area).units[unit as usize]).sum();
                let all = placed + self.supply(side, unit);
                check(all == UNITS[side.index()][unit as usize], || {
                    format!("{all} {unit:?} units of {side:?}")
                })?;
            }
            let placed: u8 = self.held[side.index()].iter().map(|area| self.legion(area).generic).sum();
            let all = placed + self.generic[side.index()];
            check(all == GENERIC[side.index()], || format!("{all} generic leaders of {side:?}"))?;
        }
        for leader in Leader::ALL {
            let standing = self.held[leader.side().index()]
                .iter()
                .filter(|&area| self.legion(area).count(Figure::Named(leader)) > 0);
            let places: Vec<_> = standing.collect();
            let fits = match self.leaders[leader as usize] {
                Place::On(area) => places == [area],
                _ => places.is_empty(),
            };
            check(fits, || {
                format!("{leader:?} is {:?} and stands in {places:?}", self.leaders[leader as usize])
            })?;
        }
        Ok(())
    }

    fn audit_tokens(&self) -> Result<(), String> {
        let tracks = &content().tracks;
        let mut all = tokens(&tracks.starting, 0);
        all.0 += tokens(&tracks.standard, 4).0;
        let mut found = self.token_supply;
        found.0 += self.lost_tokens.0 + self.shown_tokens.0;
        for area in self.held[Side::Atreides.index()].iter() {
            found.0 += self.legion(area).tokens.0;
        }
        if let Some(token) = self.drawn {
            found.add(token);
        }
        check(found == all, || format!("deployment tokens {found:?}, not {all:?}"))?;
        let signs: [u8; 3] =
            std::array::from_fn(|face| self.wormsign_faces[face] + self.wormsign_spent[face]);
        check(signs == tracks.wormsigns, || format!("wormsign tokens {signs:?}"))?;
        let unseen: u8 = self.wormsign_faces.iter().sum();
        check(self.wormsigns.len() <= unseen as usize, || "more wormsign on the board than there is".into())?;
        self.audit_guards()?;
        let stations: u8 = self.station_faces.iter().sum();
        check(stations as usize == self.stations.len(), || format!("{stations} stations"))?;
        Ok(())
    }

    fn audit_guards(&self) -> Result<(), String> {
        let tracks = &content().tracks;
        let sets = [
            (Token::BLACK, &tracks.black, &self.solo.black[..]),
            (Token::SILVER, &tracks.silver, &self.solo.silver),
        ];
        for (at, (token, set, left)) in sets.into_iter().enumerate() {
            for (face, kind) in set.iter().enumerate() {
                let drawn = self.solo.faces.iter().filter(|one| one.token == token && one.face == face as u8);
                let found = drawn.count() as u8 + left[face];
                check(found == kind.copies, || format!("{found} Harkonnen tokens of a kind"))?;
                check(self.solo.back[at][face] <= left[face], || {
                    "a Harkonnen token is back and drawn".into()
                })?;
            }
        }
        for one in self.solo.faces.iter() {
            let here =
                self.solo.faces.iter().filter(|other| (other.token, other.area) == (one.token, one.area));
            let lies = self.held[1].has(one.area)
                && self.legion(one.area).tokens.of(one.token) as usize >= here.count();
            check(lies, || format!("a face of a Harkonnen token that is not in {:?}", one.area))?;
        }
        Ok(())
    }

    fn audit_cards(&self) -> Result<(), String> {
        for (number, card) in content().cards.iter().enumerate() {
            let kind = Card(number as u8);
            let piles = Deck::ALL.into_iter().map(|deck| {
                let at = deck as usize;
                self.decks[at].count(kind) + self.hands[at].count(kind) + self.discards[at].count(kind)
            });
            // WA-SOLO-SPECIAL-15: a copy of a scheme may lie beside the board.
            let beside = if card.scheme.is_some() { self.solo.schemes } else { 0 };
            let found = piles.sum::<u8>() + beside + self.guild.in_play.count(kind);
            let wanted = if card.guild && !self.rules.guild { 0 } else { card.copies };
            check(found == wanted, || format!("{found} of {}", card.id))?;
        }
        for deck in Deck::ALL {
            let astray = self.decks[deck as usize].of(deck) != self.decks[deck as usize]
                || self.discards[deck as usize].of(deck) != self.discards[deck as usize];
            check(!astray, || format!("foreign cards in the piles of {deck:?}"))?;
            check(self.owner(deck) == deck || self.hands[deck as usize].is_empty(), || {
                format!("{deck:?} holds cards of its own")
            })?;
        }
        let piles = [self.foresight, self.open, self.claimed];
        let apart = piles[0] & piles[1] | piles[0] & piles[2] | piles[1] & piles[2];
        check(apart == 0, || "a prescience card lies in two places".into())?;
        check(self.objectives & self.objective_deck == 0 && self.objectives != 0, || "objectives".into())
    }

    fn audit_board(&self) -> Result<(), String> {
        check(!self.held[0].meets(self.held[1]), || "both sides stand in one area".into())?;
        for at in 0..crate::board::COUNT {
            let area = crate::board::Area(at as u8);
            let held = self.holder(area).is_some();
            check(held != self.legion(area).is_empty(), || format!("{area:?} is held: {held}"))?;
        }
        check(self.worms.len() <= WORMS, || "too many sandworms".into())?;
        check(self.wild_maker.is_none_or(|area| !self.worms.has(area)), || "two worms in one area".into())?;
        check(self.harvesters.len() <= VEHICLES[0] as usize, || "too many harvesters".into())?;
        let sietches = self.sietches.iter().filter(|sietch| sietch.stands);
        let areas = sietches.fold(crate::board::AreaSet::NONE, |mut all, sietch| {
            all.add(sietch.area);
            all
        });
        check(areas == self.sietch_areas, || "sietches are not where they are".into())?;
        // The last decision of a game may leave things half done.
        let calm = matches!(
            self.pending().next_back(),
            Some(
                Step::Actions(actions::Step::Turn { .. })
                    | Step::Harvest(harvest::Step::Spend { .. })
                    | Step::End(end::Step::Weed)
            )
        );
        if !calm {
            return Ok(());
        }
        for side in Side::BOTH {
            for area in self.held[side.index()].iter() {
                let size = self.legion(area).size();
                check(size > 0, || format!("leaders without units in {area:?}"))?;
                let limit = if self.phase() == Phase::Harvest { 6 } else { self.limit(side) };
                check(size <= limit, || format!("{size} units of {side:?} in {area:?}"))?;
                check(!self.settlements_of(side.enemy()).has(area), || format!("{side:?} in {area:?}"))?;
                check(!self.all_worms().has(area), || format!("a legion beside a sandworm in {area:?}"))?;
            }
        }
        // WA-LEADER-05
        let stray =
            |leader: &Leader| self.leader_area(*leader).is_some_and(|area| self.legion(area).size() == 0);
        check(!Leader::ALL.iter().any(stray), || "a stray leader".into())
    }

    fn audit_guild(&self) -> Result<(), String> {
        let guild = &self.guild;
        let there = u8::from(self.rules.guild);
        let mut troops = guild.troop_supply;
        for side in Side::BOTH {
            let at = side.index();
            let placed: u8 = self.held[at].iter().map(|area| self.legion(area).troops).sum();
            troops += placed + guild.troops[at];
            let rings = guild.rings[at] + placed + guild.troops[at];
            check(rings == RINGS * there, || format!("{rings} rings of {side:?}"))?;
            let aloft = self.air.iter().filter(|&&aloft| aloft == Aloft::Frigate(side)).count() as u8;
            let frigates = guild.frigate_supply[at] + guild.frigates[at] + aloft;
            check(frigates == FRIGATES * there, || format!("{frigates} frigates of {side:?}"))?;
            let lands = self
                .pending()
                .any(|step| matches!(step, Step::Landing(landing::Step { side: of, .. }) if of == side));
            check(lands == (guild.liners[at] == VOYAGE), || format!("the heighliner of {side:?}"))?;
        }
        check(troops == TROOPS * there, || format!("{troops} Great House troops"))?;
        let navigators = self.air.iter().filter(|&&aloft| aloft == Aloft::Navigator).count();
        check(navigators <= there.into(), || format!("{navigators} Navigators"))
    }

    fn audit_rest(&self) -> Result<(), String> {
        let bene = self.bene_supply + self.bene[0] + self.bene[1];
        check(bene <= BENE_GESSERIT, || format!("{bene} Bene Gesserit tokens"))?;
        check(self.supremacy <= 10 && self.markers.iter().all(|&at| at <= 12), || {
            "a marker off its track".into()
        })?;
        check(self.rows.iter().all(|&row| row <= 4), || "an Imperium marker off its board".into())?;
        check(self.reserve <= 1, || "too much spice in reserve".into())?;
        check(self.claims <= 2, || "too many claims".into())?;
        let dice = self.unused(Side::Harkonnen);
        check(dice + self.blocked <= 9 + u8::from(self.rules.solo), || format!("{dice} Harkonnen dice"))?;
        check(self.unused(Side::Atreides) <= 5, || "too many Atreides dice".into())?;
        // A leader's place in the tank is their own.
        let mut cells = [0u8; 4];
        for leader in Leader::ALL {
            if let Place::Tank(cell) = self.leaders[leader as usize] {
                let taken = &mut cells[self.tank_of(leader) as usize];
                check(*taken >> cell & 1 == 0, || "two leaders in one cell of the tank".into())?;
                *taken |= 1 << cell;
            }
        }
        Ok(())
    }
}

fn check(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}
