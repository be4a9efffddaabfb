import type { CurrencyCode, IsoDate, Place } from "@passbook/contract/values";
import type { Program } from "@passbook/contract/programs";
import type { AccountType, BroughtName, Problem, StatementFormat } from "../../parsed-file.ts";

/** An account of the person's own, in one currency; its balance is what opened it and all its movements. */
export type BookAccount = {
  readonly key: string;
  readonly name: string;
  /** Null where the program says nothing of its kind. */
  readonly kind: AccountType | null;
  /** Null where the program keeps money without saying in what. */
  readonly currency: CurrencyCode | null;
  readonly is_closed: boolean;
  /** What it held before its first movement, in minor units, and on which day where nothing moved. */
  readonly opening: number;
  readonly opened_on: IsoDate | null;
};

/** One side of a movement: an account of the person's own, a category, or what stands for neither (`name` only). */
export type BookPosting = {
  readonly account: string | null;
  readonly category: BroughtName | null;
  /** In minor units; what comes in is positive. */
  readonly amount: number;
  readonly currency: CurrencyCode | null;
  readonly note: string | null;
  readonly cleared: "uncleared" | "cleared" | "reconciled" | null;
};

export type BookTransaction = {
  readonly date: IsoDate;
  readonly payee: string | null;
  readonly text: string | null;
  readonly note: string | null;
  readonly tags: readonly string[];
  /** What the program calls it by, where it does. */
  readonly reference: string | null;
  readonly postings: readonly BookPosting[];
  readonly place: Place;
};

/** A whole book of another program: its accounts, and all that moved in them. */
export type Book = {
  readonly program: Program;
  readonly format: StatementFormat;
  readonly accounts: readonly BookAccount[];
  readonly transactions: readonly BookTransaction[];
  /** What was not understood, with its place. */
  readonly problems: readonly Problem[];
};
