import { decodeEntities } from "./markup-entities.ts";

/** A piece of markup: a tag by its lower-case local name, or text with its entities replaced; `at` is its offset. */
export type MarkupToken =
  | { kind: "open"; name: string; attributes: string; at: number }
  | { kind: "close"; name: string; at: number }
  | { kind: "text"; text: string; at: number };

/** What stands inside these is no text of the page; nothing of it runs. */
const UNREAD = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "svg",
  "title",
  "object",
  "iframe",
  "select",
]);
/** Ways to other pages are no text of this one: `Credit card statement` in a menu makes no card of an account. */
const WAYS = "nav";
const TAG_LENGTH_MAX = 8192;
const NAME = /^\/?(?:[A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)/;

/** The end of a tag; a `>` inside quotes belongs to an attribute. */
const findTagEnd = (text: string, from: number): number => {
  const first = text.indexOf(">", from);
  if (first < 0) return -1;
  const quoted = text.slice(from, first);
  if (!quoted.includes('"') && !quoted.includes("'")) return first;
  let quote = "";
  const limit = Math.min(text.length, from + TAG_LENGTH_MAX);
  for (let at = from; at < limit; at += 1) {
    const char = text.charAt(at);
    if (quote !== "") quote = char === quote ? "" : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === ">") return at;
  }
  return first;
};

/** The end of what is skipped whole: a comment, a declaration, an instruction. */
const findDeclarationEnd = (text: string, at: number): number => {
  const mark = text.startsWith("<!--", at) ? "-->" : text.startsWith("<?", at) ? "?>" : ">";
  const end = text.indexOf(mark, at + 2);
  return end < 0 ? text.length : end + mark.length;
};

const CDATA = "<![CDATA[";

/**
 * Reads pages and XML as a browser would, forgiving what is not closed; nothing is loaded, run or expanded. In a page,
 * scripts, styles and the like are left out whole.
 */
export function* scanMarkup(text: string, kind: "page" | "xml"): Generator<MarkupToken> {
  let at = 0;
  // a menu that is never closed leaves nothing out
  const last_way = text.lastIndexOf(`</${WAYS}`);
  const isRead = (name: string): boolean => !UNREAD.has(name) && !(name === WAYS && at <= last_way);
  while (at < text.length) {
    const open = text.indexOf("<", at);
    const end = open < 0 ? text.length : open;
    if (end > at) yield { kind: "text", text: decodeEntities(text.slice(at, end)), at };
    if (open < 0) return;
    if (text.startsWith(CDATA, open)) {
      const close = text.indexOf("]]>", open);
      at = close < 0 ? text.length : close + 3;
      yield {
        kind: "text",
        text: text.slice(open + CDATA.length, close < 0 ? text.length : close),
        at: open,
      };
      continue;
    }
    const next = text.charAt(open + 1);
    if (next === "!" || next === "?") {
      at = findDeclarationEnd(text, open);
      continue;
    }
    const name = NAME.exec(text.slice(open + 1, open + 100))?.[1]?.toLowerCase();
    if (name === undefined) {
      yield { kind: "text", text: "<", at: open };
      at = open + 1;
      continue;
    }
    const close = findTagEnd(text, open + 1);
    if (close < 0) return;
    at = close + 1;
    const attributes = text.slice(open + 1, close);
    if (next === "/") yield { kind: "close", name, at: open };
    else if (kind === "xml" || isRead(name)) yield { kind: "open", name, attributes, at: open };
    else if (!attributes.endsWith("/")) at = skipElement(text, name, at);
  }
}

const skipElement = (text: string, name: string, from: number): number => {
  let at = text.indexOf("</", from);
  while (at >= 0) {
    if (text.slice(at + 2, at + 2 + name.length).toLowerCase() === name) {
      const end = text.indexOf(">", at);
      return end < 0 ? text.length : end + 1;
    }
    at = text.indexOf("</", at + 2);
  }
  return text.length;
};

const patterns = new Map<string, RegExp>();

const patternOf = (name: string): RegExp => {
  const known = patterns.get(name);
  if (known !== undefined) return known;
  const pattern = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "i");
  patterns.set(name, pattern);
  return pattern;
};

/** The value of an attribute, or null; `name` is one of the few that a format knows. */
export const findAttribute = (attributes: string, name: string): string | null => {
  if (attributes.length < name.length + 2) return null;
  const found = patternOf(name).exec(attributes.slice(0, TAG_LENGTH_MAX));
  return found === null ? null : (found[1] ?? found[2] ?? found[3] ?? null);
};
