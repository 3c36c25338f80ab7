//! What is the same for everybody is compressed once, and not for everybody who asks.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;

/// Shorter answers travel as they are.
const SHORT: u64 = 512;
/// Longer ones, too: none of ours is.
const LONG: usize = 16 * 1024 * 1024;
/// How many answers are kept: more than there are files, texts and rules.
const MOST_KEPT: usize = 2048;
/// How hard brotli tries: what is done once may take its time.
const EFFORT: i32 = 11;

/// A way to pack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Way {
    Brotli,
    Gzip,
}

/// What was packed, by a sum of it, its length and the way.
type Kept = HashMap<(u64, usize, Way), Bytes>;

/// The answers that were packed before.
#[derive(Clone, Default)]
pub struct Packed(Arc<Mutex<Kept>>);

/// Packs the answer, if the client takes that.
pub async fn pack(State(packed): State<Packed>, request: Request, next: Next) -> Response {
    let get = request.method() == Method::GET;
    let way = way(request.headers()).filter(|_| get);
    let mut response = next.run(request).await;
    let worth = response.body().size_hint().lower() >= SHORT
        && response.status() == StatusCode::OK
        && !response.headers().contains_key(header::CONTENT_ENCODING)
        && is_text(response.headers());
    if !worth {
        return response;
    }
    response.headers_mut().append(header::VARY, HeaderValue::from_static("accept-encoding"));
    let Some(way) = way else { return response };
    let (mut head, body) = response.into_parts();
    // All these bodies are whole already.
    let Ok(body) = to_bytes(body, LONG).await else {
        head.status = StatusCode::INTERNAL_SERVER_ERROR;
        return Response::from_parts(head, Body::empty());
    };
    let small = packed.get(way, body.clone()).await;
    let name = match way {
        Way::Brotli => "br",
        Way::Gzip => "gzip",
    };
    let Some(small) = small else { return Response::from_parts(head, body.into()) };
    head.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
    head.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(head, small.into())
}

impl Packed {
    async fn get(&self, way: Way, body: Bytes) -> Option<Bytes> {
        let mut hasher = DefaultHasher::new();
        body.hash(&mut hasher);
        let key = (hasher.finish(), body.len(), way);
        if let Some(known) = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Some(known.clone());
        }
        let small = tokio::task::spawn_blocking(move || packed(way, &body)).await.ok()??;
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() < MOST_KEPT {
            kept.insert(key, small.clone());
        }
        Some(small)
    }
}

fn packed(way: Way, body: &[u8]) -> Option<Bytes> {
    let mut small = Vec::new();
    match way {
        Way::Brotli => {
            let params = brotli::enc::BrotliEncoderParams { quality: EFFORT, ..Default::default() };
            brotli::BrotliCompress(&mut &body[..], &mut small, &params).ok()?;
        }
        Way::Gzip => {
            let mut gzip = flate2::write::GzEncoder::new(&mut small, flate2::Compression::best());
            gzip.write_all(body).ok()?;
            gzip.finish().ok()?;
        }
    }
    Some(small.into())
}

/// The best way the client takes.
fn way(headers: &HeaderMap) -> Option<Way> {
    let takes = |name| takes(headers, name);
    if takes("br") { Some(Way::Brotli) } else { takes("gzip").then_some(Way::Gzip) }
}

/// Does the client take what is packed this way?
pub fn takes(headers: &HeaderMap, way: &str) -> bool {
    let lists = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
    let named = |entry: &str| {
        let mut parts = entry.split(';').map(str::trim);
        let name = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(way));
        // `br;q=0` refuses it.
        let weight = parts.find_map(|part| part.strip_prefix("q=")).and_then(|weight| weight.parse().ok());
        name && weight.unwrap_or(1.0_f32) > 0.0
    };
    lists.flat_map(|list| list.split(',')).any(named)
}

fn is_text(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.starts_with("text/") || ["json", "javascript", "xml", "wasm"].iter().any(|text| kind.contains(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_says_what_it_takes() {
        let list = |text: &'static str| {
            HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(text))])
        };
        assert_eq!(way(&list("gzip, deflate, br")), Some(Way::Brotli));
        assert_eq!(way(&list("gzip;q=0.5, br;q=0")), Some(Way::Gzip));
        assert_eq!(way(&list("br;q=0.0, identity")), None);
        assert_eq!(way(&HeaderMap::new()), None);
    }

    #[tokio::test]
    async fn what_was_packed_once_is_not_packed_again() {
        let kept = Packed::default();
        let body = Bytes::from("spice ".repeat(1000));
        let first = kept.get(Way::Gzip, body.clone()).await.unwrap();
        assert!(first.len() < body.len() / 10);
        let again = kept.get(Way::Gzip, body).await.unwrap();
        assert_eq!(first.as_ptr(), again.as_ptr(), "the very same bytes");
    }
}
