import { addDays, minorDigits } from "@passbook/contract/values";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeOfx, type OfxRow } from "../../../../testing/make-ofx.ts";
import { expectSumsToHold } from "../../../../testing/expect-sums.ts";
import { seedUser } from "../../../../testing/rows.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { type PrintedTestFile, printFile, readPrinted } from "../../../../testing/printed-files.ts";
import { createStarterCategories } from "../../categories/index.ts";
import { receiveStatement, STATEMENT_WORK } from "../index.ts";
import { LONGEST_PENDING_DAYS } from "./match-pending.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const small = process.env["TEST_ENGINE"] !== "sqlite";
const NAMES = ["COFFEE", "GROCER", "METRO"];

/** What the account really did: rows in order of time, some of them equal. */
const life = fc
  .array(
    fc.record({ gap: fc.nat(2), name: fc.nat(NAMES.length - 1), cents: fc.constantFrom(-350, -350, -1200) }),
    {
      minLength: 1,
      maxLength: 25,
    },
  )
  .map((rows): OfxRow[] => {
    let day_ms = Date.parse("2026-03-01");
    return rows.map(({ gap, name, cents }, index) => {
      day_ms += gap * 86_400_000;
      const day = new Date(day_ms).toISOString().slice(0, 10);
      return { day, cents, name: NAMES[name]!, id: `FITID${String(index).padStart(6, "0")}` };
    });
  });

/** Downloads of it: any stretches, as OFX with the bank's ids (which may cut a day in two) or as QIF of whole days. */
const download = fc.record({ from: fc.nat(100), length: fc.nat(100), qif: fc.boolean() });
const trial = fc.record({
  rows: life,
  downloads: fc.array(download, { minLength: 1, maxLength: 6 }),
  at_once: fc.boolean(),
});

const toQif = (rows: readonly OfxRow[]): string =>
  `!Type:Bank\n${rows.map(({ day, cents, name }) => `D${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}\nT${(cents / 10 ** minorDigits("EUR")).toFixed(2)}\nP${name}\n^`).join("\n")}\n`;

const toFile = (
  rows: readonly OfxRow[],
  { from, length, qif }: typeof download extends fc.Arbitrary<infer T> ? T : never,
) => {
  const start = from % rows.length;
  const some = rows.slice(start, start + 1 + (length % rows.length));
  if (!qif) return { rows: some, name: "a.ofx", text: makeOfx({ account: "5407324931", rows: some }) };
  const days = new Set(some.map(({ day }) => day));
  const whole = rows.filter(({ day }) => days.has(day));
  return { rows: whole, name: "a.qif", text: toQif(whole) };
};

const countRows = (rows: readonly { day: string; cents: number; name: string }[]) => {
  const counts = new Map<string, number>();
  for (const { day, cents, name } of rows) {
    const key = `${day} ${String(cents)} ${name}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};

/** Every row that any of the files prints, once. */
const expectLedger = (files: readonly { rows: readonly OfxRow[] }[]) =>
  countRows([...new Map(files.flatMap(({ rows }) => rows.map((row) => [row.id, row]))).values()]);

const makePerson = async (): Promise<{ user_id: string; account_id: string }> => {
  const { db, clock } = server.services;
  const user_id = clock.newId();
  await seedUser(db, user_id);
  await db.transaction().execute((trx) => createStarterCategories(trx, { user_id, clock }));
  const account_id = clock.newId();
  await db
    .insertInto("bank_accounts")
    .values({
      user_id,
      id: account_id,
      label: "Giro",
      last_4_digits: null,
      account_type: "current",
      currency: "EUR",
      bank_id: null,
      bank_name: "Rhein Bank",
      bank_country: "US",
      number_hash: null,
      is_sample: 0,
      closed_at: null,
      interest_rate: null,
      rate_changes: null,
      is_private: 0,
      created_at: clock.now(),
    })
    .execute();
  return { user_id, account_id };
};

/** What the bank's pages call the same movements. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  COFFEE: "CARD 4711 COFFEE KOELN",
  GROCER: "POS GROCER FILIALE 12",
  METRO: "KVB METRO TICKET",
};

/** Views of whole days of one life: a table, proved pages in other words, or a later look at the account with what is only announced. */
const view = fc.record({
  from: fc.nat(60),
  days: fc.integer({ min: 1, max: 60 }),
  kind: fc.constantFrom("csv", "pdf", "app"),
});
const viewing = fc.record({
  rows: life,
  views: fc.array(view, { minLength: 1, maxLength: 5 }),
  at_once: fc.boolean(),
});
type View = typeof view extends fc.Arbitrary<infer T> ? T : never;

const PENDING_DAYS = 2;
const toDay = (offset: number): string =>
  new Date(Date.parse("2026-03-01") + offset * 86_400_000).toISOString().slice(0, 10);

/** A view prints what was booked by its last day; the app announces what was paid in the two days before that too. */
const toView = (rows: readonly OfxRow[], { from, days, kind }: View) => {
  const [first, last] = [toDay(from), toDay(from + days)];
  const booked_by = kind === "app" ? toDay(from + days - PENDING_DAYS) : last;
  const some = rows.filter(({ day }) => day >= first && day <= last);
  const file: PrintedTestFile = {
    format: kind === "pdf" ? "pdf" : "csv",
    period: { from: first, to: last },
    proof: { verdict: kind === "pdf" ? "proved" : "unproved", checks: [], doubts: [], culprit: null },
    rows: some.map(({ day, cents, name }) => ({
      booked_on: day,
      amount: cents,
      description: kind === "pdf" ? (OTHER_WORDS[name] ?? name) : name,
      pending: day > booked_by,
    })),
  };
  return { kind, rows: some, name: `a.${kind}`, file };
};

/**
 * Whether an announced row can be told from those booked after it: one of its amount, within the days a payment may wait, is taken for its
 * booking unless a view shows it booked on its own day.
 */
const isTold = (views: readonly ReturnType<typeof toView>[]): boolean => {
  const shown = views.flatMap(({ file }) => file.rows);
  const booked = shown.filter(({ pending }) => pending !== true);
  const isBookedLater = (row: (typeof shown)[number]): boolean => {
    const days = booked.filter(({ amount }) => amount === row.amount).map(({ booked_on }) => booked_on);
    const [first, last] = [addDays(row.booked_on, -1), addDays(row.booked_on, LONGEST_PENDING_DAYS)];
    return !days.includes(row.booked_on) && days.some((day) => day >= first && day <= last);
  };
  return !shown.some((row) => row.pending === true && isBookedLater(row));
};

const readAmounts = async (user_id: string) => {
  const rows = await server.services.db
    .selectFrom("transactions")
    .select(["booked_on", "amount"])
    .where("user_id", "=", user_id)
    .execute();
  return countRows(rows.map((row) => ({ day: row.booked_on, cents: row.amount, name: "" })));
};

const readLedger = async (user_id: string) => {
  const rows = await server.services.db
    .selectFrom("transactions")
    .select(["booked_on", "amount", "description"])
    .where("user_id", "=", user_id)
    .execute();
  return countRows(rows.map((row) => ({ day: row.booked_on, cents: row.amount, name: row.description })));
};

test("F4: downloads of one account, in any order, overlap and number, at once or not, give the same ledger", async () => {
  const { db } = server.services;
  await fc.assert(
    fc.asyncProperty(trial, async ({ rows, downloads, at_once }) => {
      const { user_id, account_id } = await makePerson();
      const files = downloads.map((each) => toFile(rows, each));
      const receive = ({ name, text }: (typeof files)[number]) =>
        db.transaction().execute((trx) =>
          receiveStatement(trx, server.services, {
            user_id,
            file_name: name,
            bytes: Buffer.from(text),
            source: "upload",
            bank_account_id: account_id,
          }),
        );
      if (at_once) {
        await Promise.all(files.map(receive));
        await Promise.all(Array.from({ length: 3 }, () => workUntilIdle(server.services, [STATEMENT_WORK])));
      } else
        for (const file of files) {
          await receive(file);
          await workUntilIdle(server.services, [STATEMENT_WORK]);
        }
      const waiting = await db
        .selectFrom("statements")
        .select(["status", "details"])
        .where("user_id", "=", user_id)
        .where("status", "!=", "imported")
        .execute();
      expect(waiting).toEqual([]);
      expect(await readLedger(user_id)).toEqual(expectLedger(files));
      await expectSumsToHold(db, user_id);
    }),
    { numRuns: small ? 8 : 40, endOnFailure: true },
  );
}, 120_000);

test("views of whole days in two wordings, with announced rows, in any order and at once or not, give one ledger (F4)", async () => {
  const { db } = server.services;
  const services = readPrinted(server.services);
  await fc.assert(
    fc.asyncProperty(viewing, async ({ rows, views, at_once }) => {
      const files = views.map((each) => toView(rows, each)).filter((each) => each.rows.length > 0);
      fc.pre(isTold(files));
      const { user_id, account_id } = await makePerson();
      const receive = ({ name, file }: (typeof files)[number]) =>
        db.transaction().execute((trx) =>
          receiveStatement(trx, services, {
            user_id,
            file_name: name,
            bytes: printFile(file),
            source: "upload",
            bank_account_id: account_id,
          }),
        );
      if (at_once) {
        await Promise.all(files.map(receive));
        await Promise.all(Array.from({ length: 3 }, () => workUntilIdle(services, [STATEMENT_WORK])));
      } else
        for (const file of files) {
          await receive(file);
          await workUntilIdle(services, [STATEMENT_WORK]);
        }
      const expected = new Map(
        files.flatMap((each) => each.rows.map((row) => [row.id, { ...row, name: "" }])),
      );
      expect(await readAmounts(user_id)).toEqual(countRows([...expected.values()]));
      const words = await db
        .selectFrom("transactions")
        .select(["description", "status"])
        .where("user_id", "=", user_id)
        .execute();
      const proved = new Map(
        files.flatMap((each) => (each.kind === "pdf" ? each.rows.map((row) => [row.id, row]) : [])),
      );
      expect(words.filter(({ description }) => !NAMES.includes(description))).toHaveLength(proved.size);
      await expectSumsToHold(db, user_id);
    }),
    { numRuns: small ? 6 : 40, endOnFailure: true },
  );
}, 120_000);
