import type * as calls from "@passbook/contract/bank-connections";
import { say } from "@passbook/contract/sentences/refusals";
import type { Db } from "@passbook/db/dialect";
import type { BankAccountRow, ConnectedAccountRow } from "@passbook/db/schema";
import type { GuardedCall } from "../../../platform/http/route.ts";
import { conflict, invalidInput, notFound } from "../../../platform/problem.ts";
import { createBankAccount, getBankAccountRow } from "../../bank-accounts/index.ts";
import { runChange } from "../../changes/index.ts";
import { hasMonths, NO_MONTHS } from "./keep-accounts.ts";
import { findConnectedAccount, setConnectedAccount } from "./repo.ts";
import { wantBankConnection } from "./want-connection.ts";

type Call = GuardedCall<typeof calls.mapConnectedAccount>;

const getConnectedAccount = async (
  db: Db,
  whose: Pick<ConnectedAccountRow, "user_id" | "id">,
): Promise<ConnectedAccountRow> => {
  const row = await findConnectedAccount(db, whose);
  if (row === undefined) throw notFound("connected_account");
  return row;
};

const refuseCurrency = (row: ConnectedAccountRow, currency: string, field: string): void => {
  if (row.currency === null) throw invalidInput({ [field]: say("connected_currency_unknown") });
  if (row.currency !== currency)
    throw invalidInput({ [field]: say("choose_account_in", { currency: row.currency }) });
};

/** What came from it into one account stays there, so that it is not in two. */
const refuseOther = (row: ConnectedAccountRow, bank_account_id: string | null): void => {
  const is_there = row.bank_account_id !== null && hasMonths(row);
  if (is_there && row.bank_account_id !== bank_account_id)
    throw conflict("connected_account_stays", say("connected_account_stays"));
};

const refuseAccount = (row: ConnectedAccountRow, account: BankAccountRow): void => {
  if (account.is_sample === 1) throw invalidInput({ bank_account_id: say("choose_other_account") });
  refuseCurrency(row, account.currency, "bank_account_id");
  refuseOther(row, account.id);
};

/** What it becomes; where the account it was is gone, all that the bridge has comes in anew. */
const toMapped = (row: ConnectedAccountRow, bank_account_id: string): Partial<ConnectedAccountRow> => ({
  bank_account_id,
  is_left_out: 0,
  ...(row.bank_account_id === bank_account_id ? {} : { months: NO_MONTHS }),
});

/** Says which account of a person one of a bridge is: one that is there, a new one, or none, as it is left out. */
export const mapConnectedAccount = async (call: Call): Promise<ConnectedAccountRow> => {
  const { services, caller, params, body } = call;
  const { db } = services;
  const { bank_account_id, new_bank_account, is_left_out } = body;
  const whose = { user_id: caller.user_id, id: params.id };
  const row = await getConnectedAccount(db, whose);
  if (bank_account_id !== undefined && new_bank_account !== undefined)
    throw invalidInput({ new_bank_account: say("account_or_new_one") });
  if (new_bank_account !== undefined) {
    refuseCurrency(row, new_bank_account.currency, "new_bank_account");
    refuseOther(row, null);
    await runChange(call, async (trx, author) => {
      const { id, change_id } = await createBankAccount(trx, author, new_bank_account);
      await setConnectedAccount(trx, whose, toMapped(row, id));
      return { change_id };
    });
  } else if (bank_account_id !== undefined) {
    refuseAccount(row, await getBankAccountRow(db, whose.user_id, bank_account_id));
    await setConnectedAccount(db, whose, toMapped(row, bank_account_id));
  } else if (is_left_out !== undefined)
    await setConnectedAccount(db, whose, { is_left_out: is_left_out ? 1 : 0 });
  else throw invalidInput({ bank_account_id: say("choose_account") });
  const mapped = await getConnectedAccount(db, whose);
  if (mapped.is_left_out === 0 && mapped.bank_account_id !== null)
    await wantBankConnection(services, { user_id: whose.user_id, id: mapped.connection_id });
  return mapped;
};
