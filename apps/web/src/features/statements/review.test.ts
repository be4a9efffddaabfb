import { describe, expect, test } from "vitest";
import { readExampleDay } from "./example-day.ts";
import { readAsked, toAcceptBody } from "./review.ts";
import { toNewAccount } from "./which-account.ts";

const printed_account = {
  bank_name: "Malabar Bank",
  last_4_digits: "4021",
  account_type: "savings",
  name: null,
};

describe("what a statement asks", () => {
  test("questions are read with their choices; what is no choice is left out", () => {
    const asked = readAsked({
      questions: [
        { code: "account_unknown" },
        { code: "date_order", choices: [{ value: "dmy", example: "3 April 2026" }, "mdy"] },
      ],
    });
    expect(asked.account).toBe(true);
    expect(asked.date_order).toEqual([{ value: "dmy", example: "3 April 2026" }]);
    expect([asked.doubt, asked.currencies]).toEqual([null, null]);
  });

  test("an account of another currency is asked for again, with both currencies", () => {
    const asked = readAsked({
      questions: [{ code: "currency_differs", currency: "USD", account_currency: "EUR" }],
    });
    expect(asked).toMatchObject({ account: true, currencies: { file: "USD", account: "EUR" } });
  });

  test("rows beyond the proved statements of their days are a doubt, told with their number and days", () => {
    const rows = [{ row: 3, booked_on: "2026-03-09", amount: -4500, description: "Unknown shop" }];
    const extra = { count: 1, from: "2026-03-09", to: "2026-03-09", rows, statement_id: "march" };
    const asked = readAsked({ questions: [{ code: "not_on_proved", ...extra }] });
    expect([asked.doubt, asked.extra]).toEqual(["not_on_proved", extra]);
    const noisy = { ...extra, code: "not_on_proved", rows: [...rows, 7, null] };
    expect(readAsked({ questions: [noisy] }).extra).toEqual(extra);
    expect(readAsked({ questions: [{ code: "not_on_proved" }] }).extra).toBeNull();
  });

  test("only what is asked is answered", () => {
    const answers = {
      way: "new" as const,
      bank_account_id: "old",
      new_account: toNewAccount({ printed_account, currency: "INR" }, "EUR"),
      date_order: "mdy",
      decimal_sign: ",",
    };
    const asked = {
      account: true,
      currencies: null,
      date_order: [],
      decimal_sign: [],
      doubt: null,
      extra: null,
    };
    expect(toAcceptBody(asked, answers)).toEqual({
      new_bank_account: {
        bank: { id: null, name: "Malabar Bank" },
        account_type: "savings",
        currency: "INR",
        last_4_digits: "4021",
        label: null,
      },
    });
    const dates = [{ value: "mdy", example: "4 March 2026" }];
    expect(toAcceptBody({ ...asked, account: false, date_order: dates }, answers)).toEqual({
      date_order: "mdy",
    });
    expect(toAcceptBody({ ...asked, account: false, doubt: "unproved" }, answers)).toEqual({ as_read: true });
  });

  test("an example is read as a day, and left as it is when it is none", () => {
    expect(readExampleDay("3 April 2026")).toBe("2026-04-03");
    expect(readExampleDay("31 April 2026")).toBeNull();
    expect(readExampleDay("1.234,56")).toBeNull();
  });
});
