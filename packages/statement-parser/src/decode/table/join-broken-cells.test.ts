import { expect, it } from "vitest";
import { joinBrokenCells } from "./join-broken-cells.ts";

it("puts rows whose cells hold line ends on one line, and keeps the numbers of lines", () => {
  const text = [
    "Karoo Bank",
    "Details\tDebits\tCredits\tDate",
    "TRANSFER FROM",
    "ZANELE M\t\t580.90\t06 01",
    "CARD PURCHASE\t36.22-\t\t06 01",
    "CARD PURCHASE",
    "VIDA E CAFFE",
    "SEA POINT\t12.60-\t\t06 02",
    "",
    "Closing balance 532.08",
  ];
  expect(joinBrokenCells(text.join("\n")).split("\n")).toEqual([
    "Karoo Bank",
    "Details\tDebits\tCredits\tDate",
    "TRANSFER FROM ZANELE M\t\t580.90\t06 01",
    "",
    "CARD PURCHASE\t36.22-\t\t06 01",
    "CARD PURCHASE VIDA E CAFFE SEA POINT\t12.60-\t\t06 02",
    "",
    "",
    "",
    "Closing balance 532.08",
  ]);
});

it("takes gaps of one width for the ends of cells, and leaves text set with spaces alone", () => {
  const even = [
    "Datum    Opis    Isplata    Uplata",
    "02.06.    Kupovina",
    "KONZUM SPLIT    664,56    ",
    "08.06.    Uplata",
    "Petra 06.06.        15,24",
    "09.06.    Naknada    1,21    ",
  ];
  expect(joinBrokenCells(even.join("\n")).split("\n")).toEqual([
    "Datum\tOpis\tIsplata\tUplata",
    "02.06.\tKupovina KONZUM SPLIT\t664,56\t",
    "",
    "08.06.\tUplata Petra 06.06.\t\t15,24",
    "",
    "09.06.\tNaknada\t1,21\t",
  ]);
  const set = [
    "Datum      Opis         Isplata   Uplata",
    "02.06.     Kupovina",
    "           KONZUM       664,56",
  ].join("\n");
  expect(joinBrokenCells(set)).toBe(set);
});

it("looks at few headers, however many a text has", () => {
  const names = Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at));
  const headers = names.flatMap((a) =>
    names.flatMap((b) => names.map((c) => `${a}${b}${c}\tText\tDebit\tCredit`)),
  );
  expect(joinBrokenCells(headers.join("\n"))).toBe(headers.join("\n"));
});
