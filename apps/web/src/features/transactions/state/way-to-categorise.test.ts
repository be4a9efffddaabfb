import { expect, test } from "vitest";
import { wayToCategorise } from "./way-to-categorise.ts";

const part = { id: "part", sub_category_id: "food", amount: -100, percent: null, note: null };

test("a divided transaction is opened, so that a key does not dissolve its parts", () => {
  expect(wayToCategorise({ splits: [part, part] }, true)).toBe("details");
  expect(wayToCategorise({ splits: [part, part] }, false)).toBe("details");
});

test("any other is given a category in its row, or in a dialog where there is no room", () => {
  expect(wayToCategorise({ splits: [] }, true)).toBe("inline");
  expect(wayToCategorise({ splits: [] }, false)).toBe("dialog");
});
