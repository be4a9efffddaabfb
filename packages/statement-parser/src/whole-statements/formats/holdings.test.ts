import { utils, write } from "@e965/xlsx";
import { describe, expect, test } from "vitest";
import type { ParsedFile } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";
import { parseStatement } from "../../parse-statement.ts";

const parse = (text: string) => parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
const read = (...lines: string[]): ParsedFile => {
  const parsed = parse(lines.join("\n"));
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};
const held = (...lines: string[]) => {
  const [statement] = read(...lines).statements;
  return {
    on: statement?.holdings?.on,
    kind: statement?.account.account_type,
    rows: statement?.holdings?.rows.map((row) => [
      row.name,
      row.symbol ?? row.isin,
      row.quantity,
      row.price,
      row.value,
      row.cost,
      row.currency,
    ]),
  };
};

describe("holdings of OFX", () => {
  const position = (kind: string, id: string, more: string): string =>
    `<POS${kind}><INVPOS><SECID><UNIQUEID>${id}<UNIQUEIDTYPE>ISIN</SECID><HELDINACCT>CASH<POSTYPE>LONG${more}<DTPRICEASOF>20260130</INVPOS></POS${kind}>`;
  const file = (positions: string): string[] => [
    "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n",
    "<OFX><INVSTMTMSGSRSV1><INVSTMTTRNRS><TRNUID>1<INVSTMTRS><DTASOF>20260131<CURDEF>USD",
    "<INVACCTFROM><BROKERID>broker.test<ACCTID>X12345678</INVACCTFROM>",
    `<INVPOSLIST>${positions}</INVPOSLIST><INVBAL><AVAILCASH>300.50<MARGINBALANCE>0<SHORTBALANCE>0</INVBAL>`,
    "</INVSTMTRS></INVSTMTTRNRS></INVSTMTMSGSRSV1><SECLISTMSGSRSV1><SECLIST>",
    "<STOCKINFO><SECINFO><SECID><UNIQUEID>US0000000017<UNIQUEIDTYPE>ISIN</SECID><SECNAME>Northgate Water<TICKER>NGW</SECINFO></STOCKINFO>",
    "<MFINFO><SECINFO><SECID><UNIQUEID>123456789<UNIQUEIDTYPE>CUSIP</SECID><SECNAME>Harbour Fund</SECINFO></MFINFO>",
    "</SECLIST></SECLISTMSGSRSV1></OFX>",
  ];

  test("have units, price, value and the names of the list of securities", () => {
    expect(
      held(
        ...file(
          position("STOCK", "US0000000017", "<UNITS>10.5<UNITPRICE>20.0<MKTVAL>210.00") +
            position("MF", "123456789", "<UNITS>3<UNITPRICE>1.005<CURRENCY><CURRATE>1<CURSYM>EUR</CURRENCY>"),
        ),
      ),
    ).toEqual({
      on: "2026-01-31",
      kind: "investment",
      rows: [
        ["Northgate Water", "NGW", "10.5", "20", 210_00, null, "USD"],
        ["Harbour Fund", "123456789", "3", "1.005", 3_02, null, "EUR"],
      ],
    });
  });

  test("without a value or a price are none", () => {
    expect(held(...file(position("OTHER", "X", "<UNITS>3")))).toMatchObject({ rows: undefined });
  });
});

describe("a table of positions", () => {
  test("is told by units and values, its day and account stand around it, totals are left out", () => {
    expect(
      held(
        '"Positions for account Individual ...123 as of 02:32 PM ET, 2026/03/05"',
        "",
        "Symbol,Description,Quantity,Price,Market Value,Cost Basis,Gain/Loss",
        'NGW,Northgate Water,"1,010.5",$20.00,"$20,210.00","$15,000.00",5210',
        "Cash & Cash Investments,--,--,--,$12.34,--,--",
        'Account Total,--,--,--,"$20,222.34",--,--',
      ),
    ).toMatchObject({
      on: "2026-03-05",
      kind: "investment",
      rows: [
        // the sign of several currencies names none
        ["Northgate Water", "NGW", "1010.5", "20", 20_210_00, 15_000_00, null],
        ["Cash & Cash Investments", null, null, null, 12_34, null, null],
      ],
    });
  });

  test("in German, with the price a unit was bought for", () => {
    expect(
      held(
        "Depotübersicht vom 05.03.2026",
        "ISIN;Bezeichnung;Stück;Einstandskurs;Kurs;Kurswert;Währung",
        "DE0000000010;Hafen AG;1.000,5;10,00;12,50;12.506,25;EUR",
        "Summe;;;;;12.506,25;EUR",
      ),
    ).toEqual({
      on: "2026-03-05",
      kind: "investment",
      rows: [["Hafen AG", "DE0000000010", "1000.5", "12.5", 12_506_25, 10_005_00, "EUR"]],
    });
  });

  test("without values these are units times price", () => {
    expect(held("Date,Symbol,Shares,Last Price,Currency", "2026-03-05,NGW,3,1.005,USD").rows).toEqual([
      ["NGW", "NGW", "3", "1.005", 3_02, null, "USD"],
    ]);
  });

  test("a row whose units cannot be read is left out and told", () => {
    const { problems, statements } = read(
      "Date,Symbol,Shares,Last Price,Currency",
      "2026-03-05,NGW,3,1.00,USD",
      "2026-03-05,ABC,12 of 40,1.00,USD",
    );
    expect(statements[0]?.holdings?.rows).toHaveLength(1);
    expect(problems).toMatchObject([{ code: "holding_unread", place: { line: 3 } }]);
  });
});

test("a workbook of positions is a list of its day as well", async () => {
  const book = utils.book_new();
  const rows = [
    ["Date", "Symbol", "Shares", "Price", "Market value", "Currency"],
    ["2026-03-05", "NGW", 3, 1.5, 4.5, "USD"],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), "Positions");
  const bytes = new Uint8Array(write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer);
  const parsed = await parseStatement(bytes, { today: "2026-11-20" });
  expect(parsed.ok ? parsed.value.statements[0]?.holdings : parsed.error).toMatchObject({
    on: "2026-03-05",
    rows: [{ name: "NGW", quantity: "3", value: 4_50, currency: "USD" }],
  });
});

describe("what is unclear is refused with what to do", () => {
  test.each([
    [["Symbol,Shares,Price,Market value", "NGW,3,1.00,3.00"], /names no day/],
    [
      ["Date,Symbol,Shares,Price,Market value", "2026-03-05,NGW,3,1.00,3.00", "2026-03-09,NGW,5,1.00,5.00"],
      /holdings or one of trades/,
    ],
  ])("%s", (lines, message) => {
    const parsed = parse(lines.join("\n"));
    expect(parsed.ok ? "" : parsed.error.message).toMatch(message);
  });

  test("trades stay rows that moved money", () => {
    const { statements } = read(
      "Date,Action,Symbol,Quantity,Price,Amount,Balance",
      "2026-03-05,Buy,NGW,3,1.00,-3.00,97.00",
      "2026-03-09,Sell,NGW,3,2.00,6.00,103.00",
    );
    expect(statements[0]?.holdings).toBeUndefined();
    expect(statements[0]?.transactions.map(({ amount }) => amount)).toEqual([-3_00, 6_00]);
  });
});
