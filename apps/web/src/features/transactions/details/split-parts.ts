export type SplitPart = {
  readonly key: string;
  readonly sub_category_id: string | null;
  /** Size in minor units, without a sign. */
  readonly amount: number | null;
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

/** The parts as the server takes them, each with the sign of the whole. */
export const toSplits = (total: number, parts: readonly SplitPart[]) =>
  parts.flatMap((part) =>
    part.sub_category_id === null || part.amount === null
      ? []
      : [
          {
            sub_category_id: part.sub_category_id,
            amount: Math.sign(total) * part.amount,
            note: part.note.trim() === "" ? null : part.note.trim(),
          },
        ],
  );

/** Gives the part that takes the rest what the others leave. */
export const fillRest = (total: number, parts: readonly SplitPart[]): readonly SplitPart[] => {
  const others = parts.filter((part) => !part.takes_rest).reduce((sum, part) => sum + (part.amount ?? 0), 0);
  const rest = Math.abs(total) - others;
  return parts.map((part) => (part.takes_rest ? { ...part, amount: rest > 0 ? rest : null } : part));
};
