import { getApplication } from "@passbook/contract/common";
import * as contract from "@passbook/contract/admin";
import { ENDPOINTS } from "@passbook/contract/index";
import { listSessions } from "@passbook/contract/sessions";
import { getUser, registerUser } from "@passbook/contract/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeInvitation } from "../core/users/index.ts";
import { makeSample, toRequest } from "../../testing/call-samples.ts";
import { makeClient, startTestServer, type TestServer } from "../../testing/harness.ts";
import {
  findMailedToken,
  PASSWORD,
  readFragmentToken,
  signIn,
  signUp,
  type TestPerson,
} from "../../testing/people.ts";
import { dropPasskeys, type Owned, populate } from "../../testing/populate.ts";
import { hashTables } from "../../testing/tables/hash-tables.ts";

/** Who looks after an installation, what they may do, and what they never see. */

const ADMINS_ONLY = ENDPOINTS.filter(({ guard }) => guard === "admin");
const disabled = { code: "account_disabled", message: expect.stringContaining("was disabled") as string };

let server: TestServer;
let asha: TestPerson;
let bert: TestPerson;
let own: Owned;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: "error" });
  asha = await signUp(server, "Asha");
  bert = await signUp(server, "Bert");
  own = await populate(server, bert, "444455556666");
  await dropPasskeys(server, bert.user_id);
}, 120_000);
afterAll(() => server.close());

const person = async (id: string) =>
  (await asha.call(contract.listPeople)).answer.data.find((each) => each.id === id);

test("the first person of a new installation is an admin, and no other", async () => {
  const profile = async (of: TestPerson) =>
    (await of.call(getUser, { params: { id: of.user_id } })).answer.data.is_admin;
  expect([await profile(asha), await profile(bert)]).toEqual([true, false]);
});

test("of two who come to an empty installation at once one is an admin", async () => {
  const empty = await startTestServer({ LOG_LEVEL: "error" });
  const register = (name: string) =>
    makeClient(empty).call(registerUser, {
      body: { name, email: `${name}@example.test`, password: PASSWORD },
    });
  await Promise.all([register("first"), register("second"), register("third")]);
  const people = await empty.services.db.selectFrom("users").select("is_admin").execute();
  await empty.close();
  expect([people.length, people.filter(({ is_admin }) => is_admin === 1).length]).toEqual([3, 1]);
});

test("every call of admins stands under /api/admin, and nothing else does", () => {
  const under = ENDPOINTS.filter(({ path }) => path.startsWith("/api/admin/"));
  expect(ADMINS_ONLY.length).toBeGreaterThan(5);
  expect(under).toEqual(ADMINS_ONLY);
});

describe("A23: for who is no admin", () => {
  test.each(ADMINS_ONLY.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    "%s is refused, changes nothing, and signs nobody out",
    async (_name, endpoint) => {
      const before = await hashTables(server);
      const answered = await bert.send(toRequest(endpoint, makeSample(endpoint, own)));
      expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([404, "admins_only"]);
      expect(await hashTables(server)).toEqual(before);
      await expect(bert.call(listSessions)).resolves.toBeDefined();
    },
  );

  test("an invitation is not theirs to withdraw", async () => {
    const { id } = await makeInvitation(server.services, "guest@example.test");
    const before = await hashTables(server);
    const refused = bert.call(contract.withdrawInvitation, { params: { id } });
    await expect(refused).rejects.toMatchObject({ status: 404, code: "admins_only" });
    expect(await hashTables(server)).toEqual(before);
  });

  test("whoever was an admin is none from the next call on", async () => {
    await asha.call(contract.makeAdmin, { params: { id: bert.user_id } });
    await expect(bert.call(contract.getInstallation)).resolves.toBeDefined();
    await asha.call(contract.removeAdmin, { params: { id: bert.user_id } });
    await expect(bert.call(contract.getInstallation)).rejects.toMatchObject({ code: "admins_only" });
  });
});

test("A23: an admin sees who is there and how much room they take, and nothing of their money", async () => {
  // Whose book is shared with them is somebody, too.
  const KEPT = Object.entries(own).filter(([kind]) => kind !== "user" && kind !== "book");
  for (const endpoint of ADMINS_ONLY.filter(({ method }) => method === "GET")) {
    const { body, statusCode } = await asha.send(toRequest(endpoint, makeSample(endpoint, own)));
    expect(statusCode).toBe(200);
    for (const [kind, id] of KEPT) expect(body, kind).not.toContain(id);
    for (const text of [
      "BLUE BOTTLE",
      "Blue Bottle",
      "KIOSK",
      "amount",
      "balance",
      "october.ofx",
      "Everyday",
    ])
      expect(body).not.toContain(text);
  }
  expect(await person(bert.user_id)).toMatchObject({
    name: "Bert",
    is_admin: false,
    is_you: false,
    disabled_at: null,
    storage_bytes: expect.any(Number) as number,
  });
  const { answer } = await asha.call(contract.listPeople, { query: { limit: 1 } });
  expect([answer.data.length, answer.next]).toEqual([1, asha.user_id]);
  const rest = await asha.call(contract.listPeople, { query: { after: answer.next ?? "" } });
  expect(rest.answer).toMatchObject({ data: [{ id: bert.user_id }, { id: own.book }], next: null });
});

describe("who is disabled", () => {
  test("is signed out everywhere at once, told why, and let in no more until enabled", async () => {
    const elsewhere = await signIn(server, bert.email);
    await asha.call(contract.disablePerson, { params: { id: bert.user_id } });
    for (const client of [bert, elsewhere])
      await expect(client.call(listSessions)).rejects.toMatchObject({ status: 401, ...disabled });
    await expect(signIn(server, bert.email)).rejects.toMatchObject({ status: 422, ...disabled });
    await expect(signIn(server, bert.email, "not their password 1")).rejects.toMatchObject({
      code: "wrong_credentials",
    });
    expect(await person(bert.user_id)).toMatchObject({ disabled_at: server.clock.now() });
    await asha.call(contract.enablePerson, { params: { id: bert.user_id } });
    // What was ended stays ended.
    await expect(elsewhere.call(listSessions)).rejects.toMatchObject({ status: 401, code: "session_ended" });
    const again = await signIn(server, bert.email);
    bert = Object.assign(again, { email: bert.email, password: PASSWORD, user_id: bert.user_id });
    await expect(bert.call(listSessions)).resolves.toBeDefined();
  });

  test("comes in by no mailed link either", async () => {
    const dora = makeClient(server);
    const email = "dora@example.test";
    await dora.call(registerUser, { body: { name: "Dora", email, password: PASSWORD } });
    const token = await findMailedToken(server, email);
    const { id } = await server.services.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    await asha.call(contract.disablePerson, { params: { id } });
    const answered = await dora.send({ method: "POST", url: "/api/users/verify_email", payload: { token } });
    expect([answered.statusCode, answered.json<object>()]).toMatchObject([422, disabled]);
  });

  test("is nobody who asks: admins cannot shut themselves out, nor leave nobody behind", async () => {
    const params = { id: asha.user_id };
    const refused = { status: 409, code: "not_yourself" };
    await expect(asha.call(contract.disablePerson, { params })).rejects.toMatchObject(refused);
    await expect(asha.call(contract.removeAdmin, { params })).rejects.toMatchObject(refused);
    const nobody = { params: { id: "01a1f8c4-28c0-7000-9fbf-fcc3f87f9d4b" } };
    for (const call of [
      contract.disablePerson,
      contract.enablePerson,
      contract.makeAdmin,
      contract.removeAdmin,
    ])
      await expect(asha.call(call, nobody)).rejects.toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("invitations of admins", () => {
  const email = "Gast@example.test";
  test("let one address in once where that is needed, are listed as long as they work, and can be withdrawn", async () => {
    await asha.call(contract.setRegistration, { body: { policy: "invite" } });
    expect((await makeClient(server).call(getApplication)).answer.data.registration).toBe("invite");
    const { answer } = await asha.call(contract.invitePerson, { body: { email } });
    const listed = async () =>
      (await asha.call(contract.listInvitations)).answer.data.map((each) => [each.id, each.email]);
    const first = [answer.data.id, "gast@example.test"];
    expect(await listed()).toContainEqual(first);
    await asha.call(contract.withdrawInvitation, { params: { id: answer.data.id } });
    expect(await listed()).not.toContainEqual(first);
    await expect(
      asha.call(contract.withdrawInvitation, { params: { id: answer.data.id } }),
    ).rejects.toMatchObject({ status: 404 });
    const register = (link: string) =>
      makeClient(server).call(registerUser, {
        body: { name: "Gast", email, password: PASSWORD, invitation: readFragmentToken(link) },
      });
    await expect(register(answer.data.link)).rejects.toMatchObject({ code: "invitation_needed" });
    const again = await asha.call(contract.invitePerson, { body: { email } });
    await register(again.answer.data.link);
    await expect(asha.call(contract.invitePerson, { body: { email } })).rejects.toMatchObject({
      status: 409,
      code: "email_taken",
    });
  });

  test("who may register is chosen by an admin, unless the configuration says so", async () => {
    await asha.call(contract.setRegistration, { body: { policy: "closed" } });
    const body = { name: "Cara", email: "cara@example.test", password: PASSWORD };
    await expect(makeClient(server).call(registerUser, { body })).rejects.toMatchObject({
      code: "registration_closed",
    });
    await expect(asha.call(contract.invitePerson, { body: { email } })).rejects.toMatchObject({
      status: 422,
      code: "registration_closed",
    });
    const { answer } = await asha.call(contract.setRegistration, { body: { policy: "open" } });
    expect(answer.data).toEqual({ policy: "open", is_fixed: false });
    const fixed = await startTestServer({ REGISTRATION: "invite", LOG_LEVEL: "error" });
    const first = await signUp(fixed, "First");
    await expect(first.call(contract.setRegistration, { body: { policy: "open" } })).rejects.toMatchObject({
      status: 409,
      code: "registration_fixed",
    });
    expect((await first.call(contract.getInstallation)).answer.data.registration).toEqual({
      policy: "invite",
      is_fixed: true,
    });
    await fixed.close();
  });
});

test("an admin is told how much waits, what is being done, and what failed lately", async () => {
  const { db, clock } = server.services;
  const seen = async () => (await asha.call(contract.getInstallation)).answer.data;
  const before = await seen();
  const mail = before.work.find(({ kind }) => kind === "mail");
  expect(before.people).toBeGreaterThan(2);
  expect(before.admins).toBe(1);
  expect(before.backup).toMatchObject({ last_good_at: null, failed_at: null });
  expect(mail?.waiting).toBeGreaterThan(0);
  const { id } = await db
    .selectFrom("outgoing_mails")
    .select("id")
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  const change = (values: object) =>
    db.updateTable("outgoing_mails").set(values).where("id", "=", id).execute();
  await change({ lease_owner: "a", lease_until: new Date(Date.parse(clock.now()) + 30_000).toISOString() });
  expect((await seen()).work.find(({ kind }) => kind === "mail")).toEqual({
    kind: "mail",
    waiting: (mail?.waiting ?? 0) - 1,
    under_way: 1,
  });
  // tried in vain, it waits for its next turn
  await change({ lease_owner: null });
  expect((await seen()).work.find(({ kind }) => kind === "mail")).toEqual(mail);
  const lease_until = new Date(Date.parse(clock.now()) + 30_000).toISOString();
  await db
    .updateTable("webhook_deliveries")
    .set({ failed_at: null, lease_until })
    .where("id", "=", own.delivery)
    .execute();
  expect((await seen()).work).toContainEqual({ kind: "webhook_deliveries", waiting: 1, under_way: 0 });
  await change({ failed_at: clock.now() });
  await db
    .updateTable("webhook_deliveries")
    .set({ failed_at: clock.now(), event: "budget.passed" })
    .where("id", "=", own.delivery)
    .execute();
  expect((await seen()).failures).toContainEqual({ kind: "webhooks", count: 1, latest_at: clock.now() });
  expect((await seen()).failures).toContainEqual({ kind: "mail", count: 1, latest_at: clock.now() });
  server.clock.advanceMs(31 * 86_400_000);
  asha = Object.assign(await signIn(server, asha.email), {
    email: asha.email,
    password: PASSWORD,
    user_id: asha.user_id,
  });
  expect((await seen()).failures).toContainEqual({ kind: "mail", count: 0, latest_at: null });
});
