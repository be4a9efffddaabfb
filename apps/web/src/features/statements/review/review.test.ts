import { describe, expect, test } from "vitest";
import { readExampleDay } from "./example-day.ts";
import { listAlike, readAsked, saysWhose, takeDirection, toAcceptBody } from "./review.ts";
import { toNewAccount } from "../account/which-account.ts";

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
      direction: "credit_card",
    };
    const asked = {
      account: true,
      currencies: null,
      date_order: [],
      decimal_sign: [],
      direction: null,
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
    const direction = { choices: [{ value: "credit_card", example: "spent" }], rows: [] };
    expect(toAcceptBody({ ...asked, account: false, direction }, answers)).toEqual({
      account_type: "credit_card",
    });
    expect(toAcceptBody({ ...asked, account: false, doubt: "unproved" }, answers)).toEqual({ as_read: true });
  });

  test("rows that may be money spent are shown; the answer is the kind of a new account that has no other", () => {
    const choices = [
      { value: "credit_card", example: "spent" },
      { value: "current", example: "received" },
    ];
    const rows = [{ booked_on: "2026-02-13", description: "Alba", amount: 2500 }];
    const asked = readAsked({ questions: [{ code: "account_type", choices, rows: [...rows, null] }] });
    expect(asked.direction).toEqual({ choices, rows });
    expect(readAsked({ questions: [] }).direction).toBeNull();
    const first = {
      way: "new" as const,
      bank_account_id: null,
      new_account: { ...toNewAccount({ printed_account: null, currency: null }, "EUR") },
      date_order: null,
      decimal_sign: null,
      direction: null,
    };
    const spent = takeDirection(first, "credit_card");
    expect([spent.direction, spent.new_account?.account_type]).toEqual(["credit_card", "credit_card"]);
    const loan = { ...first, new_account: { ...first.new_account, account_type: "loan" as const } };
    expect(takeDirection(loan, "credit_card")).toEqual({ direction: "credit_card" });
  });

  test("an example is read as a day, and left as it is when it is none", () => {
    expect(readExampleDay("3 April 2026")).toBe("2026-04-03");
    expect(readExampleDay("31 April 2026")).toBeNull();
    expect(readExampleDay("1.234,56")).toBeNull();
  });
});

describe("one answer about an account", () => {
  const asking = (file_hash: string, own = {}) => ({
    file_hash,
    format: "csv",
    currency: null,
    printed_account,
    questions: [{ code: "account_unknown" }],
    ...own,
  });

  test("is that of other files which print the same, and of no part of the same file", () => {
    const waiting = [
      asking("own"),
      asking("same"),
      asking("settled", { questions: [{ code: "unproved" }] }),
      asking("dollars", { currency: "USD" }),
      asking("other", { printed_account: { ...printed_account, last_4_digits: "9999" } }),
      asking("paper", { format: "pdf" }),
    ];
    expect(listAlike(asking("own"), waiting).map(({ file_hash }) => file_hash)).toEqual(["same"]);
    const chosen = asking("own", { questions: [{ code: "currency_differs" }] });
    expect(listAlike(chosen, waiting)).toEqual([]);
  });

  test("is offered for all of them by itself only where they say whose they are", () => {
    expect(saysWhose({ printed_account })).toBe(true);
    const nothing = { bank_name: null, last_4_digits: null, account_type: "current", name: null };
    expect([saysWhose({ printed_account: nothing }), saysWhose({ printed_account: null })]).toEqual([
      false,
      false,
    ]);
  });
});
