//! What a table does with each command.

use std::time::Instant;

use table::Viewer;
use tokio::sync::oneshot;

use crate::catalogue::VERSION;
use crate::desk;
use crate::problem::problem;
use crate::protocol::client::{Hello, Wish};
use crate::protocol::server::{Code, FromServer, Hint, Position, Problem, Report, Welcome};
use crate::protocol::status::Note;
use crate::protocol::{MOST_SECRETS, PROTOCOL, review};
use crate::room::Change;
use crate::secret::{self, hex};
use crate::task::clients::{ClientId, error};
use crate::task::hints::{Question, Thought};
use crate::task::outbox::Outbox;
use crate::task::{Command, OwnWish, Talk, Task};

/// How many sockets without a seat a table has at most.
const MOST_WATCHERS: usize = 64;
/// How many sockets a seat has at most.
const MOST_DEVICES: usize = 8;

/// What comes of a wish.
enum Done {
    /// A change to be written and told; then `done`.
    Change(Change),
    /// Just this answer.
    Answer(Box<FromServer>),
    /// A change to be written and told; the answer comes later.
    Later(Change),
}

/// What came of a change that somebody waits for.
enum Settled<T> {
    /// It was refused, and nothing has changed.
    Refused(Problem),
    /// It could not be written: the table must be thrown away.
    Lost(Problem),
    /// It is written.
    Done(T),
}

impl<T> Settled<T> {
    fn answer(self) -> Result<T, Problem> {
        match self {
            Settled::Done(done) => Ok(done),
            Settled::Refused(problem) | Settled::Lost(problem) => Err(problem),
        }
    }

    /// Tells whoever asked. `false` if the table must be thrown away.
    fn tell(self, answer: oneshot::Sender<Result<T, Problem>>) -> bool {
        let well = !matches!(self, Settled::Lost(_));
        // Whoever asked may be gone; what was done stays done.
        let _ = answer.send(self.answer());
        well
    }
}

impl Task {
    /// Writes and tells a change that somebody waits for.
    async fn settle<T>(&mut self, wanted: Result<(Change, T), Problem>) -> Settled<T> {
        match wanted {
            Err(problem) => Settled::Refused(problem),
            Ok((change, done)) => match self.publish(change).await {
                Ok(()) => Settled::Done(done),
                Err(problem) => Settled::Lost(problem),
            },
        }
    }

    /// Takes a command. `false` if the table must be thrown away.
    pub(super) async fn take(&mut self, command: Command) -> bool {
        let now = Instant::now();
        self.busy_at = now;
        match command {
            Command::Join { hello, out, answer } => {
                let joined = self.join(&hello, out, now);
                let joined_as = joined.as_ref().ok().copied();
                if answer.send(joined).is_err()
                    && let Some(client) = joined_as
                {
                    self.lose(vec![client]);
                }
                let known = joined_as.and_then(|client| self.clients.get(client));
                let back = self.room.back(&known.map_or_else(Vec::new, |known| known.seats.clone()));
                if !back.items.is_empty() {
                    return self.publish(back).await.is_ok();
                }
            }
            Command::Leave { client } => self.lose(vec![client]),
            Command::LetGo => return false,
            Command::Info { answer } => drop(answer.send(Ok(self.room.info(now)))),
            Command::Record { answer } => drop(answer.send(self.record())),
            Command::LayOpen { hash, answer } => {
                let laid = self.room.lay_open(&hash).map(|change| (change, ()));
                let laid = self.settle(laid).await;
                let well = !matches!(laid, Settled::Lost(_));
                let _ = answer.send(laid.answer().and_then(|()| self.record()));
                return well;
            }
            Command::Sit { seat, name, account, answer } => {
                let sat = self.room.sit(seat, &name, account, now);
                return self.settle(sat).await.tell(answer);
            }
            Command::Claim { hash, account, answer } => {
                let claimed = self.room.claim(&hash, &account);
                return self.settle(claimed).await.tell(answer);
            }
            Command::Stand { hash, answer } => {
                let stood = self.room.stand(&hash);
                return self.settle(stood).await.tell(answer);
            }
            Command::Talk { hash, answer } => {
                let talk = self.room.seat_of(&hash).map(|seat| Talk {
                    seat,
                    names: self.room.seats().iter().map(|seat| seat.name().map(str::to_owned)).collect(),
                    lines: self.room.talk().to_vec(),
                });
                let _ = answer.send(talk);
            }
            Command::Key { seat, account, answer } => {
                let key = self.room.key(seat, &account);
                return self.settle(key).await.tell(answer);
            }
            Command::Own { account, wish, answer } => {
                let change = match wish {
                    OwnWish::Forget => self.room.forget(&account),
                    OwnWish::Vacation { days, at } => self.room.vacation(&account, days, at, now),
                };
                return self.settle(Ok((change, ()))).await.tell(answer);
            }
            Command::Wish { client, id, wish } => return self.wish(client, id, wish, now).await,
        }
        true
    }

    fn join(&mut self, hello: &Hello, out: Outbox, now: Instant) -> Result<ClientId, Problem> {
        if hello.secrets.len() > MOST_SECRETS {
            return Err(problem(Code::Unreadable, format!("at most {MOST_SECRETS} secrets at once")));
        }
        let mut seats = Vec::new();
        for hash in hello.secrets.iter().filter_map(|secret| secret::hash(secret)).map(|hash| hex(&hash)) {
            let opened = self.room.seats().iter().position(|seat| seat.opens_to(&hash));
            seats.extend(opened.map(|seat| seat as u8).filter(|seat| !seats.contains(seat)));
        }
        seats.sort_unstable();
        if seats.is_empty() && !hello.watch {
            return Err(problem(Code::NoSeat, "these secrets open no seat here"));
        }
        // Those who look on take no place from those who play, neither here nor in all.
        let place = match seats.is_empty() {
            true if self.clients.watchers() < MOST_WATCHERS => self.hub.watchers().try_acquire_owned().ok(),
            _ => None,
        };
        if seats.is_empty() && place.is_none() {
            return Err(problem(Code::Busy, "too many people look on"));
        }
        for &seat in &seats {
            // The oldest is most likely a device that was switched off.
            let oldest = self.clients.oldest_of(seat, MOST_DEVICES);
            self.lose(oldest.into_iter().collect());
        }
        let mut lost = self.count_devices(&seats, now);
        seats.iter().for_each(|&seat| self.room.came(seat));
        let client = self.clients.add(out, place, hello, seats.clone(), now);
        let greeting = self.clients.greeting(client, hello.have.as_ref(), &self.room, now);
        let (status, update) = greeting.ok_or_else(|| problem(Code::Trouble, "nobody came"))?;
        // What the newcomer is told is whole already.
        lost.extend(self.clients.tell_status(status.clone(), Some(client)));
        let welcome = Welcome {
            version: VERSION.to_owned(),
            protocol: PROTOCOL,
            epoch: self.clients.epoch().to_owned(),
            table: self.room.info_with(status),
            seats,
            chat: self.room.talk().to_vec(),
        };
        let greeted = self.clients.send(client, &FromServer::Welcome(Box::new(welcome)))
            && self.clients.send_text(client, update);
        if !greeted {
            lost.push(client);
        }
        self.lose(lost);
        self.rouse_bots(now);
        Ok(client)
    }

    async fn wish(&mut self, client: ClientId, id: Option<u32>, wish: Wish, now: Instant) -> bool {
        let action = matches!(wish, Wish::Act { .. });
        let answer = match self.grant(client, id, wish, now) {
            Err(problem) => {
                if let Some(stopped) = self.room.stop_at_fault()
                    && self.publish(stopped).await.is_err()
                {
                    return false;
                }
                error(problem.answering(id))
            }
            Ok(Done::Answer(answer)) => *answer,
            Ok(Done::Later(change)) => return self.publish(change).await.is_ok(),
            Ok(Done::Change(change)) => match self.publish(change).await {
                Ok(()) => FromServer::Done { id },
                Err(problem) => {
                    let _ = self.clients.send(client, &error(problem.answering(id)));
                    return false;
                }
            },
        };
        if action {
            metrics::counter!("sietch_actions_total").increment(1);
            metrics::histogram!("sietch_action_seconds").record(now.elapsed().as_secs_f64());
        }
        if !self.clients.send(client, &answer) {
            self.lose(vec![client]);
        }
        true
    }

    fn grant(
        &mut self,
        client: ClientId,
        id: Option<u32>,
        wish: Wish,
        now: Instant,
    ) -> Result<Done, Problem> {
        let own = |seat: u8| problem(Code::NotYours, format!("seat {seat} is not yours"));
        let asking = match &wish {
            Wish::Act { seat, .. }
            | Wish::WhyNot { seat, .. }
            | Wish::Hint { seat }
            | Wish::Undo { seat }
            | Wish::AskUndo { seat, .. }
            | Wish::Consent { seat, .. }
            | Wish::Chat { seat, .. }
            | Wish::GiveToBot { seat, .. }
            | Wish::TakeBackSeat { seat } => Some(*seat),
            Wish::Hello(_) | Wish::Replay { .. } | Wish::BugReport { .. } | Wish::All | Wish::Ping => None,
        };
        let known = self.clients.get(client).ok_or_else(|| problem(Code::Hello, "say hello first"))?;
        if let Some(seat) = asking.filter(|&seat| !known.has(seat)) {
            return Err(own(seat));
        }
        if asking.is_some() {
            self.room.is_open_to_wishes()?;
        }
        let change = match wish {
            Wish::Hello(_) => return Err(problem(Code::Hello, "hello was said already")),
            Wish::All => return self.all(client, id, now),
            Wish::Ping => return Ok(Done::Answer(Box::new(FromServer::Pong { id }))),
            Wish::Replay { viewer, step } => return self.position(client, id, viewer, step, now),
            Wish::BugReport { viewer } => return self.report(client, id, viewer, now),
            Wish::WhyNot { seat, action } => {
                self.room.why_not(seat, &action)?;
                return Ok(Done::Answer(Box::new(FromServer::Allowed { id })));
            }
            Wish::Hint { seat } => return self.hint(client, id, seat, now),
            Wish::Act { seat, action, seq, epoch } => {
                self.not_stale(seat, seq, epoch.as_deref())?;
                self.room.act(seat, &action, now)?
            }
            Wish::Undo { seat } => self.room.undo(seat, now)?,
            Wish::AskUndo { seat, step, stand_in } => self.room.ask_undo(seat, step, stand_in, now)?,
            Wish::Consent { seat, agree, number } => self.room.consent(seat, agree, number, now)?,
            Wish::Chat { seat, text } => {
                let spoke = self.chat.get_mut(usize::from(seat)).is_some_and(|bucket| bucket.take(now));
                if !spoke && !self.hub.settings().unlimited {
                    return Err(problem(Code::TooFast, "not so fast"));
                }
                self.room.chat(seat, &text)?
            }
            Wish::GiveToBot { seat, give, bot } => {
                self.room.give_to_bot(seat, give, &bot, self.hub.settings().absent_after, now)?
            }
            Wish::TakeBackSeat { seat } => self.room.take_back_seat(seat, now)?,
        };
        Ok(Done::Change(change))
    }

    /// What the seat had best do: thought about elsewhere, and told to whoever asked. That it was asked is noted.
    fn hint(&mut self, client: ClientId, id: Option<u32>, seat: u8, now: Instant) -> Result<Done, Problem> {
        self.room.may_have_hint(seat)?;
        let question = Question { seat, seq: self.seq(seat).unwrap_or_default() };
        if let Some(advice) = self.hints.known(question).cloned() {
            return Ok(Done::Answer(hint(id, question, advice)));
        }
        if self.hints.are_thought_of() {
            return Err(problem(Code::Busy, "a hint is being thought of; wait a moment"));
        }
        if !self.hints.may_ask(seat, now) && !self.hub.settings().unlimited {
            return Err(problem(Code::TooFast, "not so fast"));
        }
        let game = self.room.game().ok_or_else(|| problem(Code::NotStarted, "the game has not begun"))?;
        // The same question has the same answer: it comes from what the seat has in front of it.
        let seed = self.clients.desk(Viewer::Seat(table::Seat(seat))).map_or(0, |desk| desk.sum());
        self.hints.think(game, question, (client, id), seed);
        Ok(Done::Later(self.room.note(seat, Note::Hint)))
    }

    /// A hint was thought of: it is told, unless the seat knows more by now.
    pub(super) fn tell_hint(&mut self, thought: Thought) {
        let Thought { question, client, id, advice } = thought;
        let stale = || problem(Code::Stale, "the seat has learnt something since the hint was asked for");
        let none = || problem(Code::Trouble, "nobody knows a hint");
        let still = self.seq(question.seat) == Some(question.seq);
        let answer = match advice {
            _ if !still => error(stale().answering(id)),
            Some(advice) => *hint(id, question, advice),
            None => error(none().answering(id)),
        };
        // Whoever asked may be gone by now.
        if self.clients.get(client).is_some() && !self.clients.send(client, &answer) {
            self.lose(vec![client]);
        }
    }

    /// The sequence number of a seat.
    fn seq(&self, seat: u8) -> Option<u32> {
        self.clients.desk(Viewer::Seat(table::Seat(seat))).map(|desk| desk.seq())
    }

    /// Sends a client everything again.
    fn all(&mut self, client: ClientId, id: Option<u32>, now: Instant) -> Result<Done, Problem> {
        if !self.clients.get(client).is_some_and(|client| client.looks.take(now)) {
            return Err(problem(Code::TooFast, "not so fast"));
        }
        if let Some((_, update)) = self.clients.greeting(client, None, &self.room, now) {
            // One that is too slow for this is noticed when it is answered.
            let _ = self.clients.send_text(client, update);
        }
        Ok(Done::Answer(Box::new(FromServer::Done { id })))
    }

    fn not_stale(&self, seat: u8, seq: Option<u32>, epoch: Option<&str>) -> Result<(), Problem> {
        // A number says nothing without the epoch that it was counted in.
        let counted = epoch.is_some() || seq.is_some();
        if counted && epoch != Some(self.clients.epoch()) {
            return Err(problem(Code::Stale, "this choice was made before the table was taken up anew"));
        }
        match seq {
            Some(seq) if self.seq(seat) != Some(seq) => {
                Err(problem(Code::Stale, "the seat has learnt something since this choice was made"))
            }
            _ => Ok(()),
        }
    }

    /// May the client look through these eyes, and has it not looked too often?
    fn may_look(&mut self, client: ClientId, viewer: Viewer, now: Instant) -> Result<(), Problem> {
        let client = self.clients.get(client).ok_or_else(|| problem(Code::Hello, "say hello first"))?;
        if !client.viewers.contains(&viewer) {
            return Err(problem(Code::NotYours, "you do not see through these eyes"));
        }
        if !client.looks.take(now) {
            return Err(problem(Code::TooFast, "not so fast"));
        }
        Ok(())
    }

    fn position(
        &mut self,
        client: ClientId,
        id: Option<u32>,
        viewer: Viewer,
        step: u32,
        now: Instant,
    ) -> Result<Done, Problem> {
        self.may_look(client, viewer, now)?;
        let game = self.room.game().ok_or_else(|| problem(Code::NotStarted, "the game has not begun"))?;
        let (steps, entry) = self.clients.desk(viewer).map_or((0, None), |desk| desk.step(step));
        let entry = entry.ok_or_else(|| {
            problem(Code::Unreadable, format!("there is no step {step}; there are {steps}"))
        })?;
        let then = game.at(entry);
        let position = Position {
            id,
            viewer,
            step,
            steps,
            told: desk::told(game, entry, viewer),
            view: then.view(viewer),
            sections: then.sections(viewer).into_iter().map(Into::into).collect(),
            waiting: then.waiting().seats().iter().map(|seat| seat.0).collect(),
        };
        Ok(Done::Answer(Box::new(FromServer::Position(Box::new(position)))))
    }

    fn report(
        &mut self,
        client: ClientId,
        id: Option<u32>,
        viewer: Viewer,
        now: Instant,
    ) -> Result<Done, Problem> {
        self.may_look(client, viewer, now)?;
        let (rules, content) = self.room.versions();
        let report = Report {
            id,
            version: VERSION.to_owned(),
            rules,
            content,
            table: self.room.info(now),
            viewer,
            log: self.clients.desk(viewer).map_or_else(Vec::new, |desk| desk.log(&self.room)),
            view: self.room.game().map_or(serde_json::Value::Null, |game| game.view(viewer)),
            choices: desk::choices(&self.room, viewer),
            record: self.record().ok(),
        };
        Ok(Done::Answer(Box::new(FromServer::Report(Box::new(report)))))
    }

    /// The whole game with its seed, once it lies open.
    fn record(&self) -> Result<String, Problem> {
        match (self.room.record(), self.room.closed()) {
            (Some(record), _) => Ok(record.write()),
            (None, Some(_)) => Err(problem(Code::Closed, "one of its people can lay the record open")),
            (None, None) => Err(problem(Code::NotOver, "the record is open when the game is over")),
        }
    }
}

fn hint(id: Option<u32>, question: Question, advice: review::Advice) -> Box<FromServer> {
    let Question { seat, seq } = question;
    Box::new(FromServer::Hint(Box::new(Hint { id, seat, seq, advice })))
}
