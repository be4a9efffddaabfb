import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSumsToHold } from "../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../testing/harness.ts";
import { importFile, readLedger } from "../../testing/imports.ts";
import { makeOfx } from "../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../testing/people.ts";
import { uploadFiles } from "../../testing/uploads.ts";
import { claimRow, workOnce, workUntilIdle } from "../platform/leases/leases.ts";
import { LeaseLost } from "../platform/leases/lease-lost.ts";
import { STATEMENT_WORK } from "./statements/import/read-statement.ts";

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer({}, ["core", "common"], { imports_here: false });
  person = await signUp(server, "Asha");
});
afterAll(() => server.close());

const makeFile = (month: string, count: number) => ({
  name: `${month}.ofx`,
  bytes: makeOfx({
    account: "5407324931",
    rows: Array.from({ length: count }, (_, index) => ({
      day: `2026-${month}-${String((index % 28) + 1).padStart(2, "0")}`,
      cents: -100 - index,
      name: `BAKERY ${String(index % 7)} \u0000\uD800`,
      id: `${month}${String(index).padStart(6, "0")}`,
    })),
  }),
});

test("a statement is imported in a process as it is here, and sums hold", async () => {
  const imported = await importFile(server, person, makeFile("03", 60));
  expect(imported).toMatchObject({ status: "imported", counts: { new: 60 } });
  const ledger = await readLedger(server, person);
  expect(ledger).toHaveLength(60);
  expect(ledger.every(({ vendor_id, description }) => vendor_id !== null && description.isWellFormed())).toBe(
    true,
  );
  await expectSumsToHold(server.services.db, person.user_id);
});

/** An embedded database has no processes to hand over to. */
const has_processes = process.env["TEST_ENGINE"] !== "pglite";

test.runIf(has_processes)(
  "what was claimed by another meanwhile is not imported in the process either",
  async () => {
    await uploadFiles(person, [makeFile("04", 5)]);
    const { importing, clock, db } = server.services;
    const row = await claimRow(server.services, STATEMENT_WORK);
    if (row === null || importing === null) throw new Error("The file that was uploaded waits.");
    const before = await readLedger(server, person);
    const run = importing.run({ row: { ...row, lease_owner: "another" }, now: clock.now() });
    await expect(run).rejects.toMatchObject({ name: LeaseLost.name });
    expect(await readLedger(server, person)).toEqual(before);
    await db.updateTable("statements").set({ lease_until: null }).where("id", "=", row.id).execute();
    await workUntilIdle(server.services, [STATEMENT_WORK]);
    expect(await readLedger(server, person)).toHaveLength(before.length + 5);
  },
);

test("what was tried before is imported in a process of its own", async () => {
  const before = await readLedger(server, person);
  const [received] = await uploadFiles(person, [makeFile("05", 7)]);
  const { db } = server.services;
  await db.updateTable("statements").set({ attempts: 1 }).where("id", "=", received!.statement.id).execute();
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect(await readLedger(server, person)).toHaveLength(before.length + 7);
  await expectSumsToHold(db, person.user_id);
});

test("a large file is imported in a process of its own, a small one in the one that is warm", async () => {
  const apart: boolean[] = [];
  const run = (_job: unknown, is_apart = false): Promise<boolean> => {
    apart.push(is_apart);
    return Promise.resolve(false);
  };
  const importing = { run, warmUp: () => undefined, close: () => Promise.resolve() };
  const { db } = server.services;
  for (const [month, file_size] of [
    ["06", 4_900_000],
    ["07", 5_100_000],
  ] as const) {
    const [received] = await uploadFiles(person, [makeFile(month, 3)]);
    const { id } = received!.statement;
    await db.updateTable("statements").set({ file_size }).where("id", "=", id).execute();
    await workOnce({ ...server.services, importing }, STATEMENT_WORK, new AbortController().signal);
    await db.deleteFrom("statements").where("id", "=", id).execute();
  }
  expect(apart).toEqual([false, true]);
});

test("a scan gives its hand back, and comes to its turn among the large files", async () => {
  const scan = path.resolve(
    import.meta.dirname,
    "../../../../packages/statement-parser/samples/scans/es-importe-saldo-3.jpg",
  );
  const [received] = await uploadFiles(person, [{ name: "scan.jpg", bytes: readFileSync(scan) }]);
  const { id } = received!.statement;
  const { db } = server.services;
  const readStatement = () =>
    db
      .selectFrom("statements")
      .select(["status", "details", "attempts"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  const here = { ...server.services, importing: null };
  await workOnce(here, STATEMENT_WORK, new AbortController().signal);
  const { details, ...waiting } = await readStatement();
  expect([waiting, JSON.parse(details)]).toEqual([{ status: "received", attempts: 0 }, { scan: true }]);
  const apart: boolean[] = [];
  const run = (_job: unknown, is_apart = false): Promise<boolean> => {
    apart.push(is_apart);
    return Promise.resolve(false);
  };
  const importing = { run, warmUp: () => undefined, close: () => Promise.resolve() };
  await workOnce({ ...server.services, importing }, STATEMENT_WORK, new AbortController().signal);
  expect(apart).toEqual([true]);
  await db
    .updateTable("statements")
    .set({ lease_until: null, status: "received" })
    .where("id", "=", id)
    .execute();
  await workOnce(here, STATEMENT_WORK, new AbortController().signal);
  expect((await readStatement()).status).toMatch(/imported|needs_review/);
});
