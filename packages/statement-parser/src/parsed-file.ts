import type { DoubtCode } from "@passbook/contract/sentences/doubts";
import type { Said } from "@passbook/contract/sentences/sentence";
import type { Program } from "@passbook/contract/programs";
import type { CurrencyCode, IsoDate, Place } from "@passbook/contract/values";

/** How the bytes are written; told from content, never from the file's name. */
export type StatementFormat =
  | "ofx"
  | "qfx"
  | "qif"
  | "camt"
  | "mt940"
  | "mt942"
  | "coda"
  | "n43"
  | "cfonb"
  | "gpc"
  | "1c"
  | "bai2"
  | "csv"
  | "tsv"
  | "xlsx"
  | "xls"
  | "ods"
  | "pdf"
  | "picture"
  | "html"
  | "text"
  | "json"
  | "simplefin"
  | "ledger"
  | "beancount"
  | "gnucash"
  | "actual";

/** The order of day, month and year in a written date. */
export type DateOrder = "dmy" | "mdy" | "ymd";

/** What the caller knows besides the bytes; evidence in the file always outweighs it, but an answer to a question decides. */
export type ParseHints = {
  /** ISO 3166 alpha-2, upper case. */
  country?: string;
  currency?: CurrencyCode;
  date_order?: DateOrder;
  decimal_sign?: "." | ",";
  /** What the person says the account is: it tells an account from a debt where nothing in the file does. */
  account_type?: AccountType;
  /** The clock: no transaction lies far after it. */
  today: IsoDate;
  password?: string;
  /** Layouts that proved statements before, tried first. */
  layouts?: readonly KnownLayout[];
  /** Shown in messages only; never used to tell the format. */
  file_name?: string;
};

export type AccountType = "savings" | "current" | "credit_card" | "loan" | "wallet" | "cash" | "investment";

/** The account a statement names; `number` is printed in full and must never leave the server. */
export type ParsedAccount = {
  bank_name: string | null;
  number: string | null;
  last_4_digits: string | null;
  iban_masked: string | null;
  account_type: AccountType | null;
  bank_code: string | null;
  /** What the file calls it where it prints no number: `Everyday`, `Joint Savings`. */
  name?: string | null;
  /** Its book keeps it as one that is no longer used. */
  is_closed?: boolean;
};

/** How a table or page was read when its statement was proved; `reading` is for the parser alone. */
export type KnownLayout = { fingerprint: string; reading: string };

/** A category as it is printed, with the one it stands in where that is printed too. */
export type BroughtName = { parent: string | null; name: string };

/** A part of a row that its person divided; the amount in minor units, signed like the row's. */
export type BroughtPart = { category: BroughtName | null; amount: number; note: string | null };

/** What a person wrote beside a row in another program; nothing of it is printed by a bank, and nothing of it proves anything. */
export type BroughtRow = {
  category: BroughtName | null;
  tags: string[];
  note: string | null;
  payee: string | null;
  /** What the program calls the account. */
  account: string | null;
  /** Of a movement between own accounts: what the other one is called, or what both of its rows are numbered by. */
  transfer: { account: string } | { movement: string } | null;
  cleared: "uncleared" | "cleared" | "reconciled" | null;
  parts: BroughtPart[];
};

/** One booked or announced movement; amounts are integers in the minor unit of `currency`, negative is money out. */
export type ParsedTransaction = {
  booked_on: IsoDate;
  value_on: IsoDate | null;
  amount: number;
  currency: CurrencyCode | null;
  original?: { amount: number; currency: CurrencyCode } | null;
  description: string;
  counterparty: string | null;
  reference: string | null;
  balance_after: number | null;
  pending: boolean;
  source: Place;
  bank_category?: string | null;
  mcc?: string | null;
  type?: string | null;
  /** What its person wrote beside it, in the export of a program. */
  brought?: BroughtRow;
  /** Its number as it was read, where rows were corrected; added rows take the numbers after the last. */
  row?: number;
  /** A person put it in; its source is that of the row beside it. */
  added?: boolean;
};

export type Verdict = "proved" | "partly" | "unproved" | "contradicted";

/** What a statement prints about its rows, in minor units; null where nothing is printed. Rows count from 1 as they were read. */
export type PrintedFacts = {
  opening: number | null;
  closing: number | null;
  /** Balances of the statement that nobody printed: the first or last running balance, less or with its row, gives them. */
  derived?: readonly ("opening" | "closing")[];
  /** Sums of the money in and (negative) out, and the number of rows. */
  credits?: number | null;
  debits?: number | null;
  count?: number | null;
  /** The number of rows in or of rows out, where it alone is printed: those of both sides make `count`. */
  credit_count?: number | null;
  debit_count?: number | null;
  /** Sums printed for some of the rows (a section, a page), signed like these; with `side`, of those in or out alone. */
  sections?: readonly { name: string; rows: readonly number[]; expected: number; side?: 1 | -1 }[];
  /** The balance at which the page or statement before ended, where this one is said to go on from it. */
  previous_closing?: number | null;
  /** Balances printed between rows: carried forward after the row `after`, or before the first (0). */
  carried?: readonly { after: number; balance: number }[];
  /** Which sign is money out follows from words or custom; turned round, all rows would fit a sum of zero as well. */
  signs_guessed?: boolean;
  /** Rows whose direction is a guess that no running balance confirms, or that could not be read. */
  unsure?: number;
  /** Rows whose amounts have more digits than their currency: sums of what was rounded prove nothing to the cent. */
  rounded?: number;
};

/** One printed fact compared with the rows; `rows` counts the rows it binds, amounts are minor units. */
export type ProofCheck = {
  name: string;
  holds: boolean;
  rows: number;
  expected?: number;
  found?: number;
};

/**
 * The row (by its number as read) at which the printed facts break first, how much more is printed than the rows give,
 * and the likeliest repairs, at most five.
 */
export type Culprit = { row: number; gap: number; repairs: Repair[] };

/**
 * One correction of the rows of a statement; rows count from 1 as they were read, and keep their number when others change.
 * An inserted row takes the next number after the last, and stands directly behind the row it names (0: before all).
 */
export type RowChange =
  | {
      op: "set";
      row: number;
      amount?: number;
      booked_on?: IsoDate;
      description?: string;
      /** The balance printed at the row, where it was misread. */
      balance_after?: number;
    }
  | { op: "remove"; row: number }
  | { op: "insert"; after: number; booked_on: IsoDate; amount: number; description: string };

/** Corrections that together make every printed fact hold; a person confirms them. */
export type Repair = {
  kind:
    | "flip_sign"
    | "add_missing_row"
    | "change_amount"
    | "change_balance"
    | "split_row"
    | "join_rows"
    | "move_decimal_sign"
    | "drop_total"
    | "drop_repeated";
  changes: RowChange[];
};

/** Why rows are not called proved though what is printed may hold; `place` where it is known. */
export type Doubt = { code: DoubtCode; place: Place | null; message: string };

/** Whether what is printed agrees with the rows as they were read, and what keeps it from proving them. */
export type Proof = { verdict: Verdict; checks: ProofCheck[]; doubts: Doubt[]; culprit: Culprit | null };

/** One account's rows for one period. */
/** What is held of one security: units and price as plain decimals, value and cost in minor units; cash has no units. */
export type ParsedHolding = {
  name: string;
  symbol: string | null;
  isin: string | null;
  quantity: string | null;
  price: string | null;
  value: number;
  /** What was paid for it, where that is printed. */
  cost: number | null;
  currency: CurrencyCode | null;
};

/** What an account holds on a day. */
export type ParsedHoldings = { on: IsoDate; rows: ParsedHolding[] };

export type ParsedStatement = {
  account: ParsedAccount;
  currency: CurrencyCode | null;
  period: { from: IsoDate | null; to: IsoDate | null };
  opening_balance: number | null;
  closing_balance: number | null;
  proof: Proof;
  transactions: ParsedTransaction[];
  /** What is printed about the rows: they are proved with it, and proved anew when they are corrected. */
  facts: PrintedFacts;
  /** Numbers of rows given so far, where rows were added. */
  last_row?: number;
  /** Of a statement in an archive: how its own file is written. */
  format?: StatementFormat;
  /** Of a statement in an archive: the name of its own file there. */
  inner_name?: string;
  /** Of an inferred reading that was proved: what to remember of it. */
  layout?: KnownLayout | null;
  /** The meaning of columns was inferred, not told by the format, and nothing printed confirms it. */
  guessed?: boolean;
  /** The program whose export it is; its rows carry what its person wrote. */
  brought_by?: Program;
  /** Of an account of investments: what it holds. */
  holdings?: ParsedHoldings;
  /** What it leaves open, where other statements of its file may not. */
  questions?: readonly Question[];
};

/** A part of the file that could not be read for certain. */
export type Problem = Said & { code: string; place?: Place };

/**
 * A choice that the data leave open; the answer goes back as the hint named by `code`. Of an account whose kind nothing tells, each
 * choice says whether the `rows` shown were then `spent` or `received`.
 */
export type Question = {
  code: "date_order" | "decimal_sign" | "account_type";
  choices: { value: string; example: string }[];
  rows?: Pick<ParsedTransaction, "booked_on" | "description" | "amount">[];
};

/** A file of an archive that opens with a password only; it is to be read by itself. */
export type LockedFile = { name: string; bytes: Uint8Array };

/** Everything read from one file. */
export type ParsedFile = {
  format: StatementFormat;
  /** It is a whole book of another program: kept by it, or a table whose column of accounts names several. */
  book?: "program" | "columns";
  statements: ParsedStatement[];
  problems: Problem[];
  questions: Question[];
  /** Of an archive: the files that were left out because they are locked. */
  locked_files?: LockedFile[];
};

export type RefusalCode =
  | "needs_password"
  | "wrong_password"
  | "no_text_layer"
  | "empty"
  | "not_a_statement"
  | "unreadable"
  | "too_large"
  | "too_many_statements"
  | "too_many_rows";

/** Why a file cannot be read, and what the person can do. */
export type Refusal = Said & { code: RefusalCode; place?: Place };
