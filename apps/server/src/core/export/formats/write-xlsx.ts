import type { Db } from "@passbook/db/dialect";
import { writeZip, type ZipEntry } from "../../../platform/http/answers/write-zip.ts";
import type { Narrowing } from "../../transactions/index.ts";
import { type Cell, COLUMNS } from "./columns.ts";
import { findNames } from "./find-names.ts";
import { readTransactions } from "./read-transactions.ts";
import { toXmlText } from "./xml-text.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

type Asked = { readonly filter: Narrowing; readonly note: string };
type Part = readonly [name: string, content: string];

const TRANSACTIONS = { title: "Transactions", name: "sheet1" };
/** Programs read the first sheet; people see that there is another. */
const NOTE = { title: "Note", name: "sheet2" };
const STYLES_ID = "styles";

/** The parts of the smallest workbook (ECMA-376): sheets whose texts stand in their cells, so that it is written as it is read. */
const listPartsOf = (sheets: readonly (typeof NOTE)[]): readonly Part[] => [
  [
    "[Content_Types].xml",
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>` +
      `${sheets.map(({ name }) => `<Override PartName="/xl/worksheets/${name}.xml" ContentType="${TYPES}.worksheet+xml"/>`).join("")}</Types>`,
  ],
  [
    "_rels/.rels",
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    "xl/workbook.xml",
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ title, name }, index) => `<sheet name="${title}" sheetId="${String(index + 1)}" r:id="${name}"/>`).join("")}</sheets></workbook>`,
  ],
  [
    "xl/_rels/workbook.xml.rels",
    `<Relationships xmlns="${PACKAGE}/relationships">${sheets.map(({ name }) => `<Relationship Id="${name}" Type="${OFFICE}/worksheet" Target="worksheets/${name}.xml"/>`).join("")}` +
      `<Relationship Id="${STYLES_ID}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    "xl/styles.xml",
    `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>` +
      `<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
      `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
      `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
      `<cellStyleXfs count="1"><xf/></cellStyleXfs>` +
      `<cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs>` +
      `<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  ],
];

const DAY_STYLE = 1;
const TITLE_STYLE = 2;
const DAY_MS = 86_400_000;
/** Day 0 of workbooks, as all of them count since 1 March 1900. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
/** Before it their days are counted otherwise. */
const FIRST_WRITTEN = "1900-03-01";
const LONGEST_CELL = 32_767;

const toText = (value: string, style = 0): string =>
  `<c t="inlineStr"${style === 0 ? "" : ` s="${String(style)}"`}><is><t xml:space="preserve">${toXmlText(value.slice(0, LONGEST_CELL))}</t></is></c>`;

const toCell = ({ kind, value }: Cell): string => {
  if (value === "") return "<c/>";
  if (kind === "number") return `<c><v>${value}</v></c>`;
  if (kind === "text" || value < FIRST_WRITTEN) return toText(value);
  return `<c s="${String(DAY_STYLE)}"><v>${String((Date.parse(value) - FIRST_DAY) / DAY_MS)}</v></c>`;
};

const toRow = (cells: readonly string[]): string => `<row>${cells.join("")}</row>`;

async function* writeSheet(db: Db, user_id: string, filter: Narrowing): AsyncGenerator<string> {
  const names = await findNames(db, user_id);
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  yield toRow(COLUMNS.map(([title]) => toText(title, TITLE_STYLE)));
  for await (const rows of readTransactions(db, user_id, filter))
    yield rows.map((row) => toRow(COLUMNS.map(([, value]) => toCell(value(row, names))))).join("");
  yield "</sheetData></worksheet>";
}

async function* writeText(text: string): AsyncGenerator<string> {
  yield text;
}

const writeNote = (note: string): AsyncGenerator<string> =>
  writeText(`${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${toRow([toText(note)])}</sheetData></worksheet>`);

async function* listParts(db: Db, user_id: string, { filter, note }: Asked): AsyncGenerator<ZipEntry> {
  const sheets = note === "" ? [TRANSACTIONS] : [TRANSACTIONS, NOTE];
  for (const [name, content] of listPartsOf(sheets)) yield { name, parts: writeText(HEAD + content) };
  for (const { name } of sheets)
    yield {
      name: `xl/worksheets/${name}.xml`,
      parts: name === NOTE.name ? writeNote(note) : writeSheet(db, user_id, filter),
    };
}

/** The transactions a filter keeps, newest first, as a workbook: days are days and amounts numbers. What is said of all of it stands on a second sheet. */
export const writeXlsx = (db: Db, user_id: string, asked: Asked): AsyncGenerator<Uint8Array> =>
  writeZip(listParts(db, user_id, asked));
