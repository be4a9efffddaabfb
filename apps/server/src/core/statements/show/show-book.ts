import type { Book, BookAccount } from "@passbook/contract/move-in";
import { type Db, idsIn, toNumber } from "@passbook/db/dialect";
import type { BankAccountRow, StatementRow } from "@passbook/db/schema";
import { notFound } from "../../../platform/problem.ts";
import { guessForNames } from "../../brought-names/index.ts";
import { listAccounts, toKey } from "../account/choose-account.ts";
import { findOnly } from "../account/find-only.ts";
import { type BookAccountRead, readDetails } from "../kept/details.ts";
import { getStatementRow } from "../kept/repo.ts";

type Moved = Pick<StatementRow, "id" | "file_index" | "bank_account_id" | "opening_balance">;

const listMoved = (db: Db, { user_id, file_id }: StatementRow): Promise<Moved[]> =>
  db
    .selectFrom("statements")
    .select(["id", "file_index", "bank_account_id", "opening_balance"])
    .where("user_id", "=", user_id)
    .where("file_id", "=", file_id)
    .where("status", "=", "imported")
    .execute();

/** What the transactions that statements hold come to, at home in them or seen in them again. */
const sumUp = async (
  db: Db,
  user_id: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const own = await db
    .selectFrom("transactions")
    .select((of) => ["statement_id", of.fn.sum("amount").as("amount")])
    .where("user_id", "=", user_id)
    .where("statement_id", "in", idsIn(db, ids))
    .groupBy("statement_id")
    .execute();
  const seen = await db
    .selectFrom("sightings as s")
    .innerJoin("transactions as t", (on) =>
      on.onRef("t.user_id", "=", "s.user_id").onRef("t.id", "=", "s.transaction_id"),
    )
    .select((of) => ["s.statement_id", of.fn.sum("t.amount").as("amount")])
    .where("s.user_id", "=", user_id)
    .where("s.statement_id", "in", idsIn(db, ids))
    .groupBy("s.statement_id")
    .execute();
  const sums = new Map<string, number>();
  for (const { statement_id, amount } of [...own, ...seen])
    sums.set(statement_id ?? "", (sums.get(statement_id ?? "") ?? 0) + toNumber(amount));
  return sums;
};

const isOpen = ({ is_sample, closed_at }: BankAccountRow): boolean => is_sample === 0 && closed_at === null;

/** The one account that is here and has its rows already, or else is called alike. */
const findLikely = (
  accounts: readonly BankAccountRow[],
  { name, currency, holder_id }: BookAccountRead,
): string | null => {
  if (accounts.some((own) => isOpen(own) && own.id === holder_id)) return holder_id ?? null;
  const alike = accounts.filter(
    (own) =>
      isOpen(own) &&
      toKey(name) !== "" &&
      toKey(own.label ?? "") === toKey(name) &&
      (currency === null || own.currency === currency),
  );
  return findOnly(alike)?.id ?? null;
};

/** What a book holds, and once it moved in, what its accounts come to here. */
export const showBook = async (db: Db, user_id: string, id: string): Promise<Book> => {
  const row = await getStatementRow(db, user_id, id);
  const { book, move_in, problems = [] } = readDetails(row);
  if (book === undefined) throw notFound("statement");
  const accounts = await listAccounts(db, user_id);
  const moved = await listMoved(db, row);
  const sums = await sumUp(
    db,
    user_id,
    moved.map((one) => one.id),
  );
  const toMoved = (file_index: number): BookAccount["moved"] => {
    const one = moved.find((each) => each.file_index === file_index);
    if (one?.bank_account_id == null) return null;
    const balance = toNumber(one.opening_balance ?? 0) + (sums.get(one.id) ?? 0);
    const from_nothing = one.opening_balance === null;
    return { bank_account_id: one.bank_account_id, statement_id: one.id, balance, from_nothing };
  };
  const waits = move_in === undefined;
  return {
    statement_id: row.id,
    file_name: row.file_name,
    program: book.program,
    state: waits ? "waiting" : row.status === "received" || row.status === "reading" ? "moving" : "moved",
    accounts: book.accounts.map((read) => {
      const { holder_id: _holder, ...account } = read;
      return {
        ...account,
        likely_account_id: findLikely(accounts, read),
        moved: waits ? null : toMoved(read.file_index),
      };
    }),
    names: await guessForNames(db, user_id, {
      source: book.program ?? "",
      names: waits ? (book.names ?? []) : [],
    }),
    counts: book.counts,
    problems: [...problems],
  };
};
