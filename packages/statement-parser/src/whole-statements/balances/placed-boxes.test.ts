import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const readAll = (lines: readonly PlacedLine[]): ParsedStatement[] => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements : [];
};

const endsOf = (statements: readonly ParsedStatement[]): unknown[] =>
  statements.map(({ currency, opening_balance, closing_balance, transactions }) => [
    currency,
    opening_balance,
    closing_balance,
    transactions.map(({ amount }) => amount),
  ]);

const NAMES: PlacedLine[1][] = [
  [40, "Date"],
  [120, "Description"],
  [440, ">Amount"],
  [540, ">Balance"],
];

/** The balances of two currencies stand in one box, their rows under titles. */
const BALANCES_IN_BOX: PlacedLine[] = [
  [20, [40, "Account statement"], [300, "01/01/2025 - 01/31/2025"]],
  [44, [40, "Currency"], [240, ">Opening balance"], [360, ">Closing balance"]],
  [56, [40, "USD"], [240, ">200.00"], [360, ">180.00"]],
  [68, [40, "EUR"], [240, ">400.00"], [360, ">450.00"]],
  [92, [40, "Account Activity: USD"]],
  [104, [40, "Date"], [120, "Description"], [440, ">Amount"]],
  [116, [40, "01/13/2025"], [120, "Corner Shop"], [440, ">-50.00"]],
  [128, [40, "01/21/2025"], [120, "Ada Lind"], [440, ">30.00"]],
  [152, [40, "Account Activity: EUR"]],
  [164, [40, "Date"], [120, "Description"], [440, ">Amount"]],
  [176, [40, "01/14/2025"], [120, "Harbour Books"], [440, ">-10.00"]],
  [188, [40, "01/22/2025"], [120, "Ada Lind"], [440, ">60.00"]],
];

/** A second account of the same currency, newest first, under its own balance. */
const UNDER_ITS_BALANCE: PlacedLine[] = [
  [20, [40, "Personal Account statement"], [300, "01/08/2026 - 31/08/2026"], [500, "GBP"]],
  [32, [40, "Account balance £70.00"]],
  [56, ...NAMES],
  [68, [40, "31/08/2026"], [120, "Corner Shop"], [440, ">-30.00"], [540, ">70.00"]],
  [80, [40, "12/08/2026"], [120, "Harbour Books"], [440, ">-20.00"], [540, ">100.00"]],
  [92, [40, "02/08/2026"], [120, "Salary"], [440, ">120.00"], [540, ">120.00"]],
  [120, [40, "Pot statement: Holiday"]],
  [132, [40, "Balance in Pot £500.00"]],
  [156, ...NAMES],
  [168, [40, "30/08/2026"], [120, "Interest"], [440, ">5.00"], [540, ">500.00"]],
  [180, [40, "11/08/2026"], [120, "Transfer"], [440, ">95.00"], [540, ">495.00"]],
];

/** Both sides have a column in each of two currencies. */
const FOUR_COLUMNS: PlacedLine[] = [
  [20, [40, "Estado de cuenta, tarjeta de crédito"], [300, "10/12/2025 - 09/01/2026"]],
  [
    44,
    [40, "Fecha"],
    [120, "Descripción"],
    [300, ">Cargos Q."],
    [380, ">Abonos Q."],
    [460, ">Cargos US$"],
    [550, ">Abonos US$"],
  ],
  [56, [120, "SALDO ANTERIOR"], [300, ">500.00"], [460, ">50.00"]],
  [68, [40, "13/12/2025"], [120, "Farmacia"], [300, ">40.00"]],
  [80, [40, "14/12/2025"], [120, "Pago recibido gracias"], [380, ">300.00"]],
  [92, [40, "15/12/2025"], [120, "Mercado"], [300, ">60.00"]],
  [104, [40, "16/12/2025"], [120, "Libros"], [460, ">25.00"]],
  [116, [40, "17/12/2025"], [120, "Pago recibido gracias"], [550, ">50.00"]],
  [128, [120, "SALDO ACTUAL"], [300, ">300.00"], [460, ">25.00"]],
];

/** The names of a box of totals are no names over rows. */
const TOTALS_IN_BOX: PlacedLine[] = [
  [20, [40, "Rekeningafschrift"], [300, "EUR"]],
  [32, [40, "IBAN"], [180, "Datum afschrift"], [340, "Totaal bedrag af"], [460, "Totaal bedrag bij"]],
  [44, [40, "4402918"], [180, "31-08-2025"], [340, "70,00 (2)"], [460, "100,00 (1)"]],
  [56, [40, "Vorig saldo"], [240, "Nieuw saldo"]],
  [68, [40, "20,00 -/DEBET"], [240, "10,00 +/CREDIT"]],
  [92, [40, "Boekdatum"], [120, "Omschrijving"], [440, ">Bedrag af"], [540, ">Bedrag bij"]],
  [104, [40, "04-08-2025"], [120, "Huur"], [440, ">60,00"]],
  [116, [40, "05-08-2025"], [120, "Bakker"], [440, ">10,00"]],
  [128, [40, "28-08-2025"], [120, "Salaris"], [540, ">100,00"]],
];

/** A card whose box leads from balance to balance by signs; so much of a purchase and of money back for it may be missing among its rows. */
const toCard = (missing: readonly string[]): PlacedLine[] => {
  const lines: PlacedLine[] = [
    [20, [40, "Credit card statement"], [300, "06/11/26 - 07/10/26"], [500, "USD"]],
    [44, [300, "Previous Balance"], [540, ">$200.00"]],
    [56, [300, "Payment, Credits"], [540, ">-$230.00"]],
    [68, [300, "Purchases"], [540, ">+$120.00"]],
    [80, [300, "Fees Charged"], [540, ">+$10.00"]],
    [92, [300, "New Balance"], [540, ">$100.00"]],
    [116, [40, "Trans Date"], [120, "Description"], [540, ">Amount"]],
    [128, [40, "06/12"], [120, "Payment Thank You"], [540, ">-200.00"]],
    [140, [40, "06/14"], [120, "Harbour Books refund"], [540, ">-30.00"]],
    [152, [40, "06/16"], [120, "Harbour Books"], [540, ">30.00"]],
    [164, [40, "06/18"], [120, "Corner Shop"], [540, ">90.00"]],
    [176, [40, "06/20"], [120, "Late fee"], [540, ">10.00"]],
  ];
  return lines.filter(([, , name]) => !missing.includes(String(name?.[1])));
};

/** What came in and went out stands under the rows, far from the balance that they begin with. */
const toBill = (received: string, spent: string): PlacedLine[] => [
  [20, [40, "Credit card statement"], [300, "06/11/2026 - 07/10/2026"], [500, "USD"]],
  [44, [120, "BALANCE LAST STATEMENT"], [540, ">1,000.00"]],
  ...Array.from({ length: 16 }, (_, at): PlacedLine => [
    56 + 12 * at,
    [40, `06/${String(12 + at)}`],
    [120, "Corner Shop"],
    [540, `>${String(at + 1)}0.00`],
  ]),
  [248, [40, "07/02"], [120, "PAYMENT RECEIVED"], [540, ">700.00 CR"]],
  [272, [40, "PAYMENTS/CREDITS"], [540, `>${received}`]],
  [284, [40, "PURCHASES/CHARGES"], [540, `>${spent}`]],
  [296, [40, "BALANCE THIS STATEMENT"], [540, ">1,660.00"]],
];

/** The closing balance has its name twice, in two boxes. */
const toTwice = (closing: string): PlacedLine[] => [
  [20, [40, "Account statement"], [300, "06/11/2026 - 07/10/2026"], [500, "USD"]],
  [44, [40, "Closing balance"], [160, ">$150.00"]],
  [56, [300, "Opening balance"], [540, ">$200.00"]],
  [68, [300, "Closing balance"], [540, `>${closing}`]],
  [92, [40, "Date"], [120, "Description"], [540, ">Amount"]],
  [104, [40, "06/12"], [120, "Corner Shop"], [540, ">-80.00"]],
  [116, [40, "06/14"], [120, "Ada Lind"], [540, ">30.00"]],
];

const verdictOf = (lines: readonly PlacedLine[]): string | undefined => readAll(lines)[0]?.proof.verdict;

describe("figures under rows", () => {
  it("that name both sides beside the last balance hold, or nothing is proved", () => {
    expect(verdictOf(toBill("700.00", "1,360.00"))).toBe("proved");
    expect(verdictOf(toBill("780.00", "1,360.00"))).not.toBe("proved");
    expect(verdictOf(toBill("700.00", "1,380.00"))).not.toBe("proved");
  });
});

describe("a balance that has its name twice", () => {
  it("is the same both times, or nothing is proved", () => {
    expect(verdictOf(toTwice("$150.00"))).toBe("proved");
    expect(verdictOf(toTwice("$170.00"))).not.toBe("proved");
  });
});

describe("a box over rows", () => {
  it("whose signs lead from balance to balance is a witness of both sides", () => {
    expect(verdictOf(toCard([]))).toBe("proved");
    expect(verdictOf(toCard(["Harbour Books", "Harbour Books refund"]))).not.toBe("proved");
  });

  it("gives each currency its balances", () => {
    expect(endsOf(readAll(BALANCES_IN_BOX))).toStrictEqual([
      ["USD", 20000, 18000, [-5000, 3000]],
      ["EUR", 40000, 45000, [-1000, 6000]],
    ]);
  });

  it("of totals holds no row, and a word behind its balances tells their sides", () => {
    const statements = readAll(TOTALS_IN_BOX);
    expect(endsOf(statements)).toStrictEqual([["EUR", -2000, 1000, [-6000, -1000, 10000]]]);
    expect(statements[0]?.proof.verdict).toBe("proved");
  });
});

describe("a second account", () => {
  it("begins under a balance of its own and the same names", () => {
    expect(endsOf(readAll(UNDER_ITS_BALANCE)).map((one) => (one as unknown[]).slice(2))).toStrictEqual([
      [7000, [-3000, -2000, 12000]],
      [50000, [500, 9500]],
    ]);
  });

  it("is that of columns in another currency, of both sides", () => {
    expect(endsOf(readAll(FOUR_COLUMNS))).toStrictEqual([
      ["GTQ", -50000, -30000, [-4000, 30000, -6000]],
      ["USD", -5000, -2500, [-2500, 5000]],
    ]);
  });
});

/** Names that stand closer to each other than columns do, over the figures of a box. */
const CLOSE_NAMES: PlacedLine[] = [
  [20, [40, "Credit card statement"], [300, "Statement date 10/05/2026"]],
  [40, [40, "Date"], [120, "Description"], [440, ">Amount"]],
  [52, [40, "11/04/2026"], [120, "Corner Shop"], [440, ">30.98"]],
  [64, [40, "30/04/2026"], [120, "Payment, thank you"], [440, ">95.00-"]],
  [76, [40, "02/05/2026"], [120, "Harbour Books"], [440, ">73.08"]],
  [
    110,
    [40, "Previous balance"],
    [129, "Payments"],
    [178, "Purchases"],
    [232, "New balance"],
    [296, "Minimum payment"],
  ],
  [122, [60, "324.87"], [130, "95.00-"], [180, "104.06"], [240, "333.93"], [310, "16.70"]],
];

/** Charges that are called a total move the balance as other rows do. */
const TOTAL_CHARGES: PlacedLine[] = [
  [20, [40, "Account statement"], [300, "01/12/2025 - 31/12/2025"]],
  [40, [40, "Date"], [120, "Details"], [340, ">Paid out"], [440, ">Paid in"], [540, ">Balance"]],
  [52, [120, "BALANCE BROUGHT FORWARD"], [540, ">199.63"]],
  [64, [40, "10 Dec 25"], [120, "CORNER SHOP"], [340, ">4.26"], [540, ">195.37"]],
  [76, [40, "13 Dec 25"], [120, "TRANSPORT HUBER LTD"], [340, ">15.37"], [540, ">180.00"]],
  [88, [40, "31 Dec 25"], [120, "TOTAL CHARGES TO 31DEC"], [340, ">5.90"], [540, ">174.10"]],
  [100, [40, "31 Dec 25"], [120, "SALARY"], [440, ">25.90"], [540, ">200.00"]],
  [120, [120, "BALANCE CARRIED FORWARD"], [540, ">200.00"]],
];

it("names over the figures of a box may stand close to each other", () => {
  const [statement] = readAll(CLOSE_NAMES);
  expect(statement).toMatchObject({
    opening_balance: -32_487,
    closing_balance: -33_393,
    proof: { verdict: "proved" },
  });
});

it("what moves the balance is a row, be it called a total or a transport", () => {
  const statements = readAll(TOTAL_CHARGES);
  expect(endsOf(statements)).toStrictEqual([[null, 19_963, 20_000, [-426, -1537, -590, 2590]]]);
});

/** The name of the balances says whose they are, right behind that of money in; a table of interest follows the last one. */
const BALANCES_TO_YOUR_DEBIT: PlacedLine[] = [
  [20, [40, "Kontokorrent mit Kreditlimite CHF"], [300, "Abschluss per 30.09.2026"]],
  [40, [40, "Datum"], [90, "Text"], [270, "Valuta"], [390, ">Soll"], [410, "Haben Saldo zu Ihren Lasten"]],
  [52, [90, "Saldovortrag"], [545, ">900.00"]],
  [64, [40, "02.07.26"], [90, "Zahlungsauftrag"], [270, "02.07.26"], [390, ">264.00"], [545, ">1'164.00"]],
  [76, [40, "08.07.26"], [90, "Vergütung"], [270, "08.07.26"], [435, ">943.00"], [545, ">221.00"]],
  [88, [40, "30.09.26"], [90, "Sollzinsen"], [270, "30.09.26"], [390, ">9.00"], [545, ">230.00"]],
  [100, [90, "Saldo per 30.09.2026 zu Ihren Lasten CHF"], [545, ">230.00"]],
  [122, [40, "Zinsabschluss"]],
  [136, [40, "Periode"], [200, "Zinssatz"], [272, "Kapital"], [545, ">Zins"]],
  [148, [40, "3 Monate"], [200, "6.20%"], [340, ">221.00"], [545, ">9.00"]],
];

it("balances to the debit of the holder are no money out, and interest below the last one is no row", () => {
  const [statement] = readAll(BALANCES_TO_YOUR_DEBIT);
  expect(statement).toMatchObject({
    opening_balance: -90_000,
    closing_balance: -23_000,
    proof: { verdict: "proved" },
  });
  expect(statement?.transactions.map(({ amount }) => amount)).toStrictEqual([-26_400, 94_300, -900]);
});
