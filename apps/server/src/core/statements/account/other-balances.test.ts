import { listBankAccounts } from "@passbook/contract/bank-accounts";
import * as contract from "@passbook/contract/statements";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { importFile, readLedger } from "../../../../testing/imports.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Row = readonly [day: string, text: string, cents: number];
const SEPTEMBER: readonly Row[] = [
  ["2026-09-01", "Brightwater Grocers", -4510],
  ["2026-09-02", "Halden Rail", -1200],
  ["2026-09-12", "Copper Kettle Cafe", -440],
  ["2026-09-25", "Northfold Energy", -8825],
  ["2026-09-28", "Lantern Books", -1599],
  ["2026-09-29", "Salary", 100_000],
];
/** Rows with the balance after each, from `opening` cents on. */
const toCsv = (opening: number, rows: readonly Row[], head = ""): string => {
  let balance = opening;
  const lines = rows.map(([day, text, cents]) => {
    balance += cents;
    return `${day},${text},${(cents / 100).toFixed(2)},${(balance / 100).toFixed(2)}`;
  });
  return `${head}Date,Description,Amount,Balance\n${lines.join("\n")}\n`;
};
const NUMBER = "Account number,40021177\nCurrency,EUR\n";
const give = (person: TestPerson, name: string, bytes: string, account_id?: string) =>
  importFile(server, person, { name, bytes, ...(account_id === undefined ? {} : { account_id }) });
const get = async (person: TestPerson, id: string) =>
  (await person.call(contract.getStatement, { params: { id } })).answer.data;
const settle = () => workUntilIdle(server.services, [STATEMENT_WORK]);
const ASKS_ACCOUNT = { status: "needs_review", questions: [{ code: "account_unknown" }] };

test("a file without a number is not put beside the same rows with other balances, whichever comes first", async () => {
  const ines = await signUp(server, "Ines", { home_currency: "EUR" });
  const waiting = await give(ines, "wait.csv", toCsv(900_000, SEPTEMBER));
  expect(waiting).toMatchObject(ASKS_ACCOUNT);
  const named = await give(ines, "named.csv", toCsv(800_000, SEPTEMBER, NUMBER));
  expect(named).toMatchObject({ status: "imported", closing_balance: 883_426 });
  await settle();
  expect(await get(ines, waiting.id)).toMatchObject(ASKS_ACCOUNT);
  const later = await give(ines, "later.csv", toCsv(700_000, SEPTEMBER));
  expect(later).toMatchObject(ASKS_ACCOUNT);
  expect(later.questions[0]).not.toHaveProperty("likely_account_id");
  expect(await readLedger(server, ines)).toHaveLength(SEPTEMBER.length);
});

test("files that have most rows in common with an account but no balance are asked about", async () => {
  const joan = await signUp(server, "Joan", { home_currency: "EUR" });
  await give(joan, "named.csv", toCsv(800_000, SEPTEMBER, NUMBER));
  const shared = SEPTEMBER.slice(0, 3);
  const ferry: Row = ["2026-09-26", "Tall Ships", -7700];
  expect(await give(joan, "two.csv", toCsv(300_000, [...shared, ferry]))).toMatchObject(ASKS_ACCOUNT);
  const other: Row = ["2026-09-20", "Other", -500];
  expect(await give(joan, "three.csv", toCsv(300_000, [...shared.slice(0, 2), other]))).toMatchObject(
    ASKS_ACCOUNT,
  );
  expect(await readLedger(server, joan)).toHaveLength(SEPTEMBER.length);
});

test("the same rows with the same balances are those of the account, also in a file that has a part of them", async () => {
  const kai = await signUp(server, "Kai", { home_currency: "EUR" });
  const { bank_account_id } = await give(kai, "named.csv", toCsv(800_000, SEPTEMBER, NUMBER));
  const part = await give(kai, "part.csv", toCsv(800_000, SEPTEMBER.slice(0, 4)));
  expect(part).toMatchObject({ status: "imported", bank_account_id, counts: { new: 0, duplicate: 4 } });
});

test("a file that was asked for its account waits on beside the same rows with the same balances", async () => {
  const lia = await signUp(server, "Lia", { home_currency: "EUR" });
  const waiting = await give(lia, "wait.csv", toCsv(800_000, SEPTEMBER.slice(0, 4)));
  await give(lia, "named.csv", toCsv(800_000, SEPTEMBER, NUMBER));
  await settle();
  const [account] = (await lia.call(listBankAccounts)).answer.data;
  expect((await get(lia, waiting.id)).questions).toMatchObject([
    { code: "account_unknown", likely_account_id: account?.id },
  ]);
});

test("rows that a proved statement of their days does not hold are asked about though their file is proved by itself", async () => {
  const mats = await signUp(server, "Mats", { home_currency: "EUR" });
  const named = await give(mats, "named.csv", toCsv(800_000, SEPTEMBER, NUMBER));
  const account_id = named.bank_account_id ?? "";
  const rows: readonly Row[] = [...SEPTEMBER.slice(0, 3), ["2026-09-26", "Tall Ships", -7700]];
  const other = await give(mats, "other.csv", toCsv(300_000, rows), account_id);
  expect(other).toMatchObject({
    status: "needs_review",
    proof: { verdict: "proved" },
    questions: [{ code: "not_on_proved", count: 1, rows: [{ row: 4 }], statement_id: named.id }],
  });
});
