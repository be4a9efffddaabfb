import { addDays } from "../../values/values.ts";
import type { Reading } from "./reading.ts";
import { foldWord } from "./words.ts";

/** What would be spent, a decimal, and on which day; null where none is said. */
export type Spending = { readonly amount: string; readonly on: string | null };

const AMOUNT = /^\p{N}{1,9}(?:[.,]\p{N}{1,3})*$/u;
const GROUPED = /^\p{N}{1,3}(?:[.,]\p{N}{3})+$/u;
const ENGLISH = "en";
const DAYS_OF_WEEK = 7;
const A_SUNDAY = "2026-01-04";

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A day of the week by its name, the next time that it is; today counts. */
const nextWeekday = (word: string, { locale, calendar }: Reading): string | null => {
  const wanted = foldWord(word);
  const isNamed = (day: string): boolean =>
    [locale, ENGLISH].some((each) =>
      (["long", "short"] as const).some((weekday) => {
        const name = new Intl.DateTimeFormat(each, { weekday, timeZone: "UTC" }).format(toDate(day));
        return foldWord(name.replace(/\.$/, "")) === wanted;
      }),
    );
  const at = Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(A_SUNDAY, index)).findIndex(isNamed);
  const running = toDate(calendar.today).getUTCDay();
  return at < 0 ? null : addDays(calendar.today, (at - running + DAYS_OF_WEEK) % DAYS_OF_WEEK);
};

const tomorrowOf = ({ words, locale, calendar }: Reading): string | null => {
  const names = [locale, ENGLISH].map((each) =>
    foldWord(new Intl.RelativeTimeFormat(each, { numeric: "auto" }).format(1, "day")),
  );
  return words.some(({ folded }) => names.includes(folded)) ? addDays(calendar.today, 1) : null;
};

/** `can I spend 400 on Friday?`: what is left of the question is an amount, and a day at most. */
export const readSpending = (reading: Reading): Spending | null => {
  if (reading.elsewhere !== "ahead") return null;
  const [amounts, others] = [true, false].map((is) =>
    reading.left.filter((word) => AMOUNT.test(word) === is),
  );
  const [amount = "", ...further] = amounts ?? [];
  const [day, ...unread] = others ?? [];
  if (amount === "" || further.length + unread.length > 0) return null;
  const on = day === undefined ? tomorrowOf(reading) : nextWeekday(day, reading);
  if (day !== undefined && on === null) return null;
  return { amount: GROUPED.test(amount) ? amount.replaceAll(/[.,]/g, "") : amount.replace(",", "."), on };
};
