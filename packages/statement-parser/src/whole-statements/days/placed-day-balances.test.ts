import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

it("days with their balances over rows lead those, be there days of value beside them and announced rows under bare days", () => {
  const day = (y: number, date: string, balance?: string): PlacedLine =>
    balance === undefined ? [y, [40, date]] : [y, [40, date], [550, `>${balance} €`]];
  const row = (y: number, text: string, [value, amount]: readonly [string, string]): PlacedLine[] => [
    [y, [40, text], [300, value], [550, `>${amount} €`]],
    [y + 12, [40, "Jana Weiß"]],
  ];
  const lines: PlacedLine[] = [
    [20, [40, "Kontoauszug"], [300, "01.06.2026 - 30.06.2026"]],
    [40, [40, "Anfangssaldo 2.458,45 €"], [300, "Endsaldo 2.304,76 €"]],
    [70, [40, "Zahlung"], [300, "Wertstellung"], [550, ">Betrag"]],
    day(84, "02.06.2026", "2.445,33"),
    ...row(96, "Apotheke", ["04.06.2026", "-13,12"]),
    day(120, "03.06.2026", "2.387,22"),
    ...row(132, "Frischemarkt", ["03.06.2026", "-58,11"]),
    day(156, "07.06.2026", "2.306,89"),
    ...row(168, "Tankstelle", ["09.06.2026", "-74,00"]),
    ...row(192, "Entgelt", ["07.06.2026", "-6,33"]),
    day(216, "17.06.2026", "2.304,76"),
    ...row(228, "Hofladen", ["17.06.2026", "-2,13"]),
    [262, [40, "Vorgemerkte Umsätze"]],
    [278, [40, "Zahlung"], [300, "Wertstellung"], [550, ">Betrag"]],
    day(292, "29.06.2026"),
    ...row(304, "Gasthof", ["30.06.2026", "-54,48"]),
  ];
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  const read = (parsed.ok ? parsed.value.statements : []).map(({ proof, transactions }) => [
    proof.verdict,
    ...transactions.map(({ booked_on, amount, description, pending }) => [
      booked_on,
      amount,
      description,
      pending,
    ]),
  ]);
  expect(read).toEqual([
    [
      "proved",
      ["2026-06-02", -1312, "Apotheke Jana Weiß", false],
      ["2026-06-03", -5811, "Frischemarkt Jana Weiß", false],
      ["2026-06-07", -7400, "Tankstelle Jana Weiß", false],
      ["2026-06-07", -633, "Entgelt Jana Weiß", false],
      ["2026-06-17", -213, "Hofladen Jana Weiß", false],
      ["2026-06-29", -5448, "Gasthof Jana Weiß", true],
    ],
  ]);
});
