import type { CurrencyCode, IsoDate, Money } from "@passbook/contract/values";

/** What looks for findings; a row may be kept from each of them by a person's own decision. */
export type Finder = "transfers" | "refunds" | "series" | "unusual";

/** A transaction as the finders read it; `amount` in minor units, negative = money out. */
export type FinderRow = {
  readonly id: string;
  readonly bank_account_id: string;
  /** `savings`, `current`, `credit_card`, `loan`, `wallet`, `cash` or `investment`; others count as bank accounts. */
  readonly account_type: string;
  readonly booked_on: IsoDate;
  readonly value_on: IsoDate | null;
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** What the statement prints as paid or received abroad; its sign does not matter. */
  readonly original: Money | null;
  readonly description: string;
  readonly counterparty: string | null;
  readonly reference: string | null;
  readonly vendor_key: string | null;
  readonly merchant_id: string | null;
  /** The person's own sub-category; opaque here. */
  readonly sub_category: string | null;
  readonly status: "posted" | "pending";
  /** Finders that leave this row alone because a person decided about it; pending rows are left alone by all. */
  readonly excluded: readonly Finder[];
};

/** One of the person's own accounts, as far as other statements may name it. */
export type OwnAccount = {
  readonly id: string;
  readonly account_type: string;
  readonly last_4_digits: string | null;
  readonly bank_name: string | null;
  readonly label: string | null;
};

export type TransferAnswers = {
  /** Pairs of row ids, in any order, that a person called one movement. */
  readonly confirmed: readonly (readonly [string, string])[];
  /** Pairs of row ids, in any order, that a person called two movements; they never come back. */
  readonly rejected: readonly (readonly [string, string])[];
};

export type RefundAnswers = {
  readonly confirmed: readonly { readonly refund_id: string; readonly purchase_id: string }[];
  readonly rejected: readonly { readonly refund_id: string; readonly purchase_id: string }[];
};

/**
 * What a person said of a series, held on to its rows so that it outlives an older statement read later: `confirmed` is one even
 * where too little speaks for it, `dismissed` is none, `merged` makes one series of the rows of several.
 */
export type SeriesAnswer = {
  readonly kind: "confirmed" | "dismissed" | "merged";
  /** The members when the person answered (of all merged series together). */
  readonly member_ids: readonly string[];
};

export type FindingAnswers = {
  readonly transfers: TransferAnswers;
  readonly refunds: RefundAnswers;
  readonly series: readonly SeriesAnswer[];
};

/** Units of `to` for one unit of `from` on a day (major units), or null where no rate is known. */
export type FindRate = (from: CurrencyCode, to: CurrencyCode, day: IsoDate) => number | null;

/** What the finders know beside the rows. */
export type FinderContext = {
  readonly accounts: readonly OwnAccount[];
  readonly answers: FindingAnswers;
  readonly rate: FindRate;
  /** Names of the holder as statements print them; may be empty. */
  readonly own_names: readonly string[];
  /** The day until which the rows are believed complete; what is due later is not late. */
  readonly today: IsoDate;
};

export type TransferReason =
  | { readonly kind: "words"; readonly word: string }
  | { readonly kind: "digits"; readonly digits: string }
  | { readonly kind: "bank_name"; readonly name: string }
  | { readonly kind: "own_name"; readonly name: string }
  | { readonly kind: "reference"; readonly reference: string }
  | { readonly kind: "same_name"; readonly name: string }
  | { readonly kind: "answer" };

/** Two rows of two own accounts that are one movement. `days` from money out to money in, negative when it came first. */
export type TransferPair = {
  readonly out_id: string;
  readonly in_id: string;
  /** How the amounts agree: exactly, by the printed original amount, or by a day's rate. */
  readonly basis: "amount" | "original" | "rate";
  readonly days: number;
  readonly reasons: readonly TransferReason[];
};

/** A row that its own words call a transfer while the other account is not here. */
export type SingleTransfer = { readonly id: string; readonly reason: TransferReason };

export type TransferFindings = {
  readonly pairs: readonly TransferPair[];
  readonly singles: readonly SingleTransfer[];
  /** Groups of row ids that belong together in more than one equally good way: to be asked. */
  readonly ambiguous: readonly (readonly string[])[];
  /** Rows that would be one side of a pair, had the person not filed the other elsewhere: no transfers either. */
  readonly parted: readonly string[];
};

/** Money back: `purchase_id` is lowered by `amount` (positive, minor units); a reversal cancels its row whole. */
export type Refund = {
  readonly refund_id: string;
  readonly purchase_id: string;
  readonly kind: "refund" | "reversal";
  readonly amount: number;
};

export type SeriesInterval =
  | "weekly"
  | "fortnightly"
  | "semi_monthly"
  | "four_weekly"
  | "monthly"
  | "two_monthly"
  | "quarterly"
  | "half_yearly"
  | "yearly";

export type PriceChange = { readonly on: IsoDate; readonly from: number; readonly to: number };

/** The same counterparty at a steady interval. Amounts are signed minor units. */
export type Series = {
  /** Stable by content: counterparty, currency, direction, interval and first row. */
  readonly id: string;
  readonly merchant_id: string | null;
  readonly vendor_key: string | null;
  readonly currency: CurrencyCode;
  readonly direction: "in" | "out";
  readonly interval: SeriesInterval;
  /** In order of their days. */
  readonly member_ids: readonly string[];
  readonly first_on: IsoDate;
  readonly last_on: IsoDate;
  /** Weekday (1 = Monday) of weekly, fortnightly and four-weekly series, else day of the month (31 = its last day). */
  readonly usual_day: number;
  /** What comes next: `low` and `high` are equal to `amount` when it is fixed; null once ended. */
  readonly expected: {
    readonly on: IsoDate;
    readonly amount: number;
    readonly low: number;
    readonly high: number;
  } | null;
  readonly fixed_amount: boolean;
  readonly price_changes: readonly PriceChange[];
  readonly missed: readonly IsoDate[];
  readonly state: "active" | "late" | "ended";
  /** `fee`: what a bank charges for itself. */
  readonly kind: "subscription" | "bill" | "fee" | "income" | "transfer";
  /** From 0 to 1. */
  readonly confidence: number;
  readonly answer: "confirmed" | "merged" | null;
};

/** Something out of the ordinary, with the figures that explain it (positive minor units). */
export type Unusual = {
  readonly id: string;
  readonly booked_on: IsoDate;
  readonly amount: number;
  readonly currency: CurrencyCode;
} & (
  | {
      readonly kind: "above_usual";
      readonly usual: number;
      /** How many times the usual, to one decimal. */
      readonly times: number;
      /** Earlier charges that make the usual. */
      readonly count: number;
    }
  | {
      readonly kind: "new_merchant";
      /** The person's middle purchase of the year before, and how many there were. */
      readonly usual: number;
      readonly times: number;
      readonly count: number;
    }
  | {
      readonly kind: "double_charge";
      readonly other_id: string;
      /** Earlier days with a charge there, and how many of them had two equal ones. */
      readonly count: number;
      readonly doubled: number;
    }
  | {
      readonly kind: "fee_appeared";
      readonly word: string;
      /** Day of the last such fee, if there ever was one. */
      readonly last_on: IsoDate | null;
    }
);

/** All that is found in a person's rows: plain data, in an order that depends on the rows alone. */
export type Findings = {
  readonly today: IsoDate;
  readonly transfers: TransferFindings;
  readonly refunds: readonly Refund[];
  readonly series: readonly Series[];
  readonly unusual: readonly Unusual[];
};

/**
 * A row added (`before` null), removed (`after` null) or changed. A row named in an answer that was given or withdrawn counts as
 * changed too, with `before` and `after` alike.
 */
export type RowEdit = { readonly before: FinderRow | null; readonly after: FinderRow | null };
