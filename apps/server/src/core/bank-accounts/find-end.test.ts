import { expect, test } from "vitest";
import { findEnd } from "./find-end.ts";

test("an account ends with its last statement when it is closed or silent for more than half a year", () => {
  const open = { today: "2026-11-20", closed: false };
  expect(findEnd(null, open)).toBeNull();
  expect(findEnd("2026-05-31", open)).toBeNull();
  expect(findEnd("2026-04-30", open)).toBe("2026-04");
  expect(findEnd("2023-03-31", open)).toBe("2023-03");
  expect(findEnd("2026-10-31", { ...open, closed: true })).toBe("2026-10");
});
