//! `sietch serve` as one of several servers on one database.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};

use clap::Args;
use server::store::nodes::Node;
use server::store::postgres::Postgres;

use crate::trouble::Trouble;

/// Where secrets may be given instead of on the command line, which everybody on the machine can read.
const STORE: &str = "SIETCH_STORE";
const SECRET: &str = "SIETCH_NODE_SECRET";

/// The shortest secret that is taken.
const SHORTEST: usize = 16;

/// Where the database is, if there is one.
#[derive(Args, Debug)]
pub struct StoreArgs {
    /// A database for several servers at once, instead of a file in the data folder: postgres://USER:PASSWORD@HOST/NAME;
    /// or in the environment as SIETCH_STORE
    #[arg(long, global = true, value_name = "URL")]
    pub store: Option<String>,
    /// A file with its address, which others on the machine cannot read
    #[arg(long, global = true, value_name = "FILE", conflicts_with = "store")]
    pub store_file: Option<PathBuf>,
}

/// Arguments for several servers.
#[derive(Args, Debug)]
pub struct NodeArgs {
    /// Where the database is
    #[command(flatten)]
    pub store: StoreArgs,
    /// Where the other servers reach this one; keep it from the public. Any port of this machine if none is named
    #[arg(long, value_name = "ADDR")]
    pub node_addr: Option<SocketAddr>,
    /// Under which name they reach it, if that is another: HOST:PORT
    #[arg(long, value_name = "NAME")]
    pub node_name: Option<String>,
    /// A file with the secret that the servers know each other by; or in the environment as SIETCH_NODE_SECRET
    #[arg(long, value_name = "FILE")]
    pub node_secret_file: Option<PathBuf>,
}

/// A server that is one of several.
pub struct Among {
    /// The database.
    pub store: Postgres,
    /// The door for the others.
    pub inner: TcpListener,
    /// What they know each other by.
    pub secret: String,
}

impl StoreArgs {
    /// Its address.
    fn url(&self) -> Result<Option<String>, Trouble> {
        let named = match &self.store_file {
            Some(path) => Some(read(path)?),
            None => self.store.clone().or_else(|| std::env::var(STORE).ok()),
        };
        Ok(named.map(|url| url.trim().to_owned()))
    }

    /// Opens it for whoever only looks after it, and leads no table.
    pub fn look_after(&self) -> Result<Option<Postgres>, Trouble> {
        let Some(url) = self.url()? else { return Ok(None) };
        let node = Node { id: "housekeeping".into(), address: String::new() };
        Postgres::open(&url, node).map(Some).map_err(Trouble::Database)
    }
}

impl NodeArgs {
    /// Is there a database? Then takes a place on it.
    pub fn join(&self) -> Result<Option<Among>, Trouble> {
        let Some(url) = self.store.url()? else { return Ok(None) };
        let address = self.node_addr.unwrap_or((Ipv4Addr::LOCALHOST, 0).into());
        let listen = |problem| Trouble::Listen { address, problem };
        let inner = TcpListener::bind(address).map_err(listen)?;
        inner.set_nonblocking(true).map_err(listen)?;
        let own = inner.local_addr().map_err(listen)?;
        let address = self.node_name.clone().unwrap_or_else(|| own.to_string());
        let id = server::secret::secret().map_err(|_| Trouble::NoSecret)?;
        let secret = self.secret()?;
        let store = Postgres::open(&url, Node { id, address }).map_err(Trouble::Database)?;
        Ok(Some(Among { store, inner, secret }))
    }

    /// The secret that was given. Whoever gives none is alone, and nobody knows theirs.
    fn secret(&self) -> Result<String, Trouble> {
        let given = match &self.node_secret_file {
            Some(path) => Some(read(path)?),
            None => std::env::var(SECRET).ok(),
        };
        match given.map(|secret| secret.trim().to_owned()) {
            Some(secret)
                if secret.len() < SHORTEST || !secret.bytes().all(|byte| byte.is_ascii_graphic()) =>
            {
                Err(Trouble::NodeSecret { shortest: SHORTEST })
            }
            Some(secret) => Ok(secret),
            None => server::secret::secret().map_err(|_| Trouble::NoSecret),
        }
    }
}

fn read(path: &Path) -> Result<String, Trouble> {
    std::fs::read_to_string(path).map_err(|problem| Trouble::Read { path: path.to_owned(), problem })
}
