import { createReadStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";

/** Fonts that files may name without carrying them, and the tables of East Asian encodings. */
const FOLDERS = ["standard_fonts", "cmaps"];
const ADDRESS = "/pdf/";

const source = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/** Serves what drawing a PDF may need under `/pdf/`, from the own origin. */
export const copyPdfData = (): Plugin => ({
  name: "passbook-copy-pdf-data",
  configureServer(server) {
    server.middlewares.use(ADDRESS, (request, response, next) => {
      const [folder = "", name = ""] = (request.url ?? "").slice(1).split("/");
      const file = path.join(source, folder, path.basename(name));
      if (!FOLDERS.includes(folder) || !existsSync(file)) next();
      else createReadStream(file).pipe(response);
    });
  },
  generateBundle() {
    for (const folder of FOLDERS) {
      for (const name of readdirSync(path.join(source, folder))) {
        this.emitFile({
          type: "asset",
          fileName: path.posix.join("pdf", folder, name),
          source: readFileSync(path.join(source, folder, name)),
        });
      }
    }
  },
});
