import { joinTexts } from "../values/text.ts";

/** A batch may be of thousands of payments: as much of them as a row can show. */
const MAX_LENGTH = 500;

/** What is said of the whole of a batch and, one after the other, what is said of its payments, once each. */
export const describeBatch = (whole: string | null, payments: readonly string[]): string => {
  const told = [...new Set(payments)].filter((text) => text !== "").join("; ");
  return joinTexts(whole, told === "" ? null : told.slice(0, MAX_LENGTH));
};
