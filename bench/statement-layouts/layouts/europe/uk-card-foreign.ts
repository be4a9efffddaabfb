import { writeDay } from "../../facts/days.ts";
import { makeFlow, onEveryPage } from "../../draw/flow.ts";
import { SANS, SANS_BOLD } from "../../draw/fonts.ts";
import type { Sheet, TextStyle } from "../../draw/sheet.ts";
import { A4 } from "../../draw/layout.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Entry, Ledger } from "../../facts/ledger.ts";
import { EN, writeSize } from "../../facts/money.ts";
import { BRITISH } from "../../facts/payees.ts";

const TEXT: TextStyle = { font: SANS, size: 8.5 };
const BOLD: TextStyle = { font: SANS_BOLD, size: 8.5 };
const [X_POST, X_DATE, X_TEXT, X_AMOUNT] = [60, 120, 180, 520];

/** A credit is marked CR, what is bought has no sign. */
const owed = (minor: number): string => `${writeSize(minor, EN)}${minor > 0 ? "CR" : ""}`;

const foreignLine = (entry: Entry): string[] => {
  if (entry.kind !== "card" || !/[147]$/.test(entry.reference)) return [];
  const rate = 1.13;
  return [
    `${writeSize(Math.round(-entry.amount * rate), EN)} EURO @ ${rate.toFixed(4)}  INCL NON-STERLING FEE £${writeSize(Math.round(-entry.amount * 0.0295), EN)}`,
  ];
};

const drawFront = (sheet: Sheet, ledger: Ledger, last: string): void => {
  sheet.text(60, 40, "FENNEL CARD", { font: SANS_BOLD, size: 20, color: "#276749", spacing: 3 });
  sheet.text(60, 100, "Mr Callum Drysdale", TEXT);
  sheet.text(60, 112, "8 Tannery Wynd, Edinburgh EH1 9ZZ", TEXT);
  const facts: [string, string][] = [
    ["Statement date", writeDay(ledger.to, "D MMMM YYYY")],
    ["Card number", `5434 **** **** ${last}`],
    ["Previous balance", `£${owed(ledger.opening)}`],
    ["Payments and credits", `£${writeSize(sumOf(moneyIn(ledger.entries)), EN)}CR`],
    ["New transactions, fees and interest", `£${writeSize(sumOf(moneyOut(ledger.entries)), EN)}`],
    ["Your new balance", `£${owed(ledger.closing)}`],
    ["Minimum payment", "£25.00"],
    ["Credit limit", "£7,500.00"],
  ];
  sheet.box([320, 92, 222, facts.length * 14 + 8], "#eef5f0");
  for (const [at, [name, value]] of facts.entries()) {
    sheet.text(328, 97 + at * 14, name, TEXT);
    sheet.text(534, 97 + at * 14, value, { ...BOLD, align: "right" });
  }
  sheet.text(
    60,
    228,
    "Estimated interest next month £3.12 if you pay the minimum. If you only pay £25.00 each month it takes 9 years and 2 months.",
    { ...TEXT, size: 7.5 },
  );
};

const drawAll = (sheet: Sheet, ledger: Ledger, last: string): void => {
  drawFront(sheet, ledger, last);
  const flow = makeFlow(sheet, {
    bottom: 780,
    head: (page) => {
      const y = page === 1 ? 250 : 60;
      for (const [x, word] of [
        [X_POST, "Posted"],
        [X_DATE, "Transaction"],
        [X_TEXT, "Details"],
      ] as const)
        sheet.text(x, y, word, BOLD);
      sheet.text(X_AMOUNT, y, "Amount £", { ...BOLD, align: "right" });
      sheet.line(60, y + 12, 530);
      return y + 18;
    },
  });
  for (const entry of ledger.entries) {
    const y = flow.next(13);
    sheet.text(X_POST, y, writeDay(entry.booked_on, "DD MMM"), TEXT);
    sheet.text(X_DATE, y, writeDay(entry.value_on, "DD MMM"), TEXT);
    sheet.text(
      X_TEXT,
      y,
      entry.kind === "in"
        ? "PAYMENT RECEIVED - THANK YOU"
        : entry.kind === "fee"
          ? "LATE PAYMENT FEE"
          : `${entry.who}, ${entry.place}`,
      TEXT,
    );
    sheet.amount(entry.id, [X_AMOUNT, y], owed(entry.amount), { ...TEXT, align: "right" });
    for (const line of foreignLine(entry))
      sheet.text(X_TEXT + 10, flow.next(11), line, { ...TEXT, size: 7.5 });
  }
  sheet.text(X_TEXT, flow.next(20) + 6, `Card ending ${last}: ${ledger.entries.length} transactions`, BOLD);
  onEveryPage(sheet, (page, of) =>
    sheet.text(300, 815, `Page ${page} of ${of}`, { ...TEXT, size: 7, align: "center" }),
  );
};

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 1 ? ["2025-12-20", "2026-01-19"] : ["2026-02-20", "2026-03-19"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: BRITISH,
    opening: -random.int(5_000, 150_000),
    scale: 2_000,
    kinds: ["card", "card", "card", "card", "in", "reversal", "fee"],
  });
  const last = random.digits(4);
  const truth = toTruth(ledger, { bank_name: "Fennel Card", account: last, currency: "GBP", provable: true });
  return {
    engine: "direct",
    page: { size: A4, margin: 0 },
    draw: (sheet) => drawAll(sheet, ledger, last),
    statements: [truth],
  };
};

export const ukCardForeign: Layout = { name: "uk-card-foreign", rows: [25, 110, 3], make };
