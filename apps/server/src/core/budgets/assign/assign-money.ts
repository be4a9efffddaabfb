import type * as contract from "@passbook/contract/budgets";
import type { BodyOf } from "@passbook/contract/endpoint";
import { say } from "@passbook/contract/sentences/refusals";
import type { Budget, BudgetOverview } from "@passbook/contract/budgets";
import type { Db } from "@passbook/db/dialect";
import { conflict, invalidInput, notFound } from "../../../platform/problem.ts";
import { type Author, changeData, type Edit } from "../../changes/index.ts";
import { loadAssignments, setAssigned } from "./assignments.ts";

/** The month as it is before the change. */
type Shown = { readonly shown: BudgetOverview };

const refuseLimits = ({ shown }: Shown): void => {
  if (shown.way !== "assigned") throw conflict("budgets_are_limits", say("budgets_are_limits"));
};

const findBudget = ({ shown }: Shown, id: string, field?: string): Budget => {
  const budget = shown.budgets.find((each) => each.id === id);
  if (budget === undefined) throw notFound("budget", field);
  return budget;
};

/** Refuses a budget that money cannot be assigned to; whether it is there at all is said before. */
const refuseLimit = ({ wanted, state }: Budget, field: string): void => {
  if (state === "gone") throw invalidInput({ [field]: say("budget_of_gone") });
  if (wanted === undefined) throw invalidInput({ [field]: say("budget_of_tags") });
};

const nameOf = ({ name, known_as }: Budget): string => name ?? known_as;

/** Makes what is assigned to a budget in a month so much. */
export const assignToBudget = async (
  trx: Db,
  author: Author,
  { id, body, shown }: Shown & { readonly id: string; readonly body: BodyOf<typeof contract.assignToBudget> },
): Promise<{ change_id: string }> => {
  const budget = findBudget({ shown }, id);
  refuseLimits({ shown });
  refuseLimit(budget, "id");
  const known = await loadAssignments(trx, author.user_id);
  const edits = setAssigned(author, known, { budget_id: id, month: body.month, amount: body.amount });
  return {
    change_id: await changeData(trx, author, { kind: "assign_budget", summary: nameOf(budget) }, edits),
  };
};

/** Moves what is there of a budget, or is to be assigned, to another, or back to be assigned. */
export const moveAssigned = async (
  trx: Db,
  author: Author,
  { body, shown }: Shown & { readonly body: BodyOf<typeof contract.moveAssigned> },
): Promise<{ change_id: string }> => {
  const { from_budget_id, into_budget_id, month, amount } = body;
  const giving = from_budget_id === null ? null : findBudget({ shown }, from_budget_id, "from_budget_id");
  const taking = into_budget_id === null ? null : findBudget({ shown }, into_budget_id, "into_budget_id");
  refuseLimits({ shown });
  if (giving !== null) refuseLimit(giving, "from_budget_id");
  if (taking !== null) refuseLimit(taking, "into_budget_id");
  if (
    giving?.id === taking?.id ||
    (giving !== null && taking !== null && giving.currency !== taking.currency)
  )
    throw invalidInput({ into_budget_id: say("choose_other_budget") });
  if (giving !== null && giving.left < amount) throw invalidInput({ amount: say("budget_has_less") });
  const known = await loadAssignments(trx, author.user_id);
  const set = (budget: Budget | null, more: number): Edit[] =>
    budget === null
      ? []
      : setAssigned(author, known, { budget_id: budget.id, month, amount: (budget.limit ?? 0) + more });
  const summary = [giving, taking].flatMap((budget) => (budget === null ? [] : [nameOf(budget)])).join(" → ");
  const edits = [...set(giving, -amount), ...set(taking, amount)];
  return { change_id: await changeData(trx, author, { kind: "move_assigned", summary }, edits) };
};

/** Gives each budget what its limit asks of the month, one after the other, as long as there is something to be assigned. */
export const fillBudgets = async (
  trx: Db,
  author: Author,
  { body, shown }: Shown & { readonly body: BodyOf<typeof contract.fillBudgets> },
): Promise<{ change_id: string }> => {
  refuseLimits({ shown });
  const known = await loadAssignments(trx, author.user_id);
  const rest = new Map(shown.assigning.map(({ currency, to_assign }) => [currency, to_assign]));
  const edits = shown.budgets.flatMap((budget) => {
    const { id, currency, limit, wanted } = budget;
    const left = rest.get(currency) ?? 0;
    const more = Math.min(left, (wanted ?? 0) - (limit ?? 0));
    if (wanted === undefined || more <= 0) return [];
    rest.set(currency, left - more);
    return setAssigned(author, known, { budget_id: id, month: body.month, amount: (limit ?? 0) + more });
  });
  if (edits.length === 0) throw conflict("nothing_to_assign", say("nothing_to_assign"));
  const note = { kind: "fill_budgets", summary: String(edits.length) };
  return { change_id: await changeData(trx, author, note, edits) };
};
