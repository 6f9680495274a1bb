//! The browser build: `crates/browser` as WebAssembly with its JavaScript and TypeScript side.
//!
//! The crate is built several times: [`RULES`], small and first on the page; [`ENGINE`], fast, which
//! a worker loads; [`RULEBOOK`], [`LESSONS`], [`PUZZLES`], [`STUDY`], [`NOTEBOOK`] and [`SITTING`],
//! which come when somebody needs them. Each has a profile in the workspace's `Cargo.toml` and a
//! folder below `web/src/generated/wasm/`.
//!
//! A WebAssembly standard library comes by the first way that is open:
//!
//! 1. the target `wasm32-unknown-unknown` of the toolchain, which rustup adds where it is missing;
//! 2. Debian's `rustc-web` packages, unpacked into our cache folder so that nothing on the system
//!    is replaced, with the standard library built from their sources and linked by the
//!    `rust-lld` of the present toolchain.
//!
//! `wasm-opt` is left out on purpose: it makes our modules 18 % shorter as they are, but 5 % longer
//! once compressed (rules: 53.8 KB through Brotli without, 56.4 KB with `-Os`, binaryen 132).
//!
//! `ROKADE_BROWSER_BUILD=rustup` or `=debian` takes that way alone. What the client's bundler
//! makes of the result is `client.rs`.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::house::House;
use crate::tool::Tool;

const TARGET: &str = "wasm32-unknown-unknown";

/// How long rustup may take to fetch the target; a refusing network answers much sooner.
const RUSTUP_LIMIT: Duration = Duration::from_secs(180);

/// One of the modules that the client loads.
#[derive(Debug)]
pub struct Module {
    /// The folder below `web/src/generated/wasm/`, and the stem of the files in it.
    pub name: &'static str,
    /// Features of `crates/browser` it is built with, and no other ones.
    features: &'static [&'static str],
    /// The profile it is built with.
    profile: &'static str,
}

/// The rules alone.
pub const RULES: Module = Module { name: "rules", features: &["game"], profile: "browser" };

/// Rules and engine, with the reviews it makes, for the worker.
pub const ENGINE: Module =
    Module { name: "engine", features: &["review"], profile: "browser-engine" };

/// The rulebook with its search.
pub const RULEBOOK: Module =
    Module { name: "rulebook", features: &["rulebook"], profile: "browser" };

/// The lessons and who judges a learner's answers.
pub const LESSONS: Module = Module { name: "lessons", features: &["lessons"], profile: "browser" };

/// Puzzles, who judges a solver's moves, and what a solver is worth.
pub const PUZZLES: Module = Module { name: "puzzles", features: &["puzzles"], profile: "browser" };

/// Clock, scoresheet and arbiter beside a real board.
pub const SITTING: Module = Module { name: "sitting", features: &["sitting"], profile: "browser" };

/// What is written about a game, pasted games among it.
pub const NOTEBOOK: Module =
    Module { name: "notebook", features: &["notebook"], profile: "browser" };

/// A game with its variations.
pub const STUDY: Module = Module { name: "study", features: &["study"], profile: "browser" };

const ALL: [&Module; 8] =
    [&RULES, &ENGINE, &RULEBOOK, &LESSONS, &PUZZLES, &STUDY, &SITTING, &NOTEBOOK];

/// Builds all modules, or those that are named, and says what they weigh.
pub fn build(house: &House, names: &[String]) -> Result<()> {
    if let Some(unknown) = names.iter().find(|name| ALL.iter().all(|module| module.name != *name)) {
        bail!("there is no module “{unknown}”: say {}", ALL.map(|module| module.name).join(", "));
    }
    let way = Way::open(house)?;
    println!("   {}", way.name());
    let wanted = |module: &&Module| names.is_empty() || names.iter().any(|n| n == module.name);
    for module in ALL.into_iter().filter(wanted) {
        let wasm = way.compile(house, module)?;
        let folder = generated(house).join(module.name);
        bind(&wasm, module, &folder)?;
        let size = fs::metadata(folder.join(format!("{}_bg.wasm", module.name)))?.len();
        println!("   {}: {size} bytes", module.name);
    }
    Ok(())
}

/// The folder of the modules' folders.
pub fn generated(house: &House) -> PathBuf {
    house.web().join("src/generated/wasm")
}

/// Writes the module's JavaScript, types and final WebAssembly into `folder`.
fn bind(wasm: &Path, module: &Module, folder: &Path) -> Result<()> {
    let made = (|| {
        Bindgen::new()
            .input_path(wasm)
            .out_name(module.name)
            .web(true)?
            .typescript(true)
            .remove_name_section(true)
            .remove_producers_section(true)
            .generate(folder)
    })();
    made.with_context(|| format!("wasm-bindgen cannot read {}", wasm.display()))
}

/// Where the WebAssembly standard library comes from.
enum Way {
    /// The toolchain has the target.
    Rustup,
    /// Debian's compiler builds the library from source.
    Debian { rustc: PathBuf, linker: PathBuf },
}

impl Way {
    /// The first way that is open.
    fn open(house: &House) -> Result<Self> {
        let asked = env::var("ROKADE_BROWSER_BUILD").ok();
        match asked.as_deref() {
            None | Some("") => {}
            Some("rustup") => return Self::rustup(house),
            Some("debian") => return Self::debian(house),
            Some(other) => bail!("ROKADE_BROWSER_BUILD is “{other}”: say rustup or debian"),
        }
        Self::rustup(house).or_else(|no_rustup| {
            Self::debian(house).map_err(|no_debian| {
                anyhow::anyhow!(
                    "no WebAssembly target: {no_rustup:#}; {no_debian:#} \
                     (on most machines `rustup target add {TARGET}` is all it needs)"
                )
            })
        })
    }

    fn rustup(house: &House) -> Result<Self> {
        if has_target(house) {
            return Ok(Self::Rustup);
        }
        let unpacked = unpacked_compiler(&house.cache()?).is_some();
        if unpacked && env::var_os("ROKADE_BROWSER_BUILD").is_none() {
            bail!("the target is missing, and an earlier build found that rustup cannot add it");
        }
        println!("   asking rustup for the target {TARGET}");
        let add = Tool::new("rustup", &house.root)
            .words("target add")
            .arg(TARGET)
            .env("RUSTUP_MAX_RETRIES", "0");
        if add.succeeds_within(RUSTUP_LIMIT) && has_target(house) {
            return Ok(Self::Rustup);
        }
        bail!("rustup cannot add {TARGET}")
    }

    fn debian(house: &House) -> Result<Self> {
        let cache = house.cache()?;
        let unpacked = match unpacked_compiler(&cache) {
            Some(folder) => folder,
            None => unpack_compiler(&cache).context("Debian's rustc-web is not to be had")?,
        };
        Ok(Self::Debian { rustc: unpacked.join(WRAPPER), linker: rust_lld(house)? })
    }

    fn name(&self) -> &'static str {
        match self {
            Self::Rustup => "with the toolchain's own WebAssembly target",
            Self::Debian { .. } => "with Debian's rustc-web and a standard library from its source",
        }
    }

    /// Compiles `crates/browser` and gives the module's file as the linker made it.
    fn compile(&self, house: &House, module: &Module) -> Result<PathBuf> {
        // A folder apart from that of the other builds, whose compiler may be another one. The
        // modules share it: Cargo keeps what differs by features apart by itself.
        let built = house.target.join("browser-build");
        let mut cargo = house
            .cargo("build --package rokade-browser --lib --profile")
            .arg(module.profile)
            .arg("--target")
            .arg(TARGET)
            .arg("--target-dir")
            .arg(&built)
            .words("--no-default-features --features")
            .arg(module.features.join(","));
        if let Self::Debian { rustc, linker } = self {
            cargo = cargo
                .words("-Zbuild-std=std,panic_abort")
                .env("RUSTC", rustc)
                .env("RUSTC_BOOTSTRAP", "1")
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
        }
        cargo.run()?;
        Ok(built.join(TARGET).join(module.profile).join("rokade_browser.wasm"))
    }
}

/// Whether the present toolchain brings the target's standard library.
fn has_target(house: &House) -> bool {
    let place =
        Tool::new("rustc", &house.root).words("--print target-libdir --target").arg(TARGET).read();
    place.is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}

/// The linker that rustup's toolchain carries beside its compiler.
fn rust_lld(house: &House) -> Result<PathBuf> {
    let libraries = Tool::new("rustc", &house.root).words("--print target-libdir").read()?;
    let lld = Path::new(libraries.trim()).with_file_name("bin/rust-lld");
    if !lld.is_file() {
        bail!("the toolchain carries no rust-lld");
    }
    Ok(lld)
}

/// The script that starts the unpacked compiler, inside its folder.
const WRAPPER: &str = "rustc";

/// What the folder of an unpacked compiler is called, before its version.
const UNPACKED: &str = "rustc-web-";

/// A compiler that an earlier run unpacked.
///
/// A folder gets its name only when all is in it, so that its being there is enough.
fn unpacked_compiler(cache: &Path) -> Option<PathBuf> {
    let folders = fs::read_dir(cache).ok()?;
    folders
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| {
            let name = path.file_name().and_then(OsStr::to_str).unwrap_or_default();
            name.starts_with(UNPACKED) && !name.ends_with(".part")
        })
        .max()
}

/// Fetches Debian's packages and unpacks them into the cache.
fn unpack_compiler(cache: &Path) -> Result<PathBuf> {
    if !cfg!(target_os = "linux") {
        bail!("this is no Debian");
    }
    let version = compiler_version(cache)?;
    let folder = cache.join(format!("{UNPACKED}{version}"));
    let part = cache.join(format!("{UNPACKED}{version}.part"));
    if part.exists() {
        fs::remove_dir_all(&part)?;
    }
    fs::create_dir_all(&part)?;
    println!("   fetching Debian's rustc-web {version}");
    let mut download = Tool::new("apt-get", &part).words("download --quiet rustc-web rust-web-src");
    for package in missing_libraries(&part)? {
        download = download.arg(package);
    }
    download.read()?;
    for entry in fs::read_dir(&part)? {
        let package = entry?.path();
        if package.extension().is_some_and(|ending| ending == "deb") {
            Tool::new("dpkg", &part).arg("-x").arg(&package).arg(".").read()?;
            fs::remove_file(&package)?;
        }
    }
    write_wrapper(&part)?;
    check_compiler(&part)?;
    fs::rename(&part, &folder)?;
    Ok(folder)
}

/// The version that the package lists offer; they are brought up to date when they offer none.
fn compiler_version(folder: &Path) -> Result<String> {
    let show = Tool::new("apt-cache", folder).words("show --no-all-versions rustc-web");
    let shown = show.read().or_else(|_| {
        Tool::new("apt-get", folder).words("update --quiet").read()?;
        show.read()
    })?;
    let version = shown
        .lines()
        .find_map(|line| line.strip_prefix("Version: "))
        .context("apt-cache names no version of rustc-web")?;
    // An epoch's colon would make an awkward folder name.
    Ok(version.replace(':', "_"))
}

/// The compiler's standard library package and what it needs that this system does not have.
fn missing_libraries(folder: &Path) -> Result<Vec<String>> {
    let all = Tool::new("apt-cache", folder)
        .words("depends --recurse --important libstd-rust-web-dev")
        .read()?;
    let names = all.lines().filter(|line| !line.starts_with([' ', '<', '|'])).map(str::trim);
    Ok(names
        .filter(|name| !name.is_empty() && !is_installed(name, folder))
        .map(str::to_owned)
        .collect())
}

fn is_installed(package: &str, folder: &Path) -> bool {
    Tool::new("dpkg-query", folder)
        .arg("--show")
        .arg("--showformat=${db:Status-Status}")
        .arg(package)
        .read()
        .is_ok_and(|status| status == "installed")
}

/// Writes the script that gives the compiler its own libraries and nobody else.
fn write_wrapper(folder: &Path) -> Result<()> {
    let script = "#!/bin/sh\n\
        here=$(dirname \"$(readlink -f \"$0\")\")\n\
        libraries=$(echo \"$here\"/usr/lib/*-linux-gnu*)\n\
        LD_LIBRARY_PATH=\"$libraries${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}\"\n\
        export LD_LIBRARY_PATH\n\
        exec \"$here/usr/bin/rustc\" \"$@\"\n";
    let wrapper = folder.join(WRAPPER);
    fs::write(&wrapper, script)?;
    Tool::new("chmod", folder).arg("+x").arg(&wrapper).run()
}

/// Makes sure that the unpacked compiler runs, finds its sources, and is new enough for us.
fn check_compiler(folder: &Path) -> Result<()> {
    let wrapper = folder.join(WRAPPER);
    let said = Tool::new(&wrapper.to_string_lossy(), folder).arg("--version").read()?;
    let ours = env!("CARGO_PKG_RUST_VERSION");
    if minor_version(&said) < minor_version(ours) {
        bail!("it is “{}”, and the house needs {ours}", said.trim());
    }
    let sources = folder.join("usr/lib/rustlib/src/rust/library/std/Cargo.toml");
    if !sources.is_file() {
        bail!("its sources are not where it looks for them");
    }
    Ok(())
}

/// The 95 in `1.95.0` and in `rustc 1.95.0 (…)`.
fn minor_version(text: &str) -> Option<u32> {
    let version = text.split_whitespace().find(|word| word.starts_with("1."))?;
    version.split('.').nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_compare_by_their_minor_number() {
        assert_eq!(minor_version("rustc 1.96.0 (built from a source tarball)"), Some(96));
        assert_eq!(minor_version("1.95"), Some(95));
        assert_eq!(minor_version("no version at all"), None);
    }

    #[test]
    fn a_half_unpacked_compiler_is_none() {
        let cache = env::temp_dir().join(format!("rokade-xtask-cache-{}", std::process::id()));
        fs::create_dir_all(cache.join("rustc-web-1.96.0.part")).expect("a folder can be made");
        assert_eq!(unpacked_compiler(&cache), None);
        let whole = cache.join("rustc-web-1.96.0");
        fs::create_dir_all(&whole).expect("a folder can be made");
        assert_eq!(unpacked_compiler(&cache), Some(whole));
        fs::remove_dir_all(&cache).expect("the folder can be removed");
    }
}
