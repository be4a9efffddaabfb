import {
  alertKind,
  type AlertSettings,
  type changeAlertSettings as endpoint,
} from "@passbook/contract/alerts";
import type { BodyOf } from "@passbook/contract/endpoint";
import { type Db, toNumber } from "@passbook/db/dialect";
import type { BalanceLimitRow, BankAccountRow } from "@passbook/db/schema";
import { getBankAccountRow, listBankAccountRows, toDisplayLabel } from "../bank-accounts/index.ts";
import { type Author, changeData, deleteFrom, type Edit, insertInto } from "../changes/index.ts";

/** Accounts that are not to fall below nothing; others are watched once their person says so. */
const WATCHED: readonly string[] = ["current", "savings"];

/** The kinds that a person does not want in the app, each with the id of its row. */
export const listSilenced = async (db: Db, user_id: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom("silenced_alerts")
    .select(["id", "kind"])
    .where("user_id", "=", user_id)
    .execute();
  return new Map(rows.map(({ kind, id }) => [kind, id]));
};

type OwnLimit = Pick<BalanceLimitRow, "id" | "amount">;

const loadOwnLimits = async (db: Db, user_id: string): Promise<Map<string, OwnLimit>> => {
  const rows = await db
    .selectFrom("balance_limits")
    .select(["id", "bank_account_id", "amount"])
    .where("user_id", "=", user_id)
    .execute();
  return new Map(
    rows.map(({ id, bank_account_id, amount }) => [bank_account_id, { id, amount: toNumber(amount) }]),
  );
};

type Account = Pick<BankAccountRow, "id" | "account_type">;

const limitOf = (own: ReadonlyMap<string, OwnLimit>, { id, account_type }: Account): number | null =>
  own.get(id)?.amount ?? (WATCHED.includes(account_type) ? 0 : null);

/** Below how much the balances of open accounts are low, by account; others are not watched. */
export const loadLimits = async (db: Db, user_id: string): Promise<Map<string, number>> => {
  const [own, accounts] = await Promise.all([loadOwnLimits(db, user_id), listBankAccountRows(db, user_id)]);
  return new Map(
    accounts
      .filter(({ closed_at }) => closed_at === null)
      .flatMap((account) => {
        const limit = limitOf(own, account);
        return limit === null ? [] : [[account.id, limit] as const];
      }),
  );
};

export const getAlertSettings = async (db: Db, user_id: string): Promise<AlertSettings> => {
  const [silenced, own, accounts] = await Promise.all([
    listSilenced(db, user_id),
    loadOwnLimits(db, user_id),
    listBankAccountRows(db, user_id),
  ]);
  return {
    kinds: alertKind.options.map((kind) => ({ kind, is_on: !silenced.has(kind) })),
    limits: accounts
      .filter(({ closed_at }) => closed_at === null)
      .map((account) => ({
        bank_account_id: account.id,
        name: toDisplayLabel(account),
        currency: account.currency,
        limit: limitOf(own, account),
        is_own: own.has(account.id),
      })),
  };
};

type Body = BodyOf<typeof endpoint>;

const setKind = async (db: Db, { user_id, clock }: Author, { kind: given }: Body): Promise<Edit[]> => {
  if (given === undefined) return [];
  const { kind, is_on } = given;
  const known = (await listSilenced(db, user_id)).get(kind);
  if (known !== undefined) return is_on ? [deleteFrom("silenced_alerts", [known])] : [];
  return is_on ? [] : [insertInto("silenced_alerts", [{ user_id, id: clock.newId(), kind }])];
};

const setLimit = async (db: Db, { user_id, clock }: Author, { limit: given }: Body): Promise<Edit[]> => {
  if (given === undefined) return [];
  const { bank_account_id, limit } = given;
  await getBankAccountRow(db, user_id, bank_account_id, "bank_account_id");
  const known = (await loadOwnLimits(db, user_id)).get(bank_account_id);
  const gone = known === undefined ? [] : [deleteFrom("balance_limits", [known.id])];
  const row = { user_id, id: clock.newId(), bank_account_id };
  return limit === null ? gone : [...gone, insertInto("balance_limits", [{ ...row, amount: limit }])];
};

/** Turns a kind on or off, or says when the balance of an account is low. */
export const changeAlertSettings = async (
  trx: Db,
  author: Author,
  body: Body,
): Promise<{ change_id: string }> => {
  const edits = [...(await setKind(trx, author, body)), ...(await setLimit(trx, author, body))];
  return { change_id: await changeData(trx, author, { kind: "change_alert_settings", summary: "" }, edits) };
};
