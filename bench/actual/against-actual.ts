import { writeFileSync } from "node:fs";
import path from "node:path";
import { askActual, installActual, makeActualFolder } from "../lib/actual.ts";
import { describeMachine, median, printTable } from "../lib/measure.ts";
import { importFiles, makeFile, makeRows, readCpuMs, startRealServer } from "../lib/real-server.ts";

/**
 * The same OFX files of three accounts imported by Passbook (from the upload until they are imported and in the list, over HTTP) and by
 * Actual (its own OFX reader and `importTransactions`, in its own process, without a server), in turns on one machine.
 * Run: node bench/actual/against-actual.ts [rows] [runs]
 */
const ROWS = Number(process.argv[2] ?? 10_000);
const RUNS = Number(process.argv[3] ?? 3);
const ACCOUNTS = 3;
const MERCHANTS = 300;

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

const importByActual = async (files: readonly ReturnType<typeof makeFile>[]): Promise<Measured> => {
  const folder = makeActualFolder();
  const names = files.map(({ name, bytes }) => {
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    return file;
  });
  // Printed by the program above.
  return (await askActual(ACTUAL, [folder, ...names])) as Measured;
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
