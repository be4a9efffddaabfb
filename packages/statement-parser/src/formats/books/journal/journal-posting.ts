import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { Problem } from "../../../parsed-file.ts";
import type { EntryPosting } from "../double-entry.ts";
import {
  findMoney,
  isNearlyZero,
  multiply,
  absolute,
  type Marks,
  type Quantity,
  readQuantity,
  toMinorUnits,
} from "./journal-amount.ts";

/** A posting as a journal writes it: its amount may be left out, or follow from the balance after it. */
export type JournalPosting = {
  readonly account: string;
  readonly quantity: Quantity | null;
  /** What it is worth where a price or cost is written. */
  readonly weight: Quantity | null;
  readonly asserted: Quantity | null;
  readonly note: string | null;
  readonly cleared: EntryPosting["cleared"];
  readonly line: number;
};

/** How a dialect takes a price beside a cost: beancount weighs by the cost, the others by the price. */
export type Weighing = "cost" | "price";

const LOT = /^\{(\{?)([^}]*)\}\}?\s*/;
const LOT_DETAIL = /^(?:\[[^\]]*\]|\([^)]*\))\s*/;
const PRICE = /^\(?(@@?)\)?\s*/;
const ASSERTION = /^={1,2}\*?\s*/;

/** What stands behind a quantity: a cost in braces, a price, the balance after it; null where something else does. */
export const readWorth = (
  { quantity, text }: { quantity: Quantity | null; text: string },
  { marks, by }: { marks: Marks; by: Weighing },
): Pick<JournalPosting, "weight" | "asserted"> | null => {
  let rest = text;
  let cost: Quantity | null = null;
  let price: Quantity | null = null;
  let asserted: Quantity | null = null;
  const total = (worth: Quantity, is_total: boolean): Quantity => ({
    commodity: worth.commodity,
    value: is_total
      ? absolute(worth.value) * ((quantity?.value ?? 0n) < 0n ? -1n : 1n)
      : multiply(quantity?.value ?? 0n, worth.value),
  });
  const lot = LOT.exec(rest);
  if (lot !== null) {
    rest = rest.slice(lot[0].length);
    const inner = readQuantity(lot[2]?.replace("=", "").trim() ?? "", marks)?.quantity ?? null;
    cost = inner === null ? null : total(inner, lot[1] === "{");
    for (let detail = LOT_DETAIL.exec(rest); detail !== null; detail = LOT_DETAIL.exec(rest))
      rest = rest.slice(detail[0].length);
  }
  const at = PRICE.exec(rest);
  if (at !== null) {
    const read = readQuantity(rest.slice(at[0].length), marks);
    if (read === null) return null;
    price = total(read.quantity, at[1] === "@@");
    rest = read.rest;
  }
  const sign = ASSERTION.exec(rest);
  if (sign !== null) {
    const read = readQuantity(rest.slice(sign[0].length), marks);
    if (read === null) return null;
    asserted = read.quantity;
    rest = LOT.test(read.rest) ? "" : read.rest.replace(/^@.*$/, "");
  }
  if (rest.trim() !== "") return null;
  return { weight: by === "cost" ? (cost ?? price) : (price ?? cost), asserted };
};

const sumUp = (postings: readonly JournalPosting[]): Map<string, bigint> => {
  const sums = new Map<string, bigint>();
  for (const { quantity, weight } of postings) {
    const worth = weight ?? quantity;
    if (worth !== null) sums.set(worth.commodity, (sums.get(worth.commodity) ?? 0n) + worth.value);
  }
  return sums;
};

/** What is left over in a transaction, as it would be written. */
export type LeftOver = { readonly value: bigint; readonly commodity: string };
export type Solved =
  | { readonly kind: "solved"; readonly postings: readonly JournalPosting[] }
  | { readonly kind: "unbalanced"; readonly left: readonly LeftOver[] }
  | { readonly kind: "open" };

/** Two commodities that stand against each other without a price give it. */
const isExchange = (left: readonly LeftOver[], postings: readonly JournalPosting[]): boolean => {
  const [one, other] = left;
  if (one === undefined || other === undefined || left.length > 2) return false;
  return one.value < 0n !== other.value < 0n && postings.every(({ weight }) => weight === null);
};

/** Fills in the one amount that is left out, or says what is left over where none is. */
export const solveEntry = (postings: readonly JournalPosting[], by: Weighing): Solved => {
  const missing = postings.filter(({ quantity }) => quantity === null);
  if (missing.length > 1) return { kind: "open" };
  const is_priced = postings.some(({ weight }) => weight !== null);
  const left = [...sumUp(postings)].flatMap(([commodity, value]) =>
    isNearlyZero(is_priced ? value / 2n : value * 2n) ? [] : [{ commodity, value }],
  );
  const [empty] = missing;
  if (empty !== undefined)
    return {
      kind: "solved",
      postings: postings.flatMap((one) =>
        one === empty
          ? left.map(({ commodity, value }) => ({ ...one, quantity: { commodity, value: -value } }))
          : [one],
      ),
    };
  if (left.length === 0 || (by === "price" && isExchange(left, postings)))
    return { kind: "solved", postings };
  return { kind: "unbalanced", left };
};

const tellRounded = (quantity: Quantity, line: number): Problem => ({
  code: "amount_rounded",
  ...say("one_amount_rounded", { amount: writeQuantity(quantity) }),
  place: { line },
});

const SHOWN_DECIMALS = 12;
/** A quantity as people write it. */
export const writeQuantity = ({ value, commodity }: Quantity): string => {
  const digits = absolute(value)
    .toString()
    .padStart(SHOWN_DECIMALS + 1, "0");
  const fraction = digits.slice(-SHOWN_DECIMALS).replace(/0+$/, "");
  const shown = `${value < 0n ? "-" : ""}${digits.slice(0, -SHOWN_DECIMALS)}${fraction === "" ? "" : `.${fraction.padEnd(2, "0")}`}`;
  return commodity === "" ? shown : `${shown} ${commodity}`;
};

/** A solved posting in minor units; what is no money is told by what it is worth in money. */
export const toEntryPosting = (
  { account, quantity, weight, note, cleared, line }: JournalPosting,
  home: CurrencyCode | undefined,
  problems: Problem[],
): EntryPosting[] => {
  if (quantity === null) return [];
  const of = { account, note, cleared, place: { line } };
  const currency = findMoney(quantity.commodity, home);
  if (currency !== null || quantity.commodity === "") {
    const { amount, is_exact } = toMinorUnits(quantity.value, currency);
    if (!is_exact) problems.push(tellRounded(quantity, line));
    return [{ ...of, amount, currency, is_money: true }];
  }
  const worth = weight === null ? null : findMoney(weight.commodity, home);
  const amount = weight === null || worth === null ? 0 : toMinorUnits(weight.value, worth).amount;
  return [{ ...of, amount, currency: worth, is_money: false }];
};

/** What each account holds of each commodity, as a journal goes on. */
export class RunningBalances {
  readonly #held = new Map<string, bigint>();

  add(account: string, { commodity, value }: Quantity): void {
    const key = `${account}\u001F${commodity}`;
    this.#held.set(key, (this.#held.get(key) ?? 0n) + value);
  }

  /** With what is held in accounts below it. */
  under(account: string, commodity: string): bigint {
    let sum = 0n;
    for (const [key, value] of this.#held) {
      const [name = "", of = ""] = key.split("\u001F");
      if (of === commodity && (name === account || name.startsWith(`${account}:`))) sum += value;
    }
    return sum;
  }

  of(account: string, commodity: string): bigint {
    return this.#held.get(`${account}\u001F${commodity}`) ?? 0n;
  }
}

/** That an account does not hold what the journal says it does. */
export const tellAssertion = (
  { account, said, found }: { account: string; said: Quantity; found: bigint },
  { day, line }: { day: IsoDate; line: number },
): Problem => ({
  code: "book_assertion",
  ...say("book_assertion", {
    account,
    day,
    said: writeQuantity(said),
    found: writeQuantity({ value: found, commodity: said.commodity }),
  }),
  place: { line },
});
