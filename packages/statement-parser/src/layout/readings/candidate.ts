import type { IsoDate } from "@passbook/contract/values";
import type { PrintedFacts } from "../../parsed-file.ts";
import type { ProvedBalances } from "../../proof/prove.ts";
import type { ColumnUse, PageReading } from "./reading.ts";
import type { PageRow } from "./read-rows.ts";

/** What is known of a document before any reading is tried. */
export type Evidence = {
  /** Texts and days of the records. */
  texts: readonly string[];
  days: readonly (IsoDate | null)[];
  /** The words speak of a card or a loan: balances are owed. */
  owes: boolean;
  /** Words speak of a bill, and whether the kind of account is said at all. */
  mayOwe: boolean;
  /** Rows have signs that stand apart from their amounts. */
  loneSigns: boolean;
  known: boolean;
  /** Words for balances or sides are understood, so that one for a debt would be. */
  understood: boolean;
  /** The person says it, and the document does not. */
  saidByPerson: boolean;
  /** A loan: what is paid into it is called a debit elsewhere, so the words of its rows tell no direction. */
  loan: boolean;
  /** Lines that look like rows and are in none. */
  leftOver: number;
  /** The sides of which the header says that a column is theirs. */
  sides: ReadonlySet<ColumnUse>;
  /** All columns stand under exact names. */
  named: boolean;
  /** Newest first. */
  reversed: boolean;
  /** The direction that a word beside the amount of each record gives. */
  said: readonly (1 | -1 | null)[] | null;
};

export type Candidate = {
  reading: PageReading;
  /** Where the columns of the reading stand. */
  edges: ReadonlyMap<number, number>;
  rows: PageRow[];
  missed: number;
  facts: PrintedFacts;
  proved: ProvedBalances;
  score: number;
  /** What it was weighed by. */
  evidence: Evidence;
  /** How many printed totals of a side, less those of the other, the reading follows; a balance owed whose side is told counts too. */
  told: number;
};
