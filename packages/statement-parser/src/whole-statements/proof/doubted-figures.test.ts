import { describe, expect, it } from "vitest";
import type { ParsedStatement } from "../../index.ts";
import { readTextPages } from "../../formats/text/read-text-pages.ts";
import { parseBytes } from "../../parse-bytes.ts";

type Doubted = { text: string; printed: string; right: string; code: string };

/** Statements of which all sums hold, with one figure or its place at odds with the rows, and what it should be. */
const DOUBTED: Readonly<Record<string, Doubted>> = {
  "a balance in words that nobody knows, of four figures under rows with balances": {
    text: `
Prairie Trust    Statement of account    03/01/2026 - 03/31/2026    USD
Date         Description                Amount        Balance
03/27/2026   BUS                         -9.50       1,370.00
03/11/2026   RENT                      -700.00       1,379.50
03/05/2026   SALARY ACME                900.00       2,079.50
03/02/2026   CORNER SHOP                -20.50       1,179.50

Eel dor                                1,299.00
Total deposits                           900.00
Total withdrawals                        730.00
Eel ser                                1,370.00
`,
    printed: "1,299.00",
    right: "1,200.00",
    code: "balance_disagrees",
  },
  "an amount right under the name of the other side": {
    text: `
Prairie Trust    Statement of account    03/01/2026 - 03/31/2026    USD
Date         Description              Withdrawals     Deposits        Balance
             Beginning balance                                       1,200.00
03/02/2026   TRANSFER                                    20.50       1,179.50
03/05/2026   TRANSFER                                   900.00       2,079.50
             Ending balance                                          2,079.50
`,
    printed: "            20.50",
    right: "20.50            ",
    code: "mark_disagrees",
  },
  "the purchases of a Greek card between its balances": {
    text: `
Κάρτα Αυγή    Λογαριασμός πιστωτικής κάρτας    Περίοδος 01/03/2026 - 31/03/2026    EUR
Προηγούμενο υπόλοιπο           500,00
Πληρωμές                       500,00
Αγορές                         703,00
Νέο υπόλοιπο                   730,00

Ημ/νία        Περιγραφή                            Ποσό
02/03/2026    Μίνι Μάρκετ Αθήνα                   20,50
09/03/2026    Πληρωμή - ευχαριστούμε              500,00-
11/03/2026    Έπιπλα Πάτρα                       700,00
27/03/2026    Φούρνος Αθήνα                        9,50

Εκκρεμείς συναλλαγές
28/03/2026    Βιβλιοπωλείο Πάτρα                  12,00
`,
    printed: "703,00",
    right: "730,00",
    code: "total_disagrees",
  },
  "letters beside an amount that a total speaks against": {
    text: `
Banque du Wouri    Relevé d'épargne    01/05/2026 - 31/05/2026    XAF
Date          Opération                         Montant
              Solde initial                  696 840 Cr
07/05/2026    Virement de Mballa E            46 580 Cr
09/05/2026    Versement espèces               69 350 Cr
21/05/2026    Virement de Ngono Paul         105 360 Dr
28/05/2026    Intérêts                           960 Cr
              Nouveau solde                  919 090 Cr

Total crédit   222 250
Total débit          0
`,
    printed: "105 360 Dr",
    right: "105 360 Cr",
    code: "mark_disagrees",
  },
};

const HINTS = { today: "2026-11-20" };

const readOne = (text: string): ParsedStatement => {
  const parsed = readTextPages(text, HINTS);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const [statement] = parsed.value.statements;
  if (statement === undefined) throw new Error("no statement");
  return statement;
};

describe("a figure at odds with rows that all sums hold for", () => {
  it.each(Object.entries(DOUBTED))(
    "is a doubt, and right is none: %s",
    (_, { text, printed, right, code }) => {
      const { proof } = readOne(text);
      expect(proof.verdict).not.toBe("proved");
      expect(proof.doubts.map((doubt) => doubt.code)).toContain(code);
      expect(readOne(text.replace(printed, right)).proof.verdict).toBe("proved");
    },
  );

  it("is no less in doubt where the order of words alone would prove the same rows", () => {
    const { text = "" } = DOUBTED["an amount right under the name of the other side"] ?? {};
    const parsed = parseBytes(new TextEncoder().encode(text), HINTS);
    expect(parsed.ok && parsed.value.statements.map(({ proof }) => proof.verdict)).toEqual(["partly"]);
  });
});
