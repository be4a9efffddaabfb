import type { Language } from "@passbook/contract/languages";

/** Languages and regions offered by name; any other that is already chosen joins them. */
const LOCALES = (
  "en-GB en-US en-IN en-AU en-CA en-IE en-NZ en-SG en-ZA hi-IN bn-IN ta-IN te-IN mr-IN gu-IN de-DE de-AT de-CH fr-FR fr-BE " +
  "fr-CA fr-CH es-ES es-MX es-AR it-IT pt-PT pt-BR nl-NL nl-BE sv-SE da-DK nb-NO fi-FI pl-PL cs-CZ sk-SK hu-HU ro-RO el-GR " +
  "tr-TR uk-UA ja-JP ko-KR zh-CN zh-TW zh-HK th-TH vi-VN id-ID ms-MY ar-AE ar-EG he-IL"
).split(" ");

export type Choice = { readonly id: string; readonly label: string; readonly hint?: string };

const byLabel = (a: Choice, b: Choice): number => a.label.localeCompare(b.label);

const withChosen = (ids: readonly string[], chosen: string): readonly string[] =>
  ids.includes(chosen) ? ids : [chosen, ...ids];

/** Languages and regions with a number written their way, as "English (India)", "1,23,456.78". */
export const listLocales = (chosen: string, language: Language): Choice[] => {
  const names = new Intl.DisplayNames([language], { type: "language" });
  return withChosen(LOCALES, chosen)
    .map((id) => ({
      id,
      label: names.of(id) ?? id,
      hint: new Intl.NumberFormat(id, { minimumFractionDigits: 2 }).format(123_456.78),
    }))
    .toSorted(byLabel);
};

/** IANA zones by name, with underscores as spaces. */
export const listTimeZones = (chosen: string): Choice[] =>
  withChosen(Intl.supportedValuesOf("timeZone"), chosen).map((id) => ({
    id,
    label: id.replaceAll("_", " "),
  }));
