import { addDays } from "@passbook/contract/values";

/** The days within which the movement behind an added row was booked. */
export type Span = { readonly from: string; readonly to: string };
/** A row as far as its place among the printed balances needs it. */
export type PlacedRow = {
  readonly booked_on: string;
  readonly balance_after: number | null;
  readonly is_added: boolean;
};
/** The statement a person added rows to. */
type Page = Span & { readonly verdict: string | null };

/** One file may date a row by its booking, another by its value. */
const MOST_SHIFT_DAYS = 3;

/**
 * Where the movement of each added row may stand: between the printed balances around it, if these prove the statement, else around the
 * day the person gave it; within the days of the statement. Null for printed rows.
 */
export const findSpans = (rows: readonly PlacedRow[], page: Page): (Span | null)[] =>
  rows.map((row, index) => {
    if (!row.is_added) return null;
    const days = [row.booked_on];
    if (page.verdict === "proved")
      days.push(
        findBound(rows.slice(0, index).toReversed()) ?? page.from,
        findBound(rows.slice(index + 1)) ?? page.to,
      );
    days.sort();
    const from = addDays(days[0] ?? row.booked_on, -MOST_SHIFT_DAYS);
    const to = addDays(days.at(-1) ?? row.booked_on, MOST_SHIFT_DAYS);
    return { from: from > page.from ? from : page.from, to: to < page.to ? to : page.to };
  });

/** The day of the nearest printed row that carries a balance. */
const findBound = (rows: readonly PlacedRow[]): string | undefined =>
  rows.find(({ is_added, balance_after }) => !is_added && balance_after !== null)?.booked_on;

/** A card is charged days after it was used, and a person may write down what they did the evening before. */
const BOOKED_WITHIN_DAYS = 7;

/** The days on which a statement may print what a person wrote down by hand. */
export const findSpanByHand = ({ booked_on }: Pick<PlacedRow, "booked_on">): Span => ({
  from: addDays(booked_on, -MOST_SHIFT_DAYS),
  to: addDays(booked_on, BOOKED_WITHIN_DAYS),
});
