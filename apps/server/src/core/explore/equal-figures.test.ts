import { explore, type Explored, MEASURES, type Measure } from "@passbook/contract/explore";
import { getMonthInsights } from "@passbook/contract/insights";
import { totalTransactions } from "@passbook/contract/transactions";
import { changeUser } from "@passbook/contract/users";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSumsToHold } from "../../../testing/expect-sums.ts";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { fillLedger, ledgerRow, MONTHS } from "../../../testing/ledgers/random-ledger.ts";
import type { TestPerson } from "../../../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Query = Record<string, string>;
const ask = async (person: TestPerson, query: Query): Promise<Explored> =>
  (await person.call(explore, { query })).answer.data;

const CURRENCIES = ["EUR", "USD"];
const FLOWS = ["spent", "income", "invested", "saved"] as const;

/** What the list says of a figure: the same days, flow and currency, narrowed by more; of its rows those that went out are purchases. */
const total = async (person: TestPerson, measure: Measure, narrowed: Query) => {
  const flow = measure === "count" || measure === "average" ? "spent" : measure;
  const look = async (query: Query) =>
    (await person.call(totalTransactions, { query: { flow, ...narrowed, ...query } })).answer.data;
  const [{ totals }, { count }] = [await look({}), await look({ q: "is:out" })];
  const net = totals[0]?.net ?? 0;
  return { count, amount: ["income", "saved"].includes(measure) ? net : 0 - net };
};

/** Figures are those of Insights, whichever days they are made of. */
const expectInsights = async (person: TestPerson, currency: string): Promise<void> => {
  for (const measure of FLOWS) {
    const by_month = await ask(person, { measure, rows: "month", currency, from: "2026-09-01" });
    const running = { from: "2026-11-01", to: "2026-11-20", currency };
    const by_day = await ask(person, { measure, rows: "day", ...running });
    for (const month of MONTHS) {
      const insights = (await person.call(getMonthInsights, { query: { month, currency } })).answer.data;
      const found = by_month.rows.find(({ key }) => key === month)?.value ?? 0;
      expect(month === "2026-11" ? by_day.total.value : found).toBe(insights.now[measure]);
    }
  }
};

/** Each cell is what the list that it opens comes to. */
const expectLists = async (person: TestPerson, currency: string): Promise<void> => {
  for (const measure of [...FLOWS, "count", "average"] as const) {
    const found = await ask(person, { measure, rows: "sub_category", columns: "month", currency });
    expect(found.days === null).toBe(found.rows.length === 0 && found.days === null);
    for (const [row, column, value, base] of found.cells) {
      const month = found.columns[column]?.key ?? "";
      const last = month === "2026-10" || month === "2026-12" ? 31 : 30;
      const listed = await total(person, measure, {
        currency,
        counted_from: `${month}-01`,
        counted_to: `${month}-${String(last)}`,
        sub_category_id: found.rows[row]?.key ?? "",
      });
      expect(value).toBe(measure === "count" ? listed.count : listed.amount);
      if (measure === "average") expect(base).toBe(listed.count);
    }
    const whole = await total(person, measure, { currency });
    expect(found.total.value).toBe(measure === "count" ? whole.count : whole.amount);
  }
};

/** Rows that are read say the same as sums that are kept. */
const expectRowsToAgree = async (person: TestPerson, currency: string): Promise<void> => {
  for (const measure of MEASURES)
    for (const [rows, columns] of [
      ["category", "month"],
      ["account", "week"],
      ["quarter", "sub_category"],
      ["weekday", "month_of_year"],
      ["merchant", "month"],
      ["category", "merchant"],
    ] as const)
      for (const days of [{}, { from: "2026-09-12", to: "2026-11-14" }]) {
        const query = { measure, rows, columns, currency, ...days };
        expect(await ask(person, { ...query, q: "amount>=0" })).toEqual(await ask(person, query));
      }
};

const expectTags = async (person: TestPerson, currency: string, tag_id: string): Promise<void> => {
  const found = await ask(person, { measure: "spent", rows: "tag", columns: "month", currency });
  const listed = await total(person, "spent", { currency, tag_id });
  expect(found.total.value).toBe(listed.amount);
  expect(found.rows.find(({ key }) => key === tag_id)?.value ?? 0).toBe(listed.amount);
};

test(
  "figures are those of Insights, of the lists they open, and of the rows, likely categories counted or not",
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(ledgerRow, { maxLength: 14 }), fc.boolean(), async (rows, count_likely) => {
        const { person, tag_id } = await fillLedger(server, rows);
        await person.call(changeUser, { params: { id: person.user_id }, body: { count_likely } });
        for (const currency of CURRENCIES) {
          await expectInsights(person, currency);
          await expectLists(person, currency);
          await expectRowsToAgree(person, currency);
          await expectTags(person, currency, tag_id);
        }
        await expectSumsToHold(server.services.db, person.user_id);
      }),
      { numRuns: 6, endOnFailure: true },
    );
  },
);
