import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const hints = { today: "2026-11-20" };
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const refusalOf = (bytes: Uint8Array): string => {
  const parsed = parseBytes(bytes, hints);
  return parsed.ok ? "read" : parsed.error.code;
};

const time = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const OFX_HEAD = '<?xml version="1.0"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n';
const ofx = (inside: string): string =>
  `${OFX_HEAD}<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR</CURDEF><BANKTRANLIST>${inside}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
const row = (memo: string): string =>
  `<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20240102</DTPOSTED><TRNAMT>-1.00</TRNAMT><FITID>1</FITID><MEMO>${memo}</MEMO></STMTTRN>`;

const refused: [string, () => Uint8Array, string][] = [
  ["no bytes", () => new Uint8Array(0), "empty"],
  ["blank lines", () => encode("\n\n  \r\n"), "empty"],
  [
    "random bytes",
    () => Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919 + 13) % 256),
    "unreadable",
  ],
  [
    "a page",
    () =>
      encode(
        "<!DOCTYPE html><html><body><table><tr><td>2024-01-01</td><td>1.00</td></tr></table></body></html>",
      ),
    "not_a_statement",
  ],
  [
    "a drawing",
    () => encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    "not_a_statement",
  ],
  [
    "a page that also holds OFX",
    () => encode(`<html><body>${ofx(row("x"))}</body></html>`),
    "not_a_statement",
  ],
  ["other XML", () => encode('<?xml version="1.0"?><note><to>Jane</to></note>'), "not_a_statement"],
  ["prose", () => encode("Dear Jane,\nplease find my letter.\nRegards, John\n"), "not_a_statement"],
  ["a table without dates", () => encode("a,b,c\n1,2,3\n4,5,6\n"), "not_a_statement"],
  [
    "OFX with a document type",
    () => encode(`<!DOCTYPE OFX SYSTEM "http://example.test/x.dtd">\n<OFX>${row("x")}</OFX>`),
    "not_a_statement",
  ],
  [
    "OFX with a document type behind its header",
    () => encode(`${OFX_HEAD}<!DOCTYPE OFX [<!ENTITY a "b">]><OFX></OFX>`),
    "unreadable",
  ],
  ["OFX that is nested without end", () => encode(`${OFX_HEAD}<OFX>${"<A>".repeat(200_000)}`), "unreadable"],
  ["OFX with two million references", () => encode(ofx(row("&amp;".repeat(2_000_000)))), "unreadable"],
  [
    "OFX with two million references in many fields",
    () => encode(ofx(row("&#38;".repeat(1000)).repeat(2000))),
    "unreadable",
  ],
  ["OFX of a million opening signs", () => encode(`${OFX_HEAD}<OFX>${"<".repeat(1_000_000)}`), "unreadable"],
  ["a table without a line end", () => encode("1,2,3,".repeat(500_000)), "unreadable"],
  [
    "a million columns",
    () => encode(`Date,Amount${",x".repeat(1_000_000)}\n2024-01-01,1.00\n`),
    "unreadable",
  ],
  ["one endless field", () => encode(`Date;Amount\n${"x".repeat(3_000_000)}`), "unreadable"],
  [
    "a quote that never closes",
    () => encode(`Name,City\n"Jane,Berlin\n${"a,b\n".repeat(50_000)}`),
    "unreadable",
  ],
  ["a table as a workbook", () => Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0, 0), "unreadable"],
  ["more than 64 MB", () => new Uint8Array(64 * 1024 * 1024 + 1), "too_large"],
];

describe("hostile and broken files", () => {
  it.each(refused)("refuses %s", (_name, make, code) => {
    expect(refusalOf(make())).toBe(code);
  });

  it("says in every refusal what to do or where the fault is", () => {
    for (const [, make] of refused.slice(0, 12)) {
      const parsed = parseBytes(make(), hints);
      expect(parsed.ok ? "" : parsed.error.message).toMatch(/[A-Z].*[.]$/);
    }
  });

  it("reads a stray quote as a letter when the rows make sense that way", () => {
    const parsed = parseBytes(
      encode('Date,Text,Amount\n2024-01-02,"15 inch screen,-10.00\n2024-01-03,Shop,-5.00\n'),
      hints,
    );
    expect(parsed.ok && parsed.value.statements[0]?.transactions.map((entry) => entry.amount)).toEqual([
      -1000, -500,
    ]);
  });

  it("takes time in proportion to the size of a table", () => {
    const make = (rows: number): Uint8Array =>
      encode(`Date,Text,Amount\n${'2024-01-02,"a ""quoted"" text",-10.00\n'.repeat(rows)}`);
    const [small, large] = [make(5000), make(40_000)];
    time(() => refusalOf(small));
    const smallMs = time(() => refusalOf(small));
    expect(time(() => refusalOf(large))).toBeLessThan(Math.max(20, smallMs) * 40);
  });

  it("reads the largest allowed table in a heap of 180 MB and refuses a larger one", () => {
    const script = fileURLToPath(new URL("../../../testing/parse-largest-table.ts", import.meta.url));
    const run = spawnSync(process.execPath, ["--max-old-space-size=180", script], { encoding: "utf8" });
    expect(run.stdout.trim()).toBe("119000");
    expect(refusalOf(encode(`Date,Text,Amount\n${"2024-01-02,Shop,-10.00\n".repeat(130_000)}`))).toBe(
      "too_large",
    );
  });
});

describe("encodings", () => {
  const text = "Buchungstag;Text;Betrag;Währung\n31.01.2024;Käse für Jürgen;-45,60;EUR\n";
  const utf16 = (bigEndian: boolean): Uint8Array => {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let index = 0; index < text.length; index += 1)
      view.setUint16(index * 2, text.charCodeAt(index), !bigEndian);
    return bytes;
  };
  const latin = Uint8Array.from(text, (char) => char.charCodeAt(0));
  const cyrillic = Uint8Array.from(
    Array.from("Дата;Описание;Сумма\n31.01.2024;Магазин продуктов;-45,60\n", (char) => {
      const code = char.codePointAt(0) ?? 0;
      return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
    }),
  );
  it.each([
    ["UTF-8", encode(text), "Käse für Jürgen"],
    ["UTF-8 with a byte order mark", encode(`\uFEFF${text}`), "Käse für Jürgen"],
    ["UTF-16 little endian without a mark", utf16(false), "Käse für Jürgen"],
    ["UTF-16 big endian without a mark", utf16(true), "Käse für Jürgen"],
    ["windows-1252", latin, "Käse für Jürgen"],
    ["windows-1251", cyrillic, "Магазин продуктов"],
  ])("reads %s", (_name, bytes, description) => {
    const parsed = parseBytes(bytes, hints);
    const [transaction] = parsed.ok ? (parsed.value.statements[0]?.transactions ?? []) : [];
    expect(transaction).toMatchObject({ amount: -4560, description, booked_on: "2024-01-31" });
  });
});
