/** One row as it was put on paper; `amount` in minor units, negative is money out of the holder's pocket. */
export type TruthRow = {
  booked_on: string;
  amount: number;
  /** From 1; set when the file is drawn. */
  page: number;
  text: string;
  pending?: boolean;
};

/** One account's part of a file; balances are null where nothing is printed, a debt is negative. */
export type TruthStatement = {
  bank_name: string;
  account: string;
  last_4_digits: string;
  currency: string | null;
  period: { from: string; to: string };
  opening: number | null;
  closing: number | null;
  /** Whether what is printed binds every row: only then may a reading be called proved. */
  provable: boolean;
  rows: TruthRow[];
};

/** A truth whose rows know under which id they are drawn. */
export type DrawnStatement = TruthStatement & { ids: number[] };

export type Truth = {
  layout: string;
  seed: number;
  pages: number;
  statements: TruthStatement[];
};
