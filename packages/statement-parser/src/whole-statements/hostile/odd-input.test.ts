import { gzipSync, strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { parseStatement } from "../../index.ts";

const OFX = `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>1<ACCTID>12345678<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20240101<DTEND>20240131
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20240102<TRNAMT>-1.50<FITID>1<NAME>SHOP</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20240103<TRNAMT>-2.50<FITID>2<NAME>CAFE</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`;
const CONTACTS =
  "First name,Last name,E-mail,Phone,Birthday\nAnna,Muster,anna@example.test,+49 30 123456,1980-03-04\nBela,Beispiel,bela@example.test,+49 30 654321,1975-12-01\n";
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const zip = (name: string, bytes: Uint8Array): Uint8Array => zipSync({ [name]: bytes });
const OLE = new Uint8Array(2048);
OLE.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const ODD: readonly (readonly [name: string, content: string | Uint8Array, code: string, says: RegExp])[] = [
  ["nothing", "", "empty", /file is empty/],
  ["one byte", "x", "not_a_statement", /No table/],
  ["one zero byte", new Uint8Array(1), "not_a_statement", /No table/],
  ["blank lines", " \n\n\t\n", "empty", /blank lines/],
  ["a picture", PNG, "unreadable", /picture/],
  [
    "a zip in a zip in a zip",
    zip("a.zip", zip("b.zip", zip("c.csv", strToU8(CONTACTS)))),
    "unreadable",
    /Unpack/,
  ],
  ["a packed picture", gzipSync(PNG), "unreadable", /picture/],
  ["a letter", "Dear Jane,\n\nthank you for your letter of 3 March 2024.\n", "not_a_statement", /No table/],
  ["a table with only a header", "Date,Description,Amount,Balance\n", "empty", /header and no rows/],
  ["contacts", CONTACTS, "not_a_statement", /No table/],
  ["an OFX file cut in half", OFX.slice(0, OFX.indexOf("<NAME>CAFE")), "unreadable", /ends in the middle/],
  [
    "an OFX file cut between rows",
    OFX.slice(0, OFX.indexOf("</BANKTRANLIST>")),
    "unreadable",
    /ends in the middle/,
  ],
  ["a damaged old workbook", OLE, "unreadable", /damaged/],
  ["JSON cut in half", '{"a":[1,2', "unreadable", /cut off/],
];

describe("odd files", () => {
  it.each(ODD)("refuses %s with the reason and the way out", async (_, content, code, says) => {
    const bytes = typeof content === "string" ? strToU8(content) : content;
    const parsed = await parseStatement(bytes, { today: "2026-11-20" });
    expect(parsed).toMatchObject({ ok: false, error: { code, message: expect.stringMatching(says) } });
  });

  it("reads the OFX file as long as it is whole, with or without its last closing tags", async () => {
    for (const text of [OFX, OFX.replace("</OFX>", ""), OFX.replace("</BANKTRANLIST></STMTRS>", "")]) {
      const parsed = await parseStatement(strToU8(text), { today: "2026-11-20" });
      expect(parsed.ok && parsed.value.statements[0]?.transactions.length).toBe(2);
    }
  });
});
