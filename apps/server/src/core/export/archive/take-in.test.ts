import { takeInArchive } from "@passbook/contract/export";
import { dismissAlerts, listAlerts } from "@passbook/contract/alerts";
import { createAsset } from "@passbook/contract/assets";
import { createBudget } from "@passbook/contract/budgets";
import { createExchangeRate } from "@passbook/contract/exchange-rates";
import { createRule } from "@passbook/contract/rules";
import { listTransactions } from "@passbook/contract/transactions";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeOddHousehold } from "../../../../testing/households/odd-household.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { readState } from "../../../../testing/rows.ts";
import { sendFiles, uploadFiles } from "../../../../testing/uploads.ts";
import { ACCOUNT_TABLES, LEFT_OUT } from "./account-tables.ts";
import { hashAccount } from "./account-lines.ts";
import { sumAccount } from "./take-in-account.ts";

let server: TestServer;
let vera: TestPerson;
let archive: Buffer;

const take = async (person: TestPerson): Promise<Buffer> => {
  const response = await person.send({ method: "GET", url: "/api/export/archive" });
  expect(response.statusCode).toBe(200);
  return response.rawPayload;
};

const give = (person: TestPerson, bytes: Buffer) =>
  sendFiles(person, takeInArchive, [{ name: "passbook.zip", bytes }]);

beforeAll(async () => {
  server = await startTestServer();
  vera = await signUp(server, "Vera", { home_currency: "CHF" });
  const row = { day: fc.nat(360), amount: fc.integer({ min: -99_999, max: 99_999 }), name: fc.nat(15) };
  const rows = fc.sample(fc.record({ ...row, currency: fc.nat(9) }), 150);
  const { ledger } = await makeOddHousehold(server, vera, rows);
  await uploadFiles(vera, [{ name: "März.ofx", bytes: Buffer.from("OFXHEADER:100\n\n<OFX></OFX>\n") }]);
  await vera.call(createAsset, {
    body: {
      name: "House",
      kind: "property",
      currency: "CHF",
      values: [{ on: "2026-01-01", amount: 90_000_000 }],
    },
  });
  await vera.call(createExchangeRate, {
    body: { base: "EUR", currency: "CHF", rate: "0.94", from: "2026-01-01" },
  });
  await vera.call(createBudget, {
    body: { category_ids: [ledger.sub("eating_out.coffee")], period: "month", currency: "CHF", amount: 5000 },
  });
  await vera.call(createRule, {
    body: {
      name: "Coffee",
      conditions: [{ field: "sub_category", op: "is", value: ledger.sub("cash.cash") }],
      actions: { sub_category_id: ledger.sub("eating_out.coffee") },
    },
  });
  await ledger.add({
    sub_category_id: ledger.sub("eating_out.coffee"),
    amount: -60_00,
    currency: "CHF",
    booked_on: "2026-11-10",
  });
  const alerts = (await vera.call(listAlerts)).answer.data;
  const passed = alerts.filter(({ kind }) => kind === "budget").map(({ id }) => id);
  await vera.call(dismissAlerts, { body: { alert_ids: passed } });
  archive = await take(vera);
});
afterAll(() => server.close());

test("every table is taken along or left out, and said so", async () => {
  const found = await server.services.db.introspection.getTables();
  const tables = found.filter(({ isView }) => !isView).map(({ name }) => name.replace(/^stored_/, ""));
  const said = [...ACCOUNT_TABLES.map(({ name }) => name), ...LEFT_OUT, "migrations", "arriving"];
  expect(tables.toSorted()).toEqual(said.toSorted());
});

test("a new account that takes an archive in is in the same state, and its own archive has the same hash", async () => {
  const nora = await signUp(server, "Nora", { home_currency: "EUR" });
  const taken = await give(nora, archive);
  const { db } = server.services;
  const [hers, before] = [await sumAccount(db, nora.user_id), await sumAccount(db, vera.user_id)];
  expect(hers).toEqual(before);
  expect(taken.data.sha256).toBe(hashAccount(before));
  const state = async ({ user_id }: TestPerson): Promise<string> =>
    JSON.stringify(await readState(db, user_id)).replaceAll(user_id, "me");
  expect(await state(nora)).toBe(await state(vera));
  const profile = await db
    .selectFrom("users")
    .select("home_currency")
    .where("id", "=", nora.user_id)
    .execute();
  expect(profile).toEqual([{ home_currency: "CHF" }]);
  const listed = (await nora.call(listTransactions, { query: {} })).answer.data;
  expect(listed).toEqual((await vera.call(listTransactions, { query: {} })).answer.data);
  const attached = listed.filter(({ attachments }) => attachments.length > 0);
  expect(attached).toHaveLength(1);
  for (const { id: of, attachments } of attached)
    for (const { id } of attachments) {
      const url = `/api/transactions/${of}/attachments/${id}`;
      const [here, there] = [
        await nora.send({ method: "GET", url }),
        await vera.send({ method: "GET", url }),
      ];
      expect(here.rawPayload).toEqual(there.rawPayload);
    }
});

test("what was dismissed stays so in the account that takes an archive in, and in the one after that", async () => {
  const listOf = async (person: TestPerson, dismissed: "true" | "false") =>
    (await person.call(listAlerts, { query: { dismissed } })).answer.data;
  const done_with = await listOf(vera, "true");
  expect(done_with).toHaveLength(1);
  const pia = await signUp(server, "Pia");
  await give(pia, archive);
  const rosa = await signUp(server, "Rosa");
  await give(rosa, await take(pia));
  for (const person of [pia, rosa]) {
    expect(await listOf(person, "true")).toEqual(done_with);
    expect(await listOf(person, "false")).toEqual(await listOf(vera, "false"));
  }
});

test("an account that holds something takes nothing in", async () => {
  const before = await sumAccount(server.services.db, vera.user_id);
  await expect(give(vera, archive)).rejects.toThrow(/409.*account_not_new/);
  expect(await sumAccount(server.services.db, vera.user_id)).toEqual(before);
});

test.each([
  ["no zip", () => Buffer.from("hello"), "archive_unknown"],
  ["a zip cut short", () => archive.subarray(0, archive.length - 200), "archive_unknown"],
  [
    "one with a byte changed",
    () => {
      const bytes = Buffer.from(archive);
      const at = bytes.indexOf("account.jsonl") + 2000;
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      return bytes;
    },
    "archive_changed",
  ],
] as const)("%s is refused, and leaves a new account as it was", async (name, make, code) => {
  const olga = await signUp(server, `Olga ${String(name.length)}`);
  const before = await sumAccount(server.services.db, olga.user_id);
  await expect(give(olga, make())).rejects.toThrow(`422 {"code":"${code}"`);
  expect(await sumAccount(server.services.db, olga.user_id)).toEqual(before);
});

test("signed out nothing is taken in", async () => {
  const response = await server.app.inject({ method: "POST", url: "/api/export/archive" });
  expect(response.statusCode).toBe(401);
});
