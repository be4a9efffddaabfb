import type { Language } from "@passbook/contract/languages";
import type { ComboboxGroup } from "../../ui/forms/combobox-choices.ts";

const nameOf = (names: Intl.DisplayNames, code: string): string => names.of(code) ?? code;

/** Currencies by name, with their code as a hint; those in `first` lead. */
export const listCurrencyGroups = (
  first: readonly string[],
  language: Language,
): readonly ComboboxGroup[] => {
  const names = new Intl.DisplayNames([language], { type: "currency" });
  const toOption = (code: string) => ({ id: code, label: nameOf(names, code), hint: code });
  const rest = Intl.supportedValuesOf("currency")
    .filter((code) => !first.includes(code))
    .map(toOption)
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  return [{ options: [...new Set(first)].map(toOption) }, { options: rest }];
};
