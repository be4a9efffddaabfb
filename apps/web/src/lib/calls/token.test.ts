import { expect, test } from "vitest";
import { checkToken, decodeToken } from "./token.ts";

const encode = (value: unknown): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
const tokenOf = (payload: unknown): string => `${encode({ alg: "HS256" })}.${encode(payload)}.signature`;
const NOW_MS = Date.parse("2026-11-20T12:00:00Z");
const now_s = NOW_MS / 1000;

test("a token that ends later is valid and tells whose it is", () => {
  const token = tokenOf({ id: "u-1", exp: now_s + 1, name: "Žofie" });
  expect(checkToken(token, NOW_MS)).toEqual({ state: "valid", payload: { id: "u-1", exp: now_s + 1 } });
});

test("a token is expired from the very second of its exp", () => {
  expect(checkToken(tokenOf({ id: "u-1", exp: now_s }), NOW_MS)).toEqual({ state: "expired" });
});

test.each([
  [null, "must be a string"],
  ["nothing", "missing part #2"],
  ["a.*.c", "invalid base64 for part #2"],
  [`a.${btoa("no json")}.c`, "invalid json for part #2"],
  [tokenOf({ exp: 1 }), "missing id or exp"],
  [tokenOf({ id: "u-1", exp: "1" }), "missing id or exp"],
])("what cannot be decoded says why: %s", (token, reason) => {
  expect(() => decodeToken(token)).toThrow(`Invalid token specified: ${reason}`);
  expect(checkToken(token, NOW_MS)).toEqual({
    state: "unreadable",
    message: `Invalid token specified: ${reason}`,
  });
});
