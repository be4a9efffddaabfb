import type { BodyOf } from "@passbook/contract/endpoint";
import type * as contract from "@passbook/contract/goals";
import { sayField } from "@passbook/contract/sentences/fields";
import { say } from "@passbook/contract/sentences/refusals";
import type { Db } from "@passbook/db/dialect";
import type { GoalRow } from "@passbook/db/schema";
import { findCurrency } from "../../common/index.ts";
import { conflict, invalidInput, notFound } from "../../platform/problem.ts";
import { findMainCurrency, listBankAccountRows, toDisplayLabel } from "../bank-accounts/index.ts";
import { listCategoryRows, toFlowKinds } from "../categories/index.ts";
import { type Author, changeData, deleteFrom, insertInto, updateIn } from "../changes/index.ts";
import { getStoredGoal, loadGoals } from "./repo.ts";

/** More than anybody saves for, and few enough to be shown at once. */
const MOST_GOALS = 100;
/** What is owed is saved nowhere. */
const OWED: readonly string[] = ["credit_card", "loan"];

type Today = { readonly today: string };
type Places = { readonly account_ids: readonly string[]; readonly category_ids: readonly string[] };
type Placed = { readonly known_as: string; readonly currency: string };

const placeInAccounts = async (
  db: Db,
  user_id: string,
  { account_ids, currency }: Places & { readonly currency: string | undefined },
): Promise<Placed> => {
  const all = await listBankAccountRows(db, user_id);
  const rows = account_ids.map((id) => all.find((row) => row.id === id));
  const found = rows.filter((row) => row !== undefined);
  if (found.length < rows.length) throw notFound("bank_account", "account_ids");
  if (found.some(({ account_type }) => OWED.includes(account_type)))
    throw invalidInput({ account_ids: say("goal_in_debt") });
  const own = currency ?? found[0]?.currency ?? "";
  if (found.some((row) => row.currency !== own))
    throw invalidInput({ account_ids: say("goal_of_one_currency") });
  return { known_as: found.map(toDisplayLabel).join(", "), currency: own };
};

const placeInCategories = async (
  db: Db,
  user_id: string,
  { category_ids, currency }: Places & { readonly currency: string | undefined },
): Promise<Placed> => {
  if (currency !== undefined && findCurrency(currency) === null)
    throw invalidInput({ currency: sayField("choose_currency") });
  const all = await listCategoryRows(db, user_id);
  const rows = category_ids.map((id) => all.find((row) => row.id === id));
  if (rows.includes(undefined)) throw notFound("category", "category_ids");
  const kinds = toFlowKinds(all);
  const counts = all.some(
    ({ id, parent_id }) =>
      (category_ids.includes(id) || category_ids.includes(parent_id)) &&
      (kinds.get(id) === "spending" || kinds.get(id) === "invested"),
  );
  if (!counts) throw invalidInput({ category_ids: say("goal_of_no_saving") });
  return {
    known_as: rows.map((row) => row?.name).join(", "),
    currency: currency ?? (await findMainCurrency(db, user_id)),
  };
};

/** What it is saved in: accounts, or categories, and never both. */
const place = async (
  db: Db,
  user_id: string,
  given: Places & { readonly currency: string | undefined },
): Promise<Placed> => {
  const { account_ids, category_ids } = given;
  if (account_ids.length > 0 && category_ids.length > 0)
    throw invalidInput({ category_ids: say("goal_of_one_kind") });
  if (account_ids.length + category_ids.length === 0)
    throw invalidInput({ account_ids: say("goal_needs_place") });
  return account_ids.length > 0 ? placeInAccounts(db, user_id, given) : placeInCategories(db, user_id, given);
};

const refuseDays = (
  {
    by_on,
    starts_on,
  }: { readonly by_on?: string | null | undefined; readonly starts_on?: string | undefined },
  today: string,
): void => {
  if (by_on != null && by_on < today) throw invalidInput({ by_on: say("goal_in_past") });
  if (starts_on !== undefined && starts_on > today) throw invalidInput({ starts_on: say("choose_day_gone") });
};

export const createGoal = async (
  trx: Db,
  author: Author,
  { body, today }: Today & { readonly body: BodyOf<typeof contract.createGoal> },
): Promise<{ id: string; change_id: string }> => {
  const { user_id, clock } = author;
  const { name, amount, by_on = null, account_ids = [], category_ids = [], starts_on = today } = body;
  refuseDays({ by_on, starts_on }, today);
  if ((await loadGoals(trx, user_id)).length >= MOST_GOALS)
    throw conflict("too_many_goals", say("too_many_goals", { most: MOST_GOALS }));
  const placed = await place(trx, user_id, { account_ids, category_ids, currency: body.currency });
  const row: GoalRow = {
    user_id,
    id: clock.newId(),
    name,
    amount,
    by_on,
    account_ids: JSON.stringify(account_ids),
    category_ids: JSON.stringify(category_ids),
    ...placed,
    starts_on,
    created_at: clock.now(),
  };
  const note = { kind: "create_goal", summary: name };
  return { id: row.id, change_id: await changeData(trx, author, note, [insertInto("goals", [row])]) };
};

/** The currency stays as it is, since what was saved is counted in it. */
export const changeGoal = async (
  trx: Db,
  author: Author,
  { id, body, today }: Today & { readonly id: string; readonly body: BodyOf<typeof contract.changeGoal> },
): Promise<{ change_id: string }> => {
  const known = await getStoredGoal(trx, author.user_id, id);
  const { name, amount, by_on, account_ids, category_ids, starts_on } = body;
  // A day that has gone may stay.
  refuseDays({ by_on: by_on === known.by_on ? null : by_on, starts_on }, today);
  const moves = account_ids !== undefined || category_ids !== undefined;
  const places = { account_ids: account_ids ?? [], category_ids: category_ids ?? [] };
  const values: Partial<GoalRow> = {
    ...(name === undefined ? {} : { name }),
    ...(amount === undefined ? {} : { amount }),
    ...(by_on === undefined ? {} : { by_on }),
    ...(starts_on === undefined ? {} : { starts_on }),
    ...(moves
      ? {
          known_as: (await place(trx, author.user_id, { ...places, currency: known.currency })).known_as,
          account_ids: JSON.stringify(places.account_ids),
          category_ids: JSON.stringify(places.category_ids),
        }
      : {}),
  };
  const note = { kind: "change_goal", summary: name ?? known.name };
  const edits = Object.keys(values).length === 0 ? [] : [updateIn("goals", [id], values)];
  return { change_id: await changeData(trx, author, note, edits) };
};

export const deleteGoal = async (trx: Db, author: Author, id: string): Promise<{ change_id: string }> => {
  const { name } = await getStoredGoal(trx, author.user_id, id);
  const note = { kind: "delete_goal", summary: name };
  return { change_id: await changeData(trx, author, note, [deleteFrom("goals", [id])]) };
};
