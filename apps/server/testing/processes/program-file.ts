import path from "node:path";
import process from "node:process";

const SOURCES = path.resolve(import.meta.dirname, "../../src/bin");

/**
 * The file of a program: of the server as `npm start` puts it together where this run of tests has done so (`TEST_PROGRAMS`), for that starts in
 * half the time of the sources; else of these.
 */
export const programFile = (name: "passbook" | "serve" | "work"): string => {
  const { TEST_PROGRAMS: built } = process.env;
  return built === undefined ? path.join(SOURCES, `${name}.ts`) : path.join(built, `${name}.mjs`);
};
