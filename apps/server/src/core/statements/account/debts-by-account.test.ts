import { createBankAccount, listBankAccounts } from "@passbook/contract/bank-accounts";
import * as contract from "@passbook/contract/statements";
import { listTransactions } from "@passbook/contract/transactions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { importFile } from "../../../../testing/imports.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../index.ts";

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

const give = (person: TestPerson, name: string, bytes: string) => importFile(server, person, { name, bytes });

const accept = async (
  person: TestPerson,
  { id }: contract.Statement,
  account_type: "credit_card" | "current",
) => {
  await person.call(contract.acceptStatement, { params: { id }, body: { account_type } });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  return (await person.call(contract.getStatement, { params: { id } })).answer.data;
};

const listAmounts = async (person: TestPerson): Promise<number[]> =>
  (await person.call(listTransactions, { query: {} })).answer.data
    .map(({ amount }) => amount)
    .toSorted((a, b) => a - b);

/** The month after, of the same account. */
const MARCH = UNTOLD.replaceAll("/02/2026", "/03/2026")
  .replace("28/03/2026", "31/03/2026")
  .replace("80.00", "110.00")
  .replace("50.00", "80.00");

test("where neither file nor account tells, the person is asked what rows are, once", async () => {
  const asha = await signUp(server, "Asha Asked");
  const asked = await give(asha, "february.txt", UNTOLD);
  expect(asked).toMatchObject({
    status: "needs_review",
    questions: [
      {
        code: "account_type",
        choices: [
          { value: "credit_card", example: "spent" },
          { value: "current", example: "received" },
        ],
        rows: [
          { booked_on: "2026-02-13", description: "Alba", amount: 2500 },
          { booked_on: "2026-02-21", description: "Cesare", amount: 1500 },
        ],
      },
    ],
  });
  await expect(
    asha.call(contract.acceptStatement, { params: { id: asked.id }, body: {} }),
  ).rejects.toMatchObject({
    status: 422,
    fields: { account_type: "Say whether the rows shown are money spent or received." },
  });
  const accepted = await accept(asha, asked, "credit_card");
  expect(accepted).toMatchObject({ status: "imported", proof: { verdict: "proved" } });
  expect(await listAmounts(asha)).toEqual([-2500, -1500, 1000]);
  const { answer } = await asha.call(listBankAccounts);
  expect(answer.data).toMatchObject([{ account_type: "credit_card", last_4_digits: "7788" }]);
  const next = await give(asha, "march.txt", MARCH);
  expect(next).toMatchObject({ status: "imported", proof: { verdict: "proved" }, closing_balance: -11_000 });
});

test("that it was money received is remembered of an account, whose kind alone proves no direction", async () => {
  const asha = await signUp(server, "Asha Checking");
  await asha.call(createBankAccount, {
    body: { bank: { name: "Rhein Bank" }, last_4_digits: "7788", account_type: "savings", currency: "EUR" },
  });
  const asked = await give(asha, "february.txt", UNTOLD);
  expect(asked.questions).toMatchObject([{ code: "account_type" }]);
  const accepted = await accept(asha, asked, "current");
  expect(accepted).toMatchObject({ status: "imported", proof: { verdict: "proved" } });
  expect(await listAmounts(asha)).toEqual([-1000, 1500, 2500]);
  const next = await give(asha, "march.txt", MARCH);
  expect(next).toMatchObject({
    status: "imported",
    proof: { verdict: "proved" },
    bank_account_id: accepted.bank_account_id,
  });
  const { answer } = await asha.call(listBankAccounts);
  expect(answer.data).toMatchObject([{ account_type: "savings" }]);
});

test("the purchases of a table are no income where its account is a credit card", async () => {
  const asha = await signUp(server, "Asha Table");
  const table =
    "Date,Description,Amount\n2026-02-13,Alba,25.00\n2026-02-20,Berta,-10.00\n2026-02-21,Cesare,15.00\n";
  const asked = await give(asha, "february.csv", table);
  expect(asked.questions).toMatchObject([{ code: "account_unknown" }, { code: "account_type" }]);
  const { answer } = await asha.call(createBankAccount, {
    body: { bank: { name: "Rhein Bank" }, account_type: "credit_card", currency: "EUR" },
  });
  const card = await importFile(server, asha, {
    name: "again.csv",
    bytes: `${table}\n`,
    account_id: answer.data.id,
  });
  expect(card).toMatchObject({ status: "imported", questions: [] });
  expect(await listAmounts(asha)).toEqual([-2500, -1500, 1000]);
});
