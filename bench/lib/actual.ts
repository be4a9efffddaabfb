import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Actual is installed for benches alone, into `.cache/actual`: its newest version on npm, without install scripts, with the better-sqlite3 of this
 * project.
 */
const ROOT = path.resolve(import.meta.dirname, "../..");
const FOLDER = path.join(ROOT, ".cache/actual");

/** The version that is there now. */
export const installActual = (): string => {
  mkdirSync(FOLDER, { recursive: true });
  const { version } = JSON.parse(
    readFileSync(path.join(ROOT, "node_modules/better-sqlite3/package.json"), "utf8"),
  ) as { version: string };
  const manifest = { name: "actual-for-bench", private: true, overrides: { "better-sqlite3": version } };
  const package_file = path.join(FOLDER, "package.json");
  if (!existsSync(package_file)) writeFileSync(package_file, JSON.stringify(manifest));
  execFileSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "@actual-app/api@latest"], {
    cwd: FOLDER,
    stdio: "ignore",
  });
  const installed = readFileSync(path.join(FOLDER, "node_modules/@actual-app/api/package.json"), "utf8");
  return (JSON.parse(installed) as { version: string }).version;
};

/** An empty folder for a budget of Actual. */
export const makeActualFolder = (): string => mkdtempSync(path.join(FOLDER, "data-"));

/** Runs a program that uses Actual in a process of its own, and gives what it prints behind `MEASURED`. */
export const askActual = async (program: string, args: readonly string[]): Promise<unknown> => {
  const file = path.join(FOLDER, "program.mjs");
  writeFileSync(file, program);
  const child = spawn(process.execPath, [file, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  for await (const chunk of child.stdout) said += String(chunk);
  const measured = /MEASURED (.*)/.exec(said)?.[1];
  if (measured === undefined) throw new Error("Actual did not do what it was asked for.");
  return JSON.parse(measured);
};
