import { divide, divideBySizes, WHOLE_PERCENT } from "@passbook/contract/divide";

/** How it is said what the parts are. */
export type SplitBy = "percent" | "amount";

/** A part while it is written: `percent` in hundredths or `amount` in minor units without sign, null while none is said. */
export type PartDraft = {
  readonly sub_category_id: string | null;
  readonly percent: number | null;
  readonly amount: number | null;
};

export const EMPTY_PART: PartDraft = { sub_category_id: null, percent: null, amount: null };

const HALF: PartDraft = { ...EMPTY_PART, percent: WHOLE_PERCENT / 2 };
export const EVEN_PARTS: readonly PartDraft[] = [HALF, HALF];

/** What the other parts leave for the last one, in hundredths of a percent. */
export const restOf = (parts: readonly Pick<PartDraft, "percent">[]): number =>
  parts.slice(0, -1).reduce((left, { percent }) => left - (percent ?? 0), WHOLE_PERCENT);

/** The percents of the parts, the last one with what is left. */
export const percentsOf = (parts: readonly Pick<PartDraft, "percent">[]): readonly number[] =>
  parts.map(({ percent }, at) => (at === parts.length - 1 ? restOf(parts) : (percent ?? 0)));

/** What the parts of an amount come to, the last one with what is left; null while a part would be nothing. */
export const amountsOf = (
  total: number,
  parts: readonly PartDraft[],
  by: SplitBy,
): readonly number[] | null => {
  if (by === "percent") {
    const percents = percentsOf(parts);
    return percents.some((percent) => percent <= 0) ? null : divide(total, percents);
  }
  return divideBySizes(
    total,
    parts.slice(0, -1).map(({ amount }) => amount ?? 0),
  );
};

/** The parts as the server takes them; null while one lacks its sub-category or would be nothing. */
export const percentPartsOf = (
  parts: readonly PartDraft[],
): { readonly sub_category_id: string; readonly percent: number }[] | null => {
  const percents = percentsOf(parts);
  const said = parts.flatMap(({ sub_category_id }, at) => {
    const percent = percents[at] ?? 0;
    return sub_category_id === null || percent <= 0 ? [] : [{ sub_category_id, percent }];
  });
  return said.length < parts.length ? null : said;
};
