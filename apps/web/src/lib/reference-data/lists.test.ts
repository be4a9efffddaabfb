import { expect, test } from "vitest";
import type { Category, SubCategory } from "@passbook/contract/categories";
import { dropCategory, dropTag, putCategory, putTag } from "./lists.ts";

const sub = (id: string, parent_id: string): SubCategory => ({
  id,
  parent_id,
  name: id,
  icon: "coffee",
  reserved: false,
  is_investment: false,
  is_income: false,
  tags: [],
  transaction_count: 0,
  likely_count: 0,
  version: 1,
});
const category = (id: string, subs: readonly string[]): Category => ({
  id,
  name: id,
  icon: "house",
  color: 1,
  reserved: false,
  is_investment: false,
  is_income: false,
  sub_categories: subs.map((name) => sub(name, id)),
  version: 1,
});
const LIST = [category("food", ["coffee", "cake"]), category("fun", [])];
const shape = (list: readonly Category[]) =>
  list.map((one) => [
    one.id,
    ...one.sub_categories.map(({ id, tags }) => [id, ...tags.map((tag) => tag.name)].join(":")),
  ]);

test("a sub-category that moves leaves its old category", () => {
  expect(shape(putCategory(LIST, sub("cake", "fun")))).toEqual([
    ["food", "coffee"],
    ["fun", "cake"],
  ]);
});

test("a new category joins, a changed one stays in its place", () => {
  expect(shape(putCategory(LIST, category("new", [])))).toHaveLength(3);
  expect(putCategory(LIST, { ...category("food", []), name: "Food" })[0]?.name).toBe("Food");
});

test("deleting takes a category or a sub-category away", () => {
  expect(shape(dropCategory(LIST, "fun"))).toEqual([["food", "coffee", "cake"]]);
  expect(shape(dropCategory(LIST, "coffee"))).toEqual([["food", "cake"], ["fun"]]);
});

test("tags come and go under their sub-category", () => {
  const tagged = putTag(LIST, "cake", { id: "t", name: "birthday" });
  expect(shape(tagged)).toEqual([["food", "coffee", "cake:birthday"], ["fun"]]);
  const without = dropTag(tagged, "cake", "t");
  expect(shape(without)).toEqual(shape(LIST));
  // each counted at its sub-category, whose form then saves and deletes what was seen
  expect(without[0]?.sub_categories.map(({ version }) => version)).toEqual([1, 3]);
});
