import { daysBetween } from "@passbook/contract/values";
import type { IsoDate } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { Said } from "@passbook/contract/sentences/sentence";
import { findInformative } from "../labels/meaning-words.ts";
import { namesMerchant } from "../labels/names-merchant.ts";
import type { ParsedFile, ParsedStatement, ParsedTransaction, Problem } from "../parsed-file.ts";
import { listOutside } from "./days/doubt-period.ts";
import { joinsPrevious } from "./joins-previous.ts";

/** Banks book late, but a month after the value date some date was misread. */
const LATE_DAYS = 31;
/** A list is in order when so few of its rows step out of it. */
const OUT_OF_ORDER_MAX = 0.1;
const ORDERED_ROWS_MIN = 5;
/** Of each kind; more say that a date was misread everywhere, and nobody reads a hundred remarks. */
const REMARKS_MAX = 20;

const remark = (code: string, said: Said, row: ParsedTransaction): Problem => ({
  code,
  ...said,
  place: row.source,
});

/** One end of a period may be all that is printed. */
const sayOutside = (day: IsoDate, { from, to }: ParsedStatement["period"]): Said => {
  if (from !== null && to !== null) return say("date_outside_period", { day, from, to });
  return from === null
    ? say("date_after_period", { day, to: to ?? day })
    : say("date_before_period", { day, from });
};

const findOutside = (statement: ParsedStatement): Problem[] =>
  listOutside(statement).map((row) =>
    remark("date_outside_period", sayOutside(row.booked_on, statement.period), row),
  );

/** Rows that step back where the list goes forward, up to one more than `most`; a neighbour that leaps ahead is the one to name. */
const findSteps = (rows: readonly ParsedTransaction[], forward: 1 | -1, most: number): number[] => {
  const dateAt = (at: number): IsoDate | undefined => rows[at]?.booked_on;
  const isBack = (before: IsoDate | undefined, after: IsoDate | undefined): boolean =>
    before !== undefined && after !== undefined && (forward === 1 ? after < before : after > before);
  const steps: number[] = [];
  for (let at = 1; at < rows.length && steps.length <= most; at += 1) {
    if (!isBack(dateAt(at - 1), dateAt(at))) continue;
    const leapt = isBack(dateAt(at - 1), dateAt(at + 1)) && !isBack(dateAt(at - 2), dateAt(at));
    steps.push(leapt ? at - 1 : at);
  }
  return steps;
};

const findOutOfOrder = ({ transactions }: ParsedStatement): Problem[] => {
  const rows = transactions.filter((row) => !row.pending);
  if (rows.length < ORDERED_ROWS_MIN) return [];
  const most = Math.max(rows.length * OUT_OF_ORDER_MAX, 1);
  const down = findSteps(rows, 1, most);
  const up = findSteps(rows, -1, most);
  const steps = down.length <= up.length ? down : up;
  if (steps.length > most) return [];
  return steps.flatMap((at) => {
    const row = rows[at];
    return row === undefined
      ? []
      : [remark("date_out_of_order", say("date_out_of_order", { day: row.booked_on }), row)];
  });
};

const findLate = ({ transactions }: ParsedStatement): Problem[] =>
  transactions
    .filter(({ value_on, booked_on }) => value_on !== null && value_on < booked_on)
    .flatMap((row) => {
      const late = daysBetween(row.value_on ?? row.booked_on, row.booked_on);
      if (late <= LATE_DAYS) return [];
      return [
        remark("booked_long_after_value", say("booked_long_after_value", { day: row.booked_on, late }), row),
      ];
    });

const findTotals = ({ transactions }: ParsedStatement): Problem[] =>
  transactions
    .filter(({ description }) => findInformative(description) !== null && !namesMerchant(description))
    .map((row) => remark("looks_like_total", say("looks_like_total", { text: row.description }), row));

/** Statements of one account in one file, of which the later does not start where the earlier ended. */
const findGaps = (statements: readonly ParsedStatement[]): Problem[] => {
  const byDay = statements.toSorted((a, b) => ((a.period.from ?? "") < (b.period.from ?? "") ? -1 : 1));
  const last = new Map<string, ParsedStatement>();
  return byDay.flatMap((next) => {
    const { number } = next.account;
    if (number === null) return [];
    const account = `${next.currency ?? ""} ${number}`;
    const previous = last.get(account);
    last.set(account, next);
    const joined = previous === undefined ? null : joinsPrevious(previous, next);
    if (joined === null || joined.holds) return [];
    const place = next.transactions[0]?.source;
    return [
      {
        code: "statements_do_not_join",
        ...say("statements_do_not_join"),
        ...(place === undefined ? {} : { place }),
      },
    ];
  });
};

const FINDERS = [findOutside, findOutOfOrder, findLate];

/** The file with remarks on rows that look wrong though no printed fact says so; they change no verdict. */
export const pointOut = (file: ParsedFile): ParsedFile => {
  // What a program keeps as a row is one, whatever it is called.
  const finders = file.book === "program" ? FINDERS : [...FINDERS, findTotals];
  const remarks = file.statements.flatMap((statement) =>
    finders.flatMap((find) => find(statement).slice(0, REMARKS_MAX)),
  );
  const found = [...remarks, ...findGaps(file.statements)];
  return found.length === 0 ? file : { ...file, problems: [...file.problems, ...found] };
};
