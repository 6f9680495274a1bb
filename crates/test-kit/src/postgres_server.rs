//! A real PostgreSQL that a test starts in a folder of its own, where its programs are installed.
//!
//! It listens on a socket in that folder and nowhere else, and does not wait for the disk: what these
//! tests let fail is the server, and the system keeps what a server has written. A shell holds it: when the test ends,
//! however it ends, the shell's input closes, and it stops the server and removes the folder.

use std::env;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Makes a cluster, starts it, says so, waits for the end of its input, and cleans up.
const HOLD: &str = r#"
cd "$1" || exit
"$2/initdb" --pgdata=data --username=rokade --auth=trust --encoding=UTF8 --locale=C --no-sync \
    >initdb.log 2>&1 || { cat initdb.log; exit; }
"$2/pg_ctl" --pgdata=data --log=log --silent --wait --options="-h '' -k '$1' -c fsync=off" start \
    >start.log 2>&1 || { cat start.log log; exit; }
echo ready
cat >/dev/null
"$2/pg_ctl" --pgdata=data --silent --mode=immediate stop >/dev/null 2>&1
cd / && rm -rf "$1"
"#;

/// Names of folders and databases differ by this.
static NEXT: AtomicU32 = AtomicU32::new(0);

/// A server that lives as long as this does.
#[derive(Debug)]
pub struct PostgresServer {
    folder: PathBuf,
    programs: PathBuf,
    /// Who it runs as, where that is another than the test: PostgreSQL refuses to run as root.
    owner: Option<(u32, u32)>,
    holder: Child,
    /// Closing it ends the server.
    input: Option<ChildStdin>,
}

impl PostgresServer {
    /// One server for all tests of a program; nothing, and said, where PostgreSQL is not installed.
    pub fn shared() -> Option<&'static PostgresServer> {
        static SHARED: OnceLock<Option<PostgresServer>> = OnceLock::new();
        SHARED.get_or_init(PostgresServer::start).as_ref()
    }

    /// A server of one's own.
    ///
    /// # Panics
    ///
    /// Where PostgreSQL is installed and does not start.
    #[must_use]
    pub fn start() -> Option<PostgresServer> {
        let Some(programs) = programs() else {
            // Straight to where it is seen also where the test passes; nobody reading it is no fault.
            let _ = writeln!(std::io::stderr(), "skipped for want of PostgreSQL (initdb, pg_ctl)");
            return None;
        };
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        // Short: the name of a socket has about a hundred bytes.
        let folder = env::temp_dir().join(format!("rokade-pg-{}-{number}", std::process::id()));
        fs::create_dir(&folder).expect("a folder for the database can be made");
        let owner = give_away(&folder);
        let mut hold = Command::new("sh");
        hold.args(["-c", HOLD, "sh"]).arg(&folder).arg(&programs);
        run_as(&mut hold, owner);
        hold.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut holder = hold.spawn().expect("there is a shell");
        let input = holder.stdin.take();
        let mut said = String::new();
        let mut output = BufReader::new(holder.stdout.take().expect("its output is ours"));
        while !said.ends_with("ready\n") {
            if !output.read_line(&mut said).is_ok_and(|read| read > 0) {
                // It has ended by itself.
                let _ = holder.wait();
                panic!("PostgreSQL is installed and does not start: {said}");
            }
        }
        Some(PostgresServer { folder, programs, owner, holder, input })
    }

    /// Makes an empty database and gives its address.
    ///
    /// # Panics
    ///
    /// Where that does not work.
    #[must_use]
    pub fn fresh_database(&self) -> String {
        let name = format!("trial_{}", NEXT.fetch_add(1, Ordering::Relaxed));
        let host = format!("--host={}", self.folder.display());
        self.run("createdb", &[&host, "--username=rokade", &name]);
        format!("host={} user=rokade dbname={name}", self.folder.display())
    }

    /// Stops it in the middle of everything: nothing is finished, nobody is told.
    pub fn fall(&self) {
        self.run("pg_ctl", &["--pgdata=data", "--silent", "--mode=immediate", "--wait", "stop"]);
    }

    /// Stops it as its owner does for an upgrade: whoever is connected is told.
    pub fn close(&self) {
        self.run("pg_ctl", &["--pgdata=data", "--silent", "--mode=fast", "--wait", "stop"]);
    }

    /// Starts it again.
    pub fn rise(&self) {
        let options = format!("--options=-h '' -k '{}' -c fsync=off", self.folder.display());
        self.run(
            "pg_ctl",
            &["--pgdata=data", "--log=log", "--silent", "--wait", &options, "start"],
        );
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        let mut command = Command::new(self.programs.join(program));
        command.args(arguments).current_dir(&self.folder);
        run_as(&mut command, self.owner);
        // A server that is started keeps what it inherits.
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let status = command.status().expect("the program is there");
        assert!(status.success(), "{program} {arguments:?}: {status}");
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        self.input = None;
        // It has said what it had to say.
        let _ = self.holder.wait();
    }
}

/// The folder with the programs: of the path, or the newest where Debian puts them.
fn programs() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut places: Vec<PathBuf> = env::split_paths(&path).collect();
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|version| version.path()).collect();
    versions.sort_by_key(|version| {
        let number = version.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok());
        std::cmp::Reverse(number)
    });
    places.extend(versions.into_iter().map(|version| version.join("bin")));
    let needed = ["initdb", "pg_ctl", "postgres", "createdb"];
    places.into_iter().find(|place| needed.iter().all(|name| place.join(name).is_file()))
}

/// Gives a folder to somebody who is not root, where its owner is.
#[cfg(unix)]
fn give_away(folder: &Path) -> Option<(u32, u32)> {
    use std::os::unix::fs::{MetadataExt as _, chown};
    if fs::metadata(folder).expect("it was just made").uid() != 0 {
        return None;
    }
    let people = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let ids = |name: &str| {
        let line = people.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut fields = line.split(':').skip(2).map(|field| field.parse::<u32>().ok());
        fields.next()?.zip(fields.next()?)
    };
    let owner = ["postgres", "nobody"].into_iter().find_map(ids);
    let (user, group) = owner.expect("somebody on this machine is not root");
    chown(folder, Some(user), Some(group)).expect("root may give a folder away");
    owner
}

#[cfg(not(unix))]
fn give_away(_: &Path) -> Option<(u32, u32)> {
    None
}

#[cfg(unix)]
fn run_as(command: &mut Command, owner: Option<(u32, u32)>) {
    use std::os::unix::process::CommandExt as _;
    if let Some((user, group)) = owner {
        command.uid(user).gid(group);
    }
}

#[cfg(not(unix))]
fn run_as(_: &mut Command, _: Option<(u32, u32)>) {}
