import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { Problem } from "../../../parsed-file.ts";
import type { EntryPosting } from "../double-entry.ts";
import {
  findMoney,
  isNearlyZero,
  absolute,
  type Marks,
  type Quantity,
  toMinorUnits,
} from "./journal-amount.ts";
import { type Lot, readLot, toWorth } from "./lots.ts";
import { readAmount } from "./work-out.ts";

/** What an account is said to hold behind a posting, also with all that stands below it. */
export type Asserted = Quantity & { readonly is_below: boolean };

/** A posting as a journal writes it: its amount may be left out, or follow from the balance after it. */
export type JournalPosting = {
  readonly account: string;
  readonly quantity: Quantity | null;
  /** What all of it is worth by the price that is written. */
  readonly price: Quantity | null;
  readonly lot: Lot | null;
  readonly asserted: Asserted | null;
  readonly note: string | null;
  readonly cleared: EntryPosting["cleared"];
  readonly line: number;
};

/** What a lot is weighed by beside a price: beancount and Ledger by what it cost, hledger by its price. */
export type Weighing = "cost" | "price";

const PRICE = /^\(?(@@?)\)?\s*/;
const ASSERTION = /^={1,2}(\*?)\s*/;

type Worth = Pick<JournalPosting, "price" | "lot" | "asserted">;

/** What stands behind a quantity: a cost in braces, a price, the balance after it; null where something else does. */
export const readWorth = (
  { quantity, text }: { quantity: Quantity | null; text: string },
  marks: Marks,
): Worth | null => {
  const behind = readLot(text, quantity, marks);
  let { rest } = behind;
  let price: Quantity | null = null;
  let asserted: Asserted | null = null;
  const at = PRICE.exec(rest);
  if (at !== null) {
    const read = readAmount(rest.slice(at[0].length), marks);
    if (read === null) return null;
    price = toWorth(quantity, read.quantity, at[1] === "@@");
    rest = read.rest;
  }
  const sign = ASSERTION.exec(rest);
  if (sign !== null) {
    const read = readAmount(rest.slice(sign[0].length), marks);
    if (read === null) return null;
    asserted = { ...read.quantity, is_below: sign[1] === "*" };
    rest = read.rest.startsWith("{") ? "" : read.rest.replace(/^@.*$/, "");
  }
  return rest.trim() === "" ? { price, lot: behind.lot, asserted } : null;
};

/** What a posting weighs in its transaction: itself, or what is written of its worth; null where that follows from the others. */
export const weigh = ({ quantity, price, lot }: JournalPosting, by: Weighing): Quantity | null => {
  if (by === "price" && price !== null) return price;
  if (lot !== null && (lot.cost !== null || by === "cost")) return lot.cost;
  return price ?? quantity;
};

const sumUp = (postings: readonly JournalPosting[], by: Weighing): Map<string, bigint> => {
  const sums = new Map<string, bigint>();
  for (const posting of postings) {
    const worth = weigh(posting, by);
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

const isPriced = ({ price, lot }: JournalPosting): boolean => price !== null || lot !== null;

/** Two commodities that stand against each other without a price give it. */
const isExchange = (left: readonly LeftOver[], postings: readonly JournalPosting[]): boolean => {
  const [one, other] = left;
  if (one === undefined || other === undefined || left.length > 2) return false;
  return one.value < 0n !== other.value < 0n && !postings.some(isPriced);
};

const listLeft = (postings: readonly JournalPosting[], by: Weighing): LeftOver[] => {
  const is_priced = postings.some(isPriced);
  return [...sumUp(postings, by)].flatMap(([commodity, value]) =>
    isNearlyZero(is_priced ? value / 2n : value * 2n) ? [] : [{ commodity, value }],
  );
};

/**
 * Fills in the one amount that is left out, or says what is left over where none is. Lots are weighed in the ways that a dialect knows: by the first in
 * which it balances. What a lot cost that is said of none is what the others leave.
 */
export const solveEntry = (
  postings: readonly JournalPosting[],
  { weighings, exchanges }: { readonly weighings: readonly Weighing[]; readonly exchanges: boolean },
): Solved => {
  const [first = "cost"] = weighings;
  const missing = postings.filter(({ quantity }) => quantity === null);
  const unweighed = postings.filter((one) => one.quantity !== null && weigh(one, first) === null);
  if (missing.length + unweighed.length > 1) return { kind: "open" };
  const left = listLeft(postings, first);
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
  const balances =
    unweighed.length > 0 ||
    (exchanges && isExchange(left, postings)) ||
    weighings.some((by) => listLeft(postings, by).length === 0);
  return balances ? { kind: "solved", postings } : { kind: "unbalanced", left };
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
  posting: JournalPosting,
  home: CurrencyCode | undefined,
  problems: Problem[],
): EntryPosting[] => {
  const { account, quantity, note, cleared, line } = posting;
  if (quantity === null || (quantity.commodity === "" && quantity.value === 0n)) return [];
  const of = { account, note, cleared, place: { line } };
  const currency = findMoney(quantity.commodity, home);
  if (currency !== null || quantity.commodity === "") {
    const { amount, left } = toMinorUnits(quantity.value, currency);
    if (left !== 0) problems.push(tellRounded(quantity, line));
    return [{ ...of, amount, left, currency, is_money: true }];
  }
  const weight = isPriced(posting) ? weigh(posting, "cost") : null;
  const worth = weight === null ? null : findMoney(weight.commodity, home);
  const amount = weight === null || worth === null ? 0 : toMinorUnits(weight.value, worth).amount;
  return [{ ...of, amount, left: 0, currency: worth, is_money: false }];
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
