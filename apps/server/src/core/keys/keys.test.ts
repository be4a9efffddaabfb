import { listAccountEvents } from "@passbook/contract/account-events";
import { createKey, endKey, getCurrentKey, listKeys } from "@passbook/contract/keys";
import type { Scope } from "@passbook/contract/scopes";
import { confirmSession } from "@passbook/contract/sessions";
import { changeUser } from "@passbook/contract/users";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeClient, type TestServer } from "../../../testing/harness.ts";
import { PASSWORD, signUp, startWithAsha, type TestPerson } from "../../../testing/people.ts";
import { refusalOf } from "../../../testing/refused.ts";

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  ({ server, asha } = await startWithAsha());
});
afterAll(() => server.close());
beforeEach(() => server.clock.advanceMs(20 * 60_000));

const make = async (scopes: readonly Scope[], lasts_days: number | null = null, person = asha) => {
  await person.call(confirmSession, { body: { password: PASSWORD } });
  return (await person.call(createKey, { body: { name: "Scanner", scopes, lasts_days } })).answer.data;
};

/** A program: it has a key, and neither cookies nor an XSRF header. */
const makeProgram = (key: string) => Object.assign(makeClient(server), { token: key });

test("A25: a key is told once, and only its hash and how it begins are kept", async () => {
  const made = await make(["write", "read"], 30);
  expect(made.key).toMatch(/^pbk_[\w-]{54}$/);
  expect(made).toMatchObject({ name: "Scanner", scopes: ["read", "write"], last_used_at: null });
  expect(made.key.startsWith(made.prefix)).toBe(true);
  const { answer } = await asha.call(listKeys);
  expect(answer.data.find(({ id }) => id === made.id)).not.toHaveProperty("key");
  const stored = await server.services.db.selectFrom("program_keys").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(made.key.slice(made.prefix.length));
});

test("a program learns what its key is, and the key notes when it was used", async () => {
  const { id, key } = await make(["read"]);
  const { answer } = await makeProgram(key).call(getCurrentKey);
  expect(answer.data).toMatchObject({ id, scopes: ["read"] });
  const listed = (await asha.call(listKeys)).answer.data.find((each) => each.id === id);
  expect(listed?.last_used_at).toBe(server.clock.now());
  expect(await refusalOf(asha.call(getCurrentKey))).toMatchObject({ status: 404 });
});

test("the log of the account says which key was made and ended, and is its person's alone", async () => {
  const nora = await signUp(server, "Nora");
  const { id } = await make(["read"], null, nora);
  await nora.call(endKey, { params: { id } });
  const { answer } = await nora.call(listAccountEvents);
  expect(answer.data.slice(0, 2)).toMatchObject([
    { kind: "key_ended", what: "Scanner" },
    { kind: "key_made", what: "Scanner" },
  ]);
  expect(answer.data[0]?.address).not.toBe("");
});

test("A25: keys of nobody, of others' making, ended ones and expired ones are 401", async () => {
  const lasting = await make(["read"], 1);
  const ended = await make(["read"]);
  await asha.call(endKey, { params: { id: ended.id } });
  const swapped = `pbk_${lasting.key.slice(4, 20)}${"A".repeat(lasting.key.length - 20)}`;
  for (const key of ["pbk_", "pbk_x", swapped, ended.key])
    expect(await refusalOf(makeProgram(key).call(getCurrentKey))).toMatchObject({
      status: 401,
      code: "key_unknown",
    });
  await makeProgram(lasting.key).call(getCurrentKey);
  server.clock.advanceMs(86_400_000);
  expect(await refusalOf(makeProgram(lasting.key).call(getCurrentKey))).toMatchObject({
    status: 401,
    code: "key_expired",
  });
  expect((await asha.call(listKeys)).answer.data.find(({ id }) => id === lasting.id)?.is_expired).toBe(true);
});

test("a key asks 300 times a minute, and is told when it may go on; another is not held up by it", async () => {
  const busy = await make(["read"]);
  const other = await make(["read"]);
  const ask = (key: string) =>
    server.app.inject({ url: getCurrentKey.path, headers: { authorization: `Bearer ${key}` } });
  for (let asked = 0; asked < 300; asked += 1) expect((await ask(busy.key)).statusCode).toBe(200);
  server.clock.advanceMs(15_000);
  const answered = await ask(busy.key);
  expect([answered.statusCode, answered.headers["retry-after"]]).toEqual([429, "45"]);
  expect(answered.json()).toMatchObject({ code: "too_many_requests" });
  expect((await ask(other.key)).statusCode).toBe(200);
  server.clock.advanceMs(45_000);
  expect((await ask(busy.key)).statusCode).toBe(200);
});

test("A25: another password ends every key", async () => {
  const ben = await signUp(server, "Ben");
  const { key } = await make(["read"], null, ben);
  const body = { password: "seven lanterns on a wall", current_password: ben.password };
  await ben.call(changeUser, { params: { id: ben.user_id }, body });
  expect(await refusalOf(makeProgram(key).call(getCurrentKey))).toMatchObject({ code: "key_unknown" });
});

test("another person's key is 404 and lives on; a key without a scope or a name is 422", async () => {
  const { id, key } = await make(["read"]);
  const carla = await signUp(server, "Carla");
  expect(await refusalOf(carla.call(endKey, { params: { id } }))).toMatchObject({ status: 404 });
  await makeProgram(key).call(getCurrentKey);
  expect(await refusalOf(make([]))).toMatchObject({ status: 422, code: "invalid_input" });
  expect(await refusalOf(makeClient(server).call(listKeys))).toMatchObject({ status: 401 });
});

test("there are at most fifty", async () => {
  const dora = await signUp(server, "Dora");
  for (let made = 0; made < 50; made += 1) await make(["read"], null, dora);
  expect(await refusalOf(make(["read"], null, dora))).toMatchObject({ status: 409, code: "too_many_keys" });
});
