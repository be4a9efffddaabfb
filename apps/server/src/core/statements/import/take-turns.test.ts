import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { uploadFiles } from "../../../../testing/uploads.ts";
import { claimRow } from "../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "./read-statement.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const upload = async (person: TestPerson, count: number): Promise<void> => {
  for (let index = 0; index < count; index += 1) {
    server.clock.advanceMs(1);
    const rows = [{ day: "2026-03-01", cents: -index - 1, name: "BAKERY", id: `2026030${String(index)}` }];
    await uploadFiles(person, [
      { name: `${String(index)}.ofx`, bytes: makeOfx({ account: "5407324931", rows }) },
    ]);
  }
};

test("people take turns: one file does not wait behind the many of another, who has one hand alone", async () => {
  const { db } = server.services;
  const [asha, ravi] = [await signUp(server, "Asha"), await signUp(server, "Ravi")];
  await upload(asha, 4);
  await upload(ravi, 2);
  const claim = async (): Promise<string | undefined> =>
    (await claimRow(server.services, STATEMENT_WORK))?.user_id;
  expect([await claim(), await claim(), await claim()]).toEqual([asha.user_id, ravi.user_id, undefined]);
  await db.updateTable("statements").set({ lease_until: null }).where("user_id", "=", ravi.user_id).execute();
  expect(await claim()).toBe(ravi.user_id);
});

test("a newcomer comes next, however much those before have waiting", async () => {
  const { db } = server.services;
  await db.deleteFrom("statements").execute();
  const before = [await signUp(server, "Cara"), await signUp(server, "Dev"), await signUp(server, "Eli")];
  for (const person of before) await upload(person, 5);
  const newcomer = await signUp(server, "Fay");
  await upload(newcomer, 1);
  const served: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const row = await claimRow(server.services, STATEMENT_WORK);
    served.push(row?.user_id ?? "");
    await db
      .deleteFrom("statements")
      .where("user_id", "=", row?.user_id ?? "")
      .where("id", "=", row?.id ?? "")
      .execute();
  }
  expect(new Set(served)).toEqual(new Set([...before, newcomer].map(({ user_id }) => user_id)));
});

test("a small file finds a free hand while large ones of others wait", async () => {
  const { db } = server.services;
  await db.deleteFrom("statements").execute();
  const many = [await signUp(server, "Gus"), await signUp(server, "Hana"), await signUp(server, "Ida")];
  for (const person of many) await upload(person, 1);
  await db.updateTable("statements").set({ file_size: 40_000_000 }).execute();
  const claim = async (): Promise<string | undefined> =>
    (await claimRow(server.services, STATEMENT_WORK))?.user_id;
  const [first, second] = [await claim(), await claim()];
  expect(many.map(({ user_id }) => user_id)).toEqual(expect.arrayContaining([first, second]));
  const newcomer = await signUp(server, "Jo");
  await upload(newcomer, 1);
  expect([await claim(), await claim()]).toEqual([newcomer.user_id, undefined]);
});
