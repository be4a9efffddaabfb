/** A JSON value; objects are looked up in `lines` for the line (from 1) at which they start. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export type JsonObject = { [key: string]: JsonValue | undefined };
export type JsonText = { value: JsonValue; lineOf(object: JsonObject): number };

const DEPTH_MAX = 64;
const LF = 10;
const CR = 13;
const QUOTE = 34;
const BACKSLASH = 92;

type Openings = { lines: number[]; tooDeep: boolean };

/** The end of a string from the quote that opens it. */
const skipString = (text: string, open: number): number => {
  let at = open + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
};

/** The lines of all objects in the order in which they open. */
const findOpenings = (text: string): Openings => {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = skipString(text, at);
    else if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) line += 1;
    else if (code === 123 || code === 91) {
      depth += 1;
      if (depth > DEPTH_MAX) return { lines, tooDeep: true };
      if (code === 123) lines.push(line);
    } else if (code === 125 || code === 93) depth -= 1;
  }
  return { lines, tooDeep: false };
};

export const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Objects in the order of the text; a key given twice leaves fewer of them than the text opens. */
const listObjects = (value: JsonValue | undefined, found: JsonObject[]): JsonObject[] => {
  if (Array.isArray(value)) for (const one of value) listObjects(one, found);
  else if (isObject(value)) {
    found.push(value);
    for (const one of Object.values(value)) listObjects(one, found);
  }
  return found;
};

/** Text of which each line is an object, as a list of them; null for any other. */
const listLines = (text: string): string | null => {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const areObjects = lines.every((line) => /^\{.*\},?$/.test(line));
  return lines.length > 1 && areObjects ? `[${lines.map((line) => line.replace(/,$/, "")).join(",")}]` : null;
};

const parseValue = (text: string): JsonValue | undefined => {
  try {
    // JSON.parse gives nothing else.
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
};

/** Reads JSON, also one object a line, with the line of every object; null when it is no JSON or nested deeper than any export. */
export const parseJson = (text: string): JsonText | null => {
  const { lines, tooDeep } = findOpenings(text);
  if (tooDeep) return null;
  const value = parseValue(text) ?? parseValue(listLines(text) ?? "");
  if (value === undefined) return null;
  const objects = listObjects(value, []);
  const places = new Map<JsonObject, number>();
  if (objects.length === lines.length)
    for (const [index, object] of objects.entries()) places.set(object, lines[index] ?? 1);
  return { value, lineOf: (object) => places.get(object) ?? 1 };
};
