import type { BankAccountRow } from "@passbook/db/schema";
import type { ParsedAccount, ParsedStatement } from "@passbook/statement-parser";
import { expect, test } from "vitest";
import { makeAccount } from "../../../../testing/rows.ts";
import { systemClock } from "../../../platform/clock.ts";
import { makeSecrets } from "../../../platform/secrets.ts";
import { chooseAccount } from "./choose-account.ts";

const clock = systemClock();
const who = {
  clock,
  secrets: makeSecrets(new Uint8Array(32), clock.randomBytes),
  user_id: "asha",
  home_currency: "EUR",
};
const nobody: ParsedAccount = {
  bank_name: null,
  number: null,
  last_4_digits: null,
  iban_masked: null,
  account_type: null,
  bank_code: null,
};
const print = (account: Partial<ParsedAccount>, currency: string | null = "EUR"): ParsedStatement => ({
  account: { ...nobody, ...account },
  currency,
  period: { from: null, to: null },
  opening_balance: null,
  closing_balance: null,
  proof: { verdict: "unproved", checks: [], doubts: [], culprit: null },
  facts: { opening: null, closing: null },
  transactions: [],
});
const choose = (
  accounts: readonly BankAccountRow[],
  printed: ParsedStatement,
  wanted_account_id: string | null = null,
) => chooseAccount(who, accounts, { wanted_account_id }, printed);
const account = (id: string, own: Partial<BankAccountRow> = {}) => makeAccount("asha", id, own);
const hashOf = (number: string) => {
  const chosen = choose([], print({ number, last_4_digits: "1234" }));
  return chosen.kind === "new" ? chosen.account.number_hash : null;
};

test("the account a person named is taken, whatever the file says", () => {
  const chosen = choose([account("a"), account("b")], print({ number: "99", last_4_digits: "0099" }), "b");
  expect(chosen).toMatchObject({ kind: "known", account: { id: "b" } });
});

test("a number is known again however it is printed, and is never kept itself", () => {
  const number_hash = hashOf("DE44 5001 0517 5407 3249 31");
  expect(number_hash).toBe(hashOf("de44-5001-0517-5407-3249-31"));
  expect(number_hash).toMatch(/^[0-9a-f]{64}$/);
  const known = account("a", { number_hash, last_4_digits: null });
  expect(choose([known], print({ number: "DE44500105175407324931" }))).toMatchObject({
    kind: "known",
    account: { id: "a" },
  });
});

test("a number that is known in another currency is another account", () => {
  const number_hash = hashOf("DE44500105175407324931");
  const euros = account("a", { number_hash });
  const dollars = account("b", { number_hash, currency: "USD" });
  const printed = print({ number: "DE44500105175407324931", last_4_digits: "4931" }, "USD");
  expect(choose([euros], printed)).toMatchObject({ kind: "new", account: { currency: "USD", number_hash } });
  expect(choose([euros, dollars], printed)).toMatchObject({ kind: "known", account: { id: "b" } });
});

test("last digits, currency, kind and bank together name an account, which then learns its number", () => {
  const mine = account("a", { bank_name: "Rhein Bank" });
  const printed = print({
    number: "5551234",
    last_4_digits: "1234",
    account_type: "current",
    bank_name: "RHEIN BANK AG",
  });
  const chosen = choose([mine], printed);
  expect(chosen).toMatchObject({ kind: "known", account: { id: "a" } });
  expect(chosen.kind === "known" && chosen.learns_number).toBe(hashOf("5551234"));
  expect(choose([mine], { ...printed, currency: "USD" }).kind).toBe("new");
  expect(choose([mine], print({ ...printed.account, account_type: "credit_card" })).kind).toBe("new");
  expect(choose([mine], print({ ...printed.account, bank_name: "Elbe Bank" })).kind).toBe("new");
  expect(choose([account("a", { number_hash: hashOf("777") })], printed).kind).toBe("new");
});

test("two accounts that fit are a tie, and a file that names none is nobody's", () => {
  expect(choose([account("a"), account("b")], print({ last_4_digits: "1234" }))).toMatchObject({
    kind: "unknown",
    candidates: [{ id: "a" }, { id: "b" }],
  });
  expect(choose([account("a")], print({}))).toMatchObject({ kind: "unknown" });
});

test("a sample account never takes real statements", () => {
  expect(choose([account("a", { is_sample: 1 })], print({ last_4_digits: "1234" })).kind).toBe("new");
});

test("a new account takes what the file prints, and the home currency where it prints none", () => {
  const printed = print(
    { last_4_digits: "4931", account_type: "credit_card", bank_name: "Deutsche Bank AG" },
    null,
  );
  expect(choose([], printed)).toMatchObject({
    kind: "new",
    account: {
      currency: "EUR",
      account_type: "credit_card",
      last_4_digits: "4931",
      bank_country: "DE",
      is_sample: 0,
    },
  });
});

test("of accounts that no number tells apart, the one that is called as the file calls it is offered first", () => {
  const everyday = account("a", { label: "everyday" });
  const joint = account("b", { label: "Joint Savings" });
  expect(choose([everyday, joint], print({ name: "Everyday" }))).toMatchObject({
    kind: "unknown",
    likely: { id: "a" },
  });
  expect(choose([everyday, joint], print({ name: "Holidays" }))).not.toHaveProperty("likely");
  expect(choose([everyday, { ...joint, label: "Everyday" }], print({ name: "Everyday" }))).not.toHaveProperty(
    "likely",
  );
});
