//! What a table may choose before the start.

use serde::{Deserialize, Serialize};
use table::BadOptions;

use crate::board::{Board, Set};
use crate::content::{Commander, Leader, LevelText, Rival, Table, content};
use crate::state::team;

/// What a table may choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many people play.
    pub players: u8,
    /// The board that is played on; six players turn Uprising's over.
    #[serde(default = "uprising")]
    pub board: Board,
    /// Is Rise of Ix played? RI-SETUP-01, IU-COMBO-01
    #[serde(default)]
    pub ix: bool,
    /// Are the cards and leaders of Dune: Imperium added to Uprising's? IU-COMBO-11, DC-11
    #[serde(default)]
    pub base_cards: bool,
    /// Are the Conflict cards of every set on the table shuffled together? IU-COMBO-03, IU-COMBO-09, IU-COMBO-41
    #[serde(default)]
    pub every_conflict: bool,
    /// Epic mode? RI-EPIC-01
    #[serde(default)]
    pub epic: bool,
    /// Is Immortality played? IM-SETUP-01, IU-COMBO-08
    #[serde(default)]
    pub immortality: bool,
    /// Does the game go to 11 points, or with four players from 0 to 10? IM-VAR-01
    #[serde(default)]
    pub go_to_11: bool,
    /// Is the CHOAM module used? IU-CHOAM-01
    pub choam: bool,
    /// Each seat's leader, with six players each Ally's in seat order; who has none named gets a random leader.
    /// IU-SETUP-15, IU-SIX-15
    pub leaders: Vec<Option<Leader>>,
    /// The Rivals: two alone, one with two players; a Rival not named is drawn. IU-RIVAL-03, IU-RIVAL-04
    pub rivals: Vec<Option<Rival>>,
    /// How hard a game alone is. IU-RIVALDIFF-01
    pub difficulty: Difficulty,
    /// Rivals turn up two cards in the combat of a Conflict III.
    pub ruthless_escalation: bool,
    /// Rivals do not deploy more than they need.
    pub expert_deployment: bool,
    /// Rivals do not court factions where it gains them nothing.
    pub smart_politics: bool,
    /// Does everybody begin with one of the contracts made for Rise of Ix? IU-COMBO-07
    #[serde(default)]
    pub ix_contracts: bool,
    /// With Rise of Ix and Uprising's Rivals, is the House Hagal card kept that names Foldspace? IU-COMBO-14
    #[serde(default)]
    pub keep_foldspace: bool,
    /// Two dice remove cards from the Imperium Row after every own Reveal turn of a game alone.
    pub row_dice: bool,
    /// Does a turn end only when its player says so, even with nothing left to do? So it does where people play.
    #[serde(default)]
    pub end_turn: bool,
}

/// How hard a game alone is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// Rivals without troops at the start, an Intrigue card for the player.
    Mercenary,
    /// Nothing changed.
    Sardaukar,
    /// All three variants.
    Mentat,
    /// All three variants, and no Swordmaster for the player.
    KwisatzHaderach,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Difficulty; 4] =
        [Difficulty::Mercenary, Difficulty::Sardaukar, Difficulty::Mentat, Difficulty::KwisatzHaderach];
}

impl Options {
    /// The usual options for so many people: with one or two of them, Rivals make up three.
    pub fn new(players: u8, choam: bool) -> Options {
        let rivals = 3u8.saturating_sub(players);
        Options {
            players,
            board: if players == team::SEATS { Board::Six } else { Board::Uprising },
            ix: false,
            base_cards: false,
            every_conflict: false,
            epic: false,
            immortality: false,
            go_to_11: false,
            choam,
            leaders: vec![None; places(players)],
            rivals: vec![None; usize::from(rivals)],
            difficulty: Difficulty::Sardaukar,
            ruthless_escalation: false,
            expert_deployment: false,
            smart_politics: false,
            ix_contracts: false,
            keep_foldspace: false,
            row_dice: false,
            end_turn: false,
        }
    }

    /// Dune: Imperium for so many people.
    pub fn base(players: u8) -> Options {
        Options { board: Board::Base, ..Options::new(players, false) }
    }

    /// Two teams of three? IU-SIX-01
    pub fn six(&self) -> bool {
        self.players == team::SEATS
    }

    /// The board and the sets on it; options that go together have one.
    pub fn table(&self) -> &'static Table {
        let board = match self.board {
            Board::Uprising if self.six() => Board::Six,
            board => board,
        };
        let base = self.base_cards && board != Board::Base;
        let expansions = [(base, Set::Base), (self.ix, Set::Ix), (self.immortality, Set::Immortality)];
        let expansions = expansions.into_iter().filter(|(played, _)| *played);
        Table::of(board, expansions.map(|(_, set)| set)).unwrap_or(Table::plain(board))
    }

    /// The option of this name, where it is one of yes and no that a lobby may offer.
    pub fn switch(&mut self, name: &str) -> Option<&mut bool> {
        Some(match name {
            "ix" => &mut self.ix,
            "base_cards" => &mut self.base_cards,
            "every_conflict" => &mut self.every_conflict,
            "epic" => &mut self.epic,
            "immortality" => &mut self.immortality,
            "go_to_11" => &mut self.go_to_11,
            "choam" => &mut self.choam,
            "ruthless_escalation" => &mut self.ruthless_escalation,
            "expert_deployment" => &mut self.expert_deployment,
            "smart_politics" => &mut self.smart_politics,
            "ix_contracts" => &mut self.ix_contracts,
            "keep_foldspace" => &mut self.keep_foldspace,
            "row_dice" => &mut self.row_dice,
            _ => return None,
        })
    }

    /// The points that trigger the end. IU-RECALL-01, IM-VAR-01, DC-34
    pub fn target(&self) -> u8 {
        let target = self.table().text.target;
        let people = self.players as usize + self.rivals.len();
        // RI-EPIC-01; however far the others go. DC-35
        if self.epic {
            return content().epic.target;
        }
        if self.go_to_11 && people < 4 { target + 1 } else { target }
    }

    /// Checks that a game can be set up with these.
    pub fn check(&self) -> Result<(), BadOptions> {
        let rule = |why: &str| Err(BadOptions::Rule(why.to_owned()));
        if !matches!(self.players, 1..=4 | 6) {
            return rule("one to four or six people play (IU-SETUP-01)");
        }
        if self.board == Board::Base && (self.six() || self.choam) {
            return rule(
                "Dune: Imperium is for one to four people, without contracts (DB-SETUP-01, DB-SETUP-02)",
            );
        }
        self.check_variants()?;
        if self.go_to_11 && !self.immortality {
            return rule("going to 11 points is a variant of Immortality (IM-VAR-01)");
        }
        if self.board == Board::Six && !self.six() {
            return rule("the other side of the board is for six people (IU-SIX-01)");
        }
        if self.six() && !self.choam {
            return rule("six players use the CHOAM module (IU-SIX-16)");
        }
        if self.ix_contracts && !self.choam {
            return rule("the contracts made for Rise of Ix need the CHOAM module (IU-COMBO-07)");
        }
        let rivals = 3u8.saturating_sub(self.players);
        if self.rivals.len() != usize::from(rivals) {
            return rule(
                "one person meets two Rivals, two meet one, more meet none (IU-RIVAL-03, IU-RIVAL-04)",
            );
        }
        if self.leaders.len() != places(self.players) {
            return rule("name one leader, or null for a random one, for each player, of six for each Ally");
        }
        if self.players > 1 && (self.difficulty != Difficulty::Sardaukar || self.row_dice) {
            return rule(
                "difficulty levels and Row dice are for one player (IU-RIVALDIFF-01, IU-RIVALDIFF-15)",
            );
        }
        if self.players > 2 && (self.ruthless_escalation || self.expert_deployment || self.smart_politics) {
            return rule("these variants need Rivals (IU-RIVALDIFF-06)");
        }
        for (seat, leader) in self.leaders.iter().enumerate() {
            let Some(leader) = leader else { continue };
            if self.leaders[..seat].contains(&Some(*leader)) {
                return rule("every leader card exists once (IU-SETUP-15)");
            }
            if let Some(why) = self.bars(self.table(), *leader) {
                return rule(why);
            }
        }
        for (at, rival) in self.rivals.iter().enumerate() {
            let Some(rival) = rival else { continue };
            if self.rivals[..at].contains(&Some(*rival)) {
                return rule("every Rival card exists once (IU-RIVAL-01)");
            }
            if !self.may_oppose(*rival) {
                return rule("this Rival is not for this table (DB-RIVAL-08, DB-RIVAL-13)");
            }
            if rival.text().streamlined && self.players == 1 {
                return rule("streamlined Rivals are for two players (IU-RIVALDIFF-13)");
            }
        }
        Ok(())
    }

    /// Rise of Ix has two variants of the game alone for Dune: Imperium, and a longer game. RI-RIVAL-24, RI-RIVAL-25
    fn check_variants(&self) -> Result<(), BadOptions> {
        let rule = |why: &str| Err(BadOptions::Rule(why.to_owned()));
        let uprising = self.expert_deployment || self.smart_politics;
        let either = self.ruthless_escalation || self.row_dice;
        if self.board == Board::Base && (uprising || either && !(self.ix && self.players == 1)) {
            return rule("the variants of Uprising's Rivals are not for Dune: Imperium (DB-RIVAL-14)");
        }
        if self.board == Board::Base && (self.base_cards || self.every_conflict) {
            return rule("what Dune: Imperium adds to Uprising is on its own table anyway (IU-COMBO-11)");
        }
        if self.every_conflict && !self.base_cards && !self.ix {
            return rule("no other Conflict cards are on this table (IU-COMBO-03, IU-COMBO-09)");
        }
        if self.keep_foldspace && (!self.ix || self.rivals.is_empty() || self.board == Board::Base) {
            return rule("this House Hagal card is for Uprising's Rivals with Rise of Ix (IU-COMBO-14)");
        }
        if self.epic && !self.ix {
            return rule("Epic mode comes with Rise of Ix (RI-EPIC-01)");
        }
        if self.epic && self.players == 1 {
            return rule("Epic mode is not for a game alone (RI-EPIC-06)");
        }
        Ok(())
    }

    /// Why a leader cannot be led at this table.
    fn bars(&self, table: &Table, leader: Leader) -> Option<&'static str> {
        let text = leader.text();
        let commands = || Commander::ALL.iter().any(|commander| commander.text().leader == leader);
        if content().backs & 1 << leader.index() != 0 {
            Some("Lady Jessica starts with her front side up (IU-CLARIFY-01)")
        } else if !table.leads(text) {
            Some("the leader's set is not on this table (DB-SETUP-09)")
        } else if text.choam && !self.choam {
            Some("Shaddam Corrino IV needs the CHOAM module (IU-SETUP-16)")
        } else if self.six() && commands() {
            Some("Muad'Dib and Shaddam are the Commanders of six (IU-SIX-01)")
        } else {
            None
        }
    }

    /// The leaders a seat without one may get.
    pub fn free_leaders(&self) -> impl Iterator<Item = Leader> + '_ {
        let table = self.table();
        Leader::ALL
            .iter()
            .copied()
            .filter(move |leader| {
                self.bars(table, *leader).is_none() && !self.leaders.contains(&Some(*leader))
            })
            .filter(|leader| !self.rivals.iter().flatten().any(|rival| rival.key() == leader.key()))
    }

    /// Does a Rival belong to this table? Of the base game, leaders oppose one person and House Hagal two, and nobody
    /// meets the leader somebody plays. DB-RIVAL-08, DB-RIVAL-13
    pub fn may_oppose(&self, rival: Rival) -> bool {
        let text = rival.text();
        let led = self.leaders.iter().flatten().any(|leader| leader.key() == rival.key());
        let table = self.table();
        match table.text.rivals.leaders {
            true => table.has(text.set) && text.spoiler == (self.players == 2) && !led,
            false => text.set == Set::Uprising,
        }
    }

    /// The Rivals that may be drawn: those made to be drawn for so many players and not named yet.
    pub fn free_rivals(&self) -> impl Iterator<Item = Rival> + '_ {
        Rival::ALL
            .iter()
            .copied()
            .filter(|rival| self.may_oppose(*rival) && !self.rivals.contains(&Some(*rival)))
            .filter(|rival| !rival.text().streamlined || rival.text().spoiler)
    }

    /// The level of the base game alone. DB-RIVAL-14
    pub(crate) fn level(&self) -> Option<&'static LevelText> {
        let here = |row: &&LevelText| row.board == self.board && row.level == self.difficulty;
        content().levels.iter().find(here).filter(|_| self.players == 1)
    }

    /// What the Rivals of this table do, the difficulty level included. IU-RIVALDIFF-04, IU-RIVALDIFF-05
    pub(crate) fn habits(&self) -> Habits {
        let level = self.level();
        // Boards without levels of their own. IU-RIVALDIFF-04, IU-RIVALDIFF-05
        let usual = self.players == 1 && level.is_none();
        let expert = usual && self.difficulty >= Difficulty::Mentat;
        Habits {
            mentat: level.map_or(0, |level| level.mentat),
            swordmasters: level.map_or(0, |level| level.above_swordmasters),
            escalation: self.ruthless_escalation || expert,
            deployment: self.expert_deployment || expert || level.is_some_and(|level| level.expert),
            politics: self.smart_politics || expert,
            row_dice: self.row_dice,
            foldspace: self.keep_foldspace,
            no_swordmaster: match level {
                Some(level) => level.no_swordmaster,
                None => usual && self.difficulty == Difficulty::KwisatzHaderach,
            },
        }
    }
}

fn uprising() -> Board {
    Board::Uprising
}

/// How many leaders are chosen: the Commanders of six players are given.
fn places(players: u8) -> usize {
    usize::from(if players == team::SEATS { 4 } else { players })
}

/// What the variants and the difficulty come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Habits {
    /// Rivals turn up two cards in the combat of a Conflict III.
    pub escalation: bool,
    /// Rivals do not deploy more than they need.
    pub deployment: bool,
    /// Rivals do not court factions where it gains them nothing.
    pub politics: bool,
    /// Two dice remove cards from the Imperium Row after every own Reveal turn of a game alone.
    pub row_dice: bool,
    /// The House Hagal card is kept that names Foldspace. IU-COMBO-14
    pub foldspace: bool,
    /// No Swordmaster for the player.
    pub no_swordmaster: bool,
    /// What the Mentat space costs, where that is another price than printed. DB-RIVAL-16
    pub mentat: u8,
    /// The round in which the Rivals of the base game get their Swordmasters. DB-RIVAL-15
    pub swordmasters: u8,
}
