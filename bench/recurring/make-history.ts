import { addDays } from "@passbook/contract/values";
import { readVendor, type FinderRow, type SeriesInterval } from "@passbook/enrichment";
import { addMonths, toDay, toMonth } from "../../apps/server/src/core/sample/calendar.ts";
import { seedRandom, type SeededRandom } from "../../apps/server/src/core/sample/seeded-random.ts";
import { CASES, type Case, type Stream } from "./cases.ts";

/** A series as a person would mark it: which rows, at what interval. */
export type Label = {
  readonly name: string;
  readonly interval: SeriesInterval;
  readonly ids: readonly string[];
};

export type History = { readonly rows: readonly FinderRow[]; readonly labels: readonly Label[] };

export type HistoryOptions = {
  readonly seed: number;
  readonly currency: string;
  readonly from: string;
  readonly until: string;
};

const FEWEST = 3;
const FEWEST_YEARLY = 2;

const toWeekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Days on which banks of the invented country do not book. */
const isHoliday = (date: string): boolean =>
  ["01-01", "05-01", "12-25", "12-26"].includes(date.slice(5)) || [0, 6].includes(toWeekday(date));

const shiftDay = (date: string, shift: "after" | "before" | undefined): string => {
  if (shift === undefined) return date;
  const step = shift === "after" ? 1 : -1;
  let day = date;
  while (isHoliday(day)) day = addDays(day, step);
  return day;
};

/** The day of the nth occurrence before lateness, or null when it is over. */
const findNth = (stream: Stream, nth: number, start: string, random: SeededRandom): string => {
  const { rhythm } = stream;
  if (rhythm.on === "month") {
    const day = stream.moved !== undefined && nth >= stream.moved[0] ? stream.moved[1] : rhythm.day;
    return shiftDay(toDay(addMonths(toMonth(start), nth * rhythm.every), day), rhythm.shift);
  }
  if (rhythm.on === "half_month") {
    const month = addMonths(toMonth(start), Math.floor(nth / 2));
    return shiftDay(toDay(month, rhythm.days[nth % 2 === 0 ? 0 : 1]), rhythm.shift);
  }
  if (rhythm.on === "days") return shiftDay(addDays(start, nth * rhythm.every), rhythm.shift);
  const month = addMonths(toMonth(start), Math.floor(nth / rhythm.perMonth));
  return toDay(month, random.between(1, 28));
};

const findAmount = (stream: Stream, nth: number, random: SeededRandom): number => {
  const raised = (stream.raises ?? []).filter(([from]) => nth >= from).at(-1)?.[1] ?? stream.amount;
  const spread = stream.spread ?? 0;
  return Math.round(raised * (1 + spread * (random.next() * 2 - 1)) * 100);
};

type Occurrence = { readonly on: string; readonly amount: number };

const listOccurrences = (stream: Stream, options: HistoryOptions, random: SeededRandom): Occurrence[] => {
  const begins = toDay(addMonths(toMonth(options.from), stream.begins ?? 0), 1);
  const start = stream.rhythm.on === "days" ? addDays(begins, random.between(0, 6)) : begins;
  const found: Occurrence[] = [];
  let drift = 0;
  for (let nth = 0; nth < (stream.count ?? 1000); nth += 1) {
    const { rhythm } = stream;
    if (rhythm.on === "days" && rhythm.jitter !== undefined)
      drift += nth === 0 ? 0 : random.between(-rhythm.jitter, rhythm.jitter);
    const late = (stream.late ?? []).find(([at]) => at === nth)?.[1] ?? 0;
    const on = addDays(findNth(stream, nth, start, random), drift + late);
    if (on > options.until) break;
    if (stream.skips?.includes(nth) === true || on < options.from) continue;
    found.push({ on, amount: findAmount(stream, nth, random) });
  }
  return found;
};

const toRow = (given: Case, at: Occurrence, id: string, options: HistoryOptions): FinderRow => ({
  id,
  bank_account_id: "current",
  account_type: "current",
  booked_on: at.on,
  value_on: null,
  amount: at.amount,
  currency: options.currency,
  original: null,
  description: given.text,
  counterparty: null,
  reference: null,
  vendor_key: readVendor({ description: given.text, counterparty: null }).key,
  merchant_id: null,
  sub_category: null,
  status: "posted",
  excluded: [],
});

/**
 * The rows of every case of the table between two days, and the label of each stream that has one. A stream of fewer rows than a
 * person could call a series (three; of yearly ones two, when they are equal) has none.
 */
export const makeHistory = (options: HistoryOptions): History => {
  const random = seedRandom(options.seed);
  const rows: FinderRow[] = [];
  const labels: Label[] = [];
  for (const given of CASES) {
    for (const stream of given.streams) {
      const made = listOccurrences(stream, options, random).map((at) =>
        toRow(given, at, `${given.name}-${String(rows.length)}-${at.on}-${random.digits(4)}`, options),
      );
      rows.push(...made);
      const equal = new Set(made.map(({ amount }) => amount)).size === 1;
      const fewest = stream.interval === "yearly" && equal ? FEWEST_YEARLY : FEWEST;
      if (stream.interval !== null && made.length >= fewest)
        labels.push({ name: given.name, interval: stream.interval, ids: made.map(({ id }) => id) });
    }
  }
  return { rows, labels };
};
