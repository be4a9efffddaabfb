import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const readText = (text: string): ParsedStatement | undefined => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const card = (head: string): string => `Firnbank Kreditkarten-Abrechnung    CHF
${head}
Saldo letzte Rechnung                                        500.00
22.03.2026   KIOSK                                            20.50
25.03.2026   ZAHLUNG DANKE                                   500.00 CR
11.04.2026   MOEBEL                                          700.00
17.04.2026   BUS                                               9.50
Rechnungsbetrag                                              730.00
`;

describe("the period of a card", () => {
  it.each([
    ["a day to pay by on the next line", "Statement date 20 April 2026\nZahlbar bis 11 May 2026"],
    ["a day to pay by on the same line", "Statement date 20 April 2026    Payment due date 11 May 2026"],
    ["a day to pay by without more", "Rechnungsdatum 20.04.2026    11.05.2026"],
  ])("does not end with %s", (_, head) => {
    expect(readText(card(head))?.period).toEqual({ from: "2026-03-22", to: "2026-04-17" });
  });

  it("is the printed one beside the day of the next statement", () => {
    const head = "Abrechnungszeitraum 21.03.2026 - 20.04.2026\nNächste Abrechnung 20.05.2026";
    expect(readText(card(head))?.period).toEqual({ from: "2026-03-21", to: "2026-04-20" });
  });

  it("may be told by its opening and closing date", () => {
    const head = "Opening/Closing Date 21/03/2026 - 20/04/2026";
    expect(readText(card(head))?.period).toEqual({ from: "2026-03-21", to: "2026-04-20" });
  });
});

const HEAD: PlacedLine[] = [
  [40, [40, "Oakline Bank"], [300, "Account statement"]],
  [55, [40, "1 March 2026 to 31 March 2026"], [300, "GBP"]],
  [80, [40, "Date"], [140, "Description"], [400, ">Amount"], [500, ">Balance"]],
  [92, [40, "Opening balance"], [500, ">1,200.00"]],
];

const ROWS = [
  ["2 Mar", "CORNER SHOP", "-20.50", "1,179.50"],
  ["5 Mar", "SALARY ACME", "900.00", "2,079.50"],
  ["11 Mar", "RENT", "-700.00", "1,379.50"],
  ["27 Mar", "BUS", "-9.50", "1,370.00"],
] as const;

describe("dates that their narrow column broke before the year", () => {
  it.each([
    ["day first", (day: string) => day],
    ["month first", (day: string) => `${day.split(" ").toReversed().join(" ")},`],
  ])("are whole, and their years are in no text: %s", (_, write) => {
    const lines = ROWS.flatMap(([day, text, amount, balance], at): PlacedLine[] => [
      [110 + 30 * at, [40, write(day)], [140, text], [400, `>${amount}`], [500, `>${balance}`]],
      [121 + 30 * at, [40, "2026"], [140, "REF 77"]],
    ]);
    const parsed = readDocument(
      { pages: placePages([[...HEAD, ...lines]]), fixedPitch: false },
      { today: "2026-11-20" },
    );
    const [statement] = parsed.ok ? parsed.value.statements : [];
    expect(statement?.proof.verdict).toBe("proved");
    expect(statement?.transactions.map((row) => [row.booked_on, row.description])).toEqual([
      ["2026-03-02", "CORNER SHOP REF 77"],
      ["2026-03-05", "SALARY ACME REF 77"],
      ["2026-03-11", "RENT REF 77"],
      ["2026-03-27", "BUS REF 77"],
    ]);
  });
});

const abroad = (balances: readonly string[]): string => `Banco Ejemplo    Estado de cuenta tarjeta
Periodo del 01/03/2026 al 31/03/2026
${balances.join("\n")}
Fecha        Concepto                            Importe
02/03/2026   TIENDA ESQUINA                       20.50
05/03/2026   SU PAGO GRACIAS                    -500.00
11/03/2026   HOTEL MIAMI USD 38.50               700.00
15/03/2026   APP STORE USD 0.30                    5.50
20/03/2026   CLOUD USD 0.10                        1.50
27/03/2026   BUS USD 0.12                          2.50
`;

describe("the currency of a card", () => {
  it.each([
    ["MXN", ["Saldo anterior   $500.00 MXN", "Limite   $50,000.00 MXN", "Saldo al corte   $730.00 MXN"]],
    ["PEN", ["Saldo anterior   PEN 500.00", "Linea de credito   PEN 5,000.00", "Saldo final   PEN 730.00"]],
  ])("is that of its balances, not the one that most rows name: %s", (currency, balances) => {
    expect(readText(abroad(balances))?.currency).toBe(currency);
  });
});
