import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseStatement } from "@passbook/statement-parser";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeOddHousehold } from "../../../../testing/households/odd-household.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";

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
