import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (lines: readonly PlacedLine[]): unknown[] => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return (parsed.ok ? parsed.value.statements : []).flatMap(({ transactions, proof }) => [
    ...transactions.map(({ booked_on, value_on, amount }) => `${booked_on} ${value_on ?? "-"} ${amount}`),
    proof.verdict,
  ]);
};

const NAMES = (y: number, ...names: PlacedLine[1][]): PlacedLine => [y, ...names];

it("reads days before rows where amounts have a point as they do", () => {
  const page: PlacedLine[] = [
    [20, [20, "Extrato de conta EUR"], [200, "Período: 17-01-2026 - 15-02-2026"]],
    NAMES(
      40,
      [20, "LANC."],
      [70, "VALOR"],
      [120, "DESCRITIVO"],
      [366, ">DEBITO"],
      [420, ">CREDITO"],
      [480, ">SALDO"],
    ),
    [50, [120, "SALDO INICIAL"], [480, ">484.49"]],
    [60, [20, "01.17"], [70, "01.17"], [120, "RENDA"], [366, ">370.99"], [480, ">113.50"]],
    [70, [20, "01.17"], [70, "01.18"], [120, "TRF DE ANA"], [420, ">1 194.26"], [480, ">1 307.76"]],
    [80, [20, "01.28"], [70, "01.28"], [120, "COMPRA 5862"], [366, ">19.00"], [480, ">1 288.76"]],
    [90, [20, "02.07"], [70, "02.07"], [120, "TRF DE RUI"], [420, ">31.07"], [480, ">1 319.83"]],
    [100, [120, "SALDO FINAL"], [480, ">1 319.83"]],
  ];
  expect(read(page)).toEqual([
    "2026-01-17 2026-01-17 -37099",
    "2026-01-17 2026-01-18 119426",
    "2026-01-28 2026-01-28 -1900",
    "2026-02-07 2026-02-07 3107",
    "proved",
  ]);
});

it("parts the name of days from that of the amounts right before it", () => {
  const page: PlacedLine[] = [
    [20, [20, "Account statement ZAR"], [200, "17 July 2024 - 15 August 2024"]],
    NAMES(40, [20, "Details"], [300, ">Debits"], [360, ">Credits"], [366, "Date"], [450, ">Balance"]),
    [50, [20, "BALANCE BROUGHT FORWARD"], [450, ">122.00"]],
    [60, [20, "SALARY"], [360, ">459.99"], [366, "07 17"], [450, ">581.99"]],
    [70, [20, "RENT"], [300, ">231.99"], [366, "07 18"], [450, ">350.00"]],
    [80, [20, "REFUND"], [360, ">11.00"], [366, "07 28"], [450, ">361.00"]],
    [90, [20, "BOOKS"], [300, ">10.26"], [366, "08 01"], [450, ">350.74"]],
  ];
  expect(read(page)).toEqual([
    "2024-07-17 - 45999",
    "2024-07-18 - -23199",
    "2024-07-28 - 1100",
    "2024-08-01 - -1026",
    "proved",
  ]);
});

it("reads four digits under the names of days as day and month", () => {
  const page: PlacedLine[] = [
    [20, [20, "Tiliote EUR"], [200, "08.02.2024 - 08.03.2024"]],
    NAMES(40, [20, "Kirj.pv"], [80, "Arvopv"], [140, "Saaja/Maksaja"], [450, ">Panot + Otot -"]),
    [50, [140, "ALKUSALDO 07.02.2024"], [450, ">774,70+"]],
    [60, [20, "1102"], [80, "1202"], [140, "OTTO 9408"], [450, ">45,00-"]],
    [70, [140, "REF 38151231"]],
    [80, [20, "1902"], [80, "2002"], [140, "TILISIIRTO AINO"], [450, ">53,57+"]],
    [90, [140, "29551868 280224"]],
    [100, [20, "0603"], [80, "0603"], [140, "OSTO"], [450, ">55,59-"]],
    [110, [140, "LOPPUSALDO"], [450, ">727,68+"]],
  ];
  expect(read(page)).toEqual([
    "2024-02-11 2024-02-12 -4500",
    "2024-02-19 2024-02-20 5357",
    "2024-03-06 2024-03-06 -5559",
    "proved",
  ]);
});

it("takes the year from a period whose days stand the other way round", () => {
  const page = (period: string): PlacedLine[] => [
    [20, [20, "Relevé de compte CAD"], [200, period]],
    NAMES(40, [20, "DATE"], [80, "DESCRIPTION"], [300, ">DÉBIT"], [360, ">CRÉDIT"], [450, ">SOLDE"]),
    [50, [80, "SOLDE PRÉCÉDENT"], [450, ">741,06"]],
    [60, [20, "10 18"], [80, "Loyer"], [300, ">710,02"], [450, ">31,04"]],
    [70, [20, "10 19"], [80, "Virement reçu"], [360, ">68,30"], [450, ">99,34"]],
    [80, [20, "11 04"], [80, "Achat"], [300, ">36,99"], [450, ">62,35"]],
    [90, [80, "SOLDE DE CLÔTURE"], [450, ">62,35"]],
  ];
  expect(read(page("17/10/2024 - 15/11/2024"))).toEqual([
    "2024-10-18 - -71002",
    "2024-10-19 - 6830",
    "2024-11-04 - -3699",
    "proved",
  ]);
  expect(read(page("17/10/2024 - 31/10/2024"))).toContain("partly");
});
