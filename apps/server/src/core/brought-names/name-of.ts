import type { BroughtName, BroughtRow } from "@passbook/statement-parser";
import { toNameKey } from "../categories/index.ts";

/** Under which a movement between own accounts stands whose file tells it by a number alone: its person never gave it a name. */
export const MOVEMENT: BroughtName = { parent: null, name: "Transfer" };

/** A movement between own accounts is named by the other one where it has no category. */
export const nameOf = ({ category, transfer }: BroughtRow): BroughtName | null => {
  if (category !== null || transfer === null) return category;
  return "account" in transfer ? { parent: null, name: `[${transfer.account}]` } : MOVEMENT;
};

/** By which a name is found again in its source. */
export const toKey = ({ parent, name }: BroughtName): string =>
  `${toNameKey(parent ?? "")}\u001F${toNameKey(name)}`;
