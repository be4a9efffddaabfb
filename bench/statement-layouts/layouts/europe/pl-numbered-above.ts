import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import { FR, writeSigned, writeSize } from "../../facts/money.ts";
import { POLISH } from "../../facts/payees.ts";
import { escapeHtml, mark, printed, right, tr } from "../../draw/html.ts";

const STYLE = `body{font:9px "DejaVu Sans Condensed"}h1{font-size:14px;color:#003574}td{padding:1px 5px}.top td{border-top:1px solid #bbb;padding-top:5px}.g{color:#555}`;

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-02-01",
    to: "2026-02-28",
    count: rows,
    payees: POLISH,
    opening: random.int(20_000, 900_000),
    scale: 6_000,
  });
  const iban = `PL61 1090 9999 0000 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`;
  const signed = (minor: number): string => writeSigned(minor, FR);
  // The first line of a row tells what it is; date and amount stand on its second.
  const table = ledger.entries.map((entry, at) => {
    const kind =
      entry.kind === "card"
        ? "Zakup przy użyciu karty"
        : entry.amount < 0
          ? "Przelew wychodzący"
          : "Przelew przychodzący";
    return `<tbody>${tr(["", "", `<b>${kind}</b>`, "", ""], 'class="top"')}${tr([String(at + 1), writeDay(entry.booked_on, "DD.MM.YYYY"), escapeHtml(entry.who), right(mark(entry, signed(entry.amount))), right(signed(entry.balance))])}${tr(["", "", `<span class=g>${entry.kind === "card" ? `karta 4246XXXX${entry.reference.slice(0, 4)}, ${entry.place}, ${writeDay(entry.value_on, "DD.MM.YYYY")}` : `tytułem: faktura ${entry.reference.slice(0, 5)}/2026, kwota brutto`}</span>`, "", ""])}</tbody>`;
  });
  const body = `<h1>Bank Bursztynowy S.A.</h1><p>WYCIĄG NR 2/2026 za okres ${writeDay(ledger.from, "DD.MM.YYYY")} - ${writeDay(ledger.to, "DD.MM.YYYY")}<br>Posiadacz: JADWIGA NOWACKA, ul. Lipowa 3/8, 31-999 Kraków<br>Rachunek: ${iban} &nbsp; waluta PLN</p>
  <table><tr class=b><td>Lp.</td><td>Data księgowania</td><td style="width:48%">Opis operacji</td><td class=r>Kwota operacji</td><td class=r>Saldo po operacji</td></tr>${tr(["", "", "Saldo początkowe", "", right(signed(ledger.opening))], 'class="top"')}${table.join("")}${tr(["", "", "<b>Saldo końcowe</b>", "", right(`<b>${signed(ledger.closing)}</b>`)], 'class="top"')}</table>
  <p>Suma uznań (${moneyIn(ledger.entries).length}): ${writeSize(sumOf(moneyIn(ledger.entries)), FR)} PLN &nbsp; Suma obciążeń (${moneyOut(ledger.entries).length}): ${writeSize(sumOf(moneyOut(ledger.entries)), FR)} PLN</p>
  <p class=g>Niniejszy dokument jest wydrukiem komputerowym. Lokata 5,50% do 100 000,00 PLN do 31.03.2026. Infolinia 800 555 017.</p>`;
  return printed({
    style: STYLE,
    body,
    margin: [14, 14],
    footer: "Strona {n} z {N}",
    statements: [
      toTruth(ledger, { bank_name: "Bank Bursztynowy S.A.", account: iban, currency: "PLN", provable: true }),
    ],
  });
};

export const plNumberedAbove: Layout = { name: "pl-numbered-above", rows: [17, 70, 2], make };
