import type { StarterSubCategoryId } from "../starter.ts";
import { readPhrases } from "../text/fold.ts";
import { BEFORE_STAR_MOSTLY, BEFORE_STAR_SURELY } from "../words/by-category.ts";
import type { WordList } from "../words/read-words.ts";

/** What is sold through a payment service that one trade uses; `surely` where hardly anyone else does. */
type Service = { readonly sub_category: StarterSubCategoryId; readonly surely: boolean };

const listServices = (list: WordList, surely: boolean): [string, Service][] =>
  // The keys of a word list are starter ids by its type.
  (Object.entries(list) as [StarterSubCategoryId, string[]][]).flatMap(([sub_category, lines]) =>
    readPhrases(lines).map((code): [string, Service] => [code, { sub_category, surely }]),
  );

const SERVICES = new Map([
  ...listServices(BEFORE_STAR_MOSTLY, false),
  ...listServices(BEFORE_STAR_SURELY, true),
]);

const BEFORE_STAR = /([a-z0-9]{2,12})(?:\.(?:com|net))?\s?\*/i;

/** The payment service before the star of a printed text that says what kind of shop uses it ("TST* MAD ANTHONYS"); or null. */
export const findServiceBeforeStar = (description: string): (Service & { readonly word: string }) | null => {
  if (!description.includes("*")) return null;
  const code = BEFORE_STAR.exec(description)?.[1];
  const service = code === undefined ? undefined : SERVICES.get(code.toLowerCase());
  return service === undefined || code === undefined ? null : { ...service, word: `${code.toUpperCase()}*` };
};
