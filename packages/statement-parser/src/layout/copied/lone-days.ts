import type { IsoDate } from "@passbook/contract/values";
import type { DateOrder, ParsedStatement } from "../../parsed-file.ts";
import { doubt } from "../../proof/doubts.ts";
import { addDoubts } from "../../proof/prove.ts";
import { readDate, resolveDate } from "../../values/date.ts";
import type { CopiedLine } from "./lines/scan-copied.ts";

const ORDERS: readonly DateOrder[] = ["dmy", "mdy", "ymd"];
const SAME_MIN = 3;

/** The days that a line may mean which is nothing but one. */
const readLoneDay = ({ text }: CopiedLine, today: IsoDate): IsoDate[] | null => {
  const written = readDate(text);
  return written === null ? null : ORDERS.flatMap((order) => resolveDate(written, order, today) ?? []);
};

/** How many rows have the day that stands by itself over them, and how many another. */
const compareDays = (
  { transactions }: ParsedStatement,
  lines: readonly CopiedLine[],
  today: IsoDate,
): { same: number; other: number } => {
  const byLine = new Map(
    transactions.flatMap(({ source, booked_on }) => ("line" in source ? [[source.line, booked_on]] : [])),
  );
  const compared = { same: 0, other: 0 };
  let above: IsoDate[] | null = null;
  for (const line of lines) {
    above = readLoneDay(line, today) ?? above;
    const day = byLine.get(line.from + 1);
    if (above === null || day === undefined) continue;
    if (above.includes(day)) compared.same += 1;
    else compared.other += 1;
  }
  return compared;
};

/** A day without its year. */
const SHORT_DAY = /^\d{1,2}[./-]\d{1,2}\.?$/;

/** How many days a line begins with, of one that may mean none. */
const countLeading = (text: string): number => {
  const days = text.split(" ").map((word) => SHORT_DAY.test(word) || readDate(word) !== null);
  const first = days.indexOf(false);
  return first === -1 ? days.length : first;
};

/** Most rows begin with two days, and some with one: which of both is left out, copied text does not say. */
const areSomeLeftOut = ({ transactions }: ParsedStatement, lines: readonly CopiedLine[]): boolean => {
  const byLine = new Map(lines.map(({ from, text }) => [from + 1, text]));
  const counts = transactions.map(({ source }) =>
    countLeading("line" in source ? (byLine.get(source.line) ?? "") : ""),
  );
  const [single, double] = [1, 2].map((days) => counts.filter((count) => count === days).length);
  return (double ?? 0) >= SAME_MIN && (single ?? 0) > 0 && (single ?? 0) < (double ?? 0);
};

/** Most rows have the day that stands over them, and few another in their own words, or two, and some one: which is the day of booking is open. */
export const doubtLoneDays = (
  statement: ParsedStatement,
  lines: readonly CopiedLine[],
  today: IsoDate,
): ParsedStatement => {
  const { same, other } = compareDays(statement, lines, today);
  const isOpen = (same >= SAME_MIN && other > 0 && other * 2 < same) || areSomeLeftOut(statement, lines);
  return isOpen ? { ...statement, proof: addDoubts(statement.proof, [doubt("days_open")]) } : statement;
};
