//! The Mahdi solo mode: Harkonnen deployment tokens that guard settlements (WA-SOLO-SPECIAL-02..07).
//!
//! A token on the board is only black or silver to everybody. Tokens are drawn from their set without replacement,
//! and what is turned up goes back to the supply; so a token that lay on the board meanwhile cannot be that one.
//! Faces are drawn as late as this allows: when the token is turned up, or when the supply is drawn from again after
//! something went back to it. Those drawn in the second way are kept, unseen, in `Solo::faces`.

use table::fault::less;
use table::{Chance, Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::{Area, AreaSet};
use crate::content::{content, units};
use crate::event::Event;
use crate::phase::round::Phase;
use crate::phase::{Who, other_question};
use crate::piece::{Figure, Side, Token, drawn};
use crate::state::{Arrakis, Guard};

/// The steps of leaving a garrison.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// Which Harkonnen deployment token is turned up to be used again?
    SpareToken { token: Token, to: Area },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        match self {
            Step::SpareToken { .. } => Who::Side(Side::Harkonnen),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::SpareToken { .. } => rule_id!("WA-SOLO-SPECIAL-07"),
        }
    }
}

impl Doing<Arrakis> for Step {
    fn asks(self, game: &Arrakis) -> SeatSet {
        self.who(game).seats(game)
    }

    fn open(self, _: &Arrakis) -> bool {
        true
    }

    fn offer(self, game: &Arrakis, _: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::SpareToken { token, .. } => game.spare_token_options(token, offers),
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, _: Action) -> Refusal {
        other_question(self.rule(game.phase()))
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::SpareToken { token, to } => game.spare_token(token, to, action, world),
        }
    }
}

const SIDE: Side = Side::Harkonnen;

impl Arrakis {
    /// Tokens of a set on the board.
    fn tokens_out(&self, token: Token) -> u8 {
        self.held[SIDE.index()].iter().map(|area| self.legion(area).tokens.of(token)).sum()
    }

    /// Areas with a token of a set.
    fn with_garrison(&self, token: Token) -> AreaSet {
        self.areas_where(SIDE, |legion| legion.tokens.of(token) > 0)
    }

    /// How many tokens of a set have their face already, in one area or in all.
    fn drawn_faces(&self, token: Token, at: Option<Area>) -> u8 {
        let faces = self.solo.faces.iter();
        faces.filter(|one| one.token == token && at.is_none_or(|area| one.area == area)).count() as u8
    }

    /// How often each face occurs in a set, apart from those drawn.
    fn garrison_faces(&mut self, token: Token) -> &mut [u8] {
        if token == Token::BLACK { &mut self.solo.black } else { &mut self.solo.silver }
    }

    /// A settlement nobody is left in gets a black and a silver token; one that has run out is turned up
    /// elsewhere first (WA-SOLO-MOVE-15, WA-SOLO-SPECIAL-07, WA-AMB-83).
    pub(crate) fn leave_garrison(&mut self, area: Area, w: &mut impl World<Event>) {
        if !self.rules.solo || !self.settlements.has(area) || self.legion(area).size() > 0 {
            return;
        }
        for token in [Token::SILVER, Token::BLACK] {
            let all = self.garrison_faces(token).iter().sum::<u8>() + self.drawn_faces(token, None);
            if self.tokens_out(token) < all {
                self.place_guard(token, area, w);
            } else {
                self.push(Step::SpareToken { token, to: area });
            }
        }
        w.tell(|| Event::GarrisonLeft { area });
    }

    /// Puts a token of the supply down. If others went back there, none of those on the board is one of them: these
    /// get their faces first.
    fn place_guard(&mut self, token: Token, to: Area, w: &mut impl World<Event>) {
        let set = usize::from(token == Token::SILVER);
        if self.solo.back[set] != [0; 4] {
            for area in self.with_garrison(token).iter() {
                for _ in self.drawn_faces(token, Some(area))..self.legion(area).tokens.of(token) {
                    let face = self.draw_face(token, w);
                    less(&mut self.garrison_faces(token)[face as usize], 1, "a face");
                    self.solo.faces.push(Guard { token, area, face });
                }
            }
            self.solo.back[set] = [0; 4];
        }
        self.put(SIDE, Figure::Token(token), to);
    }

    /// The face of a token on the board: any that has neither been drawn nor gone back to the supply.
    fn draw_face(&mut self, token: Token, chance: &mut impl Chance) -> u8 {
        let back = self.solo.back[usize::from(token == Token::SILVER)];
        let mut unseen = [0; 4];
        for ((left, &all), back) in unseen.iter_mut().zip(&*self.garrison_faces(token)).zip(back) {
            *left = all;
            less(left, back, "a face");
        }
        drawn(unseen, chance).map_or(0, |face| face as u8)
    }

    /// Takes the face of one of these tokens back to the supply, if it was drawn.
    fn return_face(&mut self, token: Token, area: Area) -> Option<u8> {
        let at = self.solo.faces.iter().position(|one| one.token == token && one.area == area)?;
        let face = self.solo.faces.remove(at)?.face;
        self.garrison_faces(token)[face as usize] += 1;
        Some(face)
    }

    /// A token has left an area unseen; its face goes with it.
    pub(crate) fn guard_leaves(&mut self, token: Token, area: Area) {
        if self.drawn_faces(token, Some(area)) > self.legion(area).tokens.of(token)
            && let Some(face) = self.return_face(token, area)
        {
            self.solo.back[usize::from(token == Token::SILVER)][face as usize] += 1;
        }
    }

    /// Tokens have moved; their faces go along.
    pub(crate) fn guards_move(&mut self, from: Area, to: Area) {
        for token in [Token::BLACK, Token::SILVER] {
            let left = self.legion(from).tokens.of(token);
            for _ in left..self.drawn_faces(token, Some(from)) {
                let mut faces = self.solo.faces.iter_mut();
                if let Some(one) = faces.find(|one| one.token == token && one.area == from) {
                    one.area = to;
                }
            }
        }
    }

    pub(crate) fn spare_token_options(&self, token: Token, to: &mut Offers<'_, Action>) {
        for area in self.with_garrison(token).iter() {
            to.add(Action::From(area));
        }
    }

    /// A token is turned up, and guards another settlement (WA-SOLO-SPECIAL-07).
    pub(crate) fn spare_token(&mut self, token: Token, to: Area, action: Action, w: &mut impl World<Event>) {
        let Action::From(area) = action else { return };
        self.reveal_garrison_token(token, area, w);
        self.place_guard(token, to, w);
    }

    /// Turns a Harkonnen token up: its figures come, the token goes back (WA-SOLO-SPECIAL-04..06).
    pub(crate) fn reveal_garrison_token(&mut self, token: Token, area: Area, w: &mut impl World<Event>) {
        let kind = match self.return_face(token, area) {
            Some(face) => face,
            None => self.draw_face(token, w),
        } as usize;
        let tracks = &content().tracks;
        let face = if token == Token::BLACK { &tracks.black[kind] } else { &tracks.silver[kind] };
        self.solo.back[usize::from(token == Token::SILVER)][kind] += 1;
        self.take(SIDE, Figure::Token(token), area);
        w.tell(|| Event::GarrisonRevealed { area, units: face.units });
        for unit in units(face.units) {
            if let Some(have) = self.any_unit(unit) {
                self.put(SIDE, Figure::Unit(have), area);
            }
        }
        for _ in 0..face.leaders.min(self.generic[SIDE.index()]) {
            self.put(SIDE, Figure::Generic, area);
        }
        // With no unit in supply nobody came, and whoever led them is alone (WA-LEADER-05).
        self.orphans(SIDE, area, w);
        self.crowd(SIDE, area);
    }

    /// Nobody knows the faces that were drawn: they are dealt anew.
    pub(crate) fn deal_guards_anew(&mut self, chance: &mut impl Chance) {
        for at in 0..self.solo.faces.len() {
            let Guard { token, face, .. } = self.solo.faces[at];
            self.garrison_faces(token)[face as usize] += 1;
        }
        for at in 0..self.solo.faces.len() {
            let token = self.solo.faces[at].token;
            let face = self.draw_face(token, chance);
            less(&mut self.garrison_faces(token)[face as usize], 1, "a face");
            self.solo.faces[at].face = face;
        }
    }
}
