import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** npm says so where nothing answers and what is wanted was not kept. */
const UNREACHABLE = /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENOTCACHED|EIDLETIMEOUT/;

/** The machine's own Node and npm, as whoever installs the package has them. */
const OWN_PATH = (process.env["PATH"] ?? "")
  .split(path.delimiter)
  .filter((folder) => !folder.includes("node_modules"))
  .join(path.delimiter);

const killGroup = (pid: number): void => {
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
};

const folder = mkdtempSync(path.join(tmpdir(), "passbook-pack-"));
let child: ChildProcess | null = null;
afterEach(() => {
  if (child?.pid !== undefined) {
    // npx, its shell and the server are one group; none of it may be left
    killGroup(child.pid);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const run = (command: string, args: readonly string[], cwd: string) =>
  spawnSync(command, args, { cwd, encoding: "utf8", env: { ...process.env, PATH: OWN_PATH } });

const findPort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
};

const isThere = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

test("what npm packs serves a page and has its commands in an empty folder, and nothing of it runs when it is installed", async (context) => {
  const packed = run("node", [path.join(ROOT, "scripts/pack.mjs")], ROOT);
  expect(packed.stderr + packed.stdout).toMatch(/passbook-\d+\.\d+\.\d+\.tgz\n$/);
  const tarball = packed.stdout.trim();
  const made = JSON.parse(readFileSync(path.join(path.dirname(tarball), "package/package.json"), "utf8")) as {
    scripts?: unknown;
    dependencies: Record<string, string>;
  };
  expect(made.scripts).toBeUndefined();
  for (const [name, version] of Object.entries(made.dependencies))
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)]);
  const manners = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=0"];
  const installed = run("npm", ["install", "--prefix", folder, ...manners, tarball], folder);
  if (installed.status !== 0 && UNREACHABLE.test(installed.stderr)) context.skip("npm is not reachable");
  expect(installed.stderr).not.toMatch(/npm (?:error|ERR)/);
  const port = await findPort();
  child = spawn("npx", ["--no-install", "passbook"], {
    cwd: folder,
    env: {
      PATH: OWN_PATH,
      HOME: process.env["HOME"],
      PORT: String(port),
      OPEN_BROWSER: "false",
      LOG_LEVEL: "warn",
    },
    stdio: "ignore",
    detached: true,
  });
  const url = `http://127.0.0.1:${String(port)}`;
  await expect.poll(() => isThere(`${url}/health`), { timeout: 60_000, interval: 250 }).toBe(true);
  const page = await (await fetch(url)).text();
  expect(page).toContain('<div id="root">');
  const [, script = ""] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  expect((await fetch(`${url}${script}`)).headers.get("content-type")).toContain("javascript");
  // the command line comes along, on the data beside it
  const passbook = (...args: readonly string[]) => run("npx", ["--no-install", "passbook", ...args], folder);
  expect(passbook("user", "add", "asha@example.test").stdout).toContain("asha@example.test");
  expect(passbook("backup", path.join(folder, "kept.backup")).status).toBe(0);
  expect(passbook("restore", path.join(folder, "kept.backup"), "--verify").status).toBe(0);
  expect(passbook("no-such-command")).toMatchObject({ status: 2, stderr: expect.stringContaining("Usage") });
  expect(passbook("--help").stdout).toMatch(/serve everything[^]*user reset-factors[^]*mcp/);
  // whoever stops npx has stopped the server
  child.kill("SIGTERM");
  await expect.poll(() => isThere(`${url}/health`), { timeout: 30_000, interval: 250 }).toBe(false);
}, 600_000);
