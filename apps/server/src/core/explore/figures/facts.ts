import type { Db } from "@passbook/db/dialect";
import type { Measure } from "@passbook/contract/explore";
import type { RawBuilder } from "kysely";
import type { FlowKind } from "../../categories/index.ts";

/** What rows add up: `second` is what the measure is a share or a mean of, or how many there are. */
export type Facts = {
  /** Tables and joins. */
  readonly from: RawBuilder<unknown>;
  readonly where: readonly RawBuilder<boolean>[];
  /** The columns in whose order they are kept, a time before its categories; none where they are in no such order. */
  readonly order: readonly RawBuilder<unknown>[];
  /** What parts them in two by time, each of which is put in order by itself and by another reader; none where that is not worth it. */
  readonly halves: readonly RawBuilder<boolean>[];
  /** Null where only months are known. */
  readonly day: RawBuilder<string> | null;
  readonly month: RawBuilder<string>;
  readonly account: RawBuilder<string>;
  readonly currency: RawBuilder<string>;
  readonly sub: RawBuilder<string>;
  /** The merchant, or who was paid where there is none. */
  readonly payee: RawBuilder<string>;
  readonly amount: RawBuilder<number>;
  readonly second: RawBuilder<number> | null;
  readonly likely: RawBuilder<number>;
  /** The same sums whoever was paid, where these know payees that nothing is narrowed by. */
  readonly whoever: Facts | null;
  /** Of divided transactions, whose parts stand in several rows: which one it is. */
  readonly transaction: RawBuilder<string> | null;
};

/** What is asked, with what a query needs to know of its person. */
export type Asking = {
  readonly db: Db;
  readonly user_id: string;
  readonly measure: Measure;
  readonly count_likely: boolean;
  readonly kinds: ReadonlyMap<string, FlowKind>;
  readonly week_start: number;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** A day in the middle of all that are asked for; null without any. */
  readonly middle: string | null;
};

/** Whether single transactions go by size whichever way: of a measure that has one way, what came back is behind all others. */
export const hasBothWays = (measure: Measure): boolean => measure === "saved" || measure === "saved_rate";

/** Ids of a kind. */
export const subsOf = (kinds: Asking["kinds"], ...wanted: readonly FlowKind[]): string[] =>
  [...kinds].filter(([, kind]) => wanted.includes(kind)).map(([id]) => id);
