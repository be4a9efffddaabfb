import { writeDay } from "../facts/days.ts";
import { makeFlow, onEveryPage } from "../draw/flow.ts";
import type { Sheet, TextStyle } from "../draw/sheet.ts";
import { A4 } from "../draw/layout.ts";
import type { Drawing, Layout } from "../draw/layout.ts";
import type { Context } from "../facts/context.ts";
import { groupByDay, makeLedger, toTruth } from "../facts/ledger.ts";
import type { Ledger } from "../facts/ledger.ts";
import { EN, writeSize, writeSuffixed } from "../facts/money.ts";
import { BRITISH } from "../facts/payees.ts";

const TEXT: TextStyle = { font: "Times-Roman", size: 9 };
const BOLD: TextStyle = { ...TEXT, bold: true };
const RIGHT: TextStyle = { ...TEXT, align: "right" };
const [X_DATE, X_TEXT, X_OUT, X_IN, X_BALANCE] = [50, 125, 370, 450, 540];
const standing = (minor: number): string => writeSuffixed(minor, EN, ["dr", ""]);

const drawAll = (sheet: Sheet, ledger: Ledger, iban: string): void => {
  let balance = ledger.opening;
  sheet.text(540, 40, "Bank of Connemara", { ...BOLD, size: 18, align: "right", color: "#1a4d8f" });
  for (const [at, line] of ["Mr Fiachra Nolan", "Cloonfad", "Co. Galway", "H99 XX99"].entries())
    sheet.text(60, 70 + at * 11, line, TEXT);
  sheet.text(340, 90, `IBAN   ${iban}`, TEXT);
  sheet.text(340, 102, `Statement date   ${writeDay(ledger.to, "DD MMM YYYY")}`, TEXT);
  sheet.text(340, 114, "Account name   Personal Current Account", TEXT);
  const flow = makeFlow(sheet, {
    bottom: 700,
    head: () => {
      const y = sheet.page() === 1 ? 150 : 90;
      sheet.box([46, y - 4, 500, 16], "#e6edf6");
      for (const [x, word] of [
        [X_DATE, "Date"],
        [X_TEXT, "Transaction details"],
      ] as const)
        sheet.text(x, y, word, BOLD);
      for (const [x, word] of [
        [X_OUT, "Payments - out"],
        [X_IN, "Payments - in"],
        [X_BALANCE, "Balance"],
      ] as const)
        sheet.text(x, y, word, { ...BOLD, align: "right" });
      if (sheet.page() > 1) return y + 20;
      sheet.text(X_DATE, y + 18, writeDay(ledger.from, "DD MMM YYYY"), TEXT);
      sheet.text(X_TEXT, y + 18, "BALANCE FORWARD", TEXT);
      sheet.text(X_BALANCE, y + 18, standing(balance), RIGHT);
      return y + 32;
    },
    foot: () => {
      sheet.text(X_TEXT, 716, "SUBTOTAL:", BOLD);
      sheet.text(X_BALANCE, 716, standing(balance), RIGHT);
    },
  });
  for (const [day, entries] of groupByDay(ledger.entries))
    for (const [at, entry] of entries.entries()) {
      const y = flow.next(12);
      if (at === 0) sheet.text(X_DATE, y, writeDay(day, "DD MMM YYYY"), TEXT);
      sheet.text(
        X_TEXT,
        y,
        `${entry.kind === "card" ? `POS${writeDay(entry.value_on, "DDMMM").toUpperCase()}` : entry.amount < 0 ? "SEPA DD" : "SEPA CT"} ${entry.who}`,
        TEXT,
      );
      sheet.amount(entry.id, [entry.amount < 0 ? X_OUT : X_IN, y], writeSize(entry.amount, EN), RIGHT);
      balance = entry.balance;
      if (at === entries.length - 1) sheet.text(X_BALANCE, y, standing(balance), RIGHT);
    }
  sheet.text(X_TEXT, 716, "SUBTOTAL:", BOLD);
  sheet.text(X_BALANCE, 716, standing(balance), RIGHT);
  onEveryPage(sheet, (page, of) => {
    sheet.text(
      50,
      760,
      `Overdraft limit EUR 500.00 from ${writeDay(ledger.from, "DD MMM YYYY")} to ${writeDay(ledger.to, "DD MMM YYYY")}. Overdrawn balances are marked dr.`,
      { ...TEXT, size: 7 },
    );
    sheet.text(540, 790, `Page ${page} of ${of}`, { ...RIGHT, size: 7 });
  });
};

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 2 ? ["2025-11-28", "2026-01-28"] : ["2026-07-29", "2026-08-28"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: BRITISH,
    opening: random.int(-30_000, 250_000),
    scale: 1_800,
  });
  const iban = `IE29 EXMP 9999 ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`;
  return {
    engine: "direct",
    page: { size: A4, margin: 0 },
    draw: (sheet) => drawAll(sheet, ledger, iban),
    statements: [
      toTruth(ledger, { bank_name: "Bank of Connemara", account: iban, currency: "EUR", provable: true }),
    ],
  };
};

export const iePageSubtotals: Layout = { name: "held-back-12", rows: [26, 130, 3], make };
