//! The worked examples of a ledger as positions to look at, beside their text on the pages for players.
//!
//! A test that plays an example keeps the position it begins with in `examples/ID.json` (see [`kept_example!`](crate::kept_example)), so that
//! what is shown is what is proven.

use serde::Serialize;

/// The position of a worked example.
#[derive(Debug)]
pub struct Example {
    /// The example's id in the ledger.
    pub id: &'static str,
    /// The options of its table and what a spectator sees there, as JSON.
    pub position: &'static str,
}

/// The files of a game's examples, by their ids: `examples!("CD-EX-06")` is `../examples/CD-EX-06.json`.
#[macro_export]
macro_rules! examples {
    ($($id:literal),* $(,)?) => {
        &[$($crate::example::Example {
            id: $id,
            position: include_str!(concat!("../examples/", $id, ".json")),
        }),*]
    };
}

/// For a test: the position an example begins with is what its file has. With `SIETCH_WRITE` the file is written instead.
#[macro_export]
macro_rules! kept_example {
    ($id:expr, $options:expr, $view:expr) => {{
        let file = format!("{}/examples/{}.json", env!("CARGO_MANIFEST_DIR"), $id);
        let position = $crate::example::told($options, $view);
        if std::env::var_os("SIETCH_WRITE").is_some() {
            std::fs::write(&file, &position).unwrap_or_else(|error| panic!("{file}: {error}"));
        }
        let kept = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(kept == position, "{file} is not this position; SIETCH_WRITE=1 writes it");
    }};
}

/// What the file of an example says.
pub fn told(options: &impl Serialize, view: &impl Serialize) -> String {
    let json = |value: Result<String, serde_json::Error>| value.unwrap_or_else(|error| panic!("{error}"));
    let (options, view) = (json(serde_json::to_string(options)), json(serde_json::to_string(view)));
    format!("{{\"options\":{options},\"view\":{view}}}\n")
}
