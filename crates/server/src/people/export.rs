//! Everything that is kept of an account, as a file for its person.

use axum::Extension;
use axum::extract::State;
use axum::http::header::{self, HeaderMap};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::guard::From;
use crate::http::{Failure, Shared};
use crate::journal::Item;
use crate::people::{Known, seats, session};
use crate::protocol::server::Problem;
use crate::standing;
use crate::store::keeper::Keeper;

/// Records of games are not in it: whoever sat there can have them from the tables, whose addresses are. Neither is what only
/// proves who somebody is: the password, codes, and what browsers show.
pub async fn export(
    State(shared): State<Shared>,
    Extension(From(address)): Extension<From>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let known = session::needed(&shared.hub, &headers).await?;
    // The journals of all its tables are read.
    shared.gate.may_try(address)?;
    let keeper = shared.hub.keeper();
    let browsers: Vec<&str> = known.account.pushes.iter().map(|target| target.endpoint.as_str()).collect();
    let all = json!({
        "account": known.me(),
        "browsers": browsers,
        "signed_in_since": session::all(keeper, &known.id).await?,
        "seats": own_seats(keeper, &known).await?,
        "standing": standing::standings(keeper, &known.id).await?,
        "history": standing::history(keeper, &known.id).await?,
    });
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"sietch-account.json\""),
    ];
    Ok((headers, serde_json::to_string_pretty(&all).unwrap_or_default()).into_response())
}

async fn own_seats(keeper: &Keeper, known: &Known) -> Result<Vec<Value>, Problem> {
    let mut told = Vec::new();
    for (table, seat, own) in seats::all(keeper, &known.id).await? {
        let said = said(keeper, &table, seat).await;
        told.push(json!({
            "table": format!("/table/{table}"), "seat": seat, "since": own.at, "quiet": own.quiet, "said": said,
            "record": format!("/api/tables/{table}/record"),
        }));
    }
    Ok(told)
}

/// What the person of a seat said there. A table that is gone, or cannot be read, keeps nobody from the rest.
async fn said(keeper: &Keeper, table: &str, seat: u8) -> Vec<Value> {
    let kept = keeper.load(table).await.ok().flatten();
    let Some(saved) = kept.and_then(|kept| kept.read(table).ok()) else { return Vec::new() };
    let mut said = Vec::new();
    for item in saved.items {
        match item {
            // What was said before was somebody else's, or somebody's who is forgotten.
            Item::Sat { seat: other, .. } | Item::Forgotten { seat: other } if other == seat => said.clear(),
            Item::Said { at, seat: by, text } if by == seat => said.push(json!({ "at": at, "words": text })),
            _ => {}
        }
    }
    said
}
