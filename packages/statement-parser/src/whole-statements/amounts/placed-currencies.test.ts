import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const readAll = (lines: readonly PlacedLine[]): ParsedStatement[] => {
  const document = { pages: placePages([lines]), fixedPitch: false };
  const parsed = readDocument(document, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements : [];
};
const read = (lines: readonly PlacedLine[]): ParsedStatement | undefined => readAll(lines)[0];

const DAYS_BELOW: PlacedLine[] = [
  [20, [40, "EUR statement"]],
  [32, [40, "1 February 2026 - 28 February 2026"]],
  [60, [40, "EUR on 28 February 2026"], [560, ">915.00 EUR"]],
  [90, [40, "Description"], [440, ">Outgoing"], [360, ">Incoming"], [560, ">Amount"]],
  [110, [40, "Card transaction of 21.80 USD issued by Mill"], [440, ">-20.00"], [560, ">915.00"]],
  [121, [40, "27 February 2026 Card ending in 1234"]],
  [140, [40, "Card transaction of 32.70 USD issued by Kiosk"], [440, ">-30.00"], [560, ">935.00"]],
  [151, [40, "21 February 2026 Card ending in 1234"]],
  [170, [40, "Card transaction of 38.15 USD issued by Hotel"], [440, ">-35.00"], [560, ">965.00"]],
  [181, [40, "12 February 2026 Card ending in 1234"]],
];

/** A box whose currency stands right before the first of its sums. */
const boxed = (came: string, went: string): PlacedLine[] => [
  [20, [40, "Harbour Savings"]],
  [40, [40, "Account Number"], [140, "Currency"], [200, "Total deposits"], [300, "Total paid out"]],
  [50, [40, "587782951851"], [140, "SGD"], [200, came], [300, went]],
  [
    70,
    [40, "Txn Date"],
    [140, "Transaction Details"],
    [360, ">Debit"],
    [440, ">Deposits"],
    [540, ">Balance"],
  ],
  [85, [40, "01/03/2026"], [140, "Opening Balance"], [540, ">100.00"]],
  [100, [40, "02/03/2026"], [140, "Corner Shop"], [360, ">20.00"], [540, ">80.00"]],
  [115, [40, "04/03/2026"], [140, "Salary"], [440, ">50.00"], [540, ">130.00"]],
  [130, [40, "09/03/2026"], [140, "Market"], [360, ">30.00"], [540, ">100.00"]],
  [145, [40, "11/03/2026"], [140, "Refund"], [440, ">5.00"], [540, ">105.00"]],
  [160, [40, "31/03/2026"], [140, "Balance at end of period"], [540, ">105.00"]],
];

const ABROAD: PlacedLine[] = [
  [20, [40, "Account No. 512-400100-001"], [400, "1 FEB 2026 TO 28 FEB 2026"]],
  [60, [40, "Date"], [120, "Description"], [360, ">Withdrawal"], [440, ">Deposit"], [540, ">Balance"]],
  [75, [120, "BALANCE B/F"], [540, ">100.00"]],
  [90, [40, "02 FEB"], [120, "DEBIT PURCHASE"], [360, ">20.00"], [540, ">80.00"]],
  [101, [120, "HONG KONG"]],
  [116, [40, "04 FEB"], [120, "DEBIT PURCHASE"], [360, ">30.00"], [540, ">50.00"]],
  [127, [120, "HONG KONG"]],
  [142, [40, "09 FEB"], [120, "FAST PAYMENT"], [440, ">70.00"], [540, ">120.00"]],
  [157, [120, "BALANCE C/F"], [540, ">120.00"]],
];

const ACCOUNT_NAMES = [
  [40, "CCY"],
  [80, "Date"],
  [140, "Transaction Details"],
  [400, ">Deposit"],
  [480, ">Withdrawal"],
  [560, ">Balance"],
] as const;

const TWO_CURRENCIES: PlacedLine[] = [
  [20, [40, "STATEMENT"], [400, "Statement Date 28 Feb 2026"]],
  [32, [40, "HKD Savings"], [300, "HKD"], [440, ">130.00"]],
  [44, [40, "Foreign Currency Savings"], [300, "USD"], [440, ">70.00"]],
  [80, [40, "HKD Savings"]],
  [95, ...ACCOUNT_NAMES],
  [110, [40, "HKD"], [80, "31 Jan"], [140, "B/F BALANCE"], [560, ">100.00"]],
  [125, [80, "2 Feb"], [140, "TRANSFER"], [400, ">50.00"], [560, ">150.00"]],
  [140, [80, "7 Feb"], [140, "EPS"], [480, ">20.00"], [560, ">130.00"]],
  [155, [80, "28 Feb"], [140, "C/F BALANCE"], [560, ">130.00"]],
  [185, [40, "Foreign Currency Savings"]],
  [200, ...ACCOUNT_NAMES],
  [215, [40, "USD"], [80, "31 Jan"], [140, "B/F BALANCE"], [560, ">90.00"]],
  [230, [80, "9 Feb"], [140, "EPS"], [480, ">30.00"], [560, ">60.00"]],
  [245, [80, "12 Feb"], [140, "TRANSFER"], [400, ">10.00"], [560, ">70.00"]],
  [260, [80, "28 Feb"], [140, "C/F BALANCE"], [560, ">70.00"]],
];

const RATES_IN_ROWS: PlacedLine[] = [
  [20, [40, "Kontoauszug"], [300, "Kontonummer: 4410207788 EUR"]],
  [60, [40, "Buchung"], [180, "Verwendungszweck"], [540, ">Betrag"]],
  [75, [180, "Alter Kontostand"], [540, ">500,00"]],
  [90, [40, "03.03.2026"], [180, "Kartenzahlung"], [540, ">-40,00"]],
  [101, [180, "44,00 USD / 1 USD = 0,9090"]],
  [116, [40, "09.03.2026"], [180, "Kartenzahlung"], [540, ">-25,00"]],
  [127, [180, "27,00 USD / 1 USD = 0,9122"]],
  [142, [180, "Neuer Kontostand"], [540, ">435,00"]],
];

const NO_CURRENCY: PlacedLine[] = RATES_IN_ROWS.map((line) =>
  line[0] === 20 ? [20, [40, "Kontoauszug"], [300, "Kontonummer: 4410207788"]] : line,
);

const WORD_OF_OTHERS: PlacedLine[] = [
  [20, [40, "Hesap Özeti"], [300, "Hesap No: **** **** **** 5369 TRY"]],
  [60, [40, "Tarih"], [180, "Açıklama"], [440, ">Tutar"], [540, ">Bakiye"]],
  [75, [180, "Açılış bakiyesi"], [540, ">500,00"]],
  [90, [40, "03.03.2026"], [180, "Market"], [440, ">-40,00"], [540, ">460,00"]],
  [105, [40, "09.03.2026"], [180, "Eczane"], [440, ">-25,00"], [540, ">435,00"]],
];

const BALANCES_IN_A_LINE: PlacedLine[] = [
  [20, [40, "Relevé de compte"]],
  [40, [40, "Ancien solde EUR 1 785,00"], [300, "Nouveau solde EUR 1 720,00"]],
  [60, [40, "Date"], [180, "Libellé"], [540, ">Montant"]],
  [75, [40, "03/03/2026"], [180, "BOULANGERIE"], [540, ">-40,00"]],
  [90, [40, "09/03/2026"], [180, "PHARMACIE"], [540, ">-25,00"]],
];

/** A statement of three rows, one of which was paid abroad, under the heads of some bank. */
const paidAbroad = (
  [title, ...names]: readonly [string, string, string, string, string],
  [first, last]: readonly [string, string],
  [one, two, three, abroad]: readonly [string, string, string, string],
): PlacedLine[] => [
  [20, [40, title]],
  [60, [40, names[0] ?? ""], [180, names[1] ?? ""], [440, `>${names[2] ?? ""}`], [540, `>${names[3] ?? ""}`]],
  [75, [40, "2026.02.02"], [180, "GS25"], [440, `>${one}`], [540, `>${first}`]],
  [90, [40, "2026.02.04"], [180, "GRAB A-5X9"], [440, `>${two}`], [540, `>${last}`]],
  [101, [180, abroad]],
  [116, [40, "2026.02.09"], [180, "GS25"], [440, `>${three}`], [540, `>${first}`]],
];
const WHOLE = [
  ["983,000", "919,000"],
  ["-17,000", "-64,000", "64,000", "THB 1364.11 @ 46.9172"],
] as const;
const summaryOf = (lines: PlacedLine[]): unknown[] => {
  const statement = read(lines);
  return [
    statement?.currency,
    statement?.transactions.map(({ amount }) => amount),
    statement?.proof.verdict,
    statement?.proof.doubts.map(({ code }) => code),
  ];
};

describe("the currency of a page that names none", () => {
  it("is that of the one country that writes so, where decimals are printed as it has them", () => {
    const names = ["한강은행 거래내역조회", "거래일시", "적요", "금액", "잔액"] as const;
    expect(summaryOf(paidAbroad(names, ...WHOLE))).toEqual(["KRW", [-17_000, -64_000, 64_000], "proved", []]);
    const cents = paidAbroad(names, ["983.05", "919.05"], ["-17.00", "-64.00", "64.00", "THB 13.11 @ 4.91"]);
    expect(summaryOf(cents).slice(0, 1)).toEqual([null]);
  });

  it("is never that of a line under a row, nor in silence one of two decimals", () => {
    const names = ["Account statement", "Date", "Details", "Amount", "Balance"] as const;
    const [currency, , verdict, doubts] = summaryOf(paidAbroad(names, ...WHOLE));
    expect([currency, verdict, doubts]).toEqual([null, "unproved", ["digits_unknown"]]);
  });

  it("is the one over the amounts, whose decimals are three", () => {
    const names = ["Credit account", "Date", "Details", "Amount BHD", "Balance"] as const;
    const mills = paidAbroad(
      names,
      ["983.005", "919.005"],
      ["-17.000", "-64.000", "64.000", "THB 584.25 @ 0.0135"],
    );
    expect(summaryOf(mills)).toEqual(["BHD", [-17_000, -64_000, 64_000], "proved", []]);
  });

  it("is of the countries that share a sign the one that writes so, and none where nothing tells", () => {
    const krona = (names: readonly [string, string, string, string, string]): PlacedLine[] =>
      paidAbroad(names, ["98.305 kr.", "91.905 kr."], ["-1.700 kr.", "-6.400 kr.", "6.400 kr.", "DKK 20,00"]);
    expect(summaryOf(krona(["Reikningsyfirlit", "Dagsetning", "Skýring", "Upphæð", "Staða"]))[0]).toBe("ISK");
    expect(summaryOf(krona(["Statement", "Date", "Details", "Amount", "Balance"]))[0]).toBeNull();
  });
});

/** A section of one currency, under a title that names it. */
const sectionOf = (
  y: number,
  title: string,
  [opening, first, second, closing]: readonly [string, string, string, string],
): PlacedLine[] => [
  [y, [40, title]],
  [y + 20, [40, "Fecha"], [180, "Comercio"], [540, ">Monto"]],
  [y + 35, [180, "Saldo anterior"], [540, `>${opening}`]],
  [y + 50, [40, "03/03/2026"], [180, "Farmacia"], [540, `>${first}`]],
  [y + 65, [40, "09/03/2026"], [180, "Pago recibido gracias"], [540, `>${second}`]],
  [y + 80, [180, "Saldo al corte"], [540, `>${closing}`]],
];

describe("accounts of several currencies in one document", () => {
  const head: PlacedLine[] = [
    [20, [40, "Tarjeta de crédito 4519 **** **** 1208"]],
    [32, [40, "Estado de cuenta"], [300, "Fecha de corte 14/03/2026"]],
  ];
  const seen = (lines: PlacedLine[]): unknown[] =>
    readAll(lines).map(({ currency, opening_balance, transactions, proof: { verdict } }) => [
      currency,
      opening_balance,
      transactions.map(({ amount }) => amount),
      verdict,
    ]);

  it("are read apart, each with its own way of writing amounts", () => {
    const lines = [
      ...head,
      ...sectionOf(60, "Movimientos en guaraníes", ["113.920", "11.685", "-62.600", "63.005"]),
      ...sectionOf(180, "Movimientos en dólares", ["662.04", "268.83", "-195.04", "735.83"]),
    ];
    expect(seen(lines)).toEqual([
      ["PYG", -113_920, [-11_685, 62_600], "proved"],
      ["USD", -66_204, [-26_883, 19_504], "proved"],
    ]);
  });

  it("are never one, though its rows alone would come to the last balance", () => {
    const altered = [
      ...head,
      ...sectionOf(60, "Movimientos en colones", ["113.00", "11.00", "-24.00", "100.00"]),
      ...sectionOf(180, "Movimientos en dólares", ["100.00", "68.00", "-95.00", "75.00"]),
    ];
    const [first, second] = readAll(altered);
    expect([first?.currency, first?.proof.verdict]).toEqual(["CRC", "proved"]);
    expect([second?.currency, second?.proof.verdict]).toEqual(["USD", "contradicted"]);
  });

  it("are one where a title names the currency of the account again", () => {
    const again = [
      ...head,
      ...sectionOf(60, "Movimientos en dólares", ["100.00", "10.00", "-20.00", "90.00"]),
      ...sectionOf(180, "Movimientos en dólares", ["90.00", "30.00", "-20.00", "100.00"]),
    ];
    expect(new Set(readAll(again).map(({ currency }) => currency))).toEqual(new Set(["USD"]));
  });
});

describe("the currency of a page", () => {
  it("is that which stands before the days of an account", () => {
    expect(readAll(TWO_CURRENCIES).map(({ currency }) => currency)).toEqual(["HKD", "USD"]);
  });
  it("is not that of which the texts of its rows speak", () => {
    const statement = read(DAYS_BELOW);
    expect(statement?.currency).toBe("EUR");
    expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-2000, -3000, -3500]);
  });
  it("is not that of the towns in which was paid", () => {
    const statement = read(ABROAD);
    expect(statement?.currency).toBeNull();
    expect(statement?.proof.verdict).toBe("proved");
  });
  it("is not that of the rates under its rows, though no head names one", () => {
    expect(read(RATES_IN_ROWS)?.currency).toBe("EUR");
    expect(read(NO_CURRENCY)?.currency).toBeNull();
  });

  it("is the code behind the number of the account, though it is a word elsewhere", () => {
    expect(read(WORD_OF_OTHERS)?.currency).toBe("TRY");
  });

  it("is the code before a balance, which is no month", () => {
    expect(read(BALANCES_IN_A_LINE)?.currency).toBe("EUR");
  });

  it("is that named in other letters, whatever the country had before", () => {
    const statement = read([
      [20, [40, "Извлечение по сметка"]],
      [32, [40, "IBAN BG41 ISKR 9155 1041 1882 20"], [300, "Валута: EUR"]],
      [60, [40, "Начално салдо"], [300, ">100,00"]],
      [72, [40, "Крайно салдо"], [300, ">130,00"]],
      [100, [40, "Дата"], [120, "Основание"], [360, ">Дебит"], [440, ">Кредит"], [540, ">Салдо"]],
      [115, [40, "02.02.2026"], [120, "Хлебарна"], [360, ">20,00"], [540, ">80,00"]],
      [130, [40, "04.02.2026"], [120, "Заплата"], [440, ">60,00"], [540, ">140,00"]],
      [145, [40, "09.02.2026"], [120, "Аптека"], [360, ">10,00"], [540, ">130,00"]],
    ]);
    expect(statement?.currency).toBe("EUR");
    expect(statement?.proof.verdict).toBe("proved");
  });
});

it("tells the pesos of Chile by the names of its columns where amounts have no decimals", () => {
  const page = (cents: string): PlacedLine[] => [
    [20, [40, "Extracto de cuenta"], [300, "12/06/2025 - 11/07/2025"]],
    [60, [40, "FECHA"], [100, "DESCRIPCION"], [360, ">CHEQUES"], [440, ">DEPOSITOS"], [540, ">SALDO"]],
    [69, [360, ">Y OTROS"], [440, ">Y ABONOS"]],
    [78, [360, ">CARGOS"]],
    [95, [100, "SALDO ANTERIOR"], [540, `>1.738.970${cents}`]],
    [110, [40, "13/06"], [100, "LUZ"], [360, `>24.380${cents}`], [540, `>1.714.590${cents}`]],
    [125, [40, "16/06"], [100, "SUELDO"], [440, `>1.196.170${cents}`], [540, `>2.910.760${cents}`]],
    [140, [40, "11/07"], [100, "LIBROS"], [360, `>4.390${cents}`], [540, `>2.906.370${cents}`]],
    [155, [100, "SALDO FINAL"], [540, `>2.906.370${cents}`]],
  ];
  const whole = read(page(""));
  expect([whole?.currency, whole?.opening_balance, whole?.proof.verdict]).toEqual([
    "CLP",
    1_738_970,
    "proved",
  ]);
  expect(read(page(",00"))?.currency).not.toBe("CLP");
});

describe("a box of names over values", () => {
  it("tells the currency under its name, and names the sum beside it", () => {
    const statement = read(boxed("55.00", "50.00"));
    expect(statement?.currency).toBe("SGD");
    expect(statement?.proof.verdict).toBe("proved");
    expect(statement?.proof.checks.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["sum_of_credits", "sum_of_debits"]),
    );
  });

  it("doubts sums that are both as much too high", () => {
    const statement = read(boxed("65.00", "60.00"));
    expect(statement?.proof.verdict).toBe("partly");
    expect(statement?.proof.doubts.map(({ code }) => code)).toEqual(["total_disagrees"]);
  });
});
