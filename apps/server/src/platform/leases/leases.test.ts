import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { addTrialRow, makeTrialWork } from "../../../testing/trial-work.ts";
import { giveBackOfDead } from "./give-back.ts";
import { becomeHolder, heldBy, type Holder } from "../holders.ts";
import { claimRow, finishLease, renewLease, startWork, workUntilIdle } from "./leases.ts";
import { LeaseLost } from "./lease-lost.ts";
import type { LeasedWork } from "./leased-work.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.services.db.deleteFrom("outgoing_mails").execute());

const addRow = () => addTrialRow(server);

type Seen = { done: string[]; tries: number; given_up: string[] };

const makeWork = (fails: boolean): { work: LeasedWork<"outgoing_mails">; seen: Seen } => {
  const seen: Seen = { done: [], tries: 0, given_up: [] };
  const work = makeTrialWork({
    carryOut: async ({ db, clock }, row) => {
      seen.tries += 1;
      if (fails) throw new Error("The server is away.");
      await finishLease(db, work, row, { sent_at: clock.now() });
      seen.done.push(row.id);
    },
    giveUp: async (trx, { clock }, row, reason) => {
      await trx
        .updateTable("outgoing_mails")
        .set({ failed_at: clock.now() })
        .where("id", "=", row.id)
        .execute();
      seen.given_up.push(reason);
    },
  });
  return { work, seen };
};

test("many at once claim each row exactly once", async () => {
  for (let index = 0; index < 20; index += 1) await addRow();
  const { work } = makeWork(false);
  const claims = await Promise.all(Array.from({ length: 30 }, () => claimRow(server.services, work)));
  const ids = claims.flatMap((row) => (row === null ? [] : [row.id]));
  expect(ids).toHaveLength(20);
  expect(new Set(ids).size).toBe(20);
});

test("a lease that ran out is claimed anew, and whoever held it can write nothing more", async () => {
  await addRow();
  const { work } = makeWork(false);
  const first = await claimRow(server.services, work);
  expect(await claimRow(server.services, work)).toBeNull();
  server.clock.advanceMs(31_000);
  const second = await claimRow(server.services, work);
  expect(second).toMatchObject({ id: first?.id, attempts: 2 });
  if (first === null || second === null) throw new Error("Nothing was claimed.");
  await expect(finishLease(server.services.db, work, first)).rejects.toThrow(LeaseLost);
  await finishLease(server.services.db, work, second, { sent_at: server.clock.now() });
  server.clock.advanceMs(31_000);
  expect(await claimRow(server.services, work)).toBeNull();
});

test("what fails is tried again later, three times, and then given up with its reason", async () => {
  await addRow();
  const { work, seen } = makeWork(true);
  for (let index = 0; index < 5; index += 1) {
    await workUntilIdle(server.services, [work]);
    server.clock.advanceMs(10_000);
  }
  expect(seen).toEqual({ done: [], tries: 3, given_up: ["The server is away."] });
});

test("what takes its process down each time is given up without another try", async () => {
  await addRow();
  const { work, seen } = makeWork(false);
  for (let index = 0; index < 3; index += 1) {
    await claimRow(server.services, work);
    server.clock.advanceMs(31_000);
  }
  await workUntilIdle(server.services, [work]);
  expect(seen).toMatchObject({ tries: 0, given_up: ["Its process ended each time it was tried."] });
});

test("a full disk is not the row's fault: it waits as long as that lasts, and no attempt counts", async () => {
  await addRow();
  const { work, seen } = makeWork(false);
  let full = true;
  const carryOut: typeof work.carryOut = async (...args) => {
    if (full) throw Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
    return work.carryOut(...args);
  };
  for (let times = 0; times < 10; times += 1) {
    await workUntilIdle(server.services, [{ ...work, carryOut }]);
    server.clock.advanceMs(60_000);
  }
  expect(seen).toEqual({ done: [], tries: 0, given_up: [] });
  full = false;
  await workUntilIdle(server.services, [{ ...work, carryOut }]);
  expect(seen).toMatchObject({ tries: 1, given_up: [] });
  expect(seen.done).toHaveLength(1);
});

test("processes that end under a row count for little beside its own faults, of which it has three (F6)", async () => {
  await addRow();
  const { work, seen } = makeWork(true);
  const patient = { ...work, most_attempts: 60, fault_weight: 20 };
  const count = async () =>
    (await server.services.db.selectFrom("outgoing_mails").select("attempts").executeTakeFirstOrThrow())
      .attempts;
  for (let kill = 0; kill < 20; kill += 1) {
    const row = await claimRow(server.services, patient);
    if (row === null) throw new Error("Nothing was claimed.");
    await renewLease(server.services, patient, row);
    server.clock.advanceMs(31_000);
  }
  expect(await count()).toBe(20);
  await server.services.db.updateTable("outgoing_mails").set({ attempts: 0 }).execute();
  for (let fault = 1; fault <= 3; fault += 1) {
    await workUntilIdle(server.services, [patient]);
    server.clock.advanceMs(60_000);
    expect(seen.given_up).toHaveLength(fault === 3 ? 1 : 0);
  }
  expect(seen.tries).toBe(3);
});

test("a wait that is longer than all its faults can make it was set by a clock that is back by now", async () => {
  const work = makeTrialWork({ most_attempts: 60, fault_weight: 20, retry_ms: 60_000 });
  const { db, clock } = server.services;
  const waitFor = async (ms: number): Promise<void> => {
    const lease_until = new Date(Date.parse(clock.now()) + ms).toISOString();
    await db.updateTable("outgoing_mails").set({ lease_until, lease_owner: null }).execute();
  };
  await addRow();
  await waitFor(3 * 60_000);
  expect(await claimRow(server.services, work)).toBeNull();
  await waitFor(5 * 60_000);
  expect(await claimRow(server.services, work)).not.toBeNull();
});

test("the bell wakes work at once, and stopping waits for what is under way", async () => {
  const { work, seen } = makeWork(false);
  const running = startWork(server.services, [work]);
  const took: number[] = [];
  for (let time = 1; time <= 3; time += 1) {
    await sleep(50);
    await addRow();
    const rung_ms = performance.now();
    server.services.bell.ring("trial");
    while (seen.done.length < time) await sleep(5);
    took.push(performance.now() - rung_ms);
  }
  // The quickest of some: a busy machine only ever adds. Without the bell each waits a second.
  expect(Math.min(...took)).toBeLessThan(800);
  await running.stop();
});

test("what a process held that has ended is claimed at once, what a living one holds is not", async () => {
  const { work } = makeWork(false);
  const { db, bell } = server.services;
  await addRow();
  await addRow();
  const living = becomeHolder(server.folder, server.clock);
  const looking = becomeHolder(server.folder, server.clock);
  // Its file is there, and nobody holds it: so the system leaves it.
  writeFileSync(path.join(server.folder, "processes/ended"), "");
  const claim = (holder: Holder) => claimRow({ ...server.services, holder }, work);
  const held = await claim(living);
  const left = await claim(heldBy("ended"));
  expect([held === null, left === null]).toEqual([false, false]);
  expect(await claim(looking)).toBeNull();
  await giveBackOfDead({ db, bell, holder: looking }, [work]);
  expect(await claim(looking)).toMatchObject({ id: left?.id, attempts: 2 });
  expect(await claim(looking)).toBeNull();
  await expect(finishLease(db, work, left!)).rejects.toThrow(LeaseLost);
  await finishLease(db, work, held!);
  expect(looking.listDead()).toEqual([]);
  for (const holder of [living, looking]) holder.end();
});
