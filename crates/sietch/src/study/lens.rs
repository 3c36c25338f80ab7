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
    /// The same where bots of the game play along.
    pub against: Option<&'static str>,
    /// The standing at which the game ends, and in words.
    pub goal: Option<(f64, &'static str)>,
    /// Modes that are played besides, as far as people or bots play each other there.
    pub modes: &'static [&'static str],
    /// What is said below a side, by the key of its name.
    pub houses: &'static [(&'static str, &'static str)],
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
    /// The mode whose games are looked at, where it is not the study's own.
    pub mode: Option<&'static str>,
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
    /// By what lies open when all is over, in a list that belongs to a side. What is in the list is told by its fields.
    Open {
        /// The side.
        side: &'static str,
        /// The list.
        field: &'static str,
    },
}

const fn group(
    title: &'static str,
    about: &'static str,
    kind: &'static str,
    field: Option<&'static str>,
) -> Group {
    Group { title, about, source: Source::Done { kind, field }, mode: None }
}

const fn held(title: &'static str, about: &'static str, seats: &'static str, field: &'static str) -> Group {
    Group { title, about, source: Source::Held { seats, field }, mode: None }
}

static CONQUEST: Lens = Lens {
    name: "A Game of Conquest and Diplomacy",
    side: "faction",
    standing: ("strongholds held, three of them being 1, and up to a half for spice", 1.0),
    against: None,
    goal: None,
    modes: &["duel"],
    houses: &[],
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
    against: Some("victory points, less those of the leading Rival"),
    goal: Some((10.0, "the game ends at ten")),
    modes: &["choam", "duel", "six", "base"],
    houses: HOUSES,
    groups: &[
        group("Cards acquired", "The card was acquired.", "acquire", None),
        group("Spaces", "An agent was sent there at least once.", "send", Some("space")),
        group("Intrigue", "The card was played.", "play", None),
        Group { mode: Some("choam"), ..group("Contracts", "The contract was taken.", "take", None) },
        held("Objectives", "The Objective card was dealt to the seat.", "players", "objective"),
        group("Tech tiles", "The tile was acquired.", "acquire_tech", None),
    ],
};

/// The house of each leader of Uprising.
const HOUSES: &[(&str, &str)] = &[
    ("leader-feyd-rautha", "Harkonnen"),
    ("leader-gurney-halleck", "Atreides"),
    ("leader-amber-metulli", "Metulli"),
    ("leader-lady-jessica", "Atreides"),
    ("leader-margot-fenring", "Fenring"),
    ("leader-muaddib", "Atreides"),
    ("leader-princess-irulan", "Corrino"),
    ("leader-shaddam", "Corrino"),
    ("leader-staban-tuek", "smugglers"),
];

static ARRAKIS: Lens = Lens {
    name: "War for Arrakis",
    side: "side",
    standing: ("how near one’s own victory is, less how near the other side’s is", 1.0),
    against: None,
    goal: None,
    modes: &["team"],
    houses: &[],
    groups: &[
        group("Planning cards", "The card was played.", "play", None),
        group("Leaders' specials", "The special action of the leader was used.", "special", None),
        group("Prescience", "The card was claimed.", "claim", None),
        Group {
            title: "Secret Objectives",
            about: "Atreides held the objective when the game was over: steps wanted on each track.",
            source: Source::Open { side: "faction-atreides", field: "objectives" },
            mode: None,
        },
        group("Where one attacks or goes", "A legion was led there at least once.", "to", None),
    ],
};

/// How a game is looked at; a game nobody has thought about yet is looked at without groups.
pub fn of(game: &str) -> &'static Lens {
    static OTHER: Lens = Lens {
        name: "",
        side: "side",
        standing: ("standing", 1.0),
        against: None,
        goal: None,
        modes: &[],
        houses: &[],
        groups: &[],
    };
    match game {
        "conquest" => &CONQUEST,
        "imperium" => &IMPERIUM,
        "arrakis" => &ARRAKIS,
        _ => &OTHER,
    }
}
