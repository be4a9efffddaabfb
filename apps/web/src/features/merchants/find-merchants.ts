import { isInName } from "@passbook/contract/fold-text";
import type { Merchant } from "@passbook/contract/merchants";

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** Merchants whose name holds each word that was typed, accents and case aside. */
export const findMerchants = (merchants: readonly Merchant[], text: string): readonly Merchant[] => {
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => word !== "");
  return words.length === 0
    ? merchants
    : merchants.filter(({ name }) => words.every((word) => isInName(fold(name), word)));
};
