import { heldBackLayouts } from "./held-back/index.ts";
import { layouts } from "./layouts/index.ts";
import { measureLayouts } from "./measure/measure-layouts.ts";
import { printMeasured, printTotals } from "./measure/print-measured.ts";

/** Reads every layout's files and compares: `node run.ts [NAME] [SEEDS]`, or `node run.ts --held-back [SEEDS]`. */
const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const toSeeds = (text: string | undefined): number[] => (text ?? "1,2,3").split(",").map(Number);
if (process.argv.includes("--held-back"))
  printTotals(await measureLayouts(heldBackLayouts, toSeeds(words[0])));
else
  printMeasured(
    await measureLayouts(
      layouts.filter((layout) => layout.name.includes(words[0] ?? "")),
      toSeeds(words[1]),
    ),
  );
