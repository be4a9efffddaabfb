import type { SourceFile } from "./imports.ts";

const DECLARATION = /(?<=[{;]|\*\/)\s*([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g;
const SIDE =
  /^(?:(?:margin|padding|scroll-margin|scroll-padding|border)-)?(?:left|right)(?:-|$)|-(?:left|right)-radius$/;
const OF_FOUR = /^(?:margin|padding|inset|scroll-margin|scroll-padding|border-(?:width|style|color))$/;

/** The values of a shorthand; what stands in brackets is one. */
const listValues = (value: string): string[] => {
  const values = [""];
  let depth = 0;
  for (const sign of value) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (sign === " " && depth === 0) values.push("");
    else values.push(`${values.pop() ?? ""}${sign}`);
  }
  return values;
};

const namesSide = (name: string, value: string): boolean => {
  if (SIDE.test(name)) return true;
  if (name === "text-align" || name === "float" || name === "clear") return /^(?:left|right)$/.test(value);
  const [top, right, bottom, left] = listValues(value);
  if (left === undefined) return false;
  return OF_FOUR.test(name) ? right !== left : name === "border-radius" && (top !== right || bottom !== left);
};

/** Declarations that say left or right, which is the other way round where lines are read from the right. */
export const findSides = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ name }) => name.endsWith(".css"))
    .flatMap(({ name, text }) =>
      [...text.replaceAll(/\/\*.*?\*\//gs, "/**/").matchAll(DECLARATION)]
        .map(([, property = "", value = ""]) => [property, value.trim()] as const)
        .filter(([property, value]) => namesSide(property, value))
        .map(([property, value]) => `${name}: ${property}: ${value}`),
    );
