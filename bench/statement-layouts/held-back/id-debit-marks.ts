import { writeDay } from "../facts/days.ts";
import { makeFlow } from "../draw/flow.ts";
import type { Sheet, TextStyle } from "../draw/sheet.ts";
import { A4 } from "../draw/layout.ts";
import type { Drawing, Layout } from "../draw/layout.ts";
import type { Context } from "../facts/context.ts";
import { groupByDay, makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../facts/ledger.ts";
import type { Ledger } from "../facts/ledger.ts";
import { EN, writeSize } from "../facts/money.ts";
import { ASIAN } from "../facts/payees.ts";

const TEXT: TextStyle = { font: "Helvetica", size: 8 };
const RIGHT: TextStyle = { ...TEXT, align: "right" };
const [X_DATE, X_TEXT, X_BRANCH, X_AMOUNT, X_MARK, X_BALANCE] = [40, 90, 330, 440, 444, 555];

const drawTop = (sheet: Sheet, ledger: Ledger, number: string): number => {
  sheet.text(40, 30, "BANK KAMBOJA", { font: "Helvetica-BoldOblique", size: 18, color: "#0060af" });
  sheet.text(300, 36, "REKENING TAHAPAN", { ...TEXT, font: "Helvetica-Bold", size: 10, align: "center" });
  sheet.text(40, 66, "KCU MALANG", TEXT);
  sheet.text(40, 86, "DEWI ANGGRAINI", TEXT);
  sheet.text(40, 97, "JL MELATI 12 RT 03", TEXT);
  sheet.text(380, 86, `NO. REKENING  :  ${number}`, TEXT);
  sheet.text(380, 97, `PERIODE  :  ${writeDay(ledger.to, "MMMM YYYY", "id").toUpperCase()}`, TEXT);
  sheet.text(380, 108, "MATA UANG  :  IDR", TEXT);
  sheet.box([36, 126, 523, 16], "#dbe8f3");
  for (const [x, word] of [
    [X_DATE, "TANGGAL"],
    [X_TEXT, "KETERANGAN"],
    [X_BRANCH, "CBG"],
  ] as const)
    sheet.text(x, 130, word, TEXT);
  sheet.text(X_AMOUNT, 130, "MUTASI", RIGHT);
  sheet.text(X_BALANCE, 130, "SALDO", RIGHT);
  return 150;
};

const drawAll = (sheet: Sheet, ledger: Ledger, number: string): void => {
  const flow = makeFlow(sheet, {
    bottom: 770,
    head: () => drawTop(sheet, ledger, number),
    foot: (_, y) => sheet.text(X_BALANCE, y + 4, "Bersambung ke halaman berikut", { ...RIGHT, size: 7 }),
  });
  const first = flow.next(12);
  sheet.text(X_DATE, first, writeDay(ledger.from, "DD/MM"), TEXT);
  sheet.text(X_TEXT, first, "SALDO AWAL", TEXT);
  sheet.text(X_BALANCE, first, writeSize(ledger.opening, EN), RIGHT);
  for (const [day, entries] of groupByDay(ledger.entries))
    for (const [at, entry] of entries.entries()) {
      const y = flow.next(12);
      sheet.text(X_DATE, y, writeDay(day, "DD/MM"), TEXT);
      sheet.text(
        X_TEXT,
        y,
        entry.kind === "card" ? "TRANSAKSI DEBIT" : `TRSF E-BANKING ${entry.amount < 0 ? "DB" : "CR"}`,
        TEXT,
      );
      sheet.text(X_BRANCH, y, entry.reference.slice(0, 4), TEXT);
      sheet.amount(entry.id, [X_AMOUNT, y], writeSize(entry.amount, EN), RIGHT);
      if (entry.amount < 0) sheet.text(X_MARK, y, "DB", TEXT);
      if (at === entries.length - 1) sheet.text(X_BALANCE, y, writeSize(entry.balance, EN), RIGHT);
      sheet.text(
        X_TEXT,
        flow.next(10),
        `TGL: ${writeDay(entry.value_on, "DD/MM")} QR ${entry.reference.slice(5)} 00000.00`,
        TEXT,
      );
      sheet.text(X_TEXT, flow.next(10), entry.who, TEXT);
    }
  flow.next(10);
  const totals: [string, string][] = [
    ["SALDO AWAL", writeSize(ledger.opening, EN)],
    ["MUTASI CR", `${writeSize(sumOf(moneyIn(ledger.entries)), EN)}     ${moneyIn(ledger.entries).length}`],
    ["MUTASI DB", `${writeSize(sumOf(moneyOut(ledger.entries)), EN)}     ${moneyOut(ledger.entries).length}`],
    ["SALDO AKHIR", writeSize(ledger.closing, EN)],
  ];
  for (const [name, value] of totals) {
    const y = flow.next(12);
    sheet.text(X_TEXT, y, name, TEXT);
    sheet.text(160, y, ":", TEXT);
    sheet.text(180, y, value, TEXT);
  }
};

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-03-01",
    to: "2026-03-31",
    count: rows,
    payees: ASIAN,
    opening: random.int(100_000_000, 900_000_000),
    scale: 9_000_000,
    step: 100,
    neverOverdrawn: true,
  });
  const number = random.digits(10);
  return {
    engine: "direct",
    page: { size: A4, margin: 0 },
    draw: (sheet) => drawAll(sheet, ledger, number),
    statements: [
      toTruth(ledger, { bank_name: "Bank Kamboja", account: number, currency: "IDR", provable: true }),
    ],
  };
};

export const idDebitMarks: Layout = { name: "held-back-09", rows: [16, 70, 2], make };
