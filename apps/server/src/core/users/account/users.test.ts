import { listSessions, login } from "@passbook/contract/sessions";
import * as users from "@passbook/contract/users";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { makeClient, startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { findMailedToken, PASSWORD, signIn, signUp, type TestPerson } from "../../../../testing/people.ts";

vi.unmock("@node-rs/argon2");

const NEW_PASSWORD = "an umbrella for 7 otters";

let server: TestServer;
let asha: TestPerson;
let number = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advanceMs(61 * 60_000);
  number += 1;
  asha = await signUp(server, `Asha ${String(number)}`);
});

const listSubjects = async (recipient: string): Promise<string[]> => {
  const rows = await server.services.db
    .selectFrom("outgoing_mails")
    .select("subject")
    .where("recipient", "=", recipient)
    .orderBy("id")
    .execute();
  return rows.map(({ subject }) => subject);
};

const own = () => ({ params: { id: asha.user_id } });

describe("registering", () => {
  test("makes an unconfirmed person with the locale's week and a confirming mail", async () => {
    const client = makeClient(server);
    const body = {
      name: "Bert",
      email: "bert@example.test",
      password: PASSWORD,
      locale: "en-US",
      time_zone: "Asia/Kolkata",
      home_currency: "INR",
    };
    const { answer } = await client.call(users.registerUser, { body });
    expect(answer).toEqual({
      message: "Look into your mail to confirm your address.",
      sentence: "confirm_by_mail",
    });
    const here = await signIn(server, body.email, PASSWORD);
    const row = await server.services.db
      .selectFrom("users")
      .selectAll()
      .where("email", "=", body.email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      name: "Bert",
      language: "en",
      week_start: 0,
      time_zone: "Asia/Kolkata",
      home_currency: "INR",
      email_verified_at: null,
    });
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(await listSubjects(body.email)).toEqual(["Confirm your e-mail address"]);
    await expect(here.call(users.getUser, { params: { id: row.id } })).resolves.toMatchObject({
      answer: { data: { email_verified_at: null } },
    });
  });

  test.each([
    ["email", { email: "nothing" }],
    ["password", { password: "short" }],
    ["password", { password: "Password123!" }],
    ["password", { password: "1234567890" }],
    ["password", { password: "my cara.d@example.test!" }],
    ["name", { name: "  " }],
    ["locale", { locale: "xx-" }],
    ["time_zone", { time_zone: "Middle/Earth" }],
    ["home_currency", { home_currency: "ZZZ" }],
    ["reserved", { reserved: true }],
    ["id", { id: "x" }],
  ])("refuses a bad %s and names it", async (field, bad) => {
    const body = { name: "Cara", email: "cara.d@example.test", password: PASSWORD, ...bad };
    const refused = makeClient(server).call(users.registerUser, { body });
    await expect(refused).rejects.toMatchObject({
      status: 422,
      fields: { [field]: expect.any(String) as string },
    });
  });

  test("with a known address answers the same, changes nothing, and tells its owner", async () => {
    const body = { name: "Mallory", email: asha.email.toUpperCase(), password: NEW_PASSWORD };
    const { answer } = await makeClient(server).call(users.registerUser, { body });
    expect(answer.message).toBe("Look into your mail to confirm your address.");
    expect(await listSubjects(asha.email)).toEqual([
      "Confirm your e-mail address",
      "You already have an account",
    ]);
    await expect(signIn(server, asha.email, NEW_PASSWORD)).rejects.toMatchObject({
      code: "wrong_credentials",
    });
    const { answer: seen } = await asha.call(users.getUser, own());
    expect(seen.data.name).toBe(`Asha ${String(number)}`);
  });

  test("with an address registered but never confirmed lets its owner choose the password", async () => {
    const email = `squatted${String(number)}@example.test`;
    await makeClient(server).call(users.registerUser, {
      body: { name: "Mallory", email, password: PASSWORD },
    });
    await makeClient(server).call(users.registerUser, {
      body: { name: "Owner", email, password: NEW_PASSWORD },
    });
    expect(await listSubjects(email)).toEqual(["Confirm your e-mail address", "Finish registering"]);
    const token = await findMailedToken(server, email);
    await makeClient(server).call(users.resetPassword, { body: { token, password: NEW_PASSWORD } });
    await expect(signIn(server, email, PASSWORD)).rejects.toMatchObject({ code: "wrong_credentials" });
    await expect(signIn(server, email, NEW_PASSWORD)).resolves.toBeDefined();
  });

  test("by many at once with one address makes one person", async () => {
    const body = { name: "Dora", email: `dora${String(number)}@example.test`, password: PASSWORD };
    await Promise.all([1, 2, 3].map(() => makeClient(server).call(users.registerUser, { body })));
    const rows = await server.services.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", body.email)
      .execute();
    expect(rows).toHaveLength(1);
    expect(await listSubjects(body.email)).toHaveLength(3);
  });
});

describe("confirming an address", () => {
  test("answers auth_token and 'Email verified successfully', once", async () => {
    const email = `eva${String(number)}@example.test`;
    const client = makeClient(server);
    await client.call(users.registerUser, { body: { name: "Eva", email, password: PASSWORD } });
    const token = await findMailedToken(server, email);
    const { answer } = await client.call(users.verifyEmail, { body: { token } });
    expect(answer.message).toBe("Email verified successfully");
    client.token = answer.auth_token ?? "";
    await expect(client.call(listSessions)).resolves.toBeDefined();
    await expect(client.call(users.verifyEmail, { body: { token } })).rejects.toMatchObject({
      status: 422,
      fields: { token: expect.stringContaining("used already") as string },
    });
  });

  test("is refused after 30 minutes, and again possible with a new link", async () => {
    const email = `finn${String(number)}@example.test`;
    const client = makeClient(server);
    await client.call(users.registerUser, { body: { name: "Finn", email, password: PASSWORD } });
    const token = await findMailedToken(server, email);
    server.clock.advanceMs(30 * 60_000 + 1);
    await expect(client.call(users.verifyEmail, { body: { token } })).rejects.toMatchObject({ status: 422 });
    await client.call(users.sendVerification, { body: { email } });
    await client.call(users.verifyEmail, { body: { token: await findMailedToken(server, email) } });
  });

  test("a reset token confirms nothing and a confirming token resets nothing", async () => {
    await makeClient(server).call(users.forgotPassword, { body: { email: asha.email } });
    const token = await findMailedToken(server, asha.email);
    await expect(makeClient(server).call(users.verifyEmail, { body: { token } })).rejects.toMatchObject({
      status: 422,
    });
    const email = `gita${String(number)}@example.test`;
    await makeClient(server).call(users.registerUser, { body: { name: "Gita", email, password: PASSWORD } });
    const confirming = await findMailedToken(server, email);
    const body = { token: confirming, password: NEW_PASSWORD };
    await expect(makeClient(server).call(users.resetPassword, { body })).rejects.toMatchObject({
      status: 422,
    });
  });
});

describe("the profile", () => {
  test("is one's own; another's is 404", async () => {
    const bert = await signUp(server, `Bert ${String(number)}`);
    const { answer } = await asha.call(users.getUser, own());
    expect(answer.data).toMatchObject({ id: asha.user_id, email: asha.email, pending_email: null });
    await expect(bert.call(users.getUser, own())).rejects.toMatchObject({ status: 404 });
    await expect(bert.call(users.changeUser, { ...own(), body: { name: "Mine" } })).rejects.toMatchObject({
      status: 404,
    });
    const body = { current_password: PASSWORD };
    await expect(bert.call(users.deleteUser, { ...own(), body })).rejects.toMatchObject({ status: 404 });
  });

  test("takes name, language, locale, zone, currency and week without a password", async () => {
    const body = {
      name: "Asha R.",
      language: "de" as const,
      locale: "en-IN",
      time_zone: "Asia/Kolkata",
      home_currency: "INR",
      week_start: 0,
    };
    const { answer } = await asha.call(users.changeUser, { ...own(), body });
    expect(answer.data).toMatchObject({ id: asha.user_id, ...body });
  });

  test.each([
    ["time_zone", { time_zone: "Nowhere/Town" }],
    ["locale", { locale: "not a locale" }],
    ["home_currency", { home_currency: "QQQ" }],
    ["week_start", { week_start: 7 }],
    ["id", { id: "0" }],
    ["email_verified_at", { email_verified_at: "2020-01-01" }],
  ])("refuses a bad %s", async (field, body) => {
    await expect(asha.call(users.changeUser, { ...own(), body })).rejects.toMatchObject({
      status: 422,
      fields: { [field]: expect.any(String) as string },
    });
  });

  test("A4: a new e-mail needs the password, and takes effect only when confirmed", async () => {
    const wanted = `asha.new${String(number)}@example.test`;
    await expect(asha.call(users.changeUser, { ...own(), body: { email: wanted } })).rejects.toMatchObject({
      status: 422,
      fields: { current_password: expect.any(String) as string },
    });
    await expect(
      asha.call(users.changeUser, { ...own(), body: { email: wanted, current_password: "wrong one" } }),
    ).rejects.toMatchObject({ status: 422, fields: { current_password: expect.any(String) as string } });
    const { answer } = await asha.call(users.changeUser, {
      ...own(),
      body: { email: wanted, current_password: PASSWORD },
    });
    expect(answer.data).toMatchObject({ email: asha.email, pending_email: wanted });
    expect((await listSubjects(asha.email)).at(-1)).toBe("A new e-mail address was given for your account");
    await expect(signIn(server, wanted, PASSWORD)).rejects.toMatchObject({ code: "wrong_credentials" });
    await makeClient(server).call(users.verifyEmail, {
      body: { token: await findMailedToken(server, wanted) },
    });
    const { answer: after } = await asha.call(users.getUser, own());
    expect(after.data).toMatchObject({ email: wanted, pending_email: null });
    await expect(signIn(server, wanted, PASSWORD)).resolves.toBeDefined();
  });

  test("a new e-mail that another account has is answered alike, and its owner is told", async () => {
    const bert = await signUp(server, `Bert ${String(number)}`);
    const body = { email: bert.email, current_password: PASSWORD };
    const { answer } = await asha.call(users.changeUser, { ...own(), body });
    expect(answer.data.pending_email).toBe(bert.email);
    expect((await listSubjects(bert.email)).at(-1)).toBe("You already have an account");
  });

  test("A4: a new password needs the old one, differs, and ends the other sign-ins", async () => {
    const elsewhere = await signIn(server, asha.email, PASSWORD);
    const change = (body: object) => asha.call(users.changeUser, { ...own(), body });
    await expect(change({ password: NEW_PASSWORD })).rejects.toMatchObject({
      fields: { current_password: expect.any(String) as string },
    });
    await expect(change({ password: PASSWORD, current_password: PASSWORD })).rejects.toMatchObject({
      fields: { password: expect.stringContaining("differs") as string },
    });
    await expect(change({ password: "qwertyuiop1", current_password: PASSWORD })).rejects.toMatchObject({
      fields: { password: expect.stringContaining("common") as string },
    });
    await change({ password: NEW_PASSWORD, current_password: PASSWORD });
    await expect(elsewhere.call(listSessions)).rejects.toMatchObject({ status: 401 });
    await expect(asha.call(listSessions)).resolves.toBeDefined();
    await expect(signIn(server, asha.email, PASSWORD)).rejects.toMatchObject({ status: 422 });
    await expect(signIn(server, asha.email, NEW_PASSWORD)).resolves.toBeDefined();
  });
});

describe("a forgotten password", () => {
  test("is set anew once, and every sign-in ends", async () => {
    await makeClient(server).call(users.forgotPassword, { body: { email: asha.email } });
    const token = await findMailedToken(server, asha.email);
    const reset = () =>
      makeClient(server).call(users.resetPassword, { body: { token, password: NEW_PASSWORD } });
    const tried = await Promise.allSettled([reset(), reset(), reset()]);
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(asha.call(listSessions)).rejects.toMatchObject({ status: 401 });
    await expect(signIn(server, asha.email, NEW_PASSWORD)).resolves.toBeDefined();
  });

  test("is asked about before anybody types, and the link stays as it is", async () => {
    const client = makeClient(server);
    const check = (token: string) => client.call(users.checkResetLink, { body: { token } });
    await client.call(users.forgotPassword, { body: { email: asha.email } });
    const token = await findMailedToken(server, asha.email);
    await check(token);
    await check(token);
    await client.call(users.resetPassword, { body: { token, password: NEW_PASSWORD } });
    const useless = {
      status: 422,
      fields: { token: expect.stringContaining("Ask for a new one") as string },
    };
    await expect(check(token)).rejects.toMatchObject(useless);
    await expect(check("a-token-nobody-has")).rejects.toMatchObject(useless);
    await client.call(users.forgotPassword, { body: { email: asha.email } });
    const late = await findMailedToken(server, asha.email);
    server.clock.advanceMs(31 * 60_000);
    await expect(check(late)).rejects.toMatchObject(useless);
  });

  test("a weak new password is refused and does not use the link up", async () => {
    await makeClient(server).call(users.forgotPassword, { body: { email: asha.email } });
    const token = await findMailedToken(server, asha.email);
    const reset = (password: string) =>
      makeClient(server).call(users.resetPassword, { body: { token, password } });
    await expect(reset("iloveyou12345")).rejects.toMatchObject({
      fields: { password: expect.any(String) as string },
    });
    await reset(NEW_PASSWORD);
  });

  test("is void once the password was changed by its owner", async () => {
    await makeClient(server).call(users.forgotPassword, { body: { email: asha.email } });
    const token = await findMailedToken(server, asha.email);
    const body = { password: NEW_PASSWORD, current_password: PASSWORD };
    await asha.call(users.changeUser, { ...own(), body });
    await expect(
      makeClient(server).call(users.resetPassword, { body: { token, password: PASSWORD } }),
    ).rejects.toMatchObject({ status: 422 });
    await expect(signIn(server, asha.email, NEW_PASSWORD)).resolves.toBeDefined();
  });

  test("is void after 30 minutes and after another reset", async () => {
    const client = makeClient(server);
    await client.call(users.forgotPassword, { body: { email: asha.email } });
    const early = await findMailedToken(server, asha.email);
    await client.call(users.forgotPassword, { body: { email: asha.email } });
    const late = await findMailedToken(server, asha.email);
    await client.call(users.resetPassword, { body: { token: late, password: NEW_PASSWORD } });
    const reset = (token: string) =>
      client.call(users.resetPassword, { body: { token, password: PASSWORD } });
    await expect(reset(early)).rejects.toMatchObject({ status: 422 });
    await client.call(users.forgotPassword, { body: { email: asha.email } });
    const old = await findMailedToken(server, asha.email);
    server.clock.advanceMs(31 * 60_000);
    await expect(reset(old)).rejects.toMatchObject({
      status: 422,
      fields: { token: expect.any(String) as string },
    });
  });
});

describe("deleting the account", () => {
  test("needs the password, and leaves no row of the person", async () => {
    await expect(
      asha.call(users.deleteUser, { ...own(), body: { current_password: "wrong one" } }),
    ).rejects.toMatchObject({ status: 422 });
    const response = await asha.send({
      method: "DELETE",
      url: `/api/users/${asha.user_id}`,
      payload: { current_password: PASSWORD },
    });
    expect(response.statusCode).toBe(204);
    await expect(asha.call(listSessions)).rejects.toMatchObject({ status: 401 });
    for (const table of ["sessions", "mailed_links", "categories", "outgoing_mails"] as const) {
      const rows = await server.services.db
        .selectFrom(table)
        .selectAll()
        .where("user_id", "=", asha.user_id)
        .execute();
      expect(rows, table).toEqual([]);
    }
    await expect(signIn(server, asha.email, PASSWORD)).rejects.toMatchObject({ code: "wrong_credentials" });
  });
});

test("signed out, a profile is 401", async () => {
  const nobody = makeClient(server);
  await expect(nobody.call(users.getUser, own())).rejects.toMatchObject({ status: 401 });
  await expect(nobody.call(users.changeUser, { ...own(), body: {} })).rejects.toMatchObject({ status: 401 });
  await expect(
    nobody.call(users.deleteUser, { ...own(), body: { current_password: "x" } }),
  ).rejects.toMatchObject({ status: 401 });
});

describe("where mail is really sent", () => {
  test("an unconfirmed address is refused like a wrong password", async () => {
    const strict = await startTestServer({ REQUIRE_VERIFIED_EMAIL: "true" });
    const email = "hana@example.test";
    const client = makeClient(strict);
    await client.call(users.registerUser, { body: { name: "Hana", email, password: PASSWORD } });
    const wrong = await client.send({
      method: "POST",
      url: "/api/sessions/login",
      payload: { email, password: "wrong password" },
    });
    const right = await client.send({
      method: "POST",
      url: "/api/sessions/login",
      payload: { email, password: PASSWORD },
    });
    expect(right.statusCode).toBe(422);
    expect(right.json()).toEqual(wrong.json());
    await client.call(users.verifyEmail, { body: { token: await findMailedToken(strict, email) } });
    await expect(client.call(login, { body: { email, password: PASSWORD } })).resolves.toBeDefined();
    await strict.close();
  });
});
