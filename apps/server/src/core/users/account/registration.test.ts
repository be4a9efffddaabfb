import { getApplication } from "@passbook/contract/common";
import { forgotPassword, registerUser } from "@passbook/contract/users";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeClient, startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { findMailedLink, PASSWORD, readFragmentToken } from "../../../../testing/people.ts";
import { makeInvitation } from "../index.ts";

const DAY_MS = 86_400_000;
const needed = { status: 422, code: "invitation_needed" };

const useless = {
  ...needed,
  fields: { invitation: expect.stringContaining("used already") as string },
};

const register = (server: TestServer, email: string, invitation?: string) =>
  makeClient(server).call(registerUser, {
    body: { name: "Asha", email, password: PASSWORD, ...(invitation === undefined ? {} : { invitation }) },
  });
const saysItself = async (server: TestServer) =>
  (await makeClient(server).call(getApplication)).answer.data.registration;
const countPeople = async (server: TestServer): Promise<number> =>
  (await server.services.db.selectFrom("users").select("id").execute()).length;

test("where registration is closed nobody registers, not even the first or with an invitation", async () => {
  const server = await startTestServer({ REGISTRATION: "closed" });
  await expect(register(server, "asha@example.test")).rejects.toMatchObject({
    status: 422,
    code: "registration_closed",
    message: expect.stringContaining("passbook user add") as string,
  });
  await expect(makeInvitation(server.services, "asha@example.test")).rejects.toMatchObject({
    code: "registration_closed",
  });
  expect(await saysItself(server)).toBe("closed");
  expect(await countPeople(server)).toBe(0);
  await server.close();
});

test("where one registers by invitation, the first person of an empty installation needs none", async () => {
  const server = await startTestServer({ REGISTRATION: "invite" });
  expect(await saysItself(server)).toBe("open");
  await register(server, "asha@example.test");
  expect(await saysItself(server)).toBe("invite");
  await expect(register(server, "bert@example.test")).rejects.toMatchObject(needed);
  await server.close();
});

test("of strangers who meet an empty installation at the same moment one becomes the first person", async () => {
  const server = await startTestServer({ REGISTRATION: "invite" });
  const all = await Promise.allSettled(
    ["asha", "bert", "cara"].map((name) => register(server, `${name}@example.test`)),
  );
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const refused = all.filter((each) => each.status === "rejected");
  for (const { reason } of refused) expect(reason).toMatchObject(needed);
  expect(await countPeople(server)).toBe(1);
  await server.close();
});

test.each([
  ["open", "/register"],
  ["invite", ""],
  ["closed", ""],
])("an address without an account is sent where it can register, if it can: %s", async (how, path) => {
  const server = await startTestServer({ REGISTRATION: how });
  const email = "stranger@example.test";
  await makeClient(server).call(forgotPassword, { body: { email } });
  const link = await findMailedLink(server, email);
  expect(link.replace("http://passbook.example.test", "")).toBe(path);
  await server.close();
});

describe("an invitation", () => {
  let server: TestServer;
  let number = 0;
  let email: string;
  beforeAll(async () => {
    server = await startTestServer({ REGISTRATION: "invite" });
    await register(server, "owner@example.test");
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.clock.advanceMs(61 * 60_000);
    number += 1;
    email = `guest${String(number)}@example.test`;
  });
  const invite = async (): Promise<string> =>
    readFragmentToken((await makeInvitation(server.services, email)).link);

  test("lets its address in, whatever its letters, and is stored as a hash", async () => {
    const { link } = await makeInvitation(server.services, email);
    expect(link).toMatch(/^http:\/\/passbook\.example\.test\/register#token=[\w-]{43}$/);
    const rows = await server.services.db.selectFrom("invitations").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(readFragmentToken(link));
    await register(server, email.toUpperCase(), readFragmentToken(link));
  });

  test("lets nobody else in, nor anybody without it or with a made-up one", async () => {
    const invitation = await invite();
    const toOther = `This invitation is for ${email}. Register with that address.`;
    await expect(register(server, "other@example.test", invitation)).rejects.toMatchObject({
      ...needed,
      message: toOther,
      fields: { email: toOther },
    });
    await expect(register(server, email)).rejects.toMatchObject({ ...needed, fields: {} });
    await expect(register(server, email, "x".repeat(43))).rejects.toMatchObject(useless);
    await register(server, email, invitation);
  });

  test("is refused alike for an address that is known, so that it tells nothing", async () => {
    const refusals = [];
    for (const address of ["owner@example.test", "nobody@example.test"])
      refusals.push(await register(server, address, "x".repeat(43)).catch((error: unknown) => error));
    expect(refusals[0]).toEqual(refusals[1]);
    expect(refusals[0]).toMatchObject(needed);
  });

  test("is used once, by one of many at the same moment, and ends after 7 days", async () => {
    const invitation = await invite();
    const before = await countPeople(server);
    await Promise.allSettled([1, 2, 3].map(() => register(server, email, invitation)));
    expect(await countPeople(server)).toBe(before + 1);
    await expect(register(server, email, invitation)).rejects.toMatchObject(useless);
    email = `late.${email}`;
    const late = await invite();
    server.clock.advanceMs(7 * DAY_MS + 1);
    await expect(register(server, email, late)).rejects.toMatchObject(useless);
  });

  test("takes the place of one that was made for the address before", async () => {
    const first = await invite();
    const second = await invite();
    await expect(register(server, email, first)).rejects.toMatchObject(useless);
    await register(server, email, second);
  });

  test("is not made for an address that is registered", async () => {
    await expect(makeInvitation(server.services, "Owner@example.test")).rejects.toMatchObject({
      code: "email_taken",
    });
  });
});
