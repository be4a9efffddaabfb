import { readFileSync } from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { parseStatement } from "@passbook/statement-parser";
import type { ParsedFile } from "@passbook/statement-parser";
import { inDecimals } from "./in-decimals.ts";
import { judge, judgeRefusal } from "../statement-layouts/measure/judge.ts";
import type { Judged } from "../statement-layouts/measure/judge.ts";
import type { StrangersDocument } from "../statement-layouts/facts/read-truth.ts";

export type MeasuredDocument = {
  document: StrangersDocument;
  judged: Judged;
  /** Rows read, and the texts of those of them that were not printed so, spaces apart. */
  rows: number;
  otherTexts: readonly string[];
  ms: number;
};

const fold = (text: string): string => text.normalize("NFKC").replaceAll(/\s+/g, "").toLowerCase();

const listOtherTexts = (file: ParsedFile, { truth }: StrangersDocument): string[] => {
  const printed = new Set(
    truth.statements.flatMap(({ rows }) =>
      rows.map(({ booked_on, amount, text }) => `${booked_on} ${amount} ${fold(text)}`),
    ),
  );
  return file.statements
    .flatMap(({ transactions }) => transactions)
    .flatMap(({ booked_on, amount, description }) =>
      printed.has(`${booked_on} ${amount} ${fold(description)}`) ? [] : [description],
    );
};

/** Reads one document as a person's upload is read, and compares. */
export const measureDocument = async (
  document: StrangersDocument,
  today: string,
): Promise<MeasuredDocument> => {
  const bytes = Uint8Array.from(readFileSync(path.join(document.folder, document.file)));
  const start = performance.now();
  const parsed = await parseStatement(bytes, { today });
  const ms = performance.now() - start;
  if (!parsed.ok) return { document, judged: judgeRefusal(parsed.error), rows: 0, otherTexts: [], ms };
  const { statements } = document.truth;
  const read = parsed.value.statements.map((statement, at) => {
    const truth = statements[at] ?? statements[0];
    return truth === undefined ? statement : inDecimals(statement, truth);
  });
  const file = { ...parsed.value, statements: read };
  const rows = read.reduce((sum, { transactions }) => sum + transactions.length, 0);
  return {
    document,
    judged: judge(file, document.truth),
    rows,
    otherTexts: listOtherTexts(file, document),
    ms,
  };
};
