import { writeDay } from "../../facts/days.ts";
import { makeFlow } from "../../draw/flow.ts";
import { SANS, SANS_BOLD } from "../../draw/fonts.ts";
import type { Sheet, TextStyle } from "../../draw/sheet.ts";
import { A4 } from "../../draw/layout.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Ledger } from "../../facts/ledger.ts";
import { EN, writeSigned, writeSize } from "../../facts/money.ts";
import { BRITISH } from "../../facts/payees.ts";

const TEXT: TextStyle = { font: SANS, size: 9.5 };
const SMALL: TextStyle = { font: SANS, size: 7.5, color: "#777777" };
const WIDE: TextStyle = { font: SANS_BOLD, size: 8, spacing: 2.2 };
const [X_DATE, X_TEXT, X_AMOUNT, X_BALANCE] = [56, 130, 455, 540];

const drawFront = (sheet: Sheet, ledger: Ledger, number: string): void => {
  sheet.text(56, 44, "CORALLA", { font: SANS_BOLD, size: 22, color: "#e4543c", spacing: 5 });
  sheet.text(56, 90, "PERSONAL ACCOUNT STATEMENT", WIDE);
  sheet.text(56, 106, `${writeDay(ledger.from, "DD/MM/YYYY")} - ${writeDay(ledger.to, "DD/MM/YYYY")}`, TEXT);
  sheet.text(56, 128, "Isla Fairweather", TEXT);
  sheet.text(56, 141, `Sort code: 04-99-04     Account number: ${number}`, TEXT);
  const facts: [string, string][] = [
    [`£${writeSigned(ledger.closing, EN)}`, `Account balance (incl. pots £0.00)`],
    [`-£${writeSize(sumOf(moneyOut(ledger.entries)), EN)}`, "Total outgoings"],
    [`+£${writeSize(sumOf(moneyIn(ledger.entries)), EN)}`, "Total deposits"],
  ];
  for (const [at, [value, name]] of facts.entries()) {
    sheet.text(540, 90 + at * 32, value, { font: SANS_BOLD, size: 13, align: "right" });
    sheet.text(540, 105 + at * 32, name, { ...SMALL, align: "right" });
  }
};

const drawAll = (sheet: Sheet, ledger: Ledger, number: string): void => {
  drawFront(sheet, ledger, number);
  const flow = makeFlow(sheet, {
    bottom: 770,
    head: (page) => {
      const y = page === 1 ? 205 : 50;
      sheet.text(X_DATE, y, "DATE", WIDE);
      sheet.text(X_TEXT, y, "DESCRIPTION", WIDE);
      sheet.text(X_AMOUNT, y, "(GBP) AMOUNT", { ...WIDE, align: "right" });
      sheet.text(X_BALANCE, y, "BALANCE", { ...WIDE, align: "right" });
      return y + 20;
    },
  });
  for (const entry of ledger.entries.toReversed()) {
    const y = flow.next(17);
    sheet.line(56, y - 4, 540);
    sheet.text(X_DATE, y, writeDay(entry.booked_on, "DD/MM/YYYY"), TEXT);
    sheet.text(
      X_TEXT,
      y,
      `${entry.who}${entry.kind === "card" ? ` ${entry.place} GBR` : " (Faster Payments)"}`,
      TEXT,
    );
    sheet.amount(entry.id, [X_AMOUNT, y], writeSigned(entry.amount, EN), {
      ...TEXT,
      align: "right",
      bold: true,
      spacing: 0.8,
    });
    sheet.text(X_BALANCE, y, writeSigned(entry.balance, EN), { ...TEXT, align: "right", spacing: 0.8 });
    if (entry.reference.endsWith("5")) {
      const note = flow.next(24);
      sheet.text(X_TEXT, note - 3, `Reference: ${entry.reference}`, SMALL);
      sheet.text(
        X_TEXT,
        note + 7,
        `Amount: EUR ${writeSigned(Math.round(entry.amount * 1.16), EN)}. Conversion rate: 1.16.`,
        SMALL,
      );
    }
  }
  const y = flow.next(60);
  sheet.text(
    56,
    y + 10,
    "Coralla Bank Limited is a made-up company. The FSCS deposit protection limit is £85,000 per person.",
    SMALL,
  );
};

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-10-01",
    to: "2026-10-31",
    count: rows,
    payees: BRITISH,
    opening: random.int(3_000, 180_000),
    scale: 1_300,
  });
  const number = random.digits(8);
  const order = ledger.entries.toReversed();
  return {
    engine: "direct",
    page: { size: A4, margin: 0 },
    draw: (sheet) => drawAll(sheet, ledger, number),
    statements: [
      toTruth(ledger, {
        bank_name: "Coralla",
        account: number,
        currency: "GBP",
        provable: true,
        order,
        opening: null,
      }),
    ],
  };
};

export const ukAppSpaced: Layout = { name: "uk-app-spaced", rows: [22, 85, 2], make };
