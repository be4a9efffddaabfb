import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const verdictOf = (text: string): string | undefined => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0]?.proof.verdict : undefined;
};

const box = (inside: string, outside: string): string => `
Banka Polom    Vypis    01.03.2026 - 31.03.2026    CZK
Počáteční zůstatek          1 200,00
Celkem dovnitř                ${inside}
Celkem ven                    ${outside}
Konečný zůstatek            1 370,00
Datum        Popis                      Částka
02.03.2026   PEKAŘSTVÍ                  -20,50
05.03.2026   MZDA                       900,00
11.03.2026   NÁJEM                     -700,00
27.03.2026   AUTOBUS                     -9,50
`;

const bill = (paid: string, bought: string, fees: string): string => `
Prairie Trust    Credit card statement    03/01/2026 - 03/31/2026    USD
Previous Balance              $1,200.00
Payments, Credits             ${paid.padStart(9)}
Purchases                     ${bought.padStart(9)}
Cash Advances                     $0.00
Fees Charged                  ${fees.padStart(9)}
New Balance                   $1,030.00
Date         Description              Amount
03/05/2026   PAYMENT THANK YOU       -900.00
03/02/2026   CORNER SHOP               20.50
03/11/2026   FURNITURE                700.00
03/27/2026   LATE FEE                   9.50
`;

const counted = (count: number): string => `
Prairie Trust    Statement of account    03/01/2026 - 03/31/2026    USD
Beginning balance          $1,200.00
Ending balance             $1,370.00
Deposits (1)
Date         Description              Amount
03/05/2026   SALARY ACME              900.00
Withdrawals (${count})
Date         Description              Amount
03/02/2026   CORNER SHOP               20.50
03/11/2026   RENT                     700.00
03/27/2026   BUS                        9.50
`;

describe("figures between the first and the last balance", () => {
  it("lead from one to the other in whatever words", () => {
    expect(verdictOf(box("900,00", "730,00"))).toBe("proved");
    expect(verdictOf(box("950,00", "730,00"))).toBe("partly");
    expect(verdictOf(box("950,00", "780,00"))).toBe("partly");
  });

  it("lead there by their signs where all have one", () => {
    expect(verdictOf(bill("-$900.00", "+$720.50", "+$9.50"))).toBe("proved");
    expect(verdictOf(bill("-$950.00", "+$720.50", "+$9.50"))).toBe("partly");
    expect(verdictOf(bill("-$900.00", "+$720.50", "+$9.60"))).toBe("partly");
  });

  it("and numbers behind the names over rows must agree with them", () => {
    expect(verdictOf(counted(3))).toBe("proved");
    expect(verdictOf(counted(4))).toBe("partly");
  });
});
