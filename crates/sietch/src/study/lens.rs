//! What is looked at in each game.

/// How a game is looked at.
#[derive(Debug)]
pub struct Lens {
    /// The game's name on the page.
    pub name: &'static str,
    /// What a side is called.
    pub side: &'static str,
    /// What the standing of a seat counts, and how much one unit of it is.
    pub standing: (&'static str, f32),
    /// Things whose part in winning is weighed.
    pub groups: &'static [Group],
}

/// Things of one sort that a seat does something with.
#[derive(Debug)]
pub struct Group {
    /// The heading.
    pub title: &'static str,
    /// What the numbers are about, in a line.
    pub about: &'static str,
    /// Where the thing is named.
    pub source: Source,
}

/// Where a thing is named that goes with a seat.
#[derive(Debug)]
pub enum Source {
    /// By what the seat does.
    Done {
        /// The kind of action.
        kind: &'static str,
        /// The field that names it, where an action names several.
        field: Option<&'static str>,
    },
    /// By what lies open when all is over: in the view, in a list of seats, in this field.
    Held {
        /// The list of seats.
        seats: &'static str,
        /// The field.
        field: &'static str,
    },
}

const fn group(
    title: &'static str,
    about: &'static str,
    kind: &'static str,
    field: Option<&'static str>,
) -> Group {
    Group { title, about, source: Source::Done { kind, field } }
}

const fn held(title: &'static str, about: &'static str, seats: &'static str, field: &'static str) -> Group {
    Group { title, about, source: Source::Held { seats, field } }
}

static CONQUEST: Lens = Lens {
    name: "A Game of Conquest and Diplomacy",
    side: "faction",
    standing: ("strongholds and what leads to them", 1.0),
    groups: &[
        group("Where one ships", "Troops were shipped there at least once.", "ship_to", None),
        group("Market cards", "The card was played.", "play", None),
        group("Weapons", "The card filled the weapon slot of a battle plan.", "arm", None),
        group("Defences", "The card filled the defence slot of a battle plan.", "guard", None),
        group("Who leads", "The leader was in a battle plan.", "lead", None),
    ],
};

static IMPERIUM: Lens = Lens {
    name: "Imperium",
    side: "leader",
    standing: ("victory points", 10.0),
    groups: &[
        group("Cards acquired", "The card was acquired.", "acquire", None),
        group("Spaces", "An agent was sent there at least once.", "send", Some("space")),
        group("Intrigue", "The card was played.", "play", None),
        group("Contracts", "The contract was taken.", "take", None),
        held("Objectives", "The Objective card was dealt to the seat.", "players", "objective"),
        group("Tech tiles", "The tile was acquired.", "acquire_tech", None),
    ],
};

static ARRAKIS: Lens = Lens {
    name: "War for Arrakis",
    side: "side",
    standing: ("how near the victory is", 1.0),
    groups: &[
        group("Planning cards", "The card was played.", "play", None),
        group("Leaders' specials", "The special action of the leader was used.", "special", None),
        group("Prescience", "The card was claimed.", "claim", None),
        group("Where one attacks or goes", "A legion was led there at least once.", "to", None),
    ],
};

/// How a game is looked at; a game nobody has thought about yet is looked at without groups.
pub fn of(game: &str) -> &'static Lens {
    static OTHER: Lens = Lens { name: "", side: "side", standing: ("standing", 1.0), groups: &[] };
    match game {
        "conquest" => &CONQUEST,
        "imperium" => &IMPERIUM,
        "arrakis" => &ARRAKIS,
        _ => &OTHER,
    }
}
