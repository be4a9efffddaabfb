import { LineCounter } from "../text/count-lines.ts";
import { TABLE_LIMITS } from "../table/table-limits.ts";
import type { JsonObject, JsonText, JsonValue } from "../parse-json.ts";
import { scanXml } from "./scan-xml.ts";

type Element = { name: string; object: JsonObject; text: string; line: number };

/** An element with nothing in it but text is that text; beside attributes it is their value. */
const valueOf = ({ object, text }: Element): JsonValue => {
  const said = text.trim();
  if (Object.keys(object).length === 0) return said;
  return said === "" ? object : { ...object, value: said };
};

/** Elements of one name are a list. */
const addTo = (object: JsonObject, name: string, value: JsonValue): void => {
  const before = object[name];
  if (before === undefined) object[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else object[name] = [before, value];
};

/** An XML document of any vocabulary as the records that it holds, with the line of each; null where it is not well formed. */
export const parseXmlRecords = (text: string): JsonText | null => {
  const lines = new Map<JsonObject, number>();
  const counter = new LineCounter(text);
  const root: JsonObject = {};
  const open: Element[] = [{ name: "", object: root, text: "", line: 1 }];
  let count = 0;
  const fault = scanXml(text, {
    open: (name, attributes, at) => {
      count += 1;
      if (count > TABLE_LIMITS.cells) return;
      open.push({ name, object: Object.fromEntries(attributes), text: "", line: counter.lineOf(at) });
    },
    close: () => {
      const element = open.pop();
      const around = open.at(-1);
      if (element === undefined || around === undefined) return;
      const value = valueOf(element);
      if (typeof value === "object" && value !== null && !Array.isArray(value))
        lines.set(value, element.line);
      if (element.name !== "__proto__") addTo(around.object, element.name, value);
    },
    text: (value) => {
      const last = open.at(-1);
      if (last !== undefined) last.text += value;
    },
  });
  if (fault !== null || count > TABLE_LIMITS.cells) return null;
  return { value: root, lineOf: (object) => lines.get(object) ?? 1 };
};
