//! Several servers as processes on one PostgreSQL: under faults, behind a proxy with TLS as `deploy/` sets them up, and
//! from a backup. Where PostgreSQL or nginx is not installed, what needs it is skipped. The large run is
//! `cargo xtask load --nodes 3 --kills 20`.

#![cfg(unix)]

use std::ffi::OsStr;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command as Program, Stdio};
use std::time::{Duration, Instant};

use load::driver::Driver;
use load::host::Host;
use load::nodes;
use load::pace::Plan;
use load::postgres::{MISSING, Postgres, succeed};
use server::protocol::status::TableInfo;
use tokio::io::{AsyncWriteExt, copy};
use tokio::net::TcpListener;
use tokio::process::Command;
use tokio::time::sleep;

const SIETCH: &str = env!("CARGO_BIN_EXE_sietch");
const SECRET: &str = "a-secret-of-the-servers";

/// Starts a database; `None`, and a word about it, where none is installed.
fn database() -> Option<Postgres> {
    let database = Postgres::start(&["fsync=off"]).unwrap();
    if database.is_none() {
        eprintln!("{MISSING}");
    }
    database
}

/// Starts a server on a database.
async fn server(folder: &Path, url: &str) -> Host {
    let secret = folder.join("secret");
    std::fs::write(&secret, SECRET).unwrap();
    let more: [&OsStr; 4] =
        ["--store".as_ref(), url.as_ref(), "--node-secret-file".as_ref(), secret.as_os_str()];
    Host::start_with(Path::new(SIETCH), folder, &more).await.unwrap()
}

fn entries(info: &TableInfo) -> String {
    serde_json::to_string(&info.status.waiting).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_that_die_freeze_and_lose_their_database_lose_nothing_acknowledged() {
    let plan = Plan {
        game: "conquest".into(),
        mode: "standard".into(),
        seats: 3,
        tables: 9,
        time: Duration::from_millis(1500),
        think: Duration::from_millis(100),
        bots: None,
    };
    let Some(report) = nodes::run(Path::new(SIETCH), &plan, 3, 4).await.unwrap() else {
        eprintln!("{MISSING}");
        return;
    };
    assert_eq!((report.tables, report.faults), (9, [2, 1, 1]));
    assert!(report.acknowledged > 100 && report.takeovers >= 3, "{report}");
    assert!(report.fine(), "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_restored_from_its_backup() {
    let Some(database) = database() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (before, after) = (database.database().unwrap(), database.database().unwrap());
    let mut host = server(folder.path(), &database.address(&before)).await;
    let mut driver = Driver::open(host.address, "conquest", "standard", 3, 1).await.unwrap();
    driver.connect(host.address).await.unwrap();
    driver.play(20, nodes::BACK).await.unwrap();
    // A backup is made while the server runs and people play on.
    let backup = database.folder().join("backup");
    succeed(database.program("pg_dump").args(["--format=custom", "--file"]).arg(&backup).arg(&before))
        .unwrap();
    let known: TableInfo =
        load::client::get(host.address, &format!("/api/tables/{}", driver.table)).await.unwrap();
    driver.play(5, nodes::BACK).await.unwrap();
    driver.leave();
    host.kill().await.unwrap();
    // What it holds is put into an empty database, and a server takes it up from there.
    let mut restore = database.program("pg_restore");
    succeed(restore.args(["--exit-on-error", "--single-transaction", "--dbname", &after]).arg(&backup))
        .unwrap();
    let host = server(folder.path(), &database.address(&after)).await;
    let restored: TableInfo =
        load::client::get(host.address, &format!("/api/tables/{}", driver.table)).await.unwrap();
    assert_eq!((entries(&restored), restored.status.closed), (entries(&known), None));
    driver.connect(host.address).await.unwrap();
    driver.play(20, nodes::BACK).await.unwrap();
    let items =
        |name: &str| database.sql(name, "SELECT items FROM tables").unwrap()[0].parse::<u64>().unwrap();
    assert!(items(&after) >= items(&before), "20 actions more than the 20 of the backup");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_restored_from_its_backup() {
    let installed = Program::new("sqlite3").arg("--version").stdout(Stdio::null()).status();
    if installed.is_err() {
        eprintln!("sqlite3 is not installed here: the backup of a file is not rehearsed");
        return;
    }
    let (folder, restored) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut host = Host::start(Path::new(SIETCH), folder.path()).await.unwrap();
    let mut driver = Driver::open(host.address, "conquest", "standard", 3, 1).await.unwrap();
    driver.connect(host.address).await.unwrap();
    driver.play(20, nodes::BACK).await.unwrap();
    let copy = restored.path().join("tables.db");
    let command = format!(".backup {}", copy.display());
    succeed(Program::new("sqlite3").arg(folder.path().join("tables.db")).arg(command)).unwrap();
    host.kill().await.unwrap();
    let host = Host::start(Path::new(SIETCH), restored.path()).await.unwrap();
    driver.connect(host.address).await.unwrap();
    driver.play(20, nodes::BACK).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tables_of_a_database_are_listed_archived_and_deleted() {
    let Some(database) = database() else { return };
    let folder = tempfile::tempdir().unwrap();
    let url = database.address(&database.database().unwrap());
    let host = server(folder.path(), &url).await;
    let kept = Driver::open(host.address, "conquest", "standard", 3, 1).await.unwrap();
    let gone = Driver::open(host.address, "conquest", "standard", 3, 2).await.unwrap();
    let stored = folder.path().join("store");
    std::fs::write(&stored, &url).unwrap();
    let tables = |words: &[&OsStr]| {
        let done =
            Program::new(SIETCH).arg("tables").args(words).env_remove("SIETCH_STORE").output().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).unwrap()
    };
    let list = || tables(&["list".as_ref(), "--store".as_ref(), url.as_ref()]);
    assert!(list().contains(&kept.table) && list().contains(&gone.table), "{}", list());
    let over = tables(&["list".as_ref(), "--over".as_ref(), "--store-file".as_ref(), stored.as_os_str()]);
    assert!(!over.contains(&kept.table), "{over}");
    tables(&["delete".as_ref(), gone.table.as_ref(), "--store".as_ref(), url.as_ref()]);
    assert!(list().contains(&kept.table) && !list().contains(&gone.table), "{}", list());
    let to = folder.path().join("archive");
    let archive: [&OsStr; 6] = [
        "archive".as_ref(),
        kept.table.as_ref(),
        "--to".as_ref(),
        to.as_os_str(),
        "--store".as_ref(),
        url.as_ref(),
    ];
    tables(&archive);
    assert!(!list().contains(&kept.table), "{}", list());
    assert_eq!(std::fs::read_dir(&to).unwrap().count(), 1, "its record is kept");
}

/// Where nginx is, if it is.
fn nginx() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let usual = [PathBuf::from("/usr/sbin"), PathBuf::from("/usr/local/sbin")];
    let mut folders = std::env::split_paths(&path).chain(usual);
    folders.find_map(|folder| Some(folder.join("nginx")).filter(|nginx| nginx.exists()))
}

fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// The proxy as `deploy/nginx.conf` sets it up, with the names of this machine; and the port of its TLS.
fn proxy(nginx: &Path, folder: &Path, servers: &[Host]) -> (tokio::process::Child, u16) {
    let deploy = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy");
    let mut conf = std::fs::read_to_string(deploy.join("nginx.conf")).unwrap();
    let (plain, tls) = (free_port(), free_port());
    let mut put = |from: &str, to: &str| {
        assert!(conf.contains(from), "deploy/nginx.conf says `{from}`");
        conf = conf.replace(from, to);
    };
    for (name, server) in ["one", "two", "three"].iter().zip(servers) {
        put(&format!("{name}:7365"), &server.address.to_string());
    }
    put("listen 80;", &format!("listen 127.0.0.1:{plain};"));
    put("listen 443 ssl;", &format!("listen 127.0.0.1:{tls} ssl;"));
    put("listen [::]:80;", "");
    put("listen [::]:443 ssl;", "");
    put("/etc/nginx/tls", &folder.display().to_string());
    put("/tmp/nginx.pid", &folder.join("nginx.pid").display().to_string());
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|what| format!("{what}_temp_path {};\n", folder.join(what).display()))
        .concat();
    put("server_tokens off;", &format!("server_tokens off;\n{temporary}"));
    std::fs::write(folder.join("nginx.conf"), conf).unwrap();
    let mut certificate = Program::new("openssl");
    certificate.args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]);
    certificate.args(["-days", "1", "-subj", "/CN=localhost", "-keyout"]).arg(folder.join("privkey.pem"));
    succeed(certificate.arg("-out").arg(folder.join("fullchain.pem"))).unwrap();
    let mut started = Command::new(nginx);
    started
        .arg("-c")
        .arg(folder.join("nginx.conf"))
        .arg("-p")
        .arg(folder)
        .args(["-g", "daemon off; master_process off;"]);
    let running = started.arg("-e").arg("stderr").stdin(Stdio::null()).kill_on_drop(true).spawn().unwrap();
    (running, tls)
}

/// A plain port whose connections come out of TLS at the other end; the players here speak none themselves.
async fn out_of_tls(tls: u16) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((plain, _)) = listener.accept().await {
            let mut through = Command::new("openssl")
                .args(["s_client", "-quiet", "-verify_quiet", "-connect", &format!("127.0.0.1:{tls}")])
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .kill_on_drop(true)
                .spawn()
                .unwrap();
            tokio::spawn(async move {
                let (mut read, mut write) = plain.into_split();
                let (mut stdin, mut stdout) = (through.stdin.take().unwrap(), through.stdout.take().unwrap());
                tokio::select! {
                    _ = copy(&mut read, &mut stdin) => {}
                    _ = copy(&mut stdout, &mut write) => {}
                }
                let _ = write.shutdown().await;
                let _ = through.kill().await;
            });
        }
    });
    address
}

/// What a compose file says below a path of names, as it is indented.
fn below<'a>(compose: &'a str, path: &[&str]) -> Vec<&'a str> {
    let depth = |line: &str| line.len() - line.trim_start().len();
    let lines = compose.lines().filter(|line| !line.trim_start().starts_with('#') && !line.trim().is_empty());
    path.iter().fold(lines.collect(), |lines: Vec<&str>, name| {
        let level = lines.first().map_or(0, |first| depth(first));
        let begins = |line: &&str| depth(line) == level && line.trim_start().starts_with(&format!("{name}:"));
        let own = lines.iter().position(begins).unwrap_or_else(|| panic!("compose.yaml has no {name}"));
        let inner = lines[own + 1..].iter().take_while(|line| depth(line) > depth(lines[own]));
        inner.copied().collect()
    })
}

/// The images are not built here: what the servers need beside their program is looked up.
#[test]
fn containers_can_send_notices_hold_many_sockets_and_know_their_name() {
    let deploy = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy");
    let read = |name: &str| std::fs::read_to_string(deploy.join(name)).unwrap();
    let (image, compose) = (read("Containerfile"), read("compose.yaml"));
    let last = image.rsplit("\nFROM ").next().unwrap();
    assert!(last.contains("install") && last.contains("ca-certificates"), "https wants certificates");
    let says = |path: &[&str], what: &str| {
        let lines = below(&compose, path);
        assert!(lines.iter().any(|line| line.trim() == what), "{path:?}: no `{what}` in {lines:?}");
    };
    says(&["x-server"], "networks: [inside, outgoing]");
    assert!(below(&compose, &["networks", "outgoing"]).is_empty(), "not internal: notices go out by it");
    says(&["networks", "inside"], "internal: true");
    says(&["services", "database"], "networks: [inside]");
    says(&["x-server", "ulimits"], "nofile: 65536");
    says(&["services", "proxy", "ulimits"], "nofile: 65536");
    for server in ["one", "two", "three"] {
        says(&["services", server], "<<: *server");
        says(
            &["services", server, "command"],
            "- --host=${SIETCH_HOST:?the name people know the servers by}",
        );
        says(&["services", server, "command"], "- --public-url=https://${SIETCH_HOST}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_set_up_of_deploy_serves_people_and_survives_a_dead_server() {
    let Some(nginx) = nginx() else {
        eprintln!("nginx is not installed here: the proxy of deploy/ is not tried");
        return;
    };
    let Some(database) = database() else { return };
    let folder = tempfile::tempdir().unwrap();
    let url = database.address(&database.database().unwrap());
    let mut servers = Vec::new();
    for _ in 0..3 {
        servers.push(server(folder.path(), &url).await);
    }
    let (mut running, tls) = proxy(&nginx, folder.path(), &servers);
    let address = out_of_tls(tls).await;
    let begun = Instant::now();
    while !matches!(load::client::request(address, "GET", "/healthz", &[], b"").await, Ok((200, ..))) {
        assert!(begun.elapsed() < Duration::from_secs(20), "the proxy does not come up");
        sleep(Duration::from_millis(100)).await;
    }
    let (status, ..) = load::client::request(address, "GET", "/metrics", &[], b"").await.unwrap();
    assert_eq!(status, 404, "numbers are for whoever runs it");
    // Saved games come through as large as the servers take them; anything else of that size does not.
    let large = vec![b'x'; 3 << 20];
    let (status, _, answer) =
        load::client::request(address, "POST", "/api/saved", &[], &large).await.unwrap();
    assert_eq!(status, 422, "{}", String::from_utf8_lossy(&answer));
    let (status, ..) = load::client::request(address, "POST", "/api/mine", &[], &large).await.unwrap();
    assert_eq!(status, 413);
    let mut driver = Driver::open(address, "conquest", "standard", 3, 1).await.unwrap();
    driver.connect(address).await.unwrap();
    driver.play(10, nodes::BACK).await.unwrap();
    for server in servers.iter_mut().take(2) {
        server.kill().await.unwrap();
        let killed = Instant::now();
        while driver.connect(address).await.is_err() {
            assert!(killed.elapsed() < nodes::BACK, "nobody comes back");
            sleep(Duration::from_millis(100)).await;
        }
        assert!(killed.elapsed() < nodes::BACK, "{:?}", killed.elapsed());
        driver.play(10, nodes::BACK).await.unwrap();
    }
    running.kill().await.unwrap();
}
