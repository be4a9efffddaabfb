import { babelExtractor } from "@lingui/cli/api/extractors/babel";
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { LANGUAGES } from "./packages/contract/src/values/languages.ts";
import { SENTENCES } from "./packages/contract/src/sentences/all.ts";
import { TRANSPORT_WORDS } from "./apps/web/src/lib/calls/transport-words.ts";
import { LETTER_WORDS } from "./apps/server/src/common/words/letter-words.ts";
import { STARTER_CATEGORIES } from "./packages/enrichment/src/starter.ts";

const ALL_SENTENCES = "packages/contract/src/sentences/all.ts";
const STARTER = "packages/enrichment/src/starter.ts";
const TRANSPORT = "apps/web/src/lib/calls/transport-words.ts";
const LETTERS = "apps/server/src/common/words/letter-words.ts";

const starterNames = STARTER_CATEGORIES.flatMap((category) =>
  [category, ...category.sub_categories].map(({ id, name }): [string, string] => [id, name]),
);

/** Texts that have names, by the file in which their table stands. */
const TABLES: Readonly<Record<string, readonly (readonly [name: string, message: string])[]>> = {
  [ALL_SENTENCES]: Object.entries(SENTENCES).map(([name, entry]) => [
    name,
    typeof entry === "string" ? entry : entry[0],
  ]),
  [LETTERS]: Object.entries(LETTER_WORDS),
  [STARTER]: starterNames,
  // named by themselves, as texts of screens are
  [TRANSPORT]: Object.values(TRANSPORT_WORDS).map((text) => [text, text] as const),
};
const findTable = (file: string) =>
  Object.entries(TABLES).find(([name]) => file.replaceAll("\\", "/").endsWith(name))?.[1];

/** Where the texts are: `lingui extract` fills the catalogs, the Vite plugin compiles them. At the root, where every tool looks for it. */
export default defineConfig({
  sourceLocale: "en",
  locales: [...LANGUAGES],
  // what has no words yet is said in English
  fallbackLocales: { default: "en" },
  catalogs: [
    {
      path: "<rootDir>/apps/web/src/locales/{locale}",
      include: ["<rootDir>/apps/web/src"],
      exclude: ["**/*.test.ts"],
    },
    { path: "<rootDir>/apps/web/src/locales/sentences/{locale}", include: [`<rootDir>/${ALL_SENTENCES}`] },
    {
      path: "<rootDir>/apps/server/src/common/words/locales/{locale}",
      include: [`<rootDir>/${LETTERS}`, `<rootDir>/${STARTER}`],
    },
  ],
  extractors: [
    {
      match: (file) => findTable(file) !== undefined,
      extract: (file, _code, found) => {
        // beside its name, so that whoever translates reads what it says
        for (const [id, message] of findTable(file) ?? [])
          found({ id, message, comment: message, placeholders: {} });
      },
    },
    babelExtractor,
  ],
  // ours, to which what somebody wrote is never markup
  runtimeConfigModule: { Trans: ["#trans", "Trans"] },
  // line numbers would change the catalog with every edit of a screen
  format: formatter({ lineNumbers: false, origins: false }),
});
