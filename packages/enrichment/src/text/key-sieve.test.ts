import { expect, test } from "vitest";
import { BEGINNING, makeKeySieve, mixIn, numberWords } from "./key-sieve.ts";

const KEYS = Array.from({ length: 2000 }, (_, at) => `key${String(at * 7)}`);
const sieve = makeKeySieve(KEYS, (key) => mixIn(BEGINNING, key));

test("words read one after the other have the number of their letters", () => {
  const joined = mixIn(BEGINNING, "tescoexpress");
  expect(mixIn(mixIn(BEGINNING, "tesco"), "express")).toBe(joined);
  expect(numberWords("tesco express")).toBe(joined);
});

test("every key passes, and few others", () => {
  expect(KEYS.every((key) => sieve(mixIn(BEGINNING, key)))).toBe(true);
  const others = Array.from({ length: 2000 }, (_, at) => `other${String(at)}`);
  expect(others.filter((key) => sieve(mixIn(BEGINNING, key))).length).toBeLessThan(200);
});
