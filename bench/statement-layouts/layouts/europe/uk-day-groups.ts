import { writeDay } from "../../facts/days.ts";
import { makeFlow, onEveryPage } from "../../draw/flow.ts";
import { SANS, SANS_BOLD } from "../../draw/fonts.ts";
import type { Sheet, TextStyle } from "../../draw/sheet.ts";
import { A4 } from "../../draw/layout.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { groupByDay, makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Entry, Ledger } from "../../facts/ledger.ts";
import { EN, writeSize } from "../../facts/money.ts";
import { BRITISH } from "../../facts/payees.ts";

const TEXT: TextStyle = { font: SANS, size: 8.5 };
const BOLD: TextStyle = { font: SANS_BOLD, size: 8.5 };
const RIGHT: TextStyle = { ...TEXT, align: "right" };
const [X_DATE, X_TYPE, X_TEXT, X_OUT, X_IN, X_BALANCE] = [48, 100, 135, 390, 465, 545];
const TYPES: Readonly<Record<string, string>> = {
  card: "VIS",
  out: "DD",
  in: "CR",
  cash: "ATM",
  fee: "DR",
  interest: "CR",
  reversal: "CR",
};

const balanceText = (balance: number): string => `${writeSize(balance, EN)}${balance < 0 ? " D" : ""}`;

const drawFront = (sheet: Sheet, ledger: Ledger, number: string): void => {
  sheet.box([0, 0, sheet.width, 46], "#2b4d3f");
  sheet.text(48, 16, "Severn & Wold Building Bank", { font: SANS_BOLD, size: 15, color: "white" });
  for (const [at, line] of ["Ms Imogen Hartley", "Flat 2, 19 Quarry Lane", "BRISTOL", "BS8 9ZZ"].entries())
    sheet.text(60, 80 + at * 12, line, TEXT);
  sheet.text(340, 80, "Your Current Account", BOLD);
  sheet.text(
    340,
    94,
    `Statement ${writeDay(ledger.from, "D MMMM")} to ${writeDay(ledger.to, "D MMMM YYYY")}`,
    TEXT,
  );
  sheet.text(340, 108, `Sort code 60-99-41   Account number ${number}`, TEXT);
  sheet.text(
    340,
    122,
    `BIC EXMPGB21   IBAN GB29 EXMP 6099 41${number.slice(0, 2)} ${number.slice(2, 6)} ${number.slice(6)}`,
    { ...TEXT, size: 7.5 },
  );
  const facts: [string, string][] = [
    ["Opening Balance", balanceText(ledger.opening)],
    ["Payments In", writeSize(sumOf(moneyIn(ledger.entries)), EN)],
    ["Payments Out", writeSize(sumOf(moneyOut(ledger.entries)), EN)],
    ["Closing Balance", balanceText(ledger.closing)],
  ];
  sheet.box([340, 140, 207, 60], null);
  for (const [at, [name, value]] of facts.entries()) {
    sheet.text(346, 145 + at * 13, name, at % 3 === 0 ? BOLD : TEXT);
    sheet.text(540, 145 + at * 13, `£${value}`, RIGHT);
  }
};

const drawHead = (sheet: Sheet, y: number, forward: number, day: string): number => {
  sheet.line(48, y, 547);
  for (const [x, word] of [
    [X_DATE, "Date"],
    [X_TYPE, "Payment type and details"],
  ] as const)
    sheet.text(x, y + 4, word, BOLD);
  for (const [x, word] of [
    [X_OUT, "Paid out"],
    [X_IN, "Paid in"],
    [X_BALANCE, "Balance"],
  ] as const)
    sheet.text(x, y + 4, word, { ...BOLD, align: "right" });
  sheet.line(48, y + 17, 547);
  sheet.text(X_DATE, y + 21, day, TEXT);
  sheet.text(X_TYPE, y + 21, "BALANCE BROUGHT FORWARD", BOLD);
  sheet.text(X_BALANCE, y + 21, balanceText(forward), RIGHT);
  return y + 34;
};

const linesOf = (entry: Entry): string[] => {
  if (entry.kind === "card") return [entry.who, entry.place];
  if (entry.kind === "cash")
    return [
      `CASH ${entry.place}`,
      `${writeDay(entry.value_on, "DDMMM").toUpperCase()} ${entry.reference.slice(0, 4)}`,
    ];
  if (entry.kind === "fee") return ["Account fee"];
  return entry.reference.endsWith("7") ? [entry.who, `REF ${entry.reference}`, "FIRST PAYMENT"] : [entry.who];
};

const drawEntry = (
  sheet: Sheet,
  next: (height: number) => number,
  entry: Entry,
  facts: { day: string | null; balance: boolean },
): void => {
  for (const [at, line] of linesOf(entry).entries()) {
    const y = next(11.5);
    const isLast = at === linesOf(entry).length - 1;
    if (at === 0 && facts.day !== null) sheet.text(X_DATE, y, facts.day, TEXT);
    if (at === 0) sheet.text(X_TYPE, y, TYPES[entry.kind] ?? "", TEXT);
    sheet.text(X_TEXT, y, line, TEXT);
    if (!isLast) continue;
    sheet.amount(entry.id, [entry.amount < 0 ? X_OUT : X_IN, y], writeSize(entry.amount, EN), RIGHT);
    if (facts.balance) sheet.text(X_BALANCE, y, balanceText(entry.balance), RIGHT);
  }
};

const drawAll = (sheet: Sheet, ledger: Ledger, number: string): void => {
  let balance = ledger.opening;
  let day = ledger.from;
  drawFront(sheet, ledger, number);
  const flow = makeFlow(sheet, {
    bottom: 770,
    head: (page) => drawHead(sheet, page === 1 ? 220 : 60, balance, writeDay(day, "DD MMM YY")),
    foot: (_, y) => {
      sheet.text(X_TYPE, y + 2, "BALANCE CARRIED FORWARD", BOLD);
      sheet.text(X_BALANCE, y + 2, balanceText(balance), RIGHT);
    },
  });
  for (const [date, entries] of groupByDay(ledger.entries))
    for (const [at, entry] of entries.entries()) {
      drawEntry(sheet, flow.next, entry, {
        day: at === 0 ? writeDay(date, "DD MMM YY") : null,
        balance: at === entries.length - 1,
      });
      balance = entry.balance;
      day = date;
    }
  const y = flow.next(14);
  sheet.text(X_DATE, y, writeDay(ledger.to, "DD MMM YY"), TEXT);
  sheet.text(X_TYPE, y, "BALANCE CARRIED FORWARD", BOLD);
  sheet.text(X_BALANCE, y, balanceText(balance), RIGHT);
  onEveryPage(sheet, (page, of) => {
    sheet.text(
      48,
      805,
      "Severn & Wold Building Bank is authorised in a made-up land. Arranged overdraft 39.90% EAR variable. Lost card? Call 0800 555 0171.",
      { ...TEXT, size: 6.5 },
    );
    sheet.text(547, 818, `Sheet ${page} of ${of}`, { ...RIGHT, size: 7 });
  });
};

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 2 ? ["2025-12-06", "2026-02-05"] : ["2026-05-06", "2026-06-05"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: BRITISH,
    opening: seed === 3 ? -4_512 : random.int(10_000, 400_000),
    scale: 1_800,
  });
  const number = random.digits(8);
  return {
    engine: "direct",
    page: { size: A4, margin: 0 },
    draw: (sheet) => drawAll(sheet, ledger, number),
    statements: [
      toTruth(ledger, {
        bank_name: "Severn & Wold Building Bank",
        account: number,
        currency: "GBP",
        provable: true,
      }),
    ],
  };
};

export const ukDayGroups: Layout = { name: "uk-day-groups", rows: [24, 120, 2], make };
