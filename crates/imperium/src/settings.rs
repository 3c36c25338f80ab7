//! What a lobby may offer to choose.

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
        settings.extend(variants.map(|setting| setting.needing("ix")));
    }
    if places > 0 && uprising {
        let variants = ["ruthless_escalation", "expert_deployment", "smart_politics"];
        settings.extend(variants.map(Setting::switch));
    }
    if options.players == 1 && uprising {
        settings.push(Setting::switch("row_dice"));
    }
    if places > 0 && uprising {
        settings.push(Setting::switch("keep_foldspace").needing("ix"));
    }
    settings
}

/// The expansions and modules that lie on a table of this board with so many people, and what comes with each.
fn sets(options: &Options) -> Vec<Setting> {
    let epic = Setting::switch("epic").needing("ix");
    let mut settings = vec![Setting::switch("ix"), Setting::switch("immortality")];
    if options.board != Board::Base {
        // IU-COMBO-09, IU-COMBO-11
        settings.push(Setting::switch("base_cards"));
        settings.push(Setting::switch("every_conflict").needing("base_cards"));
    }
    // RI-EPIC-06, IU-COMBO-40
    settings.push(if options.players == 1 { epic.refused("refuse-epic-alone") } else { epic });
    settings.push(Setting::switch("go_to_11").needing("immortality"));
    let uprising = options.board != Board::Base;
    if options.choam {
        settings.push(Setting::switch("ix_contracts"));
    } else if options.players < 3 && uprising {
        // With three or four players it is a mode of its own, with six it belongs to the game. IU-CHOAM-01
        settings.push(Setting::switch("choam"));
        settings.push(Setting::switch("ix_contracts").needing("choam"));
    }
    settings
}

/// The same options with each of the switches that bring leaders or Rivals.
fn with_more(options: &Options) -> Vec<(&'static str, Options)> {
    let ix = Options { ix: true, ..options.clone() };
    let base = Options { base_cards: true, ..options.clone() };
    let choam = Options { choam: true, ..options.clone() };
    // CHOAM is a switch only where it is no mode of its own. IU-CHOAM-01
    let switches = [("ix", ix), ("base_cards", base), ("choam", choam)];
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
