import type { DecimalSign } from "./amount.ts";
import { findDecimalSign, findNumberBody } from "./amount.ts";

/** What the numbers of a column say about their decimal sign: `sign` is null when they say nothing, unsure when a mark may group. */
export type DecimalVote = { sign: DecimalSign | null; sure: boolean };

/** Without any cents, a mark before exactly three digits is a decimal sign only if no number does without it. */
const readThrees = (bodies: readonly string[], exponent: number | null): DecimalSign | null => {
  const [first] = bodies;
  if (first === undefined) return null;
  const mark: DecimalSign = first.includes(",") ? "," : ".";
  if (exponent === 3) return mark;
  const alwaysThere = bodies.length >= 3 && bodies.every((body) => body.includes(mark));
  const padded = bodies.every((body) => body.endsWith("0"));
  const cents = bodies.some((body) => !body.endsWith("000"));
  const asDecimal = alwaysThere && padded && cents;
  if (asDecimal) return mark;
  return mark === "," ? "." : ",";
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
  return { sign: readThrees([...unsure, ...bare], exponent), sure: exponent !== null };
};
