//! Many who ask for a table whose server has died: they wait no longer than they must, and are no burden meanwhile.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use server::Settings;
use server::journal::chain::Kept;
use server::secret::Hash;
use server::store::memory::Memory;
use server::store::nodes::{Beat, Led, News, Node};
use server::store::slips::{Slip, SlipChange};
use server::store::{Listed, Store, StoreError, Write, conformance};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::support::{Server, quick, web};

const TABLE: &str = "k7q2mb4xw5c3nd6p";
const MANY: usize = 40;

/// A store that is told what happens to other servers, and counts how often it is asked who leads.
struct Asked {
    memory: Memory,
    leads: Arc<AtomicUsize>,
    news: Option<mpsc::Receiver<News>>,
}

impl Store for Asked {
    fn lead(&mut self, id: &str) -> Result<Led, StoreError> {
        self.leads.fetch_add(1, Ordering::SeqCst);
        self.memory.lead(id)
    }

    fn news(&mut self) -> Option<mpsc::Receiver<News>> {
        self.news.take()
    }

    fn beat(&mut self) -> Result<Beat, StoreError> {
        self.memory.beat()
    }

    fn leave(&mut self) -> Result<(), StoreError> {
        self.memory.leave()
    }

    fn release(&mut self, id: &str, fence: u64) -> Result<(), StoreError> {
        self.memory.release(id, fence)
    }

    fn write(&mut self, batch: &[Write]) -> Vec<Result<(), StoreError>> {
        self.memory.write(batch)
    }

    fn load(&mut self, id: &str) -> Result<Option<Kept>, StoreError> {
        self.memory.load(id)
    }

    fn find(&mut self, secret: &Hash) -> Result<Option<(String, u8)>, StoreError> {
        self.memory.find(secret)
    }

    fn clocked(&mut self) -> Result<Vec<String>, StoreError> {
        self.memory.clocked()
    }

    fn list(&mut self) -> Result<Vec<Listed>, StoreError> {
        self.memory.list()
    }

    fn delete(&mut self, id: &str) -> Result<bool, StoreError> {
        self.memory.delete(id)
    }

    fn slip(&mut self, shelf: &str, key: &str) -> Result<Option<Slip>, StoreError> {
        self.memory.slip(shelf, key)
    }

    fn slips(&mut self, shelf: &str, prefix: &str, most: usize) -> Result<Vec<Slip>, StoreError> {
        self.memory.slips(shelf, prefix, most)
    }

    fn change(&mut self, changes: &[SlipChange]) -> Result<(), StoreError> {
        self.memory.change(changes)
    }
}

#[tokio::test]
async fn whoever_waits_for_a_dead_servers_table_asks_seldom_and_is_woken() {
    let memory = Memory::default();
    // Nobody listens at the first port of this machine: whoever goes there is refused, as at a process that was killed.
    let node = |id: &str| Node { id: id.into(), address: "127.0.0.1:1".into() };
    let mut dead = memory.share(node("dead"));
    assert!(dead.beat().is_ok());
    assert_eq!(dead.write(&[Write::create(TABLE, &conformance::head(), vec![])]), [Ok(())]);
    assert_eq!(dead.lead(TABLE), Ok(Led::Here(1)));
    let (tell, news) = mpsc::channel(1);
    let leads = Arc::new(AtomicUsize::new(0));
    let store = Asked { memory: memory.share(node("alive")), leads: leads.clone(), news: Some(news) };
    let settings = Settings { node_secret: Some("a secret of the nodes".into()), ..quick() };
    let server = Server::start_on(settings, Box::new(store)).await;
    let mut asking = JoinSet::new();
    for _ in 0..MANY {
        let address = server.address;
        asking.spawn(async move {
            web::request(address, "GET", &format!("/api/tables/{TABLE}"), &[], b"").await.unwrap().0
        });
    }
    sleep(Duration::from_millis(1700)).await;
    let asked = leads.load(Ordering::SeqCst);
    assert!(asked <= 6 * MANY, "{MANY} asked {asked} times");
    // Another server strikes the dead one off, and says so.
    memory.run_out("dead");
    assert!(memory.share(node("other")).beat().is_ok());
    tell.send(News::Gone { node: "dead".into() }).await.unwrap();
    let told = Instant::now();
    let answers = asking.join_all().await;
    assert!(answers.iter().all(|status| *status == 200), "{answers:?}");
    assert!(told.elapsed() < Duration::from_millis(1200), "{:?}", told.elapsed());
    server.stop().await;
}
