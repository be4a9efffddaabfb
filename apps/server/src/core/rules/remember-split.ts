import type { BodyOf } from "@passbook/contract/endpoint";
import type {
  NewRule,
  rememberSplit as endpoint,
  RuleActions,
  RuleCondition,
} from "@passbook/contract/rules";
import { say } from "@passbook/contract/sentences/refusals";
import type { Transaction } from "@passbook/contract/transactions";
import { type Db, idsIn } from "@passbook/db/dialect";
import { conflict, notFound } from "../../platform/problem.ts";
import { listRuleRows, readActions } from "../categorisation/index.ts";
import { type Author, changeData, deleteFrom, insertInto } from "../changes/index.ts";
import { getTransactions } from "../transactions/index.ts";
import { makeRuleRow, refuseTooMany } from "./change-rules.ts";

const NAME_LENGTH = 80;
const TEXT_LENGTH = 200;

/** Makes a rule of how a transaction is divided, for what is paid to the same merchant later; it stands before all others. */
export const rememberSplit = async (
  trx: Db,
  author: Author,
  { transaction_id }: BodyOf<typeof endpoint>,
): Promise<{ id: string; change_id: string }> => {
  const [transaction] = await getTransactions(trx, author.user_id, [transaction_id]);
  if (transaction === undefined) throw notFound("transaction", "transaction_id");
  if (transaction.splits.length === 0) throw conflict("not_divided", say("not_divided"));
  const others = await listRuleRows(trx, author.user_id);
  const rule = await toRule(trx, author.user_id, transaction);
  const conditions = JSON.stringify(rule.conditions);
  const former = others.filter(
    (row) => row.conditions === conditions && readActions(row.actions).split !== undefined,
  );
  refuseTooMany(others.length - former.length);
  const position = Math.min(0, ...others.map((row) => row.position)) - 1;
  const row = { ...makeRuleRow(author, rule, others), position };
  const change_id = await changeData(trx, author, { kind: "create_rule", summary: row.name }, [
    deleteFrom(
      "rules",
      former.map(({ id }) => id),
    ),
    insertInto("rules", [row]),
  ]);
  return { id: row.id, change_id };
};

const toRule = async (trx: Db, user_id: string, transaction: Transaction): Promise<NewRule> => {
  const { amount, currency, splits, merchant_name, vendor_name } = transaction;
  const is_by_percent = splits.every(({ percent }) => percent !== null);
  const names = await listNames(
    trx,
    user_id,
    splits.map(({ sub_category_id }) => sub_category_id),
  );
  return {
    name: `${merchant_name ?? vendor_name ?? ""} → ${names.join(", ")}`.slice(0, NAME_LENGTH),
    conditions: [
      whoIsPaid(transaction),
      { field: "direction", op: "is", value: amount < 0 ? "out" : "in" },
      // An amount means something else in another currency.
      ...(is_by_percent ? [] : [{ field: "currency", op: "is", value: currency } as const]),
    ],
    actions: { split: splits.map((part, at) => toPart(part, is_by_percent, at === splits.length - 1)) },
  };
};

const whoIsPaid = ({ merchant_id, vendor_name }: Transaction): RuleCondition => {
  if (merchant_id !== null) return { field: "merchant", op: "is", value: merchant_id };
  if (vendor_name === null) throw conflict("nobody_paid", say("nobody_paid"));
  return { field: "vendor", op: "is", value: vendor_name.slice(0, TEXT_LENGTH) };
};

const toPart = (
  { sub_category_id, percent, amount }: Transaction["splits"][number],
  is_by_percent: boolean,
  is_last: boolean,
): NonNullable<RuleActions["split"]>[number] => ({
  sub_category_id,
  ...(is_by_percent && percent !== null && { percent }),
  ...(!is_by_percent && !is_last && { amount: Math.abs(amount) }),
});

const listNames = async (trx: Db, user_id: string, ids: readonly string[]): Promise<string[]> => {
  const rows = await trx
    .selectFrom("categories")
    .select(["id", "name"])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(trx, [...new Set(ids)]))
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return [...new Set(ids.flatMap((id) => names.get(id) ?? []))];
};
