import type { AccountType, BankAccount } from "@passbook/contract/bank-accounts";
import { ACCOUNT_TYPES } from "@passbook/contract/bank-accounts";
import type { Statement } from "@passbook/contract/statements";
import type { ChosenBank } from "../../../lib/bank-accounts/bank-choice.tsx";

export type Printed = Pick<Statement, "printed_account" | "currency">;
type Candidate = Pick<BankAccount, "account_type" | "currency" | "last_4_digits" | "closed_at">;

/** Nothing is known of the account yet, as before a file is read. */
export const NOTHING_PRINTED: Printed = { printed_account: null, currency: null };

const agrees = (printed: string | null | undefined, own: string | null): boolean =>
  printed === null || printed === undefined || own === null || printed === own;

/** True where nothing that was printed speaks against the account. */
export const fitsPrinted = ({ printed_account, currency }: Printed, account: Candidate): boolean =>
  account.closed_at === null &&
  agrees(currency, account.currency) &&
  agrees(printed_account?.last_4_digits, account.last_4_digits) &&
  (printed_account?.last_4_digits !== null || agrees(printed_account.account_type, account.account_type));

export type NewAccount = {
  readonly bank: ChosenBank;
  readonly account_type: AccountType;
  readonly currency: string;
  readonly last_4_digits: string;
  readonly label: string;
};

/** A new account as far as it is printed; `likely_currency` stands where the file names none, empty where nothing speaks for one. */
export const toNewAccount = (
  { printed_account, currency }: Printed,
  likely_currency: string,
): NewAccount => ({
  bank: { id: null, name: printed_account?.bank_name ?? "" },
  account_type: ACCOUNT_TYPES.find((type) => type === printed_account?.account_type) ?? "current",
  currency: currency ?? likely_currency,
  last_4_digits: printed_account?.last_4_digits ?? "",
  label: printed_account?.name ?? "",
});

/** The new account as the server takes it. */
export const toAccountBody = ({ label, last_4_digits, ...rest }: NewAccount) => ({
  ...rest,
  label: label.trim() === "" ? null : label,
  last_4_digits: last_4_digits.trim() === "" ? null : last_4_digits,
});

/** Told by the file itself, one that is there, or a new one. */
export type Way = "automatic" | "known" | "new";

/** Which account it is, as far as it was answered; each way keeps its part while another is looked at. */
export type AccountAnswer = {
  readonly way: Way;
  readonly bank_account_id: string | null;
  readonly new_account: NewAccount;
};

type AccountFault = "bank_account_id" | "bank" | "currency" | "last_4_digits";

/** The fields that keep an answer from being one. */
export const findAccountFaults = ({
  way,
  bank_account_id,
  new_account,
}: AccountAnswer): readonly AccountFault[] => {
  if (way === "automatic") return [];
  if (way === "known") return bank_account_id === null ? ["bank_account_id"] : [];
  const { bank, currency, last_4_digits } = new_account;
  const faults: AccountFault[] = [];
  if ((bank.id ?? bank.name ?? "").trim() === "") faults.push("bank");
  if (currency === "") faults.push("currency");
  if (!/^(\d{4})?$/.test(last_4_digits.trim())) faults.push("last_4_digits");
  return faults;
};
