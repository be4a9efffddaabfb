import { loadSample } from "@passbook/contract/sample";
import { listUnusual } from "@passbook/contract/findings";
import { listTransactions } from "@passbook/contract/transactions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { settleFindings, readFound } from "../../../../testing/findings.ts";
import { signUp } from "../../../../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each(["EUR", "INR"])("the sample household in %s shows everything that is found", async (currency) => {
  const person = await signUp(server, `Asha ${currency}`, { home_currency: currency });
  await person.call(loadSample);
  await settleFindings(server);
  for (const q of ["credit card payment", "payment received", "own account transfer"]) {
    const { answer } = await person.call(listTransactions, { query: { q, limit: 200 } });
    expect(answer.data.length).toBeGreaterThan(20);
    const alone = answer.data.filter(
      ({ transfer_id, why }) => transfer_id === null || why?.kind !== "transfer_pair",
    );
    // The other side of one payment of the card stands in the bill that waits for its repair.
    expect(alone.length).toBe(q === "credit card payment" ? 1 : 0);
  }
  const { answer: back } = await person.call(listTransactions, { query: { q: "refund", limit: 200 } });
  expect(back.data.length).toBeGreaterThan(5);
  expect(back.data.every(({ refund_of }) => refund_of !== null)).toBe(true);
  const { answer } = await person.call(listUnusual);
  expect(new Set(answer.data.map(({ finding }) => finding.kind))).toEqual(
    new Set(["above_usual", "double_charge", "fee_appeared", "new_merchant", "price_rise"]),
  );
  const { refunds } = await readFound(server, person.user_id);
  expect(refunds).toContainEqual(expect.objectContaining({ kind: "reversal" }));
});
