import { isInName } from "@passbook/contract/fold-text";
import type { Merchant } from "@passbook/contract/merchants";

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** Merchants whose name holds what was typed, accents and case aside. */
export const findMerchants = (merchants: readonly Merchant[], text: string): readonly Merchant[] => {
  const wanted = fold(text.trim());
  return wanted === "" ? merchants : merchants.filter(({ name }) => isInName(fold(name), wanted));
};
