import { err, isAmount, minorDigits, ok, toIsoDate } from "@passbook/contract/values";
import type { CurrencyCode, Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { ListRows, SqliteRow, SqliteValue } from "../../../decode/sqlite/read-sqlite.ts";
import type { BroughtName, ParsedFile, ParseHints, Problem, Refusal } from "../../../parsed-file.ts";
import { tidyText } from "../../../values/text.ts";
import { readName } from "../../brought/brought-texts.ts";
import type { Book, BookPosting, BookTransaction } from "../book.ts";
import { bookToFile } from "../book-to-file.ts";
import { guessKind, isNamedDebt } from "../../brought/guess-kind.ts";

const DAMAGED: Refusal = { code: "unreadable", ...say("book_damaged", { program: "Actual" }) };
const NEWER: Refusal = { code: "unreadable", ...say("book_newer", { program: "Actual" }) };

/** What is asked of each table; a budget that lacks one of them was made by a version that keeps it otherwise. */
const COLUMNS = {
  accounts: ["id", "name", "closed", "tombstone"],
  payees: ["id", "name", "transfer_acct"],
  categories: ["id", "name", "cat_group"],
  category_groups: ["id", "name"],
  transactions: [
    "id",
    "acct",
    "category",
    "amount",
    "description",
    "date",
    "tombstone",
    "isparent",
    "ischild",
  ],
} as const;
type Table = keyof typeof COLUMNS;

/** Actual keeps two decimals, whatever the money. */
const DIGITS = 2;

type Rows = Readonly<Record<Table, readonly SqliteRow[]>>;
type Budget = Rows & {
  readonly currency: CurrencyCode | null;
  readonly categoryOf: (id: SqliteValue | undefined) => BroughtName | null;
  readonly payeeOf: (id: SqliteValue | undefined) => SqliteRow | undefined;
};

const toText = (value: SqliteValue | undefined): string => (value == null ? "" : String(value));
const isGone = (row: SqliteRow): boolean => row["tombstone"] === 1;

const toAmount = (value: SqliteValue | undefined, currency: CurrencyCode | null): number | null => {
  if (typeof value !== "number") return null;
  const amount = Math.round(value * 10 ** (minorDigits(currency) - DIGITS));
  return isAmount(amount) ? amount : null;
};

const toDay = (value: SqliteValue | undefined): string | null => {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(toText(value)) ?? [];
  return day === undefined ? null : toIsoDate(Number(year), Number(month), Number(day));
};

/** Categories and payees that were joined lead to those that took their place. */
const follow = (rows: readonly SqliteRow[] | null, to: string): ReadonlyMap<string, string> =>
  new Map((rows ?? []).map((row) => [toText(row["id"]), toText(row[to])]));

const openBudget = (rows: Rows, list: ListRows, currency: CurrencyCode | null): Budget => {
  const groups = new Map(rows.category_groups.map((row) => [toText(row["id"]), toText(row["name"])]));
  const categories = new Map(rows.categories.map((row) => [toText(row["id"]), row]));
  const payees = new Map(rows.payees.map((row) => [toText(row["id"]), row]));
  const joined = follow(list("category_mapping"), "transferid");
  const same = follow(list("payee_mapping"), "targetid");
  return {
    ...rows,
    currency,
    categoryOf: (id) => {
      const row = categories.get(joined.get(toText(id)) ?? toText(id));
      const name = readName(toText(row?.["name"]));
      const parent = readName(groups.get(toText(row?.["cat_group"])));
      return name === null ? null : { parent: parent === name ? null : parent, name };
    },
    payeeOf: (id) => payees.get(same.get(toText(id)) ?? toText(id)),
  };
};

const toCleared = (row: SqliteRow): BookPosting["cleared"] => {
  if (row["reconciled"] === 1) return "reconciled";
  return row["cleared"] === 1 ? "cleared" : "uncleared";
};

type Found = { readonly row: SqliteRow; readonly parts: readonly SqliteRow[]; readonly number: number };

/** The postings of a row: its account's, and the other account or the categories that it stands against. */
const toPostings = ({ row, parts }: Found, budget: Budget, amount: number): BookPosting[] => {
  const { currency, categoryOf, payeeOf } = budget;
  const of = { currency, cleared: toCleared(row) } as const;
  const own = { ...of, account: toText(row["acct"]), category: null, amount, note: null };
  const lines = parts.length === 0 ? [row] : parts;
  const others = lines.map((line): BookPosting => {
    const other = toText(payeeOf(line["description"])?.["transfer_acct"]);
    return {
      ...of,
      account: other === "" ? null : other,
      category: categoryOf(line["category"]),
      amount: 0 - (toAmount(line["amount"], currency) ?? 0),
      note: parts.length === 0 ? null : tidyText(toText(line["notes"])),
    };
  });
  return [own, ...others];
};

const HASHTAG = /(?:^|\s)#([^\s#]+)/gu;

const toTransaction = (found: Found, budget: Budget): BookTransaction | null => {
  const { row, number } = found;
  const date = toDay(row["date"]);
  const amount = toAmount(row["amount"], budget.currency);
  if (date === null || amount === null || amount === 0) return null;
  const payee = budget.payeeOf(row["description"]);
  const is_transfer = toText(payee?.["transfer_acct"]) !== "";
  const notes = toText(row["notes"]);
  return {
    date,
    payee: is_transfer ? null : tidyText(toText(payee?.["name"])),
    text: null,
    note: tidyText(notes.replaceAll(HASHTAG, " ")),
    tags: [...notes.matchAll(HASHTAG)].flatMap(([, tag]) => readName(tag) ?? []),
    reference: tidyText(toText(row["financial_id"])),
    postings: toPostings(found, budget, amount),
    place: { line: number },
  };
};

/** A transfer is kept twice, once in each account; the one that comes first stands for both. */
const isSecondOfTransfer = (row: SqliteRow, seen: ReadonlySet<string>): boolean =>
  seen.has(toText(row["transferred_id"])) && toText(row["transferred_id"]) !== "";

const listFound = (budget: Budget): Found[] => {
  const rows = budget.transactions.filter((row) => !isGone(row));
  const parts = Map.groupBy(
    rows.filter((row) => row["ischild"] === 1),
    (row) => toText(row["parent_id"]) || toText(row["id"]).split("/")[0] || "",
  );
  return rows.flatMap((row, index) =>
    row["ischild"] === 1 ? [] : [{ row, parts: parts.get(toText(row["id"])) ?? [], number: index + 1 }],
  );
};

type Opening = { readonly amount: number; readonly on: string };

/** What opens an account stands in it as a row that is marked so; one with others before it is a row as they are. */
const listOpenings = ({ transactions, currency }: Budget): ReadonlyMap<SqliteRow, Opening> => {
  const first = new Map<string, number>();
  for (const row of transactions) {
    const [account, day] = [toText(row["acct"]), row["date"]];
    const is_plain = !isGone(row) && row["starting_balance_flag"] !== 1 && typeof day === "number";
    if (is_plain) first.set(account, Math.min(day, first.get(account) ?? day));
  }
  const openings = new Map<SqliteRow, Opening>();
  for (const row of transactions) {
    const [amount, on] = [toAmount(row["amount"], currency), toDay(row["date"])];
    const is_first = Number(row["date"]) <= (first.get(toText(row["acct"])) ?? Infinity);
    if (row["starting_balance_flag"] === 1 && !isGone(row) && is_first && amount !== null && on !== null)
      openings.set(row, { amount, on });
  }
  return openings;
};

const toBook = (budget: Budget): Book => {
  const problems: Problem[] = [];
  const openings = listOpenings(budget);
  const opened = new Map([...openings].map(([row, opening]) => [toText(row["acct"]), opening]));
  const seen = new Set<string>();
  const transactions: BookTransaction[] = [];
  for (const found of listFound(budget)) {
    const { row, parts, number } = found;
    // A part may be a transfer too: its other half is a row of the other account.
    if (openings.has(row) || isSecondOfTransfer(row, seen)) continue;
    for (const one of [row, ...parts]) seen.add(toText(one["id"]));
    const transaction = toTransaction(found, budget);
    if (transaction !== null) transactions.push(transaction);
    else if (row["amount"] !== 0)
      problems.push({
        code: "date_unreadable",
        ...say("transaction_date_unreadable"),
        place: { line: number },
      });
  }
  return {
    program: "actual",
    format: "actual",
    accounts: budget.accounts
      .filter((row) => !isGone(row))
      .map((row) => ({
        key: toText(row["id"]),
        name: readName(toText(row["name"])) ?? "Actual",
        kind: guessKind(toText(row["name"]), isNamedDebt(toText(row["name"]))),
        currency: budget.currency,
        is_closed: row["closed"] === 1,
        opening: opened.get(toText(row["id"]))?.amount ?? 0,
        opened_on: opened.get(toText(row["id"]))?.on ?? null,
      })),
    transactions,
    problems,
  };
};

/** The currency that newer budgets name, where they do. */
const findCurrency = (list: ListRows): CurrencyCode | null => {
  const named = (list("preferences") ?? []).find((row) => row["id"] === "defaultCurrencyCode");
  return toText(named?.["value"]) || null;
};

/** Reads the budget of Actual: the `db.sqlite` of its export. */
export const readActual = (list: ListRows, hints: ParseHints): Result<ParsedFile, Refusal> => {
  const rows: Partial<Record<Table, SqliteRow[]>> = {};
  for (const [name, columns] of Object.entries(COLUMNS)) {
    const read = list(name);
    if (read === null) return err(DAMAGED);
    const [first] = read;
    if (first !== undefined && columns.some((column) => !(column in first))) return err(NEWER);
    // The tables are those of the type.
    rows[name as Table] = read;
  }
  // Each was read above.
  const budget = openBudget(rows as Rows, list, findCurrency(list) ?? hints.currency ?? null);
  const book = toBook(budget);
  if (book.transactions.length === 0) return err({ code: "not_a_statement", ...say("book_without_entries") });
  return ok(bookToFile(book));
};
