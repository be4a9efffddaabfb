import { writeDay } from "../facts/days.ts";
import type { Drawing, Layout } from "../draw/layout.ts";
import type { Context } from "../facts/context.ts";
import { groupByDay, makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../facts/ledger.ts";
import { DE, writeSize, writeSuffixed } from "../facts/money.ts";
import { DUTCH } from "../facts/payees.ts";
import { escapeHtml, mark, printed, right, tr } from "../draw/html.ts";

const STYLE = `body{font:9.5px "Liberation Serif"}h1{font-size:16px}td{padding:1px 5px}.k td{padding-top:7px;font-style:italic}`;
const signed = (minor: number): string => writeSuffixed(minor, DE, ["-", "+"]);

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 2 ? ["2025-12-01", "2026-01-31"] : ["2026-05-01", "2026-05-31"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: DUTCH,
    opening: random.int(30_000, 400_000),
    scale: 2_500,
  });
  const iban = `FI21 9999 ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`;
  let number = 0;
  const days = groupByDay(ledger.entries).map(([day, entries]) => {
    const lines = entries.map((entry) => {
      number += 1;
      return `${tr(["", `${random.digits(4)}${entry.reference}`, escapeHtml(entry.who), String(number), right(mark(entry, signed(entry.amount)))])}${tr(["", "", entry.kind === "card" ? `KORTTIOSTO ${entry.place} ${writeDay(entry.value_on, "DDMM")}` : `VIITE ${entry.reference}`, "", ""])}`;
    });
    return `${tr([{ html: `KIRJAUSPÄIVÄ ${writeDay(day, "DD.MM.")}`, as: "colspan=5" }], 'class="k"')}${lines.join("")}`;
  });
  const body = `<h1>Revontuli Pankki</h1><p>TILIOTE nro ${random.int(1, 12)} &nbsp; ${writeDay(from, "DD.MM.YYYY")} - ${writeDay(to, "DD.MM.YYYY")}<br>Käyttötili ${iban} &nbsp; BIC EXMPFIHH &nbsp; EUR<br>AINO LEHTOVAARA</p>
  <table><tr class=b><td></td><td>Arkistointitunnus</td><td>Saaja / Maksaja, Selite</td><td>Nro</td><td class=r>Määrä</td></tr>${tr(["", "", `ALKUSALDO ${writeDay(from, "DD.MM.YYYY")}`, "", right(signed(ledger.opening))])}${days.join("")}${tr(["", "", `LOPPUSALDO ${writeDay(to, "DD.MM.YYYY")}`, "", right(signed(ledger.closing))], 'class="k"')}</table>
  <p>PANOT YHTEENSÄ ${moneyIn(ledger.entries).length} KPL ${writeSize(sumOf(moneyIn(ledger.entries)), DE)} &nbsp; OTOT YHTEENSÄ ${moneyOut(ledger.entries).length} KPL ${writeSize(sumOf(moneyOut(ledger.entries)), DE)}<br>Palvelumaksut 3,00 EUR veloitetaan 15.06. Asiakaspalvelu 0200 5550.</p>`;
  return printed({
    style: STYLE,
    body,
    footer: "Sivu {n}/{N}",
    statements: [
      toTruth(ledger, { bank_name: "Revontuli Pankki", account: iban, currency: "EUR", provable: true }),
    ],
  });
};

export const fiDayHeadings: Layout = { name: "held-back-11", rows: [20, 76, 2], make };
