import type { PageRecord } from "./collect-records.ts";
import { chooseFacts } from "./choose-facts.ts";
import type { FactInput, FactValues } from "./choose-facts.ts";
import { listViews } from "./find-columns.ts";
import type { ColumnView } from "./find-columns.ts";
import type { HeaderName } from "./header-lines.ts";
import { listAssignments, modesOf } from "./reading.ts";
import type { Assignment } from "./reading.ts";
import { readPageRows } from "./read-rows.ts";
import type { RowInput } from "./read-rows.ts";
import { weighPageReading } from "./weigh-page-reading.ts";
import type { Candidate, Evidence } from "./weigh-page-reading.ts";

export type ChoiceInput = {
  records: readonly PageRecord[];
  names: readonly HeaderName[];
  /** The texts between the bars of the header. */
  header: readonly string[];
  facts: FactInput;
  evidence: Evidence;
};

const isNewestFirst = (days: Evidence["days"]): boolean => {
  let up = 0;
  let down = 0;
  let before: string | null = null;
  for (const day of days) {
    if (day === null) continue;
    if (before !== null && day > before) up += 1;
    if (before !== null && day < before) down += 1;
    before = day;
  }
  return down > up;
};

const tryView = (input: ChoiceInput, view: ColumnView, values: ReadonlyMap<boolean, FactValues>): Candidate | null => {
  const { records, evidence, facts } = input;
  const reversed = isNewestFirst(evidence.days);
  const sectioned = records.some((record) => record.section !== null);
  let best: Candidate | null = null;
  const tryOne = (assignment: Assignment, owed: boolean): void => {
    for (const mode of modesOf(assignment.uses)) {
      if (mode === "section" && !sectioned) continue;
      if (mode === "balance" && !Object.values(assignment.uses).includes("balance")) continue;
      const known = values.get(owed);
      if (known === undefined) continue;
      const reading = { view: view.name, uses: assignment.uses, mode, owed };
      const rowInput: RowInput = {
        records,
        texts: evidence.texts,
        view,
        exponent: facts.exponent,
        reversed,
        opening: known.openings[0] ?? null,
      };
      const read = readPageRows(rowInput, reading);
      if (read.rows.length === 0) continue;
      const candidate = weighPageReading(reading, read, known, { ...evidence, agreement: assignment.agreement });
      if (best === null || candidate.score > best.score) best = candidate;
    }
  };
  for (const assignment of listAssignments(view, records.length))
    for (const owed of [evidence.owes, !evidence.owes]) tryOne(assignment, owed);
  return best;
};

const VIEW_COST = 15;

/** The reading of the rows for which most speaks; a proved one above all. Null when no row can be read. */
export const choosePageReading = (input: ChoiceInput): Candidate | null => {
  if (input.records.length === 0) return null;
  const values = new Map([true, false].map((owed) => [owed, chooseFacts(input.facts, owed)]));
  let best: Candidate | null = null;
  for (const [index, view] of listViews(input.records, input.names, input.header).entries()) {
    const found = tryView(input, view, values);
    if (found === null) continue;
    const candidate = { ...found, score: found.score - VIEW_COST * index };
    if (best === null || candidate.score > best.score) best = candidate;
    if (best.proved.proof.verdict === "proved" && best.missed === 0) break;
  }
  return best;
};
