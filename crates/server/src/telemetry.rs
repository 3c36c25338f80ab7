//! Numbers for whoever runs the server, as Prometheus reads them.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

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

fn describe() {
    use metrics::{describe_counter, describe_gauge, describe_histogram};
    describe_counter!("sietch_actions_total", "Actions people asked for, taken or refused");
    describe_counter!("sietch_bot_actions_total", "Actions of bots");
    describe_counter!("sietch_bots_failed_total", "Bots that failed and were replaced by a lower kind");
    describe_counter!("sietch_errors_total", "Errors told to clients, by code");
    describe_counter!("sietch_tables_opened_total", "Tables opened");
    describe_counter!("sietch_writes_total", "Writes to the storage");
    describe_gauge!("sietch_tables_live", "Tables in memory");
    describe_gauge!("sietch_sockets", "Sockets that are open");
    describe_histogram!("sietch_action_seconds", "From an action's arrival at its table until all were told");
    describe_histogram!("sietch_commit_seconds", "Time a write to the storage takes");
}

/// The page of `/metrics`.
pub async fn page() -> String {
    match HANDLE.get() {
        Some(Some(handle)) => {
            handle.run_upkeep();
            handle.render()
        }
        _ => String::new(),
    }
}
