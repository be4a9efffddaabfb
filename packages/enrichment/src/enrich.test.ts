import { expect, test } from "vitest";
import { DESCRIPTORS } from "../testing/descriptors.ts";
import { enrichRows } from "./enrich.ts";
import type { EnrichmentRow, Knowledge } from "./enrichment.ts";

const NOTHING: Knowledge = { answers: new Map(), merchant_defaults: new Map() };

const makeRow = (description: string, amount = -100): EnrichmentRow => ({
  description,
  counterparty: null,
  amount,
});

test("each row gets its vendor, its category and the reason, in the order of the rows", () => {
  const [shop, unknown] = enrichRows([makeRow("TESCO STORES 2234"), makeRow("ZZYZX 12")], NOTHING);
  expect(shop).toMatchObject({
    vendor: { name: "Tesco" },
    suggestion: { from: "starter", sub_category: "groceries.supermarket" },
  });
  expect(unknown).toMatchObject({ vendor: { name: "Zzyzx" }, suggestion: null, why: { kind: "none" } });
});

test("equal descriptions with money in and money out are judged apart", () => {
  const [out, back] = enrichRows([makeRow("INTEREST", -5), makeRow("INTEREST", 5)], NOTHING);
  expect(out?.suggestion?.sub_category).toBe("taxes_fees.interest");
  expect(back?.suggestion?.sub_category).toBe("income.interest");
});

test("ten thousand rows with few descriptions are worked out once for each description", () => {
  const rows = Array.from({ length: 10_000 }, (_, at) =>
    makeRow(DESCRIPTORS[at % DESCRIPTORS.length]!.description),
  );
  const found = enrichRows(rows, NOTHING);
  expect(found.length).toBe(10_000);
  const descriptions = new Set(DESCRIPTORS.map(({ description }) => description));
  expect(new Set(found).size).toBe(descriptions.size);
});
