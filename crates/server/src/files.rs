//! The web client, which is built into the program.

use std::borrow::Cow;

use axum::body::Bytes;
use axum::extract::Request;
use axum::http::{Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::pack;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Client;

/// What is shown where the client was not built.
const NOT_BUILT: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Sietch</title>\n\
    <h1>Sietch</h1>\n<p>The server runs, but the table for the browser was not built into it.\n\
    <p>Build it and start again with <code>cargo xtask play</code>.\n</html>\n";

/// A file of the client, or its page for any other path.
pub async fn serve(request: Request) -> Response {
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        // Vite names files in this folder after their content.
        let cache = keeping(path);
        let kind = file.metadata.mimetype();
        // The client's build leaves text files compressed beside them.
        return match Client::get(&format!("{path}.br")).filter(|_| pack::takes(request.headers(), "br")) {
            Some(small) => {
                let how = [(header::CONTENT_ENCODING, "br"), (header::VARY, "accept-encoding")];
                (how, page(kind, cache, bytes(small.data))).into_response()
            }
            None => page(kind, cache, bytes(file.data)),
        };
    }
    // A missing file is missing; any other path is a place within the client.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return StatusCode::NOT_FOUND.into_response();
    }
    match Client::get("index.html") {
        Some(index) => page("text/html; charset=utf-8", "no-cache", bytes(index.data)),
        None => page("text/html; charset=utf-8", "no-cache", Bytes::from_static(NOT_BUILT.as_bytes())),
    }
}

/// How long a browser may keep a file: what has its contents in its name, and fonts, for good; pictures for as long as
/// somebody looks around, because one page asks for the same signs many times.
fn keeping(path: &str) -> &'static str {
    if path.starts_with("assets/") || path.ends_with(".woff2") {
        "public, max-age=31536000, immutable"
    } else if path.ends_with(".svg") {
        "public, max-age=300"
    } else {
        "no-cache"
    }
}

/// What is built into the program is not copied for everybody who asks.
fn bytes(data: Cow<'static, [u8]>) -> Bytes {
    match data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => data.into(),
    }
}

fn page(kind: &str, cache: &'static str, body: Bytes) -> Response {
    let headers = [(header::CONTENT_TYPE, kind.to_owned()), (header::CACHE_CONTROL, cache.to_owned())];
    (headers, body).into_response()
}
