import { parseStatement } from "@passbook/statement-parser";
import { printTable } from "../lib/measure.ts";
import { COPIES } from "./draw/copy-text.ts";
import { heldBackLayouts } from "./held-back/index.ts";
import { layouts } from "./layouts/index.ts";
import { makeFiles, TODAY } from "./make-file.ts";
import { judge, judgeRefusal } from "./measure/judge.ts";
import type { Judged } from "./measure/judge.ts";

/**
 * Takes the text out of every layout's files in several ways, reads it and compares: `node copied.ts [NAME] [SEEDS] [WAYS]`,
 * `--held-back` for the others, without their names. A line per way, and one per text that was not read exactly.
 */
const heldBack = process.argv.includes("--held-back");
const [name = "", seeds = "1,2,3", ways = Object.keys(COPIES).join(",")] = process.argv
  .slice(2)
  .filter((word) => !word.startsWith("--"));
const chosen = heldBack ? heldBackLayouts : layouts.filter((layout) => layout.name.includes(name));

type Read = { file: string; judged: Judged; ms: number };
const reads = new Map<string, Read[]>(ways.split(",").map((way) => [way, []]));
for await (const { bytes, name: file, truth } of makeFiles(chosen, seeds.split(",").map(Number)))
  for (const [way, list] of reads) {
    const text = COPIES[way]?.(bytes) ?? "";
    const start = performance.now();
    const parsed = await parseStatement(new TextEncoder().encode(text), { today: TODAY });
    const judged = parsed.ok ? judge(parsed.value, truth) : judgeRefusal(parsed.error);
    list.push({ file, judged, ms: performance.now() - start });
  }

const toRow = (way: string, list: readonly Read[]): string[] => {
  const exact = list.filter(({ judged }) => judged.exact);
  const share = Math.round((100 * exact.length) / Math.max(1, list.length));
  return [
    way,
    String(list.length),
    `${String(exact.length)} (${String(share)} %)`,
    String(exact.filter(({ judged }) => judged.proved > 0).length),
    String(list.reduce((sum, { judged }) => sum + judged.falseProofs, 0)),
    (list.reduce((sum, { ms }) => sum + ms, 0) / Math.max(1, list.length)).toFixed(0),
  ];
};
printTable(
  ["way", "texts", "exact", "proved of them", "false proofs", "ms/text"],
  [...[...reads].map(([way, list]) => toRow(way, list)), toRow("all", [...reads.values()].flat())],
);
for (const [way, list] of reads)
  for (const { file, judged } of list)
    if (!judged.exact && (!heldBack || judged.falseProofs > 0))
      console.log(
        `${judged.falseProofs > 0 ? "FALSE PROOF " : ""}${way} ${file}: ${judged.details.join("; ")}`,
      );
