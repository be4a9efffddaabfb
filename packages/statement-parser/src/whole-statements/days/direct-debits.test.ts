import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import { parseStatement } from "../../parse-statement.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const TODAY = { today: "2026-11-20" } as const;

const daysOf = (statement: ParsedStatement | undefined): string[] =>
  statement?.transactions.map(({ booked_on, amount }) => `${booked_on} ${String(amount)}`) ?? [];

const ROWS = [
  "2026-01-01 -7000",
  "2026-01-02 -3000",
  "2026-01-02 -15000",
  "2026-01-03 -5000",
  "2026-01-04 -1000",
];

const COPIED = `Banco Araucária
Extrato
Período 01/01/2026 - 31/01/2026
Saldo anterior R$ 1.000,00
Saldo final R$ 690,00
01 de janeiro de 2026
Compra cartão Horta Boa -R$ 70,00
02 de janeiro de 2026
Débito direto Luz do Sul -R$ 30,00
Compra cartão Farmácia -R$ 150,00
03 de janeiro de 2026
Compra cartão Posto -R$ 50,00
04 de janeiro de 2026
Débito direto Seguros Escudo -R$ 10,00
`;

const PLACED: PlacedLine[] = [
  [20, [50, "Account statement January 2026 GBP"]],
  [35, [50, "Opening balance"], [500, ">1,000.00"]],
  [60, [50, "1 January 2026"]],
  [75, [50, "Card purchase Kiosk"], [500, ">-70.00"]],
  [95, [50, "2 January 2026"]],
  [110, [50, "Direct debit"], [500, ">-30.00"]],
  [125, [50, "Card purchase Pharmacy"], [500, ">-150.00"]],
  [145, [50, "3 January 2026"]],
  [160, [50, "Card purchase Petrol"], [500, ">-50.00"]],
  [180, [50, "4 January 2026"]],
  [195, [50, "Direct debit"], [500, ">-10.00"]],
  [220, [50, "Closing balance"], [500, ">690.00"]],
];

/** The words of a row may begin with the name of a side: it is no total, and of the day that stands over it. */
describe("direct debits under the day that stands over rows", () => {
  it("are of that day in copied text", async () => {
    const parsed = await parseStatement(new TextEncoder().encode(COPIED), TODAY);
    const statement = parsed.ok ? parsed.value.statements[0] : undefined;
    expect(daysOf(statement)).toEqual(ROWS);
    expect(statement?.proof.verdict).toBe("proved");
  });

  it("are of that day on a page", () => {
    const parsed = readDocument({ pages: placePages([PLACED]), fixedPitch: false }, TODAY);
    const statement = parsed.ok ? parsed.value.statements[0] : undefined;
    expect(daysOf(statement)).toEqual(ROWS);
    expect(statement?.proof.verdict).toBe("proved");
  });
});
