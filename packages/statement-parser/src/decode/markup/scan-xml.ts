import { decodeEntities } from "./markup-entities.ts";
import { LineCounter } from "../text/count-lines.ts";

/** Receives what an XML document says: names without prefixes, texts without references; `at` is the tag's offset. */
export type XmlVisitor = {
  open(name: string, attributes: ReadonlyMap<string, string>, at: number): void;
  close(): void;
  text(value: string): void;
};

/** Why a document was not read to its end, and on which line (from 1). */
export type XmlFault = {
  code:
    | "doctype"
    | "too_deep"
    | "too_many_references"
    | "too_many_attributes"
    | "cut_off"
    | "not_well_formed";
  line: number;
};

const DEPTH_MAX = 64;
const REFERENCES_MAX = 500_000;
const ATTRIBUTES_MAX = 64;
const NAMES_MAX = 2000;

const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos);/gi;
const NAME = /[^\s/>=<"'&]+/y;
const ATTRIBUTE = /\s+([^\s/>=<"'&]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;
const CDATA = "<![CDATA[";
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

class Scan {
  readonly #text: string;
  readonly #visitor: XmlVisitor;
  readonly #names: string[] = [];
  readonly #localNames = new Map<string, string>();
  #references = 0;
  #at = 0;
  #rooted = false;
  fault: XmlFault["code"] | null = null;

  constructor(text: string, visitor: XmlVisitor) {
    this.#text = text;
    this.#visitor = visitor;
  }

  get at(): number {
    return this.#at;
  }

  #decode(value: string): string {
    if (!value.includes("&")) return value;
    return value.replaceAll(REFERENCE, (entity) => {
      this.#references += 1;
      if (this.#references <= REFERENCES_MAX) return decodeEntities(entity);
      this.fault = "too_many_references";
      return "";
    });
  }

  #toLocalName(name: string): string {
    const known = this.#localNames.get(name);
    if (known !== undefined) return known;
    const local = name.slice(name.indexOf(":") + 1);
    if (this.#localNames.size < NAMES_MAX) this.#localNames.set(name, local);
    return local;
  }

  /** Steps over something that ends with a fixed text; the content lies between. */
  #skipTo(end: string, from: number): number {
    const found = this.#text.indexOf(end, from);
    if (found < 0) this.fault = "cut_off";
    else this.#at = found + end.length;
    return found;
  }

  #readDeclaration(open: number): void {
    if (this.#text.startsWith("<!--", open)) this.#skipTo("-->", open + 4);
    else if (this.#text.startsWith(CDATA, open) && this.#names.length > 0) {
      const end = this.#skipTo("]]>", open + CDATA.length);
      if (end >= 0) this.#visitor.text(this.#text.slice(open + CDATA.length, end));
    } else this.fault = "doctype";
  }

  #readClose(open: number): void {
    const name = this.#names.pop();
    if (name === undefined || !this.#text.startsWith(name, open + 2)) {
      this.fault = "not_well_formed";
      return;
    }
    TAG_END.lastIndex = open + 2 + name.length;
    if (this.#text.charCodeAt(TAG_END.lastIndex) === 62) this.#at = TAG_END.lastIndex + 1;
    else if (TAG_END.exec(this.#text)?.[1] === "") this.#at = TAG_END.lastIndex;
    else this.fault = "not_well_formed";
    this.#visitor.close();
  }

  #readAttributes(from: number): Map<string, string> {
    const attributes = new Map<string, string>();
    ATTRIBUTE.lastIndex = from;
    this.#at = from;
    let match = ATTRIBUTE.exec(this.#text);
    while (match !== null) {
      this.#at = ATTRIBUTE.lastIndex;
      attributes.set(match[1] ?? "", this.#decode(match[2] ?? match[3] ?? ""));
      if (attributes.size > ATTRIBUTES_MAX) {
        this.fault = "too_many_attributes";
        break;
      }
      match = ATTRIBUTE.exec(this.#text);
    }
    return attributes;
  }

  #readOpen(open: number): void {
    NAME.lastIndex = open + 1;
    const name = NAME.exec(this.#text)?.[0];
    if (name === undefined || (this.#names.length === 0 && this.#rooted)) {
      this.fault = "not_well_formed";
      return;
    }
    this.#rooted = true;
    const after = open + 1 + name.length;
    const plain = this.#text.charCodeAt(after) === 62;
    const attributes = plain ? NO_ATTRIBUTES : this.#readAttributes(after);
    if (this.fault !== null) return;
    TAG_END.lastIndex = plain ? after : this.#at;
    const end = plain ? "" : TAG_END.exec(this.#text)?.[1];
    if (end === undefined) {
      this.fault = this.#text.includes(">", this.#at) ? "not_well_formed" : "cut_off";
      return;
    }
    this.#at = plain ? after + 1 : TAG_END.lastIndex;
    this.#names.push(name);
    if (this.#names.length > DEPTH_MAX) this.fault = "too_deep";
    this.#visitor.open(this.#toLocalName(name), attributes, open);
    if (end === "/") {
      this.#names.pop();
      this.#visitor.close();
    }
  }

  #readTag(open: number): void {
    const next = this.#text.charCodeAt(open + 1);
    if (next === 47) this.#readClose(open);
    else if (next === 33) this.#readDeclaration(open);
    else if (next === 63) this.#skipTo("?>", open + 2);
    else this.#readOpen(open);
  }

  /** One text and the tag behind it; false at the end or at a fault. */
  step(): boolean {
    const open = this.#text.indexOf("<", this.#at);
    const end = open < 0 ? this.#text.length : open;
    if (this.#names.length > 0) {
      if (end > this.#at) this.#visitor.text(this.#decode(this.#text.slice(this.#at, end)));
      if (open < 0) this.fault ??= "cut_off";
    } else if (this.#text.slice(this.#at, end).trim() !== "") this.fault = "not_well_formed";
    this.#at = end;
    if (open < 0 && !this.#rooted) this.fault ??= "cut_off";
    if (open < 0 || this.fault !== null) return false;
    this.#readTag(open);
    return this.fault === null;
  }
}

/**
 * Walks an XML document in one pass, linear in its length. Tags must match; document types, entities of its own, deep
 * nesting and floods of references or attributes are refused; nothing is fetched or expanded but the five names XML knows.
 */
export const scanXml = (text: string, visitor: XmlVisitor): XmlFault | null => {
  const scan = new Scan(text, visitor);
  while (scan.step());
  return scan.fault === null ? null : { code: scan.fault, line: new LineCounter(text).lineOf(scan.at) };
};
