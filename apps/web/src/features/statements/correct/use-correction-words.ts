import { useLingui } from "@lingui/react/macro";
import { rowChange } from "@passbook/contract/statements";
import type { FieldWords } from "../../../lib/versions/ask-about.ts";
import { useChangeWords } from "../proof/use-repair-words.ts";

/** What corrections are called where two people made different ones of the same row. */
export const useCorrectionWords = (currency: string) => {
  const { t } = useLingui();
  const toWords = useChangeWords(currency);
  const say = (value: unknown): string => {
    const change = rowChange.safeParse(value);
    return change.success ? toWords(change.data, undefined) : t`As it was read`;
  };
  return (names: readonly string[]): FieldWords =>
    Object.fromEntries(names.map((name) => [name, { label: t`Correction`, say }]));
};
