import { listBankAccounts } from "@passbook/contract/bank-accounts";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import * as contract from "@passbook/contract/statements";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { firstAccount, importFile } from "../../../../testing/imports.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { uploadFiles } from "../../../../testing/uploads.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Rows of a month as a bank prints them, with the balance after each; amounts and balances in cents. */
const toCsv = (opening: number, rows: readonly (readonly [day: string, text: string, cents: number])[]) => {
  let balance = opening;
  const lines = rows.map(([day, text, cents]) => {
    balance += cents;
    return `${day},${text},${(cents / 100).toFixed(2)},${(balance / 100).toFixed(2)}`;
  });
  return `Date,Description,Amount,Balance\n${lines.join("\n")}\n`;
};
const FEBRUARY = toCsv(120_050, [
  ["2026-02-03", "RENT LINDEN 4", -81_000],
  ["2026-02-11", "BAKERY KRUME", -745],
  ["2026-02-27", "SALARY NORDWIND", 214_300],
]);
const MARCH = toCsv(252_605, [
  ["2026-03-09", "DENTIST WEISS", -12_030],
  ["2026-03-17", "BOOKS AM MARKT", -2_199],
  ["2026-03-24", "CINEMA LUX", -1_850],
]);
const APRIL = toCsv(236_526, [
  ["2026-04-08", "TRAIN FERNZUG", -4_990],
  ["2026-04-16", "GARDEN CENTRE", -3_310],
  ["2026-04-29", "PHARMACY AM TOR", -1_265],
]);
const giro = (name: string) => ({
  label: name,
  last_4_digits: null,
  account_type: "current" as const,
  currency: "EUR",
  bank: { id: null, name },
});
const answer = async (person: TestPerson, id: string, body: BodyInputOf<typeof contract.acceptStatement>) => {
  await person.call(contract.acceptStatement, { params: { id }, body });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
};
const listStates = async (person: TestPerson) =>
  (await person.call(contract.listStatements, { query: {} })).answer.data
    .map(({ file_name, status }) => `${file_name} ${status}`)
    .toSorted();

test("a file that opens where the only fitting account closed comes in without a question", async () => {
  const lena = await signUp(server, "Lena", { home_currency: "EUR" });
  const february = await importFile(server, lena, { name: "feb.csv", bytes: FEBRUARY });
  expect(february.questions.map(({ code }) => code)).toEqual(["account_unknown"]);
  await answer(lena, february.id, { new_bank_account: giro("Rhein Bank") });
  const march = await importFile(server, lena, { name: "mar.csv", bytes: MARCH });
  expect(march).toMatchObject({ status: "imported", bank_account_id: await firstAccount(lena) });
});

test("files handed in together follow the one that was answered, however many lie between", async () => {
  const ole = await signUp(server, "Ole", { home_currency: "EUR" });
  await uploadFiles(ole, [
    { name: "apr.csv", bytes: APRIL },
    { name: "feb.csv", bytes: FEBRUARY },
    { name: "mar.csv", bytes: MARCH },
  ]);
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  const waiting = (await ole.call(contract.listStatements, { query: {} })).answer.data;
  expect(waiting.map(({ status }) => status)).toEqual(["needs_review", "needs_review", "needs_review"]);
  const february = waiting.find(({ file_name }) => file_name === "feb.csv");
  await answer(ole, february?.id ?? "", { new_bank_account: giro("Rhein Bank") });
  expect(await listStates(ole)).toEqual(["apr.csv imported", "feb.csv imported", "mar.csv imported"]);
  expect((await ole.call(listBankAccounts)).answer.data).toHaveLength(1);
});

test("two accounts that closed alike are a tie, and a file that neither joins is asked with the likelier account", async () => {
  const pia = await signUp(server, "Pia", { home_currency: "EUR" });
  const first = await importFile(server, pia, { name: "feb.csv", bytes: FEBRUARY });
  await answer(pia, first.id, { new_bank_account: giro("Rhein Bank") });
  const elsewhere = toCsv(500_000, [
    ["2026-05-04", "MUSEUM", -1_500],
    ["2026-05-12", "FERRY", -2_400],
    ["2026-05-20", "KIOSK", -300],
  ]);
  const may = await importFile(server, pia, { name: "may.csv", bytes: elsewhere });
  expect(may.status).toBe("needs_review");
  expect(may.questions[0]).toEqual({
    code: "account_unknown",
    likely_currency: "EUR",
    likely_account_id: await firstAccount(pia),
  });
  await answer(pia, may.id, { new_bank_account: giro("Elbe Bank") });
  const twin = toCsv(252_606, [
    ["2026-02-05", "STAMPS", -1],
    ["2026-02-12", "SHOES", -2_400],
    ["2026-02-20", "SHOES RETURNED", 2_400],
  ]);
  const other = await importFile(server, pia, { name: "twin.csv", bytes: twin });
  expect(other.questions[0]).toEqual({ code: "account_unknown", likely_currency: "EUR" });
  const elbe = (await pia.call(listBankAccounts)).answer.data.find(({ bank }) => bank.name === "Elbe Bank");
  await answer(pia, other.id, { bank_account_id: elbe?.id ?? "" });
  const march = await importFile(server, pia, { name: "mar.csv", bytes: MARCH });
  expect(march.questions.map(({ code }) => code)).toEqual(["account_unknown"]);
});

test("a file that looks like one account's is asked about where that account has proved other rows for its days", async () => {
  const jana = await signUp(server, "Jana", { home_currency: "EUR" });
  const kiosk = (opening: number, days: readonly number[]) =>
    toCsv(
      opening,
      days.map((day) => [`2026-10-${String(day).padStart(2, "0")}`, "KIOSK AM PLATZ", -300 - day] as const),
    );
  const first = await importFile(server, jana, {
    name: "one.csv",
    bytes: kiosk(100_000, [1, 4, 12, 20, 27]),
  });
  await answer(jana, first.id, { new_bank_account: giro("Rhein Bank") });
  const other = await importFile(server, jana, { name: "two.csv", bytes: kiosk(90_000, [6, 8, 15]) });
  expect(other).toMatchObject({ status: "needs_review", questions: [{ code: "account_unknown" }] });
  expect(other.questions[0]).not.toHaveProperty("likely_account_id");
  const later = await importFile(server, jana, { name: "nov.csv", bytes: kiosk(90_000, [28, 29, 30]) });
  expect(later.status).toBe("imported");
});
