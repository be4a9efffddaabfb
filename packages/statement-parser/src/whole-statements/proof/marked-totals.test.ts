import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const readVerdicts = (lines: readonly PlacedLine[]): string[] => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements.map(({ proof }) => proof.verdict) : [];
};

describe("a line of totals with a plus and a minus", () => {
  const draw = (credits: string, debits: string): PlacedLine[] => [
    [20, [50, "Pohjola"], [300, "Tiliote 01.09.2026 - 30.09.2026 EUR"]],
    [50, [50, "Alkusaldo 01.09.2026"], [420, ">1.000,00+"]],
    [65, [50, "Päivä"], [130, "Selitys"], [420, ">Määrä"]],
    [80, [50, "01.09.2026"], [130, "PALKKA NOKIANVIRTA"], [420, ">2.000,00+"]],
    [95, [50, "02.09.2026"], [130, "VVO KODIT"], [420, ">590,00-"]],
    [110, [50, "07.09.2026"], [130, "HESBURGER"], [420, ">10,00-"]],
    [125, [50, "Loppusaldo 30.09.2026"], [420, ">2.400,00+"]],
    [
      150,
      [50, "Panot yhteensä 1 kpl"],
      [260, `>${credits}`],
      [300, "Otot yhteensä 2 kpl"],
      [520, `>${debits}`],
    ],
  ];

  it("has the sums of both sides", () => {
    expect(readVerdicts(draw("2.000,00+", "600,00-"))).toEqual(["proved"]);
    expect(readVerdicts(draw("2.001,00+", "601,00-"))).not.toContain("proved");
  });
});

describe("a bare total under rows", () => {
  const draw = (total: string): PlacedLine[] => [
    [20, [50, "Pearl credit card statement"], [300, "AED 21/03/2026 - 20/04/2026"]],
    [40, [50, "Previous balance"], [300, ">1,000.00"]],
    [55, [50, "Current balance"], [300, ">780.00"]],
    [80, [50, "Payments"]],
    [95, [50, "Date"], [130, "Description"], [420, ">Amount"]],
    [110, [50, "10/04/2026"], [130, "PAYMENT RECEIVED"], [420, ">400.00"]],
    [125, [130, "Total"], [420, `>${total}`]],
    [150, [50, "Transactions"]],
    [165, [50, "Date"], [130, "Description"], [420, ">Amount"]],
    [180, [50, "28/03/2026"], [130, "ROSEWATER CAFE"], [420, ">80.00"]],
    [195, [50, "09/04/2026"], [130, "DUNE PETROL"], [420, ">100.00"]],
    [225, [50, "Authorisations not yet posted"]],
    [240, [50, "Date"], [130, "Description"], [420, ">Amount"]],
    [255, [50, "19/04/2026"], [130, "KARAK HOUSE"], [420, ">76.31"]],
  ];

  it("is the sum of some of them", () => {
    expect(readVerdicts(draw("400.00"))).toEqual(["proved"]);
    expect(readVerdicts(draw("408.00"))).not.toContain("proved");
  });
});

describe("a second column of amounts without a currency", () => {
  const PAID = ["25,278", "3,469", "5,493", "2,814", "1,174"];
  const draw = (third: string): PlacedLine[] => [
    [20, [50, "ミライカード ご利用代金明細書"]],
    [35, [50, "お支払日 2025年3月10日"]],
    [50, [50, "今回ご請求金額 38,228 円"]],
    [80, [50, "ご利用日"], [130, "ご利用先"], [400, ">ご利用金額(円)"], [520, ">今回お支払金額(円)"]],
    ...PAID.map((paid, at): PlacedLine => [
      95 + 15 * at,
      [50, `25/02/0${at + 1}`],
      [130, "スターバックス"],
      [400, `>${at === 2 ? third : paid}`],
      [520, `>${paid}`],
    ]),
  ];

  it("repeats the first but for one row, which is doubted", () => {
    expect(readVerdicts(draw("5,493"))).toEqual(["proved"]);
    expect(readVerdicts(draw("5,943"))).not.toContain("proved");
  });
});
