import { addDays } from "@passbook/contract/values";
import type { IsoDate } from "@passbook/contract/values";
import type { DateOrder } from "../../parsed-file.ts";
import { FILES_BEGIN, resolveDate } from "../../values/date.ts";
import { completeYear } from "./complete-year.ts";
import type { Span } from "./complete-year.ts";
import type { PageDate } from "../lines/page-dates.ts";
import { listMonths, toSpan } from "./named-months.ts";
import { says } from "../../words/find-phrases.ts";
import { overPlainWords, toPlainWords } from "../../words/plain-words.ts";
import { readFactWords } from "../../labels/fact-words.ts";
import { amountsOf, datesOf, plainText } from "../lines/tokens.ts";
import type { DateToken, ScannedLine } from "../lines/tokens.ts";

const SPAN_DAYS_MAX = 400;
/** A number whose year of two digits would lie before is no day of a statement. */
export const EARLIEST: IsoDate = `${FILES_BEGIN}-01-01`;

/** The day of the statement itself begins no period. */
const STATED_ON = overPlainWords(
  /^(?!.*\b(previous|last|from|period|opening|start|begin\w*)\b).*\b((statement|closing|cut ?off|issue|print(ed)?|invoice|bill(ing)?) (date|day|on)|rechnungsdatum|auszugsdatum|abrechnungsdatum|erstellt am|date (d arrete|du releve|d edition)|fecha de (corte|emision)|data (de|di) (emissao|emissione|fechamento)|afschriftdatum|data wystawienia)\b/,
);
const LABEL_WORDS_MAX = 5;

/** The words that stand between a date and what is printed before it on its line, or else over it. */
const labelOf = (lines: readonly ScannedLine[], index: number, token: DateToken): string => {
  const [scanned, above] = [lines[index], lines[index - 1]];
  if (scanned === undefined) return "";
  const before = scanned.tokens.findLast(({ to }) => to < token.from);
  const own = scanned.line.words.slice((before?.to ?? -1) + 1, token.from).slice(-LABEL_WORDS_MAX);
  if (own.length > 0 || above === undefined || above.line.page !== scanned.line.page)
    return toPlainWords(own.map(({ text }) => text).join(" "));
  const cell =
    above.tokens.length === 0
      ? above.line.cells.find(({ box }) => box[0] < token.x1 && box[2] > token.x0)
      : null;
  return toPlainWords(cell?.text ?? "");
};

type Labelled = DateToken & { label: string };

const listDates = (lines: readonly ScannedLine[], index: number): Labelled[] => {
  const scanned = lines[index];
  return scanned === undefined
    ? []
    : datesOf(scanned).map((token) => ({ ...token, label: labelOf(lines, index, token) }));
};

/** The dates of a line; where it has one alone, with that of the line below. */
const datesFrom = (lines: readonly ScannedLine[], index: number): readonly Labelled[] => {
  const [scanned, below] = [lines[index], lines[index + 1]];
  if (scanned === undefined) return [];
  const own = listDates(lines, index);
  const single = own.length === 1 && below !== undefined && below.line.page === scanned.line.page;
  const next = single ? listDates(lines, index + 1) : [];
  return next.length === 1 ? [...own, ...next] : own;
};

/** The beginnings and ends, no more than a year apart, that stand together on lines. */
export const listPeriods = (lines: readonly ScannedLine[], order: DateOrder, today: IsoDate): Span[] =>
  [...lines.keys()].flatMap((index) => {
    const tokens = datesFrom(lines, index);
    const days = tokens.map(({ date }) => (date.yearless ? null : resolveDate(date.written, order, today)));
    return days.flatMap((to, at) => {
      const [from, first] = [days[at - 1] ?? null, tokens[at - 1]];
      if (at === 0 || to === null || first === undefined) return [];
      if (says(tokens[at]?.label ?? "", "coming") || STATED_ON.test(first.label)) return [];
      const start =
        from ??
        (first.date.yearless
          ? completeYear(first.date, { from: addDays(to, -SPAN_DAYS_MAX), to }, order)
          : null);
      const isPeriod =
        start !== null && start >= EARLIEST && addDays(start, 1) < to && addDays(start, SPAN_DAYS_MAX) >= to;
      return isPeriod ? [{ from: start, to }] : [];
    });
  });

const SLACK_DAYS = 10;
const SHARE_MIN = 0.8;
/** In a longer span days without a year lie whatever their year is. */
const TELLING_DAYS_MAX = 200;

/** Whether nearly all rows lie inside a span, in the only year in which they can. */
export const holdsRows = (
  span: Span,
  rows: readonly PageDate[],
  order: DateOrder,
  today: IsoDate,
): boolean => {
  const [from, to] = [addDays(span.from, -SLACK_DAYS), addDays(span.to, SLACK_DAYS)];
  const inside = rows.filter((date) => {
    const day = date.yearless ? completeYear(date, span, order) : resolveDate(date.written, order, today);
    return day !== null && day >= from && day <= to;
  });
  const isTelling = rows.every((date) => !date.yearless) || addDays(span.from, TELLING_DAYS_MAX) >= span.to;
  return isTelling && inside.length >= rows.length * SHARE_MIN;
};

const STATED = new Set(["opening", "closing", "balance"]);

/** From the day of one balance to that of another. */
const listBalanceSpans = (lines: readonly ScannedLine[], order: DateOrder, today: IsoDate): Span[] => {
  const days = lines.flatMap((scanned) => {
    const [date, ...others] = datesOf(scanned);
    const isStated = amountsOf(scanned).length === 1 && STATED.has(readFactWords(plainText(scanned)) ?? "");
    if (date === undefined || others.length > 0 || date.date.yearless || !isStated) return [];
    return resolveDate(date.date.written, order, today) ?? [];
  });
  const sorted = days.toSorted();
  const [from, to] = [sorted[0], sorted.at(-1)];
  const isPeriod = from !== undefined && to !== undefined && from < to && addDays(from, SPAN_DAYS_MAX) >= to;
  return isPeriod ? [{ from, to }] : [];
};

const MONTHS = 12;

/** The order that days over twelve tell, null where none or two are told. */
const tellOrder = (lines: readonly ScannedLine[]): DateOrder | null => {
  const told = lines.flatMap((scanned) =>
    datesOf(scanned).flatMap(({ date: { written } }): DateOrder[] => {
      const [first, second] = written.parts;
      if (written.order !== null) return [];
      return first > MONTHS ? ["dmy"] : second > MONTHS ? ["mdy"] : [];
    }),
  );
  return new Set(told).size === 1 ? (told[0] ?? null) : null;
};

/** The first and the last day that are each named as such, or those of the balances, as far as their days and months cannot be mistaken. */
export const findNamedPeriod = (lines: readonly ScannedLine[], today: IsoDate): Span | null => {
  const dates = [...lines.keys()].flatMap((index) => listDates(lines, index));
  const find = (concept: "period_from" | "period_to"): IsoDate | undefined =>
    dates.flatMap(({ label, date: { written, yearless } }) => {
      const [first, second] = written.parts;
      const isOpen = written.order === null && written.mark !== "." && Math.max(first, second) <= 12;
      if (yearless || isOpen || !says(label, concept)) return [];
      return resolveDate(written, second > 12 ? "mdy" : "dmy", today) ?? [];
    })[0];
  const [from, to] = [find("period_from"), find("period_to")];
  if (from !== undefined && to !== undefined && from <= to) return { from, to };
  const order = tellOrder(lines);
  return (order === null ? null : listBalanceSpans(lines, order, today)[0]) ?? null;
};

/** The printed period of the rows: the first that holds them, else the first of all; balances of two days and a named month tell it as well. */
export const findPeriod = (
  lines: readonly ScannedLine[],
  order: DateOrder,
  { rows, today }: { rows: readonly PageDate[]; today: IsoDate },
): Span | null => {
  const periods = listPeriods(lines, order, today);
  const holds = (span: Span): boolean => holdsRows(span, rows, order, today);
  return (
    periods.find(holds) ??
    listBalanceSpans(lines, order, today).find(holds) ??
    lines.flatMap(({ line }) => listMonths(line.text).map(toSpan)).find(holds) ??
    periods[0] ??
    null
  );
};
