import { writeDay } from "../../facts/days.ts";
import { makeFlow, onEveryPage } from "../../draw/flow.ts";
import type { Sheet, TextStyle } from "../../draw/sheet.ts";
import { A4 } from "../../draw/layout.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Entry, Ledger } from "../../facts/ledger.ts";
import { CH, writeSigned, writeSize } from "../../facts/money.ts";
import { SWISS } from "../../facts/payees.ts";

const TEXT: TextStyle = { font: "Helvetica", size: 8 };
const BOLD: TextStyle = { font: "Helvetica-Bold", size: 8 };
const RIGHT: TextStyle = { ...TEXT, align: "right" };
const [X_DATE, X_TEXT, X_OUT, X_IN, X_VALUE, X_BALANCE] = [42, 96, 352, 420, 440, 552];

const linesOf = (entry: Entry): string[] => {
  if (entry.kind === "card")
    return [
      "Einkauf Debit Karte",
      `${writeDay(entry.value_on, "DD.MM.YYYY")}, 14:${entry.reference.slice(0, 2)} Uhr`,
      `${entry.who}, ${entry.place}`,
    ];
  if (entry.kind === "in") return [`Gutschrift ${entry.who}`, `Referenz ${entry.reference}`];
  if (entry.kind === "out") return ["e-banking-Auftrag", entry.who, "QRR: 21 00000 00003 13947 14300 09017"];
  if (entry.kind === "cash") return [`Bancomat ${entry.place}`];
  if (entry.kind === "reversal") return [`Storno ${entry.who}`];
  return entry.kind === "fee" ? ["Preis Konto-Paket"] : ["Zinsgutschrift 0.05%"];
};

const drawFront = (sheet: Sheet, ledger: Ledger, iban: string): void => {
  sheet.text(42, 40, "Alpenrand Kantonalbank", {
    font: "Helvetica-Bold",
    size: 14,
    color: "#b00020",
    spacing: 0.6,
  });
  sheet.text(42, 100, "Frau Regula Anderegg", TEXT);
  sheet.text(42, 112, "Seestrasse 40, 6460 Altdorf", TEXT);
  sheet.text(360, 100, "Kontoauszug", { ...BOLD, size: 12 });
  sheet.text(360, 118, `${writeDay(ledger.from, "DD.MM.YYYY")} - ${writeDay(ledger.to, "DD.MM.YYYY")}`, TEXT);
  sheet.text(360, 130, "Privatkonto CHF", TEXT);
  sheet.text(360, 142, `IBAN ${iban}`, TEXT);
};

const HEADS: readonly [number, string, TextStyle][] = [
  [X_DATE, "Datum", BOLD],
  [X_TEXT, "Text", BOLD],
  [X_OUT, "Belastung", { ...BOLD, align: "right" }],
  [X_IN, "Gutschrift", { ...BOLD, align: "right" }],
  [X_VALUE, "Valuta", BOLD],
  [X_BALANCE, "Saldo", { ...BOLD, align: "right" }],
];

const drawAll = (sheet: Sheet, ledger: Ledger, iban: string): void => {
  let balance = ledger.opening;
  drawFront(sheet, ledger, iban);
  const flow = makeFlow(sheet, {
    bottom: 772,
    head: (page) => {
      const y = page === 1 ? 180 : 60;
      for (const [x, word, style] of HEADS) sheet.text(x, y, word, style);
      sheet.line(42, y + 12, 552);
      sheet.text(X_TEXT, y + 17, page === 1 ? "Saldovortrag" : "Übertrag", BOLD);
      sheet.text(X_BALANCE, y + 17, writeSigned(balance, CH), { ...BOLD, align: "right" });
      return y + 32;
    },
    foot: (_, y) => {
      sheet.text(X_TEXT, y + 2, "Übertrag", BOLD);
      sheet.text(X_BALANCE, y + 2, writeSigned(balance, CH), { ...BOLD, align: "right" });
    },
  });
  for (const entry of ledger.entries) {
    for (const [at, line] of linesOf(entry).entries()) {
      const y = flow.next(at === 0 ? 14 : 10) + (at === 0 ? 4 : 0);
      sheet.text(X_TEXT, y, line, TEXT);
      if (at > 0) continue;
      sheet.text(X_DATE, y, writeDay(entry.booked_on, "DD.MM.YY"), TEXT);
      sheet.amount(entry.id, [entry.amount < 0 ? X_OUT : X_IN, y], writeSize(entry.amount, CH), RIGHT);
      sheet.text(X_VALUE, y, writeDay(entry.value_on, "DD.MM.YY"), TEXT);
      balance = entry.balance;
      sheet.text(X_BALANCE, y, writeSigned(balance, CH), RIGHT);
    }
  }
  const y = flow.next(22) + 6;
  sheet.line(42, y - 3, 552);
  sheet.text(X_TEXT, y, "Total Umsatz / Schlusssaldo", BOLD);
  sheet.text(X_OUT, y, writeSize(sumOf(moneyOut(ledger.entries)), CH), RIGHT);
  sheet.text(X_IN, y, writeSize(sumOf(moneyIn(ledger.entries)), CH), RIGHT);
  sheet.text(X_BALANCE, y, writeSigned(ledger.closing, CH), { ...BOLD, align: "right" });
  onEveryPage(sheet, (page, of) => sheet.text(552, 810, `Seite ${page}/${of}`, { ...RIGHT, size: 7 }));
};

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-01-01",
    to: "2026-03-31",
    count: rows,
    payees: SWISS,
    opening: random.int(200_000, 4_000_000),
    scale: 4_000,
    step: 5,
  });
  const iban = `CH93 0099 9${random.digits(3)} ${random.digits(4)} ${random.digits(4)} ${random.digits(1)}`;
  return {
    engine: "direct",
    page: { size: A4, margin: 0 },
    draw: (sheet) => drawAll(sheet, ledger, iban),
    statements: [
      toTruth(ledger, {
        bank_name: "Alpenrand Kantonalbank",
        account: iban,
        currency: "CHF",
        provable: true,
      }),
    ],
  };
};

export const chSaldo: Layout = { name: "ch-saldo", rows: [28, 130, 3], make };
