import { login } from "@passbook/contract/sessions";
import * as users from "@passbook/contract/users";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeClient, startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { findMailedToken, fromAddress, PASSWORD, signUp } from "../../../../testing/people.ts";

/** Whatever happens to an account in whatever order, links and sign-ins are worth what a plain model of the promises says. */

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

type Link = { token: string; email: string; until_ms: number; alive: boolean };
type Model = {
  user_id: string;
  email: string;
  pending: string | null;
  /** Null while nobody knows it: after the account was taken back. */
  password: string | null;
  sessions: number;
  verifies: Link[];
  resets: Link[];
  take_backs: Link[];
  others: Set<string>;
};
type Act = { kind: string; nth: number };

let server: TestServer;
let number = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Every call comes from an address of its own, so that no budget stands in the way. */
const nobody = () => {
  number += 1;
  return makeClient(fromAddress(server, number));
};
const now_ms = (): number => Date.parse(server.clock.now());
const isGood = (link: Link | undefined): link is Link => link?.alive === true && link.until_ms > now_ms();
const kill = (links: Link[]): void => {
  for (const link of links) link.alive = false;
};
const succeeds = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    expect(error).toMatchObject({ status: 422 });
    return false;
  }
};

const signIn = async (model: Model) => {
  const client = nobody();
  const body = { email: model.email, password: model.password ?? PASSWORD };
  const { answer } = await client.call(login, { body });
  client.token = answer.data.auth_token ?? "";
  model.sessions += 1;
  return client;
};
const keepLink = async (links: Link[], email: string, lasts_ms = 30 * MINUTE_MS): Promise<void> => {
  const token = await findMailedToken(server, email);
  links.push({ token, email, until_ms: now_ms() + lasts_ms, alive: true });
};
const forgetWaiting = (model: Model): void => {
  model.pending = null;
  kill(model.verifies);
};
const setPassword = (model: Model, password: string | null): void => {
  model.password = password;
  forgetWaiting(model);
  kill(model.resets);
};
const newPassword = (): string => {
  number += 1;
  return `umbrella ${String(number)} for otters`;
};

const ACTS: Record<
  string,
  (model: Model, pick: (links: Link[]) => Link | undefined, email: string) => Promise<void>
> = {
  ask: async (model, _, email) => {
    if (model.password === null) return;
    const client = await signIn(model);
    const body = { email, current_password: model.password };
    await client.call(users.changeUser, { params: { id: model.user_id }, body });
    forgetWaiting(model);
    if (email === model.email) return;
    model.pending = email;
    if (!model.others.has(email)) await keepLink(model.verifies, email);
  },
  verify: async (model, pick) => {
    const link = pick(model.verifies);
    const expected = isGood(link) && !model.others.has(link.email);
    const body = { token: link?.token ?? "a token of nobody" };
    expect(await succeeds(nobody().call(users.verifyEmail, { body }))).toBe(expected);
    if (!expected) return;
    const left = model.email;
    Object.assign(model, { email: link.email, sessions: model.sessions + 1 });
    link.alive = false;
    forgetWaiting(model);
    kill(model.resets);
    const back = model.take_backs.findIndex((each) => isGood(each) && each.email === model.email);
    if (back === -1) await keepLink(model.take_backs, left, 7 * DAY_MS);
    else kill(model.take_backs.slice(back));
  },
  forget: async (model, _, email) => {
    await nobody().call(users.forgotPassword, { body: { email } });
    if (email === model.email) await keepLink(model.resets, email);
  },
  reset: async (model, pick) => {
    const link = pick(model.resets);
    const body = { token: link?.token ?? "a token of nobody", password: newPassword() };
    expect(await succeeds(nobody().call(users.resetPassword, { body }))).toBe(isGood(link));
    if (!isGood(link)) return;
    setPassword(model, body.password);
    model.sessions = 0;
  },
  change: async (model) => {
    if (model.password === null) return;
    const client = await signIn(model);
    const body = { password: newPassword(), current_password: model.password };
    await client.call(users.changeUser, { params: { id: model.user_id }, body });
    setPassword(model, body.password);
    model.sessions = 1;
  },
  take_back: async (model, pick) => {
    const link = pick(model.take_backs);
    const token = link?.token ?? "a token of nobody";
    const called = nobody().call(users.takeBackAddress, { body: { token } });
    expect(await succeeds(called)).toBe(isGood(link));
    if (!isGood(link)) return;
    setPassword(model, null);
    kill(model.take_backs.slice(model.take_backs.indexOf(link)));
    Object.assign(model, { email: link.email, sessions: 0 });
    const reset = (await called).answer.reset_token;
    model.resets.push({ token: reset, email: link.email, until_ms: now_ms() + 30 * MINUTE_MS, alive: true });
  },
  stranger: async (model, _, email) => {
    await nobody().call(users.registerUser, { body: { name: "Stranger", email, password: newPassword() } });
    const held = model.take_backs.some((each) => isGood(each) && each.email === email);
    if (email !== model.email && !held) model.others.add(email);
  },
  // Never as long as a session lasts: what ends by itself is another test's.
  wait: async () => server.clock.advanceMs(20 * MINUTE_MS),
  wait_days: async () => server.clock.advanceMs(2 * DAY_MS),
};

const WEIGHTS = {
  ask: 4,
  verify: 4,
  take_back: 3,
  forget: 2,
  reset: 2,
  change: 1,
  stranger: 1,
  wait: 1,
  wait_days: 1,
};
const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.oneof(
    ...Object.entries(WEIGHTS).map(([kind, weight]) => ({ arbitrary: fc.constant(kind), weight })),
  ),
  nth: fc.nat(5),
});

/** Mostly the newest link, as a person would; sometimes one long dead, as an attacker would. */
const pickBy =
  (nth: number) =>
  (links: Link[]): Link | undefined =>
    links.at(nth < 4 ? -1 : -2) ?? links[0];

const expectModel = async (model: Model): Promise<void> => {
  const { db, clock } = server.services;
  const row = await db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", model.user_id)
    .executeTakeFirstOrThrow();
  const alive = await db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", model.user_id)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", clock.now())
    .execute();
  expect({ email: row.email, pending: row.pending_email, sessions: alive.length }).toEqual({
    email: model.email,
    pending: model.pending,
    sessions: model.sessions,
  });
};

test("A11: links and sign-ins are worth what the promises say, in any order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 16 }), async (acts) => {
      server.clock.advanceMs(61 * MINUTE_MS);
      number += 1;
      const asha = await signUp(server, `Asha ${String(number)}`);
      const pool = [asha.email, ...["b", "c", "d"].map((name) => `${name}.${asha.email}`)];
      const model: Model = {
        user_id: asha.user_id,
        email: asha.email,
        pending: null,
        password: PASSWORD,
        sessions: 1,
        verifies: [],
        resets: [],
        take_backs: [],
        others: new Set<string>(),
      };
      for (const { kind, nth } of acts) {
        await ACTS[kind]?.(model, pickBy(nth), pool[nth % pool.length] ?? asha.email);
        await expectModel(model);
      }
      // Whoever had it first has the last word.
      const first = model.take_backs.find(isGood);
      if (first === undefined) return;
      await ACTS["take_back"]?.(model, () => first, "");
      await expectModel(model);
      expect(model.take_backs.filter(isGood)).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 120_000);
