//! `docs/cards-imperium.md` lists every card as the engine understands it. The page is made from the content, so that
//! an owner of the box can hold it against the print. After a change of content, write it anew with
//! `SIETCH_WRITE=1 cargo test -p imperium --test cards_page`.

use std::fmt::Write;
use std::path::Path;

use imperium::Imperium;
use imperium::board::{Icon, Post, Set, Space};
use imperium::content::{CardText, Destination, Goal, content};
use imperium::effect::Effect;
use imperium::tell::describe;
use table::words::Words;
use table::{Say, Tell};

struct Page {
    words: Words,
    text: String,
}

impl Page {
    fn say(&self, key: &'static str) -> String {
        self.words.say(&Say::new(key))
    }

    fn effects(&self, effects: &[Effect]) -> String {
        let said: Vec<String> = describe::effects(effects).iter().map(|say| self.words.say(say)).collect();
        if said.is_empty() { "–".into() } else { said.join("; ") }
    }

    fn icons(&self, icons: &[Icon]) -> String {
        let said: Vec<String> = icons.iter().map(|icon| self.say(icon.key())).collect();
        if said.is_empty() { "none".into() } else { said.join(", ") }
    }

    fn section(&mut self, title: &str, columns: &[&str]) {
        let _ = write!(
            self.text,
            "\n## {title}\n\n| {} |\n|{}\n",
            columns.join(" | "),
            "---|".repeat(columns.len())
        );
    }

    fn row(&mut self, cells: &[String]) {
        let _ = writeln!(self.text, "| {} |", cells.join(" | "));
    }

    fn card(&mut self, card: &CardText) {
        let factions: Vec<String> = card.factions.iter().map(|faction| self.say(faction.key())).collect();
        let mut notes = Vec::new();
        if card.anywhere {
            notes.push("sends an agent, wherever it is, to any space, even an occupied one".to_owned());
        }
        if card.choam {
            notes.push("CHOAM module".to_owned());
        }
        if card.undercover {
            notes.push("its agent needs no influence".to_owned());
        }
        if card.infiltration {
            notes.push("enemy agents do not block at its icons".to_owned());
        }
        for (space, less) in &card.cheaper {
            notes.push(format!("{} costs its agent {less} spice less", self.say(space.key())));
        }
        if let Some(specimens) = card.specimens {
            notes.push(format!("costs {specimens} specimens"));
        }
        if card.stays {
            notes.push("never leaves the Row".to_owned());
        }
        if card.graft {
            notes.push("Graft".to_owned());
        }
        if card.grafts_row {
            notes.push(
                "its partner may be a card of the Imperium Row, trashed at the end of the turn".to_owned(),
            );
        }
        if card.unblocked {
            notes.push("enemy agents do not block its agent".to_owned());
        }
        if let Some((condition, icons)) = &card.icons_if {
            let when = self.words.say(&describe::condition(condition));
            notes.push(format!("if {when}, also {}", self.icons(icons)));
        }
        if let Some(replaced) = card.replaces {
            notes.push(format!("in place of {}", self.say(replaced)));
        }
        if !card.trashed.is_empty() {
            notes.push(format!("when trashed: {}", self.effects(&card.trashed)));
        }
        if !card.discarded.is_empty() {
            notes.push(format!("when discarded: {}", self.effects(&card.discarded)));
        }
        self.row(&[
            self.say(card.key),
            card.copies.to_string(),
            card.cost.map_or("–".into(), |cost| cost.to_string()),
            if factions.is_empty() { "–".into() } else { factions.join(", ") },
            self.icons(&card.icons),
            self.effects(&card.acquire),
            self.effects(&card.agent),
            self.effects(&card.reveal),
            if notes.is_empty() { "–".into() } else { notes.join("; ") },
            card.source.to_owned(),
        ]);
    }
}

fn page() -> String {
    let (_, english) = Imperium::languages()[0];
    let intro = "# Dune: Imperium: the cards of every set as the engine understands them\n\n\
        Made from `crates/imperium/src/content` by `SIETCH_WRITE=1 cargo test -p imperium --test cards_page`; a test \
        keeps it current. The last column says where a row comes from: F a printed face was seen; R the rulebook; T, \
        B, J, D, H independent card lists.\n";
    let mut page = Page { words: Words::new("en", &[english]).unwrap(), text: intro.into() };
    let content = content();
    let cards = [
        "card",
        "copies",
        "cost",
        "factions",
        "agent icons",
        "acquire",
        "agent box",
        "reveal box",
        "note",
        "source",
    ];
    page.section("Imperium deck", &cards);
    content.cards[..54].iter().for_each(|card| page.card(card));
    for (title, set) in [
        ("Starting decks and Reserve", Set::Uprising),
        ("Cards of Dune: Imperium", Set::Base),
        ("Cards of Rise of Ix", Set::Ix),
        ("Cards of Immortality", Set::Immortality),
    ] {
        page.section(title, &cards);
        content.cards[54..].iter().filter(|card| card.set == set).for_each(|card| page.card(card));
    }
    let columns = ["card", "copies", "plot", "combat", "after the combat", "endgame", "module", "source"];
    page.section("Intrigue deck", &columns);
    for card in &content.intrigues {
        let module = if card.choam { "CHOAM" } else { "–" };
        page.row(&[
            page.say(card.key),
            card.copies.to_string(),
            page.effects(&card.plot),
            page.effects(&card.combat),
            page.effects(&card.aftermath),
            page.effects(&card.endgame),
            module.into(),
            card.source.into(),
        ]);
    }
    page.section("Conflict cards", &["card", "level", "icon", "location", "1st", "2nd", "3rd", "source"]);
    for card in &content.conflicts {
        page.row(&[
            page.say(card.key),
            card.level.to_string(),
            card.icon.map_or_else(String::new, |icon| page.say(icon.key())),
            card.location.map_or("–".into(), |space| page.say(space.key())),
            page.effects(&card.first),
            page.effects(&card.second),
            page.effects(&card.third),
            card.source.into(),
        ]);
    }
    page.section("Contracts", &["contract", "copies", "completed by", "reward", "source"]);
    for tile in &content.contracts {
        let goal = match tile.goal {
            Goal::Visit(space) => format!("an agent to {}", page.say(space.key())),
            Goal::Harvest(spice) => format!("an agent to a maker space and {spice} spice in the turn"),
            Goal::Immediate => "at once".into(),
            Goal::AcquireSpiceMustFlow => "acquiring The Spice Must Flow".into(),
            Goal::Beyond(space) => format!("an agent to {} (Rise of Ix)", page.say(space.key())),
        };
        page.row(&[
            page.say(tile.key),
            tile.copies.to_string(),
            goal,
            page.effects(&tile.reward),
            tile.source.into(),
        ]);
    }
    page.section("Leaders", &["leader", "ability", "Signet Ring", "source"]);
    for leader in &content.leaders {
        let mut ability = Vec::new();
        if !leader.reveal.is_empty() {
            ability.push(format!("Reveal turn: {}", page.effects(&leader.reveal)));
        }
        for (icons, effect) in &leader.visits {
            let effect = page.words.say(&describe::effect(effect));
            ability.push(format!("agent to a space of {}: {effect}", page.icons(icons)));
        }
        if let Some((faction, effect)) = &leader.reach_two {
            let effect = page.words.say(&describe::effect(effect));
            ability.push(format!("reaching 2 influence with {}: {effect}", page.say(faction.key())));
        }
        if let Some(note) = leader.note {
            ability.push(page.say(note));
        }
        page.row(&[
            page.say(leader.key),
            ability.join("; "),
            page.effects(&leader.signet),
            leader.source.into(),
        ]);
    }
    page.section("Feyd-Rautha’s training track", &["step", "gives", "next"]);
    for (step, text) in content.training.iter().enumerate() {
        let next: Vec<String> = text.next.iter().map(u8::to_string).collect();
        page.row(&[step.to_string(), page.effects(&text.reward), next.join(" or ")]);
    }
    page.section(
        "Spaces",
        &[
            "space",
            "icon",
            "kind",
            "needs",
            "cost",
            "effects",
            "for more",
            "own Reveal turn",
            "controller",
            "source",
        ],
    );
    for &space in Space::ALL {
        let text = space.text();
        let kind = match (text.combat, text.maker) {
            (true, true) => "combat, maker",
            (true, false) => "combat",
            _ => "–",
        };
        let costs = [(text.solari, "Solari"), (text.spice, "spice"), (text.water, "water")];
        let mut cost: Vec<String> = costs
            .iter()
            .filter(|(amount, _)| *amount > 0)
            .map(|(amount, good)| format!("{amount} {good}"))
            .collect();
        cost.extend(text.solari_later.map(|later| format!("{later} Solari once somebody has it")));
        cost.extend(text.spice_of_six.map(|spice| format!("{spice} spice with six players")));
        cost.extend(text.rates.iter().map(|(spice, solari)| format!("{spice} spice for {solari} Solari")));
        cost.extend(text.once.then(|| "once in a game".to_owned()));
        let one = |effect: &Effect| page.words.say(&describe::effect(effect));
        page.row(&[
            page.say(space.key()),
            page.say(text.icon.key()),
            kind.into(),
            text.needs.map_or("–".into(), |faction| format!("2 with {}", page.say(faction.key()))),
            if cost.is_empty() { "–".into() } else { cost.join(", ") },
            page.effects(&text.effects),
            text.extra
                .as_ref()
                .map_or("–".into(), |(price, gain)| format!("{} → {}", one(price), one(gain))),
            text.reveal.as_ref().map_or("–".into(), one),
            text.control.as_ref().map_or("–".into(), one),
            text.source.into(),
        ]);
    }
    page.section("Boards", &["board", "step 4 of the four tracks", "locations", "Conflict cards", "source"]);
    for board in &content.boards {
        let locations: Vec<String> = board.locations.iter().map(|space| page.say(space.key())).collect();
        page.row(&[
            format!("{:?}", board.board),
            page.effects(&board.bonus),
            locations.join(", "),
            format!("{} I, {} II, {} III", board.levels[0], board.levels[1], board.levels[2]),
            board.source.into(),
        ]);
    }
    page.section("Observation posts", &["post", "spaces", "source"]);
    for &post in Post::ALL {
        let text = &content.posts[post.index()];
        let spaces: Vec<String> = text.spaces.iter().map(|space| page.say(space.key())).collect();
        page.row(&[page.say(post.key()), spaces.join(", "), text.source.into()]);
    }
    page.section("Rivals", &["Rival", "Swordmaster", "priority", "Signet Ring", "Scheme", "note", "source"]);
    for rival in &content.rivals {
        let priority: Vec<String> = rival.priority.iter().map(|faction| page.say(faction.key())).collect();
        let note = if rival.streamlined { "streamlined: cannot win" } else { "–" };
        page.row(&[
            page.say(rival.rival.key()),
            rival.swordmaster.to_string(),
            priority.join(", "),
            page.effects(&rival.signet),
            page.effects(&rival.scheme),
            note.into(),
            rival.source.into(),
        ]);
    }
    page.section(
        "House Hagal deck",
        &["card", "copies", "destination", "gains", "at the first", "at the second", "swords", "source"],
    );
    for card in &content.hagal {
        let space = |space: &Space| page.say(space.key());
        let to = match &card.to {
            Destination::Visit(there) => space(there),
            Destination::ByConflict(low, high) => {
                format!("{} in Conflicts I and II, {} in Conflict III", space(low), space(high))
            }
            Destination::ByGuild(low, high) => {
                format!("{} below 2 influence with the Spacing Guild, otherwise {}", space(low), space(high))
            }
            Destination::IfGuild(there) => {
                format!("{} from 2 influence with the Spacing Guild on", space(there))
            }
            Destination::Harvest(spaces) => {
                let spaces: Vec<String> = spaces.iter().map(space).collect();
                format!("{} with most bonus spice, if there is any", spaces.join(" or "))
            }
            Destination::Watch(posts) => {
                let posts: Vec<String> = posts.iter().map(|post| page.say(post.key())).collect();
                format!("none; a spy to the first free of {}; reveal again", posts.join(", "))
            }
            Destination::Reshuffle => "none; shuffle and reveal again (two players only)".into(),
        };
        page.row(&[
            page.say(card.key),
            card.copies.to_string(),
            to,
            page.effects(&card.gains),
            page.effects(&card.first),
            page.effects(&card.second),
            card.swords.to_string(),
            card.source.into(),
        ]);
    }
    page.section(
        "Tech tiles",
        &[
            "tile",
            "spice",
            "acquired",
            "Reveal turn",
            "Round Start",
            "Endgame",
            "turned over",
            "own turn",
            "won Conflict",
            "other",
            "House Hagal",
            "source",
        ],
    );
    for tile in &content.tech {
        let note = tile.note.map_or("–".into(), |note| page.say(note));
        page.row(&[
            page.say(tile.key),
            tile.cost.to_string(),
            page.effects(&tile.acquire),
            page.effects(&tile.reveal),
            page.effects(&tile.round_start),
            page.effects(&tile.endgame),
            page.effects(&tile.flip),
            page.effects(&tile.turn),
            page.effects(&tile.won),
            note,
            if tile.hagal { "yes" } else { "no" }.into(),
            tile.source.into(),
        ]);
    }
    page.section("Shipping track", &["space", "reward"]);
    for (at, space) in content.shipping.iter().enumerate() {
        page.row(&[(at + 1).to_string(), page.effects(&space.reward)]);
    }
    page.section("Research track", &["cell", "leads to", "reward"]);
    for cell in &content.research {
        page.row(&[cell.key.into(), cell.next.join(", "), page.effects(&cell.reward)]);
    }
    page.section("Tleilaxu track", &["space", "reward", "for the first"]);
    for (at, space) in content.tleilaxu_track.iter().enumerate() {
        page.row(&[(at + 1).to_string(), page.effects(&space.reward), page.effects(&space.first)]);
    }
    page.section("Objectives", &["card", "icon", "players", "first player", "source"]);
    for card in &content.objectives {
        let players: Vec<String> = card.players.iter().map(u8::to_string).collect();
        let first = if card.first { "yes" } else { "no" };
        page.row(&[
            page.say(card.key),
            page.say(card.icon.key()),
            players.join(", "),
            first.into(),
            card.source.into(),
        ]);
    }
    page.text
}

#[test]
fn the_cards_page_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/cards-imperium.md");
    let page = page();
    if std::env::var_os("SIETCH_WRITE").is_some() {
        std::fs::write(&path, &page).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == page, "docs/cards-imperium.md is not current; write it with SIETCH_WRITE=1");
}
