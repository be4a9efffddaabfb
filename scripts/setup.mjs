// Runs on the machine's own Node (20 or newer) before anything is installed, so it uses nothing but Node itself.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import process from "node:process";
import { stop } from "./stop.mjs";

export const ROOT = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  "..",
);
const INSTALL_STAMP = path.join(ROOT, "node_modules", ".passbook-installed");
const LEAST_NODE = 24;
/** What is built from which sources, and how that is said. */
const BUILDS = {
  web: { sources: ["apps/web", "packages/contract/src", "package-lock.json"], title: "the web app" },
  server: { sources: ["apps/server", "packages", "package-lock.json"], title: "the server" },
};
const NOT_SOURCES = new Set(["node_modules", "dist", "gallery", "samples", "testing"]);

// Progress goes to standard error: what commands print on standard output is theirs alone.
const say = (text) => process.stderr.write(`${text}\n`);

const readStamp = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");

const hashFiles = (names) => {
  const hash = createHash("sha256");
  const add = (name) => {
    const entries = readdirSync(path.join(ROOT, name), { withFileTypes: true });
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (NOT_SOURCES.has(entry.name) || entry.name.endsWith(".test.ts")) continue;
      const below = path.join(name, entry.name);
      if (entry.isDirectory()) add(below);
      else hash.update(below).update(readFileSync(path.join(ROOT, below)));
    }
  };
  for (const name of names) {
    if (name.endsWith(".json")) hash.update(readFileSync(path.join(ROOT, name)));
    else add(name);
  }
  return hash.digest("hex");
};

/** npm and the build would say it in a screenful. */
const refuseUnwritable = () => {
  try {
    accessSync(ROOT, constants.W_OK);
  } catch {
    stop(
      `The folder ${ROOT} cannot be written, and Passbook sets itself up there. Give this user the right to.`,
    );
  }
};

/** True when npm itself installed after the lock was last written; its own record lies among the packages. */
const installedByHand = () => {
  const record = path.join(ROOT, "node_modules", ".package-lock.json");
  return (
    !existsSync(INSTALL_STAMP) &&
    existsSync(record) &&
    statSync(record).mtimeMs >= statSync(path.join(ROOT, "package-lock.json")).mtimeMs
  );
};

/** Installs the locked packages when they are not there or the lock has changed. */
export const ensureInstalled = () => {
  const wanted = createHash("sha256")
    .update(readFileSync(path.join(ROOT, "package-lock.json")))
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");
  if (readStamp(INSTALL_STAMP) === wanted) return;
  if (installedByHand()) {
    writeFileSync(INSTALL_STAMP, wanted);
    return;
  }
  refuseUnwritable();
  say("Installing the packages Passbook needs (once, about a minute) …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const done = spawnSync(npm, ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: ROOT,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (done.error !== undefined)
    stop(`npm could not be started (${done.error.message}). Install npm and try again.`);
  if (done.status !== 0)
    stop(
      "The packages could not be installed. Check the network connection and that this folder can be written, then try again.",
    );
  writeFileSync(INSTALL_STAMP, wanted);
};

/** The Node that runs Passbook: the one the repository brings for this machine, else the machine's own when it is new enough. */
export const findNode = () => {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const brought = path.join(
    ROOT,
    "node_modules",
    `node-${platform}-${process.arch}`,
    "bin",
    process.platform === "win32" ? "node.exe" : "node",
  );
  if (existsSync(brought)) return brought;
  if (Number.parseInt(process.versions.node, 10) >= LEAST_NODE) return process.execPath;
  return stop(
    `Passbook brings no Node of its own for ${process.platform} ${process.arch}, and this one is ${process.version}. Install Node ${LEAST_NODE} or newer and try again.`,
  );
};

const ensureBuilt = (node, name) => {
  const { sources, title } = BUILDS[name];
  const folder = path.join(ROOT, "apps", name);
  const stamp = path.join(folder, "dist", ".passbook-built");
  const wanted = hashFiles(sources);
  if (readStamp(stamp) === wanted) return;
  refuseUnwritable();
  say(`Building ${title} …`);
  const vite = path.join(ROOT, "node_modules", "vite", "bin", "vite.js");
  const done = spawnSync(node, [vite, "build", "--logLevel", "warn"], {
    cwd: folder,
    stdio: ["ignore", 2, 2],
    // whatever is set around it, by a test or a shell: what is built is what people use
    env: { ...withNode(node), NODE_ENV: "production" },
  });
  if (done.status !== 0) stop(`${title} could not be built. The lines above say why.`.replace(/^t/, "T"));
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
};

/** Builds the web app when its sources have changed since the last build. */
export const ensureWebBuilt = (node) => ensureBuilt(node, "web");

/** Puts the server together when its sources have changed since; answers the file of one of its programs (`serve`, `work`). */
export const ensureServerBuilt = (node, program) => {
  ensureBuilt(node, "server");
  return path.join(ROOT, "apps", "server", "dist", `${program}.mjs`);
};

/** The environment in which tests start the server as it is put together, which takes half the time of its sources. */
export const withPrograms = (node) => ({ TEST_PROGRAMS: path.dirname(ensureServerBuilt(node, "serve")) });

/**
 * Less memory rather than the last of speed, which the processes beside it have; a small nursery, so that garbage of requests is collected before it adds up, and a door to the collection of garbage for quiet moments.
 * The Dockerfile gives the same.
 */
export const SERVER_FLAGS = ["--max-semi-space-size=2", "--optimize-for-size", "--expose-gc"];
/** Memory that threads have freed goes back to the system instead of into pools of each (glibc). */
export const SERVER_MEMORY = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** Where Node keeps what it made of the TypeScript sources: the next start is faster and takes less memory. */
const COMPILE_CACHE = path.join(ROOT, "node_modules", ".cache", "node-compile");

/** The environment in which `node` means the Node found here. */
export const withNode = (node) => ({
  ...process.env,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? COMPILE_CACHE,
  PATH: [path.dirname(node), path.join(ROOT, "node_modules", ".bin"), process.env.PATH ?? ""].join(
    path.delimiter,
  ),
});
