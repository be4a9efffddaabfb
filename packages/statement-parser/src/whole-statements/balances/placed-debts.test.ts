import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement, ParseHints } from "../../parsed-file.ts";

const readAll = (lines: readonly PlacedLine[], hints: Partial<ParseHints> = {}): ParsedStatement[] => {
  const document = { pages: placePages([lines]), fixedPitch: false };
  const parsed = readDocument(document, { today: "2026-11-20", ...hints });
  return parsed.ok ? parsed.value.statements : [];
};

const summaryOf = (statement: ParsedStatement | undefined): unknown => [
  statement?.account.account_type,
  statement?.opening_balance,
  statement?.closing_balance,
  statement?.transactions.map(({ amount }) => amount),
  statement?.proof.verdict,
];

const rowOf = (y: number, day: string, text: string, amount: string): PlacedLine => [
  y,
  [40, day],
  [160, text],
  [540, `>${amount}`],
];

/** Nothing says card: what was owed, paid, bought and is owed now stand in a box. */
const billOf = (names: readonly [string, string, string, string]): PlacedLine[] => [
  [20, [40, "Contul 4410207788 RON"], [300, "01.02.2026 - 28.02.2026"]],
  ...["500,00", "450,00", "1.125,50", "1.175,50"].map((figure, at): PlacedLine => [
    50 + 12 * at,
    [40, names[at] ?? ""],
    [300, `>${figure}`],
  ]),
  [120, [40, "Data"], [160, "Detalii"], [540, ">Suma"]],
  rowOf(135, "03.02.2026", "Librăria Noua", "1.100,50"),
  rowOf(147, "10.02.2026", "Transfer", "-450,00"),
  rowOf(159, "21.02.2026", "Cafenea", "25,00"),
];
const BILL = ["500,00 -> 1.175,50", -50_000, -117_550, [-110_050, 45_000, -2500]] as const;

describe("whether an account is a debt", () => {
  it.each([
    [["Sold precedent", "Plăți", "Cumpărături noi", "Sold nou"]],
    [["Προηγούμενη οφειλή", "Πληρωμές", "Νέες αγορές", "Νέα οφειλή"]],
    [["Saldo fra forrige opgørelse", "Indbetalinger", "Nye køb", "Ny saldo"]],
    [["Предыдущая задолженность", "Пополнения", "Новые операции", "Новая задолженность"]],
    [["Poprzednie zadłużenie", "Wpłaty i zwroty", "Nowe transakcje", "Nowe zadłużenie"]],
    [["Previous balance", "Returns and other credits", "Purchases", "New balance"]],
    [["Letzter Saldo", "Neue Gutschriften", "Neue Belastungen", "Neuer Saldo"]],
  ] as const)("is told by the box that leads up by purchases and down by payments: %s", ([...names]) => {
    const [statement] = readAll(billOf(names));
    expect(summaryOf(statement)).toStrictEqual(["credit_card", ...BILL.slice(1), "proved"]);
  });

  it("is not told by an offer of a loan, nor by a table of rates that names a limit", () => {
    const [statement] = readAll([
      [20, [40, "Account 4410207788 GBP"], [300, "01/02/2026 - 28/02/2026"]],
      [40, [40, "Préstamo from 5.95 %"]],
      [60, [40, "Date"], [160, "Details"], [440, ">Amount"], [540, ">Balance"]],
      [75, [160, "Opening balance"], [540, ">900.00"]],
      [87, [40, "03/02/2026"], [160, "Bookshop Nova"], [440, ">-60.00"], [540, ">840.00"]],
      [99, [40, "10/02/2026"], [160, "Transfer"], [440, ">35.00"], [540, ">875.00"]],
      [111, [160, "Closing balance"], [540, ">875.00"]],
      [140, [40, "Interest"], [160, "%"], [300, "Credit limit"]],
      [152, [40, "A"], [160, "0.79"], [300, "0 - 10 000"]],
    ]);
    expect(summaryOf(statement)).toStrictEqual([null, 90_000, 87_500, [-6000, 3500], "proved"]);
  });

  it("is told by a payment for which the bank thanks, whose direction is then certain", () => {
    const rows = [
      rowOf(95, "03.02.2026", "Librăria Noua", "-60,00"),
      rowOf(107, "10.02.2026", "PLATĂ PRIMITĂ - MULȚUMIM", "50,00"),
    ];
    const [statement] = readAll([
      [20, [40, "Extras de cont 4410207788 RON"], [300, "01.02.2026 - 28.02.2026"]],
      [68, [40, "Sold precedent"], [540, ">-50,00"]],
      [80, [40, "Data"], [160, "Detalii"], [540, ">Suma"]],
      ...rows,
      [121, [40, "Sold nou"], [540, ">-60,00"]],
    ]);
    expect(summaryOf(statement)).toStrictEqual(["credit_card", -5000, -6000, [-6000, 5000], "proved"]);
  });

  it("is not told by thanks in a transfer from an account that is called one of the holder's own", () => {
    const [statement] = readAll([
      [20, [40, "Girokonto 4410207788 EUR"], [300, "01.02.2026 - 28.02.2026"]],
      [68, [40, "Alter Kontostand"], [540, ">50,00-"]],
      [80, [40, "Datum"], [160, "Text"], [540, ">Betrag"]],
      rowOf(95, "03.02.2026", "Überweisung Jonas Lind, danke fürs Auslegen", "-60,00"),
      rowOf(107, "10.02.2026", "Gehalt", "50,00"),
      [121, [40, "Neuer Kontostand"], [540, ">60,00-"]],
    ]);
    expect(summaryOf(statement)).toStrictEqual(["current", -5000, -6000, [-6000, 5000], "proved"]);
  });

  it("is told by the title of a card's statement", () => {
    const [statement] = readAll([
      [20, [40, "Extracto mensual de tarjeta Visa"], [300, "01/02/2026 a 28/02/2026"]],
      [68, [40, "Fecha"], [160, "Concepto"], [540, ">Importe EUR"]],
      [80, [160, "Saldo pendiente anterior"], [540, ">50,00"]],
      rowOf(95, "03/02/2026", "Librería Alba", "60,00"),
      rowOf(107, "10/02/2026", "Liquidación anterior", "-50,00"),
      [121, [160, "Total a cargar en cuenta"], [540, ">60,00"]],
    ]);
    expect(summaryOf(statement)).toStrictEqual(["credit_card", -5000, -6000, [-6000, 5000], "proved"]);
  });

  it("is told by a balance that is called what is owed, for that account alone", () => {
    const statements = readAll([
      [20, [40, "Statement"], [300, "01/02/2026 - 28/02/2026"]],
      [40, [40, "EVERYDAY 4106689859 GBP"]],
      [52, [40, "Opening balance"], [300, ">100.00"]],
      [64, [40, "Closing balance"], [300, ">140.00"]],
      [80, [40, "Date"], [160, "Description"], [540, ">Amount"]],
      rowOf(95, "13/02/2026", "Salary", "65.00"),
      rowOf(107, "20/02/2026", "Kiosk", "-25.00"),
      [140, [40, "HOME LOAN 5641390437 GBP"]],
      [152, [40, "Owed at start"], [300, ">900.00"]],
      [164, [40, "Owed at end"], [300, ">870.00"]],
      [180, [40, "Date"], [160, "Description"], [380, ">Payments"], [460, ">Charges"], [540, ">Amount owed"]],
      [195, [40, "13/02/2026"], [160, "Payment"], [380, ">50.00"], [540, ">850.00"]],
      [207, [40, "20/02/2026"], [160, "Interest"], [460, ">20.00"], [540, ">870.00"]],
    ]);
    expect(statements.map(summaryOf)).toStrictEqual([
      [null, 10_000, 14_000, [6500, -2500], "proved"],
      ["loan", -90_000, -87_000, [5000, -2000], "proved"],
    ]);
  });

  it("is what the person says where nothing printed tells", () => {
    const untold: PlacedLine[] = [
      [20, [40, "Statement 4410207788"], [300, "EUR"], [400, "01/02/2026 - 28/02/2026"]],
      [50, [40, "Opening balance"], [300, ">50.00"]],
      [62, [40, "Closing balance"], [300, ">80.00"]],
      [80, [40, "Date"], [160, "Description"], [540, ">Amount"]],
      rowOf(95, "13/02/2026", "Alba", "25.00"),
      rowOf(107, "20/02/2026", "Berta", "-10.00"),
      rowOf(119, "21/02/2026", "Cesare", "15.00"),
    ];
    const [asked] = readAll(untold);
    expect(asked?.proof.doubts.map(({ code }) => code)).toContain("direction_unknown");
    const [card] = readAll(untold, { account_type: "credit_card" });
    expect(summaryOf(card)).toStrictEqual([null, -5000, -8000, [-2500, 1000, -1500], "proved"]);
    const [own] = readAll(untold, { account_type: "current" });
    expect(summaryOf(own)).toStrictEqual([null, 5000, 8000, [2500, -1000, 1500], "proved"]);
  });

  it("is a loan in the eyes of its owner where every balance has a minus", () => {
    const [statement] = readAll([
      [20, [40, "Laenukonto väljavõte 4410207788 EUR"], [300, "01.02.2026 - 28.02.2026"]],
      [40, [40, "Jääk perioodi alguses"], [300, ">-900,00"]],
      [60, [40, "Kuupäev"], [160, "Selgitus"], [440, ">Summa"], [540, ">Jääk"]],
      [75, [40, "03.02.2026"], [160, "Intress"], [440, ">-5,00"], [540, ">-905,00"]],
      [87, [40, "10.02.2026"], [160, "Tagasimakse"], [440, ">+60,00"], [540, ">-845,00"]],
      [120, [40, "Jääk perioodi lõpus"], [300, ">-845,00"]],
    ]);
    expect(summaryOf(statement)).toStrictEqual(["loan", -90_000, -84_500, [-500, 6000], "proved"]);
  });
});

it("takes a debt whose balances are printed below zero as the holder sees it", () => {
  const [statement] = readAll([
    [20, [40, "Card statement 4410207788 GBP"], [300, "1 February 2026 to 28 February 2026"]],
    [35, [40, "Credit limit £1,000.00"]],
    [50, [40, "Opening balance"], [540, ">-426.64"]],
    [62, [40, "Date"], [160, "Details"], [540, ">Amount"]],
    rowOf(75, "03.02.2026", "Bookshop", "-70.24"),
    rowOf(87, "10.02.2026", "Zlatka", "365.31"),
    rowOf(99, "21.02.2026", "Corner Bakery", "-25.00"),
    [111, [40, "Closing balance"], [540, ">-156.57"]],
  ]);
  expect(summaryOf(statement)).toEqual(["credit_card", -42_664, -15_657, [-7024, 36_531, -2500], "proved"]);
});

it("is told by balances that are called debts in Turkish", () => {
  const [statement] = readAll([
    [20, [40, "Kredili mevduat hesabı ekstresi 769477273027"], [300, "TRY"]],
    [35, [40, "DEVREDEN BORÇ: 900,00 (B)"]],
    [47, [40, "DÖNEM SONU BORÇ: 870,00 (B)"]],
    [62, [40, "İşlem Tarihi"], [160, "Açıklama"], [460, ">Tutar"], [540, ">Bakiye"]],
    [75, [40, "03.08.2025"], [160, "KULLANDIRIM"], [460, ">20,00 B"], [540, ">920,00 (B)"]],
    [87, [40, "07.08.2025"], [160, "YATAN"], [460, ">50,00 A"], [540, ">870,00 (B)"]],
  ]);
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-2000, 5000]);
  expect([statement?.opening_balance, statement?.closing_balance]).toEqual([-90_000, -87_000]);
});
