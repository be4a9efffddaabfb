import { describe, expect, it } from "vitest";
import type { ParsedStatement } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

/** Statements whose rows lie between two balances, and of which one printed total or number disagrees with the rows. */
const DISAGREEING: Readonly<Record<string, string>> = {
  "a French line of totals": `
Banque des Tilleuls    Relevé de compte    du 01/03/2026 au 31/03/2026    EUR
Date          Libellé                       Débit         Crédit
Ancien solde au 01/03/2026                               1 200,00
02/03/2026    ACHAT KIOSQUE                  20,50
05/03/2026    VIREMENT SALAIRE                              900,00
11/03/2026    LOYER                         700,00
27/03/2026    BUS                             9,50
TOTAL DES MOUVEMENTS                        735,00          900,00
Nouveau solde au 31/03/2026                              1 370,00
`,
  "a box over the rows": `
Prairie Trust    Statement of account    03/01/2026 - 03/31/2026    USD
Beginning balance          $1,200.00
Total deposits               $900.00
Total withdrawals            $780.00
Ending balance             $1,370.00
Date         Description              Withdrawals     Deposits        Balance
03/02/2026   CORNER SHOP                    20.50                     1,179.50
03/05/2026   SALARY ACME                                  900.00      2,079.50
03/11/2026   RENT                          700.00                     1,379.50
03/27/2026   BUS                             9.50                     1,370.00
`,
  "a section of an American statement": `
Prairie Trust    Statement of account    03/01/2026 - 03/31/2026    USD
Beginning balance          $1,200.00
Ending balance             $1,370.00
Deposits and other credits
Date         Description              Amount
03/05/2026   SALARY ACME              900.00
03/09/2026   REFUND                    45.00
Total deposits and other credits      945.00
Withdrawals and other debits
Date         Description              Amount
03/02/2026   CORNER SHOP               65.50
03/11/2026   RENT                     700.00
03/27/2026   BUS                        9.50
Total withdrawals and other debits    785.00
`,
  "the purchases of a card": `
Oakline Card    Credit card statement    03/01/2026 - 03/31/2026    USD
Previous balance           $500.00
New balance                $730.00
Payments and credits
03/05   PAYMENT THANK YOU            -500.00
TOTAL PAYMENTS AND CREDITS           -$500.00
Purchases
03/02   CORNER SHOP                    20.50
03/11   FURNITURE HALL                700.00
03/27   BUS                             9.50
TOTAL PURCHASES                      $790.00
`,
  "German totals under a running balance": `
Musterbank Auental    Kontoauszug    01.03.2026 bis 31.03.2026    EUR
Datum         Buchungstext             Soll          Haben              Saldo
Alter Saldo                                                          1.200,00
02.03.2026    Lastschrift Kiosk       20,50                          1.179,50
05.03.2026    Gehalt                               900,00            2.079,50
11.03.2026    Miete                  700,00                          1.379,50
27.03.2026    Erstattung                            12,25            1.391,75
              Summe                   720,50         922,25
Neuer Saldo                                                          1.391,75
`,
  "Spanish totals in a box": `
Caja Alameda    Extracto de movimientos    del 01/03/2026 al 31/03/2026   EUR
Saldo anterior          1.200,00
Total cargos              739,00
Total abonos              900,00
Saldo final             1.370,00
Fecha         Concepto                          Cargos      Abonos
02/03/2026    RECIBO QUIOSCO                     20,50
05/03/2026    NOMINA                                         900,00
11/03/2026    ALQUILER                          700,00
27/03/2026    BUS                                 9,50
`,
  "a box between balances that are carried": `
Severn Bank    Current account statement    01 Mar 2026 - 31 Mar 2026    GBP
BALANCE BROUGHT FORWARD        £300.00 D
Payments Out                   £773.00
Payments In                    £900.00
BALANCE CARRIED FORWARD        £130.00 D
Date          Details                     Paid out      Paid in       Balance
28 Feb 2026   BALANCE BROUGHT FORWARD                                  300.00 D
02 Mar 2026   CORNER SHOP                    20.50                     320.50 D
05 Mar 2026   SALARY ACME                                  900.00      579.50
11 Mar 2026   RENT                          700.00                     120.50 D
27 Mar 2026   BUS                             9.50                     130.00 D
31 Mar 2026   BALANCE CARRIED FORWARD                                  130.00 D
`,
  "a number of transactions": `
Harbourside Bank    Account statement    1 March 2026 to 31 March 2026    GBP
Number of transactions 20
Opening balance                                                        1,200.00
Date          Description            Paid out       Paid in            Balance
02 Mar 2026   CORNER SHOP              20.50                          1,179.50
05 Mar 2026   SALARY ACME                            900.00           2,079.50
11 Mar 2026   RENT                    700.00                          1,379.50
27 Mar 2026   BUS                       9.50                          1,370.00
Closing balance                                                        1,370.00
`,
  "a French number of rows": `
Banque des Tilleuls    Relevé de compte    du 01/03/2026 au 31/03/2026    EUR
Nombre d'opérations : 6
Date          Libellé                       Débit         Crédit
Ancien solde au 01/03/2026                               1 200,00
02/03/2026    ACHAT KIOSQUE                  20,50
05/03/2026    VIREMENT SALAIRE                              900,00
11/03/2026    LOYER                         700,00
27/03/2026    BUS                             9,50
Nouveau solde au 31/03/2026                              1 370,00
`,
  "a German sum of debits": `
Sparkasse Auental    Kontoauszug 3/2026    01.03.2026 - 31.03.2026    EUR
Kontostand am 01.03.2026                                            1.200,00 +
Buchung     Text                                                      Betrag
02.03.      Lastschrift Kiosk                                         20,50 -
05.03.      Gehalt                                                   900,00 +
11.03.      Miete                                                    700,00 -
27.03.      Fahrkarte                                                  9,50 -
Summe Belastungen                                                    735,00 -
Summe Gutschriften                                                   900,00 +
Kontostand am 31.03.2026                                            1.370,00 +
`,
  "Italian totals in a box": `
Banca del Colle    Estratto conto    dal 01/03/2026 al 31/03/2026    EUR
Saldo iniziale           1.200,00
Totale entrate             900,00
Totale uscite              370,00
Saldo finale             1.370,00
Data          Descrizione                        Dare         Avere
02/03/2026    EDICOLA                            20,50
05/03/2026    STIPENDIO                                       900,00
11/03/2026    AFFITTO                           700,00
27/03/2026    BUS                                 9,50
`,
  "a Dutch line of totals": `
Duinbank    Rekeningafschrift    01-03-2026 t/m 31-03-2026    EUR
Beginsaldo           1.200,00
Datum         Omschrijving                         Af           Bij
02-03-2026    KIOSK                              20,50
05-03-2026    SALARIS                                         900,00
11-03-2026    HUUR                              700,00
27-03-2026    BUS                                 9,50
Totaal                                          730,00        990,00
Eindsaldo            1.370,00
`,
  "checks that were paid": `
Prairie Trust    Statement of account    03/01/2026 - 03/31/2026    USD
Beginning balance          $1,200.00
Ending balance             $1,370.00
Deposits and Additions
Date         Description              Amount
03/05   SALARY ACME              900.00
Total Deposits and Additions      $900.00
Checks Paid
03/02   1001               20.50
03/11   1002              700.00
Total Checks Paid      $770.50
Electronic Withdrawals
03/27   BUS                        9.50
Total Electronic Withdrawals    $9.50
`,
  "Portuguese totals under the rows": `
Banco Serra    Extrato de conta    01/03/2026 a 31/03/2026    BRL
Saldo anterior           1.200,00
Data          Histórico                          Valor          Saldo
02/03/2026    BANCA                             -20,50       1.179,50
05/03/2026    SALARIO                           900,00       2.079,50
11/03/2026    ALUGUEL                          -700,00       1.379,50
27/03/2026    ONIBUS                             -9,50       1.370,00
Total de entradas          900,00
Total de saídas            703,00
Saldo final              1.370,00
`,
  "Polish sums in a box": `
Bank Zielony    Wyciąg z rachunku    od 01.03.2026 do 31.03.2026    PLN
Saldo początkowe           1 200,00
Suma uznań                   900,00
Suma obciążeń                731,00
Saldo końcowe              1 370,00
Data          Opis                               Kwota          Saldo
02.03.2026    KIOSK                             -20,50       1 179,50
05.03.2026    WYNAGRODZENIE                     900,00       2 079,50
11.03.2026    CZYNSZ                           -700,00       1 379,50
27.03.2026    BILET                              -9,50       1 370,00
`,
  "a line of totals before the closing balance": `
Banyan Merchant Bank    Statement of account    01-03-2026 to 31-03-2026    INR
Date         Particulars         Withdrawals       Deposits             Balance
01-03-2026   Opening Balance                                           1,200.00
02-03-2026   CORNER SHOP              20.50                            1,179.50
05-03-2026   SALARY ACME                             900.00            2,079.50
11-03-2026   RENT                    700.00                            1,379.50
27-03-2026   BUS                       9.50                            1,370.00
Total                                730.00          909.00
31-03-2026   Closing Balance                                           1,370.00
`,
  "a Spanish number of rows": `
Caja Alameda    Extracto de movimientos    del 01/03/2026 al 31/03/2026   EUR
Número de movimientos: 7
Saldo anterior          1.200,00
Saldo final             1.370,00
Fecha         Concepto                          Importe      Saldo
02/03/2026    RECIBO QUIOSCO                     -20,50      1.179,50
05/03/2026    NOMINA                             900,00      2.079,50
11/03/2026    ALQUILER                          -700,00      1.379,50
27/03/2026    BUS                                 -9,50      1.370,00
`,
  "a number of rows under them": `
Harbourside Bank    Account statement    1 March 2026 to 31 March 2026    GBP
Opening balance                                                        1,200.00
Date          Description            Paid out       Paid in            Balance
02 Mar 2026   CORNER SHOP              20.50                          1,179.50
05 Mar 2026   SALARY ACME                            900.00           2,079.50
11 Mar 2026   RENT                    700.00                          1,379.50
27 Mar 2026   BUS                       9.50                          1,370.00
Closing balance                                                        1,370.00
Total number of transactions: 12
`,
  "figures side by side": `
Harbourside Bank    Account statement    1 March 2026 to 31 March 2026    GBP
Opening balance     Total paid in     Total paid out     Closing balance
1,200.00                   900.00             830.00            1,370.00
Date          Description            Paid out       Paid in            Balance
02 Mar 2026   CORNER SHOP              20.50                          1,179.50
05 Mar 2026   SALARY ACME                            900.00           2,079.50
11 Mar 2026   RENT                    700.00                          1,379.50
27 Mar 2026   BUS                       9.50                          1,370.00
`,
  "deposits and withdrawals in a box that names no total": `
Prairie Trust    Statement of account    March 1, 2026 - March 31, 2026    USD
Beginning balance on 3/1          $1,200.00
Deposits/Additions                   900.00
Withdrawals/Subtractions           - 780.00
Ending balance on 3/31            $1,370.00
Date         Description              Withdrawals     Deposits        Balance
3/2   CORNER SHOP                    20.50                     1,179.50
3/5   SALARY ACME                                  900.00      2,079.50
3/11   RENT                          700.00                     1,379.50
3/27   BUS                             9.50                     1,370.00
`,
  "Swedish sums in a box": `
Fjordbanken    Kontoutdrag    2026-03-01 - 2026-03-31    SEK
Ingående saldo           1 200,00
Summa insättningar         900,00
Summa uttag                703,00
Utgående saldo           1 370,00
Datum         Text                               Belopp          Saldo
2026-03-02    KIOSK                             -20,50       1 179,50
2026-03-05    LÖN                               900,00       2 079,50
2026-03-11    HYRA                             -700,00       1 379,50
2026-03-27    BUSS                               -9,50       1 370,00
`,
  "fees of a section": `
Oakline Card    Credit card statement    03/01/2026 - 03/31/2026    USD
Previous balance           $500.00
New balance                $730.00
Payments
03/05   PAYMENT THANK YOU            -500.00
Total Payments                       -500.00
Fees
03/02   LATE FEE                       20.50
Total Fees                             21.50
Purchases
03/11   FURNITURE HALL                700.00
03/27   BUS                             9.50
Total Purchases                       709.50
`,
};

/** Right statements with totals that are of something else, or count something else. */
const AGREEING: Readonly<Record<string, string>> = {
  "a French line of totals": `
Banque des Tilleuls    Relevé de compte    du 01/03/2026 au 31/03/2026    EUR
Date          Libellé                       Débit         Crédit
Ancien solde au 01/03/2026                               1 200,00
02/03/2026    ACHAT KIOSQUE                  20,50
05/03/2026    VIREMENT SALAIRE                              900,00
11/03/2026    LOYER                         700,00
27/03/2026    BUS                             9,50
TOTAL DES MOUVEMENTS                        730,00          900,00
Nouveau solde au 31/03/2026                              1 370,00
`,
  "fees of the year beside those of the period": `
Prairie Trust    Statement of account    03/01/2026 - 03/31/2026    USD
Beginning balance          $1,200.00
Ending balance             $1,370.00
Deposits and other credits
Date         Description              Amount
03/05/2026   SALARY ACME              900.00
03/09/2026   REFUND                    45.00
Total deposits and other credits      945.00
Withdrawals and other debits
Date         Description              Amount
03/02/2026   CORNER SHOP               65.50
03/11/2026   RENT                     700.00
03/27/2026   BUS                        9.50
Total withdrawals and other debits    775.00
                       Total for this period    Total year-to-date
Total Overdraft Fees         $0.00                  $34.00
Total Returned Item Fees     $0.00                  $12.00
`,
  "totals of a card and of its year": `
Oakline Card    Credit card statement    03/01/2026 - 03/31/2026    USD
Previous balance           $500.00
New balance                $730.00
Payments and credits
03/05   PAYMENT THANK YOU            -500.00
TOTAL PAYMENTS AND CREDITS           -$500.00
Purchases
03/02   CORNER SHOP                    20.50
03/11   FURNITURE HALL                700.00
03/27   BUS                             9.50
TOTAL PURCHASES                      $730.00
2026 Totals Year-to-Date
Total fees charged in 2026            $35.00
Total interest charged in 2026        $12.40
`,
  "subtotals of the holders of a card": `
Oakline Card    Credit card statement    03/01/2026 - 03/31/2026    USD
Previous balance           $500.00
New balance                $730.00
Transactions
JOHN DOE Card ending 1111
03/02   CORNER SHOP                    20.50
03/11   FURNITURE HALL                700.00
Subtotal John Doe                     720.50
JANE DOE Card ending 2222
03/05   PAYMENT THANK YOU            -500.00
03/27   BUS                             9.50
Subtotal Jane Doe                    -490.50
`,
  "Portuguese totals": `
Banco Ribeira    Extrato    01/03/2026 a 31/03/2026   EUR
Saldo anterior          1.200,00
Total de débitos          730,00
Total de créditos         900,00
Saldo final             1.370,00
Data          Descrição                          Débito      Crédito
02/03/2026    COMPRA QUIOSQUE                    20,50
05/03/2026    SALARIO                                         900,00
11/03/2026    RENDA                             700,00
27/03/2026    BUS                                 9,50
`,
  "totals of the year so far": `
Harbourside Bank    Account statement    1 March 2026 to 31 March 2026    GBP
Opening balance                                                        1,200.00
Date          Description            Paid out       Paid in            Balance
02 Mar 2026   CORNER SHOP              20.50                          1,179.50
05 Mar 2026   SALARY ACME                            900.00           2,079.50
11 Mar 2026   RENT                    700.00                          1,379.50
27 Mar 2026   BUS                       9.50                          1,370.00
Closing balance                                                        1,370.00
Your year so far
Total paid in    2,700.00
Total paid out   2,190.00
`,
  "a number of rows": `
Musterbank Auental    Kontoauszug    01.03.2026 bis 31.03.2026    EUR
4 Buchungen
Datum         Buchungstext             Soll          Haben              Saldo
Alter Saldo                                                          1.200,00
02.03.2026    Lastschrift Kiosk       20,50                          1.179,50
05.03.2026    Gehalt                               900,00            2.079,50
11.03.2026    Miete                  700,00                          1.379,50
27.03.2026    Erstattung                            12,25            1.391,75
Neuer Saldo                                                          1.391,75
`,
  "fees in a figure of their own": `
Prairie Trust    Statement of account    03/01/2026 - 03/31/2026    USD
Beginning balance          $1,200.00
Total deposits               $900.00
Total withdrawals            $720.50
Total service fees             $9.50
Ending balance             $1,370.00
Date         Description              Withdrawals     Deposits        Balance
03/02/2026   CORNER SHOP                    20.50                     1,179.50
03/05/2026   SALARY ACME                                  900.00      2,079.50
03/11/2026   RENT                          700.00                     1,379.50
03/27/2026   SERVICE FEE                     9.50                     1,370.00
`,
  "totals that count the balance they begin with": `
Banque des Tilleuls    Relevé de compte    du 01/03/2026 au 31/03/2026    EUR
Date          Libellé                       Débit         Crédit
Ancien solde au 01/03/2026                               1 200,00
02/03/2026    ACHAT KIOSQUE                  20,50
05/03/2026    VIREMENT SALAIRE                              900,00
11/03/2026    LOYER                         700,00
27/03/2026    BUS                             9,50
TOTAUX                                      730,00        2 100,00
Nouveau solde au 31/03/2026                              1 370,00
`,
  "a total of two accounts": `
Trailhead Credit Union    Statement of accounts    02/01/2026 - 02/28/2026    USD
Total deposits all accounts  3,091.66
Regular Savings - S 01
Date         Description                     Amount             Balance
FEB 01       Previous Balance                                  2,500.13
FEB 12       Deposit ACH COBALT            2,780.06           5,280.19
FEB 15       Deposit ACH PHARMACY             11.60           5,291.79
FEB 28       Ending Balance                                    5,291.79
Checking - S 08
Date         Description                     Amount             Balance
FEB 01       Previous Balance                                  2,241.00
FEB 03       Withdrawal PHARMACY             107.70-          2,133.30
FEB 06       Withdrawal METRO                 37.00-          2,096.30
FEB 11       Deposit ACH COBALT              300.00           2,396.30
FEB 28       Ending Balance                                    2,396.30
`,
  "interest and fees of a card": `
Oakline Card    Credit card statement    03/01/2026 - 03/31/2026    USD
Previous balance           $500.00
Payments                  -$500.00
Purchases                 +$729.50
Fees charged                +$0.00
Interest charged            +$9.50
New balance                $739.00
Transactions
03/05   PAYMENT THANK YOU            -500.00
03/02   CORNER SHOP                    29.50
03/11   FURNITURE HALL                700.00
Interest charged
03/27   INTEREST ON PURCHASES           9.50
Total interest for this period          9.50
Totals year-to-date
Total fees charged in 2026            $35.00
Total interest charged in 2026        $12.40
`,
  "purchases without a fee": `
Oakline Card    Credit card statement    03/01/2026 - 03/31/2026    USD
Previous balance           $500.00
Total payments             $500.00
Total purchases            $720.50
New balance                $730.00
03/05   PAYMENT THANK YOU            -500.00
03/02   CORNER SHOP                    20.50
03/11   FURNITURE HALL                700.00
03/27   LATE FEE                        9.50
`,
  "figures of the last month beside those of this": `
Harbourside Bank    Account statement    1 March 2026 to 31 March 2026    GBP
                         Last month      This month
Opening balance            1,000.00        1,200.00
Total paid in                950.00          900.00
Total paid out               750.00          730.00
Closing balance            1,200.00        1,370.00
Date          Description            Paid out       Paid in            Balance
02 Mar 2026   CORNER SHOP              20.50                          1,179.50
05 Mar 2026   SALARY ACME                            900.00           2,079.50
11 Mar 2026   RENT                    700.00                          1,379.50
27 Mar 2026   BUS                       9.50                          1,370.00
`,
  "withdrawals without a service charge": `
Prairie Trust    Statement of account    03/01/2026 - 03/31/2026    USD
Beginning balance          $1,200.00
Total deposits               $900.00
Total withdrawals            $720.50
Ending balance             $1,370.00
Date         Description              Withdrawals     Deposits        Balance
03/02/2026   CORNER SHOP                    20.50                     1,179.50
03/05/2026   SALARY ACME                                  900.00      2,079.50
03/11/2026   RENT                          700.00                     1,379.50
03/27/2026   MONTHLY SERVICE CHARGE          9.50                     1,370.00
`,
  "payments with a refund": `
Oakline Card    Credit card statement    03/01/2026 - 03/31/2026    USD
Previous balance           $500.00
New balance                $685.00
Payments and credits
03/05   PAYMENT THANK YOU            -500.00
03/19   REFUND FURNITURE HALL         -45.00
TOTAL PAYMENTS AND CREDITS           -$545.00
Purchases
03/02   CORNER SHOP                    20.50
03/11   FURNITURE HALL                700.00
03/27   BUS                             9.50
TOTAL PURCHASES                      $730.00
`,
  "interest in a figure of its own": `
Harbourside Bank    Current account statement    1 March 2026 to 31 March 2026    GBP
Account summary
Opening balance                 1,200.00
Total money in                    900.00
Total money out                   730.00
Interest paid                       1.20
Closing balance                 1,371.20
Date          Description            Paid out       Paid in            Balance
02 Mar 2026   CORNER SHOP              20.50                          1,179.50
05 Mar 2026   SALARY ACME                            900.00           2,079.50
11 Mar 2026   RENT                    700.00                          1,379.50
27 Mar 2026   BUS                       9.50                          1,370.00
31 Mar 2026   GROSS INTEREST                           1.20           1,371.20
`,
  "a subtotal": `
Musterbank Auental    Kontoauszug    01.03.2026 bis 31.03.2026    EUR
Datum         Buchungstext             Soll          Haben              Saldo
Alter Saldo                                                          1.200,00
02.03.2026    Lastschrift Kiosk       20,50                          1.179,50
05.03.2026    Gehalt                               900,00            2.079,50
Zwischensumme                         20,50        900,00
11.03.2026    Miete                  700,00                          1.379,50
27.03.2026    Erstattung                            12,25            1.391,75
Summe                                720,50        912,25
Neuer Saldo                                                          1.391,75
`,
  "interest and deposits of the year": `
Riverbend Savings    Statement    01 Mar 2026 - 31 Mar 2026    USD
Beginning balance 1,200.00
Date          Description            Amount            Balance
02 Mar 2026   TRANSFER OUT           -20.50           1,179.50
05 Mar 2026   DEPOSIT                900.00           2,079.50
31 Mar 2026   INTEREST PAID            1.10           2,080.60
Ending balance 2,080.60
Total interest paid this year 3.30
Total deposits year to date 2,700.00
`,
  "numbers of deposits and withdrawals": `
Lantau Bank    Statement    01 Mar 2026 - 31 Mar 2026    HKD
Date          Particulars            Deposit       Withdrawal          Balance
01 Mar 2026   B/F BALANCE                                            1,200.00
02 Mar 2026   CORNER SHOP                             20.50          1,179.50
05 Mar 2026   SALARY ACME            900.00                          2,079.50
11 Mar 2026   RENT                                   700.00          1,379.50
31 Mar 2026   C/F BALANCE                                            1,379.50
Total No. of Deposits 1     Total Deposit Amount 900.00
Total No. of Withdrawals 2  Total Withdrawal Amount 720.50
`,
  "a summary side by side": `
Banyan Merchant Bank    Statement of account    01-03-2026 to 31-03-2026    INR
Date         Particulars         Withdrawals       Deposits             Balance
01-03-2026   Opening Balance                                           1,200.00
02-03-2026   CORNER SHOP              20.50                            1,179.50
05-03-2026   SALARY ACME                             900.00            2,079.50
11-03-2026   RENT                    700.00                            1,379.50
STATEMENT SUMMARY
Opening Balance   Dr Count   Cr Count   Debits     Credits     Closing Bal
1,200.00              2          1      720.50      900.00       1,379.50
`,
  "fees of the year before": `
Banque des Tilleuls    Relevé de compte    du 01/03/2026 au 31/03/2026    EUR
Date          Libellé                       Débit         Crédit
SOLDE CREDITEUR AU 28/02/2026                               1 200,00
02/03/2026    ACHAT KIOSQUE                  20,50
05/03/2026    VIREMENT SALAIRE                              900,00
11/03/2026    LOYER                         700,00
Total des opérations                        720,50          900,00
SOLDE CREDITEUR AU 31/03/2026                               1 379,50
Total des frais prélevés en 2025 : 35,00
`,
  "what is deferred": `
Banco Ejemplo    Estado de cuenta tarjeta de crédito   del 01/03/2026 al 31/03/2026   MXN
Saldo anterior             500.00
Total de abonos            500.00
Total de cargos            730.00
Saldo al corte             730.00
Fecha        Concepto                            Importe
02/03/2026   TIENDA ESQUINA                       20.50
05/03/2026   SU PAGO GRACIAS                    -500.00
11/03/2026   MUEBLES                             700.00
27/03/2026   BUS                                   9.50
Compras a meses sin intereses
Total diferido 2,400.00
`,
  "checks in a figure of their own": `
Prairie Trust    Statement of account    03/01/2026 - 03/31/2026    USD
Beginning balance          $1,200.00
Deposits                     $900.00
Withdrawals                  -$29.50
Checks paid                 -$700.50
Ending balance             $1,370.00
Date         Description              Amount
03/02/2026   CORNER SHOP                   -20.00
03/05/2026   SALARY ACME                   900.00
03/11/2026   CHECK 1001                   -700.50
03/27/2026   BUS                            -9.50
`,
  "checks as a total of their own": `
Prairie Trust    Statement of account    03/01/2026 - 03/31/2026    USD
Beginning balance          $1,200.00
Total deposits and credits   $900.00
Total withdrawals and debits  $29.50
Total checks                 $700.50
Ending balance             $1,370.00
Date         Description              Amount
03/02/2026   CORNER SHOP                   -20.00
03/05/2026   SALARY ACME                   900.00
03/11/2026   CHECK 1001                   -700.50
03/27/2026   BUS                            -9.50
`,
  "totals that grow": `
Banyan Merchant Bank    Statement of account    01-03-2026 to 31-03-2026    INR
Opening balance                                                        1,200.00
Date         Particulars         Withdrawals       Deposits             Balance
02-03-2026   CORNER SHOP              20.50                            1,179.50
05-03-2026   SALARY ACME                             900.00            2,079.50
Total                                 20.50          900.00
11-03-2026   RENT                    700.00                            1,379.50
19-03-2026   REFUND                                   45.10            1,424.60
Total                                720.50          945.10
Closing balance                                                        1,424.60
`,
  "numbers of something else": `
Harbourside Bank    Account statement    1 March 2026 to 31 March 2026    GBP
Number of days 31
Free transactions 10
Opening balance                                                        1,200.00
Date          Description            Paid out       Paid in            Balance
02 Mar 2026   CORNER SHOP              20.50                          1,179.50
05 Mar 2026   SALARY ACME                            900.00           2,079.50
Closing balance                                                        2,079.50
`,
  "a number in a title": `
Banca del Colle    Lista movimenti 3    dal 01/03/2026 al 31/03/2026    EUR
Saldo iniziale           1.200,00
Totale entrate             900,00
Totale uscite              720,50
Saldo finale             1.379,50
Data          Descrizione                        Dare         Avere
02/03/2026    EDICOLA                            20,50
05/03/2026    STIPENDIO                                       900,00
11/03/2026    AFFITTO                           700,00
`,
  "payments and refunds together": `
Oakline Card    Credit card statement    03/01/2026 - 03/31/2026    USD
Previous balance           $500.00
Total credits              $545.00
Total debits               $730.00
New balance                $685.00
03/05   PAYMENT THANK YOU            -500.00
03/19   REFUND FURNITURE HALL         -45.00
03/02   CORNER SHOP                    20.50
03/11   FURNITURE HALL                700.00
03/27   BUS                             9.50
`,
};

const readAll = (text: string): ParsedStatement[] => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.statements;
};

describe("a printed figure at odds with rows between two balances", () => {
  it.each(Object.entries(DISAGREEING))("is a check that fails: %s", (_, text) => {
    const [statement, ...others] = readAll(text);
    expect(others).toEqual([]);
    expect(statement?.proof.verdict).toBe("contradicted");
    const checks = statement?.proof.checks ?? [];
    expect(checks.filter(({ holds }) => holds).map(({ name }) => name)).toContain("opening+sum=closing");
    const failing = checks.filter(({ holds }) => !holds);
    expect(failing).toEqual([expect.objectContaining({ name: expect.stringMatching(/^(sum_of_|count)/) })]);
  });

  it.each(Object.entries(AGREEING))("contradicts no right statement: %s", (_, text) => {
    const statements = readAll(text);
    expect(statements.map(({ proof }) => proof.verdict)).not.toEqual([]);
    expect(statements.filter(({ proof }) => proof.verdict !== "proved")).toEqual([]);
  });
});
