import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { TruthStatement } from "./facts/truth.ts";
import { layouts } from "./layouts/index.ts";
import { makeFiles } from "./make-file.ts";
import type { MadeFile } from "./make-file.ts";

/** Small files that the reader's tests read, each with what was drawn: `node write-samples.ts`. */
const FOLDER = path.resolve(import.meta.dirname, "../../packages/statement-parser/samples/pdf");
const SAMPLES: readonly [string, number][] = [
  ["br-extrato", 1],
  ["card-holder-groups", 3],
  ["ch-saldo", 1],
  ["date-below-dated-balances", 3],
  ["de-trailing-minus", 1],
  ["fr-signed-online", 1],
  ["hk-day-balance", 1],
  ["in-landscape-suffix", 1],
  ["it-dare-avere", 3],
  ["jp-passbook", 2],
  ["kw-three-decimals", 3],
  ["month-and-day-numbers", 3],
  ["neobank-pending", 3],
  ["pl-numbered-above", 1],
  ["rtl-statement", 3],
  ["savings-quiet", 3],
  ["tables-side-by-kind", 3],
  ["transfer-date-below", 3],
  ["us-rotated-mainframe", 1],
  ["za-charges", 1],
];

const toExpected = ({ currency, opening, closing, provable, rows }: TruthStatement): object => ({
  currency,
  opening,
  closing,
  // Balances that bind no row prove nothing.
  verdict: provable && rows.length > 0 ? "proved" : "unproved",
  rows: rows
    .filter((row) => row.pending !== true)
    .map(({ booked_on, amount, page }) => `${booked_on} ${amount} page ${page}`),
});

const makeSample = async (name: string, seed: number): Promise<MadeFile> => {
  for await (const file of makeFiles(
    layouts.filter((layout) => layout.name === name),
    [seed],
  ))
    return file;
  throw new Error(`no layout ${name}`);
};

mkdirSync(FOLDER, { recursive: true });
const expected: Record<string, object[]> = {};
for (const [name, seed] of SAMPLES) {
  const { bytes, truth } = await makeSample(name, seed);
  writeFileSync(path.join(FOLDER, `${name}-${seed}.pdf`), bytes);
  expected[`${name}-${seed}.pdf`] = truth.statements.map(toExpected);
}
writeFileSync(path.join(FOLDER, "expected.json"), `${JSON.stringify(expected, null, 1)}\n`);
