import { babelExtractor } from "@lingui/cli/api/extractors/babel";
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { LANGUAGES } from "./packages/contract/src/values/languages.ts";
import { SENTENCES } from "./packages/contract/src/sentences/all.ts";

const ALL_SENTENCES = "packages/contract/src/sentences/all.ts";

/** Where the texts are: `lingui extract` fills the catalogs, the Vite plugin compiles them. At the root, where every tool looks for it. */
export default defineConfig({
  sourceLocale: "en",
  locales: [...LANGUAGES],
  // what has no words yet is said in English
  fallbackLocales: { default: "en" },
  catalogs: [
    { path: "<rootDir>/apps/web/src/locales/{locale}", include: ["<rootDir>/apps/web/src"] },
    { path: "<rootDir>/apps/web/src/locales/sentences/{locale}", include: [`<rootDir>/${ALL_SENTENCES}`] },
  ],
  extractors: [
    {
      match: (file) => file.replaceAll("\\", "/").endsWith(ALL_SENTENCES),
      extract: (_file, _code, found) => {
        for (const [id, entry] of Object.entries(SENTENCES)) {
          const message = typeof entry === "string" ? entry : entry[0];
          // beside its name, so that whoever translates reads what it says
          found({ id, message, comment: message, placeholders: {} });
        }
      },
    },
    babelExtractor,
  ],
  // line numbers would change the catalog with every edit of a screen
  format: formatter({ lineNumbers: false, origins: false }),
});
