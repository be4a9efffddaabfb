import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(?:js|mjs|css|html|svg|json|webmanifest|wasm)$/;
const LEAST_BYTES = 1024;

/** Writes compressed twins (`.br`, `.gz`) beside what the build made, so that the server need not compress while it answers. */
export const compressAssets = (): Plugin => ({
  name: "passbook-compress-assets",
  apply: "build",
  writeBundle: ({ dir = "" }) => {
    for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
      const file = path.join(dir, name);
      if (!WORTH_IT.test(name)) continue;
      const bytes = readFileSync(file);
      if (bytes.length < LEAST_BYTES) continue;
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
});
