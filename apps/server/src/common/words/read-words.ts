import type { Language } from "@passbook/contract/languages";
import { readCatalog } from "@passbook/contract/sentences/read-catalog";
import { readFileSync } from "node:fs";
import path from "node:path";

type Words = ReadonlyMap<string, string>;

const known = new Map<Language, Words>();

const load = (language: Language): Words =>
  readCatalog(readFileSync(path.join(import.meta.dirname, "locales", `${language}.po`), "utf8"));

/** What the server writes by itself in a language, by its name; read from the catalog at the first question. */
export const readWords = (language: Language): Words => {
  const words = known.get(language) ?? load(language);
  known.set(language, words);
  return words;
};
