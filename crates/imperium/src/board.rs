//! The boards: factions, agent icons, the spaces and observation posts of every set.
//!
//! Everything a rule asks of the board often is kept as a set of bits (a [`Spaces`], a set of posts), so that "where
//! can this card send an agent" is a handful of operations. What each space gives is content; see `content.rs`.

use serde::{Deserialize, Serialize};

/// A small enum that knows its number, its members and its message key.
macro_rules! named {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $member:ident = $key:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$doc])* $member),+ }

        impl $name {
            /// All of them, in the order of their numbers.
            pub const ALL: &'static [$name] = &[$($name::$member),+];

            /// Its number.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its bit in a set.
            #[inline]
            pub const fn bit(self) -> u64 {
                1 << self as u32
            }

            /// Its message key.
            pub const fn key(self) -> &'static str {
                match self { $($name::$member => $key),+ }
            }
        }
    };
}
pub(crate) use named;

named! {
    /// A board agents are sent to.
    Board {
        /// Dune: Imperium – Uprising, for one to four players.
        Uprising = "board-uprising",
        /// Its other side, for two teams of three.
        Six = "board-six",
        /// Dune: Imperium.
        Base = "board-base",
    }
}

named! {
    /// What comes in a box and adds its cards, leaders and rules to a table.
    #[derive(Default)]
    Set {
        /// Dune: Imperium – Uprising.
        #[default]
        Uprising = "set-uprising",
        /// Dune: Imperium.
        Base = "set-base",
        /// Rise of Ix.
        Ix = "set-ix",
        /// Immortality.
        Immortality = "set-immortality",
    }
}

impl Set {
    /// Does it add to the set of a board, rather than bring a board of its own?
    pub const fn expands(self) -> bool {
        matches!(self, Set::Ix | Set::Immortality)
    }
}

named! {
    /// A faction with an influence track. IU-INFLU-01
    Faction {
        /// The Emperor.
        Emperor = "faction-emperor",
        /// The Spacing Guild.
        Guild = "faction-spacing-guild",
        /// The Bene Gesserit.
        BeneGesserit = "faction-bene-gesserit",
        /// The Fremen.
        Fremen = "faction-fremen",
    }
}

named! {
    /// An agent icon. IU-AGENT-10
    Icon {
        /// The Emperor's spaces.
        Emperor = "faction-emperor",
        /// The Spacing Guild's spaces.
        Guild = "faction-spacing-guild",
        /// The Bene Gesserit's spaces.
        BeneGesserit = "faction-bene-gesserit",
        /// The Fremen's spaces.
        Fremen = "faction-fremen",
        /// The Landsraad (green).
        Landsraad = "icon-landsraad",
        /// Cities (blue).
        City = "icon-city",
        /// The spice trade (yellow).
        SpiceTrade = "icon-spice-trade",
        /// Any space one of the player's spies looks at.
        Spy = "icon-spy",
    }
}

impl Faction {
    /// The message key of the track with this icon on the side for six players. IU-SIX-09
    pub const fn key_of_six(self) -> &'static str {
        match self {
            Faction::Emperor => "faction-great-houses",
            Faction::Fremen => "faction-fringe-worlds",
            _ => self.key(),
        }
    }
}

impl Icon {
    /// The faction whose icon it is.
    pub const fn faction(self) -> Option<Faction> {
        match self {
            Icon::Emperor => Some(Faction::Emperor),
            Icon::Guild => Some(Faction::Guild),
            Icon::BeneGesserit => Some(Faction::BeneGesserit),
            Icon::Fremen => Some(Faction::Fremen),
            _ => None,
        }
    }
}

named! {
    /// A board space: 22 of Uprising's standard side, nine more for six players, then those only Dune: Imperium has.
    Space {
        /// Emperor.
        Sardaukar = "space-sardaukar",
        /// Emperor.
        DutifulService = "space-dutiful-service",
        /// Spacing Guild.
        Heighliner = "space-heighliner",
        /// Spacing Guild.
        DeliverSupplies = "space-deliver-supplies",
        /// Bene Gesserit.
        Espionage = "space-espionage",
        /// Bene Gesserit.
        Secrets = "space-secrets",
        /// Fremen.
        DesertTactics = "space-desert-tactics",
        /// Fremen.
        Fremkit = "space-fremkit",
        /// Landsraad.
        HighCouncil = "space-high-council",
        /// Landsraad.
        ImperialPrivilege = "space-imperial-privilege",
        /// Landsraad.
        Swordmaster = "space-swordmaster",
        /// Landsraad.
        AssemblyHall = "space-assembly-hall",
        /// Landsraad.
        GatherSupport = "space-gather-support",
        /// Spice trade.
        Shipping = "space-shipping",
        /// Spice trade.
        AcceptContract = "space-accept-contract",
        /// City.
        SietchTabr = "space-sietch-tabr",
        /// City.
        ResearchStation = "space-research-station",
        /// City.
        SpiceRefinery = "space-spice-refinery",
        /// City.
        Arrakeen = "space-arrakeen",
        /// Spice trade.
        DeepDesert = "space-deep-desert",
        /// Spice trade.
        HaggaBasin = "space-hagga-basin",
        /// Spice trade.
        ImperialBasin = "space-imperial-basin",
        /// Great Houses.
        MilitarySupport = "space-military-support",
        /// Great Houses.
        EconomicSupport = "space-economic-support",
        /// Fringe Worlds.
        ControversialTechnology = "space-controversial-technology",
        /// Fringe Worlds.
        Expedition = "space-expedition",
        /// City.
        Carthag = "space-carthag",
        /// Spice trade.
        HabbanyaErg = "space-habbanya-erg",
        /// The Emperor's personal board.
        VastWealth = "space-vast-wealth",
        /// The personal board of the Fremen.
        HardyWarriors = "space-hardy-warriors",
        /// The personal board of the Fremen.
        DesertMastery = "space-desert-mastery",
        /// Emperor.
        Conspire = "space-conspire",
        /// Emperor.
        Wealth = "space-wealth",
        /// Spacing Guild.
        BaseHeighliner = "space-heighliner",
        /// Spacing Guild.
        Foldspace = "space-foldspace",
        /// Bene Gesserit.
        SelectiveBreeding = "space-selective-breeding",
        /// Fremen.
        Stillsuits = "space-stillsuits",
        /// Landsraad.
        BaseHighCouncil = "space-high-council",
        /// Landsraad.
        Mentat = "space-mentat",
        /// Landsraad.
        BaseSwordmaster = "space-swordmaster",
        /// Landsraad.
        RallyTroops = "space-rally-troops",
        /// Landsraad.
        HallOfOratory = "space-hall-of-oratory",
        /// Spice trade.
        SellMelange = "space-sell-melange",
        /// Spice trade.
        SecureContract = "space-secure-contract",
        /// City.
        BaseCarthag = "space-carthag",
        /// City.
        BaseResearchStation = "space-research-station",
        /// City.
        BaseSietchTabr = "space-sietch-tabr",
        /// Spice trade.
        BaseHaggaBasin = "space-hagga-basin",
        /// Spice trade.
        GreatFlat = "space-the-great-flat",
        /// Spice trade, on the overlay of Rise of Ix.
        InterstellarShipping = "space-interstellar-shipping",
        /// Spice trade, on the overlay of Rise of Ix.
        Smuggling = "space-smuggling",
        /// Landsraad, on the Ix board.
        TechNegotiation = "space-tech-negotiation",
        /// Landsraad, on the Ix board.
        Dreadnought = "space-dreadnought",
        /// City, on the tile of Immortality. IM-SETUP-04
        TleilaxuStation = "space-research-station",
    }
}

named! {
    /// An observation post. IU-SPY-01
    Post {
        /// At the Emperor's spaces.
        Emperor = "post-emperor",
        /// At the Spacing Guild's spaces.
        Guild = "post-spacing-guild",
        /// At the Bene Gesserit's spaces.
        BeneGesserit = "post-bene-gesserit",
        /// At the Fremen's spaces.
        Fremen = "post-fremen",
        /// At three spaces of the Landsraad.
        LandsraadLeft = "post-landsraad-left",
        /// At the two others.
        LandsraadRight = "post-landsraad-right",
        /// At Shipping and Accept Contract.
        Choam = "post-choam",
        /// At Sietch Tabr and the Research Station.
        CityLeft = "post-city-left",
        /// At the Research Station and the Spice Refinery.
        CityMiddle = "post-city-middle",
        /// At the Spice Refinery and Arrakeen.
        CityRight = "post-city-right",
        /// At the Deep Desert.
        DeepDesert = "post-deep-desert",
        /// At the Hagga Basin.
        HaggaBasin = "post-hagga-basin",
        /// At the Imperial Basin.
        ImperialBasin = "post-imperial-basin",
        /// At the spaces of the Great Houses.
        GreatHouses = "post-great-houses",
        /// At the spaces of the Fringe Worlds.
        FringeWorlds = "post-fringe-worlds",
        /// At Carthag.
        Carthag = "post-carthag",
        /// At Habbanya Erg.
        HabbanyaErg = "post-habbanya-erg",
        /// At the two spaces of the CHOAM overlay. IU-COMBO-02
        IxOverlay = "post-ix-overlay",
        /// At the two spaces of the Ix board. IU-COMBO-02
        IxBoard = "post-ix-board",
    }
}

named! {
    /// A battle icon. IU-ICON-01, IU-ICON-04
    BattleIcon {
        /// A crysknife.
        Crysknife = "icon-crysknife",
        /// A desert mouse.
        DesertMouse = "icon-desert-mouse",
        /// An ornithopter.
        Ornithopter = "icon-ornithopter",
        /// Any one of the three, at the end of the game.
        Wild = "icon-wild",
    }
}

/// How many posts there are.
pub const POSTS: usize = Post::ALL.len();

/// How many spaces there are.
pub const SPACES: usize = Space::ALL.len();

/// A set of spaces.
pub type Spaces = u64;

/// A set of posts.
pub type Posts = u64;

/// The posts in a set, lowest first.
pub fn posts(set: Posts) -> impl Iterator<Item = Post> {
    Post::ALL.iter().copied().filter(move |post| set & post.bit() != 0)
}

/// The spaces in a set, lowest first.
pub fn spaces(set: Spaces) -> impl Iterator<Item = Space> {
    let mut left = set;
    std::iter::from_fn(move || {
        let lowest = left.trailing_zeros() as usize;
        left &= left.wrapping_sub(1);
        Space::ALL.get(lowest).copied()
    })
}
