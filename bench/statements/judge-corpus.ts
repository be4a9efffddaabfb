import { minorDigits } from "@passbook/contract/values";
import type { ParsedFile, Refusal } from "@passbook/statement-parser";
import { toMinor } from "../lib/to-minor.ts";

/** What a corpus file must give; see the corpus README. */
export type Expected = {
  transactions: number;
  total: string | null;
  opening?: string | null;
  closing?: string | null;
  openings?: (string | null)[];
  closings?: (string | null)[];
  adds_up?: boolean;
  alt?: { transactions: number; total?: string }[];
  accept_errors?: string | string[];
  uncertain?: boolean;
  statements?: number;
  tx_details?: number;
  bad_rows?: number;
  unparsable_amounts?: number;
};
export type Entry = { path: string; format: string; country?: string; expected: Expected };
export type Outcome = { kind: "exact" | "wrong" | "refused"; why: string; falseProof: boolean };

const sumOf = (
  file: ParsedFile,
): { total: bigint; digits: number; count: number; zeros: number; bad: number } => {
  let total = 0n;
  let count = 0;
  let digits = 0;
  for (const statement of file.statements)
    for (const row of statement.transactions) digits = Math.max(digits, minorDigits(row.currency));
  for (const statement of file.statements)
    for (const row of statement.transactions) {
      total += BigInt(row.amount) * 10n ** BigInt(digits - minorDigits(row.currency));
      count += 1;
    }
  const zeros = file.problems.filter(
    (problem) => problem.code === "zero_amount" || problem.code === "no_cash_movement",
  ).length;
  return { total, digits: count === 0 ? 2 : digits, count, zeros, bad: file.problems.length - zeros };
};

/** Other readers count each page of an MT940 statement: then its balances are among theirs, in their order. */
const arePages = (
  file: ParsedFile,
  found: readonly (number | null)[],
  values: readonly (string | null)[],
): boolean => {
  const digits = minorDigits(file.statements[0]?.currency ?? null);
  const left = values.map((value) => (value === null ? null : toMinor(value, digits)));
  return (
    file.format === "mt940" &&
    found.every((balance) => {
      const at = left.indexOf(balance);
      if (at !== -1) left.splice(0, at + 1);
      return at !== -1;
    })
  );
};

const checkBalances = (file: ParsedFile, expected: Expected): string | null => {
  const digits = minorDigits(file.statements[0]?.currency ?? null);
  const single = file.statements.length === 1;
  const listed = (all: (string | null)[] | undefined, one: string | null | undefined): (string | null)[] =>
    all !== undefined && !(single && all.length > 1) ? all : single ? [one ?? null] : [];
  const wanted: ["opening" | "closing", (string | null)[]][] = [
    ["opening", listed(expected.openings, expected.opening)],
    ["closing", listed(expected.closings, expected.closing)],
  ];
  for (const [name, values] of wanted) {
    const found = file.statements.map((statement) => statement[`${name}_balance`]);
    const parted = values.length > found.length && arePages(file, found, values);
    for (const [index, value] of parted ? [] : values.entries())
      if (value !== null && found[index] !== toMinor(value, digits))
        return `${name} ${found[index]} instead of ${value}`;
  }
  return null;
};

/** How a corpus file as read compares with what it must give. */
export const judge = (file: ParsedFile, expected: Expected): Outcome => {
  const { total, digits, count, zeros, bad } = sumOf(file);
  const fits = (option: { transactions: number; total?: string | null }): boolean => {
    const countFits = count === option.transactions || count + zeros === option.transactions;
    const wanted = option.total ?? null;
    const slack =
      wanted !== null && (wanted.split(".")[1] ?? "").replace(/0+$/, "").length > digits ? BigInt(count) : 0n;
    const gap = wanted === null ? 0n : total - BigInt(toMinor(wanted, digits));
    return countFits && gap <= slack && -gap <= slack;
  };
  const right =
    fits({ ...expected, transactions: expected.transactions - (expected.unparsable_amounts ?? 0) }) ||
    (expected.tx_details !== undefined && fits({ ...expected, transactions: expected.tx_details })) ||
    (expected.alt ?? []).some((option) => fits({ ...option, total: option.total ?? null }));
  const balances = right ? checkBalances(file, expected) : null;
  const proved = file.statements.some((statement) => statement.proof.verdict === "proved");
  const falseProof = proved && (!right || expected.adds_up === false || balances !== null);
  const why = `${count} rows (${zeros} zero, ${bad} bad), total ${total}/${digits}; expected ${expected.transactions}, ${expected.total}`;
  if (!right) return { kind: "wrong", why, falseProof };
  return balances === null
    ? { kind: "exact", why: "", falseProof }
    : { kind: "wrong", why: balances, falseProof };
};

/** A refusal is right where it is expected, or where there is nothing to read. */
export const judgeRefusal = (refusal: Refusal, expected: Expected): Outcome => {
  const accepted = [expected.accept_errors ?? []].flat().includes(refusal.code);
  const none =
    expected.transactions === 0 || (expected.alt ?? []).some((option) => option.transactions === 0);
  return {
    kind: accepted || none ? "exact" : "refused",
    why: `${refusal.code}: ${refusal.message}`,
    falseProof: false,
  };
};
