import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { describeMachine } from "./lib/measure.ts";
import { measureDocument } from "./strangers/measure-strangers.ts";
import { listStrangers, printStrangers } from "./strangers/print-strangers.ts";
import { readTruth } from "./statement-layouts/facts/read-truth.ts";

/**
 * How well documents are read that others made without knowing the reader: `node bench/strangers.ts FOLDER… [--only TEXT]
 * [--report FILE]`. See `strangers/README.md` for what a folder holds.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string", default: "" }, report: { type: "string" } },
});
const TODAY = "2026-11-20";
if (positionals.length === 0) {
  console.error(
    "Name a folder of documents with a truth.jsonl: node bench/strangers.ts FOLDER… (bench/strangers/README.md)",
  );
  process.exit(1);
}

console.log(describeMachine());
const measured = [];
for (const document of positionals.flatMap((folder) => readTruth(folder, values.only)))
  // One after the other, so that the time of each is its own.
  measured.push(await measureDocument(document, TODAY));
printStrangers(measured);
if (values.report === undefined) console.log(`\n${listStrangers(measured)}`);
else writeFileSync(values.report, listStrangers(measured));
