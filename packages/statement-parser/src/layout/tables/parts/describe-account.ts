import type { AccountType, ParsedAccount } from "../../../parsed-file.ts";
import { findIban, findLast4Digits, isAccountName } from "../../../values/account-number.ts";
import { makeAccount } from "../../../values/make-account.ts";
import { says } from "../../../words/find-phrases.ts";
import { toPlainWords } from "../../../words/plain-words.ts";
import { findAccountKind } from "../../../labels/account-kind.ts";
import type { Preamble } from "./read-preamble.ts";

const kindOfName = (name: string): AccountType | null => {
  const plain = toPlainWords(name);
  return findAccountKind(plain) ?? (says(plain, "cash") ? "cash" : null);
};

/** The account of a group of rows, from its cells and the lines around the table. */
export const describeAccount = (group: string, preamble: Preamble, cardLike: boolean): ParsedAccount => {
  const [column = "", title = ""] = group.split("\t");
  const name = title === "" && findLast4Digits(column) === null ? column : title;
  const own = findIban(column) !== null && preamble.iban !== null ? preamble.iban : column;
  const number = own !== "" && own !== name ? own : (preamble.number ?? (/\d{4}/.test(name) ? name : null));
  const iban = findIban(number ?? "") ?? preamble.iban;
  const printed = kindOfName(name) ?? preamble.accountType;
  return makeAccount(iban ?? number, {
    bank_name: preamble.bankName,
    last_4_digits: findLast4Digits(number ?? iban ?? ""),
    account_type: printed ?? (cardLike ? "credit_card" : null),
    name: name !== number && isAccountName(name) ? name : null,
  });
};
