import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

/** A printed statement and what it says: day and amount of each row, opening and closing balance. */
type Printed = { text: string; rows: [string, number][]; balances: [number, number] };

const PRINTED: Readonly<Record<string, Printed>> = {
  "a shop whose name ends like a date": {
    text: `
Tamarack Trust    Statement of Account    CAD    Jan 30 2026 - Feb 27 2026
Description                  Withdrawals      Deposits    Date        Balance
STARTING BALANCE                                          JAN30        500.00
PAYROLL CEDAR MILLS                             200.00    FEB12        700.00
DRUG MART 12                        20.00                 FEB13        680.00
PETRO NORTH                         60.00                 FEB16        620.00
HYDRO NORD                          70.00                 FEB27        550.00
`,
    rows: [
      ["2026-02-12", 20000],
      ["2026-02-13", -2000],
      ["2026-02-16", -6000],
      ["2026-02-27", -7000],
    ],
    balances: [50000, 55000],
  },
  "days of booking over rows with the day of their value": {
    text: `
Hansabank Nord   Kontoauszug vom 27.02.2026   EUR
Angaben zu den Umsätzen                    Valuta    zu Ihren Lasten   zu Ihren Gunsten
Alter Kontostand vom 30.01.2026                                                  500,00
Buchungsdatum: 05.02.2026
Bioladen Grünzeug                           04.02             20,00-
Kartenzahlung KÖLN 2026-02-04T11:21:00
Buchungsdatum: 14.02.2026
Gasthaus Linde                              12.02             80,00-
Drogerie Löwe                               13.02             30,00-
Buchungsdatum: 19.02.2026
Jonas Feldkirch                             18.02                                 90,00
Neuer Kontostand vom 27.02.2026                                                  460,00
`,
    rows: [
      ["2026-02-05", -2000],
      ["2026-02-14", -8000],
      ["2026-02-14", -3000],
      ["2026-02-19", 9000],
    ],
    balances: [50000, 46000],
  },
  "days and months without a mark, the day of booking last": {
    text: `
Fjordbanken    Kontoutskrift i perioden 01.02.2026 - 28.02.2026    NOK
Forklaring                       Rentedato    Ut av konto   Inn på konto   Bokført
Saldo fra kontoutskrift 31.01.2026                                500,00
Varekjøp Bakeriet Dato 05.02       0502             20,00                     0602
Giro 3027 Rema                     0602             70,00                     0602
Overføring Ola                     1302                             90,00     1402
Saldo i Deres favør 28.02.2026                                    500,00
`,
    rows: [
      ["2026-02-06", -2000],
      ["2026-02-06", -7000],
      ["2026-02-14", 9000],
    ],
    balances: [50000, 50000],
  },
  "months before days, parted by the sign of the decimals": {
    text: `
EXTRATO DE 2026/01/31 A 2026/02/27      MOEDA: EUR
DATA    DATA
LANC.   VALOR   DESCRITIVO              DÉBITO    CRÉDITO      SALDO
                SALDO INICIAL                               2 500.00
2.03    2.02    COMPRA POSTO A1          18.50              2 481.50
2.09    2.09    MERCADO DA VILA           9.50              2 472.00
2.25    2.24    TRF. Rui Antunes                  800.00    3 272.00
                SALDO FINAL                                 3 272.00
`,
    rows: [
      ["2026-02-03", -1850],
      ["2026-02-09", -950],
      ["2026-02-25", 80000],
    ],
    balances: [250000, 327200],
  },
  "kinds of dates named over two lines": {
    text: `
Birchbank Visa   Credit card statement   Statement Period Dec 14, 2025 - Jan 13, 2026   CAD
Previous balance      $600.00
New balance           $650.00
TRANS.     POST
DATE       DATE       DETAILS                  AMOUNT($)
Dec 19     Dec 21     TIMBER COFFEE                20.00
Dec 30     Jan 2      PETRO NORTH                  50.00
Jan 5      Jan 6      RETURNED GOODS               20.00-
`,
    rows: [
      ["2025-12-21", -2000],
      ["2026-01-02", -5000],
      ["2026-01-06", 2000],
    ],
    balances: [-60000, -65000],
  },
  "rows about loans on an account that owes nothing": {
    text: `
BANCO VIZCAINO   EXTRACTO DE FEBRERO 2026   DIVISA EUR
F. Oper.   F. Valor   Concepto                                    Importe        Saldo
                      SALDO ANTERIOR                                            500,00
02/02      02/02      CARGO POR AMORTIZACION DE PRESTAMO          100,00-       400,00
05/02      04/02      PAGO TARJETA DE CREDITO                      50,00-       350,00
20/02      20/02      ABONO POR TRANSFERENCIA                     200,00        550,00
                      SALDO A SU FAVOR                                          550,00
`,
    rows: [
      ["2026-02-02", -10000],
      ["2026-02-05", -5000],
      ["2026-02-20", 20000],
    ],
    balances: [50000, 55000],
  },
  "sums of the columns that have a day": {
    text: `
Bank of Muskoka   Statement for the period ending February 27, 2026   CAD
Date     Description               Amounts deducted   Amounts added     Balance
Jan 29   Opening balance                                                 500.00
Feb 03   Debit Card Purchase              20.00                          480.00
Feb 12   Direct Deposit                                     90.00        570.00
Feb 27   Closing totals                   20.00             90.00
`,
    rows: [
      ["2026-02-03", -2000],
      ["2026-02-12", 9000],
    ],
    balances: [50000, 57000],
  },
  "rows without a day that speak of a total, and names of columns over other tables": {
    text: `
Granite Securities   Brokerage statement   February 1-28, 2026   USD
        Beginning Cash          Deposits         Purchases       Ending Cash
           as of 02/01                                           as of 02/28
               $500.00           $300.00        ($130.00)            $670.00
Date     Action      Description                              Amount($)
02/02    Purchase    GRANITE TOTAL MKT ETF                      (100.00)
         Deposit     ACME WIDGETS PAYROLL                        300.00
         Purchase    GRANITE TOTAL MKT ETF                       (30.00)
`,
    rows: [
      ["2026-02-02", -10000],
      ["2026-02-02", 30000],
      ["2026-02-02", -3000],
    ],
    balances: [50000, 67000],
  },
  "the day of booking under that of the purchase": {
    text: `
Wyciąg z rachunku   Bank Bałtycki S.A.   Waluta PLN   Okres: 2026-02-01 - 2026-02-28
Saldo poprzednie:           500,00 PLN
Saldo końcowe:              560,00 PLN
Data transakcji     Kontrahent           Tytuł                             Kwota
Data księgowania
02.02.2026          APTEKA POD LWEM      Płatność kartą 31.01.2026    -20,00 PLN
03.02.2026
14.02.2026          Piotr Żak            PRZELEW                       90,00 PLN
15.02.2026
27.02.2026          SKLEP ŻUCZEK         Płatność kartą 26.02.2026    -10,00 PLN
28.02.2026
`,
    rows: [
      ["2026-02-03", -2000],
      ["2026-02-15", 9000],
      ["2026-02-28", -1000],
    ],
    balances: [50000, 56000],
  },
  "a card whose columns are named with their currency": {
    text: `
Rechnung Edelweiss Kreditkarte    Rechnungsdatum 15.02.2026
Einkaufs-    Verbucht     Beschreibung              Gutschrift CHF   Belastung CHF
datum        am
                          Saldovortrag letzte Rechnung                      512.00
18.01.2026   19.01.2026   Hofladen Grüt                                      88.00
01.02.2026   02.02.2026   Ihre Zahlung - Besten Dank        400.00
                          Neuer Saldo zu unseren Gunsten                    200.00
`,
    rows: [
      ["2026-01-19", -8800],
      ["2026-02-02", 40000],
    ],
    balances: [-51200, -20000],
  },
  "a card that marks what it charges with a plus": {
    text: `
Tu tarjeta de crédito AZUL     Fecha de corte: 12-feb-2026   MXN
Adeudo del periodo anterior                  = $500.00
Pago para no generar intereses:                $420.00
Fecha de cargo    Descripción del movimiento        Monto
16-ene-2026       GASOLINERIA 4512                + $100.00
28-ene-2026       PAGO SPEI GRACIAS               - $200.00
08-feb-2026       FARMACIA                         + $20.00
`,
    rows: [
      ["2026-01-16", -10000],
      ["2026-01-28", 20000],
      ["2026-02-08", -2000],
    ],
    balances: [-50000, -42000],
  },
  "a card with nothing but charges, each with a plus": {
    text: `
Tu tarjeta de crédito AZUL     Fecha de corte: 12-feb-2026   MXN
Adeudo del periodo anterior                  = $500.00
Pago para no generar intereses:                $620.00
Fecha de cargo    Descripción del movimiento        Monto
16-ene-2026       GASOLINERIA 4512                + $100.00
08-feb-2026       FARMACIA                         + $20.00
`,
    rows: [
      ["2026-01-16", -10000],
      ["2026-02-08", -2000],
    ],
    balances: [-50000, -62000],
  },
  "two days in one word": {
    text: `
Gelbbank   Kontoauszug vom 31.01.2026 bis 27.02.2026   EUR
Alter Kontostand                                          + 500,00
Buchung/Wert      Vorgang                        Soll        Haben
04.02./03.02.     Kartenzahlung               - 20,00
10.02./10.02.     Gutschrift                               + 90,00
Neuer Kontostand                                          + 570,00
`,
    rows: [
      ["2026-02-04", -2000],
      ["2026-02-10", 9000],
    ],
    balances: [50000, 57000],
  },
};

describe("statements of banks never seen before", () => {
  it.each(Object.entries(PRINTED))("reads %s", (_, { text, rows, balances }) => {
    const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
    const [statement, ...others] = parsed.ok ? parsed.value.statements : [];
    expect(others).toEqual([]);
    expect(statement?.transactions.map((row) => [row.booked_on, row.amount])).toEqual(rows);
    expect([statement?.opening_balance, statement?.closing_balance]).toEqual(balances);
  });
});
