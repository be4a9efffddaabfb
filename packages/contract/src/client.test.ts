import { expect, test } from "vitest";
import { toUrl } from "./client.ts";

test("slots are filled and escaped, and undefined query values are left out", () => {
  const url = toUrl("/api/categories/{id}/tags/{tag_id}", {
    params: { id: "a b", tag_id: "7" },
    query: { q: "coffee & cake", limit: 5, after: undefined },
  });
  expect(url).toBe("/api/categories/a%20b/tags/7?q=coffee%20%26%20cake&limit=5");
});
