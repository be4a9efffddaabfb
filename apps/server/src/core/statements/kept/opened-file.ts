import type { BankAccountRow } from "@passbook/db/schema";
import type { ParsedFile, ParseHints } from "@passbook/statement-parser";

/** A file that was read, and whether a password was needed for it. */
export type OpenedFile = ParsedFile & {
  readonly locked: boolean;
  /** What opened it where that is not kept, or is kept and opened only some files of an archive: another would give other statements in another reading. */
  readonly sealed_password?: string;
  /** Others that waited for a password are to be tried with the one that opened it. */
  readonly opens_others?: boolean;
  /** It was read again with the currency and the kind of its account: its digits, and which way its amounts go. */
  readonly read_again?: true;
};

/** What an account tells the reader where its file does not. */
export type AccountHints = Pick<ParseHints, "currency" | "account_type">;

/**
 * The kind of an account tells a debt, which the person chose; that it is another may as well be what a new account began as, and
 * would call rows proved whose direction nobody said.
 */
export const toAccountHints = ({
  currency,
  account_type,
}: Pick<BankAccountRow, "currency" | "account_type">): AccountHints => {
  const debt = (["credit_card", "loan"] as const).find((one) => one === account_type);
  return { currency, ...(debt === undefined ? {} : { account_type: debt }) };
};
