import { listSessions, login, logout, revokeSession } from "@passbook/contract/sessions";
import { getUser } from "@passbook/contract/users";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeClient, type TestServer } from "../../../testing/harness.ts";
import { PASSWORD, signIn, signUp, startWithAsha, type TestPerson } from "../../../testing/people.ts";

let server: TestServer;
let asha: TestPerson;

beforeAll(async () => {
  ({ server, asha } = await startWithAsha());
});
afterAll(() => server.close());
beforeEach(() => server.clock.advanceMs(20 * 60_000));

const signInAgain = () => signIn(server, asha.email);

test("login answers data.auth_token whose payload holds id and exp in seconds, and sets both cookies", async () => {
  const client = await signIn(server, " ASHA@example.test ");
  const claims = decodeJwt(client.token);
  expect(claims["id"]).toBe(asha.user_id);
  expect(claims.exp).toBe(Math.floor(Date.parse(server.clock.now()) / 1000) + 14 * 86_400);
  const raw = await makeClient(server).send({
    method: "POST",
    url: "/api/sessions/login",
    payload: { email: asha.email, password: PASSWORD },
  });
  const session = raw.cookies.find(({ name }) => name === "passbook_session");
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/" });
  const xsrf = raw.cookies.find(({ name }) => name === "XSRF-TOKEN");
  expect(xsrf).toMatchObject({ sameSite: "Strict", path: "/" });
  expect(xsrf).not.toHaveProperty("httpOnly");
});

test("a wrong password and an unknown address are refused alike with 422", async () => {
  const refused = {
    status: 422,
    code: "wrong_credentials",
    message: "E-mail or password is wrong, or the address is not confirmed yet.",
  };
  for (const body of [
    { email: asha.email, password: "not this one" },
    { email: "nobody@example.test", password: PASSWORD },
  ])
    await expect(makeClient(server).call(login, { body })).rejects.toMatchObject(refused);
});

test("login names the fields that are missing", async () => {
  const refused = makeClient(server).call(login, { body: { email: "asha" } });
  await expect(refused).rejects.toMatchObject({
    status: 422,
    fields: {
      email: expect.stringContaining("name@example.com") as string,
      password: expect.any(String) as string,
    },
  });
});

test("logout ends the session, answers its id and clears the cookies", async () => {
  const client = await signInAgain();
  const { answer } = await client.call(logout);
  expect(answer.data.id).toBe(decodeJwt(client.token)["sid"]);
  expect(client.cookies.get("passbook_session")).toBe("");
  await expect(client.call(getUser, { params: { id: asha.user_id } })).rejects.toMatchObject({ status: 401 });
});

test("sign-ins are listed with the current one marked, and any of one's own can be ended", async () => {
  const here = await signInAgain();
  const there = await signInAgain();
  const { answer } = await here.call(listSessions);
  expect(answer.data.filter(({ current }) => current)).toHaveLength(1);
  const other = answer.data.find(({ id }) => id === decodeJwt(there.token)["sid"]);
  await here.call(revokeSession, { params: { id: other?.id ?? "" } });
  await expect(there.call(listSessions)).rejects.toMatchObject({ status: 401, code: "session_ended" });
  await expect(here.call(revokeSession, { params: { id: other?.id ?? "" } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(here.call(listSessions)).resolves.toBeDefined();
});

test("another person's sign-in is 404 and lives on", async () => {
  const bert = await signUp(server, "Bert");
  const sid = String(decodeJwt(bert.token)["sid"]);
  const here = await signInAgain();
  await expect(here.call(revokeSession, { params: { id: sid } })).rejects.toMatchObject({ status: 404 });
  await expect(bert.call(listSessions)).resolves.toBeDefined();
});

test("signed out, the list and the ending of sign-ins are 401", async () => {
  const nobody = makeClient(server);
  await expect(nobody.call(listSessions)).rejects.toMatchObject({ status: 401 });
  await expect(nobody.call(logout)).rejects.toMatchObject({ status: 401 });
  await expect(nobody.call(revokeSession, { params: { id: asha.user_id } })).rejects.toMatchObject({
    status: 401,
  });
});
