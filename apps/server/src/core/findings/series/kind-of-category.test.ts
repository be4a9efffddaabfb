import { expect, test } from "vitest";
import { kindOfCategory } from "./kind-of-category.ts";

test("what is owed is a bill, what is subscribed to a subscription, and the rest stays what it is", () => {
  expect(kindOfCategory("subscription", "housing.mortgage")).toBe("bill");
  expect(kindOfCategory("subscription", "loans.student")).toBe("bill");
  expect(kindOfCategory("bill", "subscriptions.video")).toBe("subscription");
  expect(kindOfCategory("subscription", "health.gym")).toBe("subscription");
  expect(kindOfCategory("subscription", null)).toBe("subscription");
  expect(kindOfCategory("subscription", "taxes_fees.bank_fees")).toBe("fee");
  expect(kindOfCategory("bill", "taxes_fees.interest")).toBe("fee");
  expect(kindOfCategory("subscription", "cash.cash")).toBe("transfer");
  expect(kindOfCategory("fee", "subscriptions.video")).toBe("fee");
  expect(kindOfCategory("income", "housing.rent")).toBe("income");
  expect(kindOfCategory("transfer", "subscriptions.video")).toBe("transfer");
});
