import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { type PrintedTestFile, printFile, readPrinted } from "../../../../testing/printed-files.ts";
import { makeAccount, seedUser } from "../../../../testing/rows.ts";
import type { Services } from "../../../platform/services.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { answerQuestions } from "../review/answer-statement.ts";
import { createStarterCategories } from "../../categories/index.ts";
import { correctStatement } from "../review/correct-statement.ts";
import { deleteStatement } from "../review/delete-statement.ts";
import type { StatementDetails } from "../kept/details.ts";
import { receiveStatement, STATEMENT_WORK } from "../index.ts";

let server: TestServer;
let services: Services;
beforeAll(async () => {
  server = await startTestServer();
  services = readPrinted(server.services);
});
afterAll(() => server.close());

const small = process.env["TEST_ENGINE"] !== "sqlite";
const NAMES = ["COFFEE", "GROCER", "METRO"];
const OTHER_WORDS: Readonly<Record<string, string>> = {
  COFFEE: "CARD 4711 COFFEE KOELN",
  GROCER: "POS GROCER FILIALE 12",
  METRO: "KVB METRO TICKET",
};
const toDay = (offset: number): string =>
  new Date(Date.parse("2026-03-01") + offset * 86_400_000).toISOString().slice(0, 10);

type Moved = { id: number; day: string; name: string; cents: number; balance: number };

/** What the account really did; amounts repeat, so that an added row may be any of several. */
const life = fc
  .array(
    fc.record({ gap: fc.nat(2), name: fc.constantFrom(...NAMES), cents: fc.constantFrom(-350, -350, -1200) }),
    { minLength: 4, maxLength: 25 },
  )
  .map((rows): Moved[] => {
    let [offset, balance] = [0, 500_000];
    return rows.map(({ gap, name, cents }, id) => {
      offset += gap;
      balance += cents;
      return { id, day: toDay(offset), name, cents, balance };
    });
  });
/** Whole days of it: a table, proved pages in other words, or such pages of which a row was lost and added by a person. */
const view = fc.record({
  from: fc.nat(40),
  days: fc.integer({ min: 3, max: 50 }),
  kind: fc.constantFrom("csv", "pdf", "repaired", "repaired"),
  lost: fc.nat(30),
});
type View = typeof view extends fc.Arbitrary<infer T> ? T : never;
type ViewFile = { rows: Moved[]; lost: number | null; format: "csv" | "pdf" };

const toView = (rows: readonly Moved[], { from, days, kind, lost }: View): ViewFile => {
  const some = rows.filter(({ day }) => day >= toDay(from) && day <= toDay(from + days));
  const loses = kind === "repaired" && some.length > 2;
  return { rows: some, lost: loses ? lost % some.length : null, format: kind === "csv" ? "csv" : "pdf" };
};

const toPrinted = ({ rows, lost, format }: ViewFile): PrintedTestFile => {
  const [first, last] = [rows[0], rows.at(-1)];
  const verdict = lost === null ? (format === "pdf" ? "proved" : "unproved") : "contradicted";
  return {
    format,
    period: { from: first?.day ?? null, to: last?.day ?? null },
    proof: { verdict, checks: [], doubts: [], culprit: null },
    facts: { opening: (first?.balance ?? 0) - (first?.cents ?? 0), closing: last?.balance ?? null },
    rows: rows
      .filter((_, index) => index !== lost)
      .map(({ day, name, cents, balance }) => ({
        booked_on: day,
        amount: cents,
        description: format === "pdf" ? (OTHER_WORDS[name] ?? name) : name,
        balance_after: format === "pdf" ? balance : null,
      })),
  };
};

/** The same bytes twice are one file. */
const listFiles = (rows: readonly Moved[], views: readonly View[]): ViewFile[] => {
  const files = views.map((each) => toView(rows, each)).filter((file) => file.rows.length > 0);
  return [...new Map(files.map((file) => [JSON.stringify(toPrinted(file)), file])).values()];
};

const toKey = ({ day, cents }: { day: string; cents: number }): string => `${day} ${String(cents)}`;
const count = (keys: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const key of keys.toSorted()) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

/** Asked whether its added row, on a day beside that of a proved statement, is one more: then the person gives the file up. */
const isAskedAboutExtra = async (id: string): Promise<boolean> => {
  const { details } = await services.db
    .selectFrom("statements")
    .select("details")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { questions } = JSON.parse(details) as Pick<StatementDetails, "questions">; // as it was written
  return questions?.every(({ code }) => code === "not_on_proved") === true && questions.length > 0;
};

/** The statement that came of the file, or null where the person gave it up. */
const give = async (user_id: string, account_id: string, file: ViewFile): Promise<string | null> => {
  const author = { ...services, user_id, session_id: null };
  const { id } = await services.db.transaction().execute((trx) =>
    receiveStatement(trx, services, {
      user_id,
      file_name: `a.${file.format}`,
      bytes: printFile(toPrinted(file)),
      source: "upload",
      bank_account_id: account_id,
    }),
  );
  await workUntilIdle(services, [STATEMENT_WORK]);
  const { lost } = file;
  if (lost !== null) {
    const beside = file.rows[lost === 0 ? 1 : lost - 1]!;
    const insert = { op: "insert" as const, after: lost, booked_on: beside.day, description: "Missing row" };
    const changes = [{ ...insert, amount: file.rows[lost]!.cents }];
    await correctStatement(services, author, { id, changes });
    if (await isAskedAboutExtra(id)) {
      await deleteStatement(services, { author, seen: null }, id);
      return null;
    }
    await services.db.transaction().execute((trx) => answerQuestions(trx, author, id, {}));
    await workUntilIdle(services, [STATEMENT_WORK]);
  }
  return id;
};

/**
 * How many movements of a day and amount the files print at the least. Two of the same words cannot be told apart: where each of two files prints
 * one of them and lost the other, they may print the same one, and what was added to each may be the other, on either's day.
 */
const countPrinted = (files: readonly ViewFile[]): Record<string, number> => {
  const least: Record<string, Record<string, number>> = {};
  for (const { rows, lost } of files) {
    const printed = rows.filter((_, at) => at !== lost);
    for (const [key, own] of Object.entries(Object.groupBy(printed, toKey)))
      for (const [name, times] of Object.entries(count((own ?? []).map((row) => row.name)))) {
        const names = (least[key] ??= {});
        names[name] = Math.max(names[name] ?? 0, times);
      }
  }
  const sum = (names: Record<string, number>): number => Object.values(names).reduce((a, b) => a + b, 0);
  return Object.fromEntries(Object.entries(least).map(([key, names]) => [key, sum(names)]));
};

/** As many of each amount as the files are of, and each printed movement on a day on which one prints it. */
const expectLedger = async (user_id: string, files: readonly ViewFile[]) => {
  const rows = await services.db
    .selectFrom("transactions")
    .select(["booked_on as day", "amount as cents"])
    .where("user_id", "=", user_id)
    .execute();
  const seen = new Map(files.flatMap((file) => file.rows.map((row) => [row.id, row])));
  expect(count(rows.map(({ cents }) => String(cents)))).toEqual(
    count([...seen.values()].map(({ cents }) => String(cents))),
  );
  const held = count(rows.map(toKey));
  for (const [key, least] of Object.entries(countPrinted(files)))
    expect(held[key] ?? 0, key).toBeGreaterThanOrEqual(least);
  await expectSumsToHold(services.db, user_id);
};

/** Each of two files lost another of two rows that nothing tells apart; one of the rows added instead stands on the day before. */
const TWO_ALIKE = {
  rows: [
    { day: "2026-03-01", name: "COFFEE" },
    { day: "2026-03-02", name: "GROCER" },
    { day: "2026-03-02", name: "GROCER" },
    { day: "2026-03-02", name: "COFFEE" },
  ].map((row, id) => ({ ...row, id, cents: -350, balance: 500_000 - 350 * (id + 1) })),
  views: [1, 2].map((lost) => ({ from: 0, days: 3, kind: "repaired" as const, lost })),
  gone: 0,
};

test("files of which a row was lost and added by a person, in any order among true ones and after any is deleted, give one ledger", async () => {
  const { db, clock } = server.services;
  let [tried, kept] = [0, 0];
  const trial = fc.record({
    rows: life,
    views: fc.array(view, { minLength: 2, maxLength: 5 }),
    gone: fc.nat(4),
  });
  await fc.assert(
    fc.asyncProperty(trial, async ({ rows, views, gone }) => {
      const user_id = clock.newId();
      await seedUser(db, user_id);
      await db.transaction().execute((trx) => createStarterCategories(trx, { user_id, clock }));
      const account_id = clock.newId();
      await db.insertInto("bank_accounts").values(makeAccount(user_id, account_id)).execute();
      const given: { id: string; file: ViewFile }[] = [];
      for (const file of listFiles(rows, views)) {
        const id = await give(user_id, account_id, file);
        tried += 1;
        if (id !== null) given.push({ id, file });
      }
      const files = given.map(({ file }) => file);
      kept += given.length;
      const open = await db
        .selectFrom("statements")
        .select(["status", "details"])
        .where("user_id", "=", user_id)
        .where("status", "!=", "imported")
        .execute();
      expect(open).toEqual([]);
      await expectLedger(user_id, files);
      const removed = given[gone % Math.max(1, given.length)];
      if (removed === undefined) return;
      const author = { user_id, session_id: null, clock };
      await deleteStatement(services, { author, seen: null }, removed.id);
      await expectLedger(
        user_id,
        given.flatMap(({ id, file }) => (id === removed.id ? [] : [file])),
      );
    }),
    { numRuns: small ? 8 : 60, endOnFailure: true, examples: [[TWO_ALIKE]] },
  );
  expect(kept).toBeGreaterThan(tried * 0.8);
}, 240_000);
