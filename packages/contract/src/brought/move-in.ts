import * as z from "zod/mini";
import { accountType } from "../calls/bank-accounts.ts";
import { problem, statement } from "../calls/statements.ts";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, iso_date, name, one } from "../fields.ts";
import { guess, MOST_NAMES, newCategory, program } from "./brought-names.ts";

/** An account of a book, with what it holds there. */
const bookAccount = z.strictObject({
  /** Which of the accounts of its file it is, from 0. */
  file_index: z.int(),
  name: z.string(),
  account_type: accountType,
  /** Null where the program keeps money without saying in what. */
  currency: z.nullable(currency),
  transactions: z.int(),
  period: z.nullable(z.strictObject({ from: iso_date, to: iso_date })),
  opening_balance: amount,
  balance: amount,
  closed: z.boolean(),
  /** An account that is here already and likely the same, since it is called alike. */
  likely_account_id: z.nullable(id),
  /**
   * Once it moved in: where to, and what its rows come to here, counted from nothing where the file does not say what the account held before
   * them. Null before, and while its statement waits for an answer.
   */
  moved: z.nullable(
    z.strictObject({ bank_account_id: id, statement_id: id, balance: amount, from_nothing: z.boolean() }),
  ),
});
export type BookAccount = z.output<typeof bookAccount>;

const bookName = z.strictObject({
  parent: z.nullable(z.string()),
  name: z.string(),
  transactions: z.int(),
  totals: z.array(z.strictObject({ currency: z.nullable(currency), amount })),
  guess,
});
export type BookName = z.output<typeof bookName>;

export const book = z.strictObject({
  statement_id: id,
  file_name: z.string(),
  program: z.nullable(program),
  state: z.enum(["waiting", "moving", "moved"]),
  accounts: z.array(bookAccount),
  /** What its categories are called, until it moves in; from then on they stand with the names of the program. */
  names: z.array(bookName),
  counts: z.strictObject({
    transactions: z.int(),
    transfers: z.int(),
    tags: z.int(),
    notes: z.int(),
    parts: z.int(),
  }),
  /** What was not understood, with its place. */
  problems: z.array(problem),
});
export type Book = z.output<typeof book>;

const params = z.strictObject({ id });

/** What a file that is a whole book of another program holds; nothing of it is written before it moves in. */
export const getBook = endpoint({
  id: "get_book",
  method: "GET",
  path: "/api/statements/{id}/book",
  summary: "What a book of another program holds",
  params,
  answer: one(book),
});

const movedAccount = z.strictObject({
  file_index: z.int().check(z.gte(0)),
  /** An account that is here; without it one is made. */
  bank_account_id: z.optional(id),
  label: z.optional(name(80)),
  account_type: z.optional(accountType),
});

const chosenName = z.strictObject({
  parent: z.nullable(z.string().check(z.maxLength(100))),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  sub_category_id: z.optional(id),
  create: z.optional(newCategory),
});

/**
 * Moves a book in: its accounts, rows, transfers and what its person wrote beside them, as one change. Accounts that are not named are made as
 * they are described; names that are not named stay open.
 */
export const moveIn = endpoint({
  id: "move_in",
  room: "takes",
  method: "POST",
  path: "/api/statements/{id}/move_in",
  summary: "Move a book of another program in",
  params,
  body: z.strictObject({
    accounts: z.optional(z.array(movedAccount).check(z.maxLength(2000))),
    /** What money is in that the book keeps without saying so. */
    currency: z.optional(currency),
    names: z.optional(z.array(chosenName).check(z.maxLength(MOST_NAMES))),
    tags: z.optional(z.boolean()),
    notes: z.optional(z.boolean()),
    parts: z.optional(z.boolean()),
  }),
  answer: one(statement),
  status: 202,
});
