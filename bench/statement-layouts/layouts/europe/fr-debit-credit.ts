import { writeDay } from "../../facts/days.ts";
import { makeFlow, onEveryPage } from "../../draw/flow.ts";
import { SERIF, SERIF_BOLD } from "../../draw/fonts.ts";
import type { Sheet, TextStyle } from "../../draw/sheet.ts";
import { A4 } from "../../draw/layout.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Entry, Ledger } from "../../facts/ledger.ts";
import { FR, writeSize } from "../../facts/money.ts";
import { FRENCH } from "../../facts/payees.ts";

const TEXT: TextStyle = { font: SERIF, size: 9 };
const BOLD: TextStyle = { font: SERIF_BOLD, size: 9 };
const RIGHT: TextStyle = { ...TEXT, align: "right" };
const [X_DATE, X_VALUE, X_TEXT, X_DEBIT, X_CREDIT] = [44, 84, 130, 465, 548];

const linesOf = (entry: Entry): string[] => {
  if (entry.kind === "card")
    return [
      `CB ${entry.who} ${entry.place}`,
      `CARTE 4974XXXXXXXX${entry.reference.slice(0, 4)} LE ${writeDay(entry.value_on, "DD/MM")}`,
    ];
  if (entry.kind === "cash") return [`RETRAIT DAB ${entry.place} ${writeDay(entry.value_on, "DD/MM")} 18H04`];
  if (entry.kind === "fee") return ["* COTISATION MENSUELLE OFFRE ESSENTIELLE"];
  if (entry.kind === "interest") return ["INTERETS CREDITEURS"];
  if (entry.kind === "reversal") return [`AVOIR CARTE ${entry.who}`];
  return entry.amount < 0
    ? [
        `PRLV SEPA ${entry.who}`,
        `ECH/${writeDay(entry.value_on, "DDMMYY")} ID EMETTEUR/FR99ZZZ${entry.reference.slice(0, 6)}`,
        `MDT/${entry.reference} REF/FACTURE 00${entry.reference.slice(0, 5)}`,
      ]
    : [`VIR SEPA RECU /DE ${entry.who}`, `/MOTIF ${entry.reference} /REF ${entry.reference.slice(3)}`];
};

const column = (minor: number): number => (minor < 0 ? X_DEBIT : X_CREDIT);

const drawFront = (sheet: Sheet, ledger: Ledger, iban: string): void => {
  sheet.text(44, 36, "CRÉDIT DU VALLON", { font: SERIF_BOLD, size: 17, color: "#8c1d18" });
  sheet.text(44, 58, "Agence Lyon Part-Dieu · 04 99 55 01 10 · creditduvallon.example.test", {
    ...TEXT,
    size: 7.5,
  });
  sheet.text(330, 96, "M. OU MME BASTIEN ROCHETTE", BOLD);
  sheet.text(330, 109, "27 RUE DES GLYCINES", TEXT);
  sheet.text(330, 122, "69003 LYON", TEXT);
  sheet.text(44, 110, "RELEVÉ DE COMPTE CHÈQUES", { font: SERIF_BOLD, size: 11 });
  sheet.text(
    44,
    126,
    `du ${writeDay(ledger.from, "D MMMM YYYY", "fr")} au ${writeDay(ledger.to, "D MMMM YYYY", "fr")}`,
    TEXT,
  );
  sheet.text(
    44,
    152,
    `RIB : 30999 00012 ${iban.slice(-13, -2)} ${iban.slice(-2)}   IBAN : ${iban}   BIC : EXMPFRPPLYO`,
    { ...TEXT, size: 8 },
  );
};

const drawHead = (sheet: Sheet, y: number): number => {
  sheet.box([40, y, 515, 16], "#e9dcdb");
  for (const [x, word] of [
    [X_DATE, "Date"],
    [X_VALUE, "Valeur"],
    [X_TEXT, "Nature des opérations"],
  ] as const)
    sheet.text(x, y + 4, word, BOLD);
  for (const [x, word] of [
    [X_DEBIT, "Débit"],
    [X_CREDIT, "Crédit"],
  ] as const)
    sheet.text(x, y + 4, word, { ...BOLD, align: "right" });
  return y + 22;
};

const drawEntry = (sheet: Sheet, next: (height: number) => number, entry: Entry): void => {
  for (const [at, line] of linesOf(entry).entries()) {
    const y = at === 0 ? next(13) + 3 : next(10);
    if (at === 0) {
      sheet.text(X_DATE, y, writeDay(entry.booked_on, "DD.MM"), TEXT);
      sheet.text(X_VALUE, y, writeDay(entry.value_on, "DD.MM"), TEXT);
      sheet.amount(entry.id, [column(entry.amount), y], writeSize(entry.amount, FR), RIGHT);
    }
    sheet.text(at === 0 ? X_TEXT : X_TEXT + 8, y, line, at === 0 ? TEXT : { ...TEXT, size: 7.5 });
  }
};

const drawAll = (sheet: Sheet, ledger: Ledger, iban: string): void => {
  drawFront(sheet, ledger, iban);
  const flow = makeFlow(sheet, { bottom: 775, head: (page) => drawHead(sheet, page === 1 ? 176 : 50) });
  const standing = (words: string, day: string, minor: number): void => {
    const y = flow.next(18);
    sheet.text(X_TEXT, y, `${words} ${writeDay(day, "DD.MM.YYYY")}`, BOLD);
    sheet.text(column(minor), y, writeSize(minor, FR), { ...BOLD, align: "right" });
  };
  standing(`SOLDE ${ledger.opening < 0 ? "DÉBITEUR" : "CRÉDITEUR"} AU`, ledger.from, ledger.opening);
  for (const entry of ledger.entries) drawEntry(sheet, flow.next, entry);
  const y = flow.next(20) + 4;
  sheet.line(X_TEXT, y - 3, 550);
  sheet.text(X_TEXT, y, "TOTAL DES OPÉRATIONS", BOLD);
  sheet.text(X_DEBIT, y, writeSize(sumOf(moneyOut(ledger.entries)), FR), RIGHT);
  sheet.text(X_CREDIT, y, writeSize(sumOf(moneyIn(ledger.entries)), FR), RIGHT);
  standing(`SOLDE ${ledger.closing < 0 ? "DÉBITEUR" : "CRÉDITEUR"} AU`, ledger.to, ledger.closing);
  onEveryPage(sheet, (page, of) => {
    sheet.text(
      44,
      800,
      "Crédit du Vallon, société coopérative au capital de 1 402 118,50 euros, RCS Lyon 999 555 010. * Opération exonérée de commission.",
      { ...TEXT, size: 6.5 },
    );
    sheet.text(548, 812, `${page} / ${of}`, { ...RIGHT, size: 7 });
  });
};

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 2 ? ["2025-12-05", "2026-01-05"] : ["2026-04-05", "2026-05-05"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: FRENCH,
    opening: seed === 3 ? -random.int(1_000, 50_000) : random.int(50_000, 900_000),
    scale: 2_200,
  });
  const iban = `FR76 3099 9000 12${random.digits(2)} ${random.digits(4)} ${random.digits(4)} ${random.digits(3)}`;
  return {
    engine: "direct",
    page: { size: A4, margin: 0 },
    draw: (sheet) => drawAll(sheet, ledger, iban),
    statements: [
      toTruth(ledger, { bank_name: "Crédit du Vallon", account: iban, currency: "EUR", provable: true }),
    ],
  };
};

export const frDebitCredit: Layout = { name: "fr-debit-credit", rows: [22, 85, 5], make };
