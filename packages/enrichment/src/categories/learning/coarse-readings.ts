import type { ClassifierRow } from "./prediction.ts";

/** Amounts within about 60 % of each other share a band. */
const BANDS_PER_DOUBLING = 1.5;

export const readBand = (amount: number): number =>
  Math.round(Math.log2(Math.abs(amount) + 1) * BANDS_PER_DOUBLING);

/** The direction of a row's money. */
export const readSign = (row: Pick<ClassifierRow, "amount">): "+" | "-" => (row.amount > 0 ? "+" : "-");

/** The category of a starter sub-category. */
export const toParent = (starter: string): string => starter.split(".")[0] ?? starter;
