//! E-mail, where whoever runs the server has set it up.

use lettre::message::{Mailbox, header::ContentType};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use crate::problem::problem;
use crate::protocol::server::{Code, Problem};
use crate::settings::Mail;

/// An address, if it is one.
pub fn checked(address: &str) -> Result<String, Problem> {
    let read: Result<Address, _> = address.trim().parse();
    match read {
        Ok(read) if address.len() <= 254 => Ok(read.to_string()),
        _ => Err(problem(Code::Unreadable, "this is no e-mail address")),
    }
}

/// Sends a letter.
pub async fn send(mail: &Mail, to: &str, subject: &str, words: String) -> Result<(), Problem> {
    let trouble = |what: String| {
        tracing::warn!(what, "a letter could not be sent");
        problem(Code::Trouble, "the letter could not be sent")
    };
    let from: Mailbox = mail.from.parse().map_err(|_| trouble("the sender is no address".into()))?;
    let to = Mailbox::new(None, to.parse().map_err(|_| trouble("the address is none".into()))?);
    // No line of a subject begins anew: nothing that somebody called a table becomes a header.
    let subject: String = subject.chars().filter(|letter| !letter.is_control()).collect();
    let letter =
        Message::builder().from(from).to(to).subject(subject).header(ContentType::TEXT_PLAIN).body(words);
    let letter = letter.map_err(|error| trouble(error.to_string()))?;
    let way = AsyncSmtpTransport::<Tokio1Executor>::from_url(&mail.url)
        .map_err(|error| trouble(error.to_string()))?;
    let sent = way.build().send(letter).await;
    sent.map(drop).map_err(|error| trouble(error.to_string()))
}
