//! Web push: what is told is encrypted for the browser alone (RFC 8291) and signed for the browser's service (RFC 8292), so that
//! the service in between knows who sends and not what.
//!
//! Written over the RustCrypto crates: those that do all of it bring an HTTP client, another TLS and OpenSSL with them.

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use axum::http::HeaderMap;
use axum::http::header::{self, HeaderName, HeaderValue};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hkdf::Hkdf;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use serde_json::json;
use sha2::Sha256;

use crate::notices::outgoing::{Address, Unsent};
use crate::problem::problem;
use crate::protocol::notices::PushTarget;
use crate::protocol::server::{Code, Problem};
use crate::room::clock_time;
use crate::secret;
use crate::store::StoreError;
use crate::store::keeper::Keeper;
use crate::store::slips::SlipChange;

/// The shelf of what the house itself keeps.
const HOUSE: &str = "house";
const KEY: &str = "vapid";
/// How long a service keeps a notice for a browser that is off, in seconds.
const KEPT_S: &str = "86400";
/// How long a signature is good for; services want less than a day.
const GOOD_S: u64 = 12 * 3600;
/// How large a record is: all there is fits into one.
const RECORD: u32 = 4096;

fn trouble() -> Problem {
    problem(Code::Trouble, "web push does not work here")
}

fn read(text: &str) -> Option<Vec<u8>> {
    BASE64.decode(text.trim_end_matches('=')).ok()
}

fn fresh() -> Result<SecretKey, Problem> {
    // Nearly every number is a key.
    for _ in 0..8 {
        if let Ok(key) = SecretKey::from_slice(&secret::seed()?.0) {
            return Ok(key);
        }
    }
    Err(trouble())
}

/// The house's own key: made when it is first wanted, the same for all nodes.
pub async fn own_key(keeper: &Keeper) -> Result<SecretKey, Problem> {
    for _ in 0..2 {
        if let Some(slip) = keeper.slip(HOUSE, KEY).await? {
            let key = read(&slip.body).and_then(|bytes| SecretKey::from_slice(&bytes).ok());
            return key.ok_or_else(trouble);
        }
        let body = BASE64.encode(fresh()?.to_bytes());
        match keeper.change(vec![SlipChange::new(HOUSE, KEY, body)]).await {
            // Another node was faster: its key is the one.
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(trouble())
}

/// A key as browsers want it.
pub fn public(key: &SecretKey) -> String {
    BASE64.encode(key.public_key().to_sec1_point(false).as_bytes())
}

/// Can something be sent there at all?
pub fn checked(target: &PushTarget, anywhere: bool) -> Result<(), Problem> {
    let key = read(&target.p256dh).is_some_and(|bytes| PublicKey::from_sec1_bytes(&bytes).is_ok());
    let auth = read(&target.auth).is_some_and(|bytes| bytes.len() == 16);
    let known = Address::read(&target.endpoint, anywhere).is_ok() && key && auth;
    known.then_some(()).ok_or_else(|| problem(Code::Unreadable, "this browser cannot be told anything"))
}

/// What only the browser can read.
pub fn seal(words: &[u8], target: &PushTarget) -> Result<Vec<u8>, Problem> {
    let salt = secret::seed()?.0;
    seal_with(words, target, &fresh()?, &salt[..16]).ok_or_else(trouble)
}

fn seal_with(words: &[u8], target: &PushTarget, own: &SecretKey, salt: &[u8]) -> Option<Vec<u8>> {
    let theirs = PublicKey::from_sec1_bytes(&read(&target.p256dh)?).ok()?;
    let (own_point, their_point) = (own.public_key().to_sec1_point(false), theirs.to_sec1_point(false));
    let shared = own.diffie_hellman(&theirs);
    let info = [b"WebPush: info\0", their_point.as_bytes(), own_point.as_bytes()].concat();
    let mut seed = [0; 32];
    Hkdf::<Sha256>::new(Some(&read(&target.auth)?), shared.raw_secret_bytes())
        .expand(&info, &mut seed)
        .ok()?;
    let keys = Hkdf::<Sha256>::new(Some(salt), &seed);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    keys.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
    keys.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
    // The mark of the last record, and no filling after it.
    let padded = [words, &[2]].concat();
    let sealed = Aes128Gcm::new(&key.into()).encrypt(&Nonce::from(nonce), &*padded).ok()?;
    let point = own_point.as_bytes();
    Some([salt, &RECORD.to_be_bytes(), &[u8::try_from(point.len()).ok()?], point, &sealed].concat())
}

/// What goes with it: who sends, and for how long.
pub fn headers(key: SecretKey, address: &Address, sender: &str) -> Result<HeaderMap, Unsent> {
    let told = public(&key);
    let claims = json!({ "aud": address.origin(), "exp": clock_time() / 1000 + GOOD_S, "sub": sender });
    let part = |value: &serde_json::Value| BASE64.encode(value.to_string());
    let signed = format!("{}.{}", part(&json!({ "typ": "JWT", "alg": "ES256" })), part(&claims));
    let signature: Signature = SigningKey::from(key).sign(signed.as_bytes());
    let token = format!("vapid t={signed}.{}, k={told}", BASE64.encode(signature.to_bytes()));
    let mut headers = HeaderMap::new();
    headers.insert(header::AUTHORIZATION, HeaderValue::from_str(&token).map_err(|_| Unsent::Address)?);
    headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
    headers.insert(HeaderName::from_static("ttl"), HeaderValue::from_static(KEPT_S));
    headers.insert(HeaderName::from_static("urgency"), HeaderValue::from_static("normal"));
    Ok(headers)
}

/// Opens what was sealed, as a browser does: for tests of what travels.
pub fn open(sealed: &[u8], own: &SecretKey, auth: &[u8]) -> Option<Vec<u8>> {
    let (salt, rest) = sealed.split_at_checked(16)?;
    let point = rest.get(5..5 + usize::from(*rest.get(4)?))?;
    let theirs = PublicKey::from_sec1_bytes(point).ok()?;
    let own_point = own.public_key().to_sec1_point(false);
    let info = [b"WebPush: info\0", own_point.as_bytes(), point].concat();
    let mut seed = [0; 32];
    Hkdf::<Sha256>::new(Some(auth), own.diffie_hellman(&theirs).raw_secret_bytes())
        .expand(&info, &mut seed)
        .ok()?;
    let keys = Hkdf::<Sha256>::new(Some(salt), &seed);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    keys.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
    keys.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
    let words = rest.get(5 + point.len()..)?;
    let mut opened = Aes128Gcm::new(&key.into()).decrypt(&Nonce::from(nonce), words).ok()?;
    (opened.pop() == Some(2)).then_some(opened)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 8291, appendix A.
    #[test]
    fn what_is_sealed_is_what_the_standard_says() {
        let target = PushTarget {
            endpoint: "https://push.example/".into(),
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
                .into(),
            auth: "BTBZMqHH6r4Tts7J_aSIgg".into(),
        };
        let own =
            SecretKey::from_slice(&read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").unwrap()).unwrap();
        let salt = read("DGv6ra1nlYgDCS1FRnbzlw").unwrap();
        let words = b"When I grow up, I want to be a watermelon";
        let sealed = seal_with(words, &target, &own, &salt).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
                        EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64.encode(&sealed), expected);
        let theirs =
            SecretKey::from_slice(&read("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94").unwrap()).unwrap();
        assert_eq!(open(&sealed, &theirs, &read(&target.auth).unwrap()).as_deref(), Some(&words[..]));
        assert_eq!(
            open(&sealed, &fresh().unwrap(), &read(&target.auth).unwrap()),
            None,
            "nobody else reads it"
        );
    }
}
