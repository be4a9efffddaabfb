import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

/** A printed statement, and the day and amount of each of its rows. */
type Printed = { text: string; rows: [string, number][] };

const PRINTED: Readonly<Record<string, Printed>> = {
  "a section whose name only the box tells": {
    text: `
Fjellheim Sparebank   Kontoutskrift   Periode: 01.11.2026 - 30.11.2026   NOK
 Inngående saldo        1 000,00
 Inn                      500,00
 Ut av konto              200,00
 Gjeldskram                73,75
 Saldo i Deres favør    1 226,25

Ut av konto
 Dato         Beskrivelse                     Beløp
 02.11.2026   Ingrid Fjellanger              150,00
 09.11.2026   Bensin Sør                      50,00

Inn
 Dato         Beskrivelse                     Beløp
 11.11.2026   Lønn Apotek Bjerk              500,00

Gjeldskram
 Dato         Beskrivelse                     Beløp
 12.11.2026   Oktober                         40,00
 13.11.2026   November                        33,75
`,
    rows: [
      ["2026-11-02", -15000],
      ["2026-11-09", -5000],
      ["2026-11-11", 50000],
      ["2026-11-12", -4000],
      ["2026-11-13", -3375],
    ],
  },
  "a bill that was overpaid, and a sum under rows whose heading says nothing": {
    text: `
Caixa Olmeiro    Fatura do cartão de crédito    Período: 2026-10-01 - 2026-10-31    BRL
 Saldo devedor anterior      846,53
 Novo saldo devedor           24,63 CR

Pagamentos e créditos
Data mov.     Lançamento                        Valor
2026-10-07    Transferência Rui Montalvão     1000,00 CR

Compras e débitos
Data mov.     Lançamento                        Valor
2026-10-02    Mercearia Alecrim                 100,00
              Soma                              100,00

Juros
Data mov.     Lançamento                        Valor
2026-10-04    Rendimento                         18,50
2026-10-09    Anuidade                           10,34
              Diversos                           28,84
`,
    rows: [
      ["2026-10-07", 100000],
      ["2026-10-02", -10000],
      ["2026-10-04", -1850],
      ["2026-10-09", -1034],
    ],
  },
  "rows booked again under the title of the document": {
    text: `
Doradella Sparbank
Kontoöversikt
Kontohavare:  Gustav Lindeborg      Period:  2026-07-01 - 2026-07-31
Datum         Utgifter (EUR)    Insättningar (EUR)   Text                  Saldo (EUR)
                                                     Ingående saldo            1520,68
Reserverat
2026-07-28                                 1341,53   Lön Bageri Vete
Kontoöversikt
2026-07-03           1100,00                         Hyra Maja Ekström          420,68
2026-07-14             25,41                         Kortköp Bensin             395,27
2026-07-31                                           Utgående saldo             395,27
`,
    rows: [
      ["2026-07-03", -110000],
      ["2026-07-14", -2541],
      ["2026-07-28", 134153],
    ],
  },
  "a reference right before its amount": {
    text: `
Aurelie Bank   Rekeningafschrift   Periode 01.03.2026 - 30.04.2026   EUR
Datum         Mededeling              Kenmerk        Bedrag         Saldo
01.03.2026    Oud saldo                                         +2.332,74
02.03.2026    Huur                    UFTDCB0TRR-1.900,00         +432,74
05.03.2026    Fietswinkel Wiel        V53YHEY71A     -33,20       +399,54
02.04.2026    Huur                    T2MMAQGNAS-1.900,00       -1.500,46
30.04.2026    Nieuw saldo                                       -1.500,46
`,
    rows: [
      ["2026-03-02", -190000],
      ["2026-03-05", -3320],
      ["2026-04-02", -190000],
    ],
  },
  "days that run on anew under each heading": {
    text: `
Hopwood Bank    Statement of account    1 April 2026 - 30 June 2026    GBP
Opening balance      1,000.00
Closing balance      1,350.00

Deposits
Date          Description              Amount
28/05/2026    Salary                   500.00
15/06/2026    Salary REF 15/06         500.00

Withdrawals
Date          Description              Amount
01/04/2026    Rent REF 01/04           150.00
01/05/2026    Rent REF 01/05           150.00
13/06/2026    Rent REF 13/06           150.00

Fees
Date          Description              Amount
28/04/2026    Fee REF 28/04            100.00
28/06/2026    Fee REF 28/06            100.00
`,
    rows: [
      ["2026-05-28", 50000],
      ["2026-06-15", 50000],
      ["2026-04-01", -15000],
      ["2026-05-01", -15000],
      ["2026-06-13", -15000],
      ["2026-04-28", -10000],
      ["2026-06-28", -10000],
    ],
  },
};

describe("sections of printed statements", () => {
  it.each(Object.entries(PRINTED))("proves %s", (_, { text, rows }) => {
    const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-12-01" });
    const [statement, ...others] = parsed.ok ? parsed.value.statements : [];
    expect(others).toEqual([]);
    expect(statement?.transactions.map((row) => [row.booked_on, row.amount])).toEqual(rows);
    expect(statement?.proof.verdict).toBe("proved");
  });
});
