import type {
  BroughtPart,
  BroughtRow,
  ParsedFile,
  ParsedStatement,
  ParsedTransaction,
} from "../../parsed-file.ts";
import { makeAccount } from "../../values/make-account.ts";
import { joinTexts } from "../../values/text.ts";
import { readName, readNote } from "../brought/brought-texts.ts";
import { buildStatement } from "../build-statement.ts";
import type { Book, BookAccount, BookPosting, BookTransaction } from "./book.ts";

/** A movement in one account: its postings there, and what stands on the other side of them. */
type Side = { readonly own: readonly BookPosting[]; readonly others: readonly BookPosting[] };

const sum = (postings: readonly BookPosting[]): number =>
  postings.reduce((all, { amount }) => all + amount, 0);

const sizeOf = (postings: readonly BookPosting[]): number => Math.abs(sum(postings));

/** The movement's sides by account, the largest first: it is the one that the categories are of. */
const listSides = ({ postings }: BookTransaction): [account: string, own: BookPosting[]][] => {
  const own = postings.filter(({ account }) => account !== null);
  return [...Map.groupBy(own, ({ account }) => account ?? "")].toSorted(
    ([, one], [, other]) => sizeOf(other) - sizeOf(one),
  );
};

type Names = ReadonlyMap<string, string>;

const toPart = ({ account, category, amount, note }: BookPosting, names: Names): BroughtPart => ({
  category: account === null ? category : { parent: null, name: `[${names.get(account) ?? ""}]` },
  amount: 0 - amount,
  note: readNote(note),
});

const toSaid = ({ account, category, note }: BookPosting): string =>
  JSON.stringify([account, category, note]);

/** What divides a row; nothing where the rest is in another currency, or all of it says the same. */
const toParts = ({ own, others }: Side, names: Names): BroughtPart[] => {
  const [first] = others;
  if (first !== undefined && others.every((one) => toSaid(one) === toSaid(first))) return [];
  const is_whole = sum(own) + sum(others) === 0;
  const is_alike = others.every(({ currency }) => currency === own[0]?.currency);
  return others.length > 1 && is_whole && is_alike ? others.map((one) => toPart(one, names)) : [];
};

type Told = Pick<BroughtRow, "category" | "transfer" | "parts">;

/** `main` is the account that the categories are of, where that is another one. */
const tellSide = (
  side: Side,
  { main, names, movement }: { main: string | null; names: Names; movement: string },
): Told => {
  const accounts = side.others.filter(({ account }) => account !== null);
  const rest = side.others.filter(({ account }) => account === null);
  if (rest.length === 0 && new Set(accounts.map(({ account }) => account)).size === 1)
    return { category: null, transfer: { movement }, parts: [] };
  if (main !== null) return { category: null, transfer: { account: main }, parts: [] };
  const parts = toParts(side, names);
  const largest = rest.toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount))[0];
  return { category: parts.length > 0 ? null : (largest?.category ?? null), transfer: null, parts };
};

const toRow = (
  { own, others }: Side,
  transaction: BookTransaction,
  told: Told,
  { account, names }: { account: BookAccount; names: Names },
): ParsedTransaction => {
  const [first] = own;
  const { payee, text, date, place, tags, note } = transaction;
  const said = joinTexts(payee, text);
  // What stands beside a category is said of the row, or of its part.
  const beside = told.category === null ? [] : others.filter(({ account }) => account === null);
  const notes = [note, ...[...own, ...beside].map((one) => one.note)].flatMap((one) => readNote(one) ?? []);
  const other = others.map((one) => names.get(one.account ?? "") ?? one.category?.name);
  const description = said || (notes[0] ?? other[0] ?? account.name);
  return {
    booked_on: date,
    value_on: null,
    amount: sum(own),
    currency: account.currency,
    description,
    counterparty: payee,
    reference: transaction.reference,
    balance_after: null,
    pending: false,
    source: place,
    brought: {
      ...told,
      tags: [...tags],
      note: readNote([...new Set(notes)].filter((one) => one !== description).join("; ")),
      payee: readName(payee),
      account: readName(account.name),
      cleared: first?.cleared ?? null,
    },
  };
};

/** The rows of a movement, by account: of a transfer one in each, which are told to be one movement. */
const addRows = (
  transaction: BookTransaction,
  number: number,
  {
    byKey,
    names,
    rows,
  }: { byKey: ReadonlyMap<string, BookAccount>; names: Names; rows: Map<string, ParsedTransaction[]> },
): void => {
  const sides = listSides(transaction);
  for (const [index, [key, own]] of sides.entries()) {
    const account = byKey.get(key);
    if (account === undefined || sum(own) === 0) continue;
    const side = { own, others: transaction.postings.filter((one) => one.account !== key) };
    const main = index === 0 ? null : (names.get(sides[0]?.[0] ?? "") ?? "");
    const told = tellSide(side, { main, names, movement: String(number) });
    const row = toRow(side, transaction, told, { account, names });
    const before = rows.get(key);
    if (before === undefined) rows.set(key, [row]);
    else before.push(row);
  }
};

const toStatement = (
  book: Book,
  account: BookAccount,
  transactions: readonly ParsedTransaction[],
): ParsedStatement => {
  const sorted = transactions.toSorted((one, other) =>
    one.booked_on < other.booked_on ? -1 : Number(one.booked_on > other.booked_on),
  );
  const closing = sorted.reduce((all, { amount }) => all + amount, account.opening);
  const statement = buildStatement({
    account: makeAccount(null, {
      account_type: account.kind,
      name: account.name,
      ...(account.is_closed ? { is_closed: true } : {}),
    }),
    currency: account.currency,
    period: {
      from: sorted[0]?.booked_on ?? account.opened_on,
      to: sorted.at(-1)?.booked_on ?? account.opened_on,
    },
    facts: { opening: null, closing: null },
    transactions: sorted,
    unread: [],
  });
  return {
    ...statement,
    brought_by: book.program,
    // Added up from the rows, so that they prove nothing.
    opening_balance: account.opening,
    closing_balance: closing,
    facts: { ...statement.facts, derived: ["opening", "closing"] },
  };
};

/** A book as statements: one for each account, with what its person wrote beside each row. */
export const bookToFile = (book: Book): ParsedFile => {
  const byKey = new Map(book.accounts.map((account) => [account.key, account]));
  const names = new Map(book.accounts.map(({ key, name }) => [key, name]));
  const rows = new Map<string, ParsedTransaction[]>();
  for (const [index, transaction] of book.transactions.entries())
    addRows(transaction, index + 1, { byKey, names, rows });
  return {
    format: book.format,
    book: "program",
    statements: book.accounts.flatMap((account) => {
      const own = rows.get(account.key) ?? [];
      return own.length === 0 && account.opening === 0 ? [] : [toStatement(book, account, own)];
    }),
    problems: [...book.problems],
    questions: [],
  };
};
