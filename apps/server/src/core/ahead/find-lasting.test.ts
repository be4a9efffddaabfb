import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { makeLedger } from "../../../testing/ledger.ts";
import { signUp } from "../../../testing/people.ts";
import { findLasting } from "./find-lasting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("what outlasts its dearest weeks and all that is owed needs no look ahead", async () => {
  const person = await signUp(server, "Asha Rao", { home_currency: "EUR" });
  const ledger = await makeLedger(server, person);
  const groceries = ledger.sub("groceries.supermarket");
  // 70.00 within a week, in two days; the rest of the year is cheap
  await ledger.addMany(
    [
      ["2026-02-02", -40_00],
      ["2026-02-08", -30_00],
      ["2026-02-09", -20_00],
      ["2026-08-01", -5_00],
    ].map(([booked_on, amount]) => ({
      booked_on: String(booked_on),
      amount: Number(amount),
      sub_category_id: groceries,
    })),
  );
  const account = (balance: number, id = ledger.account_id) => ({
    id,
    balance,
    currency: "EUR",
    proved: true,
    known_from: "2025-01-01",
    known_through: "2026-11-01",
  });
  const lasts = async (balance: number, { owed = 0, limit = 0 } = {}): Promise<boolean> => {
    const accounts = [account(balance), account(-owed, "00000000-0000-7000-8000-000000000001")];
    const limits = new Map([[ledger.account_id, limit]]);
    const lasting = await findLasting(server.services.db, person.user_id, {
      accounts,
      limits,
      until: "2026-11-15",
    });
    return lasting.has(ledger.account_id);
  };
  // two weeks and one more, each of 70.00
  expect(await lasts(210_01)).toBe(true);
  expect(await lasts(210_00)).toBe(false);
  expect(await lasts(300_00, { owed: 100_00 })).toBe(false);
  expect(await lasts(310_01, { owed: 100_00 })).toBe(true);
  expect(await lasts(310_01, { limit: 150_00 })).toBe(false);
});
