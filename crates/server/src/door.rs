//! The front door: takes connections, so many and no more, and closes on those who dawdle.
//!
//! `axum::serve` has neither timeouts nor a cap, so whoever sends half a request keeps a connection for ever, and
//! a thousand of those keep everybody else out.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::timeout;
use tower::ServiceExt;

use crate::limits::party;
use crate::patient::Patient;
use crate::settings::Settings;

/// How much of a request's head is read.
const HEAD: usize = 16 * 1024;
/// Descriptors that are not for connections: the store's files, logs, the runtime.
const OWN_DESCRIPTORS: usize = 64;

/// Counts who is inside.
pub struct Porter {
    most: usize,
    each: usize,
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    all: usize,
    of: HashMap<IpAddr, usize>,
}

/// A connection's place inside, for as long as it is kept.
pub struct Place {
    porter: Arc<Porter>,
    party: IpAddr,
}

impl Porter {
    /// Nobody is inside yet.
    pub fn new(settings: &Settings) -> Arc<Porter> {
        let most = descriptors(settings.connections);
        // Behind a proxy all come from its address.
        let shared = settings.unlimited || settings.proxies > 0;
        let each = if shared { usize::MAX } else { settings.connections_each };
        Arc::new(Porter { most, each, inside: Mutex::default() })
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enter(self: &Arc<Porter>, address: IpAddr) -> Option<Arc<Place>> {
        let party = party(address);
        let mut inside = self.inside();
        let own = inside.of.get(&party).copied().unwrap_or(0);
        if inside.all >= self.most || own >= self.each {
            metrics::counter!("sietch_connections_refused_total").increment(1);
            return None;
        }
        inside.all += 1;
        inside.of.insert(party, own + 1);
        metrics::gauge!("sietch_connections").set(inside.all as f64);
        Some(Arc::new(Place { porter: self.clone(), party }))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inside = self.porter.inside();
        inside.all -= 1;
        metrics::gauge!("sietch_connections").set(inside.all as f64);
        if let Some(own) = inside.of.get_mut(&self.party) {
            *own -= 1;
            if *own == 0 {
                inside.of.remove(&self.party);
            }
        }
    }
}

/// As many connections as are wanted, or as the system lets this process have.
fn descriptors(wanted: usize) -> usize {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let needed = (wanted + OWN_DESCRIPTORS) as u64;
        let limit = getrlimit(Resource::Nofile);
        let raised = needed.min(limit.maximum.unwrap_or(needed)).max(limit.current.unwrap_or(needed));
        // If it is not granted, the old limit stands.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: Some(raised), ..limit });
        let granted = getrlimit(Resource::Nofile).current.unwrap_or(needed);
        let most = usize::try_from(granted).unwrap_or(usize::MAX).saturating_sub(OWN_DESCRIPTORS).max(1);
        if most < wanted {
            tracing::warn!(most, wanted, "the system lets this process have fewer connections than wanted");
        }
        most.min(wanted)
    }
    #[cfg(not(unix))]
    wanted
}

/// Serves until `stop` is there; then those inside may finish, but not for ever.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    porter: Arc<Porter>,
    settings: Settings,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let (stopping, _) = watch::channel(false);
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                // Whoever finds no place finds the door closed.
                let Some(place) = porter.enter(peer.ip()) else { continue };
                let (router, timeout) = (router.clone(), settings.header_timeout);
                let own = Connection { peer, place, router, timeout };
                // Small messages must not wait for company.
                let _ = stream.set_nodelay(true);
                let stream = Patient::new(stream, settings.stall_timeout);
                tokio::spawn(own.serve(stream, stopping.subscribe()));
            }
            Err(problem) => {
                tracing::warn!(%problem, "a connection could not be taken");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
    drop(listener);
    stopping.send_replace(true);
    let empty = async {
        while porter.inside().all > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    if timeout(settings.stop_timeout, empty).await.is_err() {
        tracing::warn!(left = porter.inside().all, "some connections did not end in time");
    }
    Ok(())
}

struct Connection {
    peer: SocketAddr,
    place: Arc<Place>,
    router: Router,
    timeout: Duration,
}

impl Connection {
    async fn serve(self, stream: Patient, mut stopping: watch::Receiver<bool>) {
        let Connection { peer, place, router, timeout } = self;
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            // A socket keeps the place after the connection has become one.
            request.extensions_mut().insert(place.clone());
            router.clone().oneshot(request.map(Body::new))
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(timeout)
            .max_buf_size(HEAD)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        tokio::pin!(connection);
        tokio::select! {
            // How it ends is the client's business.
            _ = connection.as_mut() => {}
            _ = stopping.changed() => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
    }
}
