import { strToU8, zipSync } from "fflate";
import { utils, write } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { readPageTables } from "../../decode/markup/read-page-tables.ts";
import { isDateFormat, toDateText, toNumberText } from "../../decode/workbook/cell-text.ts";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedFile } from "../../index.ts";
import { parseStatement } from "../../parse-statement.ts";

const hints = { today: "2026-11-20" };
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const outcomeOf = async (bytes: Uint8Array): Promise<string> => {
  const parsed = await parseStatement(bytes, hints);
  return parsed.ok ? "read" : parsed.error.code;
};

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>';
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

const parts = (sheet: string): Record<string, Uint8Array> => ({
  "[Content_Types].xml": strToU8(TYPES),
  "_rels/.rels": strToU8(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  "xl/workbook.xml": strToU8(
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ),
  "xl/_rels/workbook.xml.rels": strToU8(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
  "xl/worksheets/sheet1.xml": strToU8(`<worksheet xmlns="${MAIN}">${sheet}</worksheet>`),
});

const text = (address: string, value: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;
const ROWS =
  `<row r="1">${text("A1", "Date")}${text("B1", "Text")}${text("C1", "Amount")}</row>` +
  `<row r="2">${text("A2", "2024-05-13")}${text("B2", "Baker")}<c r="C2"><v>-10</v></c></row>` +
  `<row r="3">${text("A3", "2024-05-14")}${text("B3", "Fuel")}<c r="C3"><v>-20.5</v></c></row>`;

describe("hostile workbooks", () => {
  it("reads a sheet that claims billions of rows by the rows it has", async () => {
    const bytes = zipSync(parts(`<dimension ref="A1:XFD4000000000"/><sheetData>${ROWS}</sheetData>`));
    const parsed = await parseStatement(bytes, hints);
    expect(parsed.ok && parsed.value.statements[0]?.transactions.map((row) => row.amount)).toEqual([
      -1000, -2050,
    ]);
    expect(parsed.ok && parsed.value.statements[0]?.transactions[0]?.source).toEqual({ sheet: "S", row: 2 });
  });

  it("refuses a row with columns without end", async () => {
    const far = `<row r="4">${text("A4", "2024-05-15")}<c r="XFD4"><v>1</v></c></row>`;
    expect(await outcomeOf(zipSync(parts(`<sheetData>${ROWS}${far}</sheetData>`)))).toBe("unreadable");
  });

  it("refuses a bomb by what the archive's directory says, before inflating", async () => {
    const bytes = zipSync({ ...parts(""), "xl/worksheets/sheet1.xml": new Uint8Array(80 * 1024 * 1024) });
    expect(bytes.length).toBeLessThan(200_000);
    expect(await outcomeOf(bytes)).toBe("too_large");
  });

  it("refuses many parts that are too much together", async () => {
    const some = Object.fromEntries(
      Array.from({ length: 2100 }, (_, index) => [`xl/worksheets/sheet${index}.xml`, strToU8("<a/>")]),
    );
    expect(await outcomeOf(zipSync({ ...parts(""), ...some }))).toBe("too_large");
  });

  it("never inflates a part beyond the size the directory states", async () => {
    const bytes = zipSync({
      ...parts(`<sheetData>${ROWS}</sheetData>`),
      "xl/comments.xml": new Uint8Array(30 * 1024 * 1024),
    });
    // The stated size of the large part becomes 100 bytes in every place it is written.
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at + 4 <= bytes.length; at += 1)
      if (view.getUint32(at, true) === 30 * 1024 * 1024) view.setUint32(at, 100, true);
    expect(["read", "unreadable"]).toContain(await outcomeOf(bytes));
  });

  it("refuses cut, empty and foreign files with a code", async () => {
    const whole = zipSync(parts(`<sheetData>${ROWS}</sheetData>`));
    expect(await outcomeOf(whole.slice(0, whole.length - 40))).toBe("unreadable");
    expect(await outcomeOf(zipSync(parts("<sheetData/>")))).toBe("empty");
    const letter = TYPES.replaceAll("spreadsheetml", "wordprocessingml")
      .replaceAll("sheet.main", "document.main")
      .replaceAll("workbook", "document");
    expect(
      await outcomeOf(
        zipSync({ "[Content_Types].xml": strToU8(letter), "word/document.xml": strToU8("<a/>") }),
      ),
    ).toBe("not_a_statement");
    const ole = new Uint8Array(4096);
    ole.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect(await outcomeOf(ole)).toBe("unreadable");
  });

  it("leaves cells with errors out and takes the stored values of formulas", async () => {
    const sheet =
      `<row r="1">${text("A1", "Date")}${text("B1", "Text")}${text("C1", "Amount")}</row>` +
      `<row r="2">${text("A2", "2024-05-13")}${text("B2", "Baker")}<c r="C2"><f>1/0*-10</f><v>-10</v></c></row>` +
      `<row r="3">${text("A3", "2024-05-14")}${text("B3", "Fuel")}<c r="C3" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`;
    const parsed = await parseStatement(zipSync(parts(`<sheetData>${sheet}</sheetData>`)), hints);
    expect(parsed.ok && parsed.value.statements[0]?.transactions.map((row) => row.amount)).toEqual([-1000]);
    expect(parsed.ok && parsed.value.problems.map((problem) => problem.code)).toEqual(["amount_missing"]);
  });

  it("asks for the password of the oldest kind of locked workbook", async () => {
    const book = utils.book_new(utils.aoa_to_sheet([["Date"]]), "S");
    // The library writes XOR-obfuscated files only of the oldest kind; a record that announces a lock is enough.
    const bytes = new Uint8Array(write(book, { type: "array", bookType: "biff2" }) as ArrayBuffer);
    const locked = new Uint8Array([
      ...bytes.slice(0, 8),
      0x2f,
      0x00,
      0x04,
      0x00,
      0x01,
      0x02,
      0x03,
      0x04,
      ...bytes.slice(8),
    ]);
    expect(await outcomeOf(locked)).toBe("needs_password");
    const tried = await parseStatement(locked, { ...hints, password: "cornflower" });
    expect(tried.ok || tried.error.code).toBe("wrong_password");
  });
});

describe("hostile pages", () => {
  const page = (inside: string): Uint8Array => encode(`<!doctype html><html><body>${inside}</body></html>`);
  const table =
    "<table><tr><th>Date<th>Text<th>Amount<tr><td>2024-05-13<td>Baker<td>-10.00<tr><td>2024-05-14<td>Fuel<td>-20.50</table>";

  it("runs nothing and reads nothing from scripts, styles, templates and comments", () => {
    const hidden = "<tr><td>2024-01-01<td>Hidden<td>-99.00";
    const parsed = parseBytes(
      page(
        `<script>document.write("<table>${hidden}</table>")</script><style>td{}</style><template><table>${hidden}</table></template><!-- <table>${hidden}</table> -->${table}<img src=x onerror="alert(1)">`,
      ),
      hints,
    );
    expect(parsed.ok && parsed.value.statements[0]?.transactions.map((row) => row.description)).toEqual([
      "Baker",
      "Fuel",
    ]);
  });

  it("never expands entities of its own and keeps markup in texts as text", () => {
    const rows = readPageTables(
      '<!DOCTYPE html [<!ENTITY a "&b;&b;"><!ENTITY b "boom">]><table><tr><td>&a;<td>&lt;script&gt;alert(1)&lt;/script&gt;</table>',
    );
    expect(rows.ok && rows.value.at(-1)?.cells).toEqual(["&a;", "<script>alert(1)</script>"]);
  });

  it.each([
    ["tables in tables without end", "<table><tr><td>".repeat(200_000)],
    ["an open quote in a tag", `<td title="${"x".repeat(2_000_000)}`],
    ["tags that never close", "<a ".repeat(500_000)],
    ["an open script", `<script>${"</scrip".repeat(300_000)}`],
    ["spans without end", '<tr><td colspan="999999999" rowspan="999999999">x'.repeat(2000)],
  ])("survives %s", (_name, inside) => {
    const parsed = parseBytes(page(inside), hints);
    expect(parsed.ok ? "read" : parsed.error.code).toMatch(/^(not_a_statement|unreadable|too_large)$/);
  });

  it("survives tags of which none ever closes", () => {
    const parsed = parseBytes(encode(`<table><tr${"<td ".repeat(1_000_000)}`.replaceAll(">", " ")), hints);
    expect(parsed.ok ? "read" : parsed.error.code).toBe("not_a_statement");
  });

  it("refuses a row with columns without end", () => {
    const parsed = parseBytes(page(`<table><tr>${"<td>1".repeat(2000)}</table>`), hints);
    expect(parsed.ok ? "read" : parsed.error.code).toBe("unreadable");
  });
});

describe("cells of a workbook as text", () => {
  it.each([
    [1234.560_000_000_1, "General", "1234.56"],
    [-0.1 - 0.2, "General", "-0.3"],
    [8765.439_999_999_9, "General", "8765.44"],
    [1.005, "0.00", "1.01"],
    [1234.5, "#,##0.00", "1234.50"],
    [-1234.5, '_-* #,##0.00\\ "€"_-', "-1234.50"],
    [1234.56, "0", "1234.56"],
    [12.345, "0.000", "12.345"],
    [1e-9, "General", "0"],
    [-0.001, "0.00", "0.00"],
  ])("%d shown as %s is %s", (value, format, expected) => {
    expect(toNumberText(value, format)).toBe(expected);
  });

  it("tells date formats from number formats", () => {
    for (const format of ["yyyy-mm-dd", "m/d/yy h:mm", "[$-409]d-mmm-yy;@", "dd\\.mm\\.yyyy", "Short Date"])
      expect(isDateFormat(format)).toBe(true);
    for (const format of ["General", "#,##0.00", "0.00E+00", '0.00" days"', "@", "[Red]0", "000000"])
      expect(isDateFormat(format)).toBe(false);
  });

  it("counts days from 1900 or 1904, with the time where there is one", () => {
    expect(toDateText(45_425, false)).toBe("2024-05-13");
    expect(toDateText(45_425 - 1462, true)).toBe("2024-05-13");
    expect(toDateText(45_425.5, false)).toBe("2024-05-13 12:00:00");
    expect(toDateText(45_425.999_999_999, false)).toBe("2024-05-14");
    expect(toDateText(-1, false)).toBe(null);
    expect(toDateText(1e12, false)).toBe(null);
  });
});

/** What a workbook of these sheets is read as. */
const readBook = async (sheets: readonly (readonly [string, unknown[][]])[]): Promise<ParsedFile> => {
  const book = utils.book_new();
  for (const [name, rows] of sheets) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  const bytes = new Uint8Array(write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer);
  const parsed = await parseStatement(bytes, hints);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

describe("a sheet of notes", () => {
  const table = [
    ["Date", "Text", "Payment", "Deposit"],
    ["2026-03-02", "Baker", 10, ""],
    ["2026-03-20", "Salary", "", 900],
  ];
  const notes = [
    ["call the plumber"],
    ["car tax due", "2026-04-01", 180.55],
    ["insurance fee", "2026-05-01", 95.25],
  ];

  it("is said to be left out beside a table, and read where there is none", async () => {
    const { statements, problems } = await readBook([
      ["2026", table],
      ["Notes", notes],
    ]);
    expect(statements).toHaveLength(1);
    expect(problems).toMatchObject([{ code: "sheet_left_out", place: { sheet: "Notes", row: 1 } }]);
    expect((await readBook([["Notes", notes]])).statements).toHaveLength(1);
  });
});

describe("a workbook with a sheet for each month", () => {
  const read = async (closing: number) => {
    const sheets: [string, unknown[][]][] = [
      [
        "Info",
        [
          ["Account number", "12345678"],
          ["Opening balance", 100],
          ["Closing balance", closing],
          ["Currency", "EUR"],
        ],
      ],
      [
        "March",
        [
          ["Date", "Text", "Amount"],
          ["2026-03-02", "Baker", -10],
          ["2026-03-20", "Salary", 900],
        ],
      ],
      [
        "April",
        [
          ["Date", "Text", "Amount"],
          ["2026-04-02", "Rent", -700],
          ["2026-04-03", "Bus", -5],
        ],
      ],
    ];
    return (await readBook(sheets)).statements;
  };

  it("is one statement where the balances of its first sheet lie around all rows", async () => {
    const [statement, ...others] = await read(285);
    expect(others).toEqual([]);
    expect(statement).toMatchObject({ opening_balance: 10_000, closing_balance: 28_500, currency: "EUR" });
    expect(statement?.proof.verdict).toBe("proved");
    expect(statement?.transactions.map(({ source }) => source)[2]).toEqual({ sheet: "April", row: 2 });
  });

  it("is left in its parts where they do not", async () => {
    const statements = await read(300);
    expect(statements.map(({ proof }) => proof.verdict)).not.toContain("proved");
  });
});
