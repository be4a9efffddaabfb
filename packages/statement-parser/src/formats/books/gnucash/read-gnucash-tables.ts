import { err, isIsoDate, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { ListRows, SqliteRow, SqliteValue } from "../../../decode/sqlite/read-sqlite.ts";
import type { ParsedFile, ParseHints, Problem, Refusal } from "../../../parsed-file.ts";
import {
  type Fraction,
  type GnuCashAccount,
  type GnuCashSplit,
  gnuCashToFile,
  type GnuCashTransaction,
} from "./gnucash-book.ts";

const DAMAGED: Refusal = { code: "unreadable", ...say("book_damaged", { program: "GnuCash" }) };
const NEWER: Refusal = { code: "unreadable", ...say("book_newer", { program: "GnuCash" }) };

const COLUMNS = {
  accounts: ["guid", "name", "account_type", "commodity_guid", "parent_guid"],
  commodities: ["guid", "namespace", "mnemonic"],
  splits: ["tx_guid", "account_guid", "value_num", "value_denom", "quantity_num", "quantity_denom"],
  transactions: ["guid", "currency_guid", "post_date", "description"],
} as const;

const toText = (value: SqliteValue | undefined): string => (value == null ? "" : String(value));

const toFraction = (num: SqliteValue | undefined, denom: SqliteValue | undefined): Fraction | null =>
  typeof num === "number" && typeof denom === "number" && denom > 0
    ? { num: BigInt(num), denom: BigInt(denom) }
    : null;

const toSplit = (row: SqliteRow): GnuCashSplit[] => {
  const value = toFraction(row["value_num"], row["value_denom"]);
  const quantity = toFraction(row["quantity_num"], row["quantity_denom"]);
  if (value === null || quantity === null) return [];
  return [
    {
      account: toText(row["account_guid"]),
      memo: toText(row["memo"]),
      state: toText(row["reconcile_state"]),
      value,
      quantity,
    },
  ];
};

/** Days stand as `2026-01-31 10:59:00`, in older books without signs between. */
const toDay = (text: string): string =>
  /^\d{8}/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}` : text.slice(0, 10);

/** Templates of scheduled transactions hang from a root of their own. */
const listTemplates = (accounts: readonly SqliteRow[], books: readonly SqliteRow[]): Set<string> => {
  const roots = new Set(books.map((book) => toText(book["root_template_guid"])));
  return new Set(
    accounts.filter((row) => roots.has(toText(row["parent_guid"]))).map((row) => toText(row["guid"])),
  );
};

type Tables = Readonly<Record<keyof typeof COLUMNS, readonly SqliteRow[]>>;

/** The tables that are asked, or why they cannot be. */
const openTables = (list: ListRows): Result<Tables, Refusal> => {
  const tables: Partial<Record<keyof typeof COLUMNS, SqliteRow[]>> = {};
  for (const [name, columns] of Object.entries(COLUMNS)) {
    const rows = list(name);
    if (rows === null) return err(DAMAGED);
    const [first] = rows;
    if (first !== undefined && columns.some((column) => !(column in first))) return err(NEWER);
    // The tables are those of the type.
    tables[name as keyof typeof COLUMNS] = rows;
  }
  // Each was read above.
  return ok(tables as Tables);
};

const listAccounts = ({ accounts }: Tables, named: ReadonlyMap<string, SqliteRow>): GnuCashAccount[] =>
  accounts.map((row) => {
    const commodity = named.get(toText(row["commodity_guid"]));
    return {
      id: toText(row["guid"]),
      name: toText(row["name"]),
      type: toText(row["account_type"]),
      parent: toText(row["parent_guid"]),
      space: toText(commodity?.["namespace"]),
      commodity: toText(commodity?.["mnemonic"]),
      is_hidden: row["hidden"] === 1,
    };
  });

/** What is noted of transactions stands in a table of its own. */
const listNotes = (list: ListRows): ReadonlyMap<string, string> =>
  new Map(
    (list("slots") ?? [])
      .filter((row) => row["name"] === "notes")
      .map((row) => [toText(row["obj_guid"]), toText(row["string_val"])]),
  );

/** Reads a book of GnuCash that is kept in a database of SQLite. */
export const readGnuCashTables = (list: ListRows, _hints: ParseHints): Result<ParsedFile, Refusal> => {
  const tables = openTables(list);
  if (!tables.ok) return tables;
  const { accounts, commodities, splits, transactions } = tables.value;
  const named = new Map(commodities.map((row) => [toText(row["guid"]), row]));
  const templates = listTemplates(accounts, list("books") ?? []);
  const of_transaction = Map.groupBy(splits, (row) => toText(row["tx_guid"]));
  const notes = listNotes(list);
  const problems: Problem[] = [];
  const read = transactions.flatMap((row, index): GnuCashTransaction[] => {
    const own = (of_transaction.get(toText(row["guid"])) ?? []).flatMap(toSplit);
    if (own.some(({ account }) => templates.has(account))) return [];
    const date = toDay(toText(row["post_date"]));
    const place = { line: index + 1 };
    if (!isIsoDate(date)) {
      problems.push({ code: "date_unreadable", ...say("transaction_date_unreadable"), place });
      return [];
    }
    return [
      {
        currency: toText(named.get(toText(row["currency_guid"]))?.["mnemonic"]),
        date,
        number: toText(row["num"]),
        description: toText(row["description"]),
        notes: notes.get(toText(row["guid"])) ?? "",
        splits: own,
        place,
      },
    ];
  });
  if (read.length === 0) return err({ code: "not_a_statement", ...say("book_without_entries") });
  return ok(gnuCashToFile({ accounts: listAccounts(tables.value, named), transactions: read, problems }));
};
