import type { IsoDate } from "@passbook/contract/values";
import type { AccountKey } from "./household-plan.ts";
import type { StarterSubCategoryId } from "@passbook/enrichment";

/** A row before balances are known. */
export type PlannedRow = {
  readonly account: AccountKey;
  readonly booked_on: IsoDate;
  readonly value_on: IsoDate;
  readonly amount: number;
  readonly description: string;
  readonly counterparty: string | null;
  readonly sub_category: StarterSubCategoryId;
};
