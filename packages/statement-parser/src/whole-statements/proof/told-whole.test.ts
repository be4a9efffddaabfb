import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (...pages: PlacedLine[][]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages(pages), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

describe("what is right is not doubted", () => {
  it("where a balance of something else is zero", () => {
    const statement = read([
      [20, [50, "Account statement"], [300, "1 Dec 2025 to 31 Dec 2025 INR"]],
      [35, [50, "Drawing power balance"], [300, ">0.00"]],
      [50, [50, "Balance as on 1 Dec 2025"], [300, ">1,000.00"]],
      [80, [50, "Date"], [130, "Description"], [330, ">Debit"], [420, ">Credit"], [520, ">Balance"]],
      [95, [50, "1 Dec 2025"], [130, "SUNIL ESTATES"], [330, ">300.00"], [520, ">700.00"]],
      [110, [50, "2 Dec 2025"], [130, "SALARY KITE LTD"], [420, ">500.00"], [520, ">1,200.00"]],
    ]);
    expect(statement?.proof.doubts).toEqual([]);
    expect(statement?.closing_balance).toBe(120_000);
  });

  it("where a bill without a balance before it asks for the sum of its rows", () => {
    const draw = (billed: string): ParsedStatement | undefined =>
      read([
        [20, [50, "ミライカード ご利用代金明細書"]],
        [35, [50, "お支払日 2025年3月10日"]],
        [50, [50, `今回ご請求金額 ${billed} 円`]],
        [80, [50, "ご利用日"], [130, "ご利用先"], [420, ">ご利用金額(円)"]],
        [95, [50, "25/02/03"], [130, "スターバックス"], [420, ">3,469"]],
        [110, [50, "25/02/04"], [130, "ユニクロ"], [420, ">1,174"]],
        [125, [50, "25/02/11"], [130, "ライフ"], [420, ">4,127"]],
        [155, [50, "ポイント残高 12,840"]],
      ]);
    expect(draw("8,770")?.proof.verdict).toBe("proved");
    expect(draw("8,707")?.proof.verdict).not.toBe("proved");
  });

  it("where a header is repeated without its second line", () => {
    const header = (y: number): PlacedLine => [
      y,
      [50, "FECHA"],
      [120, "FECHA"],
      [200, "CONCEPTO"],
      [420, ">IMPORTE EUR"],
      [520, ">SALDO EUR"],
    ];
    const statement = read(
      [
        [20, [50, "EXTRACTO DE CUENTA"], [300, "DEL 01-07-2026 AL 31-07-2026"]],
        header(50),
        [60, [50, "OPER."], [120, "VALOR"]],
        [75, [200, "SALDO ANTERIOR"], [520, ">582,43"]],
        [90, [50, "01-07"], [120, "01-07"], [200, "TRASPASO FINCAS"], [420, ">50,00-"], [520, ">532,43"]],
        [105, [50, "04-07"], [120, "02-07"], [200, "RECIBO MAPFRE"], [420, ">32,43-"], [520, ">500,00"]],
      ],
      [
        header(50),
        [75, [50, "21-07"], [120, "19-07"], [200, "COMPRA REPSOL"], [420, ">46,50-"], [520, ">453,50"]],
        [90, [50, "24-07"], [120, "23-07"], [200, "COMPRA DIA"], [420, ">3,50-"], [520, ">450,00"]],
        [105, [200, "SALDO A 31-07-2026"], [520, ">450,00"]],
      ],
    );
    expect(statement?.proof.doubts).toEqual([]);
    expect(statement?.transactions.map(({ booked_on }) => booked_on)).toEqual([
      "2026-07-01",
      "2026-07-04",
      "2026-07-21",
      "2026-07-24",
    ]);
  });

  it("where the name of the day of booking stands alone over that of the value", () => {
    const statement = read([
      [20, [50, "Kontoauszug Mai 2026"], [300, "Girokonto EUR"]],
      [35, [50, "Alter Saldo"], [300, ">579,39 Euro"]],
      [50, [50, "Neuer Saldo"], [300, ">557,78 Euro"]],
      [80, [50, "Buchung"]],
      [90, [50, "Valuta"], [130, "Buchung / Verwendungszweck"], [520, ">Betrag (EUR)"]],
      [105, [50, "02.05.2026"], [130, "Zinsgutschrift Gasthaus"], [520, ">2,46"]],
      [115, [50, "01.05.2026"], [130, "Referenz: 5263910591"]],
      [130, [50, "05.05.2026"], [130, "Lastschrift Bioladen"], [520, ">-24,07"]],
      [140, [50, "05.05.2026"], [130, "NR XXXX 3704 NEUENTAL"]],
    ]);
    expect(statement?.transactions.map(({ booked_on, value_on }) => [booked_on, value_on])).toEqual([
      ["2026-05-02", "2026-05-01"],
      ["2026-05-05", "2026-05-05"],
    ]);
  });
});
