import { writeDay } from "../../facts/days.ts";
import { makeFlow } from "../../draw/flow.ts";
import { SERIF, SERIF_BOLD } from "../../draw/fonts.ts";
import type { Sheet, TextStyle } from "../../draw/sheet.ts";
import { A4 } from "../../draw/layout.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, toTruth } from "../../facts/ledger.ts";
import type { Ledger } from "../../facts/ledger.ts";
import { THREE, writeSigned, writeSize } from "../../facts/money.ts";
import { GULF } from "../../facts/payees.ts";

const TEXT: TextStyle = { font: SERIF, size: 9 };
const BOLD: TextStyle = { font: SERIF_BOLD, size: 9 };
const RIGHT: TextStyle = { ...TEXT, align: "right" };
const [X_DATE, X_TEXT, X_OUT, X_IN, X_BALANCE] = [46, 120, 380, 462, 548];

const drawAll = (sheet: Sheet, ledger: Ledger, iban: string): void => {
  sheet.text(46, 40, "Falaj Commercial Bank K.S.C.", { font: SERIF_BOLD, size: 15, color: "#114b5f" });
  sheet.text(46, 70, "Account statement - KWD Current", BOLD);
  sheet.text(
    46,
    84,
    `IBAN ${iban}   Leila Haddad   ${writeDay(ledger.from, "DD-MMM-YYYY")} to ${writeDay(ledger.to, "DD-MMM-YYYY")}`,
    TEXT,
  );
  const flow = makeFlow(sheet, {
    bottom: 780,
    head: (page) => {
      const y = page === 1 ? 110 : 46;
      for (const [x, word] of [
        [X_DATE, "Post Date"],
        [X_TEXT, "Particulars"],
      ] as const)
        sheet.text(x, y, word, BOLD);
      for (const [x, word] of [
        [X_OUT, "Debit KWD"],
        [X_IN, "Credit KWD"],
        [X_BALANCE, "Balance KWD"],
      ] as const)
        sheet.text(x, y, word, { ...BOLD, align: "right" });
      sheet.line(46, y + 13, 548);
      return y + 18;
    },
  });
  const first = flow.next(14);
  sheet.text(X_TEXT, first, "Opening balance", TEXT);
  sheet.text(X_BALANCE, first, writeSigned(ledger.opening, THREE), RIGHT);
  for (const entry of ledger.entries) {
    const lines = sheet.wrap(
      `${entry.kind === "card" ? "KNET purchase at" : entry.amount < 0 ? "Transfer to" : "Transfer from"} ${entry.who}, ${entry.place}, sequence ${entry.reference}, approved ${writeDay(entry.value_on, "DD-MMM-YYYY")} terminal ${entry.reference.slice(0, 5)}`,
      190,
      TEXT,
    );
    for (const [at, line] of lines.entries()) {
      const y = at === 0 ? flow.next(14) + 3 : flow.next(11);
      sheet.text(X_TEXT, y, line, TEXT);
      if (at > 0) continue;
      sheet.text(X_DATE, y, writeDay(entry.booked_on, "DD-MMM-YYYY"), TEXT);
      sheet.amount(entry.id, [entry.amount < 0 ? X_OUT : X_IN, y], writeSize(entry.amount, THREE), RIGHT);
      sheet.text(X_BALANCE, y, writeSigned(entry.balance, THREE), RIGHT);
    }
  }
  const last = flow.next(18) + 5;
  sheet.text(X_TEXT, last, "Closing balance", BOLD);
  sheet.text(X_BALANCE, last, writeSigned(ledger.closing, THREE), RIGHT);
};

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-07-01",
    to: "2026-07-31",
    count: rows,
    payees: GULF,
    opening: random.int(100_000, 5_000_000),
    scale: 9_000,
    step: 5,
  });
  const iban = `KW81 EXMP 0000 0000 0000 ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`;
  return {
    engine: "direct",
    page: { size: A4, margin: 0 },
    draw: (sheet) => drawAll(sheet, ledger, iban),
    statements: [
      toTruth(ledger, {
        bank_name: "Falaj Commercial Bank K.S.C.",
        account: iban,
        currency: "KWD",
        provable: true,
      }),
    ],
  };
};

export const kwThreeDecimals: Layout = { name: "kw-three-decimals", rows: [18, 75, 2], make };
