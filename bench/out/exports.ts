import { EXPORT_FORMATS, exportArchive, exportTransactions, takeInArchive } from "@passbook/contract/export";
import { describeMachine, printTable } from "../lib/measure.ts";
import { importFiles, makeFile, makeRows, readMemoryMb, startRealServer } from "../lib/real-server.ts";

/**
 * What leaves of a person with 100,000 rows: how long each format takes, how large it is, and what the server holds at most meanwhile beside
 * what it held before; then the archive, taken in by a new account. Run: node bench/out/exports.ts [rows]
 */
const ROWS = Number(process.argv[2] ?? 100_000);
const MERCHANTS = 400;
const WATCH_EVERY_MS = 50;
const MB = 1024 * 1024;

const server = await startRealServer({ UPLOAD_LIMIT_MB: "500" });
const table: string[][] = [];

const measure = async <T>(name: string, act: () => Promise<T>, sizeOf: (done: T) => number): Promise<T> => {
  const before = readMemoryMb(server.pid).resident;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, readMemoryMb(server.pid).resident);
  }, WATCH_EVERY_MS);
  const start = performance.now();
  const done = await act();
  const took = (performance.now() - start) / 1000;
  clearInterval(watch);
  table.push([
    name,
    `${took.toFixed(1)} s`,
    `${(sizeOf(done) / MB).toFixed(1)} MB`,
    `${before.toFixed(0)} → ${most.toFixed(0)} MB`,
  ]);
  return done;
};

console.log(`${describeMachine()}; ${String(ROWS)} OFX rows`);
const person = await server.signUp("Asha");
await importFiles(person, [makeFile("01", makeRows(1, ROWS, MERCHANTS))]);
const fetchFile = async (url: string): Promise<Buffer> => {
  const { rawPayload } = await person.send({ method: "GET", url });
  return rawPayload;
};
for (const format of EXPORT_FORMATS)
  await measure(
    format,
    () => fetchFile(`${exportTransactions.path}?format=${format}`),
    (bytes) => bytes.length,
  );
const archive = await measure(
  "archive",
  () => fetchFile(exportArchive.path),
  (bytes) => bytes.length,
);
const other = await server.signUp("Nora");
const boundary = "of-the-archive";
const payload = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\ncontent-type: application/zip\r\n\r\n`,
  ),
  archive,
  Buffer.from(`\r\n--${boundary}--\r\n`),
]);
const taken = await measure(
  "archive taken in",
  () =>
    other.send({
      method: takeInArchive.method,
      url: takeInArchive.path,
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
      payload,
    }),
  () => archive.length,
);
console.log(taken.body.slice(0, 300));
printTable(["", "took", "size", "server (RSS)"], table);
await server.stop();
