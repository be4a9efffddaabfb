import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, toTruth } from "../../facts/ledger.ts";
import { writeSize } from "../../facts/money.ts";
import type { NumberStyle } from "../../facts/money.ts";
import { FRENCH } from "../../facts/payees.ts";
import { escapeHtml, mark, printed, right, tr } from "../../draw/html.ts";

const THIN: NumberStyle = { group: "\u202F", decimal: ",", digits: 2 };
const STYLE = `body{font:10px "DejaVu Sans Condensed"}h1{font-size:22px;font-weight:normal;color:#1d6b56}td{border-bottom:1px solid #eee;padding:6px 4px}.in{color:#1d6b56}.d{color:#666;font-size:8px}`;
const signed = (minor: number): string => `${minor < 0 ? "−" : "+"}\u00A0${writeSize(minor, THIN)}\u00A0€`;

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 1 ? ["2025-12-15", "2026-01-14"] : ["2026-07-01", "2026-07-31"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: FRENCH,
    opening: random.int(15_000, 450_000),
    scale: 1_900,
  });
  const order = ledger.entries.toReversed();
  const iban = `FR76 1699 8000 01${random.digits(2)} ${random.digits(4)} ${random.digits(4)} ${random.digits(3)}`;
  const table = order.map((entry) =>
    tr([
      writeDay(entry.booked_on, "D MMM YYYY", "fr"),
      `${escapeHtml(entry.who)}<div class=d>${entry.kind === "card" ? `Carte •• 8841 · ${escapeHtml(entry.place)} · TVA 20 %` : `Virement · Réf. ${entry.reference}`}</div>`,
      right(`<span class="${entry.amount > 0 ? "in" : ""}">${mark(entry, signed(entry.amount))}</span>`),
    ]),
  );
  const body = `<h1>petitcompte</h1><p>Relevé du ${writeDay(from, "D MMMM YYYY", "fr")} au ${writeDay(to, "D MMMM YYYY", "fr")}<br>Titulaire : Camille Aubert · IBAN ${iban} · BIC EXMPFRP1XXX</p>
  <table style="width:60%">${tr([`Solde au ${writeDay(from, "DD/MM/YYYY")}`, right(signed(ledger.opening))])}${tr([`Solde au ${writeDay(to, "DD/MM/YYYY")}`, right(signed(ledger.closing))])}</table>
  <h3>Opérations</h3><table>${table.join("")}</table><p class=d>Petitcompte SAS, établissement de paiement fictif. Plafond de paiement 2\u202F000,00 € par mois glissant. Médiateur : mediateur@petitcompte.example.test</p>`;
  return printed({
    style: STYLE,
    body,
    margin: [14, 22],
    footer: "Relevé petitcompte — page {n}/{N}",
    statements: [
      toTruth(ledger, { bank_name: "petitcompte", account: iban, currency: "EUR", provable: true, order }),
    ],
  });
};

export const frSignedOnline: Layout = { name: "fr-signed-online", rows: [21, 70, 1], make };
