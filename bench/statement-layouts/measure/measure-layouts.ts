import { performance } from "node:perf_hooks";
import { minorDigits } from "@passbook/contract/values";
import { parseStatement } from "@passbook/statement-parser";
import type { Layout } from "../draw/layout.ts";
import { makeFiles, TODAY } from "../make-file.ts";
import type { MadeFile } from "../make-file.ts";
import { countTied } from "./find-amounts.ts";
import { judge, judgeRefusal } from "./judge.ts";
import type { Judged } from "./judge.ts";

export type Measured = {
  layout: string;
  file: string;
  judged: Judged;
  /** Statements whose printed facts can prove them. */
  provable: number;
  rows: number;
  tied: number;
  pages: number;
  /** By the clock, and of the processor alone: other work on the machine changes the first, not the second. */
  ms: number;
  cpuMs: number;
};

/** How a file is read, and what becomes of it before. */
export type Way = {
  parse: typeof parseStatement;
  prepare: (bytes: Uint8Array, name: string) => Uint8Array;
};
const AS_DRAWN: Way = { parse: parseStatement, prepare: (bytes) => Uint8Array.from(bytes) };

const readFile = async ({ bytes, name, truth }: MadeFile, { parse, prepare }: Way): Promise<Measured> => {
  const prepared = prepare(bytes, name);
  const [start, used] = [performance.now(), process.cpuUsage()];
  const parsed = await parse(prepared, { today: TODAY });
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(used);
  const provable = truth.statements.filter((statement) => statement.provable).length;
  const known = {
    layout: truth.layout,
    file: name,
    provable,
    pages: truth.pages,
    ms,
    cpuMs: (user + system) / 1000,
  };
  if (!parsed.ok) return { ...known, judged: judgeRefusal(parsed.error), rows: 0, tied: 0 };
  const rows = parsed.value.statements.flatMap((statement) => statement.transactions);
  const tied = await countTied(bytes, rows, ({ amount, currency }) =>
    String(Math.abs(amount)).padStart(minorDigits(currency) + 1, "0"),
  );
  return { ...known, judged: judge(parsed.value, truth), rows: rows.length, tied };
};

/** Makes the files of some layouts, reads each, and compares what was read with what was drawn. */
export const measureLayouts = async (
  layouts: readonly Layout[],
  seeds: readonly number[],
  way = AS_DRAWN,
): Promise<Measured[]> => {
  const measured: Measured[] = [];
  for await (const file of makeFiles(layouts, seeds)) {
    // What is loaded once with the first file is not the price of its pages.
    if (measured.length === 0) await readFile(file, way);
    measured.push(await readFile(file, way));
  }
  return measured;
};
