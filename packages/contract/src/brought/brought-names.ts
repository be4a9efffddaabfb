import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { PROGRAM_NAMES, type Program } from "../values/programs.ts";
import { amount, currency, id, many, name, one } from "../fields.ts";

// The names are those of the type.
export const program = z.enum(Object.keys(PROGRAM_NAMES) as Program[]);

/** A program, or the id of the bank account whose bank writes categories of its own. */
const source = z.union([program, id]);

const counted = {
  source,
  /** Null for a bank, whose categories are hints and nothing a person said. */
  program: z.nullable(program),
  bank_account_id: z.nullable(id),
  transactions: z.int(),
  names: z.int(),
  /** Names that nothing was chosen for, nor left as they are. */
  open_names: z.int(),
};
const broughtSource = z.strictObject(counted);
export type BroughtSource = z.output<typeof broughtSource>;

/** What a name likely is: one of the person's sub-categories, one to be made, or nothing. */
export const guess = z.strictObject({
  sub_category_id: z.nullable(id),
  create: z.nullable(z.strictObject({ name: z.string(), parent_name: z.string() })),
  /** What speaks for it. */
  because: z.enum(["named_alike", "chosen_before", "means", "filed_there", "new", "says_nothing"]),
});

const broughtName = z.strictObject({
  id,
  /** The category it stands in, where one is written. */
  parent: z.nullable(z.string()),
  name: z.string(),
  transactions: z.int(),
  totals: z.array(z.strictObject({ currency, amount })),
  choice: z.enum(["open", "taken", "left"]),
  /** Where its rows are filed, once that was chosen. */
  sub_category_id: z.nullable(id),
  guess,
});
export type BroughtName = z.output<typeof broughtName>;

/** What a source brings besides categories: how many transactions have it, and whether it was taken (null: not asked yet). */
const extra = z.strictObject({ transactions: z.int(), is_taken: z.nullable(z.boolean()) });

const broughtSourceDetails = z.strictObject({
  ...counted,
  tags: extra,
  notes: extra,
  parts: extra,
  list: z.array(broughtName),
});
export type BroughtSourceDetails = z.output<typeof broughtSourceDetails>;

const params = z.strictObject({ source });
export const listBroughtSources = endpoint({
  id: "list_brought_sources",
  method: "GET",
  path: "/api/brought_names",
  summary: "Programs and banks whose categories your files carry",
  answer: many(broughtSource),
});
export const getBroughtSource = endpoint({
  id: "get_brought_source",
  method: "GET",
  path: "/api/brought_names/{source}",
  summary: "The names of one of them, and what becomes of each",
  params,
  answer: one(broughtSourceDetails),
});

const broughtRow = z.strictObject({
  source,
  /** Null for a bank. */
  program: z.nullable(program),
  parent: z.nullable(z.string()),
  /** The category as it is called there; null where it has none. */
  name: z.nullable(z.string()),
  payee: z.nullable(z.string()),
  account: z.nullable(z.string()),
  cleared: z.nullable(z.enum(["uncleared", "cleared", "reconciled"])),
});
export type BroughtRow = z.output<typeof broughtRow>;

export const listBroughtRows = endpoint({
  id: "list_brought_rows",
  method: "GET",
  path: "/api/transactions/{id}/brought",
  summary: "What exports of programs and banks say of a transaction",
  params: z.strictObject({ id }),
  answer: many(broughtRow),
});

export const MOST_NAMES = 5000;

/** A category that is to be made for a name, in one that is there or one that is made too. */
export const newCategory = z.strictObject({
  name: name(60),
  parent_id: z.optional(id),
  parent_name: z.optional(name(60)),
});

/** What becomes of a name: its rows are filed under a sub-category, or one that is made; with neither they are left as they are. */
const chosen = z.strictObject({
  name_id: id,
  sub_category_id: z.optional(id),
  create: z.optional(newCategory),
});
export type ChosenName = z.output<typeof chosen>;

/**
 * Files every transaction of these names as is chosen, as the person's own answers and one change, and remembers it for what comes from there
 * later. What the person set by hand stays.
 */
export const fileBroughtNames = endpoint({
  id: "file_brought_names",
  room: "takes",
  method: "POST",
  path: "/api/brought_names/{source}/file",
  summary: "File transactions as their names say",
  params,
  body: z.strictObject({
    names: z.array(chosen).check(z.maxLength(MOST_NAMES)),
    tags: z.optional(z.boolean()),
    notes: z.optional(z.boolean()),
    parts: z.optional(z.boolean()),
  }),
  answer: one(
    z.strictObject({
      /** Transactions that were filed, and those of these names that stay as the person set them by hand. */
      filed: z.int(),
      kept: z.int(),
      created: z.int(),
    }),
  ),
});
