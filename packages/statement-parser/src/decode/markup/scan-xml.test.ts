import fc from "fast-check";
import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { scanXml } from "./scan-xml.ts";

/** What a document says, texts joined between tags, as both parsers tell it; null when it is refused. */
type Said = string[] | null;

const addText = (said: string[], value: string): void => {
  const last = said.at(-1);
  if (last?.startsWith("text ") === true) said[said.length - 1] = last + value;
  else said.push(`text ${value}`);
};

const listAttributes = (entries: Iterable<readonly [string, string]>): string =>
  [...entries].map(([name, value]) => ` ${name}=${value}`).join("");

const scanHere = (text: string): Said => {
  const said: string[] = [];
  const fault = scanXml(text, {
    open: (name, attributes) => said.push(`open ${name}${listAttributes(attributes)}`),
    close: () => said.push("close"),
    text: (value) => addText(said, value),
  });
  return fault === null ? said : null;
};

/** The same document as a complete XML parser reads it. */
const scanStrictly = (text: string): Said => {
  const said: string[] = [];
  const parser = new SaxesParser({ xmlns: false });
  let depth = 0;
  parser.on("opentag", (tag) => {
    depth += 1;
    said.push(
      `open ${tag.name.slice(tag.name.indexOf(":") + 1)}${listAttributes(Object.entries(tag.attributes))}`,
    );
  });
  parser.on("closetag", () => {
    depth -= 1;
    said.push("close");
  });
  parser.on("text", (value) => {
    if (depth > 0 && value !== "") addText(said, value);
  });
  parser.on("cdata", (value) => addText(said, value));
  try {
    parser.write(text).close();
    return said;
  } catch {
    return null;
  }
};

const name = fc.constantFrom("Ntry", "Amt", "ns:Amt", "A1", "x-y");
const words = fc
  .array(fc.constantFrom("a", " ", "1.00", "&amp;", "&lt;", "&#65;", "&#x42;", "é", "]", "'", "-"), {
    maxLength: 5,
  })
  .map((parts) => parts.join(""));
const document = fc.letrec<{ node: string; element: string }>((tie) => ({
  node: fc.oneof(
    words,
    tie("element"),
    words.map((text) => `<![CDATA[${text.replaceAll("]", "")}<&]]>`),
    fc.constantFrom("<!-- note -->", "<?pi data?>"),
  ),
  element: fc
    .tuple(name, fc.option(words), fc.array(tie("node"), { maxLength: 4 }), fc.boolean())
    .map(([tag, value, nodes, empty]) => {
      const attribute = value === null ? "" : ` Ccy="${value}"`;
      return empty ? `<${tag}${attribute}/>` : `<${tag}${attribute} >${nodes.join("")}</${tag}>`;
    }),
})).element;

describe("the XML scanner", () => {
  it("says the same as a complete XML parser", () => {
    fc.assert(
      fc.property(document, (text) => {
        expect(scanHere(`<?xml version="1.0"?>\n${text}\n`)).toEqual(
          scanStrictly(`<?xml version="1.0"?>\n${text}\n`),
        );
      }),
    );
  });

  it("reads no document that is cut off", () => {
    fc.assert(
      fc.property(document, fc.nat(), (text, at) => {
        expect(scanHere(text.slice(0, at % text.length))).toBeNull();
      }),
    );
  });
});
