import { writeDay } from "../facts/days.ts";
import type { Drawing, Layout } from "../draw/layout.ts";
import type { Context } from "../facts/context.ts";
import { makeLedger, toTruth } from "../facts/ledger.ts";
import { DE, writeSize } from "../facts/money.ts";
import { FRENCH } from "../facts/payees.ts";
import { escapeHtml, mark, printed, right, tr } from "../draw/html.ts";

const STYLE = `body{font:9px "Liberation Sans"}h1{font-size:16px;color:#004f9f}td{padding:1px 5px}.t td{padding-top:6px}.s{text-align:right;width:20px}`;

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 1 ? ["2025-12-10", "2026-01-12"] : ["2026-08-03", "2026-08-28"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: FRENCH,
    opening: random.int(-10_000, 400_000),
    scale: 2_300,
  });
  const iban = `BE71 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`;
  const signOf = (minor: number): { html: string; as: string } => ({
    html: minor < 0 ? "-" : "+",
    as: 'class="s"',
  });
  const standing = (words: string, day: string, minor: number): string =>
    tr(
      [
        "",
        "",
        `<b>${words} ${writeDay(day, "DD-MM-YYYY")}</b>`,
        "",
        signOf(minor),
        right(`<b>${writeSize(minor, DE)}</b>`),
      ],
      'class="t"',
    );
  const table = ledger.entries.map(
    (entry, at) =>
      `${tr([String(at + 1).padStart(4, "0"), writeDay(entry.booked_on, "DD-MM"), entry.kind === "card" ? "Paiement par carte" : entry.amount < 0 ? "Domiciliation européenne" : "Virement en euros", writeDay(entry.value_on, "DD-MM"), signOf(entry.amount), right(mark(entry, writeSize(entry.amount, DE)))], 'class="t"')}${tr(["", "", escapeHtml(entry.who), "", "", ""])}${tr(["", "", entry.kind === "card" ? `Numéro de carte 6703 30XX XXXX X${entry.reference.slice(0, 3)} ${escapeHtml(entry.place)}` : `Communication : +++${entry.reference.slice(0, 3)}/${entry.reference.slice(3, 7)}/${entry.reference.slice(5)}+++`, "", "", ""])}`,
  );
  const body = `<h1>Banque du Beffroi</h1><p>Compte à vue ${iban} &nbsp; EUR &nbsp; Extrait ${random.int(1, 30)} du ${writeDay(to, "DD-MM-YYYY")}<br>M. Gauthier Delporte, 7000 Mons</p><table><tr class=b><td style="width:36px">N°</td><td style="width:44px">Date</td><td>Détail de l'opération</td><td style="width:44px">Valeur</td><td></td><td class=r>Montant</td></tr>${standing("Solde précédent au", from, ledger.opening)}${table.join("")}${standing("Nouveau solde au", to, ledger.closing)}</table><p>Facilité de découvert 1.250,00 EUR. Frais du trimestre 12,00 EUR prévus le 01-10-2026.</p>`;
  return printed({
    style: STYLE,
    body,
    footer: "{n} / {N}",
    statements: [
      toTruth(ledger, { bank_name: "Banque du Beffroi", account: iban, currency: "EUR", provable: true }),
    ],
  });
};

export const beFarSign: Layout = { name: "held-back-02", rows: [18, 66, 2], make };
