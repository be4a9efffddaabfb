import { layouts } from "./layouts/index.ts";
import { measureLayouts } from "./measure/measure-layouts.ts";
import { printMeasured } from "./measure/print-measured.ts";

/** Reads every layout's files and compares: `node run.ts [NAME] [SEEDS]`. */
const [name = "", seeds = "1,2,3"] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const wanted = layouts.filter((layout) => layout.name.includes(name));
printMeasured(await measureLayouts(wanted, seeds.split(",").map(Number)));
