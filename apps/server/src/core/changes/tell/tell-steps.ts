import type { ChangedStep, HeldValue, ListedChange } from "@passbook/contract/changes";
import { nameOf, type Known } from "./find-names.ts";
import type { RawStep, Touched } from "./touch-rows.ts";

/** What a field held, as it is said; amounts are said in the currency of their row. */
const toHeld = (
  { column, to_table }: RawStep,
  value: unknown,
  {
    known,
    currency,
    amount,
  }: { readonly known: Known; readonly currency: unknown; readonly amount: unknown },
): HeldValue | null => {
  if (value === null || value === undefined || value === "" || column.as === "unsaid") return null;
  if (column.as === "reference")
    return to_table === null ? null : { named: nameOf(known, to_table, value), ...toMoney(amount, currency) };
  if (column.as === "flag") return { flag: Number(value) !== 0 };
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (column.as === "day") return { day: text.slice(0, "2026-01-01".length) };
  if (column.as === "text") return { text };
  return toMoney(value, currency);
};

const toMoney = (
  amount: unknown,
  currency: unknown,
): { readonly money: { readonly amount: number; readonly currency: string } } | null =>
  typeof currency === "string" && amount != null ? { money: { amount: Number(amount), currency } } : null;

/** From what to what each field of a row was set. */
export const tellSteps = (touched: Touched, known: Known): ChangedStep[] => {
  const currency = (touched.row ?? known(touched.table, touched.key["id"]))?.["currency"];
  return touched.steps.map((step) => ({
    field: step.field,
    from: toHeld(step, step.from, { known, currency, amount: step.amounts?.from }),
    to: toHeld(step, step.to, { known, currency, amount: step.amounts?.to }),
  }));
};

/** What was made or removed is told by its name alone. */
export const hasSteps = ({ done }: Touched): boolean => done === "changed" || done === "concerned";

const MOST_STEPS = 3;

/** The steps of a change, alike ones of many rows once. */
export const sumSteps = (
  touched: readonly Touched[],
  known: Known,
): Pick<ListedChange, "steps" | "more_steps"> => {
  const alike = new Map<string, ListedChange["steps"][number]>();
  for (const row of touched.filter(hasSteps))
    for (const step of tellSteps(row, known)) {
      const text = JSON.stringify(step);
      alike.set(text, { ...step, rows: (alike.get(text)?.rows ?? 0) + 1 });
    }
  const steps = [...alike.values()].toSorted((one, other) => other.rows - one.rows);
  return { steps: steps.slice(0, MOST_STEPS), more_steps: Math.max(0, steps.length - MOST_STEPS) };
};
