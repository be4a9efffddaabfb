import type { fileBroughtNames as endpoint } from "@passbook/contract/brought-names";
import { isProgram, PROGRAM_NAMES } from "@passbook/contract/programs";
import type { BodyOf } from "@passbook/contract/endpoint";
import { say } from "@passbook/contract/sentences/refusals";
import type { Db } from "@passbook/db/dialect";
import type { BroughtNameRow } from "@passbook/db/schema";
import { invalidInput, notFound } from "../../platform/problem.ts";
import { checkSubCategories } from "../categories/index.ts";
import { suggestForVendors } from "../categorisation/index.ts";
import {
  type Act,
  type Author,
  changeAhead,
  insertInto,
  type PlannedChange,
  updateEach,
} from "../changes/index.ts";
import { chooseNames, makeCategories } from "./choose-names.ts";
import { listBroughtRows, listNames, loadFiledRows } from "./names.ts";
import { planFiling } from "./plan-filing.ts";

type Body = BodyOf<typeof endpoint> & { readonly source: string };
type Told = {
  readonly filed: number;
  readonly kept: number;
  readonly created: number;
  readonly vendor_ids: readonly string[];
};

/** Files all rows of names as is chosen for these, as the person's answers and one change, and remembers it. */
export const FILE_BROUGHT_NAMES_ACT: Act<Body, Told & { readonly change_id: string }> = {
  name: "file_brought_names",
  estimateRows: async (db, user_id, { source }) => (await listBroughtRows(db, user_id, source)).rows.length,
  carryOut: async (services, { author }, body) => {
    const done = await changeAhead(services, { author }, { plan: (db) => plan(db, author, body) });
    await suggestForVendors(services, author.user_id, done.vendor_ids);
    return done;
  },
};

const plan = async (db: Db, author: Author, body: Body): Promise<PlannedChange<Told>> => {
  const { user_id } = author;
  const { source } = body;
  const former = await listNames(db, user_id, source);
  if (former.length === 0) throw notFound("brought_name");
  await check(db, user_id, { body, former });
  const categories = await makeCategories(db, author, body);
  const names = chooseNames(author, { body, former, made: categories });
  const brought = await listBroughtRows(db, user_id, source);
  const ids = brought.rows.map(({ transaction_id }) => transaction_id);
  const rows = await loadFiledRows(db, user_id, { brought, ids, created: new Map() });
  const { edits, filed, kept } = await planFiling(db, author, { source, names, former, rows });
  const known = new Set(former.map(({ id }) => id));
  const before = new Map(former.map((row) => [row.id, row]));
  const changed = names.filter((row) => known.has(row.id) && before.get(row.id) !== row);
  return {
    note: { kind: "file_brought_names", summary: toSummary(source, rows.length) },
    edits: [
      insertInto("categories", categories.rows),
      insertInto(
        "brought_names",
        names.filter(({ id }) => !known.has(id)),
      ),
      updateEach(
        "brought_names",
        changed.map(({ id, choice, sub_category_id }) => ({
          key: { id },
          values: { choice, sub_category_id },
        })),
      ),
      ...edits,
    ],
    told: {
      filed: filed.length,
      kept,
      created: categories.rows.length,
      vendor_ids: [...new Set(filed.flatMap(({ transaction }) => transaction.vendor_id ?? []))],
    },
  };
};

/** What the history calls it. */
const toSummary = (source: string, rows: number): string =>
  isProgram(source) ? PROGRAM_NAMES[source] : String(rows);

type Known = { readonly body: Body; readonly former: readonly BroughtNameRow[] };

const check = async (db: Db, user_id: string, { body, former }: Known): Promise<void> => {
  const { names, tags, notes, parts } = body;
  if (names.length === 0 && tags === undefined && notes === undefined && parts === undefined)
    throw invalidInput({ names: say("say_what_to_change") });
  const known = new Set(former.flatMap(({ kind, id }) => (kind === "category" ? [id] : [])));
  if (names.some(({ name_id }) => !known.has(name_id))) throw notFound("brought_name", "names");
  if (names.some(({ sub_category_id, create }) => sub_category_id !== undefined && create !== undefined))
    throw invalidInput({ names: say("sub_category_or_new_one") });
  await checkSubCategories(
    db,
    user_id,
    names.flatMap(({ sub_category_id }) => sub_category_id ?? []),
    "names",
  );
};
