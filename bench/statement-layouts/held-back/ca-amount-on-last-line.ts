import { addDays, writeDay } from "../facts/days.ts";
import { makeFlow, onEveryPage } from "../draw/flow.ts";
import { SANS, SANS_BOLD } from "../draw/fonts.ts";
import type { Sheet, TextStyle } from "../draw/sheet.ts";
import { LETTER } from "../draw/layout.ts";
import type { Drawing, Layout } from "../draw/layout.ts";
import type { Context } from "../facts/context.ts";
import { groupByDay, makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../facts/ledger.ts";
import type { Entry, Ledger } from "../facts/ledger.ts";
import { EN, writeSigned, writeSize } from "../facts/money.ts";
import { AMERICAN } from "../facts/payees.ts";

const TEXT: TextStyle = { font: SANS, size: 9 };
const BOLD: TextStyle = { font: SANS_BOLD, size: 9 };
const RIGHT: TextStyle = { ...TEXT, align: "right" };
const [X_DATE, X_TEXT, X_OUT, X_IN, X_BALANCE] = [50, 100, 390, 475, 560];

const linesOf = (entry: Entry): string[] =>
  entry.kind === "card"
    ? ["Contactless Interac purchase - " + entry.reference.slice(0, 4), entry.who]
    : entry.kind === "fee"
      ? ["Monthly fee"]
      : [
          entry.amount < 0
            ? "Online banking payment - " + entry.reference.slice(0, 4)
            : "e-Transfer - Autodeposit",
          entry.who,
          `ref CA${entry.reference}`,
        ];

const drawEntry = (
  sheet: Sheet,
  next: (height: number) => number,
  entry: Entry,
  { day, isLast }: { day: string | null; isLast: boolean },
): void => {
  const lines = linesOf(entry);
  for (const [at, line] of lines.entries()) {
    const y = next(11.5);
    if (at === 0 && day !== null) sheet.text(X_DATE, y, writeDay(day, "D MMM"), TEXT);
    sheet.text(X_TEXT, y, line, TEXT);
    if (at < lines.length - 1) continue;
    sheet.amount(entry.id, [entry.amount < 0 ? X_OUT : X_IN, y], writeSize(entry.amount, EN), RIGHT);
    if (isLast) sheet.text(X_BALANCE, y, writeSigned(entry.balance, EN), RIGHT);
  }
};

const drawAll = (sheet: Sheet, ledger: Ledger, number: string): void => {
  sheet.text(50, 40, "Maple & Birch Bank", { font: SANS_BOLD, size: 17, color: "#00529b" });
  sheet.text(50, 90, "MR OLIVIER GAGNON, 900 RUE DES PINS, OTTAWA ON K1N 9Z9", TEXT);
  sheet.text(560, 60, "Your chequing account statement", { ...BOLD, align: "right" });
  sheet.text(
    560,
    74,
    `From ${writeDay(ledger.from, "MMMM D, YYYY")} to ${writeDay(ledger.to, "MMMM D, YYYY")}`,
    RIGHT,
  );
  sheet.text(560, 88, `Account number: ${number}`, RIGHT);
  const facts: [string, string][] = [
    [`Your opening balance on ${writeDay(ledger.from, "MMMM D, YYYY")}`, `$${writeSize(ledger.opening, EN)}`],
    ["Total deposits into your account", `+ ${writeSize(sumOf(moneyIn(ledger.entries)), EN)}`],
    ["Total withdrawals from your account", `- ${writeSize(sumOf(moneyOut(ledger.entries)), EN)}`],
    [
      `Your closing balance on ${writeDay(ledger.to, "MMMM D, YYYY")}`,
      `= $${writeSigned(ledger.closing, EN)}`,
    ],
  ];
  for (const [at, [name, value]] of facts.entries()) {
    sheet.text(50, 124 + at * 14, name, TEXT);
    sheet.text(390, 124 + at * 14, value, { ...BOLD, align: "right" });
  }
  const flow = makeFlow(sheet, {
    bottom: 730,
    head: (page) => {
      const y = page === 1 ? 200 : 60;
      sheet.text(
        50,
        y,
        page === 1 ? "Details of your account activity" : "Details of your account activity - continued",
        { ...BOLD, size: 11 },
      );
      for (const [x, word] of [
        [X_DATE, "Date"],
        [X_TEXT, "Description"],
      ] as const)
        sheet.text(x, y + 18, word, TEXT);
      for (const [x, word] of [
        [X_OUT, "Withdrawals ($)"],
        [X_IN, "Deposits ($)"],
        [X_BALANCE, "Balance ($)"],
      ] as const)
        sheet.text(x, y + 18, word, RIGHT);
      sheet.line(50, y + 31, 560);
      return y + 36;
    },
  });
  const first = flow.next(13);
  sheet.text(X_TEXT, first, "Opening balance", TEXT);
  sheet.text(X_BALANCE, first, writeSigned(ledger.opening, EN), RIGHT);
  for (const [day, entries] of groupByDay(ledger.entries))
    for (const [at, entry] of entries.entries())
      drawEntry(sheet, flow.next, entry, { day: at === 0 ? day : null, isLast: at === entries.length - 1 });
  const last = flow.next(18) + 4;
  sheet.text(X_TEXT, last, "Closing balance", BOLD);
  sheet.text(X_BALANCE, last, `$${writeSigned(ledger.closing, EN)}`, { ...BOLD, align: "right" });
  onEveryPage(sheet, (page, of) =>
    sheet.text(560, 765, `${page} of ${of}   MBBDA10000_${writeDay(addDays(ledger.to, 1), "YYYYMMDD")}`, {
      ...RIGHT,
      size: 7,
    }),
  );
};

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 2 ? ["2025-12-02", "2026-01-30"] : ["2026-04-02", "2026-05-01"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: AMERICAN,
    opening: random.int(20_000, 600_000),
    scale: 2_700,
  });
  const number = `0${random.digits(4)}-${random.digits(7)}`;
  return {
    engine: "direct",
    page: { size: LETTER, margin: 0 },
    draw: (sheet) => drawAll(sheet, ledger, number),
    statements: [
      toTruth(ledger, { bank_name: "Maple & Birch Bank", account: number, currency: "CAD", provable: true }),
    ],
  };
};

export const caAmountOnLastLine: Layout = { name: "held-back-01", rows: [20, 90, 2], make };
