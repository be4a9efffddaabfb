import { listSessions } from "@passbook/contract/sessions";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { readFragmentToken, signUp, type TestPerson } from "../../../../testing/people.ts";
import { findHold } from "../links/held-addresses.ts";
import { makeInvitation, refuseUninvited } from "../links/invitations.ts";
import { makeLink, type Purpose, takeLink } from "../links/mailed-links.ts";

const NOON_MS = Date.parse("2026-11-20T12:00:00.000Z");
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  server = await startTestServer({ REGISTRATION: "invite" });
  server.clock.set(NOON_MS);
  asha = await signUp(server, "Asha");
});
afterAll(() => server.close());

const isDone = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );

/** Holds for a thing made at noon: it works from a little before until its end, wherever the clock is set; never for longer. */
const expectBounded = (
  { valid_ms, ahead_ms = MINUTE_MS }: { valid_ms: number; ahead_ms?: number },
  works: () => Promise<() => Promise<boolean>>,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.integer({ min: -400 * DAY_MS, max: 400 * DAY_MS }),
        fc.constantFrom(-ahead_ms - 1, -ahead_ms, 0, valid_ms - 1, valid_ms),
      ),
      async (jump_ms) => {
        server.clock.set(NOON_MS);
        const tryIt = await works();
        server.clock.set(NOON_MS + jump_ms);
        expect(await tryIt()).toBe(jump_ms >= -ahead_ms && jump_ms < valid_ms);
      },
    ),
    { numRuns: 30 },
  );

const LINKS: readonly [Purpose, number][] = [
  ["verify_email", 30 * MINUTE_MS],
  ["reset_password", 30 * MINUTE_MS],
  ["take_back", 7 * DAY_MS],
];
test.each(LINKS)("a link to %s opens for its time only, wherever the clock is set", (purpose, valid_ms) =>
  expectBounded({ valid_ms }, async () => {
    const { services } = server;
    const to = { user_id: asha.user_id, purpose, email: asha.email };
    const { token } = await services.db.transaction().execute((trx) => makeLink(trx, services, to));
    return () =>
      isDone(services.db.transaction().execute((trx) => takeLink(trx, services, { purpose, token })));
  }),
);

test("an address that was left is held for 7 days only, wherever the clock is set", () =>
  expectBounded({ valid_ms: 7 * DAY_MS }, async () => {
    const { services } = server;
    const email = `${services.clock.newId()}@example.test`;
    const to = { user_id: asha.user_id, purpose: "take_back", email } as const;
    await services.db.transaction().execute((trx) => makeLink(trx, services, to));
    return async () => (await findHold(services.db, services, email)) !== undefined;
  }));

test("an invitation lets in for 7 days only, wherever the clock is set", () =>
  expectBounded({ valid_ms: 7 * DAY_MS }, async () => {
    const { services } = server;
    const email = `${services.clock.newId()}@example.test`;
    const invitation = readFragmentToken((await makeInvitation(services, email)).link);
    return () => isDone(refuseUninvited(services, { email, invitation }));
  }));

test("a session lives as long as sessions last and a day, wherever the clock is set", () =>
  expectBounded(
    { valid_ms: 14 * DAY_MS, ahead_ms: DAY_MS + MINUTE_MS },
    async () => () => isDone(asha.call(listSessions)),
  ));
