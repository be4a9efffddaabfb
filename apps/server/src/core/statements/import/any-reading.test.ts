import { AMOUNT_MAX } from "@passbook/contract/values";
import type { ParsedFile, ParsedStatement, ParsedTransaction } from "@passbook/statement-parser";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { seedUser } from "../../../../testing/rows.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { createStarterCategories } from "../../categories/index.ts";
import { CORE_WORK } from "../../work.ts";
import { receiveStatement } from "../index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const RUNS = process.env["TEST_ENGINE"] === "sqlite" ? 60 : 30;

const day = fc.constantFrom(
  "0001-01-01",
  "1970-01-01",
  "2026-03-01",
  "2026-03-02",
  "2026-03-03",
  "2026-03-31",
  "9999-12-31",
);
const amount = fc.constantFrom(-350, -350, 1200, 1, -1, 0, AMOUNT_MAX);
const balance = fc.constantFrom(null, 0, 850, 1200, -AMOUNT_MAX);
const currency = fc.constantFrom(null, "EUR", "EUR", "JPY", "KWD", "ZZZ");
const number = fc.constantFrom(null, "12345678", "12345678", "87654321", "5678");
const text = fc.constantFrom("COFFEE", "COFFEE", "x".repeat(2000), "\u202e😀", "ZAHLUNG 4711");

const row: fc.Arbitrary<ParsedTransaction> = fc.record({
  booked_on: day,
  value_on: fc.option(day),
  amount,
  currency,
  description: text,
  counterparty: fc.option(text),
  reference: fc.constantFrom(null, "FITID000001", "FITID000002"),
  balance_after: balance,
  pending: fc.boolean(),
  source: fc.constant({ line: 1 }),
});

const statement: fc.Arbitrary<ParsedStatement> = fc.record({
  account: number.map((printed) => ({
    bank_name: null,
    number: printed,
    last_4_digits: printed?.slice(-4) ?? null,
    iban_masked: null,
    account_type: null,
    bank_code: null,
  })),
  currency,
  period: fc.record({ from: fc.option(day), to: fc.option(day) }),
  opening_balance: balance,
  closing_balance: balance,
  proof: fc.record({
    verdict: fc.constantFrom(
      "proved" as const,
      "partly" as const,
      "unproved" as const,
      "contradicted" as const,
    ),
    checks: fc.constant([]),
    doubts: fc.constant([]),
    culprit: fc.constant(null),
  }),
  facts: fc.constant({ opening: null, closing: null }),
  transactions: fc.array(row, { maxLength: 4 }),
});

const file: fc.Arbitrary<ParsedFile> = fc.record({
  format: fc.constantFrom("ofx" as const, "camt" as const, "csv" as const, "pdf" as const),
  statements: fc.array(statement, { maxLength: 4 }),
  problems: fc.constant([]),
  questions: fc.constant([]),
});

/** One person receives files of which a reader says what is given, one after another; what became of each. */
const importAll = async (files: readonly ParsedFile[]) => {
  const { db, clock, reader } = server.services;
  const user_id = clock.newId();
  await seedUser(db, user_id);
  await db.transaction().execute((trx) => createStarterCategories(trx, { user_id, clock }));
  for (const [index, value] of files.entries()) {
    const made = {
      ...server.services,
      reader: { ...reader, parse: async () => ({ ok: true as const, value: structuredClone(value) }) },
    };
    await db.transaction().execute((trx) =>
      receiveStatement(trx, made, {
        user_id,
        file_name: `${String(index)}.ofx`,
        bytes: Buffer.from(`${user_id} ${String(index)}`),
        source: "upload",
        bank_account_id: null,
      }),
    );
    for (let tries = 0; tries < 3; tries += 1) {
      await workUntilIdle(made, CORE_WORK);
      server.clock.advanceMs(5000);
    }
  }
  const rows = await db
    .selectFrom("statements")
    .select(["status", "details"])
    .where("user_id", "=", user_id)
    .execute();
  return { user_id, rows };
};

const expectNoFault = async (files: readonly ParsedFile[]): Promise<void> => {
  server.logged.length = 0;
  const { user_id, rows } = await importAll(files);
  const faults = server.logged.filter((line) => line.includes("work failed") || line.includes("given up"));
  expect(faults).toEqual([]);
  expect(rows.filter(({ details }) => details.includes("import_failed"))).toEqual([]);
  expect(rows.filter(({ status }) => status === "received" || status === "reading")).toEqual([]);
  await expectSumsToHold(server.services.db, user_id);
};

test("whatever a file is read as, its import never fails by a fault of ours (import_failed)", async () => {
  const readings = fc.array(file, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(readings, async (files) => {
      await expectNoFault(files);
    }),
    { numRuns: RUNS },
  );
});
