//! What a lobby may offer to choose.

use table::{Form, Setting};

use crate::board::Board;
use crate::content::Rival;
use crate::options::{Difficulty, Options};

/// What people may choose about these options.
pub fn settings(options: &Options) -> Vec<Setting> {
    let leaders = options.free_leaders().map(|leader| (leader, leader.key()));
    // The Commanders of six players are given; their Allies choose.
    let form = if options.six() { Form::List(options.leaders.len() as u8) } else { Form::Seats };
    let mut settings = vec![Setting::list("leaders", form, leaders)];
    let places = options.rivals.len() as u8;
    if places > 0 {
        // Streamlined Rivals are for two players. IU-RIVALDIFF-13
        let rivals = Rival::ALL.iter().filter(|rival| options.may_oppose(**rival));
        let rivals = rivals.filter(|rival| options.players == 2 || !rival.text().streamlined);
        let rivals = rivals.map(|&rival| (rival, rival.key()));
        settings.push(Setting::list("rivals", Form::List(places), rivals));
    }
    if options.players == 1 {
        settings.push(Setting::one("difficulty", Difficulty::ALL));
    }
    let uprising = options.board != Board::Base;
    if options.ix && options.players == 1 && !uprising {
        // RI-RIVAL-24, RI-RIVAL-25
        settings.extend(["ruthless_escalation", "row_dice"].map(Setting::switch));
    }
    if options.ix && options.players > 1 {
        settings.push(Setting::switch("epic"));
    }
    if places > 0 && uprising {
        let variants = ["ruthless_escalation", "expert_deployment", "smart_politics"];
        settings.extend(variants.map(Setting::switch));
    }
    if options.players == 1 && uprising {
        settings.push(Setting::switch("row_dice"));
    }
    if options.players < 3 && uprising {
        // With three or four players it is a mode of its own, with six it belongs to the game. IU-CHOAM-01
        settings.push(Setting::switch("choam"));
    }
    if options.choam {
        settings.push(Setting::switch("ix_contracts"));
    }
    // On the other boards too, once a client draws it.
    if !uprising {
        settings.push(Setting::switch("immortality"));
    }
    if options.immortality {
        settings.push(Setting::switch("go_to_11"));
    }
    settings
}
