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
    let built = |path: &str| Client::get(path).map(|file| (file.metadata.mimetype().to_owned(), file.data));
    if let Some(file) = file(path, pack::takes(request.headers(), "br"), built) {
        return file;
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

/// A file of those there are; the client's build leaves text files compressed beside them.
fn file(
    path: &str,
    brotli: bool,
    built: impl Fn(&str) -> Option<(String, Cow<'static, [u8]>)>,
) -> Option<Response> {
    let (kind, whole) = built(path).filter(|_| !path.is_empty())?;
    let cache = keeping(path);
    Some(match built(&format!("{path}.br")).filter(|_| brotli) {
        Some((_, small)) => {
            let how = [(header::CONTENT_ENCODING, "br"), (header::VARY, "accept-encoding")];
            (how, page(&kind, cache, bytes(small))).into_response()
        }
        None => page(&kind, cache, bytes(whole)),
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    async fn told(path: &str, brotli: bool) -> Option<(Option<String>, String, Vec<u8>)> {
        let built = |path: &str| match path {
            "assets/a.js" => Some(("text/javascript".to_owned(), Cow::Borrowed(&b"let a = 1;"[..]))),
            "assets/a.js.br" => Some(("application/octet-stream".to_owned(), Cow::Borrowed(&b"small"[..]))),
            "one.svg" => Some(("image/svg+xml".to_owned(), Cow::Borrowed(&b"<svg/>"[..]))),
            _ => None,
        };
        let answer = file(path, brotli, built)?;
        let header = |name| answer.headers().get(name).map(|value| value.to_str().unwrap().to_owned());
        let (how, kind) = (header(header::CONTENT_ENCODING), header(header::CONTENT_TYPE).unwrap());
        let body = axum::body::to_bytes(answer.into_body(), 100).await.unwrap();
        Some((how, kind, body.to_vec()))
    }

    #[tokio::test]
    async fn what_was_compressed_when_the_client_was_built_is_sent_to_those_who_can_read_it() {
        let (javascript, svg) = ("text/javascript".to_owned(), "image/svg+xml".to_owned());
        let small = (Some("br".to_owned()), javascript.clone(), b"small".to_vec());
        assert_eq!(told("assets/a.js", true).await, Some(small));
        assert_eq!(told("assets/a.js", false).await, Some((None, javascript, b"let a = 1;".to_vec())));
        assert_eq!(told("one.svg", true).await, Some((None, svg, b"<svg/>".to_vec())));
        assert_eq!(told("two.svg", true).await, None);
    }
}
