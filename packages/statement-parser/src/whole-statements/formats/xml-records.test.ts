import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedFile } from "../../parsed-file.ts";

const parse = (text: string): ReturnType<typeof parseBytes> =>
  parseBytes(new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`), {
    today: "2026-11-20",
  });

const read = (text: string): ParsedFile => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const row = (day: string, side: string, amount: string, text: string): string =>
  `<TrxSet><TypeCode>OUTP</TypeCode><BookDate>${day}</BookDate><BankRef>19053</BankRef><CorD>${side}</CorD>` +
  `<AccAmt>${amount}</AccAmt><PmtInfo>${text}</PmtInfo></TrxSet>\n`;

/** As FidaVista of Latvian banks names its parts. */
const fidavista = (last: string): string =>
  "<FIDAVISTA><Header><Timestamp>2025-11-30T20:11:12</Timestamp></Header><Statement><Period><StartDate>2025-11-01</StartDate>" +
  "<EndDate>2025-11-30</EndDate></Period><AccountSet><AccNo>LV80BANK0000435195001</AccNo><CcyStmt><Ccy>EUR</Ccy>" +
  `<OpenBal>100.00</OpenBal><CloseBal>${last}</CloseBal>\n${row("2025-11-01", "D", "15.50", "Veikals")}` +
  `${row("2025-11-04", "C", "200.00", "Alga")}${row("2025-11-09", "D", "4.50", "Kafejnīca")}` +
  "</CcyStmt></AccountSet></Statement></FIDAVISTA>";

describe("XML of a vocabulary of its own", () => {
  it("is read by what its records hold and proved by the balances around them", () => {
    const [statement] = read(fidavista("280.00")).statements;
    expect(
      statement?.transactions.map(({ booked_on, amount, source }) => [booked_on, amount, source]),
    ).toEqual([
      ["2025-11-01", -1550, { line: 3 }],
      ["2025-11-04", 20_000, { line: 4 }],
      ["2025-11-09", -450, { line: 5 }],
    ]);
    expect(statement?.currency).toBe("EUR");
    expect(statement?.account.iban_masked).toContain("LV80");
    expect(statement?.proof.verdict).toBe("proved");
    expect(read(fidavista("281.00")).statements[0]?.proof.verdict).toBe("contradicted");
  });

  it("is read where records are made of attributes, in an order of their own", () => {
    const { statements } = read(
      "<HesapOzeti><HesapNo>TR330006100519786457841326</HesapNo><KapanisBakiyesi>953,50</KapanisBakiyesi>\n" +
        '<Hareket Tarih="22.10.2025" Aciklama="Market" Tutar="-800,00" Bakiye="1200,00" Doviz="TRY"/>\n' +
        '<Hareket Tarih="23.10.2025" Aciklama="Fatura" Tutar="-246,50" Bakiye="953,50" Doviz="TRY"/></HesapOzeti>',
    );
    expect(statements.map(({ closing_balance, currency }) => [closing_balance, currency])).toEqual([
      [95_350, "TRY"],
    ]);
    expect(statements[0]?.transactions.map(({ amount }) => amount)).toEqual([-80_000, -24_650]);
  });

  it.each([
    [
      "points of a map",
      "<urlset><url><lastmod>2024-01-02</lastmod><priority>0.80</priority></url><url><lastmod>2024-01-05</lastmod><priority>0.50</priority></url></urlset>",
    ],
    [
      "rates",
      '<rates><rate date="2024-05-01" currency="USD" value="1.08"/><rate date="2024-05-02" currency="USD" value="1.09"/></rates>',
    ],
    ["what is cut off", fidavista("280.00").slice(0, -40)],
    ["what names its own entities", `<!DOCTYPE a [<!ENTITY b "c">]>${fidavista("280.00")}`],
    ["names of no record", "<a><__proto__><b>2024-01-02</b><c>1.00</c></__proto__></a>"],
  ])("is refused where it holds %s", (_, text) => {
    const parsed = parse(text);
    expect(parsed.ok ? null : parsed.error.code).toBe("not_a_statement");
  });
});
