import * as contract from "@passbook/contract/transactions";
import type { TransactionFilter } from "@passbook/contract/transactions";
import { engineOf } from "@passbook/db/dialect";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeLedger } from "../../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { keepsTransaction, type Narrowed, narrowTransactions } from "../narrow.ts";

const DESCRIPTIONS = ["CAFÉ Roma 17.24", "Straße 4471", "POS GROCER", "ＬＩＤＬ 100%", "a_b\\c", ""];
const WORDS = [
  "cafe",
  "roma",
  "strasse",
  "straße",
  "grocre",
  "green",
  "lidl",
  "%",
  "_",
  "\\",
  "o",
  "17.24",
  "44",
];
const TERMS = [
  ...WORDS,
  "note:mug",
  "merchant:gren",
  "category:coffee",
  "is:in",
  "is:hidden",
  ">50",
  "in:2025-03",
];

let server: TestServer;
let asha: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha Rao", { home_currency: "EUR", locale: "de-DE", language: "en" });
  const ledger = await makeLedger(server, asha);
  const grocer = await ledger.addVendor("Green Grocer");
  await ledger.addMany(
    Array.from({ length: 120 }, (_, index) => ({
      description: DESCRIPTIONS[index % DESCRIPTIONS.length] ?? "",
      amount: index % 4 === 0 ? 1724 : -1724 - index * 100,
      currency: index % 11 === 0 ? "USD" : "EUR",
      booked_on: `2025-0${String((index % 4) + 1)}-1${String(index % 9)}`,
      note: index % 7 === 0 ? "for the Mug" : null,
      hidden: index % 13 === 0 ? 1 : 0,
      vendor_id: index % 5 === 0 ? grocer : null,
      sub_category_id: ledger.sub(index % 3 === 0 ? "eating_out.coffee" : "uncategorised.uncategorised"),
    })),
  );
});
afterAll(() => server.close());

const narrow = (filter: TransactionFilter): Promise<Narrowed> =>
  narrowTransactions(server.services.db, asha.user_id, { ...filter, now: server.services.clock.now() });

/** Every row that is stored, asked one by one, without any index. */
const scan = async (q: string): Promise<string[]> => {
  const keeps = keepsTransaction(asha.user_id, await narrow({ q }));
  const { rows } = await sql<{ id: string }>`
    with transactions as materialized (select * from stored_transactions)
    select id from transactions where ${keeps} order by booked_on desc, id desc`.execute(server.services.db);
  return rows.map(({ id }) => id);
};

const term = fc
  .tuple(fc.constantFrom("", "", "-"), fc.constantFrom(...TERMS))
  .map(([sign, word]) => `${sign}${word}`);
const search = fc
  .array(fc.tuple(term, fc.constantFrom(" ", " ", " OR ")), { minLength: 1, maxLength: 4 })
  .map((parts) =>
    parts
      .map(([word, join]) => `${word}${join}`)
      .join("")
      .replace(/( OR)? $/, ""),
  );

test("what a search finds is what a scan of all rows finds, in the list and with its days", async () => {
  await fc.assert(
    fc.asyncProperty(search, async (q) => {
      const ids = await scan(q);
      const { data } = (await asha.call(contract.listTransactions, { query: { q, limit: 200 } })).answer;
      expect(data.map(({ id }) => id)).toEqual(ids);
      const query = { q, first: 200 };
      const { data: days, first, summed } = (await asha.call(contract.listTransactionDays, { query })).answer;
      // where a search is of categories alone, the parts of a divided row count, and none is divided here
      expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(ids.length);
      expect(summed.count).toBe(ids.length);
      expect(first).toEqual(data);
    }),
    { numRuns: 80 },
  );
});

test("SQLite looks for words, amounts, names and flows in the index of the days alone", async () => {
  const { db } = server.services;
  if (engineOf(db) !== "sqlite") return;
  const searches = [
    "",
    "roma",
    "17.24",
    "grocre -cafe",
    "note:mug OR merchant:green",
    "category:coffee is:out",
  ];
  const filters = [...searches.map((q) => ({ q })), { flow: "saved" }, { flow: "spent" }] as const;
  for (const filter of filters) {
    const { rows } = await sql<{ detail: string }>`explain query plan
      select booked_on, currency, sum(amount) from transactions where ${keepsTransaction(asha.user_id, await narrow(filter))}
      group by 1, 2`.execute(db);
    expect(rows.map(({ detail }) => detail)).toContainEqual(
      expect.stringContaining("USING COVERING INDEX transactions_by_day"),
    );
  }
});
