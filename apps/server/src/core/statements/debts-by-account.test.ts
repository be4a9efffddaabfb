import { createBankAccount } from "@passbook/contract/bank-accounts";
import * as contract from "@passbook/contract/statements";
import { listTransactions } from "@passbook/contract/transactions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { importFile } from "../../../testing/imports.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Nothing printed says that these are purchases. */
const UNTOLD = `
Statement of account 4410207788                      EUR
Period 01/02/2026 - 28/02/2026

Opening balance                                            50.00
Closing balance                                            80.00

Date          Description                                 Amount
13/02/2026    Alba                                         25.00
20/02/2026    Berta                                       -10.00
21/02/2026    Cesare                                       15.00
`;

const importInto = async (person: TestPerson, account_type: "credit_card" | "current") => {
  const made = await person.call(createBankAccount, {
    body: { bank: { name: "Rhein Bank" }, last_4_digits: "7788", account_type, currency: "EUR" },
  });
  const { id } = await importFile(server, person, { name: "february.txt", bytes: UNTOLD });
  const { answer } = await person.call(contract.getStatement, { params: { id } });
  const rows = await person.call(listTransactions, { query: {} });
  return {
    account: answer.data.bank_account_id === made.answer.data.id,
    verdict: answer.data.proof?.verdict,
    amounts: rows.answer.data.map(({ amount }) => amount).toSorted((a, b) => a - b),
  };
};

test("what a statement does not say, the account that a person calls a credit card says", async () => {
  const asha = await signUp(server, "Asha Account");
  expect(await importInto(asha, "credit_card")).toEqual({
    account: true,
    verdict: "proved",
    amounts: [-2500, -1500, 1000],
  });
});

test("an account that is no debt proves no direction", async () => {
  const asha = await signUp(server, "Asha Checking");
  expect(await importInto(asha, "current")).toEqual({
    account: true,
    verdict: "partly",
    amounts: [-1000, 1500, 2500],
  });
});
