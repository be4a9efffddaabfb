import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { parseStatement } from "../../parse-statement.ts";
import { readPieces } from "../../read-pieces.ts";

const NAMESPACES =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"';
const KIND = "application/vnd.oasis.opendocument.spreadsheet";

const pack = (tables: string, kind = KIND): Uint8Array =>
  zipSync({
    mimetype: strToU8(kind),
    "META-INF/manifest.xml": strToU8("<manifest/>"),
    "content.xml": strToU8(
      `<office:document-content ${NAMESPACES}><office:automatic-styles><style:style style:name="ta9"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ),
  });

const text = (value: string, more = ""): string =>
  `<table:table-cell office:value-type="string"${more}><text:p>${value}</text:p></table:table-cell>`;
const day = (value: string): string =>
  `<table:table-cell office:value-type="date" office:date-value="${value}"><text:p>shown</text:p></table:table-cell>`;
const number = (value: string, shown = value): string =>
  `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${shown}</text:p></table:table-cell>`;
const row = (cells: string, more = ""): string => `<table:table-row${more}>${cells}</table:table-row>`;
const table = (rows: string, more = ' table:name="S"'): string => `<table:table${more}>${rows}</table:table>`;
const NAMES = row(text("Date") + text("Text") + text("Amount"));
const ROWS = NAMES + row(day("2026-05-13") + text("Baker") + number("-10"));

const read = async (bytes: Uint8Array): Promise<[string, number, string][] | string> => {
  const parsed = await parseStatement(bytes, { today: "2026-11-20" });
  if (!parsed.ok) return parsed.error.code;
  return parsed.value.statements.flatMap(({ transactions }) =>
    transactions.map((one): [string, number, string] => [one.booked_on, one.amount, one.description]),
  );
};

describe("an OpenDocument workbook", () => {
  it("is read by its days and values, whatever is shown for them", async () => {
    const tables = table(
      ROWS + row(day("2026-05-14T00:00:00") + text("Fuel") + number("-1234.5", "-1.234,50")),
    );
    expect(await read(pack(tables))).toEqual([
      ["2026-05-13", -1000, "Baker"],
      ["2026-05-14", -123_450, "Fuel"],
    ]);
  });

  it("has the decimals of a number that are shown", async () => {
    const tables = table(ROWS + row(day("2026-05-14") + text("Fuel") + number("-96.995", "-97.00")));
    expect((await read(pack(tables))).at(-1)).toEqual(["2026-05-14", -9700, "Fuel"]);
  });

  it("shows its rows where they stand, behind rows that are repeated", async () => {
    const gap = row("<table:table-cell/>", ' table:number-rows-repeated="7"');
    const parsed = await parseStatement(pack(table(gap + ROWS)), { today: "2026-11-20" });
    expect(parsed.ok && parsed.value.statements[0]?.transactions[0]?.source).toEqual({ sheet: "S", row: 9 });
    const shown = await readPieces(pack(table(gap + ROWS)), { kind: "sheets", after: 1, limit: 1 });
    expect(shown.ok && shown.value).toEqual({
      pieces: [{ sheet: "S", row: 9, cells: ["2026-05-13", "Baker", "-10"] }],
      total: 2,
    });
  });

  it("repeats cells and rows that are written once", async () => {
    const twice = row(day("2026-05-14") + text("Tram") + number("-3"), ' table:number-rows-repeated="2"');
    expect(await read(pack(table(ROWS + twice)))).toHaveLength(3);
    const far = row(text("x", ' table:number-columns-repeated="16384"'));
    expect(await read(pack(table(ROWS + far)))).toBe("unreadable");
    const endless = row(text("x"), ' table:number-rows-repeated="1048576"');
    expect(await read(pack(table(ROWS + endless)))).toBe("too_large");
    const empty = row(
      '<table:table-cell table:number-columns-repeated="16384"/>',
      ' table:number-rows-repeated="1048576"',
    );
    expect(await read(pack(table(ROWS + empty)))).toHaveLength(1);
  });

  it("leaves notes, former contents and hidden sheets out", async () => {
    const noted = `<table:table-cell office:value-type="string"><office:annotation><text:p>99.00</text:p></office:annotation><text:p>Baker</text:p></table:table-cell>`;
    const former = `<table:tracked-changes>${row(day("2026-01-01") + text("Gone") + number("-5"))}</table:tracked-changes>`;
    const hidden = table(
      NAMES + row(day("2026-02-01") + text("Hidden") + number("-9")),
      ' table:style-name="ta9"',
    );
    const shown = table(NAMES + row(day("2026-05-13") + noted + number("-10")));
    expect(await read(pack(former + hidden + shown))).toEqual([["2026-05-13", -1000, "Baker"]]);
  });

  it("is refused with a code where it is damaged or no workbook", async () => {
    expect(await read(pack(`${table(ROWS)}<table:table>`))).toBe("unreadable");
    expect(await read(pack(table(ROWS), "application/vnd.oasis.opendocument.text"))).toBe("not_a_statement");
    expect(await read(pack(table("")))).toBe("empty");
    const flat = strToU8(
      `<?xml version="1.0"?><office:document ${NAMESPACES} office:mimetype="${KIND}"><office:body>`,
    );
    expect(await read(flat)).toBe("unreadable");
  });
});
