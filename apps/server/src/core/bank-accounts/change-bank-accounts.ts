import type {
  createBankAccount as create,
  changeBankAccount as change,
} from "@passbook/contract/bank-accounts";
import type { BodyOf } from "@passbook/contract/endpoint";
import type { Db } from "@passbook/db/dialect";
import type { BankAccountRow } from "@passbook/db/schema";
import { say } from "@passbook/contract/sentences/refusals";
import { say as sayOfMembers } from "@passbook/contract/sentences/members";
import { sayField } from "@passbook/contract/sentences/fields";
import { findCurrency } from "../../common/index.ts";
import { conflict, invalidInput } from "../../platform/problem.ts";
import { type Author, changeData, insertInto, otherThanOwner, updateIn } from "../changes/index.ts";
import { chooseBank } from "./choose-bank.ts";
import { writeRateChanges } from "./loan-rates.ts";
import { getBankAccountRow, toDisplayLabel } from "./repo.ts";

/** An emptied field and none are the same. */
const orNull = (text: string | null | undefined): string | null =>
  text == null || text === "" ? null : text;

const chooseCurrency = (code: string): string => {
  if (findCurrency(code) === null) throw invalidInput({ currency: sayField("choose_currency") });
  return code;
};

export const createBankAccount = async (
  trx: Db,
  author: Author,
  body: BodyOf<typeof create>,
): Promise<{ id: string; change_id: string }> => {
  const row: BankAccountRow = {
    user_id: author.user_id,
    id: author.clock.newId(),
    label: orNull(body.label),
    last_4_digits: orNull(body.last_4_digits),
    account_type: body.account_type,
    currency: chooseCurrency(body.currency),
    ...chooseBank(body.bank),
    number_hash: null,
    is_sample: 0,
    closed_at: null,
    interest_rate: null,
    rate_changes: null,
    is_private: 0,
    created_at: author.clock.now(),
  };
  const note = { kind: "create_bank_account", summary: toDisplayLabel(row) };
  const change_id = await changeData(trx, author, note, [insertInto("bank_accounts", [row])]);
  return { id: row.id, change_id };
};

export const changeBankAccount = async (
  trx: Db,
  author: Author,
  { id, body }: { id: string; body: BodyOf<typeof change> },
): Promise<{ change_id: string }> => {
  const row = await getBankAccountRow(trx, author.user_id, id);
  if (body.currency !== undefined && body.currency !== row.currency) await refuseOtherCurrency(trx, row);
  if (body.is_private !== undefined) refuseForMembers(author);
  const values: Partial<BankAccountRow> = {
    ...(body.label === undefined ? {} : { label: orNull(body.label) }),
    ...(body.last_4_digits === undefined ? {} : { last_4_digits: orNull(body.last_4_digits) }),
    ...(body.account_type === undefined ? {} : { account_type: body.account_type }),
    ...(body.currency === undefined ? {} : { currency: chooseCurrency(body.currency) }),
    ...(body.bank === undefined ? {} : chooseBank(body.bank)),
    ...(body.interest_rate === undefined ? {} : { interest_rate: body.interest_rate }),
    ...(body.rate_changes === undefined ? {} : { rate_changes: writeRateChanges(body.rate_changes) }),
    ...(body.is_private === undefined ? {} : { is_private: body.is_private ? 1 : 0 }),
    ...(body.closed === undefined ? {} : { closed_at: toClosedAt(row, author, body.closed) }),
  };
  const note = { kind: "change_bank_account", summary: toDisplayLabel({ ...row, ...values }) };
  const change_id = await changeData(trx, author, note, [updateIn("bank_accounts", [id], values)]);
  return { change_id };
};

/** Whose book it is keeps an account from its members; these keep theirs in books of their own. */
const refuseForMembers = (author: Author): void => {
  if (otherThanOwner(author) !== null) throw conflict("owner_needed", sayOfMembers("owner_needed"));
};

/** Closing a closed account keeps the day it was closed. */
const toClosedAt = (row: BankAccountRow, { clock }: Author, closed: boolean): string | null =>
  closed ? (row.closed_at ?? clock.now()) : null;

const refuseOtherCurrency = async (trx: Db, row: BankAccountRow): Promise<void> => {
  const used = await trx
    .selectFrom("transactions")
    .select("id")
    .where("user_id", "=", row.user_id)
    .where("bank_account_id", "=", row.id)
    .limit(1)
    .executeTakeFirst();
  if (used === undefined) return;
  const said = say("currency_stays", { currency: row.currency });
  throw conflict("in_use", said, { currency: said });
};
