import { minorDigits } from "@passbook/contract/values";
import type { CurrencyCode } from "@passbook/contract/values";
import type { DecimalSign } from "./amount.ts";
import { findDecimalSign, findNumberBody } from "./amount.ts";

/** What the numbers of a column say about their decimal sign: `sign` is null when they say nothing, unsure when a mark may group. */
export type DecimalVote = { sign: DecimalSign | null; sure: boolean };

/** Every number ends in a zero behind three digits: they may be decimals of which the last is always written. */
const arePadded = (bodies: readonly string[], mark: DecimalSign): boolean =>
  bodies.length >= 3 &&
  bodies.every((body) => body.includes(mark) && body.endsWith("0")) &&
  bodies.some((body) => !body.endsWith("000"));

/**
 * Without any cents, a mark before exactly three digits is a decimal sign only if no number does without it. In a
 * currency that has no third decimal that is never sure: a third zero is written behind a dot, hardly behind a comma.
 */
const readThrees = (bodies: readonly string[], exponent: number | null): DecimalVote => {
  const [first] = bodies;
  if (first === undefined) return { sign: null, sure: false };
  const mark: DecimalSign = first.includes(",") ? "," : ".";
  const other: DecimalSign = mark === "," ? "." : ",";
  if (exponent === 3) return { sign: mark, sure: true };
  if (exponent === 0) return { sign: other, sure: true };
  const padded = arePadded(bodies, mark);
  if (exponent === null) return { sign: padded ? mark : other, sure: false };
  return { sign: padded && mark === "." ? mark : other, sure: !padded };
};

/**
 * Whether the marks before three digits in one column can only be groups: one who writes all decimals writes them in
 * every number, one who leaves out closing zeros writes none.
 */
export const areGroups = (cells: readonly string[]): boolean => {
  const bodies = cells.flatMap((cell) => findNumberBody(cell)?.body ?? []);
  const marked = bodies.filter((body) => findDecimalSign(body) === "unsure");
  const bare = bodies.filter((body) => /^[1-9]\d{0,2}$/.test(body));
  return bare.length > 0 && marked.some((body) => body.endsWith("0"));
};

/** Currencies of which nobody writes the smaller unit, whatever the standard says: three digits behind a mark are a group. */
const WHOLE = new Set(
  "AFN ALL AMD COP CRC HUF IDR IQD IRR KHR LAK LBP MGA MMK MNT SLL SOS SYP TZS UZS YER".split(" "),
);

/** The decimals in which amounts of a currency are written. */
export const writtenDigits = (currency: CurrencyCode | null): number | null =>
  currency === null ? null : WHOLE.has(currency) ? 0 : minorDigits(currency);

/** Decides the decimal sign of number cells; `exponent` is that of their currency where it is known. */
export const voteDecimalSign = (cells: Iterable<string>, exponent: number | null): DecimalVote => {
  let dots = 0;
  let commas = 0;
  const unsure: string[] = [];
  const bare: string[] = [];
  for (const cell of cells) {
    const body = findNumberBody(cell)?.body;
    const said = body === undefined ? "none" : findDecimalSign(body);
    if (said === ".") dots += 1;
    else if (said === ",") commas += 1;
    else if (body !== undefined) (said === "unsure" ? unsure : bare).push(body);
  }
  if (dots + commas > 0) return { sign: commas > dots ? "," : ".", sure: true };
  if (unsure.length === 0) return { sign: null, sure: false };
  return readThrees([...unsure, ...bare], exponent);
};
