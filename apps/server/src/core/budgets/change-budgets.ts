import type { BodyOf } from "@passbook/contract/endpoint";
import type * as contract from "@passbook/contract/budgets";
import { say } from "@passbook/contract/sentences/refusals";
import type { Db } from "@passbook/db/dialect";
import type { BudgetRow } from "@passbook/db/schema";
import { invalidInput } from "../../platform/problem.ts";
import { type Author, changeData, deleteFrom, updateIn } from "../changes/index.ts";
import { checkPlaces, refuseKnown } from "./check-places.ts";
import type { Today } from "./create-budgets.ts";
import { periodOf } from "./periods.ts";
import { amountOf, getStoredBudget, type StoredBudget } from "./repo.ts";
import { setAmount } from "./set-amount.ts";

type Change = BodyOf<typeof contract.changeBudget>;

const nameOf = ({ name, known_as }: StoredBudget): string => name ?? known_as;

/** What it is for from now on, where that is said. */
const changePlaces = async (
  trx: Db,
  known: StoredBudget,
  { category_ids, tag_ids }: Change,
): Promise<Partial<BudgetRow>> => {
  if (category_ids === undefined && tag_ids === undefined) return {};
  const places = { category_ids: category_ids ?? [], tag_ids: tag_ids ?? [] };
  const known_as = await checkPlaces(trx, known.user_id, places);
  const { id, period, currency } = known;
  await refuseKnown(trx, known.user_id, { id, period, currency, ...places });
  return {
    known_as,
    category_ids: JSON.stringify(places.category_ids),
    tag_ids: JSON.stringify(places.tag_ids),
  };
};

export const changeBudget = async (
  trx: Db,
  author: Author,
  { id, body, today }: Today & { readonly id: string; readonly body: Change },
): Promise<{ change_id: string }> => {
  const known = await getStoredBudget(trx, author.user_id, id);
  const { name, roll_over, alert_share, amount, on = today, only } = body;
  const values: Partial<BudgetRow> = {
    ...(await changePlaces(trx, known, body)),
    ...(name === undefined ? {} : { name: name === "" ? null : name }),
    ...(roll_over === undefined ? {} : { roll_over: roll_over ? 1 : 0 }),
    ...(alert_share === undefined ? {} : { alert_share }),
  };
  const period = periodOf(known, on);
  const change_id = await changeData(trx, author, { kind: "change_budget", summary: nameOf(known) }, [
    ...(Object.keys(values).length === 0 ? [] : [updateIn("budgets", [id], values)]),
    ...(amount === undefined
      ? []
      : setAmount(author, known, { amount, only: only ?? period.to < today, period })),
  ]);
  return { change_id };
};

/** Moves some of what a budget has in a period to another, in that period of each alone. */
export const moveBudget = async (
  trx: Db,
  author: Author,
  { id, body, today }: Today & { readonly id: string; readonly body: BodyOf<typeof contract.moveBudget> },
): Promise<{ change_id: string }> => {
  const { amount, on = today } = body;
  const giving = await getStoredBudget(trx, author.user_id, id);
  const taking = await getStoredBudget(trx, author.user_id, body.into, "into");
  if (giving.id === taking.id || giving.currency !== taking.currency)
    throw invalidInput({ into: say("choose_other_budget") });
  const edits = (
    [
      [giving, -amount],
      [taking, amount],
    ] as const
  ).flatMap(([budget, more]) => {
    const period = periodOf(budget, on);
    const left = (amountOf(budget.amounts, period)?.amount ?? 0) + more;
    if (left < 0) throw invalidInput({ amount: say("budget_has_less") });
    return setAmount(author, budget, { amount: left, only: true, period });
  });
  const note = { kind: "move_budget", summary: `${nameOf(giving)} → ${nameOf(taking)}` };
  return { change_id: await changeData(trx, author, note, edits) };
};

export const deleteBudget = async (trx: Db, author: Author, id: string): Promise<{ change_id: string }> => {
  const known = await getStoredBudget(trx, author.user_id, id);
  const change_id = await changeData(trx, author, { kind: "delete_budget", summary: nameOf(known) }, [
    deleteFrom(
      "budget_amounts",
      known.amounts.map((each) => each.id),
    ),
    deleteFrom("budgets", [id]),
  ]);
  return { change_id };
};
