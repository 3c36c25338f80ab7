//! The thread that owns the store, when much is asked of it at once.

use std::time::{Duration, Instant};

use server::journal::chain::Kept;
use server::secret::Hash;
use server::store::keeper::Keeper;
use server::store::memory::Memory;
use server::store::slips::{Slip, SlipChange};
use server::store::{Listed, Store, StoreError, Write};

/// How long a table takes to be loaded.
const EACH: Duration = Duration::from_millis(10);

/// A store whose tables take a while to be loaded.
#[derive(Default)]
struct Slow(Memory);

impl Store for Slow {
    fn load(&mut self, id: &str) -> Result<Option<Kept>, StoreError> {
        std::thread::sleep(EACH);
        self.0.load(id)
    }

    fn write(&mut self, batch: &[Write]) -> Vec<Result<(), StoreError>> {
        self.0.write(batch)
    }

    fn find(&mut self, secret: &Hash) -> Result<Option<(String, u8)>, StoreError> {
        self.0.find(secret)
    }

    fn clocked(&mut self) -> Result<Vec<String>, StoreError> {
        self.0.clocked()
    }

    fn list(&mut self) -> Result<Vec<Listed>, StoreError> {
        self.0.list()
    }

    fn delete(&mut self, id: &str) -> Result<bool, StoreError> {
        self.0.delete(id)
    }

    fn slip(&mut self, shelf: &str, key: &str) -> Result<Option<Slip>, StoreError> {
        self.0.slip(shelf, key)
    }

    fn slips(&mut self, shelf: &str, prefix: &str, most: usize) -> Result<Vec<Slip>, StoreError> {
        self.0.slips(shelf, prefix, most)
    }

    fn change(&mut self, changes: &[SlipChange]) -> Result<(), StoreError> {
        self.0.change(changes)
    }
}

#[tokio::test]
async fn a_node_that_takes_over_many_tables_does_not_fall_silent() {
    let (keeper, cellar) = Keeper::start(Box::<Slow>::default()).unwrap();
    let mut loading = tokio::task::JoinSet::new();
    for _ in 0..400 {
        let keeper = keeper.clone();
        loading.spawn(async move { keeper.load("none").await });
    }
    tokio::time::sleep(5 * EACH).await;
    let begun = Instant::now();
    assert!(keeper.beat().await.is_ok() && keeper.check().await.is_ok());
    let waited = begun.elapsed();
    assert!(waited < 40 * EACH, "{waited:?} behind tables that take {:?}", 400 * EACH);
    assert!(loading.join_all().await.into_iter().all(|loaded| loaded == Ok(None)));
    // Nobody needs to ask for anything else for it to be heard.
    assert!(tokio::time::timeout(40 * EACH, keeper.beat()).await.is_ok());
    tokio::task::spawn_blocking(|| cellar.close()).await.unwrap();
}
