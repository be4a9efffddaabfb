import { readPdfPages } from "../../packages/statement-parser/src/decode/pdf/read-pages.ts";
import { readDocument } from "../../packages/statement-parser/src/layout/pages/read-document.ts";
import { alterPages, listAlterations } from "../../packages/statement-parser/testing/alter-pages.ts";
import { layouts } from "./layouts/index.ts";
import { makeFiles, TODAY } from "./make-file.ts";

/**
 * Alters what drawn statements print and reads them again: `node alter.ts [MOST] [NAME] [SEEDS]`. Every alteration is one that some
 * printed figure tells, so that no altered file may be called proved.
 */
const [most = "2000", name = "", seeds = "1,2,3"] = process.argv.slice(2);
const hints = { today: TODAY };
const chosen = layouts.filter((layout) => layout.name.includes(name));
const share = Math.ceil(Number(most) / (chosen.length * seeds.split(",").length));
const tried = new Map<string, { all: number; proved: number }>();
let altered = 0;

for await (const file of makeFiles(chosen, seeds.split(",").map(Number))) {
  const pages = await readPdfPages(Uint8Array.from(file.bytes), undefined);
  const document = pages.ok ? { pages: pages.value, fixedPitch: false } : null;
  const read = document === null ? null : readDocument(document, hints);
  if (document === null || read?.ok !== true) continue;
  const { statements } = read.value;
  if (statements.some(({ proof }) => proof.verdict !== "proved")) continue;
  const all = listAlterations(document, statements);
  const step = Math.max(1, all.length / share);
  for (let at = 0; at < all.length; at += step) {
    const alteration = all[Math.floor(at)];
    if (alteration === undefined) continue;
    const again = readDocument(alterPages(document, alteration), hints);
    const proved = again.ok && again.value.statements.every(({ proof }) => proof.verdict === "proved");
    const count = tried.get(alteration.name) ?? { all: 0, proved: 0 };
    tried.set(alteration.name, { all: count.all + 1, proved: count.proved + Number(proved) });
    altered += 1;
    if (!proved) continue;
    const changes = alteration.words.map(
      ({ page, word, text }) => `${document.pages[page]?.words[word]?.text ?? ""} → ${text}`,
    );
    console.log(`proved: ${file.name}: ${alteration.name}: ${changes.slice(0, 3).join(", ")}`);
  }
}
for (const [kind, { all, proved }] of tried) console.log(`${kind}: ${all} altered, ${proved} proved`);
console.log(`${altered} alterations`);
