import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Ledger } from "../../facts/ledger.ts";
import { CH, writeSigned, writeSize } from "../../facts/money.ts";
import { SWISS } from "../../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

const STYLE = `body{font:9.5px "Liberation Sans"}h1{font-size:17px}h2{background:#222;color:#fff;font-size:11px;padding:3px 6px}td{border-bottom:1px dotted #aaa}`;

const section = (ledger: Ledger, currency: string, iban: string): string =>
  `<h2>${currency} account &nbsp; IBAN ${iban}</h2><table>${thead(["Booking", "Value", "Text", `>Debit ${currency}`, `>Credit ${currency}`, `>Balance ${currency}`])}${tr(["", "", `Balance as per ${writeDay(ledger.from, "DD.MM.YYYY")}`, "", "", right(writeSigned(ledger.opening, CH))])}${ledger.entries.map((entry) => tr([writeDay(entry.booked_on, "DD.MM.YYYY"), writeDay(entry.value_on, "DD.MM.YYYY"), `${entry.kind === "card" ? "Card payment" : entry.amount < 0 ? "Payment order" : "Credit"} ${escapeHtml(entry.who)}${entry.kind === "card" && /[36]$/.test(entry.reference) ? `<br>orig. USD ${writeSize(Math.round(entry.amount * 1.1), CH)} rate 1.1000 fee incl.` : ""}`, right(entry.amount < 0 ? mark(entry, writeSize(entry.amount, CH)) : ""), right(entry.amount > 0 ? mark(entry, writeSize(entry.amount, CH)) : ""), right(writeSigned(entry.balance, CH))])).join("")}${tr(["", "", "<b>Turnover / closing balance</b>", right(writeSize(sumOf(moneyOut(ledger.entries)), CH)), right(writeSize(sumOf(moneyIn(ledger.entries)), CH)), right(`<b>${writeSigned(ledger.closing, CH)}</b>`)])}</table>`;

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = ["2026-05-01", "2026-05-31"];
  const ledgers = (["CHF", "EUR", "USD"] as const).map((currency, at) => ({
    currency,
    iban: `CH${40 + at} 0899 9${random.digits(3)} ${random.digits(4)} ${random.digits(4)} ${at}`,
    ledger: makeLedger({
      random,
      from,
      to,
      count: at === 2 && seed === 3 ? 0 : Math.ceil(rows / (at + 1)),
      payees: SWISS,
      opening: random.int(100_000, 3_000_000),
      scale: 3_500,
      step: at === 0 ? 5 : 1,
      firstId: at * 1000,
    }),
  }));
  const body = `<h1>Bankhaus Gletscher & Cie</h1><p>Joint account holders: Sandra Bianchi and Luca Bianchi<br>Portfolio 417.220.${random.digits(3)} &nbsp; Statement of accounts ${writeDay(from, "DD.MM.YYYY")} - ${writeDay(to, "DD.MM.YYYY")}</p>${ledgers.map(({ ledger, currency, iban }) => section(ledger, currency, iban)).join("")}
  <h2>Overview</h2><table style="width:60%">${ledgers.map(({ ledger, currency }) => tr([`Balance ${currency}`, right(writeSigned(ledger.closing, CH))])).join("")}</table><p>Exchange rates of the day: EUR/CHF 0.9412, USD/CHF 0.8830. Errors and omissions excepted.</p>`;
  return printed({
    style: STYLE,
    body,
    margin: [16, 14],
    footer: "Page {n} of {N}",
    statements: ledgers.map(({ ledger, currency, iban }) =>
      toTruth(ledger, { bank_name: "Bankhaus Gletscher & Cie", account: iban, currency, provable: true }),
    ),
  });
};

export const jointThreeCurrencies: Layout = { name: "joint-three-currencies", rows: [18, 54, 3], make };
