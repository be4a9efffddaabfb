import type { PageRecord, PlacedAmount } from "../rows/collect-records.ts";
import { chooseFacts } from "../facts/choose-facts.ts";
import type { FactInput, FactValues } from "../facts/choose-facts.ts";
import { listViews } from "./find-columns.ts";
import type { ColumnView } from "./find-columns.ts";
import type { HeaderName } from "../headers/money-names.ts";
import { leavesBalanceOut, listNamedBalances } from "./left-out-balance.ts";
import { listAssignments, modesOf } from "./reading.ts";
import type { Assignment, PageReading } from "./reading.ts";
import { isUpright, toKnownUses } from "./page-layout.ts";
import type { PageLayout } from "./page-layout.ts";
import { readFigures, readPageRows } from "./read-rows.ts";
import type { RowFigures, RowInput } from "./read-rows.ts";
import { blameRow, highestScore, weighPageReading } from "./weigh-page-reading.ts";
import type { Candidate, Evidence } from "./candidate.ts";

export type ChoiceInput = {
  records: readonly PageRecord[];
  names: readonly HeaderName[];
  /** The texts between the bars of the header. */
  header: readonly string[];
  facts: FactInput;
  directions: readonly (1 | -1 | null)[] | null;
  /** How pages with these names over their columns were read before. */
  layout: PageLayout | null;
  evidence: Omit<Evidence, "reversed" | "sides" | "named">;
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

type Known = {
  values: ReadonlyMap<boolean, FactValues>;
  reversed: boolean;
  sides: Evidence["sides"];
  /** The columns under the name of a balance. */
  named: readonly ReadonlySet<PlacedAmount>[];
};

const learn = (input: ChoiceInput): Known => {
  const [first] = listViews(input.records, input.names, input.header);
  const reversed = isNewestFirst(input.evidence.days);
  return {
    values: new Map([true, false].map((owed) => [owed, chooseFacts(input.facts, owed, reversed)])),
    reversed,
    named: listNamedBalances(first, input.records),
    sides: new Set(input.names.flatMap(({ role }) => (role === "debit" || role === "credit" ? role : []))),
  };
};

type Trial = { reading: PageReading; figures: RowFigures; agreement: number; toBeat: number };

/** One reading with its proof; null where it has no row, or cannot be more than `toBeat`. */
const tryReading = (
  input: ChoiceInput,
  view: ColumnView,
  { reading, figures, agreement, toBeat, ...known }: Trial & Known,
): Candidate | null => {
  const { records, evidence, facts, directions } = input;
  const values = known.values.get(reading.owed);
  if (values === undefined) return null;
  const rowInput: RowInput = {
    records,
    texts: evidence.texts,
    view,
    exponent: facts.exponent,
    reversed: known.reversed,
    opening: values.openings[0] ?? null,
    directions,
  };
  const read = readPageRows(rowInput, reading, figures);
  if (read.rows.filter(({ amount }) => amount === 0).length * 2 >= read.rows.length) return null;
  const candidate = weighPageReading(reading, read, values, {
    ...evidence,
    reversed: known.reversed,
    sides: known.sides,
    named: view.columns.every((column) => column.sure),
    agreement,
    toBeat,
  });
  if (candidate === null) return null;
  return { ...candidate, edges: new Map(view.columns.map(({ key, edge }) => [key, edge])) };
};

const tryView = (
  input: ChoiceInput,
  view: ColumnView,
  { known, least }: { known: Known; least: number },
): Candidate | null => {
  const { records, evidence } = input;
  const { exponent } = input.facts;
  const sectioned = records.some((record) => record.section !== null);
  let best: Candidate | null = null;
  const tryOne = (assignment: Assignment, owed: boolean, figures: RowFigures): void => {
    for (const mode of modesOf(assignment.uses)) {
      if ((mode === "section" && !sectioned) || (mode === "word" && input.directions === null)) continue;
      if (mode === "balance" && !Object.values(assignment.uses).includes("balance")) continue;
      const reading = { view: view.name, uses: assignment.uses, mode, owed };
      const toBeat = Math.max(least, best === null ? least : scoreOf(best));
      const trial = { reading, figures, agreement: assignment.agreement, toBeat };
      const candidate = tryReading(input, view, { ...trial, ...known });
      if (candidate !== null && (best === null || candidate.score > scoreOf(best))) best = candidate;
    }
  };
  for (const assignment of listAssignments(view, records.length)) {
    if (best !== null && scoreOf(best) >= highestScore(assignment.agreement)) break;
    if (!usesAll(view, records, assignment.uses)) continue;
    const figures = readFigures({ records, view, exponent }, assignment.uses);
    const { named } = known;
    if (leavesBalanceOut({ view, uses: assignment.uses, records, named, exponent }, figures)) continue;
    for (const owed of [evidence.owes, !evidence.owes]) tryOne(assignment, owed, figures);
  }
  return best;
};

/** The reading by which pages of these names proved before, as long as it proves. */
const tryLayout = (input: ChoiceInput, known: Known): Candidate | null => {
  const { layout, records, evidence } = input;
  if (layout === null || !isUpright(layout, evidence.owes)) return null;
  const views = [...listViews(records, input.names, input.header)];
  const view = views.find(({ name }) => name === layout.view);
  const uses = view === undefined ? null : toKnownUses(layout, view);
  if (view === undefined || uses === null || !usesAll(view, records, uses)) return null;
  const reading = { view: view.name, uses, mode: layout.mode, owed: layout.owed };
  const { exponent } = input.facts;
  const figures = readFigures({ records, view, exponent }, uses);
  if (leavesBalanceOut({ view, uses, records, named: known.named, exponent }, figures)) return null;
  const trial = { reading, figures, agreement: 0, toBeat: Number.NEGATIVE_INFINITY };
  const candidate = tryReading(input, view, { ...trial, ...known });
  return candidate?.proved.proof.verdict === "proved" && candidate.missed === 0 ? candidate : null;
};

/** Keeps the compiler from taking what a function assigned for what it was before. */
const scoreOf = (candidate: Candidate): number => candidate.score;

const LEFT_OUT_MAX = 0.2;
const WHOLE_COLUMN = 0.6;

const digitsOf = ({ token: { written } }: PlacedAmount): number =>
  Number(`${written.whole}${written.fraction}`);

const PARTS_MIN = 2;

/** Several figures that a reading leaves out of a row are the parts of one that it reads, as principal and interest of a payment. */
const arePartsLeftOut = (placed: ReturnType<ColumnView["place"]>, uses: Assignment["uses"]): boolean => {
  const left = placed.filter(({ key }) => (uses[key] ?? null) === null);
  const sum = left.reduce((total, { amount }) => total + digitsOf(amount), 0);
  return (
    left.length >= PARTS_MIN &&
    placed.some(({ key, amount }) => (uses[key] ?? null) !== null && digitsOf(amount) === sum)
  );
};

/** The balance of the row once more, as by day of value, is left out with nothing lost. */
const isPrintedTwice = (
  amount: PlacedAmount,
  placed: ReturnType<ColumnView["place"]>,
  uses: Assignment["uses"],
): boolean =>
  placed.some((other) => uses[other.key] === "balance" && other.amount.token.text === amount.token.text);

/** Columns under exact names leave no doubt about which amount stands where. */
const SURE_MIN = 2;

/** Between the day of a row and columns that all stand under exact names, and are all read, figures stand in its words. */
const isInWords = (
  view: ColumnView,
  uses: Assignment["uses"],
): ((amount: PlacedAmount, record: PageRecord) => boolean) => {
  const sure = view.name === "edges" ? view.columns.filter((column) => column.sure) : [];
  if (sure.length < SURE_MIN || sure.some(({ key }) => (uses[key] ?? null) === null)) return () => false;
  const [start, end] = [Math.min(...sure.map(({ x0 }) => x0)), Math.max(...sure.map(({ edge }) => edge))];
  return ({ x0, edge }, { dates: [day] }) => (day !== undefined && day.x0 > end ? x0 > end : edge < start);
};

/**
 * Amounts may be left out only by whole columns, as of foreign currencies; a reading that picks some amounts and not
 * others could make any balance follow.
 */
const usesAll = (view: ColumnView, records: readonly PageRecord[], uses: Assignment["uses"]): boolean => {
  const named = new Map(view.columns.map((column) => [column.key, column.sure ? column.named : null]));
  const inWords = isInWords(view, uses);
  const counts = new Map<number, number>();
  let leftOut = 0;
  for (const record of records) {
    const placed = view.place(record);
    if (arePartsLeftOut(placed, uses)) continue;
    for (const { key, amount } of placed) {
      const isRead = (uses[key] ?? null) !== null || isPrintedTwice(amount, placed, uses);
      if (isRead || inWords(amount, record)) continue;
      if (amount.late) leftOut += 1;
      else if (amount.token.written.currency === null) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const balance = Object.entries(uses).find(([, use]) => use === "balance")?.[0];
  for (const [key, count] of counts) {
    const role = named.get(key) ?? null;
    if (view.name === "edges" && balance !== undefined && key > Number(balance) && role !== null) continue;
    const foreign = role === "original" || role === "fee" || role === "balance";
    if (!foreign && count < records.length * WHOLE_COLUMN) leftOut += count;
  }
  return leftOut <= records.length * LEFT_OUT_MAX;
};

const VIEW_COST = 15;
/** The reading of the rows for which most speaks; a proved one above all. Null when no row can be read. */
export const choosePageReading = (input: ChoiceInput): Candidate | null => {
  if (input.records.length === 0) return null;
  const known = learn(input);
  let best: Candidate | null = null;
  const remembered = tryLayout(input, known);
  if (remembered !== null) return remembered;
  let index = -1;
  let named = 0;
  for (const view of listViews(input.records, input.names, input.header)) {
    index += 1;
    if (index === 0 && view.columns.every((column) => column.sure)) named = view.columns.length;
    if (named >= SURE_MIN && best !== null && view.name.startsWith("order")) break;
    const least = best === null ? Number.NEGATIVE_INFINITY : best.score + VIEW_COST * index;
    const found = tryView(input, view, { known, least });
    if (found === null) continue;
    const candidate = { ...found, score: found.score - VIEW_COST * index };
    if (best === null || candidate.score > best.score) best = candidate;
    if (best.proved.proof.verdict === "proved" && best.missed === 0) break;
  }
  return best === null ? null : blameRow(best);
};
