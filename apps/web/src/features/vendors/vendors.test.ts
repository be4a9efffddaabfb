import { describe, expect, test } from "vitest";
import type { Vendor } from "@passbook/contract/vendors";
import { isWhole, readVendorFilter, writeVendorFilter } from "./vendor-filter.ts";
import { NOTHING_SELECTED, stretchSelection, toggleVendor } from "./vendor-selection.ts";

const makeVendor = (id: string): Vendor => ({
  id,
  name: id,
  merchant_id: null,
  transaction_count: 1,
  totals: [],
  first_seen: null,
  last_seen: null,
  version: 1,
});
const VENDORS = ["a", "b", "c", "d"].map(makeVendor);
const [A, B] = [makeVendor("a"), makeVendor("b")];

describe("the filter of vendors in the address", () => {
  test("what is written is read again", () => {
    const filter = { q: "blue", sort: "name" as const, merchant_id: "none" };
    expect(readVendorFilter(writeVendorFilter(filter))).toEqual(filter);
  });

  test("what cannot be meant is left out, and the usual is not written", () => {
    const filter = readVendorFilter(new URLSearchParams("sort=colour&merchant_id=1"));
    expect(filter).toEqual({ q: "", sort: "count", merchant_id: null });
    expect(writeVendorFilter(filter).toString()).toBe("");
    expect(isWhole(filter)).toBe(true);
  });
});

describe("the selection of vendors", () => {
  test("a second click takes a vendor away", () => {
    const once = toggleVendor(NOTHING_SELECTED, A, 0);
    expect([...once.chosen.keys()]).toEqual(["a"]);
    expect(toggleVendor(once, A, 0).chosen.size).toBe(0);
  });

  test("a range goes from the last click in either direction", () => {
    const from = toggleVendor(NOTHING_SELECTED, B, 1);
    expect([...stretchSelection(from, VENDORS, 3).chosen.keys()]).toEqual(["b", "c", "d"]);
    expect(stretchSelection(from, VENDORS, 0).chosen.size).toBe(2);
  });
});
