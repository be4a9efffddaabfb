import { expect, test } from "vitest";
import { tellTags } from "./tell-tags.ts";

const sub = (name: string, tags: readonly string[]) => ({
  name,
  tags: tags.map((tag) => ({ id: `${name} ${tag}`, name: tag, version: 1 })),
});

test("tags of one name are told apart by their sub-categories", () => {
  const tags = tellTags([sub("Restaurants", ["friends", "work"]), sub("Coffee", ["Friends"])]);
  expect([...tags.values()].map(({ full_name }) => full_name)).toEqual([
    "friends (Restaurants)",
    "work",
    "Friends (Coffee)",
  ]);
});
