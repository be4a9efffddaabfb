import * as contract from "@passbook/contract/statements";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestServer } from "../../../../testing/harness.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { startWithAsha, type TestPerson } from "../../../../testing/people.ts";
import { uploadFiles } from "../../../../testing/uploads.ts";
import { workOnce, workUntilIdle } from "../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../index.ts";

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  ({ server, asha } = await startWithAsha());
});
afterAll(() => server.close());

const LARGE = makeOfx({
  account: "5407324931",
  rows: Array.from({ length: 2500 }, (_, index) => ({
    day: "2026-09-03",
    cents: -index - 1,
    name: `COFFEE ${String(index)}`,
    id: `20260903${String(index).padStart(6, "0")}`,
  })),
});

/** Work that ends in the middle as a killed process does: nothing is written, its lease was renewed for a while, and runs out. */
const dieOnce = async (id: string): Promise<void> => {
  await new Promise<void>((resolve) => {
    const parse = () => {
      resolve();
      return new Promise<never>(() => undefined);
    };
    const deadly = { ...server.services, reader: { ...server.services.reader, parse } };
    void workOnce(deadly, STATEMENT_WORK, new AbortController().signal);
  });
  const { db } = server.services;
  await db.updateTable("statements").set({ lease_owner: "gone" }).where("id", "=", id).execute();
  server.clock.advanceMs(60_000);
};

/** Work whose thread or process ends under it each time; `apart` tells which of both it was given. */
const workInEndingThreads = async (apart: boolean[]): Promise<void> => {
  const run = (_job: unknown, is_apart = false): Promise<never> => {
    apart.push(is_apart);
    return Promise.reject(Object.assign(new Error("The thread ended."), { name: "ProcessEnded" }));
  };
  const importing = { run, warmUp: () => undefined, close: () => Promise.resolve() };
  await workUntilIdle({ ...server.services, importing }, [STATEMENT_WORK]);
  server.clock.advanceMs(60_000);
};

const get = async (id: string) => (await asha.call(contract.getStatement, { params: { id } })).answer.data;

test("F6: a file that ended its thread or process three times rests as failed, never tried a fourth time", async () => {
  const small = makeOfx({
    account: "5407324931",
    rows: [{ day: "2026-09-04", cents: -1, name: "GOOD", id: "2026090401" }],
  });
  const [received] = await uploadFiles(asha, [{ name: "deadly.ofx", bytes: LARGE }]);
  const params = { id: received!.statement.id };
  const apart: boolean[] = [];
  for (let death = 1; death <= 3; death += 1) {
    expect((await get(params.id)).status).not.toBe("failed");
    await workInEndingThreads(apart);
  }
  // After the first time nothing else runs in the process that it may take down.
  expect(apart).toEqual([false, true, true]);
  const [good] = await uploadFiles(asha, [{ name: "good.ofx", bytes: small }]);
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect(await get(params.id)).toMatchObject({
    status: "failed",
    problems: [{ code: "not_processed", message: expect.stringContaining("could not be processed") }],
  });
  expect((await get(good!.statement.id)).status).toBe("imported");
  await asha.call(contract.retryStatement, { params });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect((await get(params.id)).status).toBe("imported");
});

test("a file in hand whenever the whole server is killed, twenty times, is imported after that", async () => {
  const [received] = await uploadFiles(asha, [
    { name: "innocent.ofx", bytes: Buffer.from(LARGE.replaceAll("202609", "202608")) },
  ]);
  for (let kill = 1; kill <= 20; kill += 1) await dieOnce(received!.statement.id);
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect((await get(received!.statement.id)).status).toBe("imported");
});

test.each([
  ["reader_too_slow", 1],
  ["reader_too_large", 1],
  ["reader_crashed", 3],
] as const)(
  "a file that is not read because of %s is given to the reader so often: %i",
  async (code, times) => {
    const [received] = await uploadFiles(asha, [
      { name: "hard.ofx", bytes: Buffer.from(`${LARGE}\n<!-- ${code} -->`) },
    ]);
    let asked = 0;
    const parse = () => {
      asked += 1;
      return Promise.resolve({
        ok: false as const,
        error: { code, message: "It was not read.", sentence: "reading_failed" },
      });
    };
    await workUntilIdle({ ...server.services, reader: { ...server.services.reader, parse } }, [
      STATEMENT_WORK,
    ]);
    expect(asked).toBe(times);
    expect(await get(received!.statement.id)).toMatchObject({ status: "failed", problems: [{ code }] });
  },
);
