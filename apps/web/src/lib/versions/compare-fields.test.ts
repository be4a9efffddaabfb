import fc from "fast-check";
import { expect, test } from "vitest";
import { listDifferences, pickChanged } from "./compare-fields.ts";

test("only what was changed is sent; nothing and an empty text are one", () => {
  const before = { name: "Kanne", label: null, bank: { id: "b", name: "Bank" }, closed: false };
  const values = { name: "Krug", label: "", bank: { name: "Bank", id: "b" }, closed: false };
  expect(pickChanged(values, before)).toEqual({ name: "Krug" });
  expect(pickChanged({ ...before, bank: { id: null, name: "Bank" } }, before)).toEqual({
    bank: { id: null, name: "Bank" },
  });
});

test("a field that both changed differently is asked about; one that only one side changed is not", () => {
  const seen = { name: "Kanne", icon: "cup", note: null };
  const current = { name: "Krug", icon: "cup", note: "theirs" };
  expect(listDifferences({ icon: "pot" }, seen, current)).toEqual([]);
  expect(listDifferences({ name: "Krug" }, seen, current)).toEqual([]);
  expect(listDifferences({ name: "Becher", note: "mine" }, seen, current)).toEqual([
    { name: "name", mine: "Becher", theirs: "Krug" },
    { name: "note", mine: "mine", theirs: "theirs" },
  ]);
});

const fields = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) });
test("what is saved after all differences were answered loses nothing that was not shown", () => {
  fc.assert(
    fc.property(fields, fields, fields, (seen, typed, current) => {
      const change = pickChanged(typed, seen);
      const asked = new Set(listDifferences(change, seen, current).map(({ name }) => name));
      const saved = { ...current, ...change };
      for (const name of ["a", "b", "c"] as const) {
        const is_lost = current[name] !== seen[name] && saved[name] !== current[name];
        expect(is_lost && !asked.has(name)).toBe(false);
      }
    }),
  );
});
