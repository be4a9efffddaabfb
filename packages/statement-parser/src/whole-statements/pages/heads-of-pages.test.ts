import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (...pages: readonly PlacedLine[][]): unknown[] => {
  const parsed = readDocument({ pages: placePages(pages), fixedPitch: false }, { today: "2026-11-20" });
  return (parsed.ok ? parsed.value.statements : []).flatMap(({ transactions, proof }) => [
    ...transactions.map(({ booked_on, amount }) => [booked_on.slice(5), amount]),
    proof.verdict,
  ]);
};

it("goes on below the head of each page, though it names what else would head a section", () => {
  const row = (y: number, day: string, words: string, amount: string): PlacedLine => [
    y,
    [45, day],
    [110, day],
    [165, words],
    [540, `>${amount}`],
  ];
  const first: PlacedLine[] = [
    [20, [45, "Maple Trust Rewards Visa"], [540, ">1 OF 2"]],
    [30, [45, "SUSAN MACLEOD 4510 **** **** 6463"], [300, "STATEMENT FROM JUN 01, 2026 TO JUN 30, 2026"]],
    [35, [45, "Annual interest rates: Purchases 20.99%"], [330, "Payments & credits"], [540, ">-$80.00"]],
    [40, [330, "Previous balance"], [540, ">$80.00"]],
    [50, [330, "NEW BALANCE"], [540, ">$150.00"]],
    [60, [330, "Minimum payment"], [540, ">$10.00"]],
    [70, [330, "Credit limit"], [540, ">$6,500.00"]],
    [
      90,
      [45, "TRANSACTION DATE"],
      [110, "POSTING DATE"],
      [165, "ACTIVITY DESCRIPTION"],
      [540, ">AMOUNT ($)"],
    ],
    row(100, "JUN 08", "METROO CALGARY AB", "$13.00"),
    row(110, "JUN 10", "PAYMENT - THANK YOU", "-$80.00"),
    row(120, "JUN 12", "LOBLAWZ TORONTO ON", "$57.00"),
  ];
  const second: PlacedLine[] = [
    [20, [45, "Maple Trust Rewards Visa"], [540, ">2 OF 2"]],
    row(40, "JUN 23", "TIM HORTENS TORONTO ON", "$60.00"),
    row(50, "JUN 27", "SHOPPERS DRUGS TORONTO ON", "$20.00"),
  ];
  expect(read(first, second)).toEqual([
    ["06-08", -1300],
    ["06-10", 8000],
    ["06-12", -5700],
    ["06-23", -6000],
    ["06-27", -2000],
    "proved",
  ]);
});

it("tells the name of a narrow column from that of the words close beside it, and leaves what is carried to the next page", () => {
  const out = (amount: string) => [225, `>${amount}`] as const;
  const paidIn = (amount: string) => [315, `>${amount}`] as const;
  const row = (
    y: number,
    day: string,
    figure: readonly [x: number, text: string],
    words: string,
  ): PlacedLine => [y, [40, day], figure, [323, words]];
  const names: PlacedLine = [
    60,
    [40, "Data"],
    [225, ">Dare"],
    [315, ">Avere"],
    [323, "Descrizione operazioni"],
  ];
  const first: PlacedLine[] = [
    [20, [40, "ESTRATTO CONTO DAL 01.08.2026 AL 31.08.2026"]],
    [30, [40, "CONTO CORRENTE EURO"]],
    names,
    row(70, "01.08.26", paidIn("1.000,00"), "SALDO INIZIALE"),
    row(80, "04.08.26", out("77,92"), "PAGAMENTO POS CARTA"),
    row(90, "22.08.26", paidIn("34,38"), "BONIFICO A VS FAVORE"),
    [100, [315, ">956,46"], [323, "A RIPORTARE"]],
  ];
  const second: PlacedLine[] = [
    names,
    [70, [315, ">956,46"], [323, "RIPORTO"]],
    row(80, "28.08.26", paidIn("2.594,53"), "EMOLUMENTI"),
    row(90, "30.08.26", out("50,99"), "ADDEBITO SDD ENERGIA"),
    row(100, "31.08.26", paidIn("3.500,00"), "SALDO FINALE A VOSTRO CREDITO"),
  ];
  expect(read(first, second)).toEqual([
    ["08-04", -7792],
    ["08-22", 3438],
    ["08-28", 259453],
    ["08-30", -5099],
    "proved",
  ]);
});
