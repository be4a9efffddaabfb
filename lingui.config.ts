import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** Where the texts are: `lingui extract` fills the catalogs, the Vite plugin compiles them. At the root, where every tool looks for it. */
export default defineConfig({
  sourceLocale: "en",
  locales: ["en"],
  catalogs: [{ path: "<rootDir>/apps/web/src/locales/{locale}", include: ["<rootDir>/apps/web/src"] }],
  // line numbers would change the catalog with every edit of a screen
  format: formatter({ lineNumbers: false, origins: false }),
});
