import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describeMachine, median, printTable } from "./lib/measure.ts";
import { importFiles, makeFile, makeRows, readCpuMs, startRealServer } from "./lib/real-server.ts";

/**
 * The same OFX files of three accounts imported by Passbook (from the upload until they are imported and in the list, over HTTP) and by
 * Actual (its own OFX reader and `importTransactions`, in its own process, without a server), in turns on one machine.
 * Actual is installed for this program alone, into `.cache/actual`: its newest version on npm, without install scripts, with the
 * better-sqlite3 of this project. Run: node bench/against-actual.ts [rows] [runs]
 */
const ROWS = Number(process.argv[2] ?? 10_000);
const RUNS = Number(process.argv[3] ?? 3);
const ACCOUNTS = 3;
const MERCHANTS = 300;
const ROOT = path.resolve(import.meta.dirname, "..");
const FOLDER = path.join(ROOT, ".cache/actual");
const PROGRAM = path.join(FOLDER, "import.mjs");

type Measured = { readonly wall_ms: number; readonly cpu_ms: number };

const ACTUAL = `import * as api from "@actual-app/api";
const [folder, ...files] = process.argv.slice(2);
const { send } = await api.init({ dataDir: folder, verbose: false });
await api.runImport("bench", async () => {
  let wall_ms = 0;
  const accounts = [];
  for (const file of files) accounts.push(await api.createAccount({ name: file }, 0));
  const cpu = process.cpuUsage();
  for (const [index, filepath] of files.entries()) {
    const start = performance.now();
    const read = await send("transactions-parse-file", { filepath, options: { importNotes: true } });
    const rows = read.transactions.map((row) => ({ ...row, amount: Math.round(row.amount * 100) }));
    const { added, errors } = await api.importTransactions(accounts[index], rows);
    wall_ms += performance.now() - start;
    if (added.length !== rows.length || rows.length === 0 || errors?.length > 0) throw new Error("Not all rows were added.");
  }
  const { user, system } = process.cpuUsage(cpu);
  console.log("MEASURED " + JSON.stringify({ wall_ms, cpu_ms: (user + system) / 1000 }));
});
process.exit();
`;

const installActual = (): string => {
  mkdirSync(FOLDER, { recursive: true });
  const { version } = JSON.parse(
    readFileSync(path.join(ROOT, "node_modules/better-sqlite3/package.json"), "utf8"),
  ) as { version: string };
  const manifest = { name: "actual-for-bench", private: true, overrides: { "better-sqlite3": version } };
  const package_file = path.join(FOLDER, "package.json");
  if (!existsSync(package_file)) writeFileSync(package_file, JSON.stringify(manifest));
  execFileSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "@actual-app/api@latest"], {
    cwd: FOLDER,
    stdio: "ignore",
  });
  writeFileSync(PROGRAM, ACTUAL);
  const installed = readFileSync(path.join(FOLDER, "node_modules/@actual-app/api/package.json"), "utf8");
  return (JSON.parse(installed) as { version: string }).version;
};

const importByActual = async (files: readonly ReturnType<typeof makeFile>[]): Promise<Measured> => {
  const folder = mkdtempSync(path.join(FOLDER, "data-"));
  const names = files.map(({ name, bytes }) => {
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    return file;
  });
  const child = spawn(process.execPath, [PROGRAM, folder, ...names], { stdio: ["ignore", "pipe", "ignore"] });
  let said = "";
  for await (const chunk of child.stdout) said += String(chunk);
  const measured = /MEASURED (.*)/.exec(said)?.[1];
  if (measured === undefined) throw new Error("Actual did not import the files.");
  // Printed by the program above.
  return JSON.parse(measured) as Measured;
};

const version = installActual();
console.log(
  `${describeMachine()}; Actual ${version}; ${String(ROWS)} OFX rows of ${String(ACCOUNTS)} accounts, ${String(MERCHANTS)} merchants`,
);
const server = await startRealServer();
const ours: Measured[] = [];
const theirs: Measured[] = [];
for (let run = 0; run < RUNS; run += 1) {
  // A person of their own for each run, so that nothing is there yet; the first one finds the server as it was started.
  const person = await server.signUp(`Asha ${String(run)}`);
  const files = Array.from({ length: ACCOUNTS }, (_, account) =>
    makeFile(String(10 + account), makeRows(account, Math.floor(ROWS / ACCOUNTS), MERCHANTS)),
  );
  const cpu_before = readCpuMs(server.pid);
  const wall_ms = await importFiles(person, files);
  ours.push({ wall_ms, cpu_ms: readCpuMs(server.pid) - cpu_before });
  theirs.push(await importByActual(files));
}
await server.stop();

const toCells = (runs: readonly Measured[], name: keyof Measured): string[] => {
  const values = runs.map((run) => run[name] / 1000);
  return [median(values), Math.min(...values), Math.max(...values)].map((value) => `${value.toFixed(2)} s`);
};
const ratio = (name: keyof Measured): string =>
  `${median(theirs.map((run, index) => run[name] / (ours[index]?.[name] ?? 1))).toFixed(1)}×`;
printTable(
  ["", "median", "least", "most"],
  [
    ["Passbook, upload to shown", ...toCells(ours, "wall_ms")],
    ["Actual, file to imported", ...toCells(theirs, "wall_ms")],
    ["Passbook, processor time", ...toCells(ours, "cpu_ms")],
    ["Actual, processor time", ...toCells(theirs, "cpu_ms")],
  ],
);
console.log(`Passbook is faster ${ratio("wall_ms")} by the clock, ${ratio("cpu_ms")} in processor time`);
console.log(`the first import after the start: ${((ours[0]?.wall_ms ?? 0) / 1000).toFixed(2)} s`);
