import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const verdictsOf = (text: string): string[] => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements.map((statement) => statement.proof.verdict) : [];
};

const running = (...rows: string[]): string => `Date,Text,Amount,Balance\n${rows.join("\n")}\n`;
const between = (opening: string, closing: string, ...rows: string[]): string =>
  `Opening balance,${opening}\nClosing balance,${closing}\n\nDate,Text,Amount\n${rows.join("\n")}\n`;

/** Files in which a wrong sign, order or row adds up just as well as the right one. */
const DOUBTFUL: Readonly<Record<string, string>> = {
  "one amount on one day, which rises or falls": running(
    "2024-01-02,A,10.00,90.00",
    "2024-01-02,B,10.00,80.00",
    "2024-01-02,C,10.00,70.00",
  ),
  "two such rows": running("2024-01-02,A,10.00,90.00", "2024-01-02,B,10.00,80.00"),
  "unsigned amounts up and down between two balances": running(
    "2024-01-02,A,10.00,90.00",
    "2024-01-02,B,10.00,100.00",
    "2024-01-02,C,10.00,90.00",
    "2024-01-02,D,10.00,100.00",
  ),
  "a sum of amounts that had to be rounded": between(
    "100.00",
    "80.00",
    "2024-01-02,A,-10.0049",
    "2024-01-03,B,-10.0049",
  ),
  "a sum of zero, which tells no sign": between(
    "100.00",
    "100.00",
    "2024-01-02,A,10.00",
    "2024-01-03,B,-10.00",
  ),
  "a card's sum of zero": between(
    "100.00",
    "100.00",
    "2024-01-02,Netflix,10.00",
    "2024-01-03,Restaurant,25.00",
    "2024-01-09,AUTOPAY,-35.00",
  ),
  "a sum of zero out of columns for money in and out, where a pair may be missing":
    "Opening balance,100.00\nClosing balance,100.00\n\nDate,Text,Debit,Credit\n2024-01-02,A,10.00,\n2024-01-03,B,,10.00\n",
  "one row with its balance": running("2024-01-02,A,10.00,90.00"),
  "a balance that stands still": running(
    "2024-01-02,A,-10.00,90.00",
    "2024-01-03,B,-12.00,90.00",
    "2024-01-04,C,-13.00,90.00",
  ),
  "a last row whose date cannot be read": `Opening balance,100.00\n\n${running(
    "2024-01-02,A,-10.00,90.00",
    "2024-01-03,B,-10.00,80.00",
    "2024-99-04,C,-10.00,70.00",
  )}`,
  "a first row whose date cannot be read": running(
    "2024-99-02,A,-10.00,90.00",
    "2024-01-03,B,-15.00,75.00",
    "2024-01-04,C,-10.00,65.00",
  ),
  "a last row whose amount cannot be read": running(
    "2024-01-02,A,-10.00,90.00",
    "2024-01-03,B,-15.00,75.00",
    "2024-01-04,C,?,65.00",
  ),
  "a file that breaks off in an amount": running(
    "2024-01-02,A,-10.00,90.00",
    "2024-01-03,B,-15.00,75.00",
  ).concat("2024-01-04,C,-1"),
  "a balance of which nobody says when": `Balance: 100.00\n\nDate,Text,Amount\n2024-01-02,A,60.00\n2024-01-03,B,40.00\n`,
  "a doubled row hidden in a circle of one day": running(
    "2024-01-02,A,-10.00,90.00",
    "2024-01-02,B,10.00,100.00",
    "2024-01-02,B,10.00,100.00",
    "2024-01-02,C,-10.00,90.00",
    "2024-01-02,D,-10.00,80.00",
  ),
};

/** Files of the same kinds in which only one reading adds up. */
const PLAIN: Readonly<Record<string, string>> = {
  "one amount on several days": running(
    "2024-01-02,A,-10.00,90.00",
    "2024-01-03,B,-10.00,80.00",
    "2024-01-14,C,-10.00,70.00",
  ),
  "amounts that had to be rounded where each balance holds": running(
    "2024-01-02,A,-10.0041,90.00",
    "2024-01-03,B,-12.0012,78.00",
    "2024-01-14,C,10.5000,88.50",
  ),
  "different amounts on one day": running(
    "2024-01-02,A,-10.00,90.00",
    "2024-01-02,B,-12.00,78.00",
    "2024-01-02,C,10.00,88.00",
  ),
};

describe("readings that add up by chance", () => {
  it.each(Object.entries(DOUBTFUL))("does not call %s proved", (_, text) => {
    expect(verdictsOf(text)).not.toContain("proved");
  });

  it.each(Object.entries(PLAIN))("calls %s proved", (_, text) => {
    expect(verdictsOf(text)).toEqual(["proved"]);
  });

  const ofx = (...rows: string[]): string =>
    `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST>${rows.join("")}</BANKTRANLIST><LEDGERBAL><BALAMT>1180.00</LEDGERBAL><BALLIST><BAL><NAME>Opening<VALUE>1000.00</BAL></BALLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
  const ofxRow = (amount: string, more = ""): string =>
    `<STMTTRN><DTPOSTED>20240102<TRNAMT>${amount}<NAME>A${more}</STMTTRN>`;
  const UNREADABLE: Readonly<Record<string, string>> = {
    CSV: between("1000.00", "1180.00", "2024-01-02,A,180.00", "2024-01-03,B,?9"),
    OFX: ofx(ofxRow("180.00"), ofxRow("?9")),
    MT940:
      ":20:1\n:25:1\n:28C:1\n:60F:C240101EUR1000,00\n:61:2401020102C180,00NTRFNONREF\n:61:?9\n:62F:C240103EUR1180,00\n-\n",
  };

  it.each(Object.entries(UNREADABLE))("calls an unreadable row of %s a doubt, with its place", (_, text) => {
    const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
    expect(parsed.ok && parsed.value.statements.map(({ proof }) => proof)).toMatchObject([
      { verdict: "partly", doubts: [{ code: "row_unread", place: { line: expect.any(Number) } }] },
    ]);
  });

  it("adds no amounts of several currencies", () => {
    const mixed = ofx(ofxRow("200.00"), ofxRow("-20.00", "<CURRENCY><CURSYM>USD<CURRATE>1</CURRENCY>"));
    const parsed = parseBytes(new TextEncoder().encode(mixed), { today: "2026-11-20" });
    expect(parsed.ok && parsed.value.statements[0]).toMatchObject({
      opening_balance: 100_000,
      closing_balance: 118_000,
      facts: { opening: 100_000, closing: 118_000 },
      proof: {
        verdict: "unproved",
        checks: [],
        doubts: [{ code: "mixed_currencies" }, { code: "nothing_printed" }],
      },
    });
  });
});
