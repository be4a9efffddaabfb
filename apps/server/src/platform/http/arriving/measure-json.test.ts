import fc from "fast-check";
import { expect, test } from "vitest";
import { measureJson } from "./measure-json.ts";

type Counted = { depth: number; keys: number; commas: number };

const count = (value: unknown): Counted => {
  if (typeof value !== "object" || value === null) return { depth: 0, keys: 0, commas: 0 };
  const inner = Object.values(value).map(count);
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    keys: (Array.isArray(value) ? 0 : inner.length) + inner.reduce((sum, { keys }) => sum + keys, 0),
    commas: Math.max(0, inner.length - 1) + inner.reduce((sum, { commas }) => sum + commas, 0),
  };
};

test("a text is measured as what it stands for, whatever its strings hold", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(measureJson(JSON.stringify(value))).toEqual(count(value));
    }),
  );
});

test("what is no JSON is measured too", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(measureJson(text).keys).toBeLessThanOrEqual(text.length);
    }),
  );
  expect(measureJson('{"never ends\\').depth).toBe(1);
});
