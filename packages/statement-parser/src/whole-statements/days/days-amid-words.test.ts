import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const RIGHT = 300;

const read = (...pages: readonly PlacedLine[][]): unknown[] => {
  const parsed = readDocument({ pages: placePages(pages), fixedPitch: false }, { today: "2026-11-20" });
  return (parsed.ok ? parsed.value.statements : []).flatMap(({ transactions, proof }) => [
    ...transactions.map(({ booked_on, value_on, amount }) => [
      booked_on.slice(5),
      value_on?.slice(5),
      amount,
    ]),
    proof.verdict,
  ]);
};

it("takes the day over rows, whatever days their words tell and whatever number the page has", () => {
  const page: PlacedLine[] = [
    [20, [22, "Konts LV10 EUR"]],
    [30, [22, "Periods: 20.06.2026. – 30.06.2026."]],
    [40, [22, "Sākuma atlikums"], [RIGHT, ">1 565.16"]],
    [60, [22, "20.06.2026."]],
    [70, [22, "Pārskaitījums ANDRIS"], [RIGHT, ">-235.36"]],
    [80, [22, "27.06.2026."]],
    [90, [22, "Darba alga SIA KOKS"], [RIGHT, ">+1 437.07"]],
    [100, [22, "Pirkums APTIEKA 12 24.06.2026 PK 7134"], [RIGHT, ">-5.62"]],
    [110, [22, "28.06.2026."]],
    [120, [22, "Skaidra nauda RĪGA"], [RIGHT, ">-100.00"]],
    [130, [22, "Pirkums GRĀMATNĪCA 25.06.2026 PK 2143"], [RIGHT, ">-32.52"]],
    [150, [22, "Beigu atlikums"], [RIGHT, ">2 628.73"]],
    [190, [180, "Lapa 1/1"]],
  ];
  expect(read(page)).toEqual([
    ["06-20", undefined, -23536],
    ["06-27", undefined, 143707],
    ["06-27", undefined, -562],
    ["06-28", undefined, -10000],
    ["06-28", undefined, -3252],
    "proved",
  ]);
});

it("divides the lower line of narrow names among those over it, the same on every page", () => {
  const names: PlacedLine[] = [
    [60, [43, "Data"], [103, "Data"], [163, "Opis operacji"], [270, ">Kwota"], [350, ">Saldo po"]],
    [69, [43, "księgowania waluty"], [350, ">operacji"]],
  ];
  const row = (y: number, cells: readonly [string, string, string, string, string]): PlacedLine => {
    const [booked, value, words, amount, balance] = cells;
    return [y, [43, booked], [103, value], [163, words], [270, `>${amount}`], [350, `>${balance}`]];
  };
  const first: PlacedLine[] = [
    [20, [43, "Waluta: PLN"]],
    [30, [43, "Saldo początkowe: 1 000,00"]],
    ...names,
    row(85, ["02.06.2026", "02.06.2026", "PRZELEW", "200,00", "1 200,00"]),
    row(95, ["02.06.2026", "31.05.2026", "KARTA", "-85,80", "1 114,20"]),
    row(105, ["03.06.2026", "03.06.2026", "ZLECENIE", "-14,20", "1 100,00"]),
    row(115, ["09.06.2026", "06.06.2026", "KARTA", "-100,00", "1 000,00"]),
  ];
  const second: PlacedLine[] = [
    ...names,
    row(85, ["17.06.2026", "16.06.2026", "KARTA", "-9,49", "990,51"]),
    row(95, ["23.06.2026", "24.06.2026", "PRZELEW", "209,49", "1 200,00"]),
    row(105, ["23.06.2026", "20.06.2026", "KARTA", "-523,00", "677,00"]),
  ];
  expect(read(first, second)).toEqual([
    ["06-02", "06-02", 20000],
    ["06-02", "05-31", -8580],
    ["06-03", "06-03", -1420],
    ["06-09", "06-06", -10000],
    ["06-17", "06-16", -949],
    ["06-23", "06-24", 20949],
    ["06-23", "06-20", -52300],
    "proved",
  ]);
});

it("a note of thanks beside a payment makes no card of what has a sign on every row", () => {
  const page: PlacedLine[] = [
    [20, [22, "Transaction history, June 2026 (USD)"]],
    [40, [22, "Beginning balance $500.00 Ending balance $381.25"]],
    [60, [22, "Datetime"], [90, "Type"], [160, "Note"], [RIGHT, ">Amount"]],
    [75, [22, "2026-06-02"], [90, "Payment"], [160, "rent"], [RIGHT, ">- $20.00"]],
    [85, [22, "2026-06-05"], [90, "Merchant"], [RIGHT, ">- $98.75"]],
    [95, [22, "2026-06-11"], [90, "Payment"], [160, "thanks!"], [RIGHT, ">- $50.00"]],
    [105, [22, "2026-06-20"], [90, "Payment"], [160, "utilities"], [RIGHT, ">+ $50.00"]],
  ];
  expect(read(page)).toMatchObject([
    ["06-02", undefined, -2000],
    ["06-05", undefined, -9875],
    ["06-11", undefined, -5000],
    ["06-20", undefined, 5000],
    "proved",
  ]);
});

it("takes days in the words of rows for no amounts where both have a point", () => {
  const row = (y: number, cells: readonly [string, string, string, string, string]): PlacedLine => {
    const [booked, words, debit, credit, balance] = cells;
    const sides: (readonly [number, string])[] = [
      ...(debit === "" ? [] : [[370, `>${debit}`] as const]),
      ...(credit === "" ? [] : [[450, `>${credit}`] as const]),
    ];
    return [y, [20, booked], [90, words], ...sides, [530, `>${balance}`]];
  };
  const page: PlacedLine[] = [
    [20, [20, "Kontoauszug CHF"]],
    [40, [20, "Datum"], [90, "Text"], [370, ">Belastung"], [450, ">Gutschrift"], [530, ">Saldo"]],
    [50, [90, "Saldovortrag"], [530, ">500.00"]],
    row(60, ["03.06.2026", "Karte 03.06 Bäckerei", "12.50", "", "487.50"]),
    row(70, ["05.06.2026", "Karte 04.06 Kiosk am Tor", "7.40", "", "480.10"]),
    row(80, ["08.06.2026", "Miete", "300.10", "", "180.00"]),
    row(90, ["11.06.2026", "Karte 11.06 Blumen", "20.00", "", "160.00"]),
    row(100, ["12.06.2026", "Lohn", "", "2'000.00", "2'160.00"]),
    [110, [90, "Schlusssaldo"], [530, ">2'160.00"]],
  ];
  expect(read(page)).toEqual([
    ["06-03", undefined, -1250],
    ["06-05", undefined, -740],
    ["06-08", undefined, -30010],
    ["06-11", undefined, -2000],
    ["06-12", undefined, 200000],
    "proved",
  ]);
});
