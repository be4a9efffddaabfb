import { expect, test } from "vitest";
import { createLabels } from "./labels.ts";

test.each([
  ["Groceries", "groceries.supermarket"],
  ["Food:Fast Food", "eating_out.fast_food"],
  ["Auto:Gas", "transport.fuel"],
  ["Bills:Gas", "utilities.gas"],
  ["Auto:Insurance", "insurance.vehicle"],
  ["Pets:Food & Supplies", "pets.supplies"],
  ["Home > HOA Dues", "housing.building_charges"],
  ["Income:Tax Refund", "income.tax_refunds"],
  ["Inflow:Ready to Assign", "income.other"],
  ["Inflow: To be Budgeted", "income.other"],
  ["Shopping:Books", "shopping.books"],
  ["Education:Books & Supplies", "shopping.books"],
  ["Bills & Utilities:Television", "utilities.internet"],
  ["Tv Streaming", "subscriptions.video"],
  ["Business Services:Online Services", "subscriptions.software"],
  ["Podcasts", "subscriptions.music"],
  ["Lebensmittel", "groceries.supermarket"],
  ["Debit Order", null],
  ["Zq 14", null],
])("the words of %j mean %s", (name, starter) => {
  const labels = createLabels();
  expect(labels.starterOf(labels.number(name))).toBe(starter);
});

test("a label keeps its number", () => {
  const labels = createLabels();
  const first = labels.number("A");
  labels.number("B");
  expect(labels.number("A")).toBe(first);
  expect(labels.names).toEqual(["A", "B"]);
});
