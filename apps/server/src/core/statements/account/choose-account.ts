import { currencyOfCountry } from "@passbook/contract/country-currencies";
import { type Db, toNumber } from "@passbook/db/dialect";
import type { BankAccountRow, StatementRow } from "@passbook/db/schema";
import type { ParsedStatement } from "@passbook/statement-parser";
import { matchBankName } from "../../../common/index.ts";
import type { Services } from "../../../platform/services.ts";

/** The account a statement belongs to: one that is there (and learns its number), a new one, or nobody can tell. */
export type ChosenAccount =
  | {
      readonly kind: "known";
      readonly account: BankAccountRow;
      readonly learns_number: string | null;
      /** Only its last digits speak for it, which another account may have too. */
      readonly by_digits?: boolean;
    }
  | { readonly kind: "new"; readonly account: BankAccountRow }
  | {
      readonly kind: "unknown";
      readonly candidates: readonly BankAccountRow[];
      /** What a new one would be in, as far as anything speaks for it; for a file that prints none. */
      readonly likely_currency?: string;
      /** One of them that is offered first. */
      readonly likely?: BankAccountRow;
      /** One whose last digits are printed or the only one there is, but whose days or balances say otherwise. */
      readonly contradicted?: BankAccountRow;
    };

type Who = Pick<Services, "clock" | "secrets"> & { readonly user_id: string; readonly home_currency: string };

/** Accounts of a person as far as choosing needs them; new ones of the same file are added by the caller. */
export const listAccounts = async (db: Db, user_id: string): Promise<BankAccountRow[]> => {
  const rows = await db.selectFrom("bank_accounts").selectAll().where("user_id", "=", user_id).execute();
  return rows.map((row) => ({ ...row, is_sample: toNumber(row.is_sample) }));
};

/** The same account is printed with and without spaces, hyphens and leading zeros. */
const hashNumber = ({ secrets }: Who, number: string): string =>
  secrets.hash(
    "account number",
    number
      .replaceAll(/[^\p{L}\p{N}]/gu, "")
      .replace(/^0+/, "")
      .toUpperCase(),
  );

const MOST_SHORT_DIGITS = 4;

/** The printed number, unless only its end is: `XXXX 1234` or `1234` may be the end of several. */
export const findFullNumber = ({ account: { number, last_4_digits } }: ParsedStatement): string | null => {
  if (number === null || last_4_digits === null) return number;
  const signs = number.replaceAll(/[^\p{L}\p{N}]/gu, "");
  const is_masked = /[*•●·…]|#{2}|x{2}|^x/i.test(number);
  return is_masked || signs.length <= MOST_SHORT_DIGITS ? null : number;
};

/**
 * Chooses the account of a statement: the one the person named; else the one with the printed number; else the only one whose last
 * digits, currency, kind and bank agree; else a new one when the file names an account. Nothing is guessed from having few accounts.
 */
export const chooseAccount = (
  who: Who,
  accounts: readonly BankAccountRow[],
  row: Pick<StatementRow, "wanted_account_id">,
  printed: ParsedStatement,
): ChosenAccount => {
  const number = findFullNumber(printed);
  const number_hash = number === null ? null : hashNumber(who, number);
  const toKnown = (account: BankAccountRow) => ({
    kind: "known" as const,
    account,
    learns_number: account.number_hash === null ? number_hash : null,
  });
  const wanted = accounts.find((account) => account.id === row.wanted_account_id);
  if (wanted !== undefined) return toKnown(wanted);
  const same = accounts.filter(
    (account) =>
      number_hash !== null && account.number_hash === number_hash && fitsCurrency(account, printed),
  );
  const fitting = same.length > 0 ? same : accounts.filter((account) => fits(account, printed, number_hash));
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1)
    return same.length > 0 ? toKnown(only) : { ...toKnown(only), by_digits: true };
  if (fitting.length > 1) return { kind: "unknown", candidates: fitting };
  if (!isNamed(printed))
    return toUnknown(
      accounts.filter((account) => isPossible(account, printed)),
      printed,
    );
  return { kind: "new", account: toNewAccount(who, printed, number_hash) };
};

/** Of accounts nobody can tell apart by a number, the one a person calls as the file does is the likeliest. */
const toUnknown = (candidates: readonly BankAccountRow[], { account }: ParsedStatement): ChosenAccount => {
  const called = toKey(account.name ?? "");
  const likely = candidates.filter(({ label }) => called !== "" && toKey(label ?? "") === called);
  const [only] = likely;
  return only !== undefined && likely.length === 1
    ? { kind: "unknown", candidates, likely: only }
    : { kind: "unknown", candidates };
};

const isNamed = ({ account }: ParsedStatement): boolean =>
  account.number !== null || account.last_4_digits !== null;

/** One number may stand for an account in each of several currencies; each is an account of its own here. */
const fitsCurrency = (account: BankAccountRow, { currency }: ParsedStatement): boolean =>
  currency === null || currency === account.currency;

/** What a file that names no account says of it does not speak against this one. */
const isPossible = (account: BankAccountRow, printed: ParsedStatement): boolean => {
  const { account_type, bank_name } = printed.account;
  return (
    account.is_sample !== 1 &&
    account.closed_at === null &&
    fitsCurrency(account, printed) &&
    (account_type === null || account_type === account.account_type) &&
    (bank_name === null || account.bank_name === "" || isSameBank(bank_name, account))
  );
};

const fits = (account: BankAccountRow, printed: ParsedStatement, number_hash: string | null): boolean => {
  const { last_4_digits, account_type, bank_name } = printed.account;
  if (last_4_digits === null || account.last_4_digits !== last_4_digits || account.is_sample === 1)
    return false;
  if (number_hash !== null && account.number_hash !== null) return false;
  return (
    fitsCurrency(account, printed) &&
    (account_type === null || account_type === account.account_type) &&
    (bank_name === null || account.bank_name === "" || isSameBank(bank_name, account))
  );
};

/** A name as far as it tells one from another: case, accents, spaces and signs do not. */
export const toKey = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** "HDFC" and "HDFC Bank Ltd" are one bank. */
const isSameBank = (printed: string, { bank_id, bank_name }: BankAccountRow): boolean => {
  if (bank_id !== null && matchBankName(printed)?.id === bank_id) return true;
  const [left, right] = [toKey(printed), toKey(bank_name)];
  return left.startsWith(right) || right.startsWith(left);
};

const LONGEST_NAME = 80;

/** The currency of the country in which the printed bank or IBAN is at home. */
export const findCurrencyOfHome = ({ account }: ParsedStatement): string | null => {
  const bank = account.bank_name === null ? null : matchBankName(account.bank_name);
  const country = account.iban_masked?.slice(0, 2) ?? bank?.country;
  return country === undefined ? null : currencyOfCountry(country);
};

const toNewAccount = (
  { clock, user_id, home_currency }: Who,
  printed: ParsedStatement,
  number_hash: string | null,
): BankAccountRow => {
  const { account, currency } = printed;
  const bank = account.bank_name === null ? null : matchBankName(account.bank_name);
  return {
    user_id,
    id: clock.newId(),
    label: account.name?.trim().slice(0, LONGEST_NAME) || null,
    last_4_digits: account.last_4_digits,
    account_type: account.account_type ?? "current",
    currency: currency ?? findCurrencyOfHome(printed) ?? home_currency,
    bank_id: bank?.id ?? null,
    bank_name: bank?.name ?? (account.bank_name ?? "Bank account").slice(0, LONGEST_NAME),
    bank_country: bank?.country ?? null,
    number_hash,
    is_sample: 0,
    closed_at: null,
    interest_rate: null,
    rate_changes: null,
    is_private: 0,
    created_at: clock.now(),
  };
};
