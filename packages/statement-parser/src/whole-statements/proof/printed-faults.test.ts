import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

/** Printed statements, and a part of each line without which the rest is another statement. */
const PRINTED: Readonly<Record<string, { text: string; lines: string[] }>> = {
  "a card with totals of its holders": {
    text: `
Merlion Card Centre      Credit card statement     Statement date 20 APR 2026    SGD
PREVIOUS BALANCE                                      35.20CR
DATE     DESCRIPTION                                  AMOUNT (SGD)
         PREVIOUS BALANCE                                35.20CR
25 MAR   PAYMENT - THANK YOU                            100.00CR
LEE ANN MEI  5400-12XX-XXXX-3344
02 APR   GROCER ONE                                      60.00
05 APR   GROCER REFUND                                   10.00CR
         TOTAL LEE ANN MEI                               50.00
LEE BO HAN  5400-12XX-XXXX-3345
08 APR   ELECTRO                                         25.00
         TOTAL LEE BO HAN                                25.00
NEW BALANCE                                              60.20CR
`,
    lines: ["THANK YOU", "GROCER ONE", "GROCER REFUND", "ELECTRO"],
  },
  "an account with the balance of each day": {
    text: `
Banco Exemplo    Extrato de conta corrente   R$   01/03/2026 a 31/03/2026
Data     Lançamento                     Valor (R$)     Saldo (R$)
28/02    SALDO ANTERIOR                                   1.200,00
02/03    COMPRA CARTAO PADARIA               -20,50
02/03    SALDO DO DIA                                     1.179,50
05/03    SALARIO                             900,00
05/03    PIX RECEBIDO                         50,00
05/03    SALDO DO DIA                                     2.129,50
11/03    PIX ENVIADO ALUGUEL                -750,00
11/03    SALDO DO DIA                                     1.379,50
`,
    lines: ["COMPRA", "SALARIO", "RECEBIDO", "ALUGUEL"],
  },
  "rows under days alone": {
    text: `
Village Bank    Statement of account     GBP
Opening balance                                                  1,200.00
March 2026
 2   CORNER SHOP                     20.50                   
     BUS                              9.50                    1,170.00
 5   SALARY                                     900.00       2,070.00
11   RENT                           700.00                   1,370.00
Closing balance                                                  1,370.00
`,
    lines: ["Opening", "CORNER", "BUS", "SALARY", "RENT"],
  },
  "months with totals": {
    text: `
Village Bank    Extracto de cuenta   EUR
Saldo inicial                                                    1.200,00
Marzo 2026
02   Kiosco                                        -20,50
05   Nómina                                        900,00
Total marzo                                        879,50
Abril 2026
11   Alquiler                                     -700,00
Total abril                                       -700,00
Saldo final                                                     1.379,50
`,
    lines: ["Kiosco", "Nómina", "Alquiler"],
  },
};

const verdictOf = (text: string): string | undefined => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0]?.proof.verdict : undefined;
};

describe("printed statements that lack a line", () => {
  it.each(Object.entries(PRINTED))("are not proved: %s", (_, { text, lines }) => {
    expect(verdictOf(text)).toBe("proved");
    for (const part of lines) {
      const rest = text.split("\n").filter((line) => !line.includes(part));
      expect([part, verdictOf(rest.join("\n"))]).not.toEqual([part, "proved"]);
    }
  });
});
