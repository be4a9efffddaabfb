import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { DISTURBANCES } from "./disturbed/disturbances.ts";
import { findRows } from "./disturbed/find-rows.ts";
import { openPaper } from "./disturbed/open-paper.ts";
import type { Read } from "./disturbed/open-paper.ts";
import { describeMachine, printTable } from "./lib/measure.ts";
import { openPress } from "./statement-layouts/draw/chromium.ts";
import { readTruth } from "./statement-layouts/facts/read-truth.ts";
import type { StrangersStatement } from "./statement-layouts/facts/read-truth.ts";
import type { Truth, TruthStatement } from "./statement-layouts/facts/truth.ts";
import { layouts } from "./statement-layouts/layouts/index.ts";
import { makeFile, TODAY } from "./statement-layouts/make-file.ts";
import { judge } from "./statement-layouts/measure/judge.ts";
import type { Judged } from "./statement-layouts/measure/judge.ts";
import { inDecimals } from "./strangers/in-decimals.ts";

/**
 * Looks for holes in the proof without anybody's help: documents that are read exactly are disturbed after they are decoded, in ways in
 * which paper, scans and exports are, and read again: `node disturbed.ts [FOLDER…] [--only TEXT] [--kind TEXT] [--seeds 1]`. Without a
 * FOLDER the drawn layouts. What is proved and not true is listed; of each, either a careful human could not tell it, or it is a hole.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", default: "" },
    kind: { type: "string", default: "" },
    seeds: { type: "string", default: "1" },
  },
});

type Source = { name: string; truth: StrangersStatement[]; load: () => Promise<Uint8Array> };

const press = openPress();

const seeds = values.seeds.split(",");

const listDrawn = async (): Promise<Source[]> => {
  const sources: Source[] = [];
  for (const layout of layouts.filter(({ name }) => name.includes(values.only))) {
    const { bytes, truth, name } = await makeFile(layout, 1, press);
    const statements = truth.statements.map((one) => ({ ...one, named: one.currency !== null }));
    sources.push({ name: `${name}.pdf`, truth: statements, load: () => Promise.resolve(bytes) });
  }
  return sources;
};

const listStrange = (folder: string): Source[] =>
  readTruth(folder, values.only)
    .filter(({ altered }) => altered === null)
    .map(({ file, truth }) => ({
      name: file,
      truth: truth.statements,
      load: () => Promise.resolve(Uint8Array.from(readFileSync(path.join(folder, file)))),
    }));

const toTruth = (name: string, statements: readonly TruthStatement[]): Truth => ({
  layout: name,
  seed: 0,
  pages: 1,
  statements: [...statements],
});

const judgeRead = (
  name: string,
  read: Read,
  { printed, now }: { printed: readonly StrangersStatement[]; now: readonly TruthStatement[] },
): Judged => {
  const statements = read.statements.map((statement, at) => {
    const own = printed[at] ?? printed[0];
    return own === undefined ? statement : inDecimals(statement, own);
  });
  return judge({ format: "pdf", problems: [], questions: [], statements }, toTruth(name, now));
};

type Tally = { read: number; exact: number; proved: number; wrong: number };
const tallies = new Map(
  DISTURBANCES.map(({ name }): [string, Tally] => [name, { read: 0, exact: 0, proved: 0, wrong: 0 }]),
);

const measure = async ({ name, truth, load }: Source): Promise<void> => {
  const paper = await openPaper(name, await load(), { today: TODAY });
  const whole = paper?.read(paper.pieces) ?? null;
  if (paper === null || whole === null || !judgeRead(name, whole, { printed: truth, now: truth }).exact)
    return;
  const rows = findRows(paper, whole);
  const own = new Set(rows.flatMap(({ pieces }) => pieces));
  const around = paper.pieces.filter((piece) => !own.has(piece));
  for (const { name: kind, disturb, isByChance } of DISTURBANCES.filter((one) =>
    one.name.includes(values.kind),
  ))
    for (const seed of isByChance === true ? seeds : seeds.slice(0, 1)) {
      const disturbed = disturb({ paper, rows, around, truth, seed });
      const read = disturbed === null ? null : paper.read(disturbed.pieces);
      const tally = tallies.get(kind);
      if (disturbed === null || tally === undefined) continue;
      tally.read += 1;
      if (read === null) continue;
      const judged = judgeRead(name, read, { printed: truth, now: disturbed.truth });
      tally.exact += Number(judged.exact);
      tally.proved += Number(judged.proved > 0);
      if (judged.falseProofs === 0) continue;
      tally.wrong += 1;
      console.log(
        `${kind}: ${name}${isByChance === true ? ` seed ${seed}` : ""}: ${judged.details.slice(0, 3).join("; ") || "nothing true"}`,
      );
    }
};

try {
  console.log(describeMachine());
  const sources = positionals.length === 0 ? await listDrawn() : positionals.flatMap(listStrange);
  for (const source of sources) await measure(source);
} finally {
  await press.close();
}
printTable(
  ["disturbance", "documents", "exact", "proved", "proved wrong"],
  [...tallies]
    .filter(([, { read }]) => read > 0)
    .map(([name, { read, exact, proved, wrong }]) => [name, ...[read, exact, proved, wrong].map(String)]),
);
