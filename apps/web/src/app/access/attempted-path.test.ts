import { expect, test } from "vitest";
import { isPublicPath, readAttemptedPath, toPath } from "./attempted-path.ts";

test("the path passed along comes back whole", () => {
  const from = toPath({ pathname: "/transactions", search: "?q=cake", hash: "#x" });
  expect(readAttemptedPath({ from }, "")).toBe("/transactions?q=cake#x");
  expect(readAttemptedPath(null, `?from=${encodeURIComponent(from)}`)).toBe("/transactions?q=cake#x");
});

test.each([
  "https://elsewhere.example.test/",
  "//elsewhere.example.test/",
  "/\\elsewhere.example.test",
  "\\\\elsewhere.example.test",
  "javascript:alert(1)",
  "/\t/elsewhere.example.test",
  "transactions",
  "/login",
  "/login/",
  "",
])("what is not a path of the product leads home: %s", (from) => {
  expect(readAttemptedPath({ from }, "")).toBe("/");
});

test("an invitation is come back to, with its token", () => {
  expect(readAttemptedPath({ from: "/join#token=abc" }, "")).toBe("/join#token=abc");
});

test("without a path the way leads home", () => {
  expect(readAttemptedPath(null, "")).toBe("/");
  expect(readAttemptedPath({ from: 7 }, "")).toBe("/");
});

test.each([
  ["/login", true],
  ["/register", true],
  ["/forgot-password", true],
  ["/reset-password", true],
  ["/email-verify", true],
  ["/join", true],
  ["/", false],
  ["/settings", false],
])("header and footer are hidden on public screens only: %s", (path, hidden) => {
  expect(isPublicPath(path)).toBe(hidden);
});
