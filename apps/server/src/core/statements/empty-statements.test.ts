import { listBankAccounts } from "@passbook/contract/bank-accounts";
import * as contract from "@passbook/contract/statements";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { importFile } from "../../../testing/imports.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { workUntilIdle } from "../../platform/leases.ts";
import { STATEMENT_WORK } from "./index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const row = (day: string) => ({ day, cents: -450, name: "COFFEE", id: day.replaceAll("-", "") });
const listOf = async (person: TestPerson, file_hash: string) => {
  const { data } = (await person.call(contract.listStatements, { query: { file_hash } })).answer;
  return data.toReversed();
};
const countAccounts = async (person: TestPerson) => (await person.call(listBankAccounts)).answer.data.length;

test("accounts of a file that are known and had no movement come in without a question; unknown ones are made only when wanted", async () => {
  const mira = await signUp(server, "Mira", { home_currency: "EUR" });
  await importFile(server, mira, {
    name: "may.ofx",
    bytes: makeOfx({ account: "1000200030", rows: [row("2026-05-04")] }),
  });
  const bytes = makeOfx(
    { account: "1000200030", rows: [], closing: 1200 },
    { account: "1000200031", rows: [row("2026-06-02")] },
    { account: "1000200032", rows: [], closing: 0 },
    { account: "1000200031", rows: [] },
  );
  const { file_hash } = await importFile(server, mira, { name: "june.ofx", bytes });
  const statements = await listOf(mira, file_hash);
  expect(statements.map(({ status, questions }) => [status, ...questions.map(({ code }) => code)])).toEqual([
    ["imported"],
    ["imported"],
    ["needs_review", "account_unknown"],
    ["imported"],
  ]);
  expect(statements[0]).toMatchObject({ counts: { new: 0 }, proof: { verdict: "unproved" } });
  expect(statements[3]?.bank_account_id).toBe(statements[1]?.bank_account_id);
  expect(await countAccounts(mira)).toBe(2);
  const params = { id: statements[2]?.id ?? "" };
  const new_bank_account = {
    label: null,
    last_4_digits: "0032",
    account_type: "savings" as const,
    currency: "EUR",
    bank: { id: null, name: "Rhein Bank" },
  };
  await mira.call(contract.acceptStatement, { params, body: { new_bank_account } });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect((await listOf(mira, file_hash))[2]).toMatchObject({ status: "imported", counts: { new: 0 } });
  expect(await countAccounts(mira)).toBe(3);
});
