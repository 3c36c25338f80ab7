//! Any game behind one object-safe door.
//!
//! The terminal, the server and the replay tool serve every game alike; they hold a [`OpenTable`] and
//! speak JSON and messages. What they serve is fixed in one registry of [`OpenGame`]s.

mod chosen;
mod options;
mod telling;

use std::any::Any;
use std::marker::PhantomData;

use serde::Serialize;
use serde_json::Value;

use crate::chance::Seed;
use crate::chart::Chart;
use crate::content::{self, BadContent, Pack};
use crate::fault::Fault;
use crate::game::{About, BadOptions, Waiting};
use crate::json::Json;
use crate::live::Live;
use crate::record::{BadRecord, Entry, Header, Record, Sitter};
use crate::rule::{Refusal, RuleId};
use crate::say::Say;
use crate::seat::{Seat, Viewer};
use crate::setting::Setting;
use crate::tell::{Asked, Section, Tell};

pub use chosen::Chosen;
pub use options::options;
use options::{changed, whole};
use telling::{Happened, Now, Offered, sides, text, text_of};

/// A game that tables can be opened for.
pub trait OpenGame: Send + Sync {
    /// The game's name card.
    fn about(&self) -> &'static About;

    /// The language files: language and text.
    fn languages(&self) -> &'static [(&'static str, &'static str)];

    /// Every action there can be, one a line ([`crate::actions`]).
    fn actions(&self) -> &'static str;

    /// What is in each box: its name, and what is printed on cards and boards as JSON text.
    fn boxes(&self) -> Vec<(&'static str, String)>;

    /// Could the game be played with this pack? If it holds nothing for the game, it can.
    fn check(&self, pack: &'static Pack) -> Result<(), BadContent>;

    /// The options of a mode, with some of them set otherwise.
    fn options(&self, mode: &str, seats: usize, changes: &Value) -> Result<Value, BadOptions>;

    /// The options of a mode where people sit at the table, with some of them set otherwise.
    fn options_for_people(&self, mode: &str, seats: usize, changes: &Value) -> Result<Value, BadOptions>;

    /// Options with all there is in them: a program that knew fewer wrote them without the rest, which is as usual. What
    /// cannot be read stays as it is.
    fn whole_options(&self, options: &Value) -> Value;

    /// What people may choose about the options of a mode.
    fn settings(&self, mode: &str, seats: usize) -> Result<Vec<Setting>, BadOptions>;

    /// Starts a new game.
    fn start(
        &self,
        mode: &str,
        options: &Value,
        sitters: Vec<Sitter>,
        seed: Seed,
    ) -> Result<Box<dyn OpenTable>, BadRecord>;

    /// Takes up a saved game.
    fn resume(&self, record: &Record, fresh: Seed) -> Result<Box<dyn OpenTable>, BadRecord>;

    /// Replays a saved game as far as it goes, to be read; says why it cannot be gone on with.
    fn replay(&self, record: &Record) -> Result<Replayed, BadRecord>;
}

/// A game that was replayed as far as it goes, and why it goes no further.
pub type Replayed = (Box<dyn OpenTable>, Option<BadRecord>);

/// A game in progress, of whatever game.
pub trait OpenTable: Send {
    /// What was fixed before the first draw.
    fn header(&self) -> &Header;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// How many entries the record has.
    fn entries(&self) -> usize;
    /// Who made an entry (from 0).
    fn entry_seat(&self, entry: usize) -> Option<Seat>;
    /// An entry (from 0) as the record has it.
    fn entry(&self, entry: usize) -> Option<Entry>;
    /// Who must decide now, or how it ended.
    fn waiting(&self) -> Waiting;
    /// The mistake in the game's own code that stopped it, if one did.
    fn fault(&self) -> Option<Fault>;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// What a viewer may know, as titled sections.
    fn sections(&self, viewer: Viewer) -> Vec<Section>;
    /// How things stand for a viewer, in a few lines.
    fn brief(&self, viewer: Viewer) -> Vec<Say>;
    /// The map as a viewer sees it, if the game has one.
    fn chart(&self, viewer: Viewer) -> Option<Chart>;
    /// What a seat is asked.
    fn asked(&self, seat: Seat) -> Option<Asked>;
    /// What a seat may do.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// A seat's side in words.
    fn side(&self, seat: Seat) -> Say;
    /// Every seat's side in words.
    fn sides(&self) -> Vec<Say>;
    /// A seat's side as a message key.
    fn side_key(&self, seat: Seat) -> &'static str;
    /// How far a seat has come, by what all can see.
    fn standing(&self, seat: Seat) -> f32;
    /// The round the game is in, for games that are played in rounds.
    fn round(&self) -> u16;
    /// How it ended, in words.
    fn ended(&self) -> Option<Say>;
    /// Why a seat may not do something; `Ok` if it may.
    fn why_not(&self, seat: Seat, action: &Json) -> Result<(), ActError>;
    /// What a refusal of this action says, with the numbers it is about.
    fn reason(&self, seat: Seat, action: &Json, refusal: &Refusal) -> Say;
    /// What an offered choice costs the seat, where the choice itself does not say it.
    fn cost(&self, seat: Seat, action: &Json) -> Option<Say>;
    /// Takes an action for a seat, as somebody elsewhere has written it.
    fn act(&mut self, seat: Seat, action: &Json) -> Result<(), ActError>;
    /// Takes an action for a seat that a bot chose here.
    fn take(&mut self, seat: Seat, chosen: &Chosen) -> Result<(), ActError>;
    /// A copy of the position, for a bot to think about elsewhere. It holds what no seat may know: only what
    /// shows a bot its own seat's part of it (`bots::Glimpse`) may look inside.
    fn position(&self) -> Box<dyn Any + Send>;
    /// All that a viewer is told now, and has learnt since an entry (0 is the setup).
    fn look(&self, viewer: Viewer, from: usize, wants: Wants) -> Look;
    /// What a viewer learnt during the setup (0) or an entry (from 1).
    fn told(&self, entry: usize, viewer: Viewer) -> Vec<Told>;
    /// Did a viewer learn anything during the setup (0) or an entry (from 1)?
    fn tells(&self, entry: usize, viewer: Viewer) -> bool;
    /// Goes back to where the game was after so many entries.
    fn back_to(&mut self, entries: usize);
    /// The entry (from 0) that the seat may take back on its own.
    fn own_to_take_back(&self, seat: Seat) -> Option<usize>;
    /// Takes the seat's last entry back, if it may do so on its own.
    fn take_back(&mut self, seat: Seat) -> bool;
    /// The record.
    fn record(&self, with_seed: bool) -> Record;
    /// The game as it was after so many entries, as a table of its own.
    fn at(&self, entries: usize) -> Box<dyn OpenTable>;
    /// Checks that every draw came from the seed in the header.
    fn verify_draws(&self) -> Result<(), BadRecord>;
}

/// What a look is made with, besides what the game says.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Wants {
    /// May the viewer take their last action back? It is told with the rest.
    pub can_undo: bool,
    /// While people are asked whether to go back: the last step of the viewer's log that would stay.
    pub back_to: Option<u32>,
    /// Are titled sections wanted?
    pub sections: bool,
    /// How long it was the last time, so that there is room for it at once.
    pub length: usize,
}

/// All that a viewer is told at one moment, as JSON: made from one view, with each event looked at once. It is
/// text, because views are large and sent far more often than they are looked into.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// An object of `view`, `asked`, `choices`, `can_undo` and, while people are asked, `back_to`.
    pub now: String,
    /// The list of titled sections, if it is wanted.
    pub sections: Option<String>,
    /// The entries the viewer learnt something from, always the setup among them, and the list of what it was.
    pub told: Vec<(usize, String)>,
    /// Every seat's side in words: all viewers know them alike.
    pub sides: Vec<Say>,
}

/// Something a seat may do.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// The action, to be sent back as it is.
    pub action: Json,
    /// The action in words.
    pub say: Say,
    /// The rule it comes from.
    pub rule: RuleId,
}

/// Something a viewer learnt.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told {
    /// The event, as the viewer sees it.
    pub event: Value,
    /// The event in words.
    pub say: Say,
}

/// An action that was not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActError {
    /// It is no action of this game.
    #[error("this is no action of the game: {0}")]
    Unreadable(String),
    /// It is against the rules now.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// The door to one game.
pub struct Open<G>(PhantomData<fn() -> G>);

impl<G> Open<G> {
    /// The door.
    pub const DOOR: Open<G> = Open(PhantomData);
}

impl<G: Tell> OpenGame for Open<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn actions(&self) -> &'static str {
        G::actions()
    }

    fn languages(&self) -> &'static [(&'static str, &'static str)] {
        content::languages(G::about().id, G::languages())
    }

    fn check(&self, pack: &'static Pack) -> Result<(), BadContent> {
        pack.check(G::about().id, G::about().packs, G::languages())
    }

    fn boxes(&self) -> Vec<(&'static str, String)> {
        G::boxes().iter().map(|(name, contents)| (*name, text(contents))).collect()
    }

    fn options(&self, mode: &str, seats: usize, changes: &Value) -> Result<Value, BadOptions> {
        let options = options::<G>(mode, seats, changes)?;
        serde_json::to_value(options).map_err(|problem| BadOptions::Unreadable(problem.to_string()))
    }

    fn whole_options(&self, options: &Value) -> Value {
        whole::<G>(options)
    }

    fn options_for_people(&self, mode: &str, seats: usize, changes: &Value) -> Result<Value, BadOptions> {
        let mut usual = G::options(mode, seats)?;
        G::for_people(&mut usual);
        serde_json::to_value(changed::<G>(&usual, changes)?)
            .map_err(|problem| BadOptions::Unreadable(problem.to_string()))
    }

    fn settings(&self, mode: &str, seats: usize) -> Result<Vec<Setting>, BadOptions> {
        Ok(G::settings(&G::options(mode, seats)?))
    }

    fn start(
        &self,
        mode: &str,
        options: &Value,
        sitters: Vec<Sitter>,
        seed: Seed,
    ) -> Result<Box<dyn OpenTable>, BadRecord> {
        let options: G::Options = serde_json::from_value(options.clone())
            .map_err(|problem| BadOptions::Unreadable(problem.to_string()))?;
        Ok(Box::new(Live::<G>::start(mode, &options, sitters, seed)?))
    }

    fn resume(&self, record: &Record, fresh: Seed) -> Result<Box<dyn OpenTable>, BadRecord> {
        Ok(Box::new(Live::<G>::resume(record, fresh)?))
    }

    fn replay(&self, record: &Record) -> Result<Replayed, BadRecord> {
        let (live, unknown) = Live::<G>::replay(record)?;
        Ok((Box::new(live), unknown))
    }
}

impl<G: Tell> Live<G> {
    fn action(&self, action: &Json) -> Result<G::Action, ActError> {
        action.read().map_err(|problem| ActError::Unreadable(problem.to_string()))
    }
}

impl<G: Tell> OpenTable for Live<G> {
    fn header(&self) -> &Header {
        Live::header(self)
    }

    fn seats(&self) -> usize {
        self.game().seats()
    }

    fn entries(&self) -> usize {
        Live::entries(self).len()
    }

    fn entry_seat(&self, entry: usize) -> Option<Seat> {
        Live::entries(self).get(entry).map(|entry| entry.seat)
    }

    fn entry(&self, entry: usize) -> Option<Entry> {
        Live::entries(self).get(entry).map(|entry| Entry {
            seat: entry.seat,
            action: Json::of(&entry.action),
            chance: entry.chance.clone(),
        })
    }

    fn waiting(&self) -> Waiting {
        self.game().waiting()
    }

    fn fault(&self) -> Option<Fault> {
        Live::fault(self)
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.game().view(viewer)).unwrap_or(Value::Null)
    }

    fn sections(&self, viewer: Viewer) -> Vec<Section> {
        G::sections(&self.game().view(viewer))
    }

    fn brief(&self, viewer: Viewer) -> Vec<Say> {
        G::brief(&self.game().view(viewer))
    }

    fn chart(&self, viewer: Viewer) -> Option<Chart> {
        G::chart(&self.game().view(viewer))
    }

    fn asked(&self, seat: Seat) -> Option<Asked> {
        G::asked(&self.game().view(Viewer::Seat(seat)))
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let view = self.game().view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        self.game().legal(seat, &mut legal);
        legal
            .iter()
            .map(|action| Choice {
                action: Json::of(action),
                say: G::choice(&view, action),
                rule: G::choice_rule(&view, action),
            })
            .collect()
    }

    fn side(&self, seat: Seat) -> Say {
        G::seat(&self.game().view(Viewer::Spectator), seat)
    }

    fn sides(&self) -> Vec<Say> {
        sides(self.game(), &self.game().view(Viewer::Spectator))
    }

    fn side_key(&self, seat: Seat) -> &'static str {
        self.game().side(seat)
    }

    fn standing(&self, seat: Seat) -> f32 {
        self.game().standing(seat)
    }

    fn round(&self) -> u16 {
        G::round(&self.game().view(Viewer::Spectator))
    }

    fn ended(&self) -> Option<Say> {
        let waiting = self.game().waiting();
        waiting.outcome().map(|outcome| G::ended(&self.game().view(Viewer::Spectator), outcome))
    }

    fn why_not(&self, seat: Seat, action: &Json) -> Result<(), ActError> {
        Ok(self.game().allows(seat, &self.action(action)?)?)
    }

    fn reason(&self, seat: Seat, action: &Json, refusal: &Refusal) -> Say {
        match self.action(action) {
            Ok(action) => self.game().reason(seat, &action, refusal),
            Err(_) => Say::new(refusal.why),
        }
    }

    fn cost(&self, seat: Seat, action: &Json) -> Option<Say> {
        self.action(action).ok().and_then(|action| self.game().cost(seat, &action))
    }

    fn act(&mut self, seat: Seat, action: &Json) -> Result<(), ActError> {
        let action = self.action(action)?;
        Ok(Live::act(self, seat, &action)?)
    }

    fn take(&mut self, seat: Seat, chosen: &Chosen) -> Result<(), ActError> {
        let foreign = || ActError::Unreadable("a bot of another game chose it".into());
        Ok(Live::act(self, seat, chosen.action().ok_or_else(foreign)?)?)
    }

    fn position(&self) -> Box<dyn Any + Send> {
        Box::new(self.game().clone())
    }

    fn look(&self, viewer: Viewer, from: usize, wants: Wants) -> Look {
        let view = self.game().view(viewer);
        let (mut asked, mut legal) = (None, Vec::new());
        if let Viewer::Seat(seat) = viewer {
            asked = G::asked(&view);
            self.game().legal(seat, &mut legal);
        }
        let offered =
            |action| Offered { action, say: G::choice(&view, action), rule: G::choice_rule(&view, action) };
        let choices = legal.iter().map(offered).collect();
        let now = text_of(
            &Now { view: &view, asked, choices, can_undo: wants.can_undo, back_to: wants.back_to },
            wants.length,
        );
        let told = |entry: usize| {
            let happened = |event| Happened { say: G::happened(&view, &event), event };
            let events: Vec<_> = Live::told(self, entry, viewer).map(happened).collect();
            (entry == 0 || !events.is_empty()).then(|| (entry, text(&events)))
        };
        Look {
            now,
            sections: wants.sections.then(|| text(&G::sections(&view))),
            told: (from..=Live::entries(self).len()).filter_map(told).collect(),
            sides: sides(self.game(), &view),
        }
    }

    fn told(&self, entry: usize, viewer: Viewer) -> Vec<Told> {
        let view = self.game().view(viewer);
        Live::told(self, entry, viewer)
            .map(|event| Told {
                say: G::happened(&view, &event),
                event: serde_json::to_value(event).unwrap_or(Value::Null),
            })
            .collect()
    }

    fn tells(&self, entry: usize, viewer: Viewer) -> bool {
        Live::told(self, entry, viewer).next().is_some()
    }

    fn back_to(&mut self, entries: usize) {
        Live::back_to(self, entries);
    }

    fn own_to_take_back(&self, seat: Seat) -> Option<usize> {
        Live::own_to_take_back(self, seat)
    }

    fn take_back(&mut self, seat: Seat) -> bool {
        Live::take_back(self, seat)
    }

    fn record(&self, with_seed: bool) -> Record {
        Live::record(self, with_seed)
    }

    fn at(&self, entries: usize) -> Box<dyn OpenTable> {
        let mut earlier = self.clone();
        Live::back_to(&mut earlier, entries);
        Box::new(earlier)
    }

    fn verify_draws(&self) -> Result<(), BadRecord> {
        Live::verify_draws(self)
    }
}
