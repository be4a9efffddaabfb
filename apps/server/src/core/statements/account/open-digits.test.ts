import { createBankAccount } from "@passbook/contract/bank-accounts";
import * as contract from "@passbook/contract/statements";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { importFile, readLedger } from "../../../../testing/imports.ts";
import { signUp } from "../../../../testing/people.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** No currency is named, and no amount has decimals. */
const WHOLE = `
Statement of account 4410207788
Period 01/02/2026 - 28/02/2026

Date          Description                  Amount          Balance
13/02/2026    Alba                          -2500            97500
20/02/2026    Berta                         -1000            96500
`;

test("amounts without decimals or a currency are not taken for the home currency's", async () => {
  const asha = await signUp(server, "Asha Whole", { home_currency: "EUR" });
  await asha.call(createBankAccount, {
    body: { bank: { name: "Rhein Bank" }, last_4_digits: "1111", account_type: "savings", currency: "EUR" },
  });
  const { id, ...asked } = await importFile(server, asha, { name: "whole.txt", bytes: WHOLE });
  expect(asked).toMatchObject({ status: "needs_review", questions: [{ code: "account_unknown" }] });
  expect(asked.questions).toHaveLength(1);
  await asha.call(contract.acceptStatement, {
    params: { id },
    body: {
      new_bank_account: {
        bank: { name: "Aoba Bank" },
        last_4_digits: "7788",
        account_type: "savings",
        currency: "JPY",
      },
    },
  });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  const { answer } = await asha.call(contract.getStatement, { params: { id } });
  expect(answer.data).toMatchObject({ status: "imported", currency: "JPY", proof: { verdict: "proved" } });
  expect((await readLedger(server, asha)).map(({ amount }) => amount)).toEqual([-2500, -1000]);
});
