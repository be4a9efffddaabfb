import type { ChosenName } from "@passbook/contract/brought-names";
import { isProgram, PROGRAM_NAMES } from "@passbook/contract/programs";
import type { Db } from "@passbook/db/dialect";
import type { BroughtNameRow, CategoryRow } from "@passbook/db/schema";
import { notFound } from "../../platform/problem.ts";
import { listCategoryRows, makeCategory, toNameKey } from "../categories/index.ts";
import type { Author } from "../changes/index.ts";

type Who = Pick<Author, "user_id" | "clock">;

/** What a person chose for names of a source. */
export type Choices = {
  readonly source: string;
  readonly names: readonly ChosenName[];
  readonly tags?: boolean | undefined;
  readonly notes?: boolean | undefined;
  readonly parts?: boolean | undefined;
};
type Known = { readonly body: Choices; readonly former: readonly BroughtNameRow[] };

/** New categories, and which of them each name that asks for one is led to; one that is there already is not made again. */
type Made = { readonly rows: readonly CategoryRow[]; readonly byName: ReadonlyMap<string, string> };

export const makeCategories = async (db: Db, author: Who, { source, names }: Choices): Promise<Made> => {
  const asking = names.filter(({ create }) => create !== undefined);
  const all: CategoryRow[] = asking.length === 0 ? [] : await listCategoryRows(db, author.user_id);
  const rows: CategoryRow[] = [];
  const byName = new Map<string, string>();
  const add = (row: CategoryRow): CategoryRow => {
    all.push(row);
    rows.push(row);
    return row;
  };
  for (const { name_id, create } of asking) {
    if (create === undefined) continue;
    const parent = findParent(all, create) ?? add(makeCategory(author, all, toParent(source, create)));
    const name_key = toNameKey(create.name);
    const there = all.find((row) => row.parent_id === parent.id && row.name_key === name_key);
    byName.set(name_id, (there ?? add(makeCategory(author, all, { name: create.name, parent }))).id);
  }
  return { rows, byName };
};

type Create = NonNullable<ChosenName["create"]>;

const findParent = (
  all: readonly CategoryRow[],
  { name, parent_id, parent_name }: Create,
): CategoryRow | null => {
  const parents = all.filter((row) => row.parent_id === "");
  if (parent_id !== undefined) {
    const named = parents.find((row) => row.id === parent_id);
    if (named === undefined) throw notFound("category", "names");
    return named;
  }
  return parents.find((row) => row.name_key === toNameKey(parent_name ?? name)) ?? null;
};

const toParent = (source: string, { name, parent_name }: Create) => ({
  name: parent_name ?? (isProgram(source) ? PROGRAM_NAMES[source] : name),
  parent: null,
});

/** The names as they are from now on; rows that do not change stay the same objects. */
export const chooseNames = (
  { user_id, clock }: Who,
  { body, former, made }: Known & { readonly made: Made },
): BroughtNameRow[] => {
  const wanted = new Map(body.names.map((name) => [name.name_id, name]));
  const chosen = former.map((row): BroughtNameRow => {
    const name = wanted.get(row.id);
    if (name === undefined) return row;
    const sub_category_id = name.sub_category_id ?? made.byName.get(row.id) ?? null;
    return { ...row, choice: sub_category_id === null ? "left" : "taken", sub_category_id };
  });
  for (const kind of ["tags", "notes", "parts"] as const) {
    const is_taken = body[kind];
    if (is_taken === undefined) continue;
    const choice = is_taken ? "taken" : "left";
    const at = chosen.findIndex((row) => row.kind === kind);
    const there = chosen[at];
    if (there !== undefined) chosen[at] = { ...there, choice };
    else
      chosen.push({
        user_id,
        id: clock.newId(),
        source: body.source,
        kind,
        parent: "",
        name: kind,
        name_key: kind,
        choice,
        sub_category_id: null,
      });
  }
  return chosen;
};
