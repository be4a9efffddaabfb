import { err } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import { openSqlite } from "../../decode/sqlite/read-sqlite.ts";
import type { ParsedFile, ParseHints, Refusal } from "../../parsed-file.ts";
import { readActual } from "./actual/read-actual.ts";
import { readGnuCashTables } from "./gnucash/read-gnucash-tables.ts";

/** Which tables tell a program, and what reads them. */
const PROGRAMS = [
  { told_by: ["accounts", "payees", "category_groups", "transactions"], read: readActual },
  { told_by: ["accounts", "commodities", "splits", "transactions"], read: readGnuCashTables },
] as const;

/** Reads the database of a program that keeps a person's book. */
export const readDatabase = (bytes: Uint8Array, hints: ParseHints): Result<ParsedFile, Refusal> => {
  const opened = openSqlite(bytes);
  if (opened === null) return err({ code: "unreadable", ...say("database_damaged") });
  const known = PROGRAMS.find(({ told_by }) => told_by.every((name) => opened.tables.has(name)));
  if (known === undefined) return err({ code: "not_a_statement", ...say("database_unknown") });
  return known.read((name) => opened.list(name), hints);
};
