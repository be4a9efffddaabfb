import { writeDay } from "../facts/days.ts";
import { SANS, SANS_BOLD } from "../draw/fonts.ts";
import type { Sheet, TextStyle } from "../draw/sheet.ts";
import { A4 } from "../draw/layout.ts";
import type { Drawing, Layout } from "../draw/layout.ts";
import type { Context } from "../facts/context.ts";
import { makeLedger, toTruth } from "../facts/ledger.ts";
import type { Ledger } from "../facts/ledger.ts";
import { EN, writeSigned, writeSize } from "../facts/money.ts";
import { BRITISH } from "../facts/payees.ts";

const TEXT: TextStyle = { font: SANS, size: 7.5 };
const BOLD: TextStyle = { font: SANS_BOLD, size: 7.5 };
const RIGHT: TextStyle = { ...TEXT, align: "right" };
const HALF = 262;

const drawHead = (sheet: Sheet, x: number, y: number): void => {
  sheet.text(x, y, "Date", BOLD);
  sheet.text(x + 44, y, "Details", BOLD);
  sheet.text(x + 190, y, "Amount", { ...BOLD, align: "right" });
  sheet.text(x + 248, y, "Balance", { ...BOLD, align: "right" });
  sheet.line(x, y + 10, x + 248);
};

const drawAll = (sheet: Sheet, ledger: Ledger, number: string): void => {
  sheet.text(40, 36, "Oxbow Savings & Trust", { font: SANS_BOLD, size: 15, color: "#5a3d1b" });
  sheet.text(
    40,
    62,
    `Account ${number}   Mr E Pascoe   Statement from ${writeDay(ledger.from, "D MMM YYYY")} to ${writeDay(ledger.to, "D MMM YYYY")}`,
    TEXT,
  );
  sheet.text(
    40,
    76,
    `Opening balance £${writeSigned(ledger.opening, EN)}    Closing balance £${writeSigned(ledger.closing, EN)}`,
    BOLD,
  );
  let top = 100;
  let y = top + 16;
  let x = 40;
  drawHead(sheet, x, top);
  for (const entry of ledger.entries) {
    if (y > 770) {
      if (x === 40) x += HALF;
      else {
        sheet.addPage();
        [x, top] = [40, 50];
      }
      drawHead(sheet, x, top);
      y = top + 16;
    }
    sheet.text(x, y, writeDay(entry.booked_on, "DD/MM/YY"), TEXT);
    sheet.text(x + 44, y, entry.who.slice(0, 22), TEXT);
    sheet.amount(
      entry.id,
      [x + 190, y],
      `${entry.amount < 0 ? "-" : "+"}${writeSize(entry.amount, EN)}`,
      RIGHT,
    );
    sheet.text(x + 248, y, writeSigned(entry.balance, EN), RIGHT);
    y += 12;
  }
};

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-01-01",
    to: "2026-06-30",
    count: rows,
    payees: BRITISH,
    opening: random.int(40_000, 500_000),
    scale: 1_900,
  });
  const number = random.digits(8);
  return {
    engine: "direct",
    page: { size: A4, margin: 0 },
    draw: (sheet) => drawAll(sheet, ledger, number),
    statements: [
      toTruth(ledger, {
        bank_name: "Oxbow Savings & Trust",
        account: number,
        currency: "GBP",
        provable: true,
      }),
    ],
  };
};

export const twoColumnPages: Layout = { name: "held-back-14", rows: [80, 260, 5], make };
