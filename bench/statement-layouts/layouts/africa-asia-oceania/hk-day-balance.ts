import { writeDay } from "../../facts/days.ts";
import { makeFlow, onEveryPage } from "../../draw/flow.ts";
import type { Flow } from "../../draw/flow.ts";
import type { Sheet, TextStyle } from "../../draw/sheet.ts";
import { A4 } from "../../draw/layout.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { groupByDay, makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Ledger } from "../../facts/ledger.ts";
import { EN, writeSize, writeSuffixed } from "../../facts/money.ts";
import { ASIAN } from "../../facts/payees.ts";

const TEXT: TextStyle = { font: "Times-Roman", size: 9.5 };
const BOLD: TextStyle = { font: "Times-Bold", size: 9.5 };
const RIGHT: TextStyle = { ...TEXT, align: "right" };
const [X_DATE, X_TEXT, X_IN, X_OUT, X_BALANCE] = [50, 100, 370, 455, 545];
const balanceText = (minor: number): string => writeSuffixed(minor, EN, ["DR", ""]);

const drawHead = (sheet: Sheet, y: number, title: string): number => {
  sheet.text(50, y, title, { ...BOLD, size: 11 });
  for (const [x, word] of [
    [X_DATE, "Date"],
    [X_TEXT, "Transaction Details"],
  ] as const)
    sheet.text(x, y + 18, word, BOLD);
  for (const [x, word] of [
    [X_IN, "Deposit"],
    [X_OUT, "Withdrawal"],
    [X_BALANCE, "Balance"],
  ] as const)
    sheet.text(x, y + 18, word, { ...BOLD, align: "right" });
  sheet.line(50, y + 31, 545);
  return y + 36;
};

const drawAccount = (sheet: Sheet, flow: Flow, ledger: Ledger): void => {
  const first = flow.next(13);
  sheet.text(X_DATE, first, writeDay(ledger.from, "D MMM"), TEXT);
  sheet.text(X_TEXT, first, "B/F BALANCE", TEXT);
  sheet.text(X_BALANCE, first, balanceText(ledger.opening), RIGHT);
  for (const [day, entries] of groupByDay(ledger.entries))
    for (const [at, entry] of entries.entries()) {
      const y = flow.next(13);
      if (at === 0) sheet.text(X_DATE, y, writeDay(day, "D MMM"), TEXT);
      sheet.text(
        X_TEXT,
        y,
        entry.kind === "interest"
          ? "CREDIT INTEREST"
          : `${entry.who} ${entry.kind === "card" ? "(EPS)" : ""}`,
        TEXT,
      );
      sheet.amount(entry.id, [entry.amount < 0 ? X_OUT : X_IN, y], writeSize(entry.amount, EN), RIGHT);
      if (at === entries.length - 1) sheet.text(X_BALANCE, y, balanceText(entry.balance), RIGHT);
      if (entry.kind === "out" || entry.kind === "in")
        sheet.text(
          X_TEXT + 12,
          flow.next(11),
          `REF ${entry.reference} FPS/${writeDay(entry.value_on, "DDMMM").toUpperCase()}`,
          { ...TEXT, size: 8 },
        );
    }
  const y = flow.next(22) + 6;
  sheet.text(X_TEXT, y, `Transaction Summary: ${ledger.entries.length} items`, BOLD);
  sheet.text(X_IN, y, writeSize(sumOf(moneyIn(ledger.entries)), EN), RIGHT);
  sheet.text(X_OUT, y, writeSize(sumOf(moneyOut(ledger.entries)), EN), RIGHT);
};

const drawAll = (sheet: Sheet, accounts: readonly [string, Ledger][], number: string): void => {
  sheet.text(50, 40, "Harbourlight Bank", { font: "Times-Bold", size: 18, color: "#9a0000" });
  sheet.text(50, 80, "MR CHAN TAI LUNG, FLAT 9C, 12 PEARL STREET, KOWLOON", TEXT);
  sheet.text(50, 100, `Integrated Account Statement   Number ${number}`, BOLD);
  sheet.text(50, 114, `Statement Date ${writeDay(accounts[0]?.[1].to ?? "", "D MMM YYYY")}`, TEXT);
  sheet.text(50, 134, "Financial Position", BOLD);
  for (const [at, [title, ledger]] of accounts.entries()) {
    sheet.text(62, 148 + at * 12, title, TEXT);
    sheet.text(400, 148 + at * 12, `HKD ${balanceText(ledger.closing)}`, RIGHT);
  }
  let title = accounts[0]?.[0] ?? "";
  let start = 190;
  for (const [at, [name, ledger]] of accounts.entries()) {
    title = name;
    if (at > 0 && start > 640) sheet.addPage();
    const top = at > 0 && start > 640 ? 50 : start;
    let isFirst = true;
    const flow = makeFlow(sheet, {
      bottom: 780,
      head: () => {
        const y = drawHead(sheet, isFirst ? top : 50, isFirst ? title : `${title} (continued)`);
        isFirst = false;
        return y;
      },
    });
    drawAccount(sheet, flow, ledger);
    start = flow.y() + 24;
  }
  onEveryPage(sheet, (page, of) =>
    sheet.text(545, 812, `Page ${page} of ${of}   Branch 168`, { ...RIGHT, size: 7.5 }),
  );
};

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 1 ? ["2025-12-10", "2026-01-09"] : ["2026-03-10", "2026-04-09"];
  const savings = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: ASIAN,
    opening: random.int(1_000_000, 9_000_000),
    scale: 6_000,
  });
  const current = makeLedger({
    random,
    from,
    to,
    count: Math.ceil(rows / 3),
    payees: ASIAN,
    opening: random.int(20_000, 900_000),
    scale: 8_000,
    kinds: ["out", "in", "fee"],
    firstId: 1000,
  });
  const number = `${random.digits(3)}-${random.digits(6)}-833`;
  const facts = { bank_name: "Harbourlight Bank", account: number, currency: "HKD", provable: true };
  return {
    engine: "direct",
    page: { size: A4, margin: 0 },
    draw: (sheet) =>
      drawAll(
        sheet,
        [
          ["HKD Savings", savings],
          ["HKD Current", current],
        ],
        number,
      ),
    statements: [toTruth(savings, facts), toTruth(current, facts)],
  };
};

export const hkDayBalance: Layout = { name: "hk-day-balance", rows: [20, 80, 3], make };
