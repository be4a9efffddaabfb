import { readPhrases } from "../../text/fold.ts";
import money from "../../words/lists/countries-of-money.json" with { type: "json" };
import unRegions from "../../words/lists/countries-of-un-regions.json" with { type: "json" };

/** Countries by the codes of UN regions that the brand index names, as far as their people's money is read here. */
const REGIONS = new Map(Object.entries(unRegions).map(([code, lines]) => [code, readPhrases(lines)]));

/** Codes in which a country or region stands for all countries. */
const WORLD = "001";

const alone = new Map<string, readonly string[]>();

/** One list for a country, so that what is known of it is found by the list. */
const nameCountry = (code: string): readonly string[] => {
  const known = alone.get(code) ?? [code];
  alone.set(code, known);
  return known;
};

/** The countries a row may belong to: its account's country, else those of its currency; null when neither tells. */
export const readCountries = (row: {
  readonly country?: string | null | undefined;
  readonly currency?: string | null | undefined;
}): readonly string[] | null => {
  if (row.country) return nameCountry(row.country.toLowerCase());
  return BY_CURRENCY.get(row.currency ?? "") ?? null;
};

/** Countries in which a currency is everyone's money. A currency that is not listed tells no country. */
const BY_CURRENCY = new Map(Object.entries(money).map(([code, lines]) => [code, readPhrases(lines)]));

/** The countries of a brand's places; null for all the world. "?" (one spot of unknown country) stays as it is. */
export const readPlaces = (places: string): ReadonlySet<string> | null => {
  const codes = places.split(" ");
  if (codes.includes(WORLD)) return null;
  return new Set(codes.flatMap((code) => REGIONS.get(code) ?? [code]));
};
