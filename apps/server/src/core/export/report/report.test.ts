import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createExchangeRate } from "@passbook/contract/exchange-rates";
import { changeUser } from "@passbook/contract/users";
import { parseStatement, readPieces } from "@passbook/statement-parser";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeLedger } from "../../../../testing/ledger.ts";
import { makeOddHousehold } from "../../../../testing/households/odd-household.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { findNames } from "../formats/find-names.ts";
import { sumReport } from "./sum-report.ts";

let server: TestServer;
let vera: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  vera = await signUp(server, "Vera", { home_currency: "EUR" });
  const row = { day: fc.nat(360), amount: fc.integer({ min: -99_999, max: 99_999 }), name: fc.nat(15) };
  await makeOddHousehold(server, vera, fc.sample(fc.record({ ...row, currency: fc.nat(9) }), 120));
});
afterAll(() => server.close());

const take = (person: TestPerson, period: string) =>
  person.send({ method: "GET", url: `/api/export/report?period=${period}` });

test.each(["2025", "2025-03", "1999"])(
  "a report of %s is a PDF, whatever scripts names are in",
  async (period) => {
    const response = await take(vera, period);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("application/pdf");
    expect(response.headers["content-disposition"]).toContain(`passbook-report-${period}.pdf`);
    expect(response.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(response.rawPayload.subarray(-7).toString()).toContain("%%EOF");
  },
);

test("a report has the rows that its sums are made of", async () => {
  const nora = await signUp(server, "Nora", { home_currency: "EUR" });
  const response = await take(nora, "2025");
  expect(response.rawPayload.length).toBeGreaterThan(1000);
  const whole = await take(vera, "2025");
  expect(whole.rawPayload.length).toBeGreaterThan(3 * response.rawPayload.length);
  // Whatever reads statements sees its text.
  const parsed = await parseStatement(whole.rawPayload, { today: "2026-11-20" });
  expect(parsed.ok ? "" : parsed.error.code).not.toBe("no_text_layer");
});

test("what is neither a month nor a year is refused", async () => {
  const response = await take(vera, "2025-13");
  expect(response.statusCode).toBe(422);
  expect((await take(vera, "next")).statusCode).toBe(422);
});

test("what is likely counts in a report as it does in Insights, counted or not", async () => {
  const lena = await signUp(server, "Lena", { home_currency: "EUR" });
  const ledger = await makeLedger(server, lena);
  const { db } = server.services;
  await ledger.addMany([
    { amount: -700, booked_on: "2026-09-21", suggested_id: ledger.sub("eating_out.coffee"), confidence: 900 },
    { amount: -300, booked_on: "2026-09-22", suggested_id: ledger.sub("eating_out.coffee"), confidence: 400 },
  ]);
  const sums = async () => {
    const names = await findNames(db, lena.user_id);
    const period = { from: "2026-09-01", to: "2026-09-30" };
    const found = await sumReport(db, lena.user_id, { period, names, now: "2026-11-20T00:00:00Z" });
    return found.sums.map(({ sub_category_id, amount }) => [
      names.subs.get(sub_category_id)?.sub_category,
      amount,
    ]);
  };
  expect(await sums()).toEqual([
    ["Coffee", -700],
    ["Uncategorised", -300],
  ]);
  await lena.call(changeUser, { params: { id: lena.user_id }, body: { count_likely: false } });
  expect(await sums()).toEqual([["Uncategorised", -1000]]);
});

/** The words of all pages, one blank between. */
const readPages = async (pdf: Uint8Array): Promise<string> => {
  const found = await readPieces(pdf, { kind: "pages", after: 0, limit: 50 });
  const pieces = found.ok ? found.value.pieces : [];
  return pieces.flatMap((piece) => ("words" in piece ? piece.words.map(({ text }) => text) : [])).join(" ");
};

test("a report is totalled in the home currency where everything is, and what has no rate stands apart", async () => {
  const omar = await signUp(server, "Omar", { home_currency: "EUR" });
  const ledger = await makeLedger(server, omar);
  const { db } = server.services;
  const groceries = { sub_category_id: ledger.sub("groceries.supermarket"), booked_on: "2026-09-21" };
  await ledger.addMany([
    { ...groceries, amount: -40_00 },
    { ...groceries, amount: -20_00, currency: "USD" },
    { ...groceries, amount: 5_00, currency: "USD", refund_of: null, booked_on: "2026-09-23" },
    { ...groceries, amount: -7_00, currency: "CHF" },
  ]);
  await omar.call(createExchangeRate, {
    body: { base: "USD", currency: "EUR", rate: "0.9", from: "2026-09-01" },
  });
  const tell = async () => {
    const names = await findNames(db, omar.user_id);
    const period = { from: "2026-09-01", to: "2026-09-30" };
    return sumReport(db, omar.user_id, { period, names, now: "2026-11-20T00:00:00Z" });
  };
  const apart = await tell();
  expect(apart.sums.map(({ currency, amount }) => [currency, amount])).toEqual([
    ["CHF", -7_00],
    ["EUR", -40_00],
    ["USD", -15_00],
  ]);
  expect([apart.total_in, apart.without_rate]).toEqual([null, []]);

  await omar.call(changeUser, { params: { id: omar.user_id }, body: { total_in_home: true } });
  const { sums, total_in, without_rate, listConverted } = await tell();
  expect(sums.map(({ currency, amount, count }) => [currency, amount, count])).toEqual([
    ["CHF", -7_00, 1],
    ["EUR", -53_50, 3],
  ]);
  expect([total_in, without_rate]).toEqual(["EUR", ["CHF"]]);
  expect(listConverted("spent")).toMatchObject([{ currency: "USD", own: -15_00, into: -13_50, rates: 1 }]);
  const text = await readPages((await take(omar, "2026-09")).rawPayload);
  expect(text).toContain("$15.00 is counted as €13.50 by the rate of 1 September 2026: 1 USD = 0.9 EUR.");
  expect(text).toContain("1 USD = 0.9 EUR, 1 September 2026");
  expect(text).toContain("Some days have no rate of CHF");
  expect(text).not.toContain("Nothing is converted");
});
