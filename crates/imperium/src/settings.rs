//! What a lobby may offer to choose.

use table::setting::Needs;
use table::{Form, Setting};

use crate::board::Board;
use crate::content::Rival;
use crate::options::{Difficulty, Options};

/// What people may choose about these options: what else is on the table first, as the rest hangs on it.
pub fn settings(options: &Options) -> Vec<Setting> {
    let mut settings = sets(options);
    let mut leaders = Setting::list("leaders", leader_form(options), leaders(options, &[]));
    for (switch, with) in with_more(options) {
        leaders = leaders.or_with(switch, self::leaders(&with, &[options]));
    }
    settings.push(leaders);
    let places = options.rivals.len() as u8;
    if places > 0 {
        let mut list = Setting::list("rivals", Form::List(places), rivals(options, &[]));
        for (switch, with) in with_more(options) {
            list = list.or_with(switch, rivals(&with, &[options]));
        }
        settings.push(list);
    }
    if options.players == 1 {
        settings.push(Setting::one("difficulty", Difficulty::ALL));
    }
    let uprising = options.board != Board::Base;
    if options.players == 1 && !uprising {
        // RI-RIVAL-24, RI-RIVAL-25
        let variants = ["ruthless_escalation", "row_dice"].map(Setting::switch);
        settings.extend(variants.map(|setting| setting.needing(&["ix"])));
    }
    if places > 0 && uprising {
        let variants = ["ruthless_escalation", "expert_deployment", "smart_politics"];
        settings.extend(variants.map(Setting::switch));
    }
    if options.players == 1 && uprising {
        settings.push(Setting::switch("row_dice"));
    }
    if places > 0 && uprising {
        settings.push(Setting::switch("keep_foldspace").needing(&["ix"]));
    }
    settings
}

/// The expansions and modules that lie on a table of this board with so many people, and what comes with each.
fn sets(options: &Options) -> Vec<Setting> {
    let epic = Setting::switch("epic").needing(&["ix"]);
    let mut settings = vec![Setting::switch("ix"), Setting::switch("immortality")];
    if options.board != Board::Base {
        // IU-COMBO-09, IU-COMBO-11
        settings.push(Setting::switch("base_cards"));
        // IU-COMBO-03, IU-COMBO-09
        settings.push(Setting::switch("every_conflict").needing(&["base_cards", "ix"]));
    } else {
        // No book tells how Uprising's cards and modules are played here. DC-GAP-01, DB-SETUP-02
        settings.push(Setting::switch("base_cards").refused("refuse-uprising-cards"));
        settings.push(Setting::switch("choam").refused("refuse-choam-at-home"));
    }
    // RI-EPIC-06, IU-COMBO-40
    settings.push(if options.players == 1 { epic.refused("refuse-epic-alone") } else { epic });
    // Epic mode goes further; of four it still takes the point they begin with. IM-VAR-01, DC-35
    let people = usize::from(options.players) + options.rivals.len();
    let eleven = Setting::switch("go_to_11");
    let eleven = if options.players > 1 && people < 4 { eleven.unless("epic") } else { eleven };
    settings.push(eleven.needing(&["immortality"]));
    // With Rise of Ix the contracts made for it are dealt anyway. IU-COMBO-07, IU-AMB-89
    let ix_contracts = Setting::switch("ix_contracts").unless("ix");
    let uprising = options.board != Board::Base;
    if options.choam {
        settings.push(ix_contracts);
    } else if options.players < 3 && uprising {
        // With three or four players it is a mode of its own, with six it belongs to the game. IU-CHOAM-01
        settings.push(Setting::switch("choam"));
        settings.push(ix_contracts.needing(&["choam"]));
    }
    settings
}

/// The switches that bring a box or a module to the table; the others are variants of what lies there.
const SETS: [&str; 4] = ["base_cards", "ix", "immortality", "choam"];

/// A way of playing that a lobby offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Combination {
    /// The sets that are switched on.
    pub sets: Vec<&'static str>,
    /// The variants that are switched on.
    pub variants: Vec<&'static str>,
    /// The options so far.
    pub options: Options,
}

/// Every combination of sets that a lobby offers for these usual options, without any first; no variants.
pub fn combinations(usual: &Options) -> Vec<Combination> {
    let plain = Combination { sets: Vec::new(), variants: Vec::new(), options: usual.clone() };
    let is_set = |setting: &Setting| SETS.contains(&setting.name);
    let mut all = vec![plain];
    for setting in settings(usual).into_iter().filter(is_set) {
        let with: Vec<Combination> = all.iter().filter_map(|one| one.with(&setting)).collect();
        all.extend(with);
    }
    all
}

impl Combination {
    /// The same sets with each of the variants that a lobby offers with them.
    pub fn variants(&self, usual: &Options) -> Vec<Combination> {
        let no_set = |setting: &Setting| !SETS.contains(&setting.name);
        settings(usual)
            .iter()
            .filter(|setting| no_set(setting))
            .filter_map(|setting| self.with(setting))
            .collect()
    }

    /// The same with one more switch on, if that is a switch and offered as things stand.
    fn with(&self, setting: &Setting) -> Option<Combination> {
        let mut more = self.clone();
        if !met(setting.needs, &self.options) || setting.refused.is_some() {
            return None;
        }
        *more.options.switch(setting.name)? = true;
        let names = if SETS.contains(&setting.name) { &mut more.sets } else { &mut more.variants };
        names.push(setting.name);
        Some(more)
    }
}

/// Are the switches as a setting needs them?
fn met(needs: Needs, options: &Options) -> bool {
    let mut options = options.clone();
    needs.met(|name| options.switch(name).is_some_and(|on| *on))
}

/// The same options with each of the switches that bring leaders or Rivals.
fn with_more(options: &Options) -> Vec<(&'static [&'static str], Options)> {
    let ix = Options { ix: true, ..options.clone() };
    let base = Options { base_cards: true, ..options.clone() };
    let choam = Options { choam: true, ..options.clone() };
    // CHOAM is a switch only where it is no mode of its own. IU-CHOAM-01
    let switches: [(&'static [&'static str], Options); 3] =
        [(&["ix"], ix), (&["base_cards"], base), (&["choam"], choam)];
    let switches = switches.into_iter().take(if options.players < 3 { 3 } else { 2 });
    switches.filter(|(_, with)| with != options && with.check().is_ok()).collect()
}

/// The Commanders of six players are given; their Allies choose.
fn leader_form(options: &Options) -> Form {
    if options.six() { Form::List(options.leaders.len() as u8) } else { Form::Seats }
}

type Keyed<T> = Vec<(T, &'static str)>;

/// The leaders of these options that are not already those of others.
fn leaders(options: &Options, but: &[&Options]) -> Keyed<crate::content::Leader> {
    let known = |leader| but.iter().any(|other| other.free_leaders().any(|known| known == leader));
    options.free_leaders().filter(|leader| !known(*leader)).map(|leader| (leader, leader.key())).collect()
}

/// The Rivals of these options that are not already those of others. Streamlined ones are for two. IU-RIVALDIFF-13
fn rivals(options: &Options, but: &[&Options]) -> Keyed<Rival> {
    let fits = |options: &Options, rival: Rival| {
        options.may_oppose(rival) && (options.players == 2 || !rival.text().streamlined)
    };
    let rivals = Rival::ALL.iter().copied().filter(|rival| fits(options, *rival));
    let rivals = rivals.filter(|rival| !but.iter().any(|other| fits(other, *rival)));
    rivals.map(|rival| (rival, rival.key())).collect()
}
