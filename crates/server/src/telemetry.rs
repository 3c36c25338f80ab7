//! Numbers for whoever runs the server, as Prometheus reads them.

use std::sync::OnceLock;

use axum::Router;
use axum::routing::get;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use crate::protocol::server::Code;

static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

const SECONDS: &[f64] = &[0.000_5, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];

/// Starts counting, once for the process.
pub fn start() {
    HANDLE.get_or_init(|| {
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".into()), SECONDS)
            .map(PrometheusBuilder::install_recorder);
        let handle = builder.ok()?.ok()?;
        describe();
        Some(handle)
    });
}

const COUNTERS: &[(&str, &str)] = &[
    ("sietch_actions_total", "Actions people asked for, taken or refused"),
    ("sietch_bot_actions_total", "Actions of bots"),
    ("sietch_bots_failed_total", "Bots that failed and were replaced by a lower kind"),
    ("sietch_connections_refused_total", "Connections that found no place"),
    ("sietch_forwarded_total", "Requests and sockets passed on to other servers"),
    ("sietch_notices_total", "Notices sent to people who were not there"),
    ("sietch_tables_opened_total", "Tables opened"),
    ("sietch_writes_total", "Writes to the storage"),
    ("sietch_write_failures_total", "Writes to the storage that failed"),
];
const GAUGES: &[(&str, &str)] = &[
    ("sietch_connections", "Connections that are open, sockets among them"),
    ("sietch_sockets", "Sockets that are open"),
    ("sietch_tables_live", "Tables in memory"),
];
const HISTOGRAMS: &[(&str, &str)] = &[
    ("sietch_action_seconds", "From an action's arrival at its table until all were told"),
    ("sietch_commit_seconds", "Time a write to the storage takes"),
];

/// Says what every number means, and names it: what is not counted yet is zero, and not missing.
fn describe() {
    for &(name, what) in COUNTERS {
        metrics::describe_counter!(name, what);
        metrics::counter!(name).increment(0);
    }
    for &(name, what) in GAUGES {
        metrics::describe_gauge!(name, what);
        metrics::gauge!(name).increment(0.0);
    }
    for &(name, what) in HISTOGRAMS {
        metrics::describe_histogram!(name, what);
        let _ = metrics::histogram!(name);
    }
    metrics::describe_counter!("sietch_errors_total", "Errors told to clients, by code");
    for code in Code::ALL {
        metrics::counter!("sietch_errors_total", "code" => format!("{code:?}")).increment(0);
    }
}

/// The door for whoever runs the server.
pub fn router() -> Router {
    Router::new().route("/metrics", get(page))
}

/// The page of `/metrics`.
async fn page() -> String {
    match HANDLE.get() {
        Some(Some(handle)) => {
            handle.run_upkeep();
            handle.render()
        }
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[tokio::test]
    async fn whatever_is_counted_anywhere_is_on_the_page_from_the_start() {
        start();
        let page = page().await;
        let (mut folders, mut counted) = (vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")], 0);
        while let Some(folder) = folders.pop() {
            for file in std::fs::read_dir(folder).unwrap() {
                let path = file.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let source = std::fs::read_to_string(&path).unwrap();
                let names = source.split("!(\"sietch_").skip(1).filter_map(|rest| rest.split('"').next());
                for name in names {
                    counted += 1;
                    let there = page.contains(&format!("# TYPE sietch_{name} "));
                    assert!(there, "sietch_{name} of {path:?}: {page}");
                }
            }
        }
        assert!(counted > 10, "{counted}");
    }
}
