import path from "node:path";
import contract from "../packages/contract/package.json" with { type: "json" };
import db from "../packages/db/package.json" with { type: "json" };
import enrichment from "../packages/enrichment/package.json" with { type: "json" };
import parser from "../packages/statement-parser/package.json" with { type: "json" };

/** A source file by its path from the root of the repository. */
export type SourceFile = { name: string; text: string };

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?:[^"';]*?\sfrom\s*)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)|new URL\(\s*["']([^"']+\.ts)["'],\s*import\.meta\.url/g;

/** What a package hands out under which name, as its package.json says. */
const DOORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  contract: contract.exports,
  db: db.exports,
  enrichment: enrichment.exports,
  "statement-parser": parser.exports,
};

const toTarget = (from: string, specifier: string): string | null => {
  if (specifier.startsWith(".")) return path.posix.join(path.posix.dirname(from), specifier);
  const [, name = "", below = ""] = /^@passbook\/([a-z-]+)(\/.+)?$/.exec(specifier) ?? [];
  if (name === "") return null;
  const asked = `.${below}`;
  const fits = Object.entries(DOORS[name] ?? {}).filter(
    ([door]) => door === asked || (door.endsWith("*") && asked.startsWith(door.slice(0, -1))),
  );
  const [door, file] = fits.toSorted(([one], [other]) => other.length - one.length)[0] ?? [
    "",
    "no such door",
  ];
  return path.posix.join("packages", name, file.replace("*", asked.slice(door.length - 1)));
};

/** The files of this repository that a file names: what it imports, types included, and the programs it starts. */
export const listTargets = ({ name, text }: SourceFile): string[] =>
  [...text.matchAll(IMPORT)].flatMap((match) => {
    const target = toTarget(name, match[1] ?? match[2] ?? match[3] ?? "");
    return target === null ? [] : [target];
  });
