import { shapeOfDay } from "./choose-days.ts";
import type { Group } from "./choose-days.ts";
import type { StreamRow } from "./find-stream-rows.ts";

/** The rows of a text by their form, and `more` that may follow them; `daysOpen` where a day among them heads none, or another way gives them other days. */
export type FormRows = { rows: StreamRow[]; more: StreamRow[]; daysOpen: boolean };

const daysOf = (rows: readonly StreamRow[]): string =>
  rows.map(({ days }) => days.map(({ text }) => text).join(" ")).join();
const moneyOf = (rows: readonly StreamRow[]): string =>
  rows.map(({ money }) => money.map(({ from }) => from).join(" ")).join();

/** The days of rows are written in several ways, or one stands between the rows and heads none of them. */
export const isOpen = (heads: readonly Group[], rows: readonly StreamRow[]): boolean => {
  if (new Set(rows.map(({ days }) => shapeOfDay(days[0]?.text ?? ""))).size > 1) return true;
  const used = new Set(rows.map(({ days }) => days[0]));
  const taken = heads.map(({ days }) => used.has(days[0]));
  return taken.slice(taken.indexOf(true), taken.lastIndexOf(true)).includes(false);
};

/** Each way once; ways in which the same figures have other days doubt one another. */
export const weighForms = (found: readonly FormRows[]): FormRows[] => {
  const ways = new Map<string, Map<string, FormRows>>();
  for (const own of found) {
    const key = moneyOf(own.rows);
    const days = ways.get(key) ?? new Map<string, FormRows>();
    if (!days.has(daysOf(own.rows))) ways.set(key, days.set(daysOf(own.rows), own));
  }
  return [...ways.values()].flatMap((days) => {
    const whole = [...days.values()].filter(({ daysOpen }) => !daysOpen);
    return whole.length > 0
      ? whole.map((own) => ({ ...own, daysOpen: whole.length > 1 }))
      : [...days.values()];
  });
};
