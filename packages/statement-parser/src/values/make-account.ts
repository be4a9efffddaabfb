import type { ParsedAccount } from "../parsed-file.ts";
import { findIban, findLast4Digits, maskIban } from "./account-number.ts";

/** The account of a number as a file writes it; what else the file says of it may outdo what the number says. */
export const makeAccount = (written: string | null, told: Partial<ParsedAccount> = {}): ParsedAccount => {
  const number = written?.trim() || null;
  const iban = findIban(number ?? "");
  return {
    bank_name: null,
    number: iban ?? number,
    last_4_digits: findLast4Digits(number ?? ""),
    iban_masked: iban === null ? null : maskIban(iban),
    account_type: null,
    bank_code: null,
    ...told,
  };
};
