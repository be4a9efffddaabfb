import type { ParsedAccount } from "../../parsed-file.ts";
import { findIban, isIbanValid } from "../../values/account-number.ts";
import { findCurrencyCode } from "../../values/currency.ts";
import { makeAccount } from "../../values/make-account.ts";

/** Field 25: IBAN, `bank code/number` or a number alone, each perhaps with a currency behind it. */
export type MtAccount = { account: ParsedAccount; currency: string | null };

const splitCurrency = (text: string): { number: string; currency: string | null } => {
  const iban = findIban(text);
  const match = /^(.*\d)[\s/]*([A-Z]{3})$/.exec(text);
  const currency = match === null ? null : findCurrencyCode(match[2] ?? "");
  if (match === null || currency === null || (iban !== null && isIbanValid(iban)))
    return { number: text, currency: null };
  return { number: match[1] ?? "", currency };
};

/** Reads the account a statement names; `bic` is the bank of the message's header. */
export const readMtAccount = (text: string, bic: string | null): MtAccount => {
  const { number: whole, currency } = splitCurrency(text.trim());
  const slash = whole.indexOf("/");
  const bank_code = slash > 0 ? whole.slice(0, slash) : bic;
  return { account: makeAccount(slash < 0 ? whole : whole.slice(slash + 1), { bank_code }), currency };
};
