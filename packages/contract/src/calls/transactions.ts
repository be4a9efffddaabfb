import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import {
  amount,
  entered_amount,
  currency,
  id,
  instant,
  iso_date,
  iso_month,
  name,
  one,
  page,
  paging,
  place,
  text,
  version,
  whole_number,
} from "../fields.ts";
import { LONGEST_SEARCH } from "../values/values.ts";
import { textOf } from "../sentences/fields.ts";
import { chosenPattern } from "../values/chosen.ts";
import { WHOLE_PERCENT } from "../values/divide.ts";

/** How the category came about, as data; the web words it. */
export const why = z.looseObject({ kind: z.string() });

/** Hundredths of a percent of what is divided. */
export const part_percent = whole_number(1, WHOLE_PERCENT - 1);

/** A part of a divided transaction; `percent` in hundredths, where it was divided by percent. */
export const split = z.strictObject({
  sub_category_id: id,
  amount,
  percent: z.nullable(z.int()),
  note: z.nullable(z.string()),
});

/** What may be kept with a transaction: what browsers show as it is, and never what they would run. */
export const ATTACHMENT_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
  "application/pdf",
] as const;
export const attachment = z.strictObject({
  id,
  file_name: z.string(),
  file_size: z.int(),
  media_type: z.enum(ATTACHMENT_TYPES),
  created_at: instant,
});
export type Attachment = z.output<typeof attachment>;

export const transaction = z.strictObject({
  id,
  bank_account_id: id,
  statement_id: z.nullable(id),
  booked_on: iso_date,
  value_on: z.nullable(iso_date),
  /** The day on which figures count it, where a person said another than the booked one. */
  counts_on: z.nullable(iso_date),
  amount,
  currency,
  original: z.nullable(z.strictObject({ amount, currency })),
  description: z.string(),
  reference: z.nullable(z.string()),
  balance_after: z.nullable(amount),
  vendor_id: z.nullable(id),
  vendor_name: z.nullable(z.string()),
  merchant_id: z.nullable(id),
  merchant_name: z.nullable(z.string()),
  sub_category_id: id,
  tags: z.array(id),
  note: z.nullable(z.string()),
  splits: z.array(split),
  attachments: z.array(attachment),
  status: z.enum(["posted", "pending"]),
  why: z.nullable(why),
  /** A likely category that waits for the person's word; chance that it is right from 0 to 1. */
  suggestion: z.nullable(z.strictObject({ sub_category_id: id, confidence: z.number() })),
  /** The pair of one movement between own accounts. */
  transfer_id: z.nullable(id),
  /** The purchase this is money back of. */
  refund_of: z.nullable(id),
  series_id: z.nullable(id),
  /** Left out of lists and figures unless asked for. */
  hidden: z.boolean(),
  source: z.nullable(place),
  /** Names of the fields a person set; they are kept when a statement is read again. */
  edited: z.array(z.string()),
  version,
});
export type Transaction = z.output<typeof transaction>;

/** `saved` is everything that decides what is saved: spent, income and invested together, without transfers. */
export const FLOWS = ["spent", "income", "invested", "transfer", "saved"] as const;

const chosen = (allows_none = false) =>
  z.union([id, z.string().check(z.regex(chosenPattern(allows_none), textOf("ids_malformed")))]);

/**
 * Everything a list of transactions can be narrowed by; all of it is joined with "and". Several ids stand with commas between, and any of
 * them will do (of categories and sub-categories together); an id with a minus before it is left out. `q` is a search as people type it.
 */
export const transactionFilter = {
  q: z.optional(z.string().check(z.maxLength(LONGEST_SEARCH))),
  bank_account_id: z.optional(chosen()),
  category_id: z.optional(chosen()),
  sub_category_id: z.optional(chosen()),
  merchant_id: z.optional(chosen(true)),
  vendor_id: z.optional(chosen()),
  statement_id: z.optional(id),
  tag_id: z.optional(chosen()),
  flow: z.optional(z.enum(FLOWS)),
  from: z.optional(iso_date),
  to: z.optional(iso_date),
  /** First and last day on which figures count them. */
  counted_from: z.optional(iso_date),
  counted_to: z.optional(iso_date),
  currency: z.optional(currency),
  /** Least and most size in minor units, whatever the sign. */
  amount_from: z.optional(whole_number(0, Number.MAX_SAFE_INTEGER)),
  amount_to: z.optional(whole_number(0, Number.MAX_SAFE_INTEGER)),
  uncategorised: z.optional(z.enum(["true", "false"])),
  series_id: z.optional(id),
  /** Waiting for the person's word on a suggested category. */
  suggested: z.optional(z.enum(["true", "false"])),
  /** Waiting, and so likely that figures count the suggested category. */
  likely: z.optional(z.enum(["true", "false"])),
  /** `true`: only hidden ones; else hidden ones are left out. */
  hidden: z.optional(z.enum(["true", "false"])),
};
const filter = z.strictObject(transactionFilter);
export type TransactionFilter = z.output<typeof filter>;

/** Transactions by ids, or by a filter ("all N matching"); exactly one of the two. */
export const chosenTransactions = {
  ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(1000))),
  filter: z.optional(filter),
};

/** What came of an act on many: how many were changed, and how many stay as they were, since it says nothing of them. */
export const decidedMany = one(z.strictObject({ changed: z.int(), left: z.int() }));

const change = z.strictObject({
  sub_category_id: z.optional(id),
  merchant_id: z.optional(z.nullable(id)),
  note: z.optional(z.nullable(text(2000))),
  tags: z.optional(z.array(id).check(z.maxLength(50))),
  add_tags: z.optional(z.array(id).check(z.maxLength(50))),
  remove_tags: z.optional(z.array(id).check(z.maxLength(50))),
  /** Divides each of them by percent, the last part having what is left; one of which a part would be nothing stays whole. */
  split: z.optional(
    z
      .array(z.strictObject({ sub_category_id: id, percent: part_percent }))
      .check(z.minLength(2, textOf("two_parts")), z.maxLength(50)),
  ),
  hidden: z.optional(z.boolean()),
  /** A day, or a month, of which it is the day nearest to the booked one; null is the booked day again. */
  counts_on: z.optional(z.nullable(z.union([iso_date, iso_month]))),
});
export type TransactionChange = z.output<typeof change>;
/** Filing takes no room to speak of, notes and tags do. */
const addsTo = ({ note, tags = [], add_tags = [], split = [] }: TransactionChange): boolean =>
  typeof note === "string" || tags.length + add_tags.length + split.length > 0;

const written_amount = entered_amount.check(z.refine((entered) => entered !== 0, textOf("write_amount")));

const params = z.strictObject({ id });
export const listTransactions = endpoint({
  id: "list_transactions",
  method: "GET",
  path: "/api/transactions",
  summary: "Transactions, newest first",
  query: z.strictObject({ ...transactionFilter, ...paging }),
  answer: page(transaction),
});
const summed = z.strictObject({
  count: z.int(),
  /** How many of them are transfers between own accounts: sums leave these out, unless they or categories are what is asked for. */
  transfers: z.int(),
  /** How many of them count under a category that is likely and waits for a word; none where such are not counted. */
  likely: z.int(),
  totals: z.array(z.strictObject({ currency, out: amount, in: amount, net: amount })),
});
export type Summed = z.output<typeof summed>;
export const totalTransactions = endpoint({
  id: "total_transactions",
  method: "GET",
  path: "/api/transactions/totals",
  summary: "Count and sums of what a filter shows",
  query: filter,
  answer: one(summed),
});
/**
 * The whole shape of the list by day, so that a virtual list knows its length before its rows arrive, what all days come to, and the newest rows:
 * told together, since finding the rows is what takes long.
 */
export const listTransactionDays = endpoint({
  id: "list_transaction_days",
  method: "GET",
  path: "/api/transactions/days",
  summary: "Days with their counts and nets, what they come to together, and the newest rows",
  query: z.strictObject({
    ...transactionFilter,
    /** How many of the newest rows are told with them. */
    first: z.optional(whole_number(0, 200)),
  }),
  answer: z.strictObject({
    data: z.array(
      z.strictObject({
        booked_on: iso_date,
        count: z.int(),
        nets: z.array(z.strictObject({ currency, amount })),
      }),
    ),
    summed,
    first: z.array(transaction),
  }),
});
export const getTransaction = endpoint({
  id: "get_transaction",
  method: "GET",
  path: "/api/transactions/{id}",
  summary: "One transaction",
  params,
  answer: one(transaction),
});
/**
 * A transaction that no statement printed, such as one in cash. Without an account it is of the person's cash in its currency, which is made
 * where there is none. A statement of its account that prints the same amount around its day is about it, and takes it over.
 */
export const createTransaction = endpoint({
  id: "create_transaction",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/transactions",
  summary: "Write down a transaction by hand",
  body: z.strictObject({
    bank_account_id: z.optional(id),
    booked_on: iso_date,
    amount: written_amount,
    /** That of the account, where one is named. */
    currency,
    description: name(200),
    note: z.optional(z.nullable(text(2000))),
  }),
  answer: one(transaction),
  address: ({ answer }) => `/api/transactions/${answer.data.id}`,
});
/** What a person wrote of it; of one that a statement prints only what is set on it can be changed. */
export const rewriteTransaction = endpoint({
  id: "rewrite_transaction",
  room: "takes",
  method: "PATCH",
  path: "/api/transactions/{id}/written",
  versioned: true,
  summary: "Change the day, the amount or the text of a transaction that was written down by hand",
  params,
  body: z.strictObject({
    booked_on: z.optional(iso_date),
    amount: z.optional(written_amount),
    description: z.optional(name(200)),
  }),
  answer: one(transaction),
});
export const changeTransaction = endpoint({
  id: "change_transaction",
  room: "takes",
  adds: addsTo,
  method: "PATCH",
  path: "/api/transactions/{id}",
  versioned: true,
  summary: "Change one transaction",
  params,
  body: change,
  answer: one(transaction),
});
export const changeTransactions = endpoint({
  id: "change_transactions",
  room: "takes",
  adds: (body) => addsTo(body.change),
  method: "PATCH",
  path: "/api/transactions",
  summary: "Change many transactions",
  body: z.strictObject({
    ...chosenTransactions,
    change,
    /** What becomes of the parts of those that are divided, where a category or other parts are set; refused as `divided` until it is said. */
    divided: z.optional(z.enum(["keep", "replace"])),
  }),
  answer: one(z.strictObject({ changed: z.int() })),
});
/** Every part says its amount, or every part its percent: then the last one also has the minor units that are left. */
export const splitTransaction = endpoint({
  id: "split_transaction",
  room: "takes",
  adds: ({ splits }) => splits.length > 0,
  method: "PUT",
  path: "/api/transactions/{id}/splits",
  versioned: true,
  summary: "Divide one transaction over sub-categories; an empty list joins it again",
  params,
  body: z.strictObject({
    splits: z
      .array(
        z.strictObject({
          sub_category_id: id,
          amount: z.optional(entered_amount),
          percent: z.optional(part_percent),
          note: z.optional(z.nullable(text(500))),
        }),
      )
      .check(z.maxLength(50)),
  }),
  answer: one(transaction),
});
export const deleteTransactions = endpoint({
  id: "delete_transactions",
  room: "makes",
  method: "POST",
  path: "/api/transactions/delete",
  summary: "Delete transactions",
  body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(1000)) }),
  answer: one(z.strictObject({ deleted: z.int() })),
});

const attachmentParams = z.strictObject({ id, attachment_id: id });

/** Multipart: one picture (JPEG, PNG, WebP, GIF) or PDF of at most 10 MB. */
export const attachFile = endpoint({
  id: "attach_file",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/transactions/{id}/attachments",
  summary: "Keep a picture or a PDF with a transaction",
  params,
  body_kind: "multipart",
  answer: one(transaction),
  address: ({ answer }) => `/api/transactions/${answer.data.id}`,
});
/** As many as are named one by one when a file is kept with several. */
export const MOST_NAMED = 100;
const NAMED = new RegExp(`^[0-9a-f-]{36}(?:,[0-9a-f-]{36}){0,${String(MOST_NAMED - 1)}}$`);

/** Multipart as above, for the ids that are named with commas between, or for what a filter finds, at most a thousand; those that have it stay. */
export const attachFileToMany = endpoint({
  id: "attach_file_to_many",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/transactions/attachments",
  summary: "Keep one picture or PDF with several transactions",
  query: z.strictObject({
    ...transactionFilter,
    ids: z.optional(z.string().check(z.regex(NAMED, textOf("ids_malformed")))),
  }),
  body_kind: "multipart",
  answer: decidedMany,
});
export const getAttachment = endpoint({
  id: "get_attachment",
  method: "GET",
  path: "/api/transactions/{id}/attachments/{attachment_id}",
  summary: "The bytes of what is kept with a transaction, as an attachment",
  params: attachmentParams,
  answer_kind: "file",
  status: 200,
});
export const deleteAttachment = endpoint({
  id: "delete_attachment",
  method: "DELETE",
  path: "/api/transactions/{id}/attachments/{attachment_id}",
  summary: "Keep a picture or a PDF with a transaction no longer",
  params: attachmentParams,
});

/** What a receipt is for, as its text says: the purchases of an amount printed on it around a day printed on it, the likeliest first. */
export const foundPurchases = z.strictObject({
  /** False where nothing on it could be read. */
  has_text: z.boolean(),
  purchases: z.array(transaction),
});
export type FoundPurchases = z.output<typeof foundPurchases>;

/** Multipart: one picture or PDF, of which nothing is kept. */
export const findPurchases = endpoint({
  id: "find_purchases_of_receipt",
  method: "POST",
  path: "/api/receipts",
  summary: "Find the purchases that a receipt may be for, and keep nothing of it",
  body_kind: "multipart",
  answer: one(foundPurchases),
});
