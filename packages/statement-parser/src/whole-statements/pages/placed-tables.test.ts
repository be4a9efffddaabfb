import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (pages: readonly (readonly PlacedLine[])[]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages(pages), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const rowsOf = (statement: ParsedStatement | undefined): string[] =>
  statement?.transactions.map(({ booked_on, amount }) => `${booked_on} ${amount}`) ?? [];

const DAYS_WITH_BALANCES: PlacedLine[] = [
  [20, [40, "Período: 01/06/2026 a 30/06/2026"], [400, "Conta: 31078067-2"]],
  [40, [470, ">Valor"], [560, ">Saldo por transação"]],
  [60, [40, "1 de Junho de 2026"], [240, "Saldo do dia: R$ 90,00"]],
  [75, [40, "Compra no debito: Posto"], [470, ">-R$ 7,00"], [560, ">R$ 93,00"]],
  [90, [40, "Compra no debito: Farmacia"], [470, ">-R$ 3,00"], [560, ">R$ 90,00"]],
  [110, [40, "2 de Junho de 2026"], [240, "Saldo do dia: R$ 95,00"]],
  [125, [40, "Pix recebido: Cia de Agua"], [470, ">R$ 5,00"], [560, ">R$ 95,00"]],
];

const THREE_LINES: PlacedLine[] = [
  [20, [40, "TARJETA DE CREDITO"], [300, "Fecha de corte: 12-jun-2026"]],
  [40, [40, "Adeudo del periodo anterior"], [540, ">$100.00"]],
  [55, [40, "Saldo deudor total"], [540, ">$70.00"]],
  [80, [40, "Fecha"], [110, "Fecha"], [200, "Descripcion del movimiento"], [540, ">Monto"]],
  [90, [40, "de la"], [110, "de"]],
  [100, [40, "operacion"], [110, "cargo"]],
  [115, [40, "13-may-2026"], [110, "14-may-2026"], [200, "GASOLINERIA"], [540, ">+$20.00"]],
  [130, [40, "15-may-2026"], [110, "16-may-2026"], [200, "BMOVIL PAGO"], [540, ">-$60.00"]],
  [145, [40, "20-may-2026"], [110, "22-may-2026"], [200, "CAFE"], [540, ">+$10.00"]],
];

const ONE_CELL: PlacedLine[] = [
  [20, [40, "Visa card statement"], [300, "Statement Period May 12, 2026 - Jun 11, 2026"]],
  [40, [40, "Previous balance, May 11/26"], [400, ">$10.00"]],
  [55, [40, "Account balance on Jun 11/26"], [400, ">$25.00"]],
  [80, [40, "TRANS. DATE POST DATE"], [200, "DETAILS"], [560, ">AMOUNT($)"]],
  [95, [40, "May 12"], [105, "May 14"], [200, "PINE ST GAS"], [560, ">20.00"]],
  [110, [40, "May 20"], [105, "May 22"], [200, "PAYMENT"], [560, ">10.00-"]],
  [125, [40, "Jun 1"], [105, "Jun 3"], [200, "OAK BOOKS"], [560, ">5.00"]],
];

const GROSS_AND_NET: PlacedLine[] = [
  [20, [40, "Account statement"], [300, "June 1, 2026 - June 30, 2026"]],
  [40, [40, "Beginning Available Balance"], [540, ">100.00"]],
  [55, [40, "Ending Available Balance"], [540, ">176.00"]],
  [80, [40, "Date"], [120, "Description"], [400, ">Gross"], [470, ">Fee"], [540, ">Net"]],
  [95, [40, "06/03/2026"], [120, "Payment received"], [400, ">100.00"], [470, ">-4.00"], [540, ">96.00"]],
  [110, [40, "06/20/2026"], [120, "Express Checkout"], [400, ">-20.00"], [470, ">0.00"], [540, ">-20.00"]],
];

const CHECKS: PlacedLine[] = [
  [20, [40, "CHECKING"], [300, "Statement Period May 18, 2026 through Jun 16, 2026"]],
  [40, [40, "Beginning Balance on May 18"], [350, ">$1,000.00"]],
  [55, [40, "Ending Balance on Jun 16, 2026"], [350, ">$890.00"]],
  [80, [40, "Deposits / Credits"]],
  [95, [40, "Date"], [85, "Description of Transaction"], [556, ">Amount"]],
  [110, [40, "May 19"], [85, "Electronic Deposit"], [556, ">40.00"]],
  [125, [40, "May 21"], [85, "Interest"], [556, ">10.00"]],
  [140, [300, "Total Deposits / Credits"], [556, ">50.00"]],
  [160, [40, "Checks Presented Conventionally"]],
  [175, [40, "Check"], [85, "Date"], [280, ">Amount"], [310, "Check"], [355, "Date"], [556, ">Amount"]],
  [190, [40, "2210"], [85, "May 20"], [280, ">60.00"], [310, "2211"], [355, "May 25"], [556, ">70.00"]],
  [205, [40, "2212"], [85, "Jun 2"], [280, ">20.00"], [310, "2213"], [355, "Jun 5"], [556, ">10.00"]],
  [220, [40, "Conventional Checks Paid (4)"], [556, ">160.00-"]],
  [235, [40, "Date"], [160, ">Ending Balance"], [300, "Date"], [430, ">Ending Balance"]],
  [250, [40, "May 19"], [160, ">1,040.00"], [300, "May 20"], [430, ">980.00"]],
  [265, [40, "May 21"], [160, ">990.00"], [300, "May 25"], [430, ">920.00"]],
  [280, [40, "Jun 2"], [160, ">900.00"], [300, "Jun 5"], [430, ">890.00"]],
];

/** Words of no language, so that only the figures tell. */
const SUMS_WITHOUT_A_DAY: PlacedLine[] = [
  [20, [40, "Account statement"], [300, "EUR"]],
  [40, [40, "Date"], [120, "Details"], [350, ">Debit"], [440, ">Credit"], [540, ">Balance"]],
  [55, [120, "Opening balance"], [540, ">100.00"]],
  [70, [40, "03.06.2026"], [120, "Bergbahn"], [350, ">30.00"], [540, ">70.00"]],
  [85, [40, "09.06.2026"], [120, "Uhrenmanufaktur"], [440, ">50.00"], [540, ">120.00"]],
  [100, [40, "12.06.2026"], [120, "Hofladen"], [350, ">15.00"], [540, ">105.00"]],
  [115, [120, "Ombo relani"], [350, ">45.00"], [440, ">50.00"]],
  [130, [120, "Closing balance"], [540, ">105.00"]],
];

/** The numbers of the rows stand close before days without a year, which the period tells in one word. */
const NUMBERED_DAYS: PlacedLine[] = [
  [20, [40, "Kontoauszug"], [300, "Zeitraum 01.06.-30.06.2025"], [500, "EUR"]],
  [40, [40, "Nr Datum"], [120, "Buchungstext"], [440, ">Soll"], [540, ">Haben"]],
  [55, [120, "Alter Saldo"], [540, ">100,00"]],
  [70, [40, "1 03.06."], [120, "Bergbahn"], [440, ">30,00"]],
  [85, [40, "2 09.06."], [120, "Uhrenmanufaktur"], [540, ">50,00"]],
  [100, [40, "3 12.06."], [120, "Hofladen"], [440, ">15,00"]],
  [115, [120, "Neuer Saldo"], [540, ">105,00"]],
];

const SUMS_WITH_A_DAY: PlacedLine[] = [
  [20, [40, "Kontoauszug 01.06.2026 - 30.06.2026"], [300, "CHF"]],
  [40, [40, "Datum"], [120, "Informationen"], [350, ">Belastungen"], [440, ">Gutschriften"], [540, ">Saldo"]],
  [55, [40, "01.06.26"], [120, "Anfangssaldo"], [540, ">100.00"]],
  [70, [40, "03.06.26"], [120, "Bergbahn"], [350, ">30.00"], [540, ">70.00"]],
  [85, [40, "09.06.26"], [120, "Uhrenmanufaktur"], [440, ">50.00"], [540, ">120.00"]],
  [100, [40, "12.06.26"], [120, "Hofladen"], [350, ">15.00"], [540, ">105.00"]],
  [115, [40, "30.06.26"], [120, "Bewegungen"], [350, ">45.00"], [440, ">50.00"]],
  [130, [40, "30.06.26"], [120, "Schlusssaldo"], [540, ">105.00"]],
];

const VALUE_DAYS_IN_WORDS: PlacedLine[] = [
  [20, [40, "Statement Period 6 Mar 2026 - 5 Jun 2026"]],
  [40, [40, "Date"], [90, "Transaction"], [400, ">Debit"], [470, ">Credit"], [560, ">Balance"]],
  [55, [40, "06 Mar"], [90, "OPENING BALANCE"], [560, ">$100.00 CR"]],
  [70, [40, "19 Mar"], [90, "BOOKS ON BAY"]],
  [80, [90, "Value Date: 17/03/2026"], [400, ">30.00"], [560, ">$70.00 CR"]],
  [95, [40, "02 Apr"], [90, "WATTLE CAFE"]],
  [105, [90, "Value Date: 01/04/2026"], [400, ">10.00"], [560, ">$60.00 CR"]],
  [120, [40, "13 Apr"], [90, "Credit Interest"], [470, ">$2.00"], [560, ">$62.00 CR"]],
  [140, [40, "05 Jun"], [90, "CLOSING BALANCE"], [560, ">$62.00 CR"]],
];

const ONE_CHECK: PlacedLine[] = [
  [20, [40, "CHECKING"], [300, "Statement Period May 18, 2026 through Jun 16, 2026"]],
  [40, [40, "Beginning Balance on May 18"], [350, ">$1,000.00"]],
  [55, [40, "Ending Balance on Jun 16, 2026"], [350, ">$890.00"]],
  [80, [40, "Card Withdrawals"]],
  [95, [40, "Date"], [85, "Description of Transaction"], [556, ">Amount"]],
  [110, [40, "Jun 6"], [85, "Debit Purchase"], [556, ">20.00-"]],
  [125, [40, "Jun 9"], [85, "Debit Purchase"], [556, ">30.00-"]],
  [145, [40, "Checks Presented Conventionally"]],
  [160, [40, "Check"], [85, "Date"], [280, ">Amount"]],
  [175, [40, "2210"], [85, "May 29"], [280, ">60.00"]],
  [190, [40, "Conventional Checks Paid (1)"], [556, ">60.00-"]],
];

const MARK_OVERLEAF: PlacedLine[][] = [
  [
    [20, [40, "Credit Card Statement"], [300, "Statement date 7 June 2026"]],
    [40, [40, "Previous balance"], [550, ">50.00"]],
    [55, [40, "Closing balance"], [550, ">70.00"]],
    [80, [40, "Date"], [140, "Details"], [550, ">Amount £"]],
    [95, [40, "9 May 2026"], [140, "FENWAY BAKERY"], [550, ">30.00"]],
    [110, [40, "10 May 2026"], [140, "FENWAY BAKERY"], [550, ">30.00"]],
  ],
  [
    [20, [550, ">CR"]],
    [40, [40, "12 May 2026"], [140, "OLD MILL GARAGE"], [550, ">20.00"]],
  ],
];

const RIGHT_CHECK: PlacedLine[] = [
  [20, [40, "CHECKING SUMMARY"], [400, "January 24, 2026 through February 24, 2026"]],
  [40, [40, "Beginning Balance"], [400, ">$100.00"]],
  [52, [40, "Checks Paid"], [400, ">-10.00"]],
  [64, [40, "Electronic Withdrawals"], [400, ">-30.00"]],
  [76, [40, "Ending Balance"], [400, ">$60.00"]],
  [100, [40, "CHECKS PAID"]],
  [115, [40, "CHECK NUMBER"], [250, ">DATE PAID"], [560, ">AMOUNT"]],
  [127, [40, "701"], [250, ">02/05"], [560, ">$10.00"]],
  [139, [40, "Total Checks Paid"], [560, ">$10.00"]],
  [160, [40, "ELECTRONIC WITHDRAWALS"]],
  [175, [40, "DATE"], [90, "DESCRIPTION"], [560, ">AMOUNT"]],
  [187, [40, "02/04"], [90, "Oak Books"], [560, ">$12.00"]],
  [199, [40, "02/21"], [90, "Corner Hardware"], [560, ">18.00"]],
  [211, [40, "Total Electronic Withdrawals"], [560, ">$30.00"]],
];

const CYRILLIC: PlacedLine[] = [
  [20, [40, "ВЫПИСКА"]],
  [32, [40, "за период с 01.02.26 по 28.02.26"], [300, "Валюта счета: тенге"]],
  [50, [40, "Доступно на 01.02.26:"], [300, ">+ 9 000,00 ₸"]],
  [62, [40, "Пополнения"], [300, ">+ 1 000,00 ₸"]],
  [74, [40, "Покупки"], [300, ">- 3 500,00 ₸"]],
  [86, [40, "Доступно на 28.02.26:"], [300, ">+ 6 500,00 ₸"]],
  [110, [40, "Дата"], [200, ">Сумма"], [220, "Операция"], [320, "Детали"]],
  [125, [40, "26.02.26"], [200, ">- 2 200,00 ₸"], [220, "Покупка"], [320, "Аптека"]],
  [140, [40, "22.02.26"], [200, ">+ 1 000,00 ₸"], [220, "Пополнение"], [320, "Данияр М."]],
  [155, [40, "07.02.26"], [200, ">- 1 300,00 ₸"], [220, "Покупка"], [320, "Кофейня"]],
];

describe("tables on pages of words at points", () => {
  it("reads the only row of a table whose date ends under its name", () => {
    const statement = read([RIGHT_CHECK]);
    expect(rowsOf(statement).toSorted()).toEqual([
      "2026-02-04 -1200",
      "2026-02-05 -1000",
      "2026-02-21 -1800",
    ]);
    expect(statement?.proof.verdict).toBe("proved");
  });
  it("knows a statement by its words in other letters, and balances by what was available on a day", () => {
    const statement = read([CYRILLIC]);
    expect(rowsOf(statement)).toEqual(["2026-02-26 -220000", "2026-02-22 100000", "2026-02-07 -130000"]);
    expect([statement?.opening_balance, statement?.closing_balance]).toEqual([900_000, 650_000]);
    expect(statement?.proof.verdict).toBe("proved");
  });
  it("gives rows the day of the heading that has its balance beside it", () => {
    expect(rowsOf(read([DAYS_WITH_BALANCES]))).toEqual([
      "2026-06-01 -700",
      "2026-06-01 -300",
      "2026-06-02 500",
    ]);
  });
  it("reads names of dates over three lines, and the day of the charge as that of booking", () => {
    expect(rowsOf(read([THREE_LINES]))).toEqual(["2026-05-14 -2000", "2026-05-16 6000", "2026-05-22 -1000"]);
  });
  it("reads two names of dates that stand close, and years behind a stroke", () => {
    const statement = read([ONE_CELL]);
    expect(rowsOf(statement)).toEqual(["2026-05-14 -2000", "2026-05-22 1000", "2026-06-03 -500"]);
    expect([statement?.opening_balance, statement?.closing_balance]).toEqual([-1000, -2500]);
  });
  it("moves what is left of a gross amount and its fee", () => {
    const statement = read([GROSS_AND_NET]);
    expect(rowsOf(statement)).toEqual(["2026-06-03 9600", "2026-06-20 -2000"]);
    expect(statement?.proof.verdict).toBe("proved");
  });
  it("takes checks out, and leaves their sum and the balances of days aside", () => {
    const statement = read([CHECKS]);
    expect(rowsOf(statement).toSorted()).toEqual([
      "2026-05-19 4000",
      "2026-05-20 -6000",
      "2026-05-21 1000",
      "2026-05-25 -7000",
      "2026-06-02 -2000",
      "2026-06-05 -1000",
    ]);
    expect(statement?.proof.verdict).toBe("proved");
  });
  it("leaves the sums of the columns aside, whatever they are called", () => {
    const statement = read([SUMS_WITH_A_DAY]);
    expect(rowsOf(statement)).toEqual(["2026-06-03 -3000", "2026-06-09 5000", "2026-06-12 -1500"]);
    expect(statement?.proof.verdict).toBe("proved");
  });
  it("leaves sums of the columns without a day aside, in whatever language", () => {
    const statement = read([SUMS_WITHOUT_A_DAY]);
    expect(rowsOf(statement)).toEqual(["2026-06-03 -3000", "2026-06-09 5000", "2026-06-12 -1500"]);
    expect(statement?.proof).toMatchObject({ verdict: "proved", doubts: [] });
  });
  it("does not take the number of a row for its day", () => {
    const statement = read([NUMBERED_DAYS]);
    expect(rowsOf(statement)).toEqual(["2025-06-03 -3000", "2025-06-09 5000", "2025-06-12 -1500"]);
    expect(statement?.proof.verdict).toBe("proved");
  });
  it("does not begin rows with days that their words call those of value", () => {
    expect(rowsOf(read([VALUE_DAYS_IN_WORDS]))).toEqual([
      "2026-03-19 -3000",
      "2026-04-02 -1000",
      "2026-04-13 200",
    ]);
  });
  it("reads the only row of a table under its own name of dates", () => {
    expect(rowsOf(read([ONE_CHECK])).toSorted()).toEqual([
      "2026-05-29 -6000",
      "2026-06-06 -2000",
      "2026-06-09 -3000",
    ]);
  });
  it("gives an amount the mark that stands at the top of the next page", () => {
    expect(rowsOf(read(MARK_OVERLEAF))).toEqual(["2026-05-09 -3000", "2026-05-10 3000", "2026-05-12 -2000"]);
  });
});
