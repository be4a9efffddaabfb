import { decodeEntities } from "../../decode/markup/markup-entities.ts";

/** Receives what an OFX file says: tags in upper case, values without entities; `at` is the tag's offset in the text. */
export type TagVisitor = {
  open(name: string, at: number): void;
  close(name: string): void;
  value(name: string, value: string, at: number): void;
};

export type TagFault = "doctype" | "too_deep" | "value_too_long" | "too_many_references";

const NAME_LENGTH_MAX = 48;
const VALUE_LENGTH_MAX = 64 * 1024;
const EMPTY_RUN_MAX = 256;
const REFERENCES_MAX = 500_000;
const ATTRIBUTES_LENGTH_MAX = 1024;

const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi;

type Tag = { at: number; end: number; name: string; closes: boolean; empty: boolean };

const isNameCode = (code: number): boolean =>
  (code >= 65 && code <= 90) ||
  (code >= 97 && code <= 122) ||
  (code >= 48 && code <= 57) ||
  code === 46 ||
  code === 95 ||
  code === 45;

/** The tag that starts exactly at a `<`, or null when the sign is part of a text. */
const readTag = (text: string, at: number): Tag | null => {
  const closes = text.charCodeAt(at + 1) === 47;
  const start = closes ? at + 2 : at + 1;
  let end = start;
  let code = text.charCodeAt(end);
  while (isNameCode(code) && end - start <= NAME_LENGTH_MAX) {
    end += 1;
    code = text.charCodeAt(end);
  }
  if (end === start || end - start > NAME_LENGTH_MAX) return null;
  const name = text.slice(start, end).toUpperCase();
  if (code === 62) return { at, end: end + 1, name, closes, empty: false };
  const rest = text.slice(end, end + ATTRIBUTES_LENGTH_MAX);
  const match = /^\s*(?:[\w:]+\s*=\s*"[^"<]*"\s*)*(\/?)>/.exec(rest);
  return match === null ? null : { at, end: end + match[0].length, name, closes, empty: match[1] === "/" };
};

const CDATA = "<![CDATA[";
const COMMENT = "<!--";

/** Where a run of data or a comment ends; the sign itself where it begins neither, -1 where it never ends. */
const endOfMarked = (text: string, at: number): number => {
  if (text.startsWith(CDATA, at)) return text.indexOf("]]>", at);
  return text.startsWith(COMMENT, at) ? text.indexOf("-->", at) : at;
};

/** The next tag from an offset on; CDATA is stepped over as text, and so are comments. */
const findTag = (text: string, from: number): Tag | "doctype" | null => {
  let at = text.indexOf("<", from);
  while (at >= 0) {
    if (text.charCodeAt(at + 1) === 33) {
      if (/^<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST)/i.test(text.slice(at, at + 10))) return "doctype";
      const close = endOfMarked(text, at);
      if (close < 0) return null;
      at = text.indexOf("<", close + 1);
      continue;
    }
    const tag = readTag(text, at);
    if (tag !== null) return tag;
    at = text.indexOf("<", at + 1);
  }
  return null;
};

const stripData = (value: string): string => {
  if (!value.includes("<!")) return value;
  return value
    .replaceAll(/<!--[^]*?-->/g, "")
    .replaceAll(CDATA, "")
    .replaceAll("]]>", "")
    .trim();
};

/** Walks SGML and XML OFX alike, closing tags or none, in one pass; linear in the length of the text. */
export const scanTags = (text: string, visitor: TagVisitor): TagFault | null => {
  let references = 0;
  let emptyRun = 0;
  let tag = findTag(text, 0);
  while (tag !== null) {
    if (tag === "doctype") return "doctype";
    const next: Tag | "doctype" | null = findTag(text, tag.end);
    if (tag.closes) {
      emptyRun = 0;
      visitor.close(tag.name);
    } else {
      const until = next === null || next === "doctype" ? text.length : next.at;
      if (until - tag.end > VALUE_LENGTH_MAX) return "value_too_long";
      const written = text.slice(tag.end, until);
      let value = tag.empty ? "" : stripData(written.trim());
      if (value.includes("&"))
        value = value.replaceAll(REFERENCE, (entity) => {
          references += 1;
          return decodeEntities(entity);
        });
      emptyRun = value === "" && !tag.empty ? emptyRun + 1 : 0;
      if (emptyRun > EMPTY_RUN_MAX) return "too_deep";
      if (references > REFERENCES_MAX) return "too_many_references";
      // a memo that goes on with a name says by its first blank that a word had ended
      if (value !== "" && tag.name === "MEMO" && written.startsWith(" ")) value = ` ${value}`;
      if (value !== "") visitor.value(tag.name, value, tag.at);
      else if (!tag.empty) visitor.open(tag.name, tag.at);
    }
    tag = next;
  }
  return null;
};
