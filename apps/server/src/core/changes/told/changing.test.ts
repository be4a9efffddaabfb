import type { Db } from "@passbook/db/dialect";
import { beforeEach, expect, test, vi } from "vitest";
import { systemClock } from "../../../platform/clock.ts";
import type { Changing } from "./changing.ts";

/** As a process has it that has just started. */
const startAnew = async () => {
  const { registerChanging } = await import("./changing.ts");
  const { getTable } = await import("./editable-tables.ts");
  const { beginChange } = await import("../door/open-change.ts");
  return { registerChanging, getTable, beginChange };
};
beforeEach(() => vi.resetModules());

const TAGS: Changing = { tables: { tags: { key: ["id"], refers: {} } } };

test("a process that was not told what follows from changes makes none", async () => {
  const { beginChange, getTable } = await startAnew();
  const author = { user_id: "asha", session_id: null, clock: systemClock() };
  // It comes to no statement.
  expect(() => beginChange({} as Db, author)).toThrow("registerChanging comes first");
  expect(() => getTable("tags")).toThrow("registerChanging comes first");
});

test("nothing is written to a table that no feature has described", async () => {
  const { registerChanging, getTable } = await startAnew();
  registerChanging([TAGS]);
  expect(getTable("tags").key).toEqual(["id"]);
  expect(() => getTable("files")).toThrow("No feature has described the table files.");
});

test("a table is described by one feature", async () => {
  const { registerChanging } = await startAnew();
  expect(() => registerChanging([TAGS, TAGS])).toThrow("Two features describe the table tags.");
});
