import { writeDay } from "../../facts/days.ts";
import { makeFlow } from "../../draw/flow.ts";
import type { Sheet, TextStyle } from "../../draw/sheet.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Entry, Ledger } from "../../facts/ledger.ts";
import { INDIA, writeSize, writeSuffixed } from "../../facts/money.ts";
import { INDIAN } from "../../facts/payees.ts";
import { describeIndian } from "./in-debit-credit.ts";

const TEXT: TextStyle = { font: "Courier", size: 8 };
const RIGHT: TextStyle = { ...TEXT, align: "right" };
const [X_DATE, X_VALUE, X_TEXT, X_CHEQUE, X_OUT, X_IN, X_BALANCE] = [40, 105, 170, 470, 610, 700, 800];
const suffixed = (minor: number): string => writeSuffixed(minor, INDIA, ["Dr", "Cr"]);

const drawTop = (sheet: Sheet, ledger: Ledger, number: string): number => {
  sheet.text(420, 30, "SAHYADRI GRAMIN BANK", { font: "Courier-Bold", size: 13, align: "center" });
  sheet.text(420, 46, "STATEMENT OF ACCOUNT", { ...TEXT, align: "center" });
  sheet.text(
    40,
    66,
    `A/C NAME : DR SUNITA RAO            A/C NO : ${number}     TYPE : CURRENT ACCOUNT`,
    TEXT,
  );
  sheet.text(40, 78, `BRANCH   : SATARA MAIN (0417)        IFSC   : EXMP0SGB417     CURRENCY : INR`, TEXT);
  sheet.text(
    40,
    90,
    `PERIOD   : ${writeDay(ledger.from, "DD-MM-YYYY")} TO ${writeDay(ledger.to, "DD-MM-YYYY")}`,
    TEXT,
  );
  return 108;
};

const drawHead = (sheet: Sheet, y: number, forward: number): number => {
  sheet.text(40, y, "-".repeat(158), TEXT);
  for (const [x, word] of [
    [X_DATE, "TXN DATE"],
    [X_VALUE, "VAL DATE"],
    [X_TEXT, "PARTICULARS"],
    [X_CHEQUE, "CHQ NO"],
  ] as const)
    sheet.text(x, y + 10, word, TEXT);
  for (const [x, word] of [
    [X_OUT, "DEBIT"],
    [X_IN, "CREDIT"],
    [X_BALANCE, "BALANCE"],
  ] as const)
    sheet.text(x, y + 10, word, RIGHT);
  sheet.text(40, y + 20, "-".repeat(158), TEXT);
  sheet.text(X_TEXT, y + 30, "B/F", TEXT);
  sheet.text(X_BALANCE, y + 30, suffixed(forward), RIGHT);
  return y + 42;
};

const drawFoot = (sheet: Sheet, y: number, entries: readonly Entry[]): void => {
  sheet.text(40, y, "-".repeat(158), TEXT);
  sheet.text(X_TEXT, y + 10, "PAGE TOTAL", TEXT);
  sheet.text(X_OUT, y + 10, writeSize(sumOf(moneyOut(entries)), INDIA), RIGHT);
  sheet.text(X_IN, y + 10, writeSize(sumOf(moneyIn(entries)), INDIA), RIGHT);
};

const chunksOf = (text: string, size: number): string[] => text.match(new RegExp(`.{1,${size}}`, "g")) ?? [];

const drawAll = (sheet: Sheet, ledger: Ledger, number: string): void => {
  let balance = ledger.opening;
  let onPage: Entry[] = [];
  const flow = makeFlow(sheet, {
    bottom: 540,
    head: () => drawHead(sheet, drawTop(sheet, ledger, number), balance),
    foot: (_, y) => {
      drawFoot(sheet, y, onPage);
      onPage = [];
    },
  });
  for (const entry of ledger.entries) {
    for (const [at, line] of chunksOf(describeIndian(entry).toUpperCase(), 56).entries()) {
      const y = flow.next(10);
      sheet.text(X_TEXT, y, line, TEXT);
      if (at > 0) continue;
      sheet.text(X_DATE, y, writeDay(entry.booked_on, "DD-MM-YYYY"), TEXT);
      sheet.text(X_VALUE, y, writeDay(entry.value_on, "DD-MM-YYYY"), TEXT);
      if (entry.kind === "check") sheet.text(X_CHEQUE, y, entry.reference.slice(0, 6), TEXT);
      sheet.amount(entry.id, [entry.amount < 0 ? X_OUT : X_IN, y], writeSize(entry.amount, INDIA), RIGHT);
      sheet.text(X_BALANCE, y, suffixed(entry.balance), RIGHT);
      balance = entry.balance;
      onPage.push(entry);
    }
  }
  drawFoot(sheet, flow.y() + 4, onPage);
  const y = flow.y() + 30;
  sheet.text(X_TEXT, y, "GRAND TOTAL", TEXT);
  sheet.text(X_OUT, y, writeSize(sumOf(moneyOut(ledger.entries)), INDIA), RIGHT);
  sheet.text(X_IN, y, writeSize(sumOf(moneyIn(ledger.entries)), INDIA), RIGHT);
  sheet.text(X_BALANCE, y, suffixed(ledger.closing), RIGHT);
  sheet.text(
    40,
    y + 14,
    "UNLESS THE CONSTITUENT NOTIFIES THE BANK WITHIN 15 DAYS THE STATEMENT WILL BE TAKEN AS CORRECT. *** END OF STATEMENT ***",
    { ...TEXT, size: 7 },
  );
};

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2025-10-01",
    to: "2026-03-31",
    count: rows,
    payees: INDIAN,
    opening: -random.int(500_000, 9_000_000),
    scale: 250_000,
    kinds: ["card", "out", "in", "in", "cash", "fee", "check", "reversal"],
  });
  const number = random.digits(11);
  return {
    engine: "direct",
    page: { size: [841.89, 595.28], margin: 0 },
    draw: (sheet) => drawAll(sheet, ledger, number),
    statements: [
      toTruth(ledger, {
        bank_name: "Sahyadri Gramin Bank",
        account: number,
        currency: "INR",
        provable: true,
      }),
    ],
  };
};

export const inLandscapeSuffix: Layout = { name: "in-landscape-suffix", rows: [34, 210, 4], make };
