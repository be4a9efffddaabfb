import { listAccountEvents } from "@passbook/contract/account-events";
import { getApplication } from "@passbook/contract/common";
import { listSessions } from "@passbook/contract/sessions";
import * as contract from "@passbook/contract/sign-on";
import { getUser, registerUser } from "@passbook/contract/users";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeClient, startTestServer, type TestClient, type TestServer } from "../../../testing/harness.ts";
import { PASSWORD, signUp, type TestPerson } from "../../../testing/people.ts";
import { startProvider, type TestProvider } from "../../../testing/sign-on/start-provider.ts";
import { hashTables } from "../../../testing/tables/hash-tables.ts";
import { openMail } from "../../common/index.ts";

/** A provider in a process of its own, asked through the network like any other. */

const BACK = "http://passbook.example.test/sign-on";
let provider: TestProvider;
beforeAll(async () => {
  provider = await startProvider(BACK);
}, 30_000);
afterAll(() => provider.stop());

const startWith = async (env: Record<string, string> = {}): Promise<TestServer> => {
  const server = await startTestServer({ LOG_LEVEL: "silent", ...provider.env, ...env });
  // What the provider says is of now.
  server.clock.set(Date.now());
  return server;
};

const begin = async (client: TestClient): Promise<string> =>
  (await client.call(contract.beginSignOn)).answer.data.url;
const finish = async (client: TestClient, returned: string) =>
  (await client.call(contract.finishSignOn, { body: { returned, time_zone: "Europe/Paris" } })).answer.data;
const comeBack = async (client: TestClient, as: string) =>
  finish(client, await provider.visit(await begin(client), as));
const signedInAs = (client: TestClient, { auth_token }: { auth_token: string | null }): TestClient => {
  client.token = auth_token ?? "";
  client.user_id = String(decodeJwt(client.token)["id"]);
  return client;
};
const profileOf = async (client: TestClient) =>
  (await client.call(getUser, { params: { id: client.user_id } })).answer.data;
const linkTo = async (person: TestPerson, as: string) => {
  const body = { current_password: PASSWORD };
  const { url } = (await person.call(contract.beginSignOnLink, { body })).answer.data;
  const returned = await provider.visit(url, as);
  return (await person.call(contract.finishSignOnLink, { body: { returned } })).answer.data;
};

test("where no provider is named nothing of it is offered", async () => {
  const server = await startTestServer({ LOG_LEVEL: "silent" });
  const nobody = makeClient(server);
  expect((await nobody.call(getApplication)).answer.data.sign_on).toBeNull();
  await expect(nobody.call(contract.beginSignOn)).rejects.toMatchObject({
    status: 409,
    code: "sign_on_not_offered",
  });
  await server.close();
});

describe("A24: whom the provider vouches for", () => {
  let server: TestServer;
  let asha: TestPerson;
  beforeAll(async () => {
    server = await startWith({ OIDC_FIRST_LOGIN: "create" });
    asha = await signUp(server, "Asha");
  });
  afterAll(() => server.close());

  test("is told of by name, and gets an account at the first login, the same one at the next", async () => {
    expect((await makeClient(server).call(getApplication)).answer.data.sign_on).toEqual({
      name: "House Key",
      logs_out: false,
    });
    const first = makeClient(server);
    signedInAs(first, await comeBack(first, "dora"));
    expect(await profileOf(first)).toMatchObject({
      name: "Dora of the provider",
      email: "dora@example.test",
      email_verified_at: server.clock.now(),
      time_zone: "Europe/Paris",
      is_admin: false,
    });
    expect((await first.call(contract.getSignOn)).answer.data.link?.last_used_at).toBe(server.clock.now());
    const again = makeClient(server);
    signedInAs(again, await comeBack(again, "dora"));
    expect(again.user_id).toBe(first.user_id);
    await expect(again.call(listSessions)).resolves.toBeDefined();
  });

  test("has no password that anybody could guess", async () => {
    const body = { email: "dora@example.test", password: PASSWORD };
    const answered = await makeClient(server).send({
      method: "POST",
      url: "/api/sessions/login",
      payload: body,
    });
    expect(answered.statusCode).toBe(422);
  });

  test("and whose address has an account here is asked for its password, and linked by it", async () => {
    const browser = makeClient(server);
    expect(await comeBack(browser, "asha")).toEqual({ auth_token: null, password_for: "asha@example.test" });
    const confirm = (client: TestClient, password: string) =>
      client.call(contract.confirmSignOn, { body: { password } });
    await expect(confirm(browser, "not the password 1")).rejects.toMatchObject({ code: "wrong_credentials" });
    // Another browser knows nothing of it.
    await expect(confirm(makeClient(server), PASSWORD)).rejects.toMatchObject({ code: "sign_on_useless" });
    const { answer } = await confirm(browser, PASSWORD);
    expect(signedInAs(browser, answer.data).user_id).toBe(asha.user_id);
    await expect(confirm(browser, PASSWORD)).rejects.toMatchObject({ code: "sign_on_useless" });
    const again = makeClient(server);
    expect(signedInAs(again, await comeBack(again, "asha")).user_id).toBe(asha.user_id);
    expect((await asha.call(contract.getSignOn)).answer.data.link).toMatchObject({
      email: "asha@example.test",
      last_used_at: server.clock.now(),
    });
  });

  test("with an address that was never confirmed there gets nothing by it", async () => {
    for (const as of ["unverified-asha", "unverified-nobody"]) {
      const before = (await hashTables(server))["users"];
      await expect(comeBack(makeClient(server), as)).rejects.toMatchObject({
        status: 409,
        code: "sign_on_unverified",
      });
      expect((await hashTables(server))["users"]).toBe(before);
    }
  });

  test("comes in once with what they were sent back with, in the browser that began, and within ten minutes", async () => {
    const useless = { status: 409, code: "sign_on_useless" };
    const browser = makeClient(server);
    const returned = await provider.visit(await begin(browser), "dora");
    await expect(finish(makeClient(server), returned)).rejects.toMatchObject(useless);
    await expect(finish(browser, returned)).resolves.toBeDefined();
    await expect(finish(browser, returned)).rejects.toMatchObject(useless);
    const late = makeClient(server);
    const in_vain = await provider.visit(await begin(late), "dora");
    server.clock.advanceMs(10 * 60_000);
    await expect(finish(late, in_vain)).rejects.toMatchObject(useless);
    server.clock.set(Date.now());
  });

  test("is refused with another state or another nonce than was asked for", async () => {
    const browser = makeClient(server);
    const returned = await provider.visit(await begin(browser), "dora");
    const forged = returned.replace(/state=[^&]+/, "state=another");
    await expect(finish(browser, forged)).rejects.toMatchObject({ status: 409, code: "sign_on_failed" });
    const other = makeClient(server);
    const url = (await begin(other)).replace(/nonce=[^&]+/, "nonce=another");
    const replayed = await provider.visit(url, "dora");
    await expect(finish(other, replayed)).rejects.toMatchObject({ status: 409, code: "sign_on_failed" });
  });

  test("is refused with what the provider said long ago", async () => {
    const browser = makeClient(server);
    // Begun by a clock that is a day ahead: what the provider says is over by then.
    server.clock.advanceMs(26 * 3_600_000);
    const returned = await provider.visit(await begin(browser), "dora");
    await expect(finish(browser, returned)).rejects.toMatchObject({ status: 409, code: "sign_on_failed" });
    server.clock.set(Date.now());
  });

  test("and turned back there is told so", async () => {
    const browser = makeClient(server);
    const returned = await provider.visit(await begin(browser), null);
    await expect(finish(browser, returned)).rejects.toMatchObject({
      status: 409,
      code: "sign_on_refused",
      message: expect.stringContaining("House Key") as string,
    });
  });
});

describe("a person who is signed in", () => {
  let server: TestServer;
  let asha: TestPerson;
  let bert: TestPerson;
  beforeAll(async () => {
    server = await startWith({ OIDC_FIRST_LOGIN: "linked", OIDC_LOGOUT: "true" });
    asha = await signUp(server, "Asha");
    bert = await signUp(server, "Bert");
  });
  afterAll(() => server.close());

  test("comes in by the provider only once they are linked, and no more after", async () => {
    const unknown = { status: 409, code: "sign_on_unknown" };
    await expect(comeBack(makeClient(server), "asha")).rejects.toMatchObject(unknown);
    const wrong = { body: { current_password: "not the password 1" } };
    await expect(asha.call(contract.beginSignOnLink, wrong)).rejects.toMatchObject({ status: 422 });
    expect(await linkTo(asha, "second-asha")).toMatchObject({
      email: "asha@example.test",
      last_used_at: null,
    });
    const browser = makeClient(server);
    signedInAs(browser, await comeBack(browser, "second-asha"));
    expect(browser.user_id).toBe(asha.user_id);
    await expect(asha.call(contract.unlinkSignOn, wrong)).rejects.toMatchObject({ status: 422 });
    await asha.call(contract.unlinkSignOn, { body: { current_password: PASSWORD } });
    expect((await asha.call(contract.getSignOn)).answer.data.link).toBeNull();
    await expect(comeBack(makeClient(server), "second-asha")).rejects.toMatchObject(unknown);
    const right = { body: { current_password: PASSWORD } };
    await expect(asha.call(contract.unlinkSignOn, right)).rejects.toMatchObject({ status: 404 });
  });

  test("is told by mail and in the log of the account that the provider opens it, and no longer does", async () => {
    const nora = await signUp(server, "Nora");
    await linkTo(nora, "nora");
    await nora.call(contract.unlinkSignOn, { body: { current_password: PASSWORD } });
    const { answer } = await nora.call(listAccountEvents);
    expect(answer.data.slice(0, 2)).toMatchObject([
      { kind: "sign_on_unlinked", what: "House Key" },
      { kind: "sign_on_linked", what: "House Key" },
    ]);
    const mails = await server.services.db
      .selectFrom("outgoing_mails")
      .selectAll()
      .where("recipient", "=", nora.email)
      .execute();
    const said = mails.map((row) => openMail(server.services, row)).map((mail) => JSON.stringify(mail));
    expect(said).toEqual(
      expect.arrayContaining([
        expect.stringContaining("Whoever signs in as you at House Key opens your Passbook account"),
        expect.stringContaining("Signing in at House Key no longer opens your Passbook account"),
      ]),
    );
  });

  test("cannot be linked with whom somebody else is linked, nor with two", async () => {
    await linkTo(asha, "house");
    const taken = { status: 409, code: "sign_on_taken" };
    await expect(linkTo(bert, "house")).rejects.toMatchObject(taken);
    await expect(linkTo(asha, "another")).rejects.toMatchObject(taken);
    expect((await bert.call(contract.getSignOn)).answer.data.link).toBeNull();
  });

  test("cannot finish what another person began", async () => {
    const body = { current_password: PASSWORD };
    const { url } = (await asha.call(contract.beginSignOnLink, { body })).answer.data;
    const returned = await provider.visit(url, "stranger");
    bert.cookies.set("passbook_sign_on", asha.cookies.get("passbook_sign_on") ?? "");
    await expect(bert.call(contract.finishSignOnLink, { body: { returned } })).rejects.toMatchObject({
      status: 409,
      code: "sign_on_useless",
    });
  });

  test("is told where to sign out there too", async () => {
    const { url } = (await asha.call(contract.findSignOnEnd)).answer.data;
    expect(url).toMatch(new RegExp(`^${provider.issuer}/session/end\\?.*client_id=passbook`));
    expect(url).toContain(encodeURIComponent("http://passbook.example.test/login"));
  });
});

test("whose address is new here gets no account where people are only linked", async () => {
  const server = await startWith();
  await expect(comeBack(makeClient(server), "dora")).rejects.toMatchObject({ code: "sign_on_unknown" });
  await server.close();
});

test("a link is a way in where nobody may register, as its operator wants it, and never for who is disabled", async () => {
  const server = await startWith({ OIDC_FIRST_LOGIN: "create", REGISTRATION: "closed" });
  const dora = makeClient(server);
  await expect(
    dora.call(registerUser, { body: { name: "Dora", email: "dora@example.test", password: PASSWORD } }),
  ).rejects.toMatchObject({ code: "registration_closed" });
  signedInAs(dora, await comeBack(dora, "dora"));
  await server.services.db.updateTable("users").set({ disabled_at: server.clock.now() }).execute();
  await expect(comeBack(makeClient(server), "dora")).rejects.toMatchObject({ code: "account_disabled" });
  await server.close();
});

test("a provider that is down is said to be, and everybody goes on with their password", async () => {
  const gone = await startProvider(BACK);
  const server = await startTestServer({ LOG_LEVEL: "silent", ...gone.env, OIDC_LOGOUT: "true" });
  await gone.stop();
  const asha = await signUp(server, "Asha");
  await expect(makeClient(server).call(contract.beginSignOn)).rejects.toMatchObject({
    status: 409,
    code: "sign_on_unreachable",
    message: expect.stringContaining("House Key does not answer") as string,
  });
  expect((await asha.call(contract.findSignOnEnd)).answer.data.url).toBeNull();
  await server.close();
});
