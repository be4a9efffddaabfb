import { splitLines } from "../../decode/split-lines.ts";
import { toTextPage } from "../../decode/text-pages.ts";
import type { ParsedStatement, ParseHints } from "../../parsed-file.ts";
import { readDocument } from "../pages/read-document.ts";
import type { DocumentReading } from "../pages/read-document.ts";
import { auditCopied } from "./audit-copied.ts";
import { gatherCopied } from "./gather-copied.ts";
import type { Gathered } from "./gather-copied.ts";
import { doubt } from "../../proof/doubts.ts";
import { addDoubts } from "../../proof/prove.ts";
import { keepMain, placeCopied } from "./place-copied.ts";
import type { PlacedWay } from "./place-copied.ts";
import { listCopiedStyles, scanCopied } from "./scan-copied.ts";
import type { CopiedLine } from "./scan-copied.ts";

const WAYS: readonly PlacedWay[] = [
  { lone: "amount", main: false },
  { lone: "balance", main: false },
  { lone: "amount", main: true },
];

const isProved = ({ statements }: DocumentReading): boolean =>
  statements.length > 0 && statements.every(({ proof }) => proof.verdict === "proved");

/** Rows are said to stand where they stand in the text as it was copied. */
const restorePlaces = (statement: ParsedStatement, placed: readonly CopiedLine[]): ParsedStatement => ({
  ...statement,
  layout: null,
  transactions: statement.transactions.map((row) => {
    const from = "line" in row.source ? placed[row.source.line - 1]?.from : undefined;
    return from === undefined ? row : { ...row, source: { line: from + 1 } };
  }),
});

/** Lines that look like rows were taken for another list; they are said. */
const LEFT_OVER = doubt("row_left_over");

const readWay = ({ parts, doubts }: Gathered, way: PlacedWay, hints: ParseHints): DocumentReading | null => {
  const kept = way.main ? keepMain(parts) : parts;
  if (way.main && kept.length === parts.length) return null;
  const placed = placeCopied(kept, way);
  if (placed === null) return null;
  const page = toTextPage(placed.map(({ text }) => text).join("\n"));
  const read = readDocument({ pages: [page], fixedPitch: true }, hints);
  if (!read.ok) return null;
  const statements = read.value.statements.map((own) => restorePlaces(own, placed));
  const all = way.main ? [...doubts, LEFT_OVER] : doubts;
  const audited = auditCopied(kept, statements, hints).map((own) => ({
    ...own,
    proof: addDoubts(own.proof, all),
  }));
  return { ...read.value, statements: audited };
};

const RANK = { proved: 3, partly: 2, unproved: 1, contradicted: 0 } as const;
const scoreOf = ({ statements }: DocumentReading): number =>
  statements.reduce((sum, { proof }) => sum + RANK[proof.verdict], 0) / Math.max(1, statements.length);

/** Each way in which the words of a text may belong together, likeliest first. */
function* listWays(copied: readonly CopiedLine[], hints: ParseHints): Generator<[Gathered, PlacedWay]> {
  for (const style of listCopiedStyles(copied, hints))
    for (const gathered of gatherCopied(scanCopied(copied, style), style))
      for (const way of WAYS) yield [gathered, way];
}

/** Reads text copied out of a document, of which only the order of its words is left; null where nothing is found. */
export const readCopied = (text: string, hints: ParseHints): DocumentReading | null => {
  const lines = splitLines(text).map((own, from) => ({ text: own.trim().replaceAll(/\s+/g, " "), from }));
  const copied = lines.filter((own) => own.text !== "");
  let best: DocumentReading | null = null;
  for (const [gathered, way] of listWays(copied, hints)) {
    const read = readWay(gathered, way, hints);
    if (read !== null && (best === null || scoreOf(read) > scoreOf(best))) best = read;
    if (best !== null && isProved(best)) return best;
  }
  return best;
};
