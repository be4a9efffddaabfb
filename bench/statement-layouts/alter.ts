import { isDeepStrictEqual } from "node:util";
import { readPdfPages } from "../../packages/statement-parser/src/decode/pdf/read-pages.ts";
import { readDocument } from "../../packages/statement-parser/src/layout/pages/read-document.ts";
import type { ParsedStatement } from "../../packages/statement-parser/src/parsed-file.ts";
import { alterPages, listAlterations } from "../../packages/statement-parser/testing/alter-pages.ts";
import { listWeighed } from "../../packages/statement-parser/testing/alter-statements.ts";
import type { WeighedAlteration } from "../../packages/statement-parser/testing/alter-statements.ts";
import { layouts } from "./layouts/index.ts";
import { makeFiles, TODAY } from "./make-file.ts";

/**
 * Alters what drawn statements print and reads them again: `node alter.ts [MOST] [NAME] [SEEDS]`. None that some printed figure tells may
 * be called proved; which nothing printed tells follows from the proof of the altered figures, and they are counted apart.
 */
const [most = "2000", name = "", seeds = "1,2,3"] = process.argv.slice(2);
const hints = { today: TODAY };
const chosen = layouts.filter((layout) => layout.name.includes(name));
const share = Math.ceil(Number(most) / (chosen.length * seeds.split(",").length));
const tried = new Map<string, { all: number; proved: number; untold: number; taken: number }>();
let altered = 0;

/** So many, evenly of each kind: where a kind is rare, all of it. */
const spread = (all: readonly WeighedAlteration[]): WeighedAlteration[] => {
  const kinds = [...Map.groupBy(all, (one) => one.name).values()].toSorted((a, b) => a.length - b.length);
  let left = share;
  return kinds.flatMap((own, at) => {
    const count = Math.min(own.length, Math.ceil(left / (kinds.length - at)));
    left -= count;
    return own.filter(
      (_, index) =>
        Math.floor((index * count) / own.length) !== Math.floor(((index - 1) * count) / own.length),
    );
  });
};

const figuresOf = ({ currency, transactions }: ParsedStatement): unknown => [
  currency,
  transactions.map(({ amount }) => amount),
];

for await (const file of makeFiles(chosen, seeds.split(",").map(Number))) {
  const pages = await readPdfPages(Uint8Array.from(file.bytes), undefined);
  const document = pages.ok ? { pages: pages.value, fixedPitch: false } : null;
  const read = document === null ? null : readDocument(document, hints);
  if (document === null || read?.ok !== true) continue;
  const { statements } = read.value;
  if (statements.some(({ proof }) => proof.verdict !== "proved")) continue;
  const single = listAlterations(document, statements).map((one) => ({ ...one, told: true }));
  const [only, ...others] = statements;
  const several = only === undefined || others.length > 0 ? [] : listWeighed(document, only);
  for (const alteration of spread([...single, ...several])) {
    const again = readDocument(alterPages(document, alteration), hints);
    const proved = again.ok && again.value.statements.every((one) => one.proof.verdict === "proved");
    const count = tried.get(alteration.name) ?? { all: 0, proved: 0, untold: 0, taken: 0 };
    // What is written another way, and read as it was, is no other.
    const isSame =
      again.ok && isDeepStrictEqual(again.value.statements.map(figuresOf), statements.map(figuresOf));
    const told = alteration.told && !(alteration.rewrites === true && isSame);
    tried.set(alteration.name, {
      all: count.all + 1,
      proved: count.proved + Number(proved && told),
      untold: count.untold + Number(!told),
      taken: count.taken + Number(proved && !told),
    });
    altered += 1;
    if (!proved || !told) continue;
    const changes = alteration.words.map(
      ({ page, word, text }) => `${document.pages[page]?.words[word]?.text ?? ""} → ${text}`,
    );
    console.log(`proved: ${file.name}: ${alteration.name}: ${changes.slice(0, 3).join(", ")}`);
  }
}
for (const [kind, { all, proved, untold, taken }] of tried)
  console.log(
    `${kind}: ${all} altered, ${proved} proved; ${untold} that nothing printed tells, ${taken} of them proved`,
  );
const sum = [...tried.values()].reduce((total, { proved }) => total + proved, 0);
console.log(`${altered} alterations, ${sum} proved though a printed figure tells`);
