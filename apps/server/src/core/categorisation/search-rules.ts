import {
  type Calendar,
  matchesSearch,
  parseSearch,
  type SearchedCategory,
  type SearchedRow,
  type SearchTree,
  writtenIn,
} from "@passbook/contract/search";
import { foldText } from "@passbook/contract/fold-text";
import type { Money } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import type { RuleRow } from "@passbook/enrichment";
import { listCategoryRows, toFlowKinds } from "../categories/index.ts";

/** What a search asks of a row besides what the other conditions of rules do. */
export type RowFacts = {
  readonly original: Money | null;
  /** The sub-categories it counts under: one, or those of its parts. */
  readonly counts_under: readonly string[];
  readonly states: SearchedRow["states"];
  readonly has: SearchedRow["has"];
};
export type RuledRow = RuleRow & { readonly facts: RowFacts };

/** What it takes to hold searches against rows: the person's names by id, folded, and how they write. */
export type Searching = {
  readonly locale: string;
  readonly toSearched: (row: RuledRow) => SearchedRow;
};

type Named = { readonly id: string; readonly name: string };
const byId = (rows: readonly Named[]): Map<string, string> =>
  new Map(rows.map(({ id, name }) => [id, foldText(name)]));

export const loadSearching = async (db: Db, user_id: string): Promise<Searching> => {
  const list = (table: "merchants" | "tags") =>
    db.selectFrom(table).select(["id", "name"]).where("user_id", "=", user_id).execute();
  const [merchants, tags, accounts, categories, { locale, language }] = await Promise.all([
    list("merchants").then(byId),
    list("tags").then(byId),
    listAccountLabels(db, user_id).then(byId),
    listSearchedCategories(db, user_id),
    db.selectFrom("users").select(["locale", "language"]).where("id", "=", user_id).executeTakeFirstOrThrow(),
  ]);
  const toSearched = (row: RuledRow): SearchedRow => ({
    description: foldText(row.description),
    note: foldText(row.note ?? ""),
    vendor: row.vendor === null ? null : foldText(row.vendor),
    merchant: row.merchant === null ? null : (merchants.get(row.merchant) ?? null),
    account: accounts.get(row.bank_account ?? "") ?? "",
    categories: row.facts.counts_under.flatMap((id) => categories.get(id) ?? []),
    tags: row.tags.flatMap((id) => tags.get(id) ?? []),
    amount: row.amount,
    currency: row.currency ?? "",
    booked_on: row.booked_on ?? "",
    original: row.facts.original,
    states: row.facts.states,
    has: row.facts.has,
  });
  return { locale: writtenIn(language, locale), toSearched };
};

const listAccountLabels = async (db: Db, user_id: string): Promise<Named[]> => {
  const rows = await db
    .selectFrom("bank_accounts")
    .select(["id", "label", "bank_name", "last_4_digits"])
    .where("user_id", "=", user_id)
    .execute();
  return rows.map(({ id, label, bank_name, last_4_digits }) => ({
    id,
    name: `${label ?? ""} ${bank_name} ${last_4_digits ?? ""}`,
  }));
};

const listSearchedCategories = async (db: Db, user_id: string): Promise<Map<string, SearchedCategory>> => {
  const rows = await listCategoryRows(db, user_id);
  const names = byId(rows);
  const kinds = toFlowKinds(rows);
  return new Map(
    rows.map(({ id, parent_id }) => {
      const kind = kinds.get(id);
      const parent = names.get(parent_id) ?? "";
      return [
        id,
        {
          name: names.get(id) ?? "",
          parent,
          kind: kind === "transfer" || kind === "uncategorised" ? kind : "other",
        },
      ];
    }),
  );
};

/** The searches of a rule, understood. One that finds everything, since nothing of it is understood, is null. */
export const readSearches = (texts: readonly string[], { locale }: Searching): (SearchTree | null)[] =>
  texts.map((text) => parseSearch(text, locale).tree);

/** Days of rules stay the same whatever day it is. */
const ANY_DAY: Calendar = { today: "2000-01-01", week_start: 1 };

/** Whether all searches find a row. */
export const areMet = (trees: readonly (SearchTree | null)[], row: SearchedRow): boolean =>
  trees.every((tree) => tree !== null && matchesSearch(tree, row, ANY_DAY));
