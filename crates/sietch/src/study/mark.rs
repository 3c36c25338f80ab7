//! The faction's sign and the cost of a card, as the game's boxes say them.

use std::collections::BTreeMap;

use serde_json::Value;
use table::open::OpenGame;

/// The signs that the client draws.
const SPRITE: &str = include_str!("../../../../web/public/icons.svg");

/// The factions that have a sign, and its name there.
const SIGNS: [(&str, &str); 4] =
    [("emperor", "i-emperor"), ("guild", "i-guild"), ("bene_gesserit", "i-bene"), ("fremen", "i-fremen")];

/// The name of a faction's sign.
pub fn sign(faction: &str) -> Option<&'static str> {
    SIGNS.iter().find(|(known, _)| *known == faction).map(|(_, sign)| *sign)
}

/// The signs as a part of the page, to be named from there.
pub fn signs() -> String {
    let found = SIGNS.iter().filter_map(|(_, name)| {
        let from = SPRITE.find(&format!("<symbol id=\"{name}\""))?;
        let rest = SPRITE.get(from..)?;
        rest.get(..rest.find("</symbol>")? + "</symbol>".len())
    });
    format!(
        "<svg class=\"signs\" width=\"0\" height=\"0\" aria-hidden=\"true\">{}</svg>\n",
        found.collect::<String>()
    )
}

/// What is drawn beside a card's name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mark {
    /// The faction it belongs to, as the game writes it.
    pub faction: Option<String>,
    /// What it costs.
    pub cost: Option<u64>,
}

/// The marks of every card that costs something, by its key.
pub fn marks(door: &dyn OpenGame) -> BTreeMap<String, Mark> {
    let boxes = door.boxes().into_iter().filter_map(|(_, text)| serde_json::from_str::<Value>(&text).ok());
    let mut found = BTreeMap::new();
    for contents in boxes {
        for card in contents.get("cards").and_then(Value::as_array).into_iter().flatten() {
            let cost = card.get("cost").and_then(Value::as_u64).filter(|cost| *cost > 0);
            let Some(key) = card.get("key").and_then(Value::as_str).filter(|_| cost.is_some()) else {
                continue;
            };
            let faction = card.pointer("/factions/0").and_then(Value::as_str).map(str::to_owned);
            found.insert(key.to_owned(), Mark { faction, cost });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry;

    #[test]
    fn cards_have_their_faction_and_cost() {
        let found = marks(registry::find("imperium").expect("it is there").door);
        let mark = found.get("imp-double-agent").expect("the card is in the first box");
        assert!(signs().matches("<symbol").count() == SIGNS.len() && signs().contains("id=\"i-bene\""));
        assert_eq!(mark.faction.as_deref().and_then(sign), Some("i-emperor"));
        assert_eq!(*mark, Mark { faction: Some("emperor".to_owned()), cost: Some(3) });
    }
}
