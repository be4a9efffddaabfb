import { writeDay } from "../../facts/days.ts";
import { makeFlow } from "../../draw/flow.ts";
import { MONO } from "../../draw/fonts.ts";
import type { Sheet, TextStyle } from "../../draw/sheet.ts";
import { LETTER } from "../../draw/layout.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Ledger } from "../../facts/ledger.ts";
import { EN, writeSize, writeSuffixed } from "../../facts/money.ts";
import { AMERICAN } from "../../facts/payees.ts";

const TEXT: TextStyle = { font: MONO, size: 8.5 };
const signed = (minor: number): string => writeSuffixed(minor, EN, ["-", ""]);

/** Whole lines of 90 signs, as a line printer wrote them. */
const lineOf = (parts: readonly [number, string][]): string => {
  let line = "";
  for (const [at, words] of parts)
    line = at < 0 ? line.padEnd(-at - words.length) + words : line.padEnd(at) + words;
  return line;
};

const drawAll = (sheet: Sheet, ledger: Ledger, number: string): void => {
  const flow = makeFlow(sheet, {
    bottom: 740,
    head: (page) => {
      sheet.text(
        40,
        40,
        lineOf([
          [0, "PRAIRIE STATE BANK AND TRUST"],
          [60, `ACCOUNT ${number}`],
        ]),
        TEXT,
      );
      sheet.text(
        40,
        51,
        lineOf([
          [0, "BOX 99 SALINA KS 67401"],
          [60, `STATEMENT ${writeDay(ledger.to, "MM/DD/YY")}  PAGE ${page}`],
        ]),
        TEXT,
      );
      sheet.text(
        40,
        75,
        lineOf([
          [0, "DATE"],
          [8, "DESCRIPTION"],
          [-66, "DEBIT"],
          [-78, "CREDIT"],
          [-92, "BALANCE"],
        ]),
        TEXT,
      );
      return 90;
    },
  });
  const put = (parts: readonly [number, string][]): void =>
    sheet.text(40, flow.next(11), lineOf(parts), TEXT);
  put([
    [0, writeDay(ledger.from, "MM/DD")],
    [8, "BEGINNING BALANCE"],
    [-92, signed(ledger.opening)],
  ]);
  for (const entry of ledger.entries) {
    const amount = writeSize(entry.amount, EN);
    put([
      [0, writeDay(entry.booked_on, "MM/DD")],
      [
        8,
        entry.kind === "check"
          ? `CHECK ${entry.reference.slice(0, 4)}`
          : entry.who.toUpperCase().slice(0, 34),
      ],
      [entry.amount < 0 ? -66 : -78, amount],
      [-92, signed(entry.balance)],
    ]);
    sheet.note(entry.id);
    if (entry.kind === "card")
      put([
        [
          10,
          `DBT CRD ${entry.reference.slice(0, 4)} ${writeDay(entry.value_on, "MM/DD/YY")} ${entry.reference} ${entry.place}`,
        ],
      ]);
  }
  put([
    [0, writeDay(ledger.to, "MM/DD")],
    [8, "ENDING BALANCE"],
    [-92, signed(ledger.closing)],
  ]);
  flow.next(11);
  put([
    [8, `${moneyOut(ledger.entries).length} DEBITS TOTALING`],
    [-66, writeSize(sumOf(moneyOut(ledger.entries)), EN)],
  ]);
  put([
    [8, `${moneyIn(ledger.entries).length} CREDITS TOTALING`],
    [-78, writeSize(sumOf(moneyIn(ledger.entries)), EN)],
  ]);
};

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 1 ? ["2025-12-12", "2026-01-12"] : ["2026-06-12", "2026-07-12"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: AMERICAN,
    opening: random.int(10_000, 500_000),
    scale: 3_100,
    kinds: ["card", "card", "check", "in", "out", "fee"],
  });
  const number = `XX${random.digits(2)}-${random.digits(4)}`;
  return {
    engine: "direct",
    page: { size: LETTER, margin: 0, rotate: 90 },
    draw: (sheet) => {
      drawAll(sheet, ledger, number);
    },
    statements: [
      toTruth(ledger, {
        bank_name: "Prairie State Bank and Trust",
        account: number,
        currency: "USD",
        provable: true,
      }),
    ],
  };
};

export const usRotatedMainframe: Layout = { name: "us-rotated-mainframe", rows: [26, 110, 3], make };
