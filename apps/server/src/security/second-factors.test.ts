import { listAccountEvents } from "@passbook/contract/account-events";
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  listFactors,
  makeRecoveryCodes,
} from "@passbook/contract/factors";
import { removePasskey, removeTotp } from "@passbook/contract/factors";
import { ENDPOINTS } from "@passbook/contract/index";
import {
  beginConfirming,
  beginPasskeyLogin,
  beginSecondPasskey,
  confirmSession,
  listSessions,
  logInWithPasskey,
  login,
  revokeOtherSessions,
  showSecondFactor,
} from "@passbook/contract/sessions";
import { changeUser, forgotPassword, resetPassword, verifyEmail } from "@passbook/contract/users";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeAuthenticator } from "../../testing/entering/authenticator.ts";
import { makeSample, toRequest } from "../../testing/call-samples.ts";
import {
  fromAddress,
  findMailedToken,
  PASSWORD,
  signIn,
  signUp,
  type TestPerson,
} from "../../testing/people.ts";
import { makeClient, startTestServer, type TestClient, type TestServer } from "../../testing/harness.ts";
import { openMail } from "../common/mail/queue-mail.ts";
import { resetFactors } from "../core/factors/index.ts";

const ORIGIN = "https://passbook.example.test";
const PLACE = { origin: ORIGIN, rp_id: "passbook.example.test" };
const CODE = { status: 422, code: "wrong_factor" };
const MINUTE_MS = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: ORIGIN });
});
afterAll(() => server.close());
beforeEach(() => server.clock.advanceMs(61 * MINUTE_MS));

let people = 0;
const newPerson = (): Promise<TestPerson> => {
  people += 1;
  return signUp(fromAddress(server, people), `Person ${String(people)}`);
};

type App = { readonly code: () => string; readonly codes: readonly string[] };

const addTotp = async (person: TestClient): Promise<App> => {
  const { answer } = await person.call(beginTotp);
  const totp = new TOTP({ secret: Secret.fromBase32(answer.data.secret) });
  const code = (): string => totp.generate({ timestamp: Date.parse(server.clock.now()) });
  const confirmed = await person.call(confirmTotp, { body: { code: code() } });
  server.clock.advanceMs(MINUTE_MS);
  return { code, codes: confirmed.answer.data.recovery_codes ?? [] };
};

const addKey = async (person: TestClient, name = "Laptop") => {
  const authenticator = makeAuthenticator(PLACE);
  const options = (await person.call(beginPasskey)).answer.data;
  const { answer } = await person.call(addPasskey, { body: { name, passkey: authenticator.make(options) } });
  return { authenticator, ...answer.data };
};

/** Past the password, before the second factor. */
const comeHalfway = async (
  person: TestPerson,
  from: Pick<TestServer, "app"> = server,
): Promise<TestClient> => {
  const client = makeClient(from);
  const { answer } = await client.call(login, { body: { email: person.email, password: person.password } });
  expect(answer.data.auth_token).toBeNull();
  return client;
};

const finish = async (client: TestClient, body: object): Promise<void> => {
  const { answer } = await client.call(showSecondFactor, { body });
  client.token = answer.data.auth_token ?? "";
};

const listKinds = async (person: TestClient): Promise<string[]> =>
  (await person.call(listAccountEvents)).answer.data.map(({ kind }) => kind);

const listSubjects = async (email: string): Promise<string[]> =>
  (
    await server.services.db.selectFrom("outgoing_mails").selectAll().where("recipient", "=", email).execute()
  ).map((row) => openMail(server.services, row).subject);

describe("P1: a second factor holds for every way in", () => {
  test("the password alone opens nothing, a code does", async () => {
    const asha = await newPerson();
    const app = await addTotp(asha);
    const client = await comeHalfway(asha);
    await expect(client.call(listSessions)).rejects.toMatchObject({ status: 401 });
    await finish(client, { code: app.code() });
    await expect(client.call(listSessions)).resolves.toBeDefined();
  });

  test("a reset password does not go round it, nor does a confirming link", async () => {
    const asha = await newPerson();
    const app = await addTotp(asha);
    const email = `moved.${asha.email}`;
    const params = { id: asha.user_id };
    await asha.call(changeUser, { params, body: { email, current_password: PASSWORD } });
    const token = await findMailedToken(server, email);
    const linked = await makeClient(server).call(verifyEmail, { body: { token } });
    expect(linked.answer).toMatchObject({
      auth_token: null,
      second_factor: { methods: ["totp", "recovery_code"] },
    });
    await makeClient(server).call(forgotPassword, { body: { email } });
    const password = "another quiet harbour 43";
    const reset = await findMailedToken(server, email);
    await makeClient(server).call(resetPassword, { body: { token: reset, password } });
    const client = await comeHalfway(Object.assign(asha, { email, password }));
    server.clock.advanceMs(MINUTE_MS);
    await finish(client, { code: app.code() });
    await expect(client.call(listSessions)).resolves.toBeDefined();
  });

  test("sessions that came in without it end when the first one is added", async () => {
    const asha = await newPerson();
    const other = await signIn(server, asha.email);
    await addTotp(asha);
    await expect(other.call(listSessions)).rejects.toMatchObject({ status: 401 });
    await expect(asha.call(listSessions)).resolves.toBeDefined();
  });

  test("what waits for it is bound to its browser, to the password, and to ten minutes", async () => {
    const asha = await newPerson();
    const app = await addTotp(asha);
    const over = { status: 409, code: "sign_in_over" };
    await comeHalfway(asha);
    await expect(finish(makeClient(server), { code: app.code() })).rejects.toMatchObject(over);
    const late = await comeHalfway(asha);
    server.clock.advanceMs(11 * MINUTE_MS);
    await expect(finish(late, { code: app.code() })).rejects.toMatchObject(over);
    const twice = await comeHalfway(asha);
    await finish(twice, { code: app.code() });
    server.clock.advanceMs(MINUTE_MS);
    await expect(finish(twice, { code: app.code() })).rejects.toMatchObject(over);
    const old = await comeHalfway(asha);
    const password = "a third quiet harbour 44";
    await server.services.db
      .updateTable("users")
      .set({ password_version: 9 })
      .where("id", "=", asha.user_id)
      .execute();
    await expect(finish(old, { code: app.code() }), password).rejects.toMatchObject(over);
  });

  test("whoever lost them is let in by whoever runs the machine, and told", async () => {
    const asha = await newPerson();
    await addTotp(asha);
    await addKey(asha);
    const { db } = server.services;
    const of = { user_id: asha.user_id, recipient: asha.email };
    expect(await db.transaction().execute((trx) => resetFactors(trx, server.services, of))).toBe(2);
    await expect(asha.call(listSessions)).rejects.toMatchObject({ status: 401 });
    const client = await signIn(server, asha.email);
    expect((await client.call(listFactors)).answer.data).toMatchObject({
      totp: null,
      passkeys: [],
      recovery_codes_left: null,
    });
    expect(await listKinds(client)).toContain("factors_reset");
  });
});

describe("P2: codes", () => {
  test("one of an app is taken once, and none of before it", async () => {
    const asha = await newPerson();
    const app = await addTotp(asha);
    const before = app.code();
    server.clock.advanceMs(30_000);
    const code = app.code();
    await finish(await comeHalfway(asha), { code });
    await expect(finish(await comeHalfway(asha), { code })).rejects.toMatchObject(CODE);
    await expect(finish(await comeHalfway(asha), { code: before })).rejects.toMatchObject(CODE);
  });

  test("of many at once with one code one gets in", async () => {
    const asha = await newPerson();
    const app = await addTotp(asha);
    const halfway = await Promise.all([1, 2, 3].map(() => comeHalfway(asha)));
    const code = app.code();
    const done = await Promise.allSettled(halfway.map((client) => finish(client, { code })));
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("a recovery code opens once, is stored as a hash, tells by mail, and turns nothing off", async () => {
    const asha = await newPerson();
    const { codes } = await addTotp(asha);
    expect(new Set(codes).size).toBe(10);
    const [code = ""] = codes;
    const stored = await server.services.db.selectFrom("recovery_codes").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(code.replace("-", ""));
    const client = await comeHalfway(asha);
    await finish(client, { code: ` ${code.toUpperCase()} ` });
    await expect(finish(await comeHalfway(asha), { code })).rejects.toMatchObject(CODE);
    expect((await client.call(listFactors)).answer.data).toMatchObject({ recovery_codes_left: 9 });
    expect(await listSubjects(asha.email)).toContain("A recovery code was used");
    const { answer } = await client.call(makeRecoveryCodes);
    await expect(finish(await comeHalfway(asha), { code: codes[1] })).rejects.toMatchObject(CODE);
    await finish(await comeHalfway(asha), { code: answer.data.recovery_codes[0] });
  });

  test("guesses have one budget, whether at codes or recovery codes, and the log tells of them", async () => {
    const asha = await newPerson();
    await addTotp(asha);
    const there = fromAddress(server, 9001);
    const client = await comeHalfway(asha, there);
    for (let guess = 0; guess < 10; guess += 1) {
      const code = guess % 2 === 0 ? String(100_000 + guess) : `aaaaa-aaaa${String(guess)}`;
      await expect(finish(client, { code })).rejects.toMatchObject(CODE);
    }
    await expect(finish(client, { code: "123456" })).rejects.toMatchObject({ status: 429 });
    const { answer } = await asha.call(listAccountEvents);
    const failed = answer.data.filter(({ kind }) => kind === "factor_failed");
    expect(failed.map(({ times, address }) => [times, address])).toEqual([[10, "10.0.35.41"]]);
  });

  test("A21: the secret of an app is sealed for its person", async () => {
    const asha = await newPerson();
    const { secret } = (await asha.call(beginTotp)).answer.data;
    const row = await server.services.db
      .selectFrom("totp_factors")
      .select("secret")
      .where("user_id", "=", asha.user_id)
      .executeTakeFirstOrThrow();
    const bytes = Buffer.from(Secret.fromBase32(secret).bytes);
    expect(Buffer.from(row.secret, "base64").includes(bytes)).toBe(false);
    expect(() => server.services.secrets.unseal(row.secret, "totp_factors/another")).toThrow(/authenticate/);
    expect(Buffer.from(server.services.secrets.unseal(row.secret, `totp_factors/${asha.user_id}`))).toEqual(
      bytes,
    );
  });

  test("is asked for only after its first code, and refused twice", async () => {
    const asha = await newPerson();
    await asha.call(beginTotp);
    await expect(signIn(server, asha.email)).resolves.toBeDefined();
    await expect(asha.call(confirmTotp, { body: { code: "000000" } })).rejects.toMatchObject(CODE);
    const ravi = await newPerson();
    await expect(ravi.call(confirmTotp, { body: { code: "000000" } })).rejects.toMatchObject({
      code: "totp_not_begun",
    });
    await expect(ravi.call(makeRecoveryCodes)).rejects.toMatchObject({ code: "no_factor" });
    await addTotp(ravi);
    await expect(ravi.call(beginTotp)).rejects.toMatchObject({ code: "totp_on_already" });
    await ravi.call(removeTotp);
    await expect(signIn(server, ravi.email)).resolves.toBeDefined();
    expect((await ravi.call(listFactors)).answer.data.recovery_codes_left).toBeNull();
  });
});

const askToLogIn = async () => {
  const client = makeClient(server);
  return { client, options: (await client.call(beginPasskeyLogin)).answer.data };
};

describe("P3: passkeys", () => {
  test("sign in without a password, and as a second factor", async () => {
    const asha = await newPerson();
    const { authenticator, recovery_codes } = await addKey(asha);
    expect(recovery_codes).toHaveLength(10);
    const { client, options } = await askToLogIn();
    const { answer } = await client.call(logInWithPasskey, {
      body: { passkey: authenticator.sign(options) },
    });
    client.token = answer.data.auth_token ?? "";
    expect(await listKinds(client)).toContain("passkey_added");
    const half = await comeHalfway(asha);
    const second = (await half.call(beginSecondPasskey)).answer.data;
    await finish(half, { passkey: authenticator.sign(second) });
    await expect(half.call(listSessions)).resolves.toBeDefined();
  });

  test.each([
    ["another site", { origin: "https://passbook.example.test.evil.example" }],
    ["another name", { rp_id: "evil.example" }],
    ["a challenge nobody gave", { challenge: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" }],
    ["nobody asked for finger, face or PIN", { verifies: false }],
    ["somebody else's account", { user_handle: Buffer.from("another").toString("base64url") }],
  ])("open nothing with %s", async (_, odd) => {
    const asha = await newPerson();
    const { authenticator } = await addKey(asha);
    const { client, options } = await askToLogIn();
    const body = { passkey: authenticator.sign(options, odd) };
    await expect(client.call(logInWithPasskey, { body })).rejects.toMatchObject(CODE);
  });

  test("open nothing when their counter goes back, with a challenge twice, late, or of another browser", async () => {
    const asha = await newPerson();
    const { authenticator } = await addKey(asha);
    const first = await askToLogIn();
    const passkey = authenticator.sign(first.options, { count: 7 });
    await first.client.call(logInWithPasskey, { body: { passkey } });
    await expect(first.client.call(logInWithPasskey, { body: { passkey } })).rejects.toMatchObject(CODE);
    const back = await askToLogIn();
    const cloned = { passkey: authenticator.sign(back.options, { count: 7 }) };
    await expect(back.client.call(logInWithPasskey, { body: cloned })).rejects.toMatchObject(CODE);
    const theirs = await askToLogIn();
    const other = await askToLogIn();
    const carried = { passkey: authenticator.sign(theirs.options, { count: 8 }) };
    await expect(other.client.call(logInWithPasskey, { body: carried })).rejects.toMatchObject(CODE);
    server.clock.advanceMs(6 * MINUTE_MS);
    await expect(theirs.client.call(logInWithPasskey, { body: carried })).rejects.toMatchObject(CODE);
  });

  test("are kept only where one was asked for, once, by one account", async () => {
    const [asha, ravi] = [await newPerson(), await newPerson()];
    const refused = { status: 422, code: "passkey_refused" };
    const { authenticator } = await addKey(asha);
    const unasked = authenticator.make({ user: { id: "" }, challenge: "AAAA" });
    await expect(ravi.call(addPasskey, { body: { name: "Mine", passkey: unasked } })).rejects.toMatchObject(
      refused,
    );
    const options = (await ravi.call(beginPasskey)).answer.data;
    const copied = authenticator.make(options);
    await expect(ravi.call(addPasskey, { body: { name: "Mine", passkey: copied } })).rejects.toMatchObject(
      refused,
    );
    const unverified = makeAuthenticator(PLACE);
    const again = (await ravi.call(beginPasskey)).answer.data;
    const body = { name: "Mine", passkey: unverified.make(again, { verifies: false }) };
    await expect(ravi.call(addPasskey, { body })).rejects.toMatchObject(refused);
  });

  test("that were removed open nothing, and whose they were is told", async () => {
    const asha = await newPerson();
    const { authenticator, passkey } = await addKey(asha, "Phone");
    await asha.call(removePasskey, { params: { id: passkey.id } });
    const { client, options } = await askToLogIn();
    const body = { passkey: authenticator.sign(options) };
    await expect(client.call(logInWithPasskey, { body })).rejects.toMatchObject(CODE);
    expect(await listSubjects(asha.email)).toEqual(
      expect.arrayContaining([
        "Another way to show who you are was added",
        "A way to show who you are was removed",
      ]),
    );
  });
});

describe("P4: what asks again", () => {
  const SENSITIVE = ENDPOINTS.filter(({ asks_again }) => asks_again);
  test("is refused 10 minutes after one showed who one is, whatever the call", async () => {
    const asha = await newPerson();
    server.clock.advanceMs(11 * MINUTE_MS);
    expect(SENSITIVE.length).toBeGreaterThan(6);
    for (const endpoint of SENSITIVE) {
      const answered = await asha.send(toRequest(endpoint, makeSample(endpoint, {} as never)));
      expect([endpoint.id, answered.statusCode, answered.json<{ code: string }>().code]).toEqual([
        endpoint.id,
        428,
        "confirmation_needed",
      ]);
    }
    await asha.call(confirmSession, { body: { password: PASSWORD } });
    await expect(asha.call(beginTotp)).resolves.toBeDefined();
  });

  test("takes a code or a passkey of this session too, nothing wrong, and one of them only", async () => {
    const asha = await newPerson();
    const app = await addTotp(asha);
    const { authenticator } = await addKey(asha);
    server.clock.advanceMs(11 * MINUTE_MS);
    await expect(asha.call(confirmSession, { body: { password: "not this one" } })).rejects.toMatchObject({
      status: 422,
    });
    await expect(asha.call(confirmSession, { body: { code: "000000" } })).rejects.toMatchObject(CODE);
    await expect(
      asha.call(confirmSession, { body: { code: app.code(), password: PASSWORD } }),
    ).rejects.toMatchObject({ status: 422 });
    await asha.call(confirmSession, { body: { code: app.code() } });
    await asha.call(makeRecoveryCodes);
    server.clock.advanceMs(11 * MINUTE_MS);
    await expect(asha.call(makeRecoveryCodes)).rejects.toMatchObject({ status: 428 });
    const options = (await asha.call(beginConfirming)).answer.data;
    await asha.call(confirmSession, { body: { passkey: authenticator.sign(options) } });
    await asha.call(makeRecoveryCodes);
    expect(await listKinds(asha)).toContain("confirm_failed");
  });
});

describe("P5: what a person is told", () => {
  test("a new device by mail, once, and not the first", async () => {
    const asha = await newPerson();
    const NEW = "Someone signed in on a new device";
    expect(await listSubjects(asha.email)).not.toContain(NEW);
    const client = await signIn(server, asha.email);
    await client.call(login, { body: { email: asha.email, password: PASSWORD } });
    expect((await listSubjects(asha.email)).filter((subject) => subject === NEW)).toHaveLength(1);
  });

  test("sign-ins, failures and ended sessions, in one's own log alone, each a line whatever a browser says of itself", async () => {
    const [asha, ravi] = [await newPerson(), await newPerson()];
    const there = makeClient(fromAddress(server, 9002));
    const headers = { "user-agent": "Mozilla/5.0 \u0085signed_in \u202eFirefox/140.0" };
    const payload = { email: asha.email, password: "not this one" };
    for (const _ of [1, 2])
      await there.send({
        method: "POST",
        url: login.path,
        payload,
        headers: { "user-agent": encodeURI(headers["user-agent"]) },
      });
    await signIn(server, asha.email);
    const { answer } = await asha.call(revokeOtherSessions);
    expect(answer.data.ended).toBe(1);
    const events = (await asha.call(listAccountEvents)).answer.data;
    expect(events.map(({ kind, times }) => [kind, times])).toEqual([
      ["sessions_ended", 1],
      ["signed_in", 1],
      ["sign_in_failed", 2],
      ["signed_in", 1],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/[\u0085\u202e]/);
    expect(await listKinds(ravi)).toEqual(["signed_in"]);
    const [one] = (await asha.call(listAccountEvents, { query: { limit: "1" } })).answer.data;
    const rest = await asha.call(listAccountEvents, {
      query: { after: `${one?.last_at ?? ""} ${one?.id ?? ""}` },
    });
    expect(rest.answer.data).toHaveLength(3);
  });

  test("strangers fill nobody's log", async () => {
    const asha = await newPerson();
    for (let from = 0; from < 30; from += 1)
      await expect(
        makeClient(fromAddress(server, 20_000 + from)).call(login, {
          body: { email: asha.email, password: "no" },
        }),
      ).rejects.toBeDefined();
    const failed = (await asha.call(listAccountEvents)).answer.data.filter(
      ({ kind }) => kind === "sign_in_failed",
    );
    expect(failed).toHaveLength(21);
    expect(failed.reduce((sum, { times }) => sum + times, 0)).toBe(30);
  });
});
