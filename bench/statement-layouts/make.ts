import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { heldBackLayouts } from "./held-back/index.ts";
import { layouts } from "./layouts/index.ts";
import { makeFiles } from "./make-file.ts";

/** Writes NAME-SEED.pdf and NAME-SEED.json into a folder: `node make.ts FOLDER [NAME] [SEEDS]`, the held-back ones with `--held-back`. */
const [folder = ".cache/statement-layouts/files", name = "", seeds = "1,2,3"] = process.argv
  .slice(2)
  .filter((word) => !word.startsWith("--"));
mkdirSync(folder, { recursive: true });
const known = process.argv.includes("--held-back") ? heldBackLayouts : layouts;
const wanted = known.filter((layout) => layout.name.includes(name));
for await (const file of makeFiles(wanted, seeds.split(",").map(Number))) {
  writeFileSync(path.join(folder, `${file.name}.pdf`), file.bytes);
  writeFileSync(path.join(folder, `${file.name}.json`), `${JSON.stringify(file.truth, null, 1)}\n`);
  console.log(`${file.name}: ${file.truth.pages} pages, ${file.bytes.length} bytes`);
}
