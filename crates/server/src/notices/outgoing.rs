//! Requests to addresses that strangers named: over TLS, to the public internet, once.
//!
//! A name is looked up here, every address of it must be public, and the connection goes to one of exactly those: whoever
//! owns the name cannot have another answer ready for the second time. Nobody is sent on to elsewhere.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{self, HeaderValue};
use axum::http::{HeaderMap, Method, Request, StatusCode, Uri};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long all of it may take.
const PATIENCE: Duration = Duration::from_secs(15);

/// The certificates the system trusts.
static TRUSTED: LazyLock<TlsConnector> = LazyLock::new(|| {
    let mut roots = RootCertStore::empty();
    let found = rustls_native_certs::load_native_certs();
    let (taken, _) = roots.add_parsable_certificates(found.certs);
    if taken == 0 {
        tracing::warn!("the system trusts no certificates: notices cannot go anywhere");
    }
    TlsConnector::from(Arc::new(ClientConfig::builder().with_root_certificates(roots).with_no_client_auth()))
});

/// Why something was not sent.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unsent {
    /// The address is none, or none on the public internet.
    #[error("notices go to https addresses on the public internet")]
    Address,
    /// Nobody took it.
    #[error("nobody takes notices there")]
    Unreached,
    /// Whoever is there does not want it.
    #[error("it was answered with {0}")]
    Refused(StatusCode),
}

/// An address that notices may go to, as far as can be seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    uri: Uri,
    host: String,
    port: u16,
    tls: bool,
}

impl Address {
    /// Reads an address. `anywhere` is for tests alone: plain HTTP, and this machine.
    pub fn read(text: &str, anywhere: bool) -> Result<Address, Unsent> {
        let uri: Uri = text.parse().map_err(|_| Unsent::Address)?;
        let tls = match uri.scheme_str() {
            Some("https") => true,
            Some("http") if anywhere => false,
            _ => return Err(Unsent::Address),
        };
        let authority = uri.authority().ok_or(Unsent::Address)?;
        // A name and a password in an address are for confusing whoever reads it.
        if authority.as_str().contains('@') || text.len() > 1000 {
            return Err(Unsent::Address);
        }
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let named = host.parse::<IpAddr>().ok();
        if host.is_empty() || named.is_some_and(|named| !anywhere && !is_public(named)) {
            return Err(Unsent::Address);
        }
        let port = authority.port_u16().unwrap_or(if tls { 443 } else { 80 });
        Ok(Address { host, port, tls, uri })
    }

    /// Its scheme, host and port, as a page's origin is written.
    pub fn origin(&self) -> String {
        let authority = self.uri.authority().map(|authority| authority.as_str()).unwrap_or_default();
        format!("{}://{authority}", self.uri.scheme_str().unwrap_or_default())
    }

    async fn places(&self, anywhere: bool) -> Result<Vec<SocketAddr>, Unsent> {
        let found = lookup_host((self.host.as_str(), self.port)).await.map_err(|_| Unsent::Unreached)?;
        let found: Vec<SocketAddr> = found.collect();
        match anywhere || found.iter().all(|place| is_public(place.ip()) && !is_own(place.ip())) {
            true => Ok(found),
            false => Err(Unsent::Address),
        }
    }
}

/// Posts something. Any answer but a success is an error; nobody is followed elsewhere.
pub async fn post(
    address: &Address,
    headers: HeaderMap,
    body: Vec<u8>,
    anywhere: bool,
) -> Result<(), Unsent> {
    timeout(PATIENCE, post_patiently(address, headers, body, anywhere))
        .await
        .unwrap_or(Err(Unsent::Unreached))
}

async fn post_patiently(
    address: &Address,
    headers: HeaderMap,
    body: Vec<u8>,
    anywhere: bool,
) -> Result<(), Unsent> {
    let places = address.places(anywhere).await?;
    let stream = TcpStream::connect(&*places).await.map_err(|_| Unsent::Unreached)?;
    let path = address.uri.path_and_query().map_or("/", |path| path.as_str());
    let host = address.uri.authority().map(|authority| authority.as_str()).unwrap_or_default();
    let mut request = Request::new(Body::from(body));
    *request.method_mut() = Method::POST;
    *request.uri_mut() = path.parse().map_err(|_| Unsent::Address)?;
    *request.headers_mut() = headers;
    request.headers_mut().insert(header::HOST, HeaderValue::from_str(host).map_err(|_| Unsent::Address)?);
    request.headers_mut().insert(header::USER_AGENT, HeaderValue::from_static("sietch"));
    let status = if address.tls {
        let name = ServerName::try_from(address.host.clone()).map_err(|_| Unsent::Address)?;
        let stream = TRUSTED.connect(name, stream).await.map_err(|_| Unsent::Unreached)?;
        send(stream, request).await?
    } else {
        send(stream, request).await?
    };
    if status.is_success() { Ok(()) } else { Err(Unsent::Refused(status)) }
}

async fn send(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<StatusCode, Unsent> {
    let (mut sender, connection) =
        http1::handshake::<_, Body>(TokioIo::new(stream)).await.map_err(|_| Unsent::Unreached)?;
    let driven = tokio::spawn(connection);
    let answered = sender.send_request(request).await;
    // What is said besides the status interests nobody.
    driven.abort();
    answered.map(|answer| answer.status()).map_err(|_| Unsent::Unreached)
}

/// Is this an address on the public internet? Written by hand: the standard library's own answer is not stable yet.
pub fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(four) => is_public_v4(four),
        IpAddr::V6(six) => is_public_v6(six),
    }
}

/// Is this an address of this very machine? What it keeps from others it may not keep from itself. Whoever talks to
/// themselves does so from where they talk to; nothing is sent to find that out.
fn is_own(address: IpAddr) -> bool {
    let address = address.to_canonical();
    let any: IpAddr =
        if address.is_ipv4() { Ipv4Addr::UNSPECIFIED.into() } else { Ipv6Addr::UNSPECIFIED.into() };
    let from = UdpSocket::bind((any, 0)).and_then(|socket| {
        socket.connect((address, 443))?;
        socket.local_addr()
    });
    from.is_ok_and(|from| from.ip() == address)
}

fn is_public_v4(four: Ipv4Addr) -> bool {
    let [a, b, c, _] = four.octets();
    !(four.is_private()
        || four.is_loopback()
        || four.is_link_local()
        || four.is_multicast()
        || four.is_documentation()
        || a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 198 && (18..20).contains(&b)))
}

fn is_public_v6(six: Ipv6Addr) -> bool {
    let [a, b, ..] = six.segments();
    // What is within 2000::/3 and neither documentation nor a way into IPv4 (6to4, Teredo) or something reserved.
    (0x2000..0x4000).contains(&a)
        && a != 0x2002
        && !(a == 0x2001 && (b < 0x0200 || b == 0x0db8))
        && a != 0x3fff
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_never_go_to_the_hosts_own_network() {
        let own = [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "0.1.2.3",
            "224.0.0.1",
            "255.255.255.255",
            "198.18.0.1",
            "192.0.0.8",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
        ];
        for address in own {
            assert!(!is_public(address.parse().unwrap()), "{address}");
            let url = if address.contains(':') {
                format!("https://[{address}]/")
            } else {
                format!("https://{address}/")
            };
            assert_eq!(Address::read(&url, false), Err(Unsent::Address), "{url}");
        }
        for address in ["1.1.1.1", "93.184.215.14", "2606:4700::1111", "2a00:1450:4001::1"] {
            let address = address.parse().unwrap();
            assert!(is_public(address) && !is_own(address), "{address}");
        }
        assert!(
            is_own(IpAddr::from([127, 0, 0, 1])),
            "a public one of this machine is found in the same way"
        );
    }

    #[test]
    fn only_plain_https_addresses_are_taken() {
        for bad in [
            "http://example.com/",
            "ftp://example.com/",
            "file:///etc/passwd",
            "https://",
            "/path",
            "",
            "https://user:secret@example.com/",
            "https://127.1.2.3:443/",
            "gopher://x",
        ] {
            assert_eq!(Address::read(bad, false), Err(Unsent::Address), "{bad}");
        }
        let address = Address::read("https://discord.com:443/api/webhooks/1/x?wait=1", false).unwrap();
        assert_eq!(address.origin(), "https://discord.com:443");
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_refused_when_it_is_looked_up() {
        let address = Address::read("https://localhost/", false).unwrap();
        assert_eq!(post(&address, HeaderMap::new(), Vec::new(), false).await, Err(Unsent::Address));
    }
}
