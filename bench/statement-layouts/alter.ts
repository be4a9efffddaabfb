import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readTruth } from "./facts/read-truth.ts";
import { openPress } from "./draw/chromium.ts";
import { layouts } from "./layouts/index.ts";
import { makeFile } from "./make-file.ts";
import { measureAlterations } from "./measure/measure-alterations.ts";
import type { Altered } from "./measure/measure-alterations.ts";
import { printTally, tallyAlterations } from "./measure/tally-alterations.ts";

/**
 * Alters what statements print and reads them again: `node alter.ts [FOLDER…] [--name TEXT] [--seeds 1,2,3] [--each 100] [--from 0]
 * [--count FILES] [--tally FILE]`. Drawn layouts without a FOLDER, else the PDF files of strangers. None that some printed figure tells
 * may be called proved; which nothing printed tells follows from the proof of the altered figures, and they are counted apart. Slices
 * add to one tally.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: "string", default: "" },
    seeds: { type: "string", default: "1,2,3" },
    each: { type: "string", default: "100" },
    from: { type: "string", default: "0" },
    count: { type: "string", default: "Infinity" },
    tally: { type: "string" },
  },
});

type Source = { name: string; load: () => Promise<Uint8Array> };

const press = openPress();

const listDrawn = (): Source[] =>
  layouts
    .filter(({ name }) => name.includes(values.name))
    .flatMap((layout) =>
      values.seeds.split(",").map((seed) => ({
        name: `${layout.name}-${seed}`,
        load: async () => (await makeFile(layout, Number(seed), press)).bytes,
      })),
    );

const listStrange = (folder: string): Source[] =>
  readTruth(folder, values.name)
    .filter(({ file, altered }) => altered === null && file.endsWith(".pdf"))
    .map(({ file }) => ({
      name: file,
      load: () => Promise.resolve(Uint8Array.from(readFileSync(path.join(folder, file)))),
    }));

const sources = positionals.length === 0 ? listDrawn() : positionals.flatMap(listStrange);
const first = Number(values.from);
const all: Altered[] = [];
try {
  for (const { name, load } of sources.slice(first, first + Number(values.count))) {
    const altered = await measureAlterations(await load(), Number(values.each));
    all.push(...altered);
    for (const { kind, changes } of altered.filter(({ told, proved }) => told && proved))
      console.log(`proved: ${name}: ${kind}: ${changes}`);
  }
} finally {
  await press.close();
}
printTally(tallyAlterations(all, values.tally));
