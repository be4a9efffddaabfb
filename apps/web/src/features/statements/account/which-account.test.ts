import { describe, expect, test } from "vitest";
import {
  findAccountFaults,
  fitsPrinted,
  NOTHING_PRINTED,
  toAccountBody,
  toNewAccount,
} from "./which-account.ts";

const printed_account = {
  bank_name: "Malabar Bank",
  last_4_digits: "4021",
  account_type: "savings",
  name: null,
};
const account = {
  account_type: "savings" as const,
  currency: "INR",
  last_4_digits: "4021",
  closed_at: null,
};

describe("which account a statement is of", () => {
  test("an account fits unless something printed speaks against it", () => {
    const printed = { printed_account, currency: "INR" };
    expect(fitsPrinted(printed, account)).toBe(true);
    expect(fitsPrinted(printed, { ...account, currency: "EUR" })).toBe(false);
    expect(fitsPrinted(printed, { ...account, last_4_digits: "9" })).toBe(false);
    expect(fitsPrinted(printed, { ...account, closed_at: "2026-01-01T00:00:00.000Z" })).toBe(false);
    expect(fitsPrinted(NOTHING_PRINTED, account)).toBe(true);
  });

  test("a new account starts with what is printed", () => {
    expect(toNewAccount({ printed_account, currency: "INR" }, "EUR")).toMatchObject({
      bank: { name: "Malabar Bank" },
      account_type: "savings",
      currency: "INR",
      last_4_digits: "4021",
    });
    expect(toNewAccount(NOTHING_PRINTED, "EUR").currency).toBe("EUR");
  });

  test("an answer needs an account or a bank; digits are four or none", () => {
    const new_account = toNewAccount(NOTHING_PRINTED, "EUR");
    const answer = { way: "new" as const, bank_account_id: null, new_account };
    expect(findAccountFaults({ ...answer, way: "automatic" })).toEqual([]);
    expect(findAccountFaults({ ...answer, way: "known" })).toEqual(["bank_account_id"]);
    expect(findAccountFaults({ ...answer, way: "known", bank_account_id: "one" })).toEqual([]);
    expect(findAccountFaults(answer)).toEqual(["bank"]);
    const unknown = toNewAccount({ printed_account, currency: null }, "");
    expect(findAccountFaults({ ...answer, new_account: unknown })).toEqual(["currency"]);
    expect(
      findAccountFaults({
        ...answer,
        new_account: { ...new_account, bank: { id: "de1" }, last_4_digits: "99" },
      }),
    ).toEqual(["last_4_digits"]);
  });

  test("what was left empty is sent as nothing", () => {
    const sent = toAccountBody(toNewAccount({ printed_account: null, currency: "EUR" }, "USD"));
    expect(sent).toMatchObject({ currency: "EUR", label: null, last_4_digits: null });
  });
});
