import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (...pages: PlacedLine[][]) => {
  const parsed = readDocument({ pages: placePages(pages), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

it("cells of two lines belong to the row beside which they are centred, names of columns too", () => {
  const page: PlacedLine[] = [
    [20, [20, "Kontoutskrift 9181.00.00001, beløp i NOK, 16.12.2025 - 15.01.2026"]],
    [40, [250, ">Ut av"], [320, ">Inn på"]],
    [44, [20, "Forklaring"], [180, "Rentedato"], [350, "Bokført"], [400, "Referanse"]],
    [48, [250, ">konto"], [320, ">konto"]],
    [60, [20, "Saldo fra kontoutskrift 15.12.2025"], [320, ">1.000,00"]],
    [70, [20, "Varekjøp REMA 1000 OSLO Dato 14.12 kl."]],
    [74, [180, "1512"], [250, ">90,50"], [350, "1612"], [400, "9943"]],
    [78, [20, "15.17"]],
    [90, [20, "Lønn Fjord AS"], [180, "2412"], [320, ">500,00"], [350, "2412"], [400, "9944"]],
    [102, [20, "Gebyr"], [180, "0201"], [250, ">9,50"], [350, "0201"], [400, "9945"]],
    [114, [20, "Saldo i Deres favør"], [320, ">1.400,00"]],
  ];
  expect(read(page)).toMatchObject({
    opening_balance: 100000,
    closing_balance: 140000,
    proof: { verdict: "proved" },
    transactions: [
      { booked_on: "2025-12-16", amount: -9050 },
      { booked_on: "2025-12-24", amount: 50000 },
      { booked_on: "2026-01-02", amount: -950 },
    ],
  });
});

it("a row amid rows is one, though it names the balance that it pays; names of a box may take two lines", () => {
  const page: PlacedLine[] = [
    [20, [20, "Creditcard rekeningoverzicht in EUR"]],
    [
      40,
      [20, "Datum"],
      [100, "Vorig saldo"],
      [200, "Ontvangen betalin-"],
      [320, "Nieuwe uitgaven"],
      [440, "Nieuw saldo"],
    ],
    [48, [200, "gen"]],
    [60, [20, "21 maart 2026"], [100, "50,00 Af"], [200, "60,00 Bij"], [320, "30,00 Af"], [440, "20,00 Af"]],
    [80, [20, "Datum"], [70, "Datum"], [130, "Omschrijving"], [400, ">Bedrag"]],
    [88, [20, "transactie"], [70, "boeking"], [400, ">in euro's"]],
    [100, [20, "20 feb"], [70, "22 feb"], [130, "Bakker Jansen Breda"], [400, ">18,00"], [410, "Af"]],
    [110, [20, "21 feb"], [70, "23 feb"], [130, "Winkel Breda"], [400, ">10,00"], [410, "Bij"]],
    [120, [20, "15 mrt"], [70, "15 mrt"], [130, "GEINCASSEERD VORIG SALDO"], [400, ">50,00"], [410, "Bij"]],
    [130, [20, "16 mrt"], [70, "17 mrt"], [130, "Drogist Breda"], [400, ">12,00"], [410, "Af"]],
  ];
  expect(read(page)).toMatchObject({
    opening_balance: -5000,
    closing_balance: -2000,
    proof: { verdict: "proved" },
    transactions: [{ amount: -1800 }, { amount: 1000 }, { amount: 5000 }, { amount: -1200 }],
  });
});
