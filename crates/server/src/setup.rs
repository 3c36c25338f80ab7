//! How a table looks when it is set up, before anybody plays at it: for the waiting room and the pages of rules.

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use table::chance::Seed;
use table::open::{OpenGame, OpenTable};
use table::record::Sitter;
use table::{BadRecord, Viewer};

use crate::http::{Failure, Shared, read};
use crate::problem::problem;
use crate::protocol::http::{SetUp, SetUpAsked};
use crate::protocol::server::{Code, Problem};

/// A side that is the same after so many different draws is not drawn.
const TRIES: u64 = 40;

/// Sets a table up for somebody to look at.
pub async fn set_up(
    State(shared): State<Shared>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<SetUp>, Failure> {
    let asked: SetUpAsked = read(body)?;
    let door = shared.hub.catalogue().door(&asked.game);
    let door = door.ok_or_else(|| problem(Code::Unknown, format!("there is no game `{}`", asked.game)))?;
    // Many starts: not on a thread that serves others.
    let laid = tokio::task::spawn_blocking(move || lay(door, &asked)).await;
    Ok(Json(laid.map_err(|_| problem(Code::Trouble, "the table could not be set up"))??))
}

fn lay(door: &'static dyn OpenGame, asked: &SetUpAsked) -> Result<SetUp, Problem> {
    let SetUpAsked { mode, seats, options, .. } = asked;
    if door.about().mode(mode).is_none() {
        return Err(problem(Code::Unknown, format!("there is no mode `{mode}`")));
    }
    let seats = usize::from(*seats);
    let refused = |error: &dyn std::fmt::Display| problem(Code::Options, error.to_string());
    let options = door.options(mode, seats, options).map_err(|error| refused(&error))?;
    let start = |seed: u64| -> Result<Box<dyn OpenTable>, BadRecord> {
        let sitter = Sitter { name: String::new(), bot: None };
        door.start(mode, &options, vec![sitter; seats], Seed::from_number(seed))
    };
    let first = start(0).map_err(|error| refused(&error))?;
    let mut sides: Vec<_> = first.sides().into_iter().map(Some).collect();
    for seed in 1..TRIES {
        let other = start(seed).map_err(|error| refused(&error))?;
        for (side, there) in sides.iter_mut().zip(other.sides()) {
            side.take_if(|known| *known != there);
        }
    }
    let sides = sides.into_iter().map(|side| side.map(Into::into)).collect();
    Ok(SetUp { view: first.view(Viewer::Spectator), sides, options })
}
