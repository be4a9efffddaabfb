import { SaxesParser } from "saxes";

/** Receives what an XML document says: names without prefixes, `line` counts from 1. */
export type XmlVisitor = {
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void;
  close(name: string): void;
  text(value: string): void;
};

/** Why a document was not read to its end. */
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

class Stop extends Error {
  readonly fault: XmlFault;
  constructor(fault: XmlFault) {
    super(fault.code);
    this.fault = fault;
  }
}

const localNames = new Map<string, string>();
const NAMES_MAX = 2000;

const toLocalName = (name: string): string => {
  const known = localNames.get(name);
  if (known !== undefined) return known;
  const local = name.slice(name.indexOf(":") + 1);
  if (localNames.size < NAMES_MAX) localNames.set(name, local);
  return local;
};

const hasTooManyReferences = (text: string): boolean => {
  let count = 0;
  for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", at + 1)) {
    count += 1;
    if (count > REFERENCES_MAX) return true;
  }
  return false;
};

const countLines = (text: string): number => text.split(/\r\n|\n|\r/).length - 1;

/**
 * Walks a well-formed XML document in one pass. Document types, entities of its own, deep nesting and floods of
 * references or attributes are refused; nothing is ever fetched or expanded beyond the five names XML itself knows.
 */
export const scanXml = (text: string, visitor: XmlVisitor): XmlFault | null => {
  if (hasTooManyReferences(text)) return { code: "too_many_references", line: 1 };
  const start = text.search(/\S/);
  const linesBefore = countLines(text.slice(0, Math.max(start, 0)));
  const parser = new SaxesParser({ xmlns: false, position: true });
  const lineNow = (): number => parser.line + linesBefore;
  let depth = 0;
  const stop = (code: XmlFault["code"]): never => {
    throw new Stop({ code, line: lineNow() });
  };
  let attributes = 0;
  let line = 1;
  parser.on("error", () => stop(parser.position >= text.length - start ? "cut_off" : "not_well_formed"));
  parser.on("doctype", () => stop("doctype"));
  parser.on("opentagstart", () => {
    attributes = 0;
    line = lineNow();
    depth += 1;
    if (depth > DEPTH_MAX) stop("too_deep");
  });
  parser.on("attribute", () => {
    attributes += 1;
    if (attributes > ATTRIBUTES_MAX) stop("too_many_attributes");
  });
  parser.on("opentag", (tag) => visitor.open(toLocalName(tag.name), tag.attributes, line));
  parser.on("closetag", (tag) => {
    depth -= 1;
    visitor.close(toLocalName(tag.name));
  });
  parser.on("text", (value) => visitor.text(value));
  parser.on("cdata", (value) => visitor.text(value));
  try {
    parser.write(start > 0 ? text.slice(start) : text).close();
    return null;
  } catch (error) {
    if (error instanceof Stop) return error.fault;
    throw error;
  }
};
