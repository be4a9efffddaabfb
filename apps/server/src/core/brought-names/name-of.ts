import type { BroughtName, BroughtRow } from "@passbook/statement-parser";
import { toNameKey } from "../categories/index.ts";

/** A movement between own accounts is named by the other one where it has no category. */
export const nameOf = ({ category, transfer }: BroughtRow): BroughtName | null => {
  if (category !== null || transfer === null) return category;
  return { parent: null, name: "account" in transfer ? `[${transfer.account}]` : "Transfer" };
};

/** By which a name is found again in its source. */
export const toKey = ({ parent, name }: BroughtName): string =>
  `${toNameKey(parent ?? "")}\u001F${toNameKey(name)}`;
