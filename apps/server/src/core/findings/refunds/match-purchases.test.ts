import { expect, test } from "vitest";
import { matchPurchases, type OpenPurchase } from "./match-purchases.ts";

const row = (id: string, amount: number, booked_on: string, vendor_id: string | null = "loom") => ({
  id,
  amount,
  booked_on,
  currency: "EUR",
  vendor_id,
  merchant_id: null,
});
const bought = (...of: Parameters<typeof row>): OpenPurchase => ({ ...row(...of), left: -of[1] });
const match = (backs: Parameters<typeof matchPurchases>[0], purchases: readonly OpenPurchase[]) =>
  matchPurchases(backs, purchases).map(
    ({ transaction_id, purchase_id }) => `${transaction_id}-${purchase_id}`,
  );

test("of one amount the nearest purchase before is paid back, each once", () => {
  const purchases = [
    bought("jan", -40, "2026-01-05"),
    bought("feb", -40, "2026-02-05"),
    bought("apr", -40, "2026-04-05"),
  ];
  expect(match([row("b", 40, "2026-03-02"), row("a", 40, "2026-03-01")], purchases)).toEqual([
    "a-feb",
    "b-jan",
  ]);
});

test("a purchase just after is taken where none was before, and the only larger one", () => {
  expect(match([row("a", 40, "2026-03-01")], [bought("late", -40, "2026-03-05")])).toEqual(["a-late"]);
  expect(match([row("a", 40, "2026-03-01")], [bought("large", -90, "2026-02-05")])).toEqual(["a-large"]);
});

test("nothing is guessed between two larger ones, other places, other times or too little", () => {
  const back = [row("a", 40, "2026-03-01")];
  expect(match(back, [bought("x", -90, "2026-02-05"), bought("y", -80, "2026-02-06")])).toEqual([]);
  expect(match(back, [bought("x", -40, "2026-02-05", "elsewhere")])).toEqual([]);
  expect(match(back, [bought("x", -40, "2024-02-05")])).toEqual([]);
  expect(match(back, [bought("x", -30, "2026-02-05")])).toEqual([]);
  expect(match([row("a", 40, "2026-03-01", null)], [bought("x", -40, "2026-02-05", null)])).toEqual([]);
});

test("two that pay back one purchase are at most all of it", () => {
  const backs = [row("a", 60, "2026-03-01"), row("b", 60, "2026-03-02")];
  expect(match(backs, [bought("x", -100, "2026-02-05")])).toEqual(["a-x"]);
  expect(match(backs, [bought("x", -120, "2026-02-05")])).toEqual(["a-x", "b-x"]);
});
