import type { Plugin } from "vite";

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;

/** Styles stand behind what `index.html` shows by itself, so that it need not wait for them; the scripts still do. */
export const stylesAfterShell = (): Plugin => ({
  name: "passbook-styles-after-shell",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html) => {
      const styles = (html.match(STYLES) ?? []).join("");
      return html.replaceAll(STYLES, "").replace("</body>", `${styles.trimStart()}\n  </body>`);
    },
  },
});
