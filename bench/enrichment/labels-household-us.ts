import type { StarterCategoryId } from "@passbook/enrichment";

/**
 * The parents of the starter taxonomy for the labels of the invented households in us-household: by label where it says more than its
 * group, else by group. null: the label says how money moved or that nothing is known, and the row is left out of day-zero figures.
 */
const BY_LABEL: Readonly<Record<string, StarterCategoryId | null>> = {
  "Auto:Insurance": "insurance",
  "Auto:Loan": "loans",
  "Auto:Registration": "taxes_fees",
  "Food:Groceries": "groceries",
  "Food:Alcohol & Bars": null,
  "Home:Insurance": "insurance",
  "Home:Supplies": "shopping",
  "Home:Security": null,
  "Kids:School": "education",
  "Kids:Clothes": "shopping",
  "Personal:Laundry": null,
  "Travel:Rideshare": "transport",
  "Travel:Vacation Food": "eating_out",
  "Transfer:Investment": "investments",
  "Education:Student Loan": "loans",
};

const BY_GROUP: Readonly<Record<string, StarterCategoryId | null>> = {
  Auto: "transport",
  Food: "eating_out",
  Home: "housing",
  Bills: "utilities",
  Subscriptions: "subscriptions",
  Shopping: "shopping",
  Health: "health",
  Personal: "personal_care",
  Kids: "children",
  Pets: "pets",
  Fun: "entertainment",
  Travel: "travel",
  Giving: "family",
  Taxes: "taxes_fees",
  Fees: "taxes_fees",
  Cash: "cash",
  Education: "education",
  Insurance: "insurance",
  Misc: null,
  Transfer: "transfers",
  Income: "income",
};

/** The parent of a label of the invented households. */
export const findParentUs = (label: string): StarterCategoryId | null => {
  const own = BY_LABEL[label];
  return own === undefined ? (BY_GROUP[label.split(":")[0] ?? ""] ?? null) : own;
};
