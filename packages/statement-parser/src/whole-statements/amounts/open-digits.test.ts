import { expect, test } from "vitest";
import type { ParseHints, ParsedStatement } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

const readOnly = (text: string, hints: Partial<ParseHints> = {}): ParsedStatement | undefined => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20", ...hints });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const summaryOf = (statement: ParsedStatement | undefined): unknown[] => [
  statement?.currency,
  statement?.transactions.map(({ amount }) => amount),
  statement?.proof.verdict,
  statement?.proof.doubts.map(({ code }) => code),
];

const tableOf = (amounts: readonly [string, string, string, string]): string =>
  `Date,Description,Amount,Balance
2026-02-13,Alba,${amounts[0]},${amounts[1]}
2026-02-20,Berta,${amounts[2]},${amounts[3]}
`;

const WHOLE = ["-2500", "97500", "-1000", "96500"] as const;
const CENTS = ["-25.00", "975.00", "-10.00", "965.00"] as const;
const MILLS = ["-25.125", "974.875", "-10.000", "964.875"] as const;

const pageOf = ([first, second, third, fourth]: readonly [string, string, string, string]): string => `
Statement of account 4410207788
Period 01/02/2026 - 28/02/2026

Date          Description                  Amount          Balance
13/02/2026    Alba                   ${first.padStart(12)} ${second.padStart(16)}
20/02/2026    Berta                  ${third.padStart(12)} ${fourth.padStart(16)}
`;

test.each([
  ["a table", tableOf, [WHOLE]],
  ["a page", pageOf, [WHOLE, MILLS]],
])("amounts of no currency prove nothing without its decimals: %s", (_, make, untold) => {
  expect(summaryOf(readOnly(make(CENTS)))).toEqual([null, [-2500, -1000], "proved", []]);
  for (const open of untold) {
    const read = readOnly(make(open));
    expect(read?.proof.verdict).toBe("unproved");
    expect(read?.proof.doubts.map(({ code }) => code)).toContain("digits_unknown");
  }
  const yen = readOnly(make(WHOLE), { currency: "JPY" });
  expect(summaryOf(yen).slice(1)).toEqual([[-2500, -1000], "proved", []]);
  const euro = readOnly(make(WHOLE), { currency: "EUR" });
  expect(summaryOf(euro).slice(1)).toEqual([[-250_000, -100_000], "proved", []]);
  const dinar = readOnly(make(MILLS), { currency: "KWD" });
  expect(summaryOf(dinar).slice(1)).toEqual([[-25_125, -10_000], "proved", []]);
});

test("decimals that a currency does not have are no proof of its amounts", () => {
  const page = pageOf(CENTS).replace("4410207788", "4410207788   JPY");
  expect(readOnly(page)?.proof.verdict).toBe("proved");
  const read = readOnly(
    page.replaceAll(".00", ".50").replace("975.50", "974.50").replace("965.50", "964.00"),
  );
  expect([read?.currency, read?.proof.verdict]).toEqual(["JPY", "unproved"]);
});

test("the currency beside the balances, or that of a sign's country, is that of the amounts of a table", () => {
  const dinar = readOnly(`Posting Date,Narration,Amount,Balance
13-01-2026,Rent,-390.000,"BHD 8,015.469"
17-01-2026,Shop JPY 1200,-66.733,"BHD 7,948.736"
22-01-2026,Power,-14.047,"BHD 7,934.689"
`);
  expect(summaryOf(dinar)).toEqual(["BHD", [-390_000, -66_733, -14_047], "proved", []]);
  const peso = readOnly(`CUENTA RUT;12345678
Fecha;Detalle;Cargos $;Abonos $;Saldo $
13-01-2026;Arriendo;600.000;0;5.221.310
15-01-2026;Compra;15.650;0;5.205.660
`);
  expect(summaryOf(peso)).toEqual(["CLP", [-600_000, -15_650], "proved", []]);
});

test("the letter of an era before a day is no currency of the amounts", () => {
  const era = readOnly(`年月日,お引出し,お預入れ,お取り扱い内容,残高
R7.10.3,100000,,家賃,729580
R7.10.4,,8810,振込入金,738390
R7.10.5,6960,,口座振替,731430
`);
  expect(summaryOf(era)).toEqual(["JPY", [-100_000, 8810, -6960], "proved", []]);
});

test("a table of three decimals without a currency is not proved in cents", () => {
  const table = `Post Date,Details,Debit,Credit,Balance
29/12/2025,Account fee,0.680,,560.127
25/12/2025,Card purchase,14.150,,560.807
21/12/2025,Salary,,400.125,574.957
`;
  const read = readOnly(table);
  expect([read?.currency, read?.proof.verdict]).toEqual([null, "unproved"]);
  expect(read?.proof.doubts.map(({ code }) => code)).toEqual(["digits_unknown"]);
  expect(summaryOf(readOnly(table, { currency: "OMR" })).slice(1)).toEqual([
    [-680, -14_150, 400_125],
    "proved",
    [],
  ]);
});

test("a sign that two currencies share names neither by itself", () => {
  const bill = pageOf(CENTS).replace("4410207788", "4410207788   Interest 26.49% P $1,044.18 $23.04");
  expect(readOnly(bill)?.currency).toBeNull();
});
