import { writeDay } from "../facts/days.ts";
import { makeFlow } from "../draw/flow.ts";
import { DEJAVU, DEJAVU_BOLD } from "../draw/fonts.ts";
import type { Sheet, TextStyle } from "../draw/sheet.ts";
import { A4 } from "../draw/layout.ts";
import type { Drawing, Layout } from "../draw/layout.ts";
import type { Context } from "../facts/context.ts";
import { makeLedger, toTruth } from "../facts/ledger.ts";
import type { Ledger } from "../facts/ledger.ts";
import { FR, writeSigned, writeSize } from "../facts/money.ts";
import { BRAZILIAN } from "../facts/payees.ts";

const TEXT: TextStyle = { font: DEJAVU, size: 7.5 };
const BOLD: TextStyle = { font: DEJAVU_BOLD, size: 7.5 };
const RIGHT: TextStyle = { ...TEXT, align: "right" };
const [X_DATE, X_VALUE, X_TEXT, X_OUT, X_IN, X_BALANCE, X_FREE] = [40, 82, 126, 340, 410, 482, 556];

const drawAll = (sheet: Sheet, ledger: Ledger, iban: string): void => {
  const limit = 50_000;
  let balance = ledger.opening;
  sheet.text(40, 36, "Banco Farol, S.A.", { font: DEJAVU_BOLD, size: 15, color: "#0f4c75" });
  sheet.text(
    40,
    80,
    `EXTRATO INTEGRADO N.º 004/2026     DE ${writeDay(ledger.from, "DD-MM-YYYY")} A ${writeDay(ledger.to, "DD-MM-YYYY")}`,
    BOLD,
  );
  sheet.text(40, 92, `INÊS CORREIA LOBO     CONTA À ORDEM EUR     IBAN ${iban}`, TEXT);
  sheet.text(40, 104, `Descoberto autorizado ${writeSize(limit, FR)} EUR     TAEG 15,9 %`, TEXT);
  const flow = makeFlow(sheet, {
    bottom: 770,
    head: (page) => {
      const y = page === 1 ? 126 : 46;
      for (const [x, word] of [
        [X_DATE, "Data Mov."],
        [X_VALUE, "Data Valor"],
        [X_TEXT, "Descritivo"],
      ] as const)
        sheet.text(x, y, word, BOLD);
      for (const [x, word] of [
        [X_OUT, "Débito"],
        [X_IN, "Crédito"],
        [X_BALANCE, "Saldo Contab."],
        [X_FREE, "Saldo Disp."],
      ] as const)
        sheet.text(x, y, word, { ...BOLD, align: "right" });
      sheet.text(X_TEXT, y + 15, page === 1 ? "SALDO INICIAL" : "TRANSPORTE", BOLD);
      sheet.text(X_BALANCE, y + 15, writeSigned(balance, FR), RIGHT);
      return y + 30;
    },
    foot: (_, y) => {
      sheet.text(X_TEXT, y + 2, "A TRANSPORTAR", BOLD);
      sheet.text(X_BALANCE, y + 2, writeSigned(balance, FR), RIGHT);
    },
  });
  for (const entry of ledger.entries) {
    const y = flow.next(12);
    balance = entry.balance;
    sheet.text(X_DATE, y, writeDay(entry.booked_on, "DD-MM-YY"), TEXT);
    sheet.text(X_VALUE, y, writeDay(entry.value_on, "DD-MM-YY"), TEXT);
    sheet.text(
      X_TEXT,
      y,
      `${entry.kind === "card" ? "COMPRA" : entry.amount < 0 ? "TRF P/" : "TRF DE"} ${entry.who}`.slice(
        0,
        34,
      ),
      TEXT,
    );
    sheet.amount(entry.id, [entry.amount < 0 ? X_OUT : X_IN, y], writeSize(entry.amount, FR), RIGHT);
    sheet.text(X_BALANCE, y, writeSigned(balance, FR), RIGHT);
    sheet.text(X_FREE, y, writeSigned(balance + limit, FR), RIGHT);
  }
  const y = flow.next(16) + 4;
  sheet.text(X_TEXT, y, "SALDO FINAL", BOLD);
  sheet.text(X_BALANCE, y, writeSigned(ledger.closing, FR), { ...BOLD, align: "right" });
  sheet.text(X_FREE, y, writeSigned(ledger.closing + limit, FR), RIGHT);
};

const make = ({ random, rows, seed }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-04-01",
    to: "2026-04-30",
    count: rows,
    payees: BRAZILIAN,
    opening: seed === 3 ? -20_055 : random.int(10_000, 300_000),
    scale: 2_000,
  });
  const iban = `PT50 0999 0000 ${random.digits(4)} ${random.digits(4)} ${random.digits(3)} 54`;
  return {
    engine: "direct",
    page: { size: A4, margin: 0 },
    draw: (sheet) => drawAll(sheet, ledger, iban),
    statements: [
      toTruth(ledger, { bank_name: "Banco Farol", account: iban, currency: "EUR", provable: true }),
    ],
  };
};

export const ptTwoBalances: Layout = { name: "held-back-06", rows: [24, 130, 3], make };
