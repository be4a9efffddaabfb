import type { Language } from "@passbook/contract/languages";
import { STARTER_CATEGORIES } from "@passbook/enrichment";
import { readWords } from "../../common/index.ts";

const ENGLISH: ReadonlyMap<string, string> = new Map(
  STARTER_CATEGORIES.flatMap((category) => [category, ...category.sub_categories]).map(({ id, name }) => [
    id,
    name,
  ]),
);

/** What a starter category is called in a language; null where the id is of none. */
export const findStarterName = (id: string, language: Language): string | null =>
  readWords(language).get(id) || (ENGLISH.get(id) ?? null);
