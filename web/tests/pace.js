// What WebAssembly costs the engine: the same positions with the same limit, one after another in
// WebAssembly and by the native program over UCI, in turns, so that both meet the same machine.
// Medians of processor time. `cargo xtask bench engine` runs this.
//
//   node tests/pace.js FOLDER_OF_THE_MODULE NATIVE_PROGRAM
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cpuUsage, stdout } from "node:process";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

/** Positions to visit for each question. */
const NODES = 400_000;
/** The hash table of the page, in mebibytes. */
const HASH_MIB = 16;
/** An opening, two middlegames, one with much to capture, and two endings. */
const FENS = [
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "r1bq1rk1/pp2bppp/2n2n2/2pp4/3P4/2N1PN2/PP2BPPP/R1BQ1RK1 w - - 0 9",
  "2r2rk1/1bqnbppp/pp1ppn2/8/2PNPP2/1PN1B3/P1Q1B1PP/2RR2K1 b - - 3 16",
  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
  "4k3/2b2ppp/p3p3/1p1pP3/3P1P2/P2B4/1P3KPP/8 w - - 0 30",
];

const [folder, program] = process.argv.slice(2);
const { default: start, Computer } = await import(pathToFileURL(join(folder, "engine.js")).href);
await start({ module_or_path: readFileSync(join(folder, "engine_bg.wasm")) });

/** Thousand positions a second of this process's processor time. */
function inWebAssembly(fen) {
  const computer = new Computer();
  const before = cpuUsage();
  const { nodes } = JSON.parse(computer.think(fen, [], JSON.stringify({ nodes: NODES })));
  const { user, system } = cpuUsage(before);
  computer.free();
  return (1000 * nodes) / (user + system);
}

const native = spawn(program, ["uci"], { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: native.stdout })[Symbol.asyncIterator]();
const say = (line) => native.stdin.write(`${line}\n`);

/** Reads up to the line that begins with this word; gives all of them. */
async function until(word) {
  const read = [];
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error(`${program} ended before it said ${word}`);
    read.push(value);
    if (value.startsWith(word)) return read;
  }
}

/** Processor time of the native program, in microseconds, as Linux tells it. */
function nativeTime() {
  const fields = readFileSync(`/proc/${native.pid}/stat`, "utf8").split(") ")[1].split(" ");
  return 10_000 * (Number(fields[11]) + Number(fields[12]));
}

async function natively(fen) {
  say("ucinewgame");
  say(`position fen ${fen}`);
  say("isready");
  await until("readyok");
  const before = nativeTime();
  say(`go nodes ${NODES}`);
  const told = (await until("bestmove")).filter((line) => line.includes(" nodes "));
  const nodes = Number(/ nodes (\d+)/u.exec(told.at(-1))[1]);
  return (1000 * nodes) / Math.max(nativeTime() - before, 10_000);
}

const median = (paces) => paces.toSorted((a, b) => a - b)[Math.floor(paces.length / 2)];

say(`setoption name Hash value ${HASH_MIB}`);
stdout.write("thousand positions a processor second\n     native  WebAssembly  share\n");
const all = { native: [], wasm: [], share: [] };
for (const fen of FENS) {
  const one = { native: await natively(fen), wasm: inWebAssembly(fen) };
  const share = one.wasm / one.native;
  all.native.push(one.native);
  all.wasm.push(one.wasm);
  all.share.push(share);
  row(one.native, one.wasm, share, fen);
}
row(median(all.native), median(all.wasm), median(all.share), "median");
say("quit");

function row(natively, inBrowser, share, what) {
  const number = (value, width) => value.toFixed(0).padStart(width);
  stdout.write(`${number(natively, 11)}${number(inBrowser, 13)}  ${share.toFixed(2)}  ${what}\n`);
}
