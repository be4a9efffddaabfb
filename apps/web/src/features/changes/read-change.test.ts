import { expect, test } from "vitest";
import { readChange } from "./read-change.ts";

const change = (id: string, undo_of: string | null = null) => ({
  id,
  kind: undo_of === null ? "change_category" : "undo",
  undo_of,
});
const [made, undone, redone, again] = [change("a"), change("b", "a"), change("c", "b"), change("d", "c")];

test("an undo is read as what it took back, and an undo of it as that done again", () => {
  const all = [again, redone, undone, made];
  expect(all.map((one) => readChange(one, all))).toEqual([
    { first: made, way: "undone" },
    { first: made, way: "done_again" },
    { first: made, way: "undone" },
    { first: made, way: "done" },
  ]);
});

test("what is not here any more is left unnamed", () => {
  expect(readChange(undone, [undone])).toEqual({ first: undone, way: "undone" });
});
