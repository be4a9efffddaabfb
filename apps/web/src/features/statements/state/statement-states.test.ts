import { describe, expect, test } from "vitest";
import type { Upload } from "../../../lib/statements/upload-steps.ts";
import { countUploads, findOldest, isFinished, listEntries } from "./statement-states.ts";

const statement = (
  id: string,
  status: "received" | "imported" | "failed" | "needs_password",
  file_hash = id,
) => ({ id, status, file_hash });
const sending: Upload = { key: "u1", file_name: "a.csv", file_size: 1, state: "sending", share: 0.5 };
const arrived = (
  statement_ids: string[],
  file_hash: string | null = null,
  already_known = false,
): Upload => ({
  key: already_known ? "u3" : "u2",
  file_name: "b.csv",
  file_size: 1,
  state: "arrived",
  statement_ids,
  file_hash,
  already_known,
  arrived_at: 1000,
});
const listed = (...statements: readonly ReturnType<typeof statement>[]) => ({ statements, fetched_at: 2000 });

describe("the uploads panel", () => {
  test("shows files on their way, then what became of them, then what waits", () => {
    const entries = listEntries(
      [sending, arrived(["a"])],
      listed(statement("a", "imported"), statement("b", "needs_password"), statement("c", "imported")),
    );
    expect(entries.map((entry) => entry.key)).toEqual(["u1", "u2-a", "b"]);
    expect(countUploads(entries).done).toBe(1);
  });
  test("counts what this visit brought, and apart from it what waits from before", () => {
    const before = listed(
      statement("a", "imported"),
      statement("b", "needs_password"),
      statement("c", "failed"),
    );
    expect(countUploads(listEntries([sending, arrived(["a"])], before))).toEqual({
      done: 1,
      failed: 0,
      asking: 0,
      all: 2,
      waiting: 1,
      failed_before: 1,
    });
    const nothing = { done: 0, failed: 0, asking: 0, all: 0 };
    expect(countUploads(listEntries([], before))).toEqual({ ...nothing, waiting: 1, failed_before: 1 });
  });
  test("counts apart what asks something of the person, of this visit and from before", () => {
    const now = listed(
      statement("a", "imported"),
      statement("b", "needs_password"),
      statement("c", "received"),
      statement("d", "needs_password"),
    );
    expect(countUploads(listEntries([arrived(["a"]), arrived(["b"]), arrived(["c"])], now))).toEqual({
      done: 1,
      failed: 0,
      asking: 1,
      all: 3,
      waiting: 1,
      failed_before: 0,
    });
  });
  test("what is asked for reaches back to the first statement of this visit", () => {
    expect(findOldest([sending])).toBeNull();
    expect(findOldest([sending, arrived(["c"]), arrived(["b"]), arrived(["a"], "h", true)])).toBe("b");
  });
  test("counts what came to nothing, in whichever batch it was", () => {
    const refused: Upload = { key: "u9", file_name: "c.csv", file_size: 1, state: "refused", message: "" };
    const now = listed(statement("a", "imported"), statement("b", "failed"));
    const later = [refused, sending, arrived(["a"]), arrived(["b"])];
    expect(countUploads(listEntries(later, now))).toEqual({
      done: 1,
      failed: 2,
      asking: 0,
      all: 4,
      waiting: 0,
      failed_before: 0,
    });
    const again = listEntries([arrived(["b"], "b", true)], now);
    expect(countUploads(again)).toEqual({
      done: 0,
      failed: 1,
      asking: 0,
      all: 1,
      waiting: 0,
      failed_before: 0,
    });
  });
  test("one file may hold several statements, and none is told twice", () => {
    const entries = listEntries(
      [arrived(["a"], "h"), arrived(["a"], "h")],
      listed(statement("a", "imported", "h"), statement("b", "received", "h")),
    );
    expect(entries.filter((entry) => entry.kind === "statement").map((entry) => entry.key)).toEqual([
      "u2-a",
      "u2-b",
    ]);
  });
  test("the same file again is told as known, whether its twin is in the list or long ago", () => {
    const twin = arrived(["a"], "h", true);
    const entries = listEntries([arrived(["a"], "h"), twin], listed(statement("a", "imported", "h")));
    expect(entries.map(({ kind }) => kind)).toEqual(["statement", "known"]);
    expect(listEntries([twin], listed()).map(({ kind }) => kind)).toEqual(["known"]);
    expect([countUploads(entries).done, entries.map(isFinished)]).toEqual([2, [true, true]]);
  });
  test("the same file again brings along what became of the first, which may have been refused", () => {
    const entries = listEntries(
      [arrived(["a"], "h"), arrived(["a"], "h", true)],
      listed(statement("a", "failed", "h")),
    );
    expect(entries.map((entry) => (entry.kind === "upload" ? null : entry.statement?.status))).toEqual([
      "failed",
      "failed",
    ]);
  });
  test("a file that arrived waits for its statement; one that was deleted since is told no more", () => {
    expect(listEntries([arrived(["a"])], { statements: [], fetched_at: 500 })).toHaveLength(1);
    expect(listEntries([arrived(["a"])], { statements: [], fetched_at: 2000 })).toEqual([]);
  });
  test("only what is over can be cleared", () => {
    const over = listEntries([arrived(["a"])], listed(statement("a", "imported")));
    expect(over.map(isFinished)).toEqual([true]);
    expect(listEntries([], listed(statement("f", "failed"))).map(isFinished)).toEqual([false]);
    expect(listEntries([sending], listed()).map(isFinished)).toEqual([false]);
  });
});
