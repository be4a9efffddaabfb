import * as z from "zod/mini";
import { newBankAccount } from "./bank-accounts.ts";
import { endpoint } from "../endpoint.ts";
import {
  amount,
  asked_month,
  box,
  currency,
  entered_amount,
  id,
  instant,
  iso_date,
  one,
  page,
  paging,
  place,
  said,
  version,
  whole_number,
} from "../fields.ts";
import { textOf } from "../sentences/fields.ts";

export const STATUSES = [
  "received",
  "reading",
  "imported",
  "needs_password",
  "needs_review",
  "failed",
] as const;
export const VERDICTS = ["proved", "partly", "unproved", "contradicted"] as const;
export const verdict = z.enum(VERDICTS);
export type Verdict = z.output<typeof verdict>;

const row_number = z.int().check(z.gte(1));
const description = z.string().check(z.trim(), z.minLength(1, textOf("enter_text")), z.maxLength(500));
/** One correction of the rows as they were read; rows keep their numbers when others change. */
export const rowChange = z.discriminatedUnion("op", [
  z.strictObject({
    op: z.literal("set"),
    row: row_number,
    amount: z.optional(entered_amount),
    booked_on: z.optional(iso_date),
    description: z.optional(description),
    /** The balance printed at the row, where it was misread. */
    balance_after: z.optional(entered_amount),
  }),
  z.strictObject({ op: z.literal("remove"), row: row_number }),
  z.strictObject({
    op: z.literal("insert"),
    after: z.int().check(z.gte(0)),
    booked_on: iso_date,
    amount: entered_amount,
    description,
  }),
]);
export type RowChange = z.output<typeof rowChange>;
/** Corrections that would make every printed fact hold. */
export const repair = z.strictObject({ kind: z.string(), changes: z.array(rowChange) });
export const culprit = z.strictObject({ row: z.int(), gap: amount, repairs: z.array(repair) });

export const check = z.looseObject({ name: z.string(), holds: z.boolean() });
/** Why rows are not called proved though what is printed may hold. */
const doubt = z.looseObject({ code: z.string(), message: z.string() });
export const proof = z.looseObject({
  verdict,
  checks: z.array(check),
  /** Missing in proofs that were made before doubts were kept. */
  doubts: z.optional(z.array(doubt)),
  culprit: z.optional(z.nullable(culprit)),
});
export const problem = z.looseObject({ code: z.string(), message: z.string(), ...said });
/** What the reading could not decide by itself; answered with `POST /api/statements/{id}/accept`. */
export const question = z.looseObject({ code: z.string() });

export const statement = z.strictObject({
  id,
  bank_account_id: z.nullable(id),
  source: z.enum(["upload", "email", "folder", "api", "sample", "bank_sync"]),
  /** The message it came with, handed in or from a mailbox. */
  mail: z.nullable(z.strictObject({ sender: z.string(), subject: z.string(), sent_at: z.nullable(instant) })),
  file_name: z.string(),
  file_size: z.int(),
  file_hash: z.string(),
  format: z.nullable(z.string()),
  period: z.nullable(z.strictObject({ from: iso_date, to: iso_date })),
  currency: z.nullable(currency),
  opening_balance: z.nullable(amount),
  closing_balance: z.nullable(amount),
  status: z.enum(STATUSES),
  /** Which of several statements of its file it is, from 1, and in an archive the name of its own file; null where it is the only one. */
  file_part: z.nullable(z.strictObject({ number: z.int(), of: z.int(), name: z.nullable(z.string()) })),
  /** What was printed about the account, so that a person can choose or create the right one. */
  printed_account: z.nullable(
    z.strictObject({
      bank_name: z.nullable(z.string()),
      last_4_digits: z.nullable(z.string()),
      account_type: z.nullable(z.string()),
      /** What the file calls the account where it prints no number. */
      name: z.nullable(z.string()),
    }),
  ),
  proof: z.nullable(proof),
  counts: z.strictObject({ new: z.int(), duplicate: z.int(), changed: z.int() }),
  /** What the message that a locked file came with says of its password. */
  password_hint: z.nullable(z.string()),
  problems: z.array(problem),
  questions: z.array(question),
  /** What the person corrected in the rows as they were read. */
  corrections: z.array(rowChange),
  /** The account's statement before this one: whether its closing balance is this one's opening balance. */
  continues: z.nullable(z.strictObject({ statement_id: id, holds: z.boolean(), gap: amount })),
  created_at: instant,
  updated_at: instant,
  version,
});
export type Statement = z.output<typeof statement>;

export const statementRow = z.strictObject({
  row: z.int(),
  booked_on: iso_date,
  amount,
  currency,
  description: z.string(),
  balance_after: z.nullable(amount),
  pending: z.boolean(),
  /** Null for a row that the person added. */
  source: z.nullable(place),
  transaction_id: z.nullable(id),
  /** What importing made of it: a new transaction, one that was there, or one that was there and now says what this row says. */
  became: z.nullable(z.enum(["new", "duplicate", "changed"])),
});

/** A piece of the original: a line of text, a row of a sheet, or a page with its words in points from the top left. */
export const filePiece = z.union([
  z.strictObject({ line: z.int(), text: z.string() }),
  z.strictObject({ sheet: z.string(), row: z.int(), cells: z.array(z.string()) }),
  z.strictObject({
    page: z.int(),
    width: z.number(),
    height: z.number(),
    words: z.array(z.strictObject({ text: z.string(), box })),
  }),
]);
export type FilePiece = z.output<typeof filePiece>;

const params = z.strictObject({ id });
/**
 * Multipart: one or more `file` parts; each file answers one statement, told in order. A saved message (.eml, .msg, .mbox) answers one for
 * each statement attached to it.
 */
export const uploadStatements = endpoint({
  id: "upload_statements",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/statements",
  summary: "Upload statement files",
  body_kind: "multipart",
  query: z.strictObject({ bank_account_id: z.optional(id) }),
  answer: one(z.array(z.strictObject({ statement, already_known: z.boolean() }))),
  status: 202,
});
export const listStatements = endpoint({
  id: "list_statements",
  method: "GET",
  path: "/api/statements",
  summary: "Statements, newest first",
  query: z.strictObject({
    ...paging,
    bank_account_id: z.optional(id),
    status: z.optional(z.enum(STATUSES)),
    /** `false`: what is still being read, waits for a person, or failed. */
    imported: z.optional(z.enum(["true", "false"])),
    file_hash: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: page(statement),
});
export const getStatement = endpoint({
  id: "get_statement",
  method: "GET",
  path: "/api/statements/{id}",
  summary: "One statement",
  params,
  answer: one(statement),
});
export const getStatementFile = endpoint({
  id: "get_statement_file",
  method: "GET",
  path: "/api/statements/{id}/file",
  summary: "The original file, as an attachment",
  params,
  answer_kind: "file",
  status: 200,
});
/** The original in numbered pieces (from the `after`th, exclusive): lines, rows of its sheets, or pages. `locked` files cannot be drawn as they are. */
export const getStatementPages = endpoint({
  id: "get_statement_pages",
  method: "GET",
  path: "/api/statements/{id}/pages",
  summary: "The original file in pieces",
  params,
  query: z.strictObject({
    after: z.optional(whole_number(0, 100_000_000)),
    limit: z.optional(whole_number(1, 2000)),
  }),
  answer: z.strictObject({
    kind: z.enum(["lines", "sheets", "pages"]),
    locked: z.boolean(),
    data: z.array(filePiece),
    next: z.nullable(z.int()),
    total: z.int(),
  }),
});
/** The rows as read, in the order of the file, each with the transaction it became. */
export const listStatementRows = endpoint({
  id: "list_statement_rows",
  method: "GET",
  path: "/api/statements/{id}/rows",
  summary: "The rows of a statement",
  params,
  query: z.strictObject({
    after: z.optional(whole_number(0, 100_000_000)),
    limit: z.optional(whole_number(1, 1000)),
  }),
  answer: z.strictObject({ data: z.array(statementRow), next: z.nullable(z.int()), total: z.int() }),
});
export const deleteStatement = endpoint({
  id: "delete_statement",
  method: "DELETE",
  path: "/api/statements/{id}",
  versioned: true,
  summary: "Delete a statement and the transactions only it holds",
  params,
});
export const unlockStatement = endpoint({
  id: "unlock_statement",
  room: "takes",
  adds: ({ remember }) => remember === true,
  method: "POST",
  path: "/api/statements/{id}/unlock",
  summary: "Open a locked file",
  params,
  body: z.strictObject({
    password: z.string().check(z.minLength(1, textOf("enter_the_password")), z.maxLength(200)),
    remember: z.optional(z.boolean()),
  }),
  answer: one(statement),
  status: 202,
});
/** Passwords made as banks commonly do (day of birth, name, last digits) are tried on this file; one that opens it is kept for its account. */
export const tryMadePasswords = endpoint({
  id: "try_made_passwords",
  room: "takes",
  method: "POST",
  path: "/api/statements/{id}/try_made_passwords",
  summary: "Try passwords made of your details on a locked file",
  params,
  answer: one(statement),
  status: 202,
});
/** Says which account a statement belongs to (an existing one or a new one) and answers its questions; it is then read again. */
export const acceptStatement = endpoint({
  id: "accept_statement",
  room: "takes",
  adds: ({ new_bank_account }) => new_bank_account !== undefined,
  method: "POST",
  path: "/api/statements/{id}/accept",
  summary: "Choose the account and answer questions",
  params,
  body: z.strictObject({
    bank_account_id: z.optional(id),
    new_bank_account: z.optional(newBankAccount),
    /** Others that ask for their account and print the same of it: it is theirs too. Those that were answered meanwhile are passed over. */
    statement_ids: z.optional(z.array(id).check(z.maxLength(200))),
    date_order: z.optional(z.enum(["dmy", "mdy", "ymd"])),
    decimal_sign: z.optional(z.enum([".", ","])),
    currency: z.optional(currency),
    /** What the account is by the direction of the rows shown: money that was spent makes it a debt. */
    account_type: z.optional(z.enum(["credit_card", "current"])),
    /** Import the rows as they stand though nothing printed proves them. */
    as_read: z.optional(z.boolean()),
  }),
  answer: one(statement),
  status: 202,
});
/** Replaces the whole list of corrections; the rows are proved anew, and an imported statement's transactions follow. */
export const correctStatement = endpoint({
  id: "correct_statement",
  room: "takes",
  adds: ({ changes }) => changes.some(({ op }) => op !== "remove"),
  method: "PUT",
  path: "/api/statements/{id}/corrections",
  versioned: true,
  summary: "Correct rows as they were read",
  params,
  body: z.strictObject({ changes: z.array(rowChange).check(z.maxLength(1000)) }),
  answer: one(statement),
});
/** Reads an imported statement again with the reader of today; what the person edited stays. */
export const rereadStatement = endpoint({
  id: "reread_statement",
  method: "POST",
  path: "/api/statements/{id}/reread",
  summary: "Read an imported statement again",
  params,
  answer: one(statement),
  status: 202,
});
export const retryStatement = endpoint({
  id: "retry_statement",
  method: "POST",
  path: "/api/statements/{id}/retry",
  summary: "Read a failed statement again",
  params,
  answer: one(statement),
  status: 202,
});
/**
 * Server-sent events: `statement` with `{id, status}` whenever one of your statements changes, `movements` with `{found_at}` when
 * transfers, refunds, series and what is unusual were found again, `act` with `{under_way}` while a large change of yours is being made
 * or taken back: what is shown may hold part of it. `statement_sources` with `{changed}` names what of `/api/statement_sources` is
 * otherwise by now: `mailboxes`, `bank_connections`, `inbox` or `mails`. `proposals` with `{made}` when programs propose others than before.
 */
export const streamEvents = endpoint({
  id: "stream_events",
  method: "GET",
  path: "/api/events",
  summary: "What changes while you watch",
  answer_kind: "events",
  status: 200,
});
/**
 * The month grid of `/statements`: per account and month the best verdict, and how many statements stand behind it. Without `to` it ends
 * with the running month, or with the newest statement where that is older than a year.
 */
export const getStatementGrid = endpoint({
  id: "get_statement_grid",
  method: "GET",
  path: "/api/statements/grid",
  summary: "Accounts by months",
  query: z.strictObject({ to: z.optional(asked_month) }),
  answer: one(
    z.strictObject({
      months: z.array(z.string()),
      accounts: z.array(
        z.strictObject({
          bank_account_id: id,
          /** The month of the last statement of an account that is closed or had none for half a year; nothing is expected after it. */
          ends_in: z.nullable(z.string()),
          /** From the days on which statements came so far; null with fewer than three, and after the end. */
          usual: z.nullable(
            z.strictObject({
              day_of_month: z.int(),
              /** By which day the next one is usually here. */
              expected_on: iso_date,
              missing_month: z.nullable(z.string()),
              days_late: z.int(),
            }),
          ),
          cells: z.array(
            z.strictObject({
              month: z.string(),
              state: z.enum([
                "proved",
                "partly",
                "unproved",
                "contradicted",
                "part_covered",
                "late",
                "missing",
                "not_due",
                "before",
                "after",
              ]),
              /** By which day the statement of a month that has none is usually here, where that is known; past it, it is late. */
              expected_on: z.nullable(iso_date),
              /** How many of its days lie in the period of a statement; `part_covered` months lack some of the others. */
              days_covered: z.int(),
              statement_ids: z.array(id),
            }),
          ),
        }),
      ),
    }),
  ),
});
