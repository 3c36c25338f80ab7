//! What is kept of passwords and codes: nothing that could be shown to somebody else.

use std::sync::{Arc, LazyLock};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;

use crate::problem::problem;
use crate::protocol::server::{Code, Problem};
use crate::secret::{self, hex};

/// How long a password is, in characters.
const LENGTH: std::ops::RangeInclusive<usize> = 8..=200;
/// How many are stretched at once: each takes 19 MiB and a core for some dozen milliseconds.
static STRETCHING: LazyLock<Arc<Semaphore>> = LazyLock::new(|| Arc::new(Semaphore::new(2)));
/// Stretched for nobody, so that a name nobody has takes as long as a wrong password.
static NOBODY: LazyLock<String> = LazyLock::new(|| stretch("nobody").unwrap_or_default());

fn stretch(password: &str) -> Option<String> {
    // Argon2id with the parameters that OWASP recommends are the crate's own.
    Some(Argon2::default().hash_password(password.as_bytes()).ok()?.to_string())
}

async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
    let trouble = || problem(Code::Trouble, "passwords cannot be looked at");
    let place = STRETCHING.clone().acquire_owned().await.map_err(|_| trouble())?;
    tokio::task::spawn_blocking(move || {
        let done = work();
        drop(place);
        done
    })
    .await
    .map_err(|_| trouble())
}

/// What is kept of a password.
pub async fn keep(password: String) -> Result<String, Problem> {
    if !LENGTH.contains(&password.chars().count()) {
        return Err(problem(Code::Password, "a password has 8 to 200 characters"));
    }
    let kept = apart(move || stretch(&password)).await?;
    kept.ok_or_else(|| problem(Code::Trouble, "the password cannot be kept"))
}

/// Is it this password? Of nobody's account it is not, and it takes as long.
pub async fn is(password: String, kept: Option<String>) -> Result<bool, Problem> {
    if password.chars().count() > *LENGTH.end() {
        return Ok(false);
    }
    apart(move || {
        let known = kept.is_some();
        let kept = kept.unwrap_or_else(|| NOBODY.clone());
        let right = PasswordHash::new(&kept)
            .is_ok_and(|kept| Argon2::default().verify_password(password.as_bytes(), &kept).is_ok());
        right && known
    })
    .await
}

/// A new recovery code, for people to write down: 128 random bits in groups of four.
pub fn code() -> Result<String, Problem> {
    let digits = secret::secret()?;
    let groups: Vec<&str> = (0..digits.len()).step_by(4).map(|at| &digits[at..at + 4]).collect();
    Ok(groups.join("-"))
}

/// What is kept of a code. It is random, so a plain hash hides it; how it was typed does not matter.
pub fn keep_code(code: &str) -> String {
    let digits: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    hex(&Sha256::digest(digits.to_ascii_lowercase()))
}
