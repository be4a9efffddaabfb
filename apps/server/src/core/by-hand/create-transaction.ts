import type { BodyOf } from "@passbook/contract/endpoint";
import { sayField } from "@passbook/contract/sentences/fields";
import { say } from "@passbook/contract/sentences/refusals";
import type { createTransaction as endpoint } from "@passbook/contract/transactions";
import type { Db } from "@passbook/db/dialect";
import type { BankAccountRow } from "@passbook/db/schema";
import { findCurrency } from "../../common/index.ts";
import { invalidInput } from "../../platform/problem.ts";
import { getBankAccountRow } from "../bank-accounts/index.ts";
import { type Author, changeData, insertInto } from "../changes/index.ts";
import { printByHand } from "../transactions/index.ts";
import { findCash, makeCash } from "./cash-account.ts";
import { fileByHand } from "./file-by-hand.ts";

type Body = BodyOf<typeof endpoint>;

/** Writes down a transaction that no statement printed, filed as a printed one would be, in an account or in cash. */
export const createTransaction = async (
  trx: Db,
  author: Author,
  body: Body,
): Promise<{ id: string; change_id: string }> => {
  const { booked_on, amount, currency, description } = body;
  const { account, is_new } = await chooseAccount(trx, author, body);
  const id = author.clock.newId();
  const { edits, transactions, tags, parts } = await fileByHand(trx, author, {
    id,
    account,
    currency,
    booked_on,
    amount,
    description,
    ...printByHand(id),
  });
  const note = body.note == null || body.note === "" ? null : body.note;
  const change_id = await changeData(trx, author, { kind: "create_transaction", summary: description }, [
    insertInto("bank_accounts", is_new ? [account] : []),
    ...edits,
    insertInto(
      "transactions",
      transactions.map((row) => ({
        ...row,
        note: note ?? row.note,
        edited: note === null ? row.edited : JSON.stringify(["note"]),
      })),
    ),
    insertInto("transaction_tags", tags),
    insertInto("splits", parts),
  ]);
  return { id, change_id };
};

const chooseAccount = async (
  trx: Db,
  author: Author,
  { bank_account_id, currency }: Body,
): Promise<{ readonly account: BankAccountRow; readonly is_new: boolean }> => {
  if (findCurrency(currency) === null) throw invalidInput({ currency: sayField("choose_currency") });
  if (bank_account_id === undefined) {
    const cash = await findCash(trx, author.user_id, currency);
    return cash === undefined
      ? { account: await makeCash(trx, author, currency), is_new: true }
      : { account: cash, is_new: false };
  }
  const account = await getBankAccountRow(trx, author.user_id, bank_account_id, "bank_account_id");
  if (account.currency !== currency)
    throw invalidInput({ currency: say("currency_of_account", { currency: account.currency }) });
  return { account, is_new: false };
};
