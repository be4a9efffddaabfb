import type { BodyOf } from "@passbook/contract/endpoint";
import type { moveIn as endpoint } from "@passbook/contract/move-in";
import { say } from "@passbook/contract/sentences/refusals";
import { type Db, idsIn, lockPerson } from "@passbook/db/dialect";
import { conflict, invalidInput, notFound } from "../../../platform/problem.ts";
import { checkNamesToTake, withMovements } from "../../brought-names/index.ts";
import type { Author } from "../../changes/index.ts";
import { type BookRead, readDetails } from "../kept/details.ts";
import { getStatementRow } from "../kept/repo.ts";
import { readAgain } from "./read-again.ts";

type Body = BodyOf<typeof endpoint>;

/** The currencies of the accounts that take some in; one that is not there is refused. */
const loadCurrencies = async (
  trx: Db,
  user_id: string,
  { accounts = [] }: Body,
): Promise<ReadonlyMap<string, string>> => {
  const wanted = accounts.flatMap(({ bank_account_id }) => bank_account_id ?? []);
  const rows = await trx
    .selectFrom("bank_accounts")
    .select(["id", "currency"])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(trx, wanted))
    .execute();
  const currencies = new Map(rows.map((row) => [row.id, row.currency]));
  if (wanted.some((id) => !currencies.has(id))) throw notFound("bank_account", "accounts");
  return currencies;
};

/** Each account goes into one of the same currency. */
const checkAccounts = (
  book: BookRead,
  { accounts = [], currency }: Body,
  currencies: ReadonlyMap<string, string>,
): void => {
  for (const { file_index, bank_account_id } of accounts) {
    const read = book.accounts.find((one) => one.file_index === file_index);
    if (read === undefined) throw notFound("statement", "accounts");
    if (bank_account_id !== undefined && currencies.get(bank_account_id) !== (read.currency ?? currency))
      throw invalidInput({ accounts: say("account_in_other_currency") });
  }
  if (currency === undefined && book.accounts.some((one) => one.currency === null))
    throw invalidInput({ currency: say("book_needs_currency") });
};

/** Puts a book down to be moved in as its person chose; its import is one change. */
export const moveIn = async (trx: Db, author: Author, id: string, body: Body): Promise<void> => {
  await lockPerson(trx, author.user_id);
  const row = await getStatementRow(trx, author.user_id, id);
  const details = readDetails(row);
  const { book } = details;
  const { accounts = [], currency, names = [], ...extras } = body;
  const taken = await withMovements(trx, author.user_id, { names, ...extras });
  const currencies = await loadCurrencies(trx, author.user_id, body);
  await checkNamesToTake(trx, author, { source: book?.program ?? "", taken });
  if (row.status !== "needs_review" || book === undefined || details.move_in !== undefined)
    throw conflict("no_book", say("no_book"));
  checkAccounts(book, body, currencies);
  await readAgain(trx, author, row, {
    details: {
      ...details,
      questions: [],
      ...(currency === undefined ? {} : { answers: { ...details.answers, currency } }),
      move_in: { accounts, taken },
    },
    wanted_account_id: null,
  });
};
