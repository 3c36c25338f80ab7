//! Who may ask at all: origins, hosts, limits per address, and the headers that keep browsers safe.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::StatusCode;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

use crate::http::{Failure, Shared};
use crate::limits::{Buckets, Rate, party};
use crate::problem::problem;
use crate::protocol::client::Wish;
use crate::protocol::server::{Code, Problem};
use crate::settings::Settings;

/// How many sockets an address has at most.
const SOCKETS: usize = 100;

/// What a line of chat takes besides its words.
const LINE: usize = 64;

/// Limits per address.
pub struct Gate {
    unlimited: bool,
    requests: Buckets<IpAddr>,
    files: Buckets<IpAddr>,
    tables: Buckets<IpAddr>,
    tables_a_day: Buckets<IpAddr>,
    public: Buckets<IpAddr>,
    seats: Buckets<IpAddr>,
    house: Buckets<IpAddr>,
    looks: Buckets<IpAddr>,
    talk: Buckets<IpAddr>,
    talk_reports: Buckets<IpAddr>,
    reports: Buckets<IpAddr>,
    tries: Buckets<IpAddr>,
    sockets: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Gate {
    /// Nobody has come yet.
    pub fn new(settings: &Settings) -> Gate {
        Gate {
            unlimited: settings.unlimited,
            requests: Buckets::new(Rate::REQUESTS),
            files: Buckets::new(Rate::FILES),
            tables: Buckets::new(Rate::TABLES),
            tables_a_day: Buckets::new(Rate::TABLES_A_DAY),
            public: Buckets::new(Rate::PUBLIC),
            seats: Buckets::new(Rate::SEATS),
            house: Buckets::new(Rate::HOUSE),
            looks: Buckets::new(Rate::HOUSE_LOOKS),
            talk: Buckets::new(Rate::TALK),
            talk_reports: Buckets::new(Rate::TALK_REPORTS),
            reports: Buckets::new(Rate::REPORTS),
            tries: Buckets::new(Rate::TRIES),
            sockets: Arc::default(),
        }
    }

    fn may_ask(&self, address: IpAddr, api: bool) -> bool {
        let asked = if api { &self.requests } else { &self.files };
        self.unlimited || asked.take(party(address), Instant::now())
    }

    /// May this address open one more table?
    pub fn may_open(&self, address: IpAddr) -> Result<(), Problem> {
        self.may_open_at(address, Instant::now())
    }

    fn may_open_at(&self, address: IpAddr, now: Instant) -> Result<(), Problem> {
        let party = party(address);
        if self.unlimited {
            Ok(())
        } else if !self.tables.take(party, now) {
            Err(problem(Code::TooFast, "too many tables; wait a little"))
        } else if !self.tables_a_day.take(party, now) {
            Err(problem(Code::Quota, "too many tables for a day"))
        } else {
            Ok(())
        }
    }

    /// May this address wish for one more thing? Its sockets together have a share, and a smaller one of what costs the server
    /// most: words that are kept, whole games, positions that are played up to.
    pub fn may_wish(&self, address: IpAddr, wish: &Wish) -> Result<(), Problem> {
        self.may_wish_at(address, wish, Instant::now())
    }

    fn may_wish_at(&self, address: IpAddr, wish: &Wish, now: Instant) -> Result<(), Problem> {
        let party = party(address);
        if self.unlimited {
            return Ok(());
        }
        if !self.house.take(party, now) {
            return Err(problem(Code::TooFast, "not so fast"));
        }
        share(match wish {
            Wish::Chat { text, .. } => self.talk.take_many(party, (text.len() + LINE) as f64, now),
            Wish::BugReport { .. } => self.reports.take(party, now),
            Wish::Replay { .. } | Wish::All => self.looks.take(party, now),
            _ => true,
        })
    }

    /// May this address report what was said at a table?
    pub fn may_report(&self, address: IpAddr) -> Result<(), Problem> {
        share(self.unlimited || self.talk_reports.take(party(address), Instant::now()))
    }

    /// May this address take one more seat, or have one more secret of one?
    pub fn may_sit(&self, address: IpAddr) -> Result<(), Problem> {
        share(self.unlimited || self.seats.take(party(address), Instant::now()))
    }

    /// May this address show one more table in the lobby?
    pub fn may_show(&self, address: IpAddr) -> Result<(), Problem> {
        share(self.unlimited || self.public.take(party(address), Instant::now()))
    }

    /// May this address try one more password, or make one more account?
    pub fn may_try(&self, address: IpAddr) -> Result<(), Problem> {
        match self.unlimited || self.tries.take(party(address), Instant::now()) {
            true => Ok(()),
            false => Err(problem(Code::TooFast, "too many tries; wait a minute")),
        }
    }

    /// Lets one more socket of this address in, for as long as the pass is kept.
    pub fn socket(&self, address: IpAddr) -> Option<Pass> {
        let party = party(address);
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = sockets.entry(party).or_insert(0);
        if *count >= SOCKETS && !self.unlimited {
            return None;
        }
        *count += 1;
        metrics::gauge!("sietch_sockets").increment(1);
        Some(Pass { party, sockets: self.sockets.clone() })
    }
}

fn share(may: bool) -> Result<(), Problem> {
    if may { Ok(()) } else { Err(problem(Code::Quota, "that is more than one's share for now")) }
}

/// A socket that was let in.
pub struct Pass {
    party: IpAddr,
    sockets: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Drop for Pass {
    fn drop(&mut self) {
        metrics::gauge!("sietch_sockets").decrement(1);
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = sockets.get_mut(&self.party) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&self.party);
            }
        }
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub struct From(pub IpAddr);

/// Refuses what comes from elsewhere or too fast, and adds the headers every answer has.
pub async fn guard(State(shared): State<Shared>, mut request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let settings = shared.hub.settings();
    let address = address(settings, &request);
    request.extensions_mut().insert(From(address));
    let refusal = if !host_allowed(settings, request.headers()) || !origin_allowed(request.headers()) {
        Some(problem(Code::Origin, "this request comes from a page of another place"))
    } else if !shared.gate.may_ask(address, api) {
        Some(problem(Code::TooFast, "not so fast"))
    } else {
        None
    };
    let mut response = match refusal {
        Some(problem) => Failure(problem).into_response(),
        None => match timeout(settings.request_timeout, next.run(request)).await {
            Ok(response) => response,
            Err(_) => StatusCode::REQUEST_TIMEOUT.into_response(),
        },
    };
    secure(response.headers_mut(), api);
    response
}

fn address(settings: &Settings, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    forwarded(settings.proxies, request.headers()).or(peer).unwrap_or(IpAddr::from([0, 0, 0, 0]))
}

/// Whom the outermost of so many proxies saw. Each adds an entry at the end of the last line; those before the ones of
/// our own proxies anybody can make up.
fn forwarded(proxies: usize, headers: &HeaderMap) -> Option<IpAddr> {
    let lines = headers.get_all("x-forwarded-for").iter();
    let entries: Vec<&[u8]> = lines.flat_map(|line| line.as_bytes().split(|byte| *byte == b',')).collect();
    let place = entries.len().checked_sub(proxies)?;
    let entry = std::str::from_utf8(entries.get(place)?).ok()?.trim();
    let with_port = || entry.parse::<SocketAddr>().map(|address| address.ip()).ok();
    entry.parse().ok().or_else(with_port)
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

fn host_allowed(settings: &Settings, headers: &HeaderMap) -> bool {
    let Some(host) = text(headers, header::HOST) else { return settings.hosts.is_empty() };
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    settings.hosts.is_empty() || settings.hosts.iter().any(|known| known.eq_ignore_ascii_case(name))
}

/// Programs send no origin; browsers do, and then it must be this server.
fn origin_allowed(headers: &HeaderMap) -> bool {
    if !headers.contains_key(header::ORIGIN) {
        return true;
    }
    let origin = text(headers, header::ORIGIN).and_then(|origin| origin.split_once("://"));
    let host = text(headers, header::HOST);
    matches!((origin, host), (Some((_, origin)), Some(host)) if origin.eq_ignore_ascii_case(host))
}

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

fn secure(headers: &mut HeaderMap, api: bool) {
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(header::REFERRER_POLICY, "no-referrer");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    set(HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()");
    if api {
        set(header::CACHE_CONTROL, "no-store");
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for &(name, value) in pairs {
            headers.append(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
        headers
    }

    #[test]
    fn tables_have_a_quota_for_the_day_however_slowly_they_are_opened() {
        let gate = Gate::new(&Settings { unlimited: false, ..Settings::default() });
        let (patient, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let mut now = Instant::now();
        let mut opened = 0;
        let refused = loop {
            match gate.may_open_at(patient, now) {
                Ok(()) => opened += 1,
                Err(problem) => break problem.code,
            }
            assert!(opened < 1000, "there is no quota");
            now += Duration::from_secs(7);
        };
        assert!((200..=210).contains(&opened), "{opened}");
        assert_eq!((refused, gate.may_open_at(other, now).is_ok()), (Code::Quota, true));
        assert!(
            gate.may_open_at(patient, now + Duration::from_secs(3600)).is_ok(),
            "a few an hour come back"
        );
    }

    #[test]
    fn all_sockets_of_an_address_have_one_share_of_everything() {
        use table::Viewer;
        let (crowd, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let replay = Wish::Replay { viewer: Viewer::Spectator, step: 0 };
        for (wish, burst, a_second) in [(Wish::Ping, 2000, 200), (replay, 200, 30), (Wish::All, 200, 30)] {
            let gate = Gate::new(&Settings { unlimited: false, ..Settings::default() });
            let now = Instant::now();
            let taken = |now| (0..5000).take_while(|_| gate.may_wish_at(crowd, &wish, now).is_ok()).count();
            assert_eq!(taken(now), burst, "{wish:?}");
            assert!(gate.may_wish_at(other, &wish, now).is_ok());
            assert_eq!(taken(now + Duration::from_secs(1)), a_second, "{wish:?}");
        }
    }

    #[test]
    fn what_is_kept_for_good_is_not_had_without_end() {
        let gate = Gate::new(&Settings { unlimited: false, ..Settings::default() });
        let greedy = IpAddr::from([10, 0, 0, 1]);
        let taken = |may: &dyn Fn() -> Result<(), Problem>| (0..1000).take_while(|_| may().is_ok()).count();
        assert_eq!(taken(&|| gate.may_sit(greedy)), 60);
        assert_eq!(taken(&|| gate.may_show(greedy)), 10);
        assert_eq!(taken(&|| gate.may_report(greedy)), 10);
        let free = Gate::new(&Settings { unlimited: true, ..Settings::default() });
        assert_eq!(taken(&|| free.may_sit(greedy)), 1000);
    }

    #[test]
    fn only_our_own_pages_may_ask() {
        let allowed = |pairs| origin_allowed(&headers(pairs));
        assert!(allowed(&[("host", "dune.example")]));
        assert!(allowed(&[("host", "localhost:7365"), ("origin", "http://localhost:7365")]));
        assert!(!allowed(&[("host", "localhost:7365"), ("origin", "http://localhost:8000")]));
        assert!(!allowed(&[("host", "dune.example"), ("origin", "https://evil.example")]));
        assert!(!allowed(&[("host", "dune.example"), ("origin", "null")]));
        assert!(!allowed(&[("origin", "https://dune.example")]));
    }

    #[test]
    fn only_what_our_own_proxies_added_is_believed() {
        let seen = |proxies, pairs| forwarded(proxies, &headers(pairs)).map(|address| address.to_string());
        let two_lines = &[("x-forwarded-for", "6.6.6.6"), ("x-forwarded-for", "7.7.7.7, 1.2.3.4")];
        assert_eq!(seen(1, two_lines).as_deref(), Some("1.2.3.4"), "the last entry of the last line");
        assert_eq!(seen(2, two_lines).as_deref(), Some("7.7.7.7"));
        assert_eq!(seen(3, two_lines).as_deref(), Some("6.6.6.6"));
        assert_eq!(seen(4, two_lines), None, "a proxy was gone round");
        assert_eq!(seen(0, two_lines), None, "nobody is believed");
        assert_eq!(seen(1, &[("x-forwarded-for", "[2001:db8::1]:80")]).as_deref(), Some("2001:db8::1"));
        assert_eq!(seen(1, &[("x-forwarded-for", "1.2.3.4, unknown")]), None);
    }

    #[test]
    fn a_server_at_home_answers_to_its_own_names_only() {
        let settings = Settings { hosts: vec!["localhost".into(), "[::1]".into()], ..Settings::default() };
        let allowed = |host| host_allowed(&settings, &headers(&[("host", host)]));
        assert!(allowed("localhost:7365") && allowed("LOCALHOST") && allowed("[::1]:80") && allowed("[::1]"));
        assert!(!allowed("evil.example:7365") && !allowed("localhost.evil.example"));
        assert!(!host_allowed(&settings, &HeaderMap::new()));
    }
}
