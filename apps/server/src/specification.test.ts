import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeClient, type TestClient, startTestServer, type TestServer } from "../testing/harness.ts";
import { findMailedToken, PASSWORD, signUp, type TestPerson } from "../testing/people.ts";

/** Every call of the specification's §7 as it stands there: method, path, payload and status, over plain HTTP. */

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha Rao");
});
afterAll(() => server.close());

type Id = { readonly id: string };

/** Makes one call; `{names}` in the path are filled from `ids`. */
const make = async (
  client: TestClient,
  call: string,
  { ids = {}, payload }: { ids?: Record<string, string>; payload?: object } = {},
) => {
  const [method, path] = call.split(" ") as ["GET" | "POST" | "PATCH" | "DELETE", string];
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? "");
  const response = await client.send({ method, url, ...(payload === undefined ? {} : { payload }) });
  return { status: response.statusCode, body: response.body === "" ? null : response.json<unknown>() };
};
const dataOf = ({ body }: { body: unknown }): unknown => (body as { data: unknown }).data;
const idOf = (answered: { body: unknown }): string => (dataOf(answered) as Id).id;

test("sessions: login gives an auth_token of id and exp in seconds, logout ends it", async () => {
  const client = makeClient(server);
  const credentials = { email: asha.email, password: PASSWORD };
  const login = await make(client, "POST /api/sessions/login", { payload: credentials });
  expect(login.status).toBe(200);
  const { auth_token } = dataOf(login) as { auth_token: string };
  const { id, exp } = decodeJwt(auth_token);
  expect(id).toBe(asha.user_id);
  expect(exp).toBeGreaterThan(Date.parse(server.clock.now()) / 1000);
  client.token = auth_token;
  expect((await make(client, "POST /api/sessions/logout")).status).toBeLessThan(300);
  expect((await make(client, "GET /api/bank_accounts")).status).toBe(401);
});

test("users: read, changed, verified by mail, and given a new password", async () => {
  const ids = { id: asha.user_id };
  expect(await make(asha, "GET /api/users/{id}", { ids })).toMatchObject({
    status: 200,
    body: { data: { id: asha.user_id, name: "Asha Rao", email: asha.email } },
  });
  const changed = await make(asha, "PATCH /api/users/{id}", { ids, payload: { name: "Asha Menon" } });
  expect(changed).toMatchObject({ status: 200, body: { data: { id: asha.user_id, name: "Asha Menon" } } });
  const ravi = { name: "Ravi", email: "ravi@example.test", password: PASSWORD };
  const client = makeClient(server);
  await client.send({ method: "POST", url: "/api/users", payload: ravi });
  const token = await findMailedToken(server, ravi.email);
  const verified = await make(client, "POST /api/users/verify_email", { payload: { token } });
  expect(verified).toMatchObject({ status: 200, body: { message: "Email verified successfully" } });
  expect(verified.body).toHaveProperty("auth_token");
  const forgot = { email: ravi.email };
  await client.send({ method: "POST", url: "/api/users/forgot_password", payload: forgot });
  const reset = await make(client, "PATCH /api/users/reset_password", {
    payload: { token: await findMailedToken(server, ravi.email), password: "another quiet harbour 7" },
  });
  expect(reset.status).toBe(200);
  expect(reset.body).toBeTruthy();
});

test("bank accounts: listed, created, updated, and deleted with 204", async () => {
  const payload = {
    bank: { name: "Rhein Bank" },
    account_type: "savings",
    currency: "EUR",
    last_4_digits: "4931",
  };
  const created = await make(asha, "POST /api/bank_accounts", { payload });
  const ids = { id: idOf(created) };
  expect(dataOf(created)).toMatchObject({
    label: null,
    last_4_digits: "4931",
    account_type: "savings",
    bank: { name: "Rhein Bank" },
  });
  expect(dataOf(created)).toHaveProperty("bank.logo");
  const listed = await make(asha, "GET /api/bank_accounts");
  expect(dataOf(listed)).toContainEqual(expect.objectContaining(ids));
  const changed = await make(asha, "PATCH /api/bank_accounts/{id}", { ids, payload: { label: "House" } });
  expect(changed).toMatchObject({ status: 200, body: { data: { label: "House" } } });
  expect(await make(asha, "DELETE /api/bank_accounts/{id}", { ids })).toEqual({ status: 204, body: null });
});

test("merchants: listed, created, updated, and deleted with 204", async () => {
  const created = await make(asha, "POST /api/merchants", { payload: { name: "Kaveri Fresh" } });
  const ids = { id: idOf(created) };
  expect(dataOf(created)).toMatchObject({ name: "Kaveri Fresh", reserved: false });
  const listed = await make(asha, "GET /api/merchants");
  expect(dataOf(listed)).toContainEqual(expect.objectContaining(ids));
  const changed = await make(asha, "PATCH /api/merchants/{id}", { ids, payload: { name: "Kaveri" } });
  expect(changed).toMatchObject({ status: 200, body: { data: { name: "Kaveri" } } });
  expect(await make(asha, "DELETE /api/merchants/{id}", { ids })).toEqual({ status: 204, body: null });
});

test("categories: listed with sub-categories and tags, created, updated, and deleted with 204", async () => {
  const parent = await make(asha, "POST /api/categories", { payload: { name: "Allotment" } });
  const parent_id = idOf(parent);
  const created = await make(asha, "POST /api/categories", { payload: { name: "Seeds", parent_id } });
  const ids = { id: idOf(created) };
  const shape = { name: "Seeds", reserved: false, is_investment: false, tags: [], parent_id };
  expect(dataOf(created)).toMatchObject(shape);
  expect(dataOf(created)).toHaveProperty("icon");
  const listed = await make(asha, "GET /api/categories");
  expect(dataOf(listed)).toContainEqual(
    expect.objectContaining({
      id: parent_id,
      name: "Allotment",
      reserved: false,
      is_investment: false,
      sub_categories: [expect.objectContaining(shape)],
    }),
  );
  const changed = await make(asha, "PATCH /api/categories/{id}", {
    ids,
    payload: { category: { name: "Seeds and bulbs", parent_id } },
  });
  expect(changed).toMatchObject({ status: 200, body: { data: { name: "Seeds and bulbs", parent_id } } });
  const tag = await make(asha, "POST /api/categories/{id}/tags", { ids, payload: { name: "spring" } });
  expect(tag).toMatchObject({ status: 200, body: { data: { name: "spring" } } });
  const tagged = { ...ids, tagId: idOf(tag) };
  expect(await make(asha, "DELETE /api/categories/{id}/tags/{tagId}", { ids: tagged })).toEqual({
    status: 204,
    body: null,
  });
  for (const id of [ids.id, parent_id])
    expect(await make(asha, "DELETE /api/categories/{id}", { ids: { id } })).toEqual({
      status: 204,
      body: null,
    });
});
