import { say } from "@passbook/contract/sentences/reading";
import type { TableRow } from "../../decode/table/table.ts";
import type { Refusal } from "../../parsed-file.ts";

/** Plans of YNAB: amounts by month and category. */
const PLANS = [
  ["month", "category group", "category", "assigned", "activity", "available"],
  ["month", "category group", "category", "budgeted", "activity", "available"],
  ["month", "category", "budgeted", "outflows", "category balance"],
] as const;

/** What the second column of each further list of Firefly III numbers; that of transactions numbers groups. */
const LISTED = new Set(
  "account_id bill_id budget_id category_id piggy_bank_id recurrence_id rule_id tag_id".split(" "),
);

/** Why a table that a program exports beside its transactions is none, since it holds no movement; null for every other table. */
export const refuseBeside = ([head]: readonly TableRow[]): Refusal | null => {
  const names =
    head?.cells.map((cell) =>
      cell
        .replace(/^\uFEFF/, "")
        .trim()
        .toLowerCase(),
    ) ?? [];
  if (PLANS.some((plan) => plan.every((name) => names.includes(name))))
    return { code: "not_a_statement", ...say("book_is_plan") };
  if (names[0] === "user_id" && LISTED.has(names[1] ?? ""))
    return { code: "not_a_statement", ...say("book_is_list") };
  return null;
};
