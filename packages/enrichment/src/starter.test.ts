import { CATEGORY_ICONS } from "@passbook/contract/category-icons";
import { expect, test } from "vitest";
import { findStarterSubCategory, STARTER_CATEGORIES } from "./starter.ts";

const subs = STARTER_CATEGORIES.flatMap((category) => category.sub_categories);

test("the starter taxonomy has about 20 categories and about 80 or more sub-categories", () => {
  expect(STARTER_CATEGORIES.length).toBeGreaterThanOrEqual(20);
  expect(STARTER_CATEGORIES.length).toBeLessThanOrEqual(25);
  expect(subs.length).toBeGreaterThanOrEqual(80);
  expect(subs.length).toBeLessThanOrEqual(110);
});

test("ids and names are unique on each level, ignoring case", () => {
  for (const level of [STARTER_CATEGORIES, subs]) {
    expect(new Set(level.map((entry) => entry.id)).size).toBe(level.length);
    expect(new Set(level.map((entry) => entry.name.toLowerCase())).size).toBe(level.length);
  }
});

test("every icon is one that the web can draw", () => {
  const known = new Set<string>(CATEGORY_ICONS);
  expect([...STARTER_CATEGORIES, ...subs].filter((entry) => !known.has(entry.icon))).toEqual([]);
});

test("Uncategorised, Transfers and Cash are reserved with exactly one reserved sub-category each", () => {
  const reserved = STARTER_CATEGORIES.filter((category) => category.reserved);
  expect(reserved.map((category) => category.name).toSorted()).toEqual([
    "Cash",
    "Transfers",
    "Uncategorised",
  ]);
  expect(reserved.map((category) => category.sub_categories.length)).toEqual([1, 1, 1]);
  expect(subs.filter((sub) => sub.reserved).length).toBe(3);
});

test("a sub-category carries its parent's flags", () => {
  for (const category of STARTER_CATEGORIES) {
    for (const sub of category.sub_categories) {
      expect(sub).toMatchObject({
        parent_id: category.id,
        is_income: category.is_income,
        is_investment: category.is_investment,
      });
      expect(sub.id.startsWith(`${category.id}.`)).toBe(true);
    }
  }
});

test("a starter sub-category is found by its id, and an unknown id by none", () => {
  expect(findStarterSubCategory("groceries.supermarket")?.name).toBe("Supermarket");
  expect(findStarterSubCategory("nothing.here")).toBeNull();
});
