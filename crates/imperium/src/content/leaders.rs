//! Leaders, Commanders and Rivals.

use serde::{Deserialize, Deserializer, Serialize};

use super::{Goal, content};
use crate::board::{Faction, Icon, Set, named};
use crate::effect::Effect;

named! {
    /// A leader, or a leader's other face.
    Leader {
        /// Trains along a track of his own.
        FeydRautha = "leader-feyd-rautha",
        /// Speaks well when he is strong.
        GurneyHalleck = "leader-gurney-halleck",
        /// Retreats in time.
        AmberMetulli = "leader-amber-metulli",
        /// Gathers memories.
        LadyJessica = "leader-lady-jessica",
        /// Lady Jessica's other face.
        ReverendMother = "leader-reverend-mother-jessica",
        /// At home with the Bene Gesserit.
        MargotFenring = "leader-margot-fenring",
        /// Rides the worms.
        MuadDib = "leader-muaddib",
        /// At home at the Emperor's court.
        PrincessIrulan = "leader-princess-irulan",
        /// The Emperor himself.
        Shaddam = "leader-shaddam",
        /// A smuggler.
        StabanTuek = "leader-staban-tuek",
        /// Popular in the Landsraad.
        LetoAtreides = "leader-leto-atreides",
        /// Prescient.
        PaulAtreides = "leader-paul-atreides",
        /// Schemes.
        Baron = "leader-baron",
        /// Holds the fief of Arrakis.
        Rabban = "leader-rabban",
        /// Negotiates.
        IlbanRichese = "leader-ilban-richese",
        /// Has eyes everywhere.
        HelenaRichese = "leader-helena-richese",
        /// Addicted to spice.
        ArianaThorvald = "leader-ariana-thorvald",
        /// Well connected.
        MemnonThorvald = "leader-memnon-thorvald",
        /// Coordinates his agents.
        ArmandEcaz = "leader-armand-ecaz",
        /// One step ahead.
        IlesaEcaz = "leader-ilesa-ecaz",
        /// Runs a smuggling operation.
        YunaMoritani = "leader-yuna-moritani",
        /// Has the better intelligence.
        HundroMoritani = "leader-hundro-moritani",
        /// Builds heavy cannons.
        RhomburVernius = "leader-rhombur-vernius",
        /// Observes carefully.
        TessiaVernius = "leader-tessia-vernius",
    }
}

impl Leader {
    /// The leader's row.
    #[inline]
    pub fn text(self) -> &'static LeaderText {
        &content().leaders[self.index()]
    }
}

/// The message key of the name at a player's place: the leader's or the Rival's.
pub(crate) fn led_by(leader: Option<Leader>, rival: Option<Rival>) -> &'static str {
    let name = leader.map(Leader::key).or(rival.map(Rival::key));
    name.unwrap_or("nothing")
}

/// A leader as the engine understands them.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LeaderText {
    /// Which leader.
    pub leader: Leader,
    /// The message key of the name.
    pub key: &'static str,
    /// What may be used on each Reveal turn.
    #[serde(default)]
    pub reveal: Vec<Effect>,
    /// What sending an agent to a space with one of these icons gives.
    #[serde(default)]
    pub visits: Vec<(Vec<Icon>, Effect)>,
    /// What reaching two influence with this faction gives.
    #[serde(default)]
    pub reach_two: Option<(Faction, Effect)>,
    /// What another player's agent on a maker space the leader spies on gives.
    #[serde(default)]
    pub spied_makers: Option<Effect>,
    /// Contracts with this goal are set aside for the leader. IU-AMB-48
    #[serde(default)]
    pub reserves: Option<Goal>,
    /// Starting cards the leader's deck is without.
    #[serde(default)]
    pub without: Vec<&'static str>,
    /// Spaces with this icon cost so many Solari less. DB-LEADER-01
    #[serde(default)]
    pub discount: Option<(Icon, u8)>,
    /// Does the leader always know the top card of the own deck? DB-LEADER-03
    #[serde(default)]
    pub sees_top: bool,
    /// Deploying so many troops in a turn reveals two faction tokens. DB-LEADER-05
    #[serde(default)]
    pub masterstroke: Option<u8>,
    /// What the leader begins with besides. DB-SETUP-15
    #[serde(default)]
    pub start: Vec<Effect>,
    /// What paying Solari as the cost of a space gives. DB-LEADER-08
    #[serde(default)]
    pub pays_solari: Option<Effect>,
    /// Enemy agents do not block at spaces with these icons. DB-LEADER-10
    #[serde(default)]
    pub unblocked: Vec<Icon>,
    /// How much less spice a maker space gives, and what comes for it. DB-LEADER-12
    #[serde(default)]
    pub harvest: Option<(u8, Effect)>,
    /// What taking a seat in the High Council gives. DB-LEADER-14
    #[serde(default)]
    pub seat: Option<Effect>,
    /// What a card set aside at the start of the round gives when it sends an agent on the second turn: with one agent
    /// icon, otherwise. RI-LEADER-03, RI-LEADER-04
    #[serde(default)]
    pub one_step_ahead: Option<(Effect, Effect)>,
    /// The water the leader begins with. RI-SETUP-07
    #[serde(default = "one")]
    pub water: u8,
    /// How much higher every gain of Solari on the own turn is. RI-LEADER-07
    #[serde(default)]
    pub more_solari: u8,
    /// What happens before the first round. RI-SETUP-08
    #[serde(default)]
    pub opening: Vec<Effect>,
    /// The strength of each dreadnought. RI-DREAD-04, RI-LEADER-10
    #[serde(default = "dreadnought")]
    pub dreadnought: u8,
    /// What the Snooper tokens give in the order they are reached. RI-LEADER-11
    #[serde(default)]
    pub snoopers: Vec<Vec<Effect>>,
    /// May a Rival of the base game have this leader? DB-RIVAL-13
    #[serde(default)]
    pub rival: bool,
    /// The leader on the other side of the card.
    #[serde(default)]
    pub back: Option<Leader>,
    /// Is the leader used with the CHOAM module only?
    #[serde(default)]
    pub choam: bool,
    /// The Signet Ring ability.
    pub signet: Vec<Effect>,
    /// The message key of an ability that its fields do not put into words.
    #[serde(default, deserialize_with = "some_key", skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub note: Option<&'static str>,
    /// The set it comes in.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub set: Set,
    /// Where this row comes from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: &'static str,
}

fn one() -> u8 {
    1
}

/// The strength of a dreadnought. RI-DREAD-04
fn dreadnought() -> u8 {
    3
}

pub(super) fn some_key<'de: 'a, 'a, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<&'a str>, D::Error> {
    <&str>::deserialize(deserializer).map(Some)
}

named! {
    /// A Commander of a game with six players. IU-SIX-01
    Commander {
        /// Muad'Dib with the board of the Fremen.
        MuadDib = "leader-muaddib",
        /// Shaddam with the board of the Emperor.
        Shaddam = "leader-shaddam",
    }
}

impl Commander {
    /// The Commander's row.
    #[inline]
    pub fn text(self) -> &'static CommanderText {
        &content().commanders[self.index()]
    }
}

/// A Commander as the engine understands them. IU-SIX-06, IU-SIX-07, IU-SIX-10
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CommanderText {
    /// Which Commander.
    pub commander: Commander,
    /// The leader card.
    pub leader: Leader,
    /// The faction of the personal board.
    pub faction: Faction,
    /// The starting deck: cards and copies.
    pub deck: Vec<(&'static str, u8)>,
    /// What step 1 of the track gives each member of the team.
    pub one: Effect,
    /// What step 3 gives each of them.
    pub three: Effect,
    /// Where this row comes from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: &'static str,
}

named! {
    /// A Rival, played by its card and the House Hagal deck. IU-RIVAL-01
    Rival {
        /// The Baron.
        Baron = "rival-baron",
        /// Streamlined: cannot win.
        Rabban = "rival-rabban",
        /// A smuggler.
        StabanTuek = "rival-staban-tuek",
        /// Streamlined: cannot win.
        AmberMetulli = "rival-amber-metulli",
        /// The warmaster.
        GurneyHalleck = "rival-gurney-halleck",
        /// The countess.
        MargotFenring = "rival-margot-fenring",
        /// The princess.
        PrincessIrulan = "rival-princess-irulan",
        /// The concubine.
        LadyJessica = "rival-lady-jessica",
        /// The heir.
        FeydRautha = "rival-feyd-rautha",
        /// The prophet.
        MuadDib = "rival-muaddib",
        /// A Rival of the base game.
        BaseLeto = "leader-leto-atreides",
        /// A Rival of the base game.
        BaseBaron = "leader-baron",
        /// A Rival of the base game.
        BaseRabban = "leader-rabban",
        /// A Rival of the base game.
        BaseIlban = "leader-ilban-richese",
        /// A Rival of the base game.
        BaseAriana = "leader-ariana-thorvald",
        /// A Rival of the base game.
        BaseMemnon = "leader-memnon-thorvald",
        /// The spoiler of two players in the base game.
        HouseHagal = "rival-house-hagal",
        /// A Rival of Rise of Ix. RI-RIVAL-09
        IxHundro = "leader-hundro-moritani",
        /// A Rival of Rise of Ix. RI-RIVAL-09
        IxRhombur = "leader-rhombur-vernius",
    }
}

impl Rival {
    /// The Rival's row.
    #[inline]
    pub fn text(self) -> &'static RivalText {
        &content().rivals[self.index()]
    }
}

/// A Rival card as the engine understands it. IU-RIVAL-02
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RivalText {
    /// Which Rival.
    pub rival: Rival,
    /// The resources that buy the Swordmaster.
    pub swordmaster: u8,
    /// The factions from left to right.
    pub priority: [Faction; 4],
    /// The Signet Ring ability.
    pub signet: Vec<Effect>,
    /// The Scheme ability.
    pub scheme: Vec<Effect>,
    /// Made for the Streamlined Rivals variant: cannot win.
    #[serde(default)]
    pub streamlined: bool,
    /// The strength of each dreadnought. RI-DREAD-04, RI-LEADER-10
    #[serde(default = "dreadnought")]
    pub dreadnought: u8,
    /// Collects nothing and scores nothing. DB-RIVAL-08
    #[serde(default)]
    pub spoiler: bool,
    /// The set it comes in.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub set: Set,
    /// Where this row comes from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: &'static str,
}
