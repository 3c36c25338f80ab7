//! What a lobby may offer to choose.

use table::Setting;

use crate::options::{Options, Table};
use crate::piece::Side;

/// What people may choose about these options.
pub fn settings(options: &Options) -> Vec<Setting> {
    let mut settings = Vec::new();
    if let Table::Three { .. } = options.table {
        let shared = [(Side::Harkonnen, "faction-harkonnen"), (Side::Atreides, "faction-atreides")];
        let tables = shared.map(|(shared, key)| (Table::Three { shared }, key));
        settings.push(Setting::one("table", [(); 0]).or(tables)); // WA-TEAM-01
    }
    settings.push(Setting::switch("faq3"));
    if !options.solo() {
        settings.push(Setting::switch("spacing_guild")); // WA-GUILD-SETUP-02
    }
    settings
}
