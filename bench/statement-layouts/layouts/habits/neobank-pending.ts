import { addDays, writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import type { DrawnStatement } from "../../facts/truth.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Entry, Ledger } from "../../facts/ledger.ts";
import { EN, writeSigned, writeSize } from "../../facts/money.ts";
import { BRITISH } from "../../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

const STYLE = `body{font:10px "Liberation Sans"}h1{font-size:24px;margin:0}h2{font-size:13px;margin:18px 0 4px}td{border-bottom:1px solid #eee}.d{color:#777;font-size:8px}.page{break-before:page}`;

type Pocket = { sign: string; currency: string; ledger: Ledger; announced: Entry[]; reverted: Entry[] };

const rowOf = (entry: Entry, sign: string, balance: boolean): string =>
  tr([
    writeDay(entry.booked_on, "MMM D, YYYY"),
    `${escapeHtml(entry.who)}<div class=d>${entry.kind === "card" ? `To: ${escapeHtml(entry.who)}, ${entry.place}<br>Card: 516760******${entry.reference.slice(0, 4)}` : `Reference: ${entry.reference}`}</div>`,
    right(entry.amount < 0 ? mark(entry, `${sign}${writeSize(entry.amount, EN)}`) : ""),
    right(entry.amount > 0 ? mark(entry, `${sign}${writeSize(entry.amount, EN)}`) : ""),
    ...(balance ? [right(`${sign}${writeSigned(entry.balance, EN)}`)] : []),
  ]);

const section = ({ sign, currency, ledger, announced, reverted }: Pocket, at: number): string => {
  const money = (minor: number): string => `${minor < 0 ? "-" : ""}${sign}${writeSize(minor, EN)}`;
  const pending =
    announced.length === 0
      ? ""
      : `<h2>Pending from ${writeDay(ledger.to, "MMMM D, YYYY")}</h2><table>${thead(["Start date", "Description", ">Money out", ">Money in"])}${announced.map((entry) => rowOf(entry, sign, false)).join("")}</table>`;
  const taken =
    reverted.length === 0
      ? ""
      : `<h2>Reverted from ${writeDay(ledger.from, "MMMM D, YYYY")} to ${writeDay(ledger.to, "MMMM D, YYYY")}</h2><table>${thead(["Start date", "Description", ">Money out", ">Money in"])}${reverted
          .map((entry) => rowOf(entry, sign, false))
          .join("")
          .replaceAll(/ data-row="\d+"/g, "")}</table>`;
  return `<div class="${at > 0 ? "page" : ""}"><h1>${currency} Statement</h1><p>Generated on ${writeDay(addDays(ledger.to, 2), "MMM D, YYYY")}<br>Orbitly UAB</p>
  <h2>Balance summary</h2><table>${thead(["Product", ">Opening balance", ">Money out", ">Money in", ">Closing balance"])}${tr(["Account (Current Account)", right(money(ledger.opening)), right(money(-sumOf(moneyOut(ledger.entries)))), right(money(sumOf(moneyIn(ledger.entries)))), right(money(ledger.closing))])}${tr(["<b>Total</b>", right(money(ledger.opening)), right(money(-sumOf(moneyOut(ledger.entries)))), right(money(sumOf(moneyIn(ledger.entries)))), right(money(ledger.closing))])}</table>
  <p class=d>The balance on your statement might differ from the balance shown in your app. The statement balance only reflects completed transactions.</p>${pending}
  <h2>Account transactions from ${writeDay(ledger.from, "MMMM D, YYYY")} to ${writeDay(ledger.to, "MMMM D, YYYY")}</h2><table>${thead(["Date", "Description", ">Money out", ">Money in", ">Balance"])}${ledger.entries.map((entry) => rowOf(entry, sign, true)).join("")}</table>${taken}</div>`;
};

const toStatement = ({ currency, ledger, announced }: Pocket): DrawnStatement => {
  const truth = toTruth(ledger, {
    bank_name: "Orbitly",
    account: "LT12 9999 0000 0471 1101",
    currency,
    provable: true,
  });
  return {
    ...truth,
    rows: [
      ...truth.rows,
      ...announced.map(({ booked_on, amount, who }) => ({
        booked_on,
        amount,
        page: 0,
        text: who,
        pending: true,
      })),
    ],
    ids: [...truth.ids, ...announced.map(({ id }) => id)],
  };
};

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = ["2026-01-01", "2026-03-31"];
  const pocket = (sign: string, currency: string, count: number, firstId: number): Pocket => {
    const wish = { random, payees: BRITISH, scale: 1_700 };
    const ledger = makeLedger({
      ...wish,
      from,
      to,
      count,
      opening: random.int(10_000, 300_000),
      firstId,
      neverOverdrawn: true,
    });
    const announced =
      seed === 3
        ? []
        : makeLedger({
            ...wish,
            from: addDays(to, -2),
            to,
            count: 2,
            opening: 0,
            kinds: ["card"],
            firstId: firstId + 5_000,
          }).entries;
    const reverted = makeLedger({
      ...wish,
      from,
      to,
      count: seed === 1 ? 2 : 0,
      opening: 0,
      kinds: ["card"],
      firstId: firstId + 8_000,
    }).entries;
    return { sign, currency, ledger, announced, reverted };
  };
  const pockets = [pocket("€", "EUR", rows, 0), pocket("£", "GBP", Math.ceil(rows / 3), 10_000)];
  const body = `<p style="text-align:right"><b>Orbitly</b><br>NADIA KOWALCZYK<br>IBAN LT12 9999 0000 0471 1101<br>BIC EXMPLT21</p>${pockets.map(section).join("")}<p class=d>Report lost or stolen card +370 5 555 0100. Get help in the app. Orbitly UAB is a made-up bank; deposits are insured up to €100,000.00.</p>`;
  return printed({
    style: STYLE,
    body,
    margin: [14, 14],
    footer: "© 2026 Orbitly UAB &nbsp; Page {n} of {N}",
    statements: pockets.map(toStatement),
  });
};

export const neobankPending: Layout = { name: "neobank-pending", rows: [18, 60, 2], make };
