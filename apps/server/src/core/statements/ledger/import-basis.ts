import type { Db } from "@passbook/db/dialect";
import { listEditsSince, type Moment, readMoment, type RecordedEdit } from "../../changes/index.ts";
import { findHomeCurrency } from "../../users/index.ts";
import { PRINTED_COLUMNS } from "../match/ledger-row.ts";

/** What the plan of an import rests on: as long as it stands, the plan does. */
export type Basis = { readonly home_currency: string; readonly moment: Moment };

/** Read before anything that is planned with, so that what changes while it is planned is noticed too. */
export const readBasis = async (db: Db, user_id: string): Promise<Basis> => ({
  home_currency: await findHomeCurrency(db, user_id),
  moment: await readMoment(db, user_id),
});

/** Whether the plan must be made anew; the caller holds the person's data still. */
export const hasMoved = async (
  trx: Db,
  user_id: string,
  { home_currency, moment }: Basis,
): Promise<boolean> => {
  if ((await findHomeCurrency(trx, user_id)) !== home_currency) return true;
  const edits = await listEditsSince(trx, user_id, moment);
  return edits === null || edits.some(moves);
};

/** Accounts and statements are planned with; what is about to be written refers to vendors, and their merchants may be made meanwhile. */
const PLANNED_WITH: ReadonlySet<string> = new Set([
  "bank_accounts",
  "statements",
  "readings",
  "sightings",
  "vendors",
  "merchants",
]);
/** What rows are filed under: they cannot refer to what is gone. Otherwise what a person teaches counts from the next import on. */
const FILED_UNDER: ReadonlySet<string> = new Set(["categories", "tags"]);
/** By which a row is told from others, and at home in a statement; the other columns of a transaction are the person's. */
const TOLD_BY: ReadonlySet<string> = new Set([
  ...PRINTED_COLUMNS,
  "bank_account_id",
  "statement_id",
  "source",
  "nth",
]);

const moves = (edit: RecordedEdit): boolean => {
  if (PLANNED_WITH.has(edit.table)) return true;
  if (FILED_UNDER.has(edit.table)) return edit.op === "delete";
  if (edit.table !== "transactions") return false;
  return (
    edit.op !== "update" ||
    edit.groups.some(({ after }) => Object.keys(after).some((name) => TOLD_BY.has(name)))
  );
};
