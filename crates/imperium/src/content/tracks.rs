//! What visiting a faction gives on its track, which is printed beside no single space.

use crate::board::Faction;
use crate::effect::Effect;

/// One influence with the visited faction, as an effect of the space. IU-AGENT-12
pub(crate) static VISIT: [Effect; 4] = [
    Effect::Influence(Faction::Emperor, 1),
    Effect::Influence(Faction::Guild, 1),
    Effect::Influence(Faction::BeneGesserit, 1),
    Effect::Influence(Faction::Fremen, 1),
];
/// The same on the side for six players: the spaces of the Great Houses and the Fringe Worlds name their track.
pub(crate) static VISIT_OF_SIX: [Effect; 4] = [
    Effect::BoardInfluence(Faction::Emperor),
    Effect::Influence(Faction::Guild, 1),
    Effect::Influence(Faction::BeneGesserit, 1),
    Effect::BoardInfluence(Faction::Fremen),
];
/// The same on a personal board. IU-SIX-33
pub(crate) static OWN_VISIT: Effect = Effect::OwnInfluence;
