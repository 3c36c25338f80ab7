//! What the nodes tell each other, over a connection of its own (`LISTEN`).

use std::future::poll_fn;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio_postgres::{AsyncMessage, Config, Error, NoTls};

use crate::store::nodes::News;

/// The channel, for `NOTIFY`.
pub const CHANNEL: &str = "sietch";
/// How long to wait before connecting again.
const PAUSE: Duration = Duration::from_millis(500);

/// Listens until nobody wants to hear it any more. What is told while the connection is lost is lost too: nodes look
/// for themselves now and then.
pub async fn listen(config: Config, news: mpsc::Sender<News>) {
    while !news.is_closed() {
        if let Err(error) = hear(&config, &news).await {
            tracing::warn!(%error, "news from other servers cannot be heard; connecting again");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn hear(config: &Config, news: &mpsc::Sender<News>) -> Result<(), Error> {
    let (client, mut connection) = config.connect(NoTls).await?;
    let listening = async {
        client.batch_execute(&format!("LISTEN {CHANNEL}")).await?;
        news.closed().await;
        Ok(())
    };
    let hearing = async {
        while let Some(message) = poll_fn(|context| connection.poll_message(context)).await {
            if let AsyncMessage::Notification(note) = message?
                && let Some(("gone", node)) = note.payload().split_once(' ')
            {
                // Whoever has not read the last news yet needs no more of them to look around.
                let _ = news.try_send(News::Gone { node: node.to_owned() });
            }
        }
        Ok(())
    };
    tokio::select! {
        ended = listening => ended,
        ended = hearing => ended,
    }
}
