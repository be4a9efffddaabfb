import type { BodyOf } from "@passbook/contract/endpoint";
import type * as contract from "@passbook/contract/budgets";
import { sayField } from "@passbook/contract/sentences/fields";
import { say } from "@passbook/contract/sentences/refusals";
import type { Db } from "@passbook/db/dialect";
import type { BudgetAmountRow, BudgetRow } from "@passbook/db/schema";
import { findCurrency } from "../../common/index.ts";
import { conflict, invalidInput } from "../../platform/problem.ts";
import { findMainCurrency } from "../bank-accounts/index.ts";
import { type Author, changeData, insertInto } from "../changes/index.ts";
import { checkPlaces, refuseKnown } from "./check-places.ts";
import { periodOf } from "./periods.ts";
import { loadBudgets } from "./repo.ts";

/** More than the categories that there can be of use, and few enough to be shown at once. */
const MOST_BUDGETS = 500;
const ALERT_SHARE = 80;

export type Today = { readonly today: string };
type Made = { readonly row: BudgetRow; readonly amount: BudgetAmountRow };

const refuseTooMany = async (trx: Db, user_id: string, more: number): Promise<void> => {
  if ((await loadBudgets(trx, user_id)).length + more > MOST_BUDGETS)
    throw conflict("too_many_budgets", say("too_many_budgets", { most: MOST_BUDGETS }));
};

/** The row of a budget and its first amount; refused where it is for nothing that can be spent on, or for what another is for. */
const prepareBudget = async (
  trx: Db,
  { user_id, clock }: Author,
  { body, today }: Today & { readonly body: BodyOf<typeof contract.createBudget> },
): Promise<Made> => {
  const { name, category_ids = [], tag_ids = [], period, pay } = body;
  if (period === "pay" && pay === undefined) throw invalidInput({ pay: say("choose_pay_day") });
  const currency = body.currency ?? (await findMainCurrency(trx, user_id));
  const known_as = await checkPlaces(trx, user_id, { category_ids, tag_ids });
  await refuseKnown(trx, user_id, { category_ids, tag_ids, period, currency });
  const id = clock.newId();
  const rhythm = {
    period,
    pay_every: period === "pay" ? (pay?.every ?? null) : null,
    pay_on: period === "pay" ? (pay?.on ?? null) : null,
  };
  const row = {
    user_id,
    id,
    name: name === undefined || name === "" ? null : name,
    known_as,
    category_ids: JSON.stringify(category_ids),
    tag_ids: JSON.stringify(tag_ids),
    ...rhythm,
    currency,
    roll_over: body.roll_over === true ? 1 : 0,
    alert_share: body.alert_share ?? ALERT_SHARE,
    created_at: clock.now(),
  };
  const starts_on = periodOf(rhythm, body.on ?? today).from;
  return {
    row,
    amount: { user_id, id: clock.newId(), budget_id: id, starts_on, is_only: 0, amount: body.amount },
  };
};

export const createBudget = async (
  trx: Db,
  author: Author,
  given: Today & { readonly body: BodyOf<typeof contract.createBudget> },
): Promise<{ id: string; change_id: string }> => {
  const { currency } = given.body;
  if (currency !== undefined && findCurrency(currency) === null)
    throw invalidInput({ currency: sayField("choose_currency") });
  await refuseTooMany(trx, author.user_id, 1);
  const { row, amount } = await prepareBudget(trx, author, given);
  const note = { kind: "create_budget", summary: row.name ?? row.known_as };
  const change_id = await changeData(trx, author, note, [
    insertInto("budgets", [row]),
    insertInto("budget_amounts", [amount]),
  ]);
  return { id: row.id, change_id };
};

/** Makes budgets of a month for categories, in one change. */
export const takeSuggestedBudgets = async (
  trx: Db,
  author: Author,
  { body, today }: Today & { readonly body: BodyOf<typeof contract.takeSuggestedBudgets> },
): Promise<{ ids: string[]; change_id: string }> => {
  const { user_id } = author;
  const wanted = new Map(body.budgets.map((each) => [`${each.category_id} ${each.currency}`, each]));
  await refuseTooMany(trx, user_id, wanted.size);
  const made: Made[] = [];
  for (const { category_id, currency, amount } of wanted.values()) {
    const budget = { category_ids: [category_id], currency, amount, period: "month" as const };
    made.push(await prepareBudget(trx, author, { body: budget, today }));
  }
  const summary = made.map(({ row }) => row.known_as).join(", ");
  const change_id = await changeData(trx, author, { kind: "take_suggested_budgets", summary }, [
    insertInto(
      "budgets",
      made.map(({ row }) => row),
    ),
    insertInto(
      "budget_amounts",
      made.map(({ amount }) => amount),
    ),
  ]);
  return { ids: made.map(({ row }) => row.id), change_id };
};
