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

/** Most rows have the day that stands over them, and few another in their own words: which of both is the day of booking is open. */
export const doubtLoneDays = (
  statement: ParsedStatement,
  lines: readonly CopiedLine[],
  today: IsoDate,
): ParsedStatement => {
  const { same, other } = compareDays(statement, lines, today);
  const isOpen = same >= SAME_MIN && other > 0 && other * 2 < same;
  return isOpen ? { ...statement, proof: addDoubts(statement.proof, [doubt("days_open")]) } : statement;
};
