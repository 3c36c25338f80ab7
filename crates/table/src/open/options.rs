//! The options of a table as somebody wishes them.

use serde_json::Value;

use crate::chance::Fast;
use crate::game::{BadOptions, Game};
use crate::log::Silent;

/// The options of a mode, with some of them set otherwise: names with values, or nothing.
pub fn options<G: Game>(mode: &str, seats: usize, changes: &Value) -> Result<G::Options, BadOptions> {
    changed::<G>(&G::options(mode, seats)?, changes)
}

/// Options with all there is in them, whoever wrote them. What cannot be read stays as it is.
pub(super) fn whole<G: Game>(options: &Value) -> Value {
    let read = serde_json::from_value::<G::Options>(options.clone());
    read.and_then(serde_json::to_value).unwrap_or_else(|_| options.clone())
}

/// These options with some of them set otherwise.
pub(super) fn changed<G: Game>(usual: &G::Options, changes: &Value) -> Result<G::Options, BadOptions> {
    let unreadable = |problem: serde_json::Error| BadOptions::Unreadable(problem.to_string());
    let mut options = serde_json::to_value(usual).map_err(unreadable)?;
    match (&mut options, changes) {
        (_, Value::Null) => {}
        (Value::Object(options), Value::Object(changes)) => {
            for (name, value) in changes {
                match options.get_mut(name) {
                    Some(option) => *option = value.clone(),
                    None => {
                        let names: Vec<&str> = options.keys().map(String::as_str).collect();
                        return Err(BadOptions::Rule(format!(
                            "there is no option `{name}`; there are {}",
                            names.join(", ")
                        )));
                    }
                }
            }
        }
        _ => return Err(BadOptions::Unreadable("options are names with values".into())),
    }
    let checked: G::Options = serde_json::from_value(options).map_err(unreadable)?;
    // Setting up is the check the game itself makes.
    G::start(&checked, &mut Fast::new(0), &mut Silent)?;
    Ok(checked)
}
