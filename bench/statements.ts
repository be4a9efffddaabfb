import { describeMachine } from "./lib/measure.ts";
import { heldBackLayouts } from "./statement-layouts/held-back/index.ts";
import { layouts } from "./statement-layouts/layouts/index.ts";
import { measureLayouts } from "./statement-layouts/measure/measure-layouts.ts";
import { printMeasured, printTotals } from "./statement-layouts/measure/print-measured.ts";
import { printCorpus, printCorpusJson } from "./statements/print-corpus.ts";
import { printSpeeds } from "./statements/print-speeds.ts";
import { readCorpus } from "./statements/read-corpus.ts";

/**
 * How well and how fast statements are read: `node bench/statements.ts [CORPUS] [FORMATS]`, flags `--no-layouts`, `--no-speed`,
 * `--country`. The corpus has real files, the layouts are drawn with known truth; with FORMATS only the corpus is read.
 */
const TODAY = "2026-11-20";
const SEEDS = [1, 2, 3];
const [folder = "../shared/corpus", formats = ""] = process.argv
  .slice(2)
  .filter((word) => !word.startsWith("--"));
const has = (flag: string): boolean => process.argv.includes(flag);

console.log(describeMachine());
console.log("\nreal files");
const corpus = await readCorpus({
  folder,
  formats: new Set(formats.split(",").filter((format) => format !== "")),
  today: TODAY,
  withCountry: has("--country"),
});
printCorpus(corpus);
if (has("--json")) printCorpusJson(corpus);
if (formats === "" && !has("--no-layouts")) {
  console.log("\nPDF layouts drawn for development");
  printMeasured(await measureLayouts(layouts, SEEDS));
  console.log("\nPDF layouts held back");
  printTotals(await measureLayouts(heldBackLayouts, SEEDS));
}
if (!has("--no-speed")) {
  console.log("\nspeed on generated files (whole parse, proof included)");
  await printSpeeds(TODAY);
}
