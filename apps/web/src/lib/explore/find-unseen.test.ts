import { expect, test } from "vitest";
import { findUnseen } from "./find-unseen.ts";

const seen = (...ids: readonly string[]) => ({
  ready: true,
  findAccount: (id: string | null | undefined) => (ids.includes(id ?? "") ? ({} as never) : undefined),
});

test("accounts that are asked for and not shown are told from those that are left out or not asked for", () => {
  expect(findUnseen({}, seen())).toBe("none");
  expect(findUnseen({ bank_account_id: "one,two" }, seen("one", "two"))).toBe("none");
  expect(findUnseen({ bank_account_id: "one,two" }, seen("one"))).toBe("some");
  expect(findUnseen({ bank_account_id: "two" }, seen("one"))).toBe("all");
  expect(findUnseen({ bank_account_id: "-two" }, seen("one"))).toBe("none");
  expect(findUnseen({ bank_account_id: "two" }, { ...seen(), ready: false })).toBe("none");
});
