import type { AccountType, ParsedAccount } from "../parsed-file.ts";
import { findIban, findLast4Digits, isAccountName, maskIban } from "../values/account-number.ts";
import type { Preamble } from "./read-preamble.ts";

const ACCOUNT_TYPE_OF_NAME = (text: string): AccountType | null => {
  if (/credit ?card|kreditkarte|kredietkaart/i.test(text)) return "credit_card";
  if (/saving|tagesgeld|spar/i.test(text)) return "savings";
  if (/\bcash\b|bargeld/i.test(text)) return "cash";
  return /checking|current|giro/i.test(text) ? "current" : null;
};

/** The account of a group of rows, from its cells and the lines around the table. */
export const describeAccount = (group: string, preamble: Preamble, cardLike: boolean): ParsedAccount => {
  const [column = "", title = ""] = group.split("\t");
  const name = title === "" && findLast4Digits(column) === null ? column : title;
  const own = findIban(column) !== null && preamble.iban !== null ? preamble.iban : column;
  const number = own !== "" && own !== name ? own : (preamble.number ?? (/\d{4}/.test(name) ? name : null));
  const iban = findIban(number ?? "") ?? preamble.iban;
  const printed = ACCOUNT_TYPE_OF_NAME(name) ?? preamble.accountType;
  return {
    bank_name: preamble.bankName,
    number: iban ?? number,
    last_4_digits: findLast4Digits(number ?? iban ?? ""),
    iban_masked: iban === null ? null : maskIban(iban),
    account_type: printed ?? (cardLike ? "credit_card" : null),
    bank_code: null,
    name: name !== number && isAccountName(name) ? name : null,
  };
};
