import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { makeOfx } from "../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { uploadFiles } from "../../../testing/uploads.ts";
import { claimRow } from "../../platform/leases.ts";
import { STATEMENT_WORK } from "./read-statement.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("people take turns: one file does not wait behind the many of another, who has one hand alone", async () => {
  const { db } = server.services;
  const [asha, ravi] = [await signUp(server, "Asha"), await signUp(server, "Ravi")];
  const upload = async (person: TestPerson, count: number): Promise<void> => {
    for (let index = 0; index < count; index += 1) {
      server.clock.advanceMs(1);
      const rows = [{ day: "2026-03-01", cents: -index - 1, name: "BAKERY", id: `2026030${String(index)}` }];
      await uploadFiles(person, [
        { name: `${String(index)}.ofx`, bytes: makeOfx({ account: "5407324931", rows }) },
      ]);
    }
  };
  await upload(asha, 4);
  await upload(ravi, 2);
  const claim = async (): Promise<string | undefined> =>
    (await claimRow(server.services, STATEMENT_WORK))?.user_id;
  expect([await claim(), await claim(), await claim()]).toEqual([asha.user_id, ravi.user_id, undefined]);
  await db.updateTable("statements").set({ lease_until: null }).where("user_id", "=", ravi.user_id).execute();
  expect(await claim()).toBe(ravi.user_id);
});
