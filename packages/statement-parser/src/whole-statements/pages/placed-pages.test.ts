import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (pages: readonly (readonly PlacedLine[])[]): ParsedStatement[] => {
  const parsed = readDocument({ pages: placePages(pages), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements : [];
};

const verdictsOf = (statements: readonly ParsedStatement[]): string[] =>
  statements.map(({ proof }) => proof.verdict);
const amountsOf = (statement: ParsedStatement | undefined): number[] =>
  statement?.transactions.map(({ amount }) => amount) ?? [];

const NAMES: PlacedLine = [
  100,
  [40, "Date"],
  [100, "Description"],
  [300, ">Money out"],
  [360, ">Money in"],
  [420, ">Balance"],
];

const BESIDE_A_BOX: PlacedLine[] = [
  [20, [40, "Bannerman Current Account statement"]],
  [40, [40, "12 May 2026 - 11 June 2026"]],
  NAMES,
  [107, [450, "At a glance"]],
  [115, [40, "12 May"], [100, "Start Balance"], [420, ">500.00"]],
  [123, [450, "Start balance"]],
  [130, [40, "13 May"], [100, "Larder & Co"], [300, ">20.00"], [420, ">480.00"]],
  [135, [450, "£500.00"]],
  [145, [40, "15 May"], [100, "Fenway Bakery"], [300, ">30.00"], [420, ">450.00"]],
  [149, [450, "Money out"]],
  [160, [40, "20 May"], [100, "Brightwater"], [360, ">70.00"], [420, ">520.00"]],
  [161, [450, "£90.00"]],
  [175, [40, "25 May"], [100, "Old Mill Garage"], [300, ">40.00"], [420, ">480.00"]],
  [177, [450, "End balance"]],
  [190, [40, "11 Jun"], [100, "Balance carried forward"], [420, ">480.00"]],
  [189, [450, "£480.00"]],
  [205, [450, "Your limit"]],
];

const monthOf = (day: string, month: string, figures: readonly string[]): PlacedLine[] => [
  [20, [40, "Shannon Bank"]],
  [40, [40, "Account Number 12345678"], [300, `Date of Statement ${day}`]],
  NAMES,
  [115, [40, `1 ${month} 2026`], [100, "BALANCE FORWARD"], [420, `>${figures[0]}`]],
  [130, [40, `5 ${month} 2026`], [100, "Quay Books"], [300, ">10.00"], [420, `>${figures[1]}`]],
  [145, [40, `9 ${month} 2026`], [100, "Liffey Foods"], [300, ">15.00"], [420, `>${figures[2]}`]],
  [160, [40, `20 ${month} 2026`], [100, "Salary"], [360, ">50.00"], [420, `>${figures[3]}`]],
];

const accountOf = (number: string, figures: readonly string[]): PlacedLine[] => [
  [20, [40, "Oak Bank"]],
  [35, [40, `Account ${number} GBP`]],
  [50, [40, "Statement 1 Jan 2026 - 31 Jan 2026"]],
  [65, [40, `Opening balance ${figures[0]}`]],
  [80, [40, `Closing balance ${figures[2]}`]],
  NAMES,
  [130, [40, "05/01/2026"], [100, "Coffee"], [300, ">10.00"], [420, `>${figures[1]}`]],
  [145, [40, "09/01/2026"], [100, "Refund"], [360, ">30.00"], [420, `>${figures[2]}`]],
];

const DAY_BETWEEN: PlacedLine[] = [
  [20, [40, "Kontoauszug vom 30.05.2026 bis 30.06.2026"]],
  [40, [40, "Kontoinhaberin: Annegret Sommerfeld"], [545, ">Alter Saldo per"]],
  [51, [40, "Filiale Darmstadt"], [545, ">30.05.2026"]],
  [62, [300, "Auszug 7"], [470, "EUR"], [545, ">+ 480,64"]],
  [85, [40, "Buchung"], [105, "Valuta"], [170, "Vorgang"], [460, ">Soll"], [545, ">Haben"]],
  [100, [40, "02.06.2026"], [105, "02.06.2026"], [170, "Kartenzahlung"], [460, ">- 67,41"]],
  [115, [40, "06.06.2026"], [105, "06.06.2026"], [170, "Saldo der Abschlussposten"], [460, ">- 3,50"]],
  [130, [40, "08.06.2026"], [105, "08.06.2026"], [170, "Gutschrift"], [545, ">+ 20,00"]],
  [150, [40, "Kontonummer"], [440, "Neuer Saldo"]],
  [162, [40, "1234567 00"], [450, "EUR"], [545, ">+ 429,73"]],
];

const LEFT_NONE: PlacedLine[][] = [
  [
    [20, [40, "Fatura do cartão de crédito de junho"]],
    [40, [40, "Data de vencimento: 15 JUN 2026"]],
    [60, [40, "Fatura anterior"], [540, ">R$ 100,00"]],
    [75, [40, "Pagamento recebido"], [540, ">−R$ 100,00"]],
    [90, [40, "Total a pagar"], [540, ">R$ 50,00"]],
    [110, [40, "PRÓXIMAS FATURAS"]],
    [125, [40, "Saldo em aberto total"], [540, ">R$ 812,90"]],
  ],
  [
    [20, [40, "TRANSAÇÕES"], [150, "DE 08 MAI A 08 JUN"]],
    [40, [40, "09 MAI"], [150, "Padaria"], [540, ">R$ 20,00"]],
    [60, [40, "11 MAI"], [150, "Estorno de Padaria"], [540, ">−R$ 20,00"]],
    [80, [40, "17 MAI"], [150, "Pagamento em 17 MAI"], [540, ">−R$ 100,00"]],
    [100, [40, "20 MAI"], [150, "Livraria"], [540, ">R$ 50,00"]],
  ],
];

const FIGURES_BESIDE_NAMES: PlacedLine[] = [
  [20, [40, "CASH BACK VISA CARD"], [300, "STATEMENT DATE: June 4, 2026"]],
  [40, [40, "STATEMENT PERIOD: May 5, 2026 to June 4, 2026"]],
  [60, [40, "TRANSACTION"], [110, "POSTING"], [180, "DESCRIPTION"], [330, ">AMOUNT($)"]],
  [71, [40, "DATE"], [110, "DATE"], [380, "Credit Limit"], [540, ">$9,000.00"]],
  [90, [180, "PREVIOUS STATEMENT BALANCE"], [330, ">$100.00"]],
  [105, [40, "MAY 6"], [110, "MAY 8"], [180, "PINE ST GAS"], [330, ">$20.00"]],
  [120, [40, "MAY 7"], [110, "MAY 9"], [180, "PAYMENT"], [330, ">-$50.00"]],
  [135, [40, "MAY 8"], [110, "MAY 12"], [180, "OAK BOOKS"], [330, ">$12.00"]],
  [155, [180, "TOTAL NEW BALANCE"], [330, ">$82.00"]],
];

describe("pages of words at points", () => {
  it("keeps a box of balances beside the rows out of them", () => {
    const statements = read([BESIDE_A_BOX]);
    expect(amountsOf(statements[0])).toEqual([-2000, -3000, 7000, -4000]);
    expect(verdictsOf(statements)).toEqual(["proved"]);
  });
  it("parts statements of one account whose heads show other days", () => {
    const statements = read([
      monthOf("30 April 2026", "Apr", ["100.00", "90.00", "75.00", "125.00"]),
      monthOf("31 May 2026", "May", ["125.00", "115.00", "100.00", "150.00"]),
    ]);
    expect(statements.map(({ closing_balance }) => closing_balance)).toEqual([12500, 15000]);
  });
  it("keeps the pages of one statement together", () => {
    const statements = read([
      monthOf("31 May 2026", "Apr", ["100.00", "90.00", "75.00", "125.00"]),
      monthOf("31 May 2026", "May", ["125.00", "115.00", "100.00", "150.00"]),
    ]);
    expect(statements.map(({ closing_balance }) => closing_balance)).toEqual([15000]);
  });
  it("names each account by its own number where their heads are alike", () => {
    const statements = read([
      accountOf("44556677", ["1,000.00", "990.00", "1,020.00"]),
      accountOf("99887766", ["50.00", "40.00", "70.00"]),
    ]);
    expect(statements.map(({ account }) => account.number)).toEqual(["44556677", "99887766"]);
  });
  it("finds a balance under its day, and one whose currency stands apart under its name", () => {
    const statements = read([DAY_BETWEEN]);
    expect(statements.map((one) => [one.opening_balance, one.closing_balance])).toEqual([[48064, 42973]]);
    expect(amountsOf(statements[0])).toEqual([-6741, -350, 2000]);
  });
  it("reads rows under a heading of the period behind one of no movements, and a minus before R$", () => {
    const statements = read(LEFT_NONE);
    expect(amountsOf(statements[0])).toEqual([-2000, 2000, 10000, -5000]);
    expect(verdictsOf(statements)).toEqual(["proved"]);
  });
  it("reads names of dates on two lines where figures stand beside the lower one", () => {
    const [statement] = read([FIGURES_BESIDE_NAMES]);
    expect(statement?.transactions.map(({ booked_on }) => booked_on)).toEqual([
      "2026-05-08",
      "2026-05-09",
      "2026-05-12",
    ]);
  });
});
