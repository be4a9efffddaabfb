import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  monthPeriod,
  readTransactionFilter,
  transactionsPath,
  writeTransactionFilter,
} from "./transaction-filter.ts";

const ID = "019a0000-0000-7000-8000-000000000001";

describe("a filter in an address", () => {
  test("is read back as it was written", () => {
    const id = fc.constantFrom(ID, "019a0000-0000-7000-8000-000000000002");
    const filters = fc.record(
      {
        q: fc.string({ minLength: 1, maxLength: 60 }),
        bank_account_id: id,
        merchant_id: fc.oneof(id, fc.constant("none")),
        flow: fc.constantFrom("spent" as const, "income" as const),
        from: fc.constantFrom("2026-11-01", "2024-02-29"),
        currency: fc.constantFrom("EUR", "INR"),
        amount_from: fc.nat(),
        uncategorised: fc.constant("true" as const),
        series_id: id,
        suggested: fc.constant("true" as const),
        hidden: fc.constant("true" as const),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filters, (filter) => {
        const address = new URL(transactionsPath(filter), "https://passbook.example.test");
        expect(readTransactionFilter(address.searchParams)).toEqual(filter);
      }),
    );
  });
  test("loses what cannot be meant and what is empty", () => {
    const params = new URLSearchParams(
      "q=&from=2026-02-30&bank_account_id=../x&flow=gifts&currency=eur&to=2026-02-28&page=2",
    );
    expect(readTransactionFilter(params)).toEqual({ to: "2026-02-28" });
  });
  test("is the same address whatever the order of its parts", () => {
    const one = writeTransactionFilter({ to: "2026-11-30", from: "2026-11-01" }).toString();
    expect(writeTransactionFilter({ from: "2026-11-01", to: "2026-11-30" }).toString()).toBe(one);
  });
  test("may open one transaction, and is plain without parts", () => {
    expect(transactionsPath({})).toBe("/transactions");
    expect(transactionsPath({ statement_id: ID }, ID)).toBe(
      `/transactions?statement_id=${ID}&transaction=${ID}`,
    );
  });
});

test("a month runs to its last day", () => {
  expect(monthPeriod("2028-02")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
});
