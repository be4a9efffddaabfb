import { fileURLToPath } from "node:url";
import babel from "@rolldown/plugin-babel";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressAssets } from "./build/compress-assets.ts";
import { firstWords } from "./build/first-words.ts";
import { listFirstParts } from "./build/list-first-parts.ts";
import { copyPdfData } from "./build/copy-pdf-data.ts";
import { stylesAfterShell } from "./build/styles-after-shell.ts";
import { listLicences } from "./build/list-licences.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const serverFolder = fileURLToPath(new URL("../server", import.meta.url));
const server = process.env["PASSBOOK_SERVER"] ?? "http://127.0.0.1:4000";

const PUBLIC_SCREENS =
  /apps[\\/]web[\\/]src[\\/](?:app[\\/]frame[\\/](?:public-frame|notices)|features[\\/]sessions[\\/]login-screen)/;

/** What makes calls: it comes with the first, alone. */
const CALLS =
  /apps[\\/]web[\\/]src[\\/]lib[\\/]calls[\\/]transport\.ts|packages[\\/]contract[\\/]src[\\/]client/;

export default defineConfig({
  root,
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    firstWords(),
    lingui(),
    listLicences(serverFolder),
    listFirstParts(),
    stylesAfterShell(),
    copyPdfData(),
    compressAssets(),
  ],
  server: { port: 5173, proxy: { "/api": server, "/common": server } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // light-dark() and :has() stay as written; older browsers lack more than colours
    target: ["chrome123", "edge123", "firefox121", "safari17.5"],
    // the policy allows no data: scripts or styles, and a small file more is cheaper than a weaker policy
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // over a slow line every file costs a turn of its own: few and fitting beat many and small
          groups: [
            { name: "shell", tags: ["$initial"], priority: 3 },
            { name: "public", test: PUBLIC_SCREENS, priority: 2 },
            { name: "calls", test: CALLS, priority: 1 },
            {
              name: "parts",
              test: /apps[\\/]web[\\/]src[\\/](?:ui|lib)[\\/]|node_modules/,
              minShareCount: 4,
            },
          ],
        },
      },
    },
  },
});
