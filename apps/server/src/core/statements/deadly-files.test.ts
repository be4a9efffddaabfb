import * as contract from "@passbook/contract/statements";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { uploadFiles } from "../../../testing/uploads.ts";
import { workOnce, workUntilIdle } from "../../platform/leases.ts";
import { STATEMENT_WORK } from "./index.ts";

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha");
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

/** Work that ends in the middle as a killed process does: nothing is written, nothing renewed, and the lease runs out. */
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

test("F6: a file that took the program down three times rests as failed, never tried a fourth time", async () => {
  const small = makeOfx({
    account: "5407324931",
    rows: [{ day: "2026-09-04", cents: -1, name: "GOOD", id: "2026090401" }],
  });
  const [received] = await uploadFiles(asha, [{ name: "deadly.ofx", bytes: LARGE }]);
  const params = { id: received!.statement.id };
  const get = async () => (await asha.call(contract.getStatement, { params })).answer.data;
  for (let death = 1; death <= 3; death += 1) {
    await dieOnce(params.id);
    expect((await get()).status).toBe("reading");
  }
  const [good] = await uploadFiles(asha, [{ name: "good.ofx", bytes: small }]);
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect(await get()).toMatchObject({
    status: "failed",
    problems: [{ code: "not_processed", message: expect.stringContaining("could not be processed") }],
  });
  const others = await asha.call(contract.getStatement, { params: { id: good!.statement.id } });
  expect(others.answer.data.status).toBe("imported");
  await asha.call(contract.retryStatement, { params });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect((await get()).status).toBe("imported");
});
