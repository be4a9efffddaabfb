import { writeDay } from "../../facts/days.ts";
import { makeFlow, onEveryPage } from "../../draw/flow.ts";
import { DEJAVU, DEJAVU_BOLD } from "../../draw/fonts.ts";
import type { Sheet, TextStyle } from "../../draw/sheet.ts";
import { A4 } from "../../draw/layout.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Entry, Ledger } from "../../facts/ledger.ts";
import { DE, writeSigned, writeSize } from "../../facts/money.ts";
import { DUTCH } from "../../facts/payees.ts";

const TEXT: TextStyle = { font: DEJAVU, size: 8 };
const BOLD: TextStyle = { font: DEJAVU_BOLD, size: 8 };
const RIGHT: TextStyle = { ...TEXT, align: "right" };
const [X_DATE, X_TEXT, X_TYPE, X_SIGN, X_AMOUNT] = [50, 110, 380, 450, 545];

const linesOf = (entry: Entry): string[] =>
  entry.kind === "card"
    ? [
        entry.who,
        `Pasvolgnr: 011 ${writeDay(entry.value_on, "DD-MM-YYYY")} 12:${entry.reference.slice(0, 2)} Transactie: ${entry.reference.slice(0, 6)}`,
        `Term: ${entry.reference.slice(0, 6)} ${entry.place}`,
      ]
    : [
        entry.who,
        `NL02EXMP0${entry.reference.slice(1)}`,
        `Omschrijving: ${entry.reference} termijn ${writeDay(entry.value_on, "MMMM", "nl")}`,
      ];

const drawFront = (sheet: Sheet, ledger: Ledger, iban: string): void => {
  sheet.box([50, 30, 26, 26], "#f08000");
  sheet.text(84, 36, "Molenbank", { font: DEJAVU_BOLD, size: 16 });
  sheet.text(50, 84, "Hr. W. Dijkstra en/of Mw. E. Dijkstra", TEXT);
  sheet.text(300, 84, "Afschrift Betaalrekening", BOLD);
  sheet.text(
    300,
    96,
    `${writeDay(ledger.from, "DD-MM-YYYY")} t/m ${writeDay(ledger.to, "DD-MM-YYYY")}`,
    TEXT,
  );
  sheet.text(300, 108, `IBAN ${iban}  BIC EXMPNL2A`, TEXT);
  const facts: [string, string][] = [
    ["Beginsaldo", writeSigned(ledger.opening, DE)],
    ["Totaal af", writeSize(sumOf(moneyOut(ledger.entries)), DE)],
    ["Totaal bij", writeSize(sumOf(moneyIn(ledger.entries)), DE)],
    ["Eindsaldo", writeSigned(ledger.closing, DE)],
  ];
  for (const [at, [name, value]] of facts.entries()) {
    sheet.text(50 + at * 125, 136, name, { ...TEXT, color: "#666666" });
    sheet.text(50 + at * 125, 148, `€ ${value}`, BOLD);
  }
};

const drawAll = (sheet: Sheet, ledger: Ledger, iban: string): void => {
  drawFront(sheet, ledger, iban);
  const flow = makeFlow(sheet, {
    bottom: 785,
    head: (page) => {
      const y = page === 1 ? 178 : 46;
      for (const [x, word] of [
        [X_DATE, "Datum"],
        [X_TEXT, "Naam / Omschrijving"],
        [X_TYPE, "Soort"],
        [X_SIGN, "Af/Bij"],
      ] as const)
        sheet.text(x, y, word, BOLD);
      sheet.text(X_AMOUNT, y, "Bedrag (EUR)", { ...BOLD, align: "right" });
      return y + 16;
    },
  });
  for (const entry of ledger.entries) {
    sheet.line(50, flow.y() + 1, 545);
    for (const [at, line] of linesOf(entry).entries()) {
      const y = at === 0 ? flow.next(14) + 4 : flow.next(10.5);
      sheet.text(X_TEXT, y, line, at === 0 ? BOLD : TEXT);
      if (at > 0) continue;
      sheet.text(X_DATE, y, writeDay(entry.booked_on, "DD-MM-YYYY"), TEXT);
      sheet.text(
        X_TYPE,
        y,
        entry.kind === "card" ? "Betaalautomaat" : entry.amount < 0 ? "Incasso" : "Overschrijving",
        TEXT,
      );
      sheet.text(X_SIGN, y, entry.amount < 0 ? "Af" : "Bij", TEXT);
      sheet.amount(entry.id, [X_AMOUNT, y], writeSize(entry.amount, DE), RIGHT);
    }
  }
  onEveryPage(sheet, (page, of) =>
    sheet.text(
      50,
      812,
      `Dit product valt onder een verzonnen garantiestelsel tot € 100.000,00.   Pagina ${page} van ${of}`,
      { ...TEXT, size: 6.5 },
    ),
  );
};

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 2 ? ["2025-12-01", "2026-02-28"] : ["2026-03-01", "2026-03-31"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: DUTCH,
    opening: random.int(-15_000, 320_000),
    scale: 2_300,
  });
  const iban = `NL91 EXMP 0${random.digits(3)} ${random.digits(4)} ${random.digits(2)}`;
  return {
    engine: "direct",
    page: { size: A4, margin: 0 },
    draw: (sheet) => drawAll(sheet, ledger, iban),
    statements: [toTruth(ledger, { bank_name: "Molenbank", account: iban, currency: "EUR", provable: true })],
  };
};

export const nlAfBij: Layout = { name: "nl-af-bij", rows: [19, 75, 2], make };
