import type { Transaction } from "@passbook/contract/transactions";
import { amountsOf, percentPartsOf } from "../../../lib/splits/part-draft.ts";
import type { PartDraft, SplitBy } from "../../../lib/splits/part-draft.ts";

export type SplitPart = PartDraft & {
  readonly key: string;
  readonly note: string;
  /** Takes whatever the other parts leave, until its amount is written. */
  readonly takes_rest: boolean;
};

/** What the parts leave of the whole, in minor units with the sign of the whole; unwritten parts count as nothing. */
export const remainingOf = (total: number, parts: readonly SplitPart[]): number =>
  total - Math.sign(total) * parts.reduce((sum, part) => sum + (part.amount ?? 0), 0);

/** Parts can be saved when there are at least two, each has its category and amount, and together they are the whole. */
export const areSplitsComplete = (total: number, parts: readonly SplitPart[]): boolean =>
  parts.length >= 2 &&
  parts.every((part) => part.sub_category_id !== null && part.amount !== null && part.amount > 0) &&
  remainingOf(total, parts) === 0;

/** The parts as they are saved, each with the sign of the whole. */
export const toSplits = (total: number, parts: readonly SplitPart[]): Transaction["splits"] =>
  parts.flatMap((part) =>
    part.sub_category_id === null || part.amount === null
      ? []
      : [
          {
            sub_category_id: part.sub_category_id,
            amount: Math.sign(total) * part.amount,
            percent: null,
            note: toNote(part),
          },
        ],
  );

/** The same where they are said by percent; null while they are not the whole or one would be nothing. */
export const toSplitsByPercent = (
  total: number,
  parts: readonly SplitPart[],
): Transaction["splits"] | null => {
  const said = percentPartsOf(parts);
  const amounts = amountsOf(total, parts, "percent");
  if (said === null || amounts === null) return null;
  return said.map((part, at) => ({ ...part, amount: amounts[at] ?? 0, note: toNote(parts[at]) }));
};

const toNote = (part: SplitPart | undefined): string | null => {
  const note = part?.note.trim();
  return note === undefined || note === "" ? null : note;
};

const TO_PERCENT = 10_000;

/** The same parts said the other way: by percent as near as hundredths come, by amount to the minor unit. */
export const sayOtherwise = (
  total: number,
  parts: readonly SplitPart[],
  by: SplitBy,
): readonly SplitPart[] => {
  if (by === "percent")
    return parts.map((part) => ({
      ...part,
      percent: part.percent ?? toPercent(part.amount, total),
    }));
  const amounts = amountsOf(total, parts, "percent");
  return parts.map((part, at) => ({
    ...part,
    takes_rest: false,
    amount: amounts === null ? part.amount : Math.abs(amounts[at] ?? 0),
  }));
};

const toPercent = (amount: number | null, total: number): number | null => {
  const percent = amount === null ? 0 : Math.round((amount / Math.abs(total)) * TO_PERCENT);
  return percent > 0 && percent < TO_PERCENT ? percent : null;
};

/** Gives the part that takes the rest what the others leave. */
export const fillRest = (total: number, parts: readonly SplitPart[]): readonly SplitPart[] => {
  const others = parts.filter((part) => !part.takes_rest).reduce((sum, part) => sum + (part.amount ?? 0), 0);
  const rest = Math.abs(total) - others;
  return parts.map((part) => (part.takes_rest ? { ...part, amount: rest > 0 ? rest : null } : part));
};
