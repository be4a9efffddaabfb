/** What a person owns or owes beside bank accounts. */
export type AssetRow = {
  user_id: string;
  id: string;
  name: string;
  kind: "property" | "vehicle" | "pension" | "investment" | "other" | "loan" | "debt";
  currency: string;
  created_at: string;
};

/** What it was worth, or what was owed of it, from a day on: minor units, never negative. */
export type AssetValueRow = {
  user_id: string;
  id: string;
  asset_id: string;
  valued_on: string;
  amount: number;
};

/** One unit of `base` is `rate` of `currency` from a day on, as a person entered it; a decimal as text. */
export type OwnRateRow = {
  user_id: string;
  id: string;
  base: string;
  currency: string;
  valid_from: string;
  rate: string;
};

/** The rate of a day as the common service keeps it. */
export type RateRow = { base: string; currency: string; day: string; rate: string };
