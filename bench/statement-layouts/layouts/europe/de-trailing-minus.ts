import { writeDay } from "../../facts/days.ts";
import { makeFlow, onEveryPage } from "../../draw/flow.ts";
import type { Sheet, TextStyle } from "../../draw/sheet.ts";
import { A4 } from "../../draw/layout.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Entry, Ledger } from "../../facts/ledger.ts";
import { DE, writeSize, writeSuffixed } from "../../facts/money.ts";
import { GERMAN } from "../../facts/payees.ts";

const TEXT: TextStyle = { font: "Courier", size: 9 };
const RIGHT: TextStyle = { ...TEXT, align: "right" };
const [X_DATE, X_TEXT, X_AMOUNT] = [56, 132, 540];
const signed = (minor: number): string => writeSuffixed(minor, DE, ["-", "+"]);

const linesOf = (entry: Entry): string[] => {
  if (entry.kind === "card")
    return [
      "KARTENZAHLUNG",
      `${entry.who} ${entry.place}`,
      `EREF: ${entry.reference} ${writeDay(entry.value_on, "DD.MM")} 17.41 ME${entry.reference.slice(6)}`,
    ];
  if (entry.kind === "cash")
    return [
      "BARGELDAUSZAHLUNG",
      `GA ${entry.reference.slice(0, 5)} ${writeDay(entry.value_on, "DD.MM")} UM 09.12`,
    ];
  if (entry.kind === "fee") return ["ENTGELTABSCHLUSS", "Entgelte vom 01.06.2026 bis 30.06.2026 4,90"];
  if (entry.kind === "interest") return ["ZINSEN/KUPONS"];
  return entry.amount < 0
    ? ["DAUERAUFTRAG", entry.who, `Miete Wohnung 12 inkl. 85,00 EUR NK`]
    : ["GUTSCHR. UEBERW. DAUERAUFTR", entry.who, `Verwendungszweck ${entry.reference}`];
};

const drawAll = (sheet: Sheet, ledger: Ledger, iban: string): void => {
  const state = (words: string, minor: number, y: number): void => {
    sheet.text(X_TEXT, y, words, { ...TEXT, font: "Courier-Bold" });
    sheet.text(X_AMOUNT, y, signed(minor), { ...RIGHT, font: "Courier-Bold" });
  };
  sheet.text(56, 40, "Stadtsparkasse Hohenfels", { font: "Helvetica-Bold", size: 16, color: "#d40000" });
  sheet.text(56, 92, "Frau Annegret Pohl, Weinbergstr. 5, 99881 Hohenfels", { ...TEXT, size: 8 });
  sheet.text(56, 120, `Kontoauszug 6/${ledger.to.slice(0, 4)}     ${iban}     BIC EXMPDE21HOH`, TEXT);
  sheet.text(
    56,
    134,
    `Giro-Komfort             ${writeDay(ledger.from, "DD.MM.YYYY")} - ${writeDay(ledger.to, "DD.MM.YYYY")}`,
    TEXT,
  );
  const flow = makeFlow(sheet, {
    bottom: 770,
    head: (page) => {
      const y = page === 1 ? 160 : 50;
      sheet.text(X_DATE, y, "Datum", TEXT);
      sheet.text(X_TEXT, y, "Erläuterung", TEXT);
      sheet.text(X_AMOUNT, y, "Betrag EUR", RIGHT);
      sheet.line(56, y + 12, 540);
      return y + 18;
    },
  });
  state(`Kontostand am ${writeDay(ledger.from, "DD.MM.YYYY")}, Auszug Nr. 5`, ledger.opening, flow.next(20));
  for (const entry of ledger.entries)
    for (const [at, line] of linesOf(entry).entries()) {
      const y = flow.next(at === 0 ? 15 : 11) + (at === 0 ? 4 : 0);
      sheet.text(X_TEXT, y, line, TEXT);
      if (at > 0) continue;
      sheet.text(X_DATE, y, writeDay(entry.booked_on, "DD.MM.YYYY"), TEXT);
      sheet.amount(entry.id, [X_AMOUNT, y], signed(entry.amount), RIGHT);
    }
  state(`Kontostand am ${writeDay(ledger.to, "DD.MM.YYYY")} um 20:02 Uhr`, ledger.closing, flow.next(26) + 8);
  sheet.text(X_TEXT, flow.next(12), `Anzahl Umsätze: ${ledger.entries.length}`, TEXT);
  sheet.text(
    X_TEXT,
    flow.next(12),
    `Summe Soll ${writeSize(sumOf(moneyOut(ledger.entries)), DE)}  Summe Haben ${writeSize(sumOf(moneyIn(ledger.entries)), DE)}`,
    TEXT,
  );
  sheet.text(X_TEXT, flow.next(12), "Ihr Dispositionskredit: 3.000,00  Zinssatz 10,92 % ab 01.07.2026", TEXT);
  onEveryPage(sheet, (page, of) => sheet.text(540, 805, `Seite ${page} von ${of}`, { ...RIGHT, size: 7 }));
};

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-06-01",
    to: "2026-06-30",
    count: rows,
    payees: GERMAN,
    opening: random.int(-20_000, 250_000),
    scale: 2_600,
  });
  const iban = `DE44 9988 1000 ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`;
  return {
    engine: "direct",
    page: { size: A4, margin: 0 },
    draw: (sheet) => drawAll(sheet, ledger, iban),
    statements: [
      toTruth(ledger, {
        bank_name: "Stadtsparkasse Hohenfels",
        account: iban,
        currency: "EUR",
        provable: true,
      }),
    ],
  };
};

export const deTrailingMinus: Layout = { name: "de-trailing-minus", rows: [18, 66, 0], make };
