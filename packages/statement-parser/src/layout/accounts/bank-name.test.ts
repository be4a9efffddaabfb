import { expect, test } from "vitest";
import { describeAccount } from "./describe-document.ts";

const read = (...lines: string[]) => describeAccount(lines.join("\n"), null).bank_name;

test.each([
  ["WELLS FARGO BANK, N.A.", "WELLS FARGO BANK, N.A."],
  ["U.S. Bank National Association", "U.S. Bank National Association"],
  ["Bank Name: Generic Bank", "Generic Bank"],
  ["CHASE BANK STATEMENT", "CHASE BANK"],
  ["MEEZAN BANK LIMITED", "MEEZAN BANK LIMITED"],
])("a statement headed %s is of %s", (line, name) => {
  expect(read(line, "Account Summary", "Account Number: ****4782")).toBe(name);
});

test.each(["BANK STATEMENT", "Your bank statement", "PERSONAL BANK STATEMENT", "This is not a bank."])(
  "a statement headed %s is of no bank that it names",
  (line) => {
    expect(read(line, "Account Number: ****4782")).toBeNull();
  },
);
