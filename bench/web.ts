import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { describeMachine, median, printTable } from "./lib/measure.ts";

/**
 * Size of the entry (what index.html loads at once, gzip), Lighthouse (mobile) of /login and /, start time and memory at rest, of what
 * `npm start` runs, built where it has to be. Each run of Lighthouse takes about 15 s, and is told as it ends. Run: node bench/web.ts [runs of
 * Lighthouse]
 */
const ROOT = path.resolve(import.meta.dirname, "..");
const { SERVER_FLAGS, SERVER_MEMORY, ensureServerBuilt, ensureWebBuilt } = (await import(
  path.join(ROOT, "scripts/setup.mjs")
)) as {
  SERVER_FLAGS: readonly string[];
  SERVER_MEMORY: Readonly<Record<string, string>>;
  ensureServerBuilt: (node: string, program: "serve") => string;
  ensureWebBuilt: (node: string) => void;
};
const DIST = path.join(ROOT, "apps/web/dist");
const RUNS = Number(process.argv[2] ?? 3);
const PORT = 4318;
const KB = 1000;
const BASE = `http://127.0.0.1:${String(PORT)}`;
const EMAIL = "asha@example.test";
const PASSWORD = "three green kettles 7";
const BROWSER = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium-headless-shell";
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const sizeOf = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

const printEntry = (): void => {
  const html = readFileSync(path.join(DIST, "index.html"), "utf8");
  const names = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    (match) => match[1] ?? "",
  );
  const rows = names.map((name) => [name, `${(sizeOf(path.join(DIST, name)) / KB).toFixed(1)} kB`]);
  const scripts = names.filter((name) => name.endsWith(".js"));
  const total = scripts.reduce((sum, name) => sum + sizeOf(path.join(DIST, name)), 0);
  printTable(
    ["loaded at once", "gzip"],
    [...rows, ["entry JavaScript in all", `${(total / KB).toFixed(1)} kB`]],
  );
  const all = readdirSync(path.join(DIST, "assets")).filter((name) => name.endsWith(".js"));
  console.log(`${String(all.length)} scripts in the whole app`);
};

const startServer = async (
  folder: string,
): Promise<{ stop: () => void; pid: number; started_ms: number }> => {
  const program = ensureServerBuilt(process.execPath, "serve");
  const start = performance.now();
  const server = spawn(process.execPath, [...SERVER_FLAGS, program], {
    env: {
      ...process.env,
      ...SERVER_MEMORY,
      PORT: String(PORT),
      DATA_DIR: folder,
      OPEN_BROWSER: "false",
      LOG_LEVEL: "warn",
      NODE_COMPILE_CACHE: path.join(ROOT, "node_modules/.cache/node-compile"),
    },
    stdio: "ignore",
  });
  for (let attempt = 0; attempt < 2400; attempt += 1) {
    const answered = await fetch(`${BASE}/ready`).catch(() => null);
    if (answered?.ok === true)
      return {
        stop: () => server.kill("SIGTERM"),
        pid: server.pid ?? 0,
        started_ms: performance.now() - start,
      };
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("The server did not become ready.");
};

const residentMb = (pid: number): number => {
  const status = readFileSync(`/proc/${String(pid)}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

type Report = {
  /** How fast Lighthouse found this machine; its slowdown for a phone is four times whatever this is. */
  environment: { benchmarkIndex: number };
  categories: Record<
    string,
    { score: number; auditRefs: readonly { readonly id: string; readonly weight: number }[] }
  >;
  audits: Record<
    string,
    { numericValue?: number; score: number | null; title: string; details?: { items?: unknown } }
  >;
};

const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;

/** What keeps a page from a hundred, with where; figures of speed have a table of their own. */
const listFaults = ({ categories, audits }: Report): string[] =>
  CATEGORIES.slice(1).flatMap((of) =>
    (categories[of]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (weight === 0 || audit === undefined || audit.score === null || audit.score === 1) return [];
      return `  ${of}: ${audit.title} ${JSON.stringify(audit.details?.items ?? []).slice(0, 1000)}`;
    }),
  );

const runLighthouse = (url: string, folder: string, own: readonly string[]): Report => {
  const file = path.join(folder, "report.json");
  const cli = path.join(ROOT, "node_modules/lighthouse/cli/index.js");
  const only = `--only-categories=${CATEGORIES.join(",")}`;
  const args = [cli, url, "--quiet", "--output=json", `--output-path=${file}`, only, ...own];
  const env = { ...process.env, CHROME_PATH: BROWSER };
  const start = performance.now();
  const done = spawnSync(process.execPath, args, {
    env,
    stdio: ["ignore", "ignore", "inherit"],
    timeout: 120_000,
  });
  if (done.status !== 0) throw new Error(`Lighthouse failed for ${url}`);
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  const score = (report.categories["performance"]?.score ?? 0) * 100;
  const took_s = (performance.now() - start) / 1000;
  console.log(`${url}: performance ${score.toFixed(0)}, in ${took_s.toFixed(0)} s`);
  for (const fault of listFaults(report)) console.log(fault);
  return report;
};

const toRow = (name: string, reports: readonly Report[]): string[] => {
  const score = (of: string): string =>
    (median(reports.map((report) => report.categories[of]?.score ?? 0)) * 100).toFixed(0);
  const value = (of: string): string =>
    median(reports.map((report) => report.audits[of]?.numericValue ?? 0)).toFixed(0);
  const paints = [`${value("first-contentful-paint")} ms`, `${value("largest-contentful-paint")} ms`];
  return [
    name,
    ...CATEGORIES.map(score),
    ...paints,
    `${value("total-blocking-time")} ms`,
    median(reports.map((report) => report.audits["cumulative-layout-shift"]?.numericValue ?? 0)).toFixed(2),
  ];
};

const runCli = (folder: string, ...args: string[]): void => {
  const env = { ...process.env, DATA_DIR: folder, LOG_LEVEL: "silent" };
  const done = spawnSync(process.execPath, [path.join(ROOT, "apps/server/src/bin/passbook.ts"), ...args], {
    env,
    stdio: "inherit",
  });
  if (done.status !== 0) throw new Error(`passbook ${args.join(" ")} failed`);
};

const readProcessorMs = (pid: number): number => {
  const fields =
    readFileSync(`/proc/${String(pid)}/stat`, "utf8")
      .split(") ")[1]
      ?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/** Until the server has worked for less than a twentieth of five seconds: what follows from new rows is found by then. */
const untilIdle = async (pid: number): Promise<void> => {
  for (let worked_ms = Infinity; worked_ms > 250;) {
    const before = readProcessorMs(pid);
    await new Promise((resolve) => setTimeout(resolve, 5000));
    worked_ms = readProcessorMs(pid) - before;
  }
};

/** Insights of a person with the sample household, in a browser that is logged in: as soon as it is loaded, and once the server rests again. */
const measureInsights = async (
  folder: string,
  pid: number,
): Promise<{ at_once: Report[]; settled: Report[] }> => {
  runCli(folder, "user", "add", EMAIL, "--password", PASSWORD);
  runCli(folder, "sample", "--user", EMAIL);
  const profile = path.join(folder, "profile");
  const context = await chromium.launchPersistentContext(profile, { executablePath: BROWSER, args: FLAGS });
  const page = await context.newPage();
  await page.goto(`${BASE}/login`);
  await page.getByLabel("E-mail").fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${BASE}/`);
  await context.close();
  // Lighthouse starts the browser itself: one that another program holds would wait for that program.
  const asPerson = [
    `--chrome-flags=${[...FLAGS, `--user-data-dir=${profile}`].join(" ")}`,
    "--disable-storage-reset",
  ];
  const run = () => Array.from({ length: RUNS }, () => runLighthouse(`${BASE}/`, folder, asPerson));
  const at_once = run();
  await untilIdle(pid);
  return { at_once, settled: run() };
};

console.log(describeMachine());
ensureWebBuilt(process.execPath);
printEntry();
const folder = mkdtempSync(path.join(tmpdir(), "passbook-bench-"));
const server = await startServer(folder);
await new Promise((resolve) => setTimeout(resolve, 3000));
console.log(
  `server ready after ${server.started_ms.toFixed(0)} ms, ${residentMb(server.pid).toFixed(0)} MB resident at rest`,
);
const alone = [`--chrome-flags=${FLAGS.join(" ")}`];
const login = Array.from({ length: RUNS }, () => runLighthouse(`${BASE}/login`, folder, alone));
const insights = await measureInsights(folder, server.pid);
printTable(
  ["page", ...CATEGORIES, "first paint", "largest paint", "blocking", "layout shift"],
  [
    toRow("/login", login),
    toRow("/ with the sample household, just loaded", insights.at_once),
    toRow("/ with the sample household", insights.settled),
  ],
);
const speed = median([...login, ...insights.settled].map(({ environment }) => environment.benchmarkIndex));
console.log(`Lighthouse's own measure of this machine: ${speed.toFixed(0)}`);
server.stop();
rmSync(folder, { recursive: true, force: true });
