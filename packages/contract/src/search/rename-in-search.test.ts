import { expect, test } from "vitest";
import { renameInSearch } from "./rename-in-search.ts";

const coffee = { field: "category", before: "Coffee shops", after: "Cafés", others: ["Groceries"] } as const;

test.each([
  ["category:coffee", 'category:"Cafés"'],
  ['-category:"coffee shops" >5', '-category:"Cafés" >5'],
  ["(category:coffee,groceries OR tag:coffee) coffee", '(category:"Cafés",groceries OR tag:coffee) coffee'],
  ["category:COFFEE category:shop", 'category:"Cafés" category:"Cafés"'],
  ["category:groceries", "category:groceries"],
  ["merchant:coffee", "merchant:coffee"],
])("%s is %s once coffee shops are cafés", (text, renamed) => {
  expect(renameInSearch(text, coffee, "en-GB")).toBe(renamed);
});

test("words that tell others as well stay, with the new name beside them", () => {
  const others = ["Coffee beans"];
  expect(renameInSearch("-category:coffee", { ...coffee, others }, "en-GB")).toBe('-category:coffee,"Cafés"');
});

test("words that tell the new name too stay as they are, and so does what is not understood", () => {
  expect(renameInSearch("category:coffee", { ...coffee, after: "Coffee" }, "en-GB")).toBe("category:coffee");
  expect(renameInSearch("category:coffee (", coffee, "en-GB")).toBe("category:coffee (");
});

test("a name with quotes in it is looked for by its longest piece", () => {
  const renamed = { ...coffee, after: 'The "Blue" bottle' };
  expect(renameInSearch("category:coffee", renamed, "en-GB")).toBe('category:"bottle"');
});
