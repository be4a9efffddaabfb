import { accountType } from "@passbook/contract/bank-accounts";
import type { ParsedStatement } from "@passbook/statement-parser";
import * as z from "zod";
import { countNames } from "../../brought-names/index.ts";
import type { BookAccountRead, BookRead } from "./details.ts";
import { findPeriod } from "./find-period.ts";
import type { OpenedFile } from "./opened-file.ts";

const LONGEST_NAME = 80;

const toAccount = (
  printed: ParsedStatement,
  file_index: number,
  holder_id: string | undefined,
): BookAccountRead => {
  const { account, currency, opening_balance, transactions } = printed;
  const { period_from: from, period_to: to } = findPeriod(printed);
  const sum = transactions.reduce((all, { amount }) => all + amount, 0);
  return {
    file_index,
    name: (account.name ?? account.bank_name ?? "").slice(0, LONGEST_NAME),
    account_type: z.parse(accountType, account.account_type ?? "current"),
    currency,
    transactions: transactions.length,
    period: from === null || to === null ? null : { from, to },
    opening_balance: opening_balance ?? 0,
    balance: printed.closing_balance ?? (opening_balance ?? 0) + sum,
    closed: account.is_closed === true,
    ...(holder_id === undefined ? {} : { holder_id }),
  };
};

/** What a book holds, as its person is shown it. */
export const describeBook = (
  { statements }: OpenedFile,
  holders: ReadonlyMap<number, string> = new Map(),
): BookRead => {
  const brought = statements.flatMap(({ transactions }) => transactions.flatMap((row) => row.brought ?? []));
  const count = (has: (row: (typeof brought)[number]) => boolean): number => brought.filter(has).length;
  const movements = new Set(
    brought.flatMap(({ transfer }) => (transfer !== null && "movement" in transfer ? transfer.movement : [])),
  );
  const named = count(({ transfer }) => transfer !== null && "account" in transfer);
  return {
    program: statements.find(({ brought_by }) => brought_by !== undefined)?.brought_by ?? null,
    accounts: statements.map((printed, index) => toAccount(printed, index, holders.get(index))),
    names: countNames(statements),
    counts: {
      transactions: statements.reduce((sum, { transactions }) => sum + transactions.length, 0),
      transfers: movements.size + Math.ceil(named / 2),
      tags: count(({ tags }) => tags.length > 0),
      notes: count(({ note }) => note !== null),
      parts: count(({ parts }) => parts.length > 0),
    },
  };
};
