import type { StatementRow } from "@passbook/db/schema";
import type { AnswerOf, BodyOf } from "@passbook/contract/endpoint";
import type { Book, BookAccount, moveIn } from "@passbook/contract/move-in";
import type { listStatementRows } from "@passbook/contract/statements";
import type { CountedName, NamesToTake } from "../../brought-names/index.ts";
import type {
  DateOrder,
  ParsedAccount,
  ParsedHolding,
  Problem,
  Proof,
  RowChange,
} from "@passbook/statement-parser";

/** What a person answered when a file left something open; the reader takes it as hints. */
export type Answers = {
  readonly date_order?: DateOrder;
  readonly decimal_sign?: "." | ",";
  readonly currency?: string;
  readonly account_type?: AnsweredType;
};

/** What an account is by the direction of rows that were shown: money spent is a debt's. */
export type AnsweredType = "credit_card" | "current";

/** Something a person must decide before a statement is imported. */
export type OpenQuestion = { readonly code: string; readonly [more: string]: unknown };

/** What of a row tells it from the others of its statement. */
export type RowAnchor = { readonly booked_on: string; readonly amount: number; readonly description: string };

/** The message that a file came with. */
export type MailOfStatement = {
  /** Empty where it does not name exactly one. */
  readonly sender: string;
  readonly subject: string;
  /** When it says it was sent. */
  readonly sent_at: string | null;
};

/** An account of a book as it was read, and what becomes of it. */
export type BookAccountRead = Omit<BookAccount, "likely_account_id" | "moved"> & {
  /** The account here that had its rows already. */
  readonly holder_id?: string;
};
export type BookRead = Pick<Book, "program" | "counts"> & {
  readonly accounts: readonly BookAccountRead[];
  /** Until it moves in. */
  readonly names?: readonly CountedName[];
};
/** What a person chose when they moved a book in. */
export type MovingIn = {
  readonly accounts: NonNullable<BodyOf<typeof moveIn>["accounts"]>;
  /** Until it has moved in. */
  readonly taken?: NamesToTake;
};

/** What `statements.details` holds beside the columns. */
export type StatementDetails = {
  readonly proof?: Proof;
  readonly printed_account?: Pick<ParsedAccount, "bank_name" | "last_4_digits" | "account_type" | "name">;
  /** What the account holds by it, each in a currency. */
  readonly holdings?: {
    readonly on: string;
    readonly rows: readonly (Omit<ParsedHolding, "currency"> & { readonly currency: string })[];
  };
  readonly problems?: readonly Problem[];
  readonly questions?: readonly OpenQuestion[];
  readonly answers?: Answers;
  /** The account for which a person confirmed that the file's other currency belongs there. */
  readonly other_currency?: string;
  /** A person looked at it and wants it imported as it is. */
  readonly as_read?: boolean;
  /** A person wants the rows too that proved statements of their days do not hold. */
  readonly extra_rows?: boolean;
  /** What a person corrected in the rows as they were read. */
  readonly corrections?: readonly RowChange[];
  /** The rows that corrections speak of, as they were read, by number: how they are found in another reading. */
  readonly anchors?: Readonly<Record<string, RowAnchor>>;
  /** Rows that are announced, not booked, are among those printed. */
  readonly prints_pending?: boolean;
  /** Statements whose place it takes once it is imported: earlier looks at the same account. */
  readonly replaces?: readonly string[];
  /** The file opens with a password only, so it cannot be drawn as it is. */
  readonly locked?: boolean;
  /** Its pages are pictures whose letters are to be recognised, which takes long: it is read among the large ones. */
  readonly scan?: boolean;
  /** What the message it came with says of its password, until it is open. */
  readonly password_hint?: string;
  /** A person wants passwords tried that are made of their details; false once they were. */
  readonly tries_made?: boolean;
  /** Password of the file, sealed for it: the one that opened it, or that its person gave and that was not tried yet. */
  readonly sealed_password?: string;
  /** Its person gave a password for it: once it opens the file, it is tried on all others that wait, and where it is to be, kept. */
  readonly unlocking?: "this" | "kept";
  /** A password that opened another file while this one waited, sealed for it; gone once it was tried. */
  readonly offered_password?: string;
  readonly mail?: MailOfStatement;
  /** The name of its own file, where the file is an archive. */
  readonly inner_name?: string;
  /** Of the first statement of a book: what it holds. */
  readonly book?: BookRead;
  /** Of each statement of a book that moved in. */
  readonly move_in?: MovingIn;
  /** How many statements the file holds, once it was read; of a book that waits for its person, not yet. */
  readonly statement_count?: number;
};

type RowPlace = NonNullable<AnswerOf<typeof listStatementRows>["data"][number]["source"]>;

/** One printed row, as `readings` keeps it. */
export type ReadRow = {
  /** Its number as it was read, from 1; rows that a person added count on behind the last one. */
  readonly row: number;
  readonly booked_on: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly balance_after: number | null;
  readonly pending: boolean;
  /** Null for a row that a person added. */
  readonly source: RowPlace | null;
  readonly transaction_id: string | null;
  /** What importing made of it; null while it waits, and for announced rows that were gone by then. */
  readonly became: "new" | "duplicate" | "changed" | null;
};

/** Rows that were kept before places of every kind were: text files only, numbered by their order. */
type FormerRow = Omit<ReadRow, "row" | "pending" | "source" | "became"> & { readonly line: number | null };

/** The rows of a chunk of `readings` that begins behind row `before`. */
export const readReadings = (json: string, before: number): ReadRow[] =>
  // Written by this feature alone, and too much to look at each row again.
  (JSON.parse(json) as (ReadRow | FormerRow)[]).map((row, index) =>
    "row" in row
      ? row
      : {
          ...row,
          row: before + index + 1,
          pending: false,
          became: null,
          source: row.line === null ? null : { line: row.line },
        },
  );

// Written by this feature alone, and read with every statement.
export const readDetails = (row: Pick<StatementRow, "details">): StatementDetails =>
  JSON.parse(row.details) as StatementDetails;

/** What `sealed_password` is bound to: the file, which all its statements share. */
export const passwordPlace = ({ user_id, file_id }: Pick<StatementRow, "user_id" | "file_id">): string =>
  `${user_id}/files/${file_id}`;
