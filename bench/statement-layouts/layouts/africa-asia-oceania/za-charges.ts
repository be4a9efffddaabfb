import { writeDay } from "../../facts/days.ts";
import { makeFlow, onEveryPage } from "../../draw/flow.ts";
import { NARROW } from "../../draw/fonts.ts";
import type { Sheet, TextStyle } from "../../draw/sheet.ts";
import { A4 } from "../../draw/layout.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Ledger } from "../../facts/ledger.ts";
import { EN, writeSize, writeSuffixed } from "../../facts/money.ts";
import { AFRICAN } from "../../facts/payees.ts";

const TEXT: TextStyle = { font: NARROW, size: 9 };
const BOLD: TextStyle = { ...TEXT, bold: true };
const RIGHT: TextStyle = { ...TEXT, align: "right" };
const [X_DATE, X_TEXT, X_AMOUNT, X_BALANCE, X_CHARGE] = [45, 90, 390, 470, 550];
const signed = (minor: number): string => writeSuffixed(minor, EN, ["", " Cr"]);
const standing = (minor: number): string => writeSuffixed(minor, EN, [" Dr", " Cr"]);

const drawFront = (sheet: Sheet, ledger: Ledger, number: string): void => {
  sheet.text(45, 36, "Springbok Mutual", { ...BOLD, size: 18, color: "#00837b" });
  sheet.text(45, 80, "MR SIPHO DLAMINI   14 PROTEA AVENUE   CLAREMONT 7708", TEXT);
  sheet.text(45, 100, `Tax Invoice/Statement Number : 88   Cheque Account : ${number}`, TEXT);
  sheet.text(
    45,
    112,
    `Statement Period : ${writeDay(ledger.from, "D MMMM YYYY")} to ${writeDay(ledger.to, "D MMMM YYYY")}`,
    TEXT,
  );
  sheet.text(45, 132, "Statement Balances", BOLD);
  sheet.text(300, 132, "Bank Charges", BOLD);
  for (const [at, [name, minor]] of (
    [
      ["Opening Balance", ledger.opening],
      ["Closing Balance", ledger.closing],
    ] as const
  ).entries()) {
    sheet.text(45, 146 + at * 12, name, TEXT);
    sheet.text(250, 146 + at * 12, standing(minor), RIGHT);
    sheet.text(300, 146 + at * 12, at === 0 ? "Service Fees" : "Cash Deposit Fees", TEXT);
    sheet.text(550, 146 + at * 12, at === 0 ? "69.00" : "0.00", RIGHT);
  }
};

const drawAll = (sheet: Sheet, ledger: Ledger, number: string): void => {
  drawFront(sheet, ledger, number);
  const flow = makeFlow(sheet, {
    bottom: 780,
    head: (page) => {
      const y = page === 1 ? 190 : 46;
      sheet.text(45, y, `Transactions in RAND (ZAR)`, BOLD);
      for (const [x, word] of [
        [X_DATE, "Date"],
        [X_TEXT, "Description"],
      ] as const)
        sheet.text(x, y + 14, word, BOLD);
      for (const [x, word] of [
        [X_AMOUNT, "Amount"],
        [X_BALANCE, "Balance"],
        [X_CHARGE, "Accrued Charges"],
      ] as const)
        sheet.text(x, y + 14, word, { ...BOLD, align: "right" });
      return y + 28;
    },
  });
  for (const [at, entry] of ledger.entries.entries()) {
    const y = flow.next(12);
    if (at % 2 === 0) sheet.box([43, y - 2, 509, 12], "#f0f6f5");
    sheet.text(X_DATE, y, writeDay(entry.booked_on, "DD MMM"), TEXT);
    sheet.text(
      X_TEXT,
      y,
      `${entry.kind === "card" ? "POS Purchase" : entry.amount < 0 ? "Magtape Debit" : "FNB App Payment From"} ${entry.who} ${entry.kind === "card" ? `${entry.reference.slice(0, 6)}*${entry.reference.slice(6)} ${writeDay(entry.value_on, "DD MMM")}` : ""}`,
      TEXT,
    );
    sheet.amount(entry.id, [X_AMOUNT, y], signed(entry.amount), RIGHT);
    sheet.text(X_BALANCE, y, standing(entry.balance), RIGHT);
    if (entry.kind === "cash" || entry.kind === "out")
      sheet.text(X_CHARGE, y, writeSize(350 + Number(entry.reference.slice(0, 2)), EN), RIGHT);
  }
  sheet.text(
    X_DATE,
    flow.next(20) + 4,
    `Closing Balance  ${standing(ledger.closing)}     Turnover for Statement Period`,
    BOLD,
  );
  sheet.text(
    X_DATE,
    flow.next(12),
    `No. Credit Transactions ${moneyIn(ledger.entries).length}   ${writeSize(sumOf(moneyIn(ledger.entries)), EN)} Cr`,
    TEXT,
  );
  sheet.text(
    X_DATE,
    flow.next(12),
    `No. Debit Transactions ${moneyOut(ledger.entries).length}   ${writeSize(sumOf(moneyOut(ledger.entries)), EN)} Dr`,
    TEXT,
  );
  onEveryPage(sheet, (page, of) =>
    sheet.text(550, 812, `Page ${page} of ${of}   Delivery Method E1 R02`, { ...RIGHT, size: 7 }),
  );
};

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 2 ? ["2025-11-16", "2026-01-15"] : ["2026-02-16", "2026-03-15"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: AFRICAN,
    opening: random.int(-80_000, 700_000),
    scale: 9_000,
  });
  const number = random.digits(11);
  return {
    engine: "direct",
    page: { size: A4, margin: 0 },
    draw: (sheet) => drawAll(sheet, ledger, number),
    statements: [
      toTruth(ledger, { bank_name: "Springbok Mutual", account: number, currency: "ZAR", provable: true }),
    ],
  };
};

export const zaCharges: Layout = { name: "za-charges", rows: [30, 150, 4], make };
