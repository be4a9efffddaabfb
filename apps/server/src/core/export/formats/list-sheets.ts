import type { Transaction } from "@passbook/contract/transactions";
import type { Db } from "@passbook/db/dialect";
import type { BankAccountRow } from "@passbook/db/schema";
import type { Kept } from "@passbook/db/versioned";
import { sql } from "kysely";
import {
  type Balances,
  listBankAccountRows,
  loadBalances,
  toDisplayLabel,
} from "../../bank-accounts/index.ts";
import { keepsTransaction, narrowTransactions, type Narrowing } from "../../transactions/index.ts";
import { readTransactions } from "./read-transactions.ts";

/** A balance at the end of a day, in minor units. */
export type DayBalance = { readonly day: string; readonly amount: number };

/** What is known of the balances of an account whose rows are all here. */
export type SheetBalances = {
  /** What it held before its first row, or before the first day of which anything is told. */
  readonly opening: number;
  readonly opened_on: string;
  /** What rows lack where statements are missing, on the first day on which the balance is known again. */
  readonly gaps: readonly DayBalance[];
  /** At the end of each month and of the last day, where it is known. */
  readonly ends: readonly DayBalance[];
};

/** The booked rows of an account in one currency, as programs that keep books want them. */
export type Sheet = {
  readonly account: Kept<BankAccountRow>;
  readonly label: string;
  readonly currency: string;
  readonly first_day: string;
  readonly last_day: string;
  /** Null where only some of its rows were asked for, or no balance is known. */
  readonly balances: SheetBalances | null;
  /** Oldest first. */
  readonly read: () => AsyncGenerator<Transaction[]>;
};

/** Sheets, and the rows of all of them together, oldest first. */
export type Sheets = { readonly sheets: readonly Sheet[]; readonly read: Sheet["read"] };

const OF_WHOLE_ACCOUNTS = new Set(["bank_account_id", "hidden", "now"]);

/** Whether all rows of the accounts that a filter keeps are asked for, so that balances can be told. */
export const keepsWholeAccounts = (filter: Narrowing): boolean =>
  filter.hidden !== "true" && Object.keys(filter).every((name) => OF_WHOLE_ACCOUNTS.has(name));

/** Follows the register: where it knows a balance again that the rows do not come to, they lack something. */
export const tellBalances = ({ rows }: Pick<Balances, "rows">): SheetBalances | null => {
  const first = rows[0];
  if (first === undefined || rows.every(({ balance }) => balance === null)) return null;
  const opening = first.balance === null ? 0 : first.balance - first.amount;
  const gaps: DayBalance[] = [];
  const ends: DayBalance[] = [];
  let sum = opening;
  for (const [at, { booked_on: day, amount, balance }] of rows.entries()) {
    sum += amount;
    if (balance !== null && balance !== sum) gaps.push({ day, amount: balance - sum });
    sum = balance ?? sum;
    const next = rows[at + 1]?.booked_on;
    if (balance !== null && next?.slice(0, 7) !== day.slice(0, 7)) ends.push({ day, amount: balance });
  }
  return { opening, opened_on: first.booked_on, gaps, ends };
};

type Stretch = { bank_account_id: string; currency: string; first_day: string; last_day: string };

const listStretches = async (db: Db, user_id: string, filter: Narrowing): Promise<Stretch[]> => {
  const narrowed = await narrowTransactions(db, user_id, filter);
  const rows = await db
    .selectFrom("transactions")
    .select(["bank_account_id", "currency"])
    .select(sql<string>`min(transactions.booked_on)`.as("first_day"))
    .select(sql<string>`max(transactions.booked_on)`.as("last_day"))
    .where(keepsTransaction(user_id, narrowed))
    .where("transactions.status", "=", "posted")
    .groupBy(["bank_account_id", "currency"])
    .execute();
  return rows;
};

/** Those that are booked. */
async function* readBooked(pages: AsyncGenerator<Transaction[]>): AsyncGenerator<Transaction[]> {
  for await (const rows of pages) yield rows.filter(({ status }) => status === "posted");
}

/**
 * What a filter keeps, by account and currency, with balances where whole accounts are asked for: then hidden rows are among them, since their
 * money went too.
 */
export const listSheets = async (db: Db, user_id: string, filter: Narrowing): Promise<Sheets> => {
  const is_whole = keepsWholeAccounts(filter);
  const wanted: Narrowing = is_whole ? { ...filter, hidden: "both" } : filter;
  const [accounts, stretches, all_balances] = await Promise.all([
    listBankAccountRows(db, user_id),
    listStretches(db, user_id, wanted),
    is_whole ? loadBalances(db, user_id) : [],
  ]);
  const readOf = (place: object) => () =>
    readBooked(readTransactions(db, user_id, { ...wanted, ...place }, "oldest"));
  const sheets = accounts.flatMap((account) =>
    stretches
      .filter(({ bank_account_id }) => bank_account_id === account.id)
      .toSorted((one, other) => (one.currency < other.currency ? -1 : 1))
      .map(({ currency, first_day, last_day }): Sheet => {
        const own = all_balances.find((each) => each.account.id === account.id && each.currency === currency);
        return {
          account,
          label: toDisplayLabel(account),
          currency,
          first_day,
          last_day,
          balances: own === undefined ? null : tellBalances(own),
          read: readOf({ bank_account_id: account.id, currency }),
        };
      }),
  );
  return { sheets, read: readOf({}) };
};

/** The name of each as a format writes it, which no other has; those of one account in several currencies are told apart by these. */
export const nameSheets = (
  sheets: readonly Sheet[],
  toName: (name: string) => string,
): Map<Sheet, string> => {
  const names = new Map<Sheet, string>();
  const taken = new Set<string>();
  const is_alone = ({ account }: Sheet): boolean =>
    sheets.filter((other) => other.account.id === account.id).length === 1;
  for (const sheet of sheets) {
    const plain = toName(is_alone(sheet) ? sheet.label : `${sheet.label} (${sheet.currency})`);
    let name = plain;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${plain} (${String(number)})`;
    taken.add(name.toLowerCase());
    names.set(sheet, name);
  }
  return names;
};
