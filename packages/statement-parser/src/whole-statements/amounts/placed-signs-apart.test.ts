import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { dropDashes } from "../../layout/lines/drop-dashes.ts";
import { toLines } from "../../layout/lines/lines.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const readEnds = (lines: readonly PlacedLine[]): unknown[] => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  const { opening_balance, closing_balance, transactions } = statement ?? {};
  return [opening_balance, closing_balance, transactions?.map(({ amount }) => amount)];
};

describe("a column", () => {
  it("of signs gives them to the amounts beside it: a plus adds to the debt of a card", () => {
    const lines: PlacedLine[] = [
      [20, [40, "Tarjeta de crédito"], [300, "12-abr-2026 al 11-may-2026"]],
      [32, [40, "Adeudo del periodo anterior"], [400, ">$300.00"]],
      [44, [40, "Pago para no generar intereses"], [400, ">$170.00"]],
      [68, [40, "Fecha"], [120, "Descripción"], [540, ">Monto"]],
      [80, [40, "14-abr-2026"], [120, "SU PAGO - GRACIAS"], [440, "-"], [540, ">$300.00"]],
      [92, [40, "15-abr-2026"], [120, "MERCADO"], [440, "+"], [540, ">$120.00"]],
      [104, [40, "17-abr-2026"], [120, "CINE"], [440, "+"], [540, ">$60.00"]],
      [116, [40, "19-abr-2026"], [120, "MERCADO"], [440, "-"], [540, ">$10.00"]],
    ];
    expect(readEnds(lines)).toStrictEqual([-30000, -17000, [30000, -12000, -6000, 1000]]);
  });

  it("of signs proves no direction where nothing says whose balance a plus makes greater", () => {
    const lines: PlacedLine[] = [
      [20, [40, "Oro 4152"], [300, "12-abr-2026 al 11-may-2026"], [480, "MXN"]],
      [32, [40, "Saldo anterior"], [400, ">$300.00"]],
      [44, [40, "Saldo final"], [400, ">$230.00"]],
      [68, [40, "Fecha"], [120, "Descripción"], [540, ">Monto"]],
      [80, [40, "14-abr-2026"], [120, "BMOVIL 0412"], [440, "-"], [540, ">$300.00"]],
      [92, [40, "15-abr-2026"], [120, "MERCADO"], [440, "+"], [540, ">$120.00"]],
      [104, [40, "17-abr-2026"], [120, "CINE"], [440, "+"], [540, ">$60.00"]],
      [116, [40, "19-abr-2026"], [120, "MERCADO"], [440, "+"], [540, ">$50.00"]],
    ];
    const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
    const proof = parsed.ok ? parsed.value.statements[0]?.proof : undefined;
    expect([proof?.verdict, proof?.doubts.map(({ code }) => code)]).toStrictEqual([
      "partly",
      ["direction_unknown"],
    ]);
  });

  it("of numbers that count the rows holds no amounts", () => {
    const row = (y: number, no: string, cells: PlacedLine[1][]): PlacedLine => [y, ...cells, [560, no]];
    const lines: PlacedLine[] = [
      [20, [300, "صورتحساب سپرده"]],
      [32, [200, "868,000 :ابتدا مانده"]],
      [56, [60, "مانده"], [160, "واریز"], [260, "برداشت"], [380, "شرح"], [480, "تاریخ"], [560, "ردیف"]],
      row(68, "1", [
        [60, "598,000"],
        [260, "270,000"],
        [380, "اجاره"],
        [480, "1404/09/10"],
      ]),
      row(80, "2", [
        [60, "703,000"],
        [160, "105,000"],
        [380, "حقوق"],
        [480, "1404/09/17"],
      ]),
      row(92, "3", [
        [60, "691,000"],
        [260, "12,000"],
        [380, "قبض"],
        [480, "1404/09/21"],
      ]),
      [116, [60, "ریال 691,000 :انتها مانده"]],
    ];
    expect(readEnds(lines)).toStrictEqual([86800000, 69100000, [-27000000, 10500000, -1200000]]);
  });

  it("is not named by the word before a currency", () => {
    const lines: PlacedLine[] = [
      [20, [40, "Estratto conto del 04/02/2025, carta di credito"]],
      [32, [40, "Saldo debitore attuale"], [400, ">60,00"]],
      [56, [40, "Data"], [120, "Descrizione"], [470, "Importo in Euro"]],
      [68, [40, "07/01/2025"], [120, "FERROVIA"], [540, ">-40,00"]],
      [80, [40, "09/01/2025"], [120, "MERCATO"], [540, ">30,00"]],
      [92, [40, "11/01/2025"], [120, "LIBRI"], [540, ">70,00"]],
    ];
    expect(readEnds(lines)[2]).toStrictEqual([4000, -3000, -7000]);
  });

  it("of words tells the sides of nearly all rows, whatever their texts say", () => {
    const lines: PlacedLine[] = [
      [20, [40, "交易明细证明"], [300, "2025-04-01 至 2025-04-30"], [480, "人民币"]],
      [56, [40, "交易时间"], [140, "交易类型"], [260, "收/支"], [380, "金额(元)"], [460, "交易对方"]],
      [68, [40, "2025-04-28"], [140, "信用卡还款手续费"], [260, "支出"], [380, "5.86"], [460, "陈"]],
      [80, [40, "2025-04-10"], [140, "信用卡还款"], [260, "支出"], [380, "2000.00"], [460, "陈"]],
      [92, [40, "2025-04-09"], [140, "信用卡还款"], [260, "支出"], [380, "558.11"], [460, "陈"]],
      [104, [40, "2025-04-03"], [140, "转账"], [260, "收入"], [380, "19027.13"], [460, "教育局"]],
    ];
    expect(readEnds(lines)[2]).toStrictEqual([-586, -200000, -55811, 1902713]);
  });
});

it("a mark under an amount is its own, behind words too; days without a year are no amounts", () => {
  const row = (y: number, day: string, text: string, amount: string): PlacedLine => [
    y,
    [40, day],
    [90, day],
    [150, text],
    [540, `>${amount}`],
  ];
  const lines: PlacedLine[] = [
    [20, [40, "Kreditkarte Abrechnung"], [300, "21.04.2026 - 20.05.2026"]],
    [32, [40, "Letzter Saldo"], [540, ">300,00"]],
    [56, [40, "Umsatz"], [90, "Buchung"], [150, "Details"], [540, ">Betrag EUR"]],
    row(68, "22.04", "BÄCKEREI LIND", "9,50"),
    row(80, "26.04", "BAHN", "30,50"),
    row(92, "14.05", "ZAHLUNG ERHALTEN BESTEN DANK", "300,00"),
    [102, [150, "Gutschrift"], [540, ">CR"]],
    row(114, "19.05", "KIOSK", "20,00"),
    [140, [40, "Neuer Saldo"], [540, ">60,00"]],
  ];
  expect(readEnds(lines)).toStrictEqual([-30000, -6000, [-950, -3050, 30000, -2000]]);
});

it("a dash is an empty cell where one amount of its column ends at the dashes of others", () => {
  const lines: PlacedLine[] = [
    [20, [40, "Account statement"], [300, "01/07/2026 - 31/07/2026"], [500, "EUR"]],
    [56, [40, "Date"], [120, "Description"], [340, ">Debit"], [420, ">Credit"], [450, "Balance"]],
    [68, [40, "01/07/2026"], [120, "Opening balance"], [450, "1,000.00"]],
    [80, [40, "03/07/2026"], [120, "Salary"], [420, ">500.00"], [450, "1,500.00"]],
    [92, [40, "06/07/2026"], [120, "Rent"], [340, ">400.00"], [420, ">-"], [450, "1,100.00"]],
    [104, [40, "16/07/2026"], [120, "Market"], [340, ">60.00"], [420, ">-"], [450, "1,040.00"]],
    [116, [40, "18/07/2026"], [120, "Books"], [340, ">40.00"], [420, ">-"], [450, "1,000.00"]],
  ];
  expect(readEnds(lines)).toStrictEqual([100000, 100000, [50000, -40000, -6000, -4000]]);
});

it("a dash close behind a balance is an empty cell under the name of another column", () => {
  const lines: PlacedLine[] = [
    [56, [40, "Date"], [120, "Description"], [340, ">Amount"], [450, "Balance"], [495, "Memo"]],
    ...[68, 80, 92].map((y): PlacedLine => [
      y,
      [40, "03/07/2026"],
      [340, ">5.00"],
      [450, "1,500.00"],
      [495, "-"],
    ]),
  ];
  const printed = placePages([lines]).flatMap((page) => toLines(page, true));
  expect(
    dropDashes(printed)
      .at(-1)
      ?.words.map(({ text }) => text),
  ).toStrictEqual(["03/07/2026", "5.00", "1,500.00"]);
});
