//! Ids and secrets: random, and short enough for a link.

use std::fmt::Write;

use sha2::{Digest, Sha256};
use table::chance::Seed;

/// What is kept of a seat's secret. The secret has 128 random bits, so a plain hash hides it: stretching it
/// would protect a guessable password and costs a server its time for nothing here.
pub type Hash = [u8; 32];

/// The system gives no random numbers.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the system gives no random numbers")]
pub struct NoRandomness;

fn random<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// A new table's id: 80 random bits in an alphabet without letters that look alike.
pub fn table_id() -> Result<String, NoRandomness> {
    const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    Ok(random::<16>()?.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect())
}

/// Could this be a table's id?
pub fn is_table_id(id: &str) -> bool {
    id.len() == 16 && id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

/// A new seat secret: 128 random bits as 32 hexadecimal digits.
pub fn secret() -> Result<String, NoRandomness> {
    Ok(hex(&random::<16>()?))
}

/// What is kept of a secret; `None` if it cannot be one.
pub fn hash(secret: &str) -> Option<Hash> {
    let fits = secret.len() == 32 && secret.bytes().all(|byte| byte.is_ascii_hexdigit());
    fits.then(|| Sha256::digest(secret.to_ascii_lowercase()).into())
}

/// A new table's seed.
pub fn seed() -> Result<Seed, NoRandomness> {
    random().map(Seed)
}

/// A new random number.
pub fn number() -> Result<u64, NoRandomness> {
    random().map(u64::from_le_bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_secrets_look_as_they_should_and_differ() {
        let (one, two) = (table_id().unwrap(), table_id().unwrap());
        assert!(is_table_id(&one) && is_table_id(&two) && one != two);
        let secret = secret().unwrap();
        assert_eq!(secret.len(), 32);
        assert_eq!(hash(&secret), hash(&secret.to_uppercase()));
        for bad in ["", "0", &"g".repeat(32), &"0".repeat(33), "../../../etc/passwd"] {
            assert!(hash(bad).is_none() && !is_table_id(bad), "{bad}");
        }
    }
}
