import { expect, test } from "vitest";
import { foldList, groupByAccount, isInMonth } from "./group-statements.ts";

const statement = (
  bank_account_id: string | null,
  to: string | null,
  status: "imported" | "failed" | "needs_review" | "needs_password" = "imported",
) => ({
  status,
  bank_account_id,
  period: to === null ? null : { from: `${to.slice(0, 7)}-01`, to },
  created_at: "2026-11-20T10:00:00.000Z",
});

test("statements stand under their account in its order, the newest first, those without one on top", () => {
  const groups = groupByAccount(
    [
      statement("b", "2026-10-31"),
      statement("a", "2026-09-30"),
      statement("a", "2026-10-31"),
      statement(null, null),
    ],
    ["a", "b"],
  );
  expect(groups.map((group) => group.bank_account_id)).toEqual([null, "a", "b"]);
  expect(groups[1]?.statements.map((one) => one.period?.to)).toEqual(["2026-10-31", "2026-09-30"]);
});
test("what waits for an answer stands before what is newer, and what failed at the end", () => {
  const [group] = groupByAccount(
    [
      statement(null, "2026-10-31", "failed"),
      statement(null, "2026-03-31", "needs_review"),
      statement(null, "2026-11-30", "failed"),
      statement(null, "2026-04-30", "needs_password"),
    ],
    [],
  );
  expect(group?.statements.map(({ status, period }) => `${status} ${period?.to ?? ""}`)).toEqual([
    "needs_password 2026-04-30",
    "needs_review 2026-03-31",
    "failed 2026-11-30",
    "failed 2026-10-31",
  ]);
});
test("a statement belongs to every month its period touches", () => {
  const one = { ...statement("a", "2026-10-31"), period: { from: "2026-09-15", to: "2026-10-14" } };
  expect(["2026-08", "2026-09", "2026-10", "2026-11"].map((month) => isInMonth(one, month))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isInMonth(statement("a", null), "2026-10")).toBe(false);
});
test("a long list is folded to its first few, a slightly longer one stays whole", () => {
  expect(foldList([1, 2, 3, 4, 5, 6], 3)).toEqual([1, 2, 3]);
  expect(foldList([1, 2, 3, 4, 5], 3)).toEqual([1, 2, 3, 4, 5]);
});
