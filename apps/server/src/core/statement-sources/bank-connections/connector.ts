import type { Services } from "../../../platform/services.ts";

/** The days that are asked for: from the first to the last, both among them (UTC). */
export type AskedDays = { readonly from: string; readonly to: string };

/** What a bridge shows of one month of an account, to be kept as an original that the reader knows. */
export type MonthOfAccount = {
  /** `2026-11`. */
  readonly month: string;
  /** The first day of it that was asked for. */
  readonly from: string;
  /** What tells whether its rows are the ones that were there before; whatever else the file says may differ. */
  readonly rows: string;
  readonly file: Uint8Array;
};

/** An account as a bridge shows it. */
export type AccountOfBridge = {
  /** What the bridge knows it by. */
  readonly key: string;
  readonly name: string;
  readonly bank_name: string | null;
  /** As the bridge writes it; points and the like have no currency of ISO 4217. */
  readonly currency: string;
  /** Months with rows, the newest first. */
  readonly months: readonly MonthOfAccount[];
};

export type BridgeAnswer = {
  readonly accounts: readonly AccountOfBridge[];
  /** What it had to say besides, in its words. */
  readonly said: readonly string[];
};

/** What opens a bridge from then on, to be kept sealed, and the host to show. */
export type BridgeAccess = { readonly secret: string; readonly host: string };

/** One protocol of bridges to banks; both calls throw a `BankFailure`. */
export type Connector = {
  /** Uses up what a person was handed by the bridge. */
  readonly claim: (services: Asking, token: string) => Promise<BridgeAccess>;
  readonly read: (services: Asking, secret: string, days: AskedDays) => Promise<BridgeAnswer>;
};
export type Asking = Pick<Services, "names" | "config">;
