import { createBankAccount, listBankAccounts } from "@passbook/contract/bank-accounts";
import { createCategory } from "@passbook/contract/categories";
import { undoChange } from "@passbook/contract/changes";
import { createMerchant } from "@passbook/contract/merchants";
import { listStatements, uploadStatements } from "@passbook/contract/statements";
import { createStatementPassword, getStatementSources } from "@passbook/contract/statement-sources";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/harness.ts";
import { makeOfx } from "../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../testing/people.ts";
import { refusalOf } from "../testing/refused.ts";
import { toForm } from "../testing/uploads.ts";
import { tidy } from "./tidy.ts";

let server: TestServer;
let asha: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha Rao");
  ben = await signUp(server, "Ben Cole");
});
afterAll(() => server.close());

const ACCOUNT = {
  label: "Daily",
  account_type: "current",
  currency: "EUR",
  bank: { name: "Banca Prima" },
} as const;
const create = (idempotency_key: string, own: { label?: string } = {}, person = asha) =>
  person.call(createBankAccount, { body: { ...ACCOUNT, ...own }, idempotency_key });
const countAccounts = async (person = asha): Promise<number> =>
  (await person.call(listBankAccounts)).answer.data.length;

test("F8: a creation that is tried again under its key gives one result, with the way to undo it", async () => {
  const before = await countAccounts();
  const first = await create("tried-again-1");
  const again = await create("tried-again-1");
  expect(again).toEqual(first);
  expect(first.change_id).not.toBeNull();
  expect(await countAccounts()).toBe(before + 1);
  expect((await create("another-wish-1")).answer.data.id).not.toBe(first.answer.data.id);
});

test("F8: two tries that arrive at once give one result", async () => {
  const before = await countAccounts();
  const all = await Promise.all(Array.from({ length: 6 }, () => create("at-once-12345")));
  expect(new Set(all.map(({ answer }) => answer.data.id)).size).toBe(1);
  expect(await countAccounts()).toBe(before + 1);
});

test("a key says one thing: another body, another call or another key is no repeat", async () => {
  await create("one-thing-only");
  const refused = { status: 422, code: "key_reused" };
  expect(await refusalOf(create("one-thing-only", { label: "Other" }))).toMatchObject(refused);
  const other_call = asha.call(createMerchant, { body: { name: "Tea" }, idempotency_key: "one-thing-only" });
  expect(await refusalOf(other_call)).toMatchObject(refused);
  expect(await refusalOf(create("short"))).toMatchObject({ status: 422, code: "invalid_input" });
});

test("the same key of two people is two wishes", async () => {
  const mine = await create("same-key-of-two");
  const theirs = await create("same-key-of-two", {}, ben);
  expect(theirs.answer.data.id).not.toBe(mine.answer.data.id);
  expect(await countAccounts(ben)).toBe(1);
});

test("what was refused is not kept: the same key may be tried again once the cause is gone", async () => {
  const name = "Postage";
  const made = await asha.call(createMerchant, { body: { name } });
  const retry = () => asha.call(createMerchant, { body: { name }, idempotency_key: "refused-first" });
  expect(await refusalOf(retry())).toMatchObject({ code: "name_taken" });
  await asha.call(undoChange, { params: { id: made.change_id ?? "" } });
  expect((await retry()).answer.data.name).toBe(name);
});

test("undo that is tried again under its key is answered alike", async () => {
  const { change_id } = await asha.call(createCategory, { body: { name: "Kites" } });
  const undo = () =>
    asha.call(undoChange, { params: { id: change_id ?? "" }, idempotency_key: "undo-tried-again" });
  expect(await undo()).toEqual(await undo());
});

test("a password to keep is kept once, and nothing of it can be guessed from what is stored", async () => {
  const keep = () =>
    asha.call(createStatementPassword, {
      body: { label: "Bank", password: "open sesame" },
      idempotency_key: "password-once",
    });
  expect(await keep()).toEqual(await keep());
  expect((await asha.call(getStatementSources)).answer.data.passwords).toHaveLength(1);
  const rows = await server.services.db.selectFrom("kept_answers").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain("sesame");
});

test("F8: an upload that is tried again is answered as the first was: one statement, not known before", async () => {
  const { body, content_type } = toForm([
    {
      name: "march.ofx",
      bytes: makeOfx({
        account: "1234567890",
        rows: [{ day: "2026-03-02", cents: -450, name: "TEA", id: "1" }],
      }),
    },
  ]);
  const upload = async () => {
    const headers = { "content-type": content_type, "idempotency-key": "upload-of-march" };
    const answered = await asha.send({ method: "POST", url: uploadStatements.path, payload: body, headers });
    return answered.json<{ data: { statement: { id: string }; already_known: boolean }[] }>().data;
  };
  const [first, again] = await Promise.all([upload(), upload()]);
  for (const [received] of [first, again]) expect(received?.already_known).toBe(false);
  expect(again?.[0]?.statement.id).toBe(first?.[0]?.statement.id);
  expect((await asha.call(listStatements)).answer.data).toHaveLength(1);
});

test("answers are kept for a day and then tidied away", async () => {
  const first = await create("day-after-day");
  server.clock.advanceMs(25 * 3_600_000);
  await tidy(server.services);
  expect(await server.services.db.selectFrom("kept_answers").select("key").execute()).toEqual([]);
  const login = await signUp(server, "Carla Day");
  expect((await create("day-after-day", {}, login)).answer.data.id).not.toBe(first.answer.data.id);
});
