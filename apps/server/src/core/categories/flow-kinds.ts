import type { CategoryRow } from "@passbook/db/schema";

/** What a sub-category makes of the money filed under it. */
export type FlowKind = "spending" | "income" | "invested" | "transfer" | "uncategorised";

type Classified = Pick<CategoryRow, "is_investment" | "is_income" | "starter_id">;

export const toFlowKind = (sub: Classified, parent: Classified | undefined): FlowKind => {
  const place = parent?.starter_id ?? sub.starter_id?.split(".")[0];
  if (place === "transfers") return "transfer";
  if (place === "uncategorised") return "uncategorised";
  if (sub.is_investment === 1 || parent?.is_investment === 1) return "invested";
  return sub.is_income === 1 || parent?.is_income === 1 ? "income" : "spending";
};

/** The kind of every sub-category, by id. */
export const toFlowKinds = (rows: readonly CategoryRow[]): Map<string, FlowKind> => {
  const parents = new Map(rows.filter((row) => row.parent_id === "").map((row) => [row.id, row]));
  return new Map(
    rows
      .filter((row) => row.parent_id !== "")
      .map((row) => [row.id, toFlowKind(row, parents.get(row.parent_id))]),
  );
};
