import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

/** A printed statement, the day and amount of each of its rows, and what else is said of it. */
type Printed = { text: string; rows: [string, number][]; said?: Partial<Said> };
type Said = { currency: string; number: string | null };

const PRINTED: Readonly<Record<string, Printed>> = {
  "the name of a day right behind that of balances, and a shop abroad": {
    text: `
Kontoutskrift for konto 4562.94.46110 i perioden 01.05.2026 - 31.05.2026
Ola Nilstad                          IBAN NO55 4338 2820 310
Forklaring                           Rentedato   Ut av konto   Inn på konto       Saldo Bokført
Saldo fra kontoutskrift 30.04.2026                                              -538,23
Varekjøp KIWI 512 Dato 01.05 kl. 08:47 05.05.26       31,12                     -569,35 02.05.26
Fast oppdrag Ingrid Husleie          02.05.26         85,00                     -654,35 02.05.26
Visa 815794 159,13 CHF ICA FJÄLL SEK 12.05.26         42,52                     -696,87 11.05.26
Lønn fra Trondheim Kommune           29.05.26                       796,88       100,01 28.05.26
Saldo i vår favør                                                                100,01
`,
    rows: [
      ["2026-05-02", -3112],
      ["2026-05-02", -8500],
      ["2026-05-11", -4252],
      ["2026-05-28", 79688],
    ],
    said: { currency: "NOK" },
  },
  "a card whose last balance is called nothing but a total": {
    text: `
Estratto conto carta di credito        Data estratto conto 15/09/2026
Data acquisto  Data registrazione  Descrizione delle operazioni           Importo in Euro
                                   SALDO ESTRATTO CONTO PRECEDENTE               580,35
16/08/2026     18/08/2026          TRENITALIA NAPOLI                              18,62
16/08/2026     18/08/2026          CARREFOUR MILANO                               88,23
29/08/2026     01/09/2026          OVS MILANO                                    -19,97
09/09/2026     09/09/2026          ADDEBITO IN CONTO ESTRATTO PRECEDENTE        -580,35
10/09/2026     11/09/2026          ESSELUNGA TORINO                               58,18
                                   TOTALE DA ADDEBITARE                          145,06
`,
    rows: [
      ["2026-08-18", -1862],
      ["2026-08-18", -8823],
      ["2026-09-01", 1997],
      ["2026-09-09", 58035],
      ["2026-09-11", -5818],
    ],
  },
  "a code of a currency under the words of a row": {
    text: `
Estratto conto              Conto privato 6619411815
Periodo 01.11.2026 - 31.12.2026     Valuta: CHF
Data             Testo                               Addebito       Accredito    Valuta         Saldo CHF
                 Saldo riportato                                                                  5'440.60
02.11.2026       Ordine permanente Reto                207.50                   02.11.2026        5'233.10
                 AFFITTO
29.11.2026       Acquisto carta di debito EASYJET      206.36                   29.11.2026        5'026.74
                 GBP
29.12.2026       Prelievo bancomat                     150.00                   29.12.2026        4'876.74
31.12.2026       Accredito stipendio                                1'000.00    31.12.2026        5'876.74
                 Saldo a vostro favore                                                            5'876.74
`,
    rows: [
      ["2026-11-02", -20750],
      ["2026-11-29", -20636],
      ["2026-12-29", -15000],
      ["2026-12-31", 100000],
    ],
    said: { currency: "CHF" },
  },
  "sums of the columns under a balance in the column of days": {
    text: `
Hopvale Everyday Checking      August 8, 2026 - September 8, 2026
Account number: 6933902182
Beginning balance on 8/9       $3,441.26
Ending balance on 9/8          $3,441.05
Transaction history
Date      Description                          Deposits/Additions   Withdrawals/Subtractions   Ending daily balance
8/9       Purchase authorized on 08/08 Safeway                                  40.21              3,401.05
8/16      Zelle to David on 08/16                                              100.00
8/16      Zelle From Maria on 08/16                   80.00                                        3,381.05
8/21      Purchase Return authorized on 08/20        100.00                                        3,481.05
9/8       ATM Withdrawal authorized on 09/08                                    40.00              3,441.05
Ending                                                                                             3,441.05
balance
on 9/8
Totals                                              $180.00                   $180.21
`,
    rows: [
      ["2026-08-09", -4021],
      ["2026-08-16", -10000],
      ["2026-08-16", 8000],
      ["2026-08-21", 10000],
      ["2026-09-08", -4000],
    ],
    said: { number: "6933902182" },
  },
  "what was paid of the balance before": {
    text: `
さくらカード ご利用代金明細書            2026年7月 ご請求分
前回ご請求残高 ¥96,448
今回ご請求残高 ¥4,697
ご利用日         ご利用店名・商品名                                  ご利用金額
2026/07/02   ローソン                                              ¥337
2026/07/11   前回分口座振替金額                                 -¥96,448
2026/07/11   セイユウ                                           ¥4,360
`,
    rows: [
      ["2026-07-02", -337],
      ["2026-07-11", 96448],
      ["2026-07-11", -4360],
    ],
  },
  "days in brackets in the words of rows under the day of others": {
    text: `
Viktoria Bank HK     Statement 結單     31 August 2026
HKD Savings 港元儲蓄
Date       Transaction Details                  Deposit    Withdrawal             Balance
1 Aug      B/F BALANCE 承前結餘                                                   10,445.44
1 Aug      EPS MTR (31Jul)                                     443.20             10,002.24
2 Aug      FPS TRANSFER TO WONG                              5,925.00
           ATM WITHDRAWAL (01Aug26)                            640.00
           CR TO A/C FPS                         200.00                            3,637.24
5 Aug      EPS AEON STORES (04Aug)                              83.60              3,553.64
           CARD 9630
`,
    rows: [
      ["2026-08-01", -44320],
      ["2026-08-02", -592500],
      ["2026-08-02", -64000],
      ["2026-08-02", 20000],
      ["2026-08-05", -8360],
    ],
    said: { number: null },
  },
  "the balance of a day, written as one that is owed": {
    text: `
EXTRAIT DE COMPTE         COMPTE COURANT IBAN LU58 2793 7098 4806 4350
Date              Communication                       Valeur       Montant EUR
SOLDE DU 31.05.2026                                                   242,95+
02.06.2026        ACHAT VISA DEBIT 01.06 CFL          02.06.2026       76,89-
02.06.2026        ORDRE PERMANENT LOYER               03.06.2026      120,00-
27.06.2026        VIREMENT DE Pol Schmit              27.06.2026      500,00+
SOLDE DU 30.06.2026                                                   546,06+
`,
    rows: [
      ["2026-06-02", -7689],
      ["2026-06-02", -12000],
      ["2026-06-27", 50000],
    ],
  },
  "balances in the column of money out, of which one has a minus": {
    text: `
RELEVÉ DE COMPTE     du 01/03/2026 au 31/03/2026     EUR
Date              Valeur            Nature de l’opération                        Débit         Crédit
                                    SOLDE PRÉCÉDENT AU 28/02/2026             4.041,11
04/03/2026        05/03/2026        VIR PERM LOYER                              805,00
05/03/2026        05/03/2026        CARTE X9859 AUCHAN                          995,64
27/03/2026        27/03/2026        VIR RECU SALAIRE                                         2.829,94
                                    NOUVEAU SOLDE AU 31/03/2026             - 3.011,81
`,
    rows: [
      ["2026-03-04", -80500],
      ["2026-03-05", -99564],
      ["2026-03-27", 282994],
    ],
  },
  "a total of the balance that sounds like an old one": {
    text: `
Kontoudskrift nr. 8      01.11.2026 - 30.11.2026      Valuta DKK
Bogført         Tekst                                Rentedato              Beløb       Saldo
01.11.26        Saldo overført                                                       16.394,53
03.11.26        Overførsel Mette Husleje             03.11.26           -7.762,50     8.632,03
04.11.26        LIDL                                 04.11.26             -291,31     8.340,72
27.11.26        Lønoverførsel                        27.11.26           12.921,99    21.262,71
                Saldo i alt                                                          21.262,71
`,
    rows: [
      ["2026-11-03", -776250],
      ["2026-11-04", -29131],
      ["2026-11-27", 1292199],
    ],
  },
};

describe("forms in which large banks print their statements", () => {
  it.each(Object.entries(PRINTED))("proves %s", (_, { text, rows, said = {} }) => {
    const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-12-01" });
    const [statement, ...others] = parsed.ok ? parsed.value.statements : [];
    expect(others).toEqual([]);
    expect(statement?.transactions.map((row) => [row.booked_on, row.amount])).toEqual(rows);
    expect(statement?.proof.verdict).toBe("proved");
    expect({ currency: statement?.currency, number: statement?.account.number }).toMatchObject(said);
  });
});
