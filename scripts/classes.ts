import path from "node:path";
import type { SourceFile } from "./imports.ts";

const IMPORT = /import (\w+) from "(\.[^"]+\.module\.css)"/g;

/** Every class that a stylesheet says anything about. */
const listClasses = (css: string): ReadonlySet<string> => {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/\{[^{}]*\}/g, "\n");
  return new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map((match) => match[1] ?? ""));
};

/** A use of a stylesheet: classes by their names, and which others may be meant by what is computed. */
type Use = {
  readonly at: string;
  readonly sheet: string;
  readonly named: readonly string[];
  readonly may: readonly RegExp[];
};

/** What stands between the brackets: names, and templates or variables for names that only running tells. */
const readUse = (text: string): Pick<Use, "named" | "may"> => {
  const named = [...text.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? "");
  const template = /^`([^`$]*)\$\{.*\}([^`$]*)`$/.exec(text);
  if (template !== null)
    return { named: [], may: [new RegExp(`^${template[1] ?? ""}.+${template[2] ?? ""}$`)] };
  const isNamed = /^"[^"]*"$|^[^"`]*\? "[^"]*" : "[^"]*"$/.test(text);
  return { named, may: isNamed ? [] : [/./] };
};

const listUses = ({ name, text }: SourceFile): Use[] =>
  [...text.matchAll(IMPORT)].flatMap(([, styles = "", specifier = ""]) => {
    const sheet = path.posix.join(path.posix.dirname(name), specifier);
    const brackets = new RegExp(String.raw`(?<![\w."'\`/-])${styles}\[((?:[^[\]]|\[[^\]]*\])+)\]`, "g");
    const uses = [...text.matchAll(brackets)].map((match) => ({
      at: name,
      sheet,
      ...readUse(match[1] ?? ""),
    }));
    return [...uses, { at: name, sheet, named: [], may: [] }];
  });

/** Classes that are used but stand in no stylesheet, and those that stand there for nobody. */
export const findLostClasses = (files: readonly SourceFile[]): string[] => {
  const sheets = new Map(
    files
      .filter(({ name }) => name.endsWith(".module.css"))
      .map(({ name, text }) => [name, listClasses(text)]),
  );
  const uses = files.filter(({ name }) => /\.tsx?$/.test(name)).flatMap(listUses);
  const missing = uses.flatMap(({ at, sheet, named }) =>
    named
      .filter((each) => sheets.get(sheet)?.has(each) !== true)
      .map((each) => `${at}: .${each} is not in ${sheet}`),
  );
  const unused = [...sheets].flatMap(([sheet, classes]) => {
    const own = uses.filter((use) => use.sheet === sheet);
    return [...classes]
      .filter(
        (each) => !own.some(({ named, may }) => named.includes(each) || may.some((one) => one.test(each))),
      )
      .map((each) => `${sheet}: nobody uses .${each}`);
  });
  return [...new Set([...missing, ...unused])];
};
