import { listSessions } from "@passbook/contract/sessions";
import * as users from "@passbook/contract/users";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeClient, startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { findMailedToken, PASSWORD, signIn, signUp, type TestPerson } from "../../../../testing/people.ts";

/** Whoever knows a password for a while must not keep the account: what hung on the password ends with it. */

const NEW_PASSWORD = "an umbrella for 7 otters";
const DAY_MS = 86_400_000;

let server: TestServer;
let asha: TestPerson;
let thief_email: string;
let number = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advanceMs(61 * 60_000);
  number += 1;
  asha = await signUp(server, `Asha ${String(number)}`);
  thief_email = `thief${String(number)}@example.test`;
});

const askFor = async (email: string, password = PASSWORD) => {
  await asha.call(users.changeUser, {
    params: { id: asha.user_id },
    body: { email, current_password: password },
  });
  return email.toLowerCase() === asha.email ? "" : findMailedToken(server, email);
};
const verify = (token: string, client = makeClient(server), body: object = {}) =>
  client.call(users.verifyEmail, { body: { token, ...body } });
const takeBack = (token: string) => makeClient(server).call(users.takeBackAddress, { body: { token } });
const forget = async (email: string) => {
  await makeClient(server).call(users.forgotPassword, { body: { email } });
  return findMailedToken(server, email);
};
const reset = (token: string, password = NEW_PASSWORD) =>
  makeClient(server).call(users.resetPassword, { body: { token, password } });
const readUser = () =>
  server.services.db.selectFrom("users").selectAll().where("id", "=", asha.user_id).executeTakeFirstOrThrow();
const useless = { status: 422, fields: { token: expect.any(String) as string } };

/** The account moves to the thief's address; answers the token with which the old one takes it back. */
const moveToThief = async () => {
  await verify(await askFor(thief_email));
  return findMailedToken(server, asha.email);
};

describe("A4: a new address that waits", () => {
  test.each([
    [
      "a changed password",
      () =>
        asha.call(users.changeUser, {
          params: { id: asha.user_id },
          body: { password: NEW_PASSWORD, current_password: PASSWORD },
        }),
    ],
    ["a reset password", async () => reset(await forget(asha.email))],
    ["the own address entered again", () => askFor(asha.email)],
    ["the own address in other letters", () => askFor(asha.email.toUpperCase())],
  ])("is forgotten with %s, and its link is useless", async (_, act) => {
    const token = await askFor(thief_email);
    await act();
    expect((await readUser()).pending_email).toBeNull();
    await expect(verify(token)).rejects.toMatchObject(useless);
    await makeClient(server).call(users.sendVerification, { body: { email: thief_email } });
    expect(await findMailedToken(server, thief_email)).toBe("");
    expect((await readUser()).email.toLowerCase()).toBe(asha.email);
  });

  test("asked for together with a new password, it waits under the new one", async () => {
    await asha.call(users.changeUser, {
      params: { id: asha.user_id },
      body: { email: thief_email, password: NEW_PASSWORD, current_password: PASSWORD },
    });
    await verify(await findMailedToken(server, thief_email));
    await expect(signIn(server, thief_email, NEW_PASSWORD)).resolves.toBeDefined();
  });

  test("cannot be asked for with a password that is replaced at the same moment", async () => {
    const token = await forget(asha.email);
    await Promise.allSettled([
      askFor(thief_email),
      reset(token),
      signIn(server, asha.email, PASSWORD),
      askFor(thief_email),
    ]);
    expect((await readUser()).pending_email).toBeNull();
    const alive = await server.services.db
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", asha.user_id)
      .where("revoked_at", "is", null)
      .execute();
    expect(alive).toEqual([]);
  });
});

test("a confirming link of the first address signs nobody in once the password was reset", async () => {
  const email = `late${String(number)}@example.test`;
  await makeClient(server).call(users.registerUser, { body: { name: "Late", email, password: PASSWORD } });
  const confirming = await findMailedToken(server, email);
  await reset(await forget(email));
  await expect(verify(confirming)).rejects.toMatchObject(useless);
});

describe("a confirming link in the browser of somebody else", () => {
  test("asks first, is still good then, and ends the other session when told to go on", async () => {
    const bert = await signUp(server, `Bert ${String(number)}`);
    const token = await askFor(thief_email);
    await expect(verify(token, bert)).rejects.toMatchObject({
      status: 409,
      code: "signed_in_as_other",
      message: expect.stringContaining(bert.email) as string,
    });
    await expect(bert.call(listSessions)).resolves.toBeDefined();
    const before = { token: bert.token, cookies: new Map(bert.cookies) };
    const { answer } = await verify(token, bert, { replace_session: true });
    expect(answer.message).toBe("Email verified successfully");
    bert.token = answer.auth_token ?? "";
    const { answer: now } = await bert.call(users.getUser, { params: { id: asha.user_id } });
    expect(now.data.email).toBe(thief_email);
    const old = Object.assign(makeClient(server), before);
    for (const [name, value] of before.cookies) old.cookies.set(name, value);
    await expect(old.call(listSessions)).rejects.toMatchObject({ status: 401 });
  });

  test("asks nothing in the browser of its own person", async () => {
    const token = await askFor(thief_email);
    const { answer } = await verify(token, asha);
    expect(answer.message).toBe("Email verified successfully");
  });
});

describe("A11: an address that was moved away", () => {
  test("is told, and takes the account back: address, sign-ins and password", async () => {
    const token = await moveToThief();
    const thief = await signIn(server, thief_email, PASSWORD);
    await thief.call(users.changeUser, {
      params: { id: asha.user_id },
      body: { password: NEW_PASSWORD, current_password: PASSWORD },
    });
    await thief.call(users.changeUser, {
      params: { id: asha.user_id },
      body: { email: `second.${thief_email}`, current_password: NEW_PASSWORD },
    });
    server.clock.advanceMs(6 * DAY_MS);
    const { answer } = await takeBack(token);
    expect(await readUser()).toMatchObject({ email: asha.email, pending_email: null });
    await expect(thief.call(listSessions)).rejects.toMatchObject({ status: 401 });
    await expect(signIn(server, asha.email, NEW_PASSWORD)).rejects.toMatchObject({
      code: "wrong_credentials",
    });
    await reset(answer.reset_token, "seven lamps on the pier");
    await expect(signIn(server, asha.email, "seven lamps on the pier")).resolves.toBeDefined();
    await expect(takeBack(token)).rejects.toMatchObject(useless);
  });

  test("cannot take it back after 7 days", async () => {
    const token = await moveToThief();
    server.clock.advanceMs(7 * DAY_MS + 1);
    await expect(takeBack(token)).rejects.toMatchObject(useless);
    expect((await readUser()).email).toBe(thief_email);
  });

  test("whoever had it in between keeps no way back, whichever way it was regained", async () => {
    const token = await moveToThief();
    const second = `second.${thief_email}`;
    await verify(await askFor(second));
    const thiefs = await findMailedToken(server, thief_email);
    await takeBack(token);
    await expect(takeBack(thiefs)).rejects.toMatchObject(useless);
  });

  test("coming back to it by an ordinary change leaves the address in between no link", async () => {
    await moveToThief();
    await asha.call(users.changeUser, {
      params: { id: asha.user_id },
      body: { email: asha.email, current_password: PASSWORD },
    });
    await verify(await findMailedToken(server, asha.email));
    expect(await findMailedToken(server, thief_email)).toBe("");
    expect((await readUser()).email).toBe(asha.email);
  });

  test("is kept from everybody else meanwhile", async () => {
    const token = await moveToThief();
    await makeClient(server).call(users.registerUser, {
      body: { name: "Thief", email: asha.email, password: NEW_PASSWORD },
    });
    const bert = await signUp(server, `Bert ${String(number)}`);
    await bert.call(users.changeUser, {
      params: { id: bert.user_id },
      body: { email: asha.email, current_password: PASSWORD },
    });
    expect(await findMailedToken(server, asha.email)).toBe("");
    await takeBack(token);
    expect((await readUser()).email).toBe(asha.email);
  });

  test("gets no link when nobody had ever confirmed it", async () => {
    const client = makeClient(server);
    const email = `mistyped${String(number)}@example.test`;
    await client.call(users.registerUser, { body: { name: "Gita", email, password: PASSWORD } });
    const gita = await signIn(server, email, PASSWORD);
    const { answer } = await gita.call(listSessions);
    expect(answer.data).toHaveLength(1);
    const { id } = await server.services.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    await gita.call(users.changeUser, {
      params: { id },
      body: { email: `right.${email}`, current_password: PASSWORD },
    });
    await verify(await findMailedToken(server, `right.${email}`));
    expect(await findMailedToken(server, email)).toBe("");
  });

  test("makes links to it useless: a reset that was on its way to it sets nothing", async () => {
    const early = await forget(asha.email);
    await moveToThief();
    await expect(reset(early)).rejects.toMatchObject(useless);
  });

  test("of many taking it back at once one does, and the reset it got is good", async () => {
    const token = await moveToThief();
    const tried = await Promise.allSettled([takeBack(token), takeBack(token), takeBack(token)]);
    const done = tried.filter((each) => each.status === "fulfilled");
    expect(done).toHaveLength(1);
    await reset(done[0]?.value.answer.reset_token ?? "");
  });
});

test("A4: a reset where somebody else is signed in ends that sign-in, and does not only hide it", async () => {
  const ravi = await signUp(server, `Ravi ${String(number)}`);
  await ravi.call(users.resetPassword, {
    body: { token: await forget(asha.email), password: NEW_PASSWORD },
  });
  const living = await server.services.db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", ravi.user_id)
    .where("revoked_at", "is", null)
    .execute();
  expect(living).toEqual([]);
});

test("A4: a reset that fails leaves whoever is signed in there signed in", async () => {
  const ravi = await signUp(server, `Ravi ${String(number)}`);
  for (const [token, password] of [
    ["no-token-of-a-link", NEW_PASSWORD],
    [await forget(asha.email), "short"],
  ] as const)
    await expect(ravi.call(users.resetPassword, { body: { token, password } })).rejects.toMatchObject({
      status: 422,
    });
  expect((await ravi.call(listSessions, {})).answer.data).toHaveLength(1);
});
