import { readScan } from "@passbook/statement-parser/scan";
import { recognise } from "../../apps/server/src/reader/recognise.ts";
import { scanPages } from "./draw/scan-pages.ts";
import { layouts } from "./layouts/index.ts";
import { measureLayouts } from "./measure/measure-layouts.ts";
import { printMeasured } from "./measure/print-measured.ts";

/** Prints, scans and reads every layout's files and compares: `node scan.ts [NAME] [SEEDS]`, the short ones unless told. */
const [name = "", seeds = "3"] = process.argv.slice(2);
printMeasured(
  await measureLayouts(
    layouts.filter((layout) => layout.name.includes(name)),
    seeds.split(",").map(Number),
    {
      parse: (bytes, hints) => readScan(bytes, hints, { recognise, onPage: () => undefined }),
      prepare: scanPages,
    },
  ),
);
