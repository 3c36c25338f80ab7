//! Tables over HTTP and WebSocket: seats, clocks, storage.
//!
//! The server stands above the games and knows none of them: it serves every game of the list it is given,
//! through the kernel's object-safe door ([`table::open`]). What travels is told in `docs/protocol.md`.
//!
//! | module | idea |
//! |---|---|
//! | [`protocol`] | what travels, as types |
//! | [`door`], [`patient`], [`guard`], [`limits`] | who may come in at all, how many, for how long, and how often |
//! | [`http`], [`socket`], [`files`], [`mod@pack`] | requests, WebSockets, the client's files, compressed once |
//! | [`hub`] | all live tables, and the way to each |
//! | [`task`] | one live table: mailbox, clients, bots, alarms |
//! | [`thinkers`] | the threads for the bots of all tables |
//! | [`desk`] | what one viewer has been told, and what is new for them |
//! | [`mod@patch`] | what changed between two JSON texts |
//! | [`room`] | the table itself, without any I/O |
//! | [`journal`], [`store`] | what is kept of a table, and where |
//! | [`nodes`] | several servers on one store: who is there, and the way from one to another |
//! | [`lobby`], [`standing`] | tables that strangers may find; history, statistics and ratings |
//! | [`notices`] | telling people who are not there that it is their turn |
//! | [`people`] | accounts, for those who want one |
//! | [`reviews`] | games that are over, looked at again |
//! | [`mod@open`], [`catalogue`] | new tables, and the games there are |
//! | [`settings`], [`telemetry`], [`problem`], [`secret`], [`names`] | the small things all of them need |

pub mod catalogue;
pub mod desk;
pub mod door;
pub mod files;
pub mod guard;
pub mod http;
pub mod hub;
pub mod journal;
pub mod limits;
pub mod lobby;
pub mod names;
pub mod nodes;
pub mod notices;
pub mod open;
pub mod pack;
pub mod patch;
pub mod patient;
pub mod people;
pub mod problem;
pub mod protocol;
pub mod reviews;
pub mod room;
pub mod saved;
pub mod secret;
pub mod settings;
pub mod setup;
pub mod socket;
pub mod standing;
pub mod store;
pub mod task;
pub mod telemetry;
pub mod thinkers;

use std::future::Future;
use std::io;

use bots::Entry;
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use crate::catalogue::Catalogue;
use crate::hub::Hub;
pub use crate::settings::Settings;
use crate::store::Store;
use crate::store::keeper::Keeper;

/// Serves the games until `stop` is there, and then until everything is written.
pub async fn serve(
    listener: TcpListener,
    settings: Settings,
    games: &'static [Entry],
    store: Box<dyn Store>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    serve_among(listener, None, settings, games, store, stop).await
}

/// The same as one of several nodes, which reach it at `inner`.
pub async fn serve_among(
    listener: TcpListener,
    inner: Option<TcpListener>,
    settings: Settings,
    games: &'static [Entry],
    mut store: Box<dyn Store>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    telemetry::start();
    let news = store.news();
    let (keeper, cellar) = Keeper::start(store)?;
    let hub = Hub::new(settings, Catalogue::new(games), keeper);
    if let Err(error) = hub.keeper().beat().await {
        tracing::error!(%error, "the other servers cannot be told that this one is there");
    }
    if let Err(problem) = hub.wake_clocks().await {
        tracing::error!(problem = problem.message, "the clocks cannot be started");
    }
    let shared = http::Shared::new(hub.clone());
    // They end with the server.
    let mut among = JoinSet::new();
    among.spawn(notices::run(hub.clone()));
    if let Some(news) = news {
        among.spawn(nodes::stay(hub.clone(), news));
    }
    if let Some(inner) = inner {
        let router = http::inner_router(shared.clone());
        among.spawn(async move { drop(axum::serve(inner, router).await) });
    }
    let (router, porter) = (http::router(shared), door::Porter::new(hub.settings()));
    if let Some(address) = hub.settings().metrics {
        // A door of its own, which the public one does not lead to: what it tells could tell players of hidden
        // choices.
        let listener = TcpListener::bind(address).await?;
        tokio::spawn(async move { axum::serve(listener, telemetry::router()).await });
    }
    let settings = hub.settings().clone();
    let stopping = hub.clone();
    let stopped = async move {
        stop.await;
        tracing::info!("stopping");
        stopping.stop().await;
        // Others may take the tables over now, before the last client is gone.
        let _ = stopping.keeper().leave().await;
    };
    door::serve(listener, router, porter, settings, stopped).await?;
    among.shutdown().await;
    if let Err(error) = hub.keeper().leave().await {
        tracing::warn!(%error, "the other servers cannot be told that this one goes");
    }
    let _ = tokio::task::spawn_blocking(move || cellar.close()).await;
    Ok(())
}
