import { expect, test } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

/** The day of booking stands over its rows, the day of value behind their words, as a viewer copies them. */
const copyRows = (value: string): string => `
Havenbank
Rekeningafschrift
12-03-2025 - 31-03-2025
Rekeningnummer BE09736410992945
Volgnr. Omschrijving Valutadatum Bedrag in EUR
Vorig saldo + 2.560,10
12-03-2025
1 BETALING BAKKER 12-03-2025 - 36,99
IBAN BE80811890997398
13-03-2025
2 BETALING APOTHEEK 13-03-2025 - 12,00
29286604 130325
23-03-2025
3 OVERSCHRIJVING VAN Wannes ${value} + 204,34
REF 51760662
25-03-2025
4 BETALING SLAGER 25-03-2025 - 31,61
IBAN BE79915707775845
31-03-2025
5 DOMICILIERING WATER 31-03-2025 - 50,70
REF F3330371
Nieuw saldo + 2.633,14
`;

const read = (text: string) => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  return [statement?.proof.verdict, statement?.transactions[2]?.booked_on];
};

test("copied rows of which few have another day in their words than stands over them leave it open", () => {
  expect(read(copyRows("23-03-2025"))).toEqual(["proved", "2025-03-23"]);
  const [verdict, day] = read(copyRows("25-03-2025"));
  expect(day === "2025-03-23" || verdict !== "proved").toBe(true);
});
