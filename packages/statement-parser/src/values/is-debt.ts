import type { AccountType } from "../parsed-file.ts";

/** Balances of such an account are owed. */
export const isDebt = (type: AccountType | null | undefined): boolean =>
  type === "credit_card" || type === "loan";
