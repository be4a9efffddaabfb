import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, toTruth } from "../../facts/ledger.ts";
import type { Entry } from "../../facts/ledger.ts";
import { DE, writeSigned } from "../../facts/money.ts";
import { GERMAN } from "../../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

const STYLE = `body{font:10px "Liberation Sans"}h1{color:#ff6200;font-size:20px}td{border-bottom:1px solid #ddd;line-height:1.5}th{font-weight:bold;border-bottom:1px solid #333;vertical-align:bottom}.f td{border:0;padding:1px 4px}`;

const titleOf = (entry: Entry): string =>
  ({
    card: "Lastschrift",
    out: "Überweisung",
    in: "Gehalt/Rente",
    cash: "Lastschrift",
    fee: "Entgelt",
    check: "Scheck",
    interest: "Zinsgutschrift",
    reversal: "Retoure",
  })[entry.kind];

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 2 ? ["2025-11-01", "2026-01-31"] : ["2026-05-01", "2026-05-31"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: GERMAN,
    opening: random.int(40_000, 600_000),
    scale: 2_700,
  });
  const iban = `DE10 9950 0105 ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`;
  const table = ledger.entries.map((entry) =>
    tr([
      `${writeDay(entry.booked_on, "DD.MM.YYYY")}<br>${writeDay(entry.value_on, "DD.MM.YYYY")}`,
      `${titleOf(entry)} ${escapeHtml(entry.who)}<br>${entry.kind === "card" ? `NR XXXX 3704 ${entry.place} KAUFUMSATZ ${writeDay(entry.value_on, "DD.MM")} ${entry.reference}<br>ARN74627${entry.reference}` : `Referenz: ${entry.reference}`}`,
      right(mark(entry, writeSigned(entry.amount, DE))),
    ]),
  );
  const body = `<h1>Löwenzahn Direkt</h1><div style="display:flex;justify-content:space-between"><p>Löwenzahn Direkt · 60999 Frankfurt<br><br>Herrn<br>Emil Brandstätter<br>Uferweg 2<br>28199 Bremen</p>
  <table class=f style="width:44%">${tr(["Girokonto Nummer", right(iban.replaceAll(" ", "").slice(-10))])}${tr(["Kontoauszug", right(writeDay(to, "MMMM YYYY", "de"))])}${tr(["IBAN", right(iban)])}${tr(["Datum", right(writeDay(to, "DD.MM.YYYY"))])}${tr(["Alter Saldo", right(`${writeSigned(ledger.opening, DE)} Euro`)])}${tr(["<b>Neuer Saldo</b>", right(`<b>${writeSigned(ledger.closing, DE)} Euro</b>`)])}${tr(["Eingeräumte Kontoüberziehung", right("2.500,00 Euro")])}</table></div>
  <table>${thead(["Buchung<br>Valuta", "Buchung / Verwendungszweck", ">Betrag (EUR)"])}${table.join("")}<tr><td></td><td><b>Neuer Saldo</b></td><td class=r><b>${writeSigned(ledger.closing, DE)}</b></td></tr></table>
  <p style="page-break-before:auto;font-size:8px">Kunden-Information: Der Referenzzins beträgt seit 01.04.2026 2,15 %. Empfehlen Sie uns bis 30.09.2026 weiter und erhalten Sie 50,00 Euro. Guthaben sind nach Maßgabe des Gesetzes geschützt.</p>`;
  return printed({
    style: STYLE,
    body,
    margin: [18, 20],
    footer: "34GKKA5110029_T &nbsp; Seite {n} von {N}",
    statements: [
      toTruth(ledger, { bank_name: "Löwenzahn Direkt", account: iban, currency: "EUR", provable: true }),
    ],
  });
};

export const deTwoDatesBelow: Layout = { name: "de-two-dates-below", rows: [20, 85, 2], make };
