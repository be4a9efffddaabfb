import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (lines: readonly PlacedLine[], today = "2026-11-20"): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const rowsOf = (statement: ParsedStatement | undefined): string[] =>
  statement?.transactions
    .filter(({ pending }) => !pending)
    .map(({ booked_on, amount }) => `${booked_on} ${amount}`) ?? [];

const endsOf = (statement: ParsedStatement | undefined): (number | null | undefined)[] => [
  statement?.opening_balance,
  statement?.closing_balance,
];

const POINTS_EXPIRE: PlacedLine[] = [
  [20, [40, "Savings account"], [300, "Statement Date 2025/12/31"]],
  [40, [40, "Date"], [100, "Details"], [300, ">Deposit"], [400, ">Withdrawal"], [500, ">Balance"]],
  [55, [40, "01 Dec"], [100, "BALANCE BROUGHT FORWARD"], [500, ">100.00"]],
  [70, [40, "03 Dec"], [100, "FPS CREDIT"], [300, ">50.00"], [500, ">150.00"]],
  [85, [40, "09 Dec"], [100, "EPS KOPI CORNER"], [400, ">30.00"], [500, ">120.00"]],
  [100, [40, "31 Dec"], [100, "CLOSING BALANCE"], [500, ">120.00"]],
  [130, [40, "Reward Points 12,204 Expiry 31/12/2026"]],
];

const TIMES_IN_WORDS: PlacedLine[] = [
  [20, [50, "Kontoauszug vom 30.06.2026"]],
  [
    40,
    [50, "Angaben zu den Umsätzen"],
    [240, "Valuta"],
    [400, ">zu Ihren Lasten"],
    [540, ">zu Ihren Gunsten"],
  ],
  [55, [50, "Alter Kontostand vom 31.05.2026"], [540, ">100,00"]],
  [75, [50, "Buchungsdatum: 12.06.2026"]],
  [90, [50, "Buchhandlung Einhorn"], [240, "11.06."], [400, ">39,00-"]],
  [100, [50, "2026-06-11T14:22:10 KFN 1"]],
  [115, [50, "Hausverwaltung Lindner"], [240, "12.06."], [400, ">20,00-"]],
  [130, [50, "Buchungsdatum: 15.06.2026"]],
  [145, [50, "Brückner Maschinenbau"], [240, "15.06."], [540, ">70,00"]],
  [160, [50, "Buchungsdatum: 16.06.2026"]],
  [175, [50, "Drogerie Löwe"], [240, "15.06."], [400, ">5,00-"]],
  [185, [50, "2026-06-15T09:10:11 KFN 1"]],
  [200, [50, "Buchungsdatum: 18.06.2026"]],
  [215, [50, "Markthalle Süd"], [240, "18.06."], [400, ">6,00-"]],
  [235, [50, "Neuer Kontostand vom 30.06.2026"], [540, ">100,00"]],
];

const BOX_OF_BOTH_ENDS: PlacedLine[] = [
  [20, [45, "Rekeningafschrift"], [300, "Rekeningnummer NL20ABNX0378846767"]],
  [40, [45, "Datum afschrift"], [140, "Vorig saldo"], [250, "Totaal afgeschreven"], [490, "Nieuw saldo"]],
  [52, [45, "05-01-2026"], [140, "83,00 +/CREDIT"], [250, "49,00"], [490, "34,00 +/CREDIT"]],
  [80, [45, "Boekdatum"], [110, "Omschrijving"], [440, ">Bedrag af"], [545, ">Bedrag bij"]],
  [95, [45, "06-12"], [110, "SEPA Incasso"], [440, ">14,00"]],
  [110, [45, "03-01"], [110, "Betaalpas"], [440, ">35,00"]],
];

const DAY_IN_A_NAME: PlacedLine[] = [
  [20, [40, "Credit Card Statement"], [300, "Jun 1 — Jun 30, 2026"]],
  [40, [40, "Your Balance as of Jun 30, 2026"], [230, "Minimum Payment Due"], [400, "Payment Due By"]],
  [52, [40, "$120.00"], [230, "$35.00"], [400, "Jul 31, 2026"]],
  [75, [40, "Previous Monthly Balance"], [540, ">$100.00"]],
  [90, [40, "Total Balance as of Jun 30, 2026"], [540, ">$120.00"]],
  [120, [40, "Date"], [140, "Description"], [540, ">Amount"]],
  [135, [40, "06/03/2026"], [140, "PINE ST GAS"], [540, ">$50.00"]],
  [150, [40, "06/09/2026"], [140, "OAK BOOKS REFUND"], [540, ">-$30.00"]],
];

const CARD_BEHIND_PENDING: PlacedLine[] = [
  [20, [40, "Credit Card Statement from 06/05/2026 to 05/06/2026"]],
  [40, [40, "Opening balance"], [540, ">$40.00"]],
  [55, [40, "Closing balance"], [540, ">$70.00"]],
  [75, [40, "Pending transactions (not included in your balance)"]],
  [90, [40, "05/06/26"], [140, "SERVO 88"], [540, ">61.20"]],
  [110, [40, "Transactions for card ending 1445"]],
  [125, [40, "Date of Transaction"], [180, "Description"], [540, ">Debits/Credits (-)"]],
  [140, [40, "06/05/26"], [180, "WATTLE CAFE"], [540, ">46.00"]],
  [155, [40, "25/05/26"], [180, "TRAM TOP UP"], [540, ">16.00 -"]],
];

const CARD_IN_A_WARNING: PlacedLine[] = [
  [20, [40, "Account Statement from 1 Jun 2026 to 30 Jun 2026"]],
  [30, [40, "Please do not share your Debit or Credit card number and PIN with anyone over mail or phone"]],
  [50, [40, "Txn Date"], [120, "Description"], [400, ">Debit"], [470, ">Credit"], [560, ">Balance"]],
  [65, [40, "02/06/2026"], [120, "BY TRANSFER"], [470, ">50.00"], [560, ">150.00"]],
  [80, [40, "09/06/2026"], [120, "TO TRANSFER"], [400, ">20.00"], [560, ">130.00"]],
];

const SIDES_IN_HEADINGS: PlacedLine[] = [
  [20, [40, "Statement for the period 05/09/2026 to 06/08/2026"]],
  [40, [40, "Beginning amount"], [540, ">$100.00"]],
  [55, [40, "Ending amount"], [540, ">$210.00"]],
  [75, [40, "Deposits and Other Additions"]],
  [90, [40, "Date"], [130, ">Amount"], [150, "Description"]],
  [105, [40, "05/14"], [130, ">130.00"], [150, "Payroll"]],
  [120, [40, "05/20"], [130, ">20.00"], [150, "Refund"]],
  [140, [40, "Banking/Debit Card Withdrawals and Purchases"]],
  [155, [40, "Date"], [130, ">Amount"], [150, "Description"]],
  [170, [40, "05/10"], [130, ">13.00"], [150, "NOODLE BAR"]],
  [185, [40, "05/11"], [130, ">17.00"], [150, "CORNER HARDWARE"]],
  [205, [40, "Other Deductions"]],
  [220, [40, "Date"], [130, ">Amount"], [150, "Description"]],
  [235, [40, "06/01"], [130, ">10.00"], [150, "Service Charge"]],
];

const purchasesUnder = (bought: string, booked: string): PlacedLine[] => [
  [20, [40, "Kreditkort"], [300, "Period: 2026-02-23 - 2026-03-22"]],
  [60, [40, bought], [130, booked], [220, "Text"], [540, ">Belopp"]],
  [75, [220, "Ingående saldo"], [540, ">100,00"]],
  [90, [40, "2026-03-01"], [130, "2026-03-03"], [220, "BAGERI"], [540, ">40,00"]],
  [105, [40, "2026-03-08"], [130, "2026-03-10"], [220, "BOKHANDEL"], [540, ">25,00"]],
  [120, [220, "Utgående saldo"], [540, ">165,00"]],
];

const plannedUnder = (heading: string): PlacedLine[] => [
  [20, [40, "Account statement"], [300, "Period: 01.03.2026 - 31.03.2026"]],
  [40, [40, "Opening balance"], [540, ">100.00"]],
  [50, [40, "Closing balance"], [540, ">35.00"]],
  [70, [40, "Date"], [220, "Details"], [540, ">Amount"]],
  [85, [40, "03.03.2026"], [220, "BAKER"], [540, ">-40.00"]],
  [100, [40, "10.03.2026"], [220, "BOOKS"], [540, ">-25.00"]],
  [125, [40, heading]],
  [140, [40, "Due"], [220, "Details"], [540, ">Amount"]],
  [155, [40, "03.04.2026"], [220, "WATER"], [540, ">90.00"]],
  [170, [40, "08.04.2026"], [220, "POWER"], [540, ">30.00"]],
];

const STROKES: PlacedLine[] = [
  [20, [40, "Account statement"], [300, "Period: 01\u22121\u22122026 to 03\u221231\u22122026"]],
  [40, [40, "Date"], [220, "Details"], [440, ">Amount"], [540, ">Balance"]],
  [55, [40, "01\u221210"], [220, "BAKER"], [440, ">40.00"], [540, ">140.00"]],
  [70, [40, "02\u221214"], [220, "BOOKS"], [440, ">(25.00)"], [540, ">115.00"]],
  [85, [40, "03\u221231"], [220, "INTEREST"], [440, ">1.00"], [540, ">116.00"]],
];

const JOINED_YEARS: PlacedLine[] = [
  [20, [40, "Statement From - To"], [300, "APR01/25 - APR30/25"]],
  [40, [40, "Description"], [240, ">Withdrawals"], [340, ">Deposits"], [400, "Date"], [540, ">Balance"]],
  [55, [40, "STARTING BALANCE"], [400, "APR01"], [540, ">100.00"]],
  [70, [40, "CITY PAY"], [340, ">40.00"], [400, "APR03"], [540, ">140.00"]],
  [85, [40, "CAFE"], [240, ">15.00"], [400, "APR17"], [540, ">125.00"]],
];

/** Days of both kinds as four digits; a name goes on below, and the words of rows have dates of their own. */
const FOUR_DIGITS: PlacedLine[] = [
  [20, [40, "Kontoutskrift i perioden 01.06.2026 - 30.06.2026"]],
  [40, [40, "Forklaring"], [300, "Rente-"], [330, "Ut av konto"], [390, "Inn på konto"], [450, "Bokført"]],
  [50, [300, "dato"]],
  [65, [40, "Saldo fra kontoutskrift 01.06.2026"], [442, ">1.000,00"]],
  [80, [40, "Varekjøp KIWI Dato 29.05 kl. 07.06"], [302, "2905"], [380, ">300,00"], [455, "0106"]],
  [95, [40, "Nettbank Betalt: 02.06.26"], [302, "0206"], [380, ">200,00"], [455, "0206"]],
  [110, [40, "Giro Overføring"], [302, "2506"], [442, ">50,00"], [455, "2606"]],
  [125, [40, "Sum"], [380, ">500,00"], [442, ">50,00"]],
  [140, [40, "Saldo i Deres favør"], [442, ">550,00"]],
];

/** The name of a narrow column of days and that of the texts stand close together, over a dashed line. */
const NARROW_NAME: PlacedLine[] = [
  [20, [40, "Kontoauszug 01.06.2026 - 30.06.2026"]],
  [40, [40, "BUCH"], [65, "TEXT"], [326, "WERT"], [483, ">BETRAG EUR"]],
  [50, [40, "−".repeat(82)]],
  [65, [67, "ALTER KONTOSTAND"], [477, ">500,00"]],
  [80, [40, "0106"], [67, "KARTE 30.05. UM 18:25"], [326, "3005"], [483, ">34,00−"]],
  [95, [40, "0206"], [67, "MIETE 06/2026"], [326, "0206"], [483, ">66,00−"]],
  [110, [40, "0306"], [67, "GA 02.06."], [326, "0206"], [483, ">50,00−"]],
  [125, [67, "NEUER KONTOSTAND"], [477, ">350,00"]],
];

describe("headings and boxes on pages of words at points", () => {
  it("reads days of four digits under the names of their columns, whatever dates the words have", () => {
    expect(rowsOf(read(FOUR_DIGITS))).toEqual(["2026-06-01 -30000", "2026-06-02 -20000", "2026-06-26 5000"]);
    expect(rowsOf(read(NARROW_NAME))).toEqual(["2026-06-01 -3400", "2026-06-02 -6600", "2026-06-03 -5000"]);
  });

  it("tells the year by a period whose days and years have a stroke between them", () => {
    expect(rowsOf(read(JOINED_YEARS))).toEqual(["2025-04-03 4000", "2025-04-17 -1500"]);
  });

  it("does not take the day on which points end for that of the statement, whenever it is read", () => {
    const rows = ["2025-12-03 5000", "2025-12-09 -3000"];
    expect(rowsOf(read(POINTS_EXPIRE))).toEqual(rows);
    expect(rowsOf(read(POINTS_EXPIRE, "2027-06-01"))).toEqual(rows);
  });
  it("keeps a moment in the words of a row from being the day of the next", () => {
    expect(rowsOf(read(TIMES_IN_WORDS))).toEqual([
      "2026-06-12 -3900",
      "2026-06-12 -2000",
      "2026-06-15 7000",
      "2026-06-16 -500",
      "2026-06-18 -600",
    ]);
  });
  it("reads the figures of a box that names both ends, and the year from its day", () => {
    const statement = read(BOX_OF_BOTH_ENDS);
    expect(rowsOf(statement)).toEqual(["2025-12-06 -1400", "2026-01-03 -3500"]);
    expect(endsOf(statement)).toEqual([8300, 3400]);
  });
  it("names figures by what stands over them, days in those names apart", () => {
    const statement = read(DAY_IN_A_NAME);
    expect(endsOf(statement)).toEqual([-10000, -12000]);
    expect(statement?.proof.verdict).toBe("proved");
  });
  it("reads the rows of a card behind announced ones, with both sides in one column", () => {
    const statement = read(CARD_BEHIND_PENDING);
    expect(rowsOf(statement)).toEqual(["2026-05-06 -4600", "2026-05-25 1600"]);
  });
  it("does not take an account for a card that a sentence warns of", () => {
    expect(read(CARD_IN_A_WARNING)?.account.account_type).toBeNull();
  });
  it("takes the side of amounts from the heading over their names, whatever else it says", () => {
    const statement = read(SIDES_IN_HEADINGS);
    expect(statement?.transactions.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
      -1700, -1300, -1000, 2000, 13000,
    ]);
    expect(endsOf(statement)).toEqual([10000, 21000]);
  });
});

describe("the day of booking", () => {
  it.each([
    ["Köpdatum", "Bokförd"],
    ["Aankoopdatum", "Boekdatum"],
    ["F. Operación", "F. Cargo"],
    ["Købsdato", "Bogført"],
    ["Data zakupu", "Data księgowania"],
  ])("is not that of the purchase, as %s and %s say", (bought, booked) => {
    const rows = read(purchasesUnder(bought, booked))?.transactions;
    expect(rows?.map(({ booked_on, value_on }) => [booked_on, value_on])).toStrictEqual([
      ["2026-03-03", "2026-03-01"],
      ["2026-03-10", "2026-03-08"],
    ]);
    const turned = read(purchasesUnder(booked, bought))?.transactions;
    expect(turned?.map(({ booked_on }) => booked_on)).toStrictEqual(["2026-03-01", "2026-03-08"]);
  });

  it("is read where the sign of subtraction parts its figures", () => {
    expect(rowsOf(read(STROKES))).toStrictEqual(["2026-01-10 4000", "2026-02-14 -2500", "2026-03-31 100"]);
  });
});

describe("payments that are only planned", () => {
  it.each(["Plánované platby", "Próximos cargos previstos", "Próximos pagamentos", "Zaplanowane płatności"])(
    "move nothing under the heading %s",
    (heading) => {
      expect(rowsOf(read(plannedUnder(heading)))).toStrictEqual(["2026-03-03 -4000", "2026-03-10 -2500"]);
    },
  );
});

describe("a title at the head of a document", () => {
  it("is no heading of rows that move nothing, whatever it promises", () => {
    const statement = read([
      [20, [40, "HARBOUR BANK GOLD REWARDS"]],
      [32, [40, "Rosa Lindqvist"]],
      [44, [40, "Credit card statement of 18/08/2026"]],
      [60, [40, "Post date"], [120, "Details"], [500, ">Amount"]],
      [75, [120, "Previous balance"], [500, ">100.00"]],
      [90, [40, "22/07/2026"], [120, "BOOKSHOP"], [500, ">58.00"]],
      [105, [40, "27/07/2026"], [120, "PAYMENT - THANK YOU"], [500, ">-100.00"]],
      [120, [40, "06/08/2026"], [120, "GREENGROCER"], [500, ">12.00"]],
      [135, [120, "New balance"], [500, ">70.00"]],
    ]);
    expect(rowsOf(statement)).toStrictEqual(["2026-07-22 -5800", "2026-07-27 10000", "2026-08-06 -1200"]);
    expect(statement?.proof.verdict).toBe("proved");
  });
});

describe("a small table of what moves nothing, right over the rows", () => {
  it("ends at the names over these", () => {
    const statement = read([
      [20, [40, "Savings account"], [300, "Statement 01/01/2026 - 31/01/2026 GBP"]],
      [35, [40, "Opening balance: 370.00"], [300, "Closing balance: 362.50"]],
      [50, [40, "Interest rates"]],
      [60, [40, "Balance from"], [200, ">Rate p.a."]],
      [70, [40, "1,000.00"], [200, ">0.75 %"]],
      [80, [40, "25,000.00"], [200, ">1.20 %"]],
      [95, [40, "Date"], [100, "Transaction"], [330, ">Withdrawals"], [420, ">Receipts"], [520, ">Balance"]],
      [110, [40, "03/01/2026"], [100, "MONTHLY FEE"], [330, ">8.40"], [520, ">361.60"]],
      [125, [40, "05/01/2026"], [100, "INTEREST PAID"], [420, ">0.90"], [520, ">362.50"]],
    ]);
    expect(rowsOf(statement)).toEqual(["2026-01-03 -840", "2026-01-05 90"]);
  });
});

it("a heading names the side of its rows over names of columns that take two lines", () => {
  const section = (y: number, name: string, rows: readonly PlacedLine[]): PlacedLine[] => [
    [y, [50, name]],
    [y + 12, [50, "Tranzakció"], [150, "Könyvelés"]],
    [y + 22, [50, "napja"], [150, "napja"], [250, "Megnevezés"], [540, ">Összeg"]],
    ...rows,
  ];
  const statement = read([
    [20, [50, "Számlakivonat"], [300, "HUF"]],
    [35, [50, "Időszak 2026.06.01 - 2026.06.30"]],
    ...section(60, "Terhelés", [
      [96, [50, "2026.06.07"], [150, "2026.06.08"], [250, "Piac"], [540, ">11 760"]],
      [108, [50, "2026.06.17"], [150, "2026.06.18"], [250, "Lakbér"], [540, ">61 960"]],
    ]),
    ...section(135, "Jóváírás", [
      [171, [50, "2026.06.20"], [150, "2026.06.22"], [250, "Kamat"], [540, ">81 570"]],
    ]),
    [200, [50, "Nyitó egyenleg"], [540, ">933 353"]],
    [212, [50, "Záró egyenleg"], [540, ">941 203"]],
  ]);
  expect(rowsOf(statement)).toEqual(["2026-06-08 -1176000", "2026-06-18 -6196000", "2026-06-22 8157000"]);
});

const UNDER_DAYS: PlacedLine[] = [
  [20, [40, "Izvod o prometu 01.03.2026 - 31.03.2026 EUR"]],
  [32, [40, "Početno stanje:"], [200, ">2.209,30"]],
  [44, [40, "Krajnje stanje:"], [200, ">1.581,30"]],
  [60, [40, "Opis transakcije"], [400, ">Iznos"]],
  [75, [40, "02.03.2026"]],
  [90, [40, "Trajni nalog/394610842/M:TEL/Bar"], [400, ">-28,00"]],
  [105, [40, "09.03.2026"]],
  [120, [40, "Prenos/156260965/Ana Radulović/Nikšić"], [400, ">-550,00"]],
  [135, [40, "12.03.2026"]],
  [150, [40, "Kupovina karticom/334495367/PEKARA/Bar"], [400, ">-50,00"]],
  [180, [40, "Rezervisana sredstva"]],
  [195, [40, "Opis transakcije"], [400, ">Iznos"]],
  [210, [40, "31.03.2026"]],
  [225, [40, "Kupovina karticom/942949753/PEKARA/Bar"], [400, ">-11,00"]],
  [240, [40, "02.04.2026"]],
  [255, [40, "Kupovina karticom/085815629/APOTEKA/Bar"], [400, ">-31,27"]],
];

describe("days over their rows", () => {
  it("what is moved under a reference of its own is a row, though a carried balance is called the same", () => {
    const statement = read(UNDER_DAYS);
    expect(rowsOf(statement)).toEqual(["2026-03-02 -2800", "2026-03-09 -55000", "2026-03-12 -5000"]);
    expect(statement?.proof.verdict).toBe("proved");
  });

  it("what is announced behind rows that are booked stays so under every further day", () => {
    const pending = read(UNDER_DAYS)?.transactions.filter((row) => row.pending) ?? [];
    expect(pending.map(({ amount }) => amount)).toEqual([-1100, -3127]);
  });
});
