import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../../../..");
const CACHE = path.join(ROOT, ".cache");

/** The server as `npm start` puts it together, in a folder of its own: it starts in half the time that its sources take. */
export const buildServer = (): { file: (program: "serve" | "work") => string; remove: () => void } => {
  mkdirSync(CACHE, { recursive: true });
  // Inside the project, since what is built finds the other packages from where it lies.
  const folder = mkdtempSync(path.join(CACHE, "built-"));
  const vite = path.join(ROOT, "node_modules/vite/bin/vite.js");
  execFileSync(process.execPath, [vite, "build", "--outDir", folder, "--logLevel", "error"], {
    cwd: path.join(ROOT, "apps/server"),
  });
  return {
    file: (program) => path.join(folder, `${program}.mjs`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
