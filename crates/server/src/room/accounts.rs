//! Seats that belong to accounts.

use crate::journal::Item;
use crate::problem::problem;
use crate::protocol::server::{Code, Problem};
use crate::protocol::status::Stage;
use crate::room::{Change, Room};
use crate::secret::{self, hex};

impl Room {
    /// Whether somebody with this account, or none, may take one more seat. At a rated table everybody has one, and one seat.
    pub fn may_be_taken_by(&self, account: Option<&str>) -> Result<(), Problem> {
        if !self.terms().rated {
            return Ok(());
        }
        let account =
            account.ok_or_else(|| problem(Code::Account, "this table is rated: sign in to play at it"))?;
        match self.seats.iter().any(|seat| seat.account() == Some(account)) {
            true => Err(problem(Code::Account, "you have a seat at this rated table already")),
            false => Ok(()),
        }
    }

    /// Whoever has the secret gives the seat to their account.
    pub fn claim(&mut self, hash: &str, account: &str) -> Result<(Change, u8), Problem> {
        let seat = self.seat_of(hash)?;
        match self.seat(seat)?.account() {
            Some(own) if own == account => return Ok((Change::default(), seat)),
            Some(_) => return Err(problem(Code::Taken, "this seat belongs to another account")),
            None => self.may_be_taken_by(Some(account))?,
        }
        let item = Item::Keyed { seat, hash: None, account: Some(account.to_owned()) };
        self.remember(&item);
        Ok((Change { items: vec![item], ..Change::default() }, seat))
    }

    /// Whoever has the secret leaves the seat before the game has begun. Its account comes back.
    pub fn stand(&mut self, hash: &str) -> Result<(Change, (u8, Option<String>)), Problem> {
        let seat = self.seat_of(hash)?;
        if self.stage() != Stage::Open {
            return Err(problem(Code::Taken, "the game has begun: let a bot play for you"));
        }
        let account = self.seat(seat)?.account().map(str::to_owned);
        let item = Item::Stood { seat };
        self.remember(&item);
        Ok((Change { items: vec![item], ..Change::default() }, (seat, account)))
    }

    /// The seat that a secret opens.
    pub fn seat_of(&self, hash: &str) -> Result<u8, Problem> {
        let seat = self.seats.iter().position(|seat| seat.opens_to(hash));
        Ok(seat.ok_or_else(|| problem(Code::NoSeat, "this secret opens no seat here"))? as u8)
    }

    /// One more secret for a seat of the account, for another device.
    pub fn key(&mut self, seat: u8, account: &str) -> Result<(Change, String), Problem> {
        if self.seat(seat)?.account() != Some(account) {
            return Err(problem(Code::NotYours, "this seat belongs to somebody else"));
        }
        let secret = secret::secret()?;
        let hash = secret::hash(&secret).ok_or_else(|| problem(Code::Trouble, "no secret could be made"))?;
        let item = Item::Keyed { seat, hash: Some(hex(&hash)), account: None };
        self.remember(&item);
        Ok((Change { items: vec![item], secret: Some((hash, seat)), ..Change::default() }, secret))
    }

    /// The account's person wants to be forgotten here.
    pub fn forget(&mut self, account: &str) -> Change {
        let own = (0u8..).zip(&self.seats).filter(|(_, seat)| seat.account() == Some(account));
        let items: Vec<Item> = own.map(|(seat, _)| Item::Forgotten { seat }).collect();
        items.iter().for_each(|item| self.remember(item));
        Change { items, ..Change::default() }
    }
}
