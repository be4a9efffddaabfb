import { type Db, idsIn } from "@passbook/db/dialect";
import type { BankConnectionRow, ConnectedAccountRow } from "@passbook/db/schema";
import { findCurrency } from "../../../common/index.ts";
import { sha256 } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import { receiveStatement } from "../../statements/index.ts";
import type { AccountOfBridge, MonthOfAccount } from "./connector.ts";
import { findConnectedAccount, holdClaimed, listConnectedAccounts, setConnectedAccount } from "./repo.ts";
import { toShown } from "../to-shown.ts";

/** Looks at one month of an account: what tells its rows, and the statements made of it, the last one current. */
type KeptMonth = {
  readonly rows_hash: string;
  readonly looks: readonly { readonly statement_id: string; readonly from: string }[];
};
type KeptMonths = Readonly<Record<string, KeptMonth>>;

// Written by this file alone.
const readMonths = ({ months }: Pick<ConnectedAccountRow, "months">): KeptMonths =>
  JSON.parse(months) as KeptMonths;

export const NO_MONTHS = "{}";

/** Whether anything of an account was imported so far. */
export const hasMonths = (row: Pick<ConnectedAccountRow, "months">): boolean => row.months !== NO_MONTHS;

/** Whether it is one of its person's accounts of which nothing was imported so far. */
export const isToBegin = (row: ConnectedAccountRow): boolean =>
  row.bank_account_id !== null && row.is_left_out === 0 && !hasMonths(row);

/** Of what was asked for: whether it is enough for an account to begin with, and the first day that others go on from. */
export type ToKeep = { readonly begins: boolean; readonly from: string };

const chooseMonths = (
  own: ConnectedAccountRow,
  { months }: AccountOfBridge,
  { begins, from }: ToKeep,
): readonly MonthOfAccount[] => {
  if (isToBegin(own)) return begins ? months : [];
  return months.filter((each) => each.from >= from);
};

const LONGEST_NAME = 80;

/** The last digits of its number, as bridges put them at the end of names: `Everyday (1234)`. */
const findDigits = (name: string): string | null => /(?:^|\D)(\d{4})\W*$/.exec(name)?.[1] ?? null;

const toKnown = ({ name, bank_name, currency }: AccountOfBridge) => {
  const shown = toShown(name).slice(0, LONGEST_NAME);
  return {
    name: shown,
    bank_name: bank_name === null ? null : toShown(bank_name).slice(0, LONGEST_NAME) || null,
    currency: findCurrency(currency.toUpperCase())?.code ?? null,
    last_4_digits: findDigits(shown),
    is_missing: 0,
  };
};

type Keeping = Pick<Services, "db" | "clock" | "secrets" | "config">;

/** Lists the accounts that a bridge shows by now; one it shows no more stays, as missing. */
export const listShown = async (
  { db, clock }: Keeping,
  row: BankConnectionRow,
  shown: readonly AccountOfBridge[],
): Promise<ReadonlyMap<string, ConnectedAccountRow>> =>
  db.transaction().execute(async (trx) => {
    await holdClaimed(trx, row);
    const known = new Map((await listConnectedAccounts(trx, row)).map((each) => [each.account_key, each]));
    const keys = new Set(shown.map(({ key }) => key));
    for (const each of known.values())
      if (!keys.has(each.account_key)) await setConnectedAccount(trx, each, { is_missing: 1 });
    for (const each of shown) {
      const before = known.get(each.key);
      if (before !== undefined) await setConnectedAccount(trx, before, toKnown(each));
      else
        await trx
          .insertInto("connected_accounts")
          .values({
            user_id: row.user_id,
            id: clock.newId(),
            connection_id: row.id,
            account_key: each.key,
            ...toKnown(each),
            bank_account_id: null,
            is_left_out: 0,
            months: NO_MONTHS,
            created_at: clock.now(),
          })
          .execute();
    }
    return new Map((await listConnectedAccounts(trx, row)).map((each) => [each.account_key, each]));
  });

/** Which statements of an account are still there, so that what a person deleted is no longer spoken of. */
const listPresent = async (trx: Db, user_id: string, months: KeptMonths): Promise<ReadonlySet<string>> => {
  const ids = Object.values(months).flatMap(({ looks }) => looks.map(({ statement_id }) => statement_id));
  const rows = await trx
    .selectFrom("statements")
    .select("id")
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(trx, ids))
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** Earlier looks that a later one takes the place of: those it begins with or before. */
const listOvertaken = ({ looks }: KeptMonth): string[] => {
  const last = looks.at(-1);
  return looks
    .slice(0, -1)
    .flatMap(({ statement_id, from }) => (last !== undefined && last.from <= from ? [statement_id] : []));
};

/** Statements that only waited for a person, or to be read, say nothing that the later look does not. */
const dropWaiting = async (trx: Db, user_id: string, ids: readonly string[]): Promise<void> => {
  await trx
    .deleteFrom("statements")
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(trx, ids))
    .where("status", "in", ["received", "needs_review", "needs_password", "failed"])
    .execute();
};

const onlyPresent = (months: KeptMonths, present: ReadonlySet<string>): KeptMonths =>
  Object.fromEntries(
    Object.entries(months).map(([month, kept]) => [
      month,
      { ...kept, looks: kept.looks.filter(({ statement_id }) => present.has(statement_id)) },
    ]),
  );

const toFileName = ({ name }: ConnectedAccountRow, { month }: MonthOfAccount): string =>
  `${name} ${month}.json`;

/**
 * Puts what a bridge shows of an account down to be read, a statement for each month: one whose rows are those that were there before adds
 * nothing, and one with others takes the place of the earlier looks at its month. Answers how many statements were put down.
 */
export const keepMonths = (
  services: Keeping,
  row: BankConnectionRow,
  {
    known,
    shown,
    toKeep,
  }: { readonly known: ConnectedAccountRow; readonly shown: AccountOfBridge; readonly toKeep: ToKeep },
): Promise<number> =>
  services.db.transaction().execute(async (trx) => {
    await holdClaimed(trx, row);
    const { user_id } = row;
    // Its person may say meanwhile that it is another account, or none.
    await setConnectedAccount(trx, known, { is_missing: 0 });
    const own = await findConnectedAccount(trx, known);
    if (own === undefined || own.bank_account_id === null || own.is_left_out === 1) return 0;
    const before = readMonths(own);
    let months = onlyPresent(before, await listPresent(trx, user_id, before));
    let count = 0;
    for (const each of chooseMonths(own, shown, toKeep)) {
      const rows_hash = sha256(each.rows);
      const kept = months[each.month];
      if (kept?.rows_hash === rows_hash) continue;
      const looks = [...(kept?.looks ?? []), { statement_id: "", from: each.from }];
      months = { ...months, [each.month]: { rows_hash, looks } };
      const replaces = Object.values(months).flatMap(listOvertaken);
      await dropWaiting(trx, user_id, replaces);
      const { id } = await receiveStatement(trx, services, {
        user_id,
        file_name: toFileName(own, each),
        bytes: each.file,
        source: "bank_sync",
        bank_account_id: own.bank_account_id,
        replaces,
      });
      const others = looks.slice(0, -1).filter(({ statement_id }) => statement_id !== id);
      months = {
        ...months,
        [each.month]: { rows_hash, looks: [...others, { statement_id: id, from: each.from }] },
      };
      count += 1;
    }
    await setConnectedAccount(trx, own, { months: JSON.stringify(months) });
    return count;
  });
