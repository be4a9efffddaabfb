import type { Dice } from "./dice.ts";
import type { Make } from "./make-texts.ts";
import { makeWords } from "./odd-words.ts";
import { type Entry, zipWithLies } from "./zip-with-lies.ts";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join("");
const entry = (name: string, text: string): Entry => ({ name, bytes: Buffer.from(text) });

const toWorkbook = (sheets: readonly string[], rest: readonly Entry[]): Entry[] => [
  entry(
    "[Content_Types].xml",
    `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
  ),
  entry(
    "_rels/.rels",
    `${HEAD}<Relationships xmlns="${RELS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  entry(
    "xl/workbook.xml",
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${repeat(sheets.length, (at) => `<sheet name="S${String(at)}" sheetId="${String(at + 1)}" r:id="r${String(at)}"/>`)}</sheets></workbook>`,
  ),
  entry(
    "xl/_rels/workbook.xml.rels",
    `${HEAD}<Relationships xmlns="${RELS}">${sheets.map((name, at) => `<Relationship Id="r${String(at)}" Type="${OFFICE}/worksheet" Target="${name}"/>`).join("")}<Relationship Id="s" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  ),
  ...rest,
];

const ODD_PLACES = [
  "A1",
  "XFD1048576",
  "ZZZZZZ99999999",
  "A0",
  "A-1",
  "1",
  "",
  "A99999999999999999999",
  "XFE1",
  "A1:B2",
  "Ä1",
];
const ODD_RANGES = ["A1:XFD1048576", "A1", "", "A1:A0", "B2:A1", "A1:ZZZ9999999", "x"];
const ODD_SERIALS = ["45000", "0", "-1", "1e300", "2958466", "1E-9", "NaN", "", "45000.999999999"];

const toCell = (place: string, dice: Dice): string => {
  const words = makeWords(dice);
  return dice.pick([
    () => `<c r="${place}" t="s"><v>${dice.pick(["0", "1", "-1", "99999999", "x", "1e9"])}</v></c>`,
    () => `<c r="${place}" s="${dice.pick(["0", "1", "999999", "-1"])}"><v>${dice.pick(ODD_SERIALS)}</v></c>`,
    () => `<c r="${place}" t="inlineStr"><is>${"<r><t>a</t></r>".repeat(dice.size(2000))}</is></c>`,
    () =>
      `<c r="${place}" t="str"><f>${words.text().replaceAll(/[<&\0]/g, "")}</f><v>${words.amount()}</v></c>`,
    () => `<c r="${place}" t="${dice.pick(["e", "b", "d", "n", "?"])}"><v>${words.date()}</v></c>`,
    () => `<c r="${place}"><v>${words.amount()}</v></c>`,
  ])();
};

const xlsx: Make = (dice) => {
  const words = makeWords(dice);
  const inline = (place: string, text: string): string =>
    `<c r="${place}" t="inlineStr"><is><t>${text.replaceAll(/[<&\0]/g, "")}</t></is></c>`;
  const row = (at: number): string =>
    `<row r="${String(at)}">${inline(`A${String(at)}`, at === 1 ? "Date" : words.date())}${inline(`B${String(at)}`, at === 1 ? "Description" : words.text())}${at === 1 ? inline("C1", "Amount") : `<c r="C${String(at)}"><v>${words.amount()}</v></c>`}</row>`;
  const rows = repeat(dice.size(5000) + 2, (at) => row(at + 1));
  const odd = dice.pick([
    () => "",
    () =>
      repeat(
        dice.size(2000),
        () =>
          `<row r="${dice.pick(["1", "5", "1048576", "99999999", "-1", "x"])}">${toCell(dice.pick(ODD_PLACES), dice)}</row>`,
      ),
    () => "<row/>".repeat(dice.size(300_000)),
    () => `<row r="7">${"<c/>".repeat(dice.size(300_000))}</row>`,
    () => `<row r="7">${repeat(dice.size(16_384), () => "<c><v>1</v></c>")}</row>`,
    () => `<row r="7">${inline("A7", words.long(500_000))}</row>`,
  ])();
  const merged = dice.chance(0.2)
    ? `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(dice.size(2000))}</mergeCells>`
    : "";
  const sheet = `${HEAD}${dice.chance(0.1) ? `<!DOCTYPE x [<!ENTITY a "${"a".repeat(5000)}">]>` : ""}<worksheet xmlns="${MAIN}"><dimension ref="${dice.pick(ODD_RANGES)}"/><cols><col min="1" max="${dice.pick(["3", "16384", "2000000000"])}"/></cols><sheetData>${rows}${odd}</sheetData>${merged}</worksheet>`;
  const shared = `${HEAD}<sst xmlns="${MAIN}" count="${dice.pick(["1", "2147483647", "-1"])}" uniqueCount="4294967295">${"<si><t>a</t></si>".repeat(dice.size(100_000))}</sst>`;
  const names = dice.chance(0.8)
    ? ["worksheets/s.xml"]
    : Array.from({ length: dice.size(500) }, () =>
        dice.pick([
          "worksheets/s.xml",
          "../../../etc/passwd",
          "/xl/worksheets/s.xml",
          "http://a.example.test/",
          "",
        ]),
      );
  const entries = toWorkbook(names, [
    entry("xl/worksheets/s.xml", sheet),
    entry("xl/sharedStrings.xml", shared),
  ]);
  const kept = dice.chance(0.2) ? entries.filter(() => dice.chance(0.8)) : entries;
  return { name: dice.pick(["book.xlsx", "book.xlsm", "book.xls"]), bytes: zipWithLies(kept) };
};

const ods: Make = (dice) => {
  const words = makeWords(dice);
  const many = (): string =>
    dice.pick(["1", "3", "1024", "16384", "1048576", "1000000000", "-1", "99999999999999999999"]);
  const cell = (text: string, kind = "string"): string =>
    `<table:table-cell office:value-type="${kind}"${dice.chance(0.1) ? ` table:number-columns-repeated="${many()}"` : ""}${kind === "float" ? ` office:value="${text}"` : ""}><text:p>${text.replaceAll(/[<&\0]/g, "")}</text:p></table:table-cell>`;
  const row = (cells: string): string =>
    `<table:table-row${dice.chance(0.1) ? ` table:number-rows-repeated="${many()}"` : ""}>${cells}</table:table-row>`;
  const rows = repeat(dice.size(3000), () =>
    row(cell(words.date()) + cell(words.text()) + cell(words.amount(), "float")),
  );
  const content = `${HEAD}<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>${`<table:table table:name="S">${row(cell("Date") + cell("Description") + cell("Amount"))}${rows}</table:table>`.repeat(dice.chance(0.9) ? 1 : dice.size(30))}</office:spreadsheet></office:body></office:document-content>`;
  return {
    name: dice.pick(["book.ods", "book.xlsx"]),
    bytes: zipWithLies([
      {
        name: "mimetype",
        bytes: Buffer.from("application/vnd.oasis.opendocument.spreadsheet"),
        stored: true,
      },
      entry("content.xml", content),
    ]),
  };
};

export const BOOKS: Readonly<Record<string, Make>> = { xlsx, ods };
