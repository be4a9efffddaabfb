import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { addTrialRow, makeTrialWork } from "../../../testing/trial-work.ts";
import { BUDGETS, spendAttempt } from "../attempts.ts";
import { claimRow } from "./leases.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const NOON_MS = Date.parse("2026-11-20T12:00:00.000Z");
const DAY_MS = 86_400_000;
const jumps = fc.integer({ min: -7 * DAY_MS, max: 7 * DAY_MS });

const LEASE_MS = 30_000;
const WORK = makeTrialWork();

test("a lease of a process that died ends in time, wherever the clock was set meanwhile", async () => {
  await fc.assert(
    fc.asyncProperty(jumps, async (jump_ms) => {
      server.clock.set(NOON_MS);
      await server.services.db.deleteFrom("outgoing_mails").execute();
      await addTrialRow(server);
      expect(await claimRow(server.services, WORK)).not.toBeNull();
      server.clock.set(NOON_MS + 1000);
      expect(await claimRow(server.services, WORK)).toBeNull();
      server.clock.set(NOON_MS + jump_ms);
      const now = await claimRow(server.services, WORK);
      server.clock.set(NOON_MS + jump_ms + 2 * (LEASE_MS + 60_000) + 1);
      expect(now ?? (await claimRow(server.services, WORK))).not.toBeNull();
    }),
    { numRuns: 40 },
  );
});

test("who is throttled is so for one window at most, wherever the clock was set meanwhile", async () => {
  const { window_ms, pair } = BUDGETS.login;
  let number = 0;
  await fc.assert(
    fc.asyncProperty(jumps, async (jump_ms) => {
      number += 1;
      const attempt = {
        action: "login",
        account: `a${String(number)}@example.test`,
        address: `2001:db8:${number.toString(16)}::1`,
      } as const;
      server.clock.set(NOON_MS);
      for (let times = 0; times < pair; times += 1) await spendAttempt(server.services, attempt);
      await expect(spendAttempt(server.services, attempt)).rejects.toMatchObject({ status: 429 });
      server.clock.set(NOON_MS + jump_ms);
      const told = await spendAttempt(server.services, attempt).then(
        () => 0,
        (refused: { retry_after_s: number }) => refused.retry_after_s,
      );
      expect(told).toBeLessThanOrEqual(window_ms / 1000 + 60);
      server.clock.set(NOON_MS + jump_ms + told * 1000 + 1);
      await spendAttempt(server.services, attempt);
    }),
    { numRuns: 25 },
  );
});
