import { writeDay } from "../facts/days.ts";
import type { Drawing, Layout } from "../draw/layout.ts";
import type { Context } from "../facts/context.ts";
import { groupByDay, makeLedger, sumOf, toTruth } from "../facts/ledger.ts";
import type { Entry } from "../facts/ledger.ts";
import { EN, writeSigned, writeSize } from "../facts/money.ts";
import { AMERICAN } from "../facts/payees.ts";
import { escapeHtml, mark, printed, right, tr } from "../draw/html.ts";

const STYLE = `body{font:10px "Liberation Mono"}h1{font:bold 17px "Liberation Serif"}h2{font-size:11px;text-align:center;border-top:1px solid;border-bottom:1px solid;padding:2px}td{padding:0 6px}.three{columns:3;font-size:9px}`;

const section = (title: string, entries: readonly Entry[]): string =>
  entries.length === 0
    ? ""
    : `<h2>${title}</h2><table style="width:auto"><tr><td>Date</td><td class=r>Amount</td><td>Description</td></tr>${entries.map((entry) => tr([writeDay(entry.booked_on, "M-DD"), right(mark(entry, writeSize(entry.amount, EN))), `${escapeHtml(entry.who)}<br>&nbsp;&nbsp;${entry.place} ${entry.reference}`])).join("")}</table>`;

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 1 ? ["2025-12-20", "2026-01-20"] : ["2026-03-20", "2026-04-20"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: AMERICAN,
    opening: random.int(60_000, 900_000),
    scale: 3_300,
    kinds: ["card", "card", "in", "out", "check", "fee"],
  });
  const deposits = ledger.entries.filter((entry) => entry.amount > 0);
  const checks = ledger.entries.filter((entry) => entry.kind === "check");
  const others = ledger.entries.filter((entry) => entry.amount < 0 && entry.kind !== "check");
  const number = random.digits(10);
  const days = new Map(
    groupByDay(ledger.entries).map(([day, entries]) => [day, entries.at(-1)?.balance ?? 0]),
  );
  const body = `<h1>First Cottonwood National</h1><p>STATEMENT OF ACCOUNT ${number}<br>Last statement: ${writeDay(from, "MMMM D, YYYY")} &nbsp; This statement: ${writeDay(to, "MMMM D, YYYY")}<br><br>RUTH ANN CALLOWAY<br>RR 2 BOX 99<br>ABILENE KS 67410</p>
  <table style="width:70%">${tr(["Previous balance", right(writeSize(ledger.opening, EN))])}${tr([`${deposits.length} Credits`, right(writeSize(sumOf(deposits), EN))])}${tr([`${checks.length + others.length} Debits`, right(writeSize(sumOf(checks) + sumOf(others), EN))])}${tr(["Current balance", right(writeSigned(ledger.closing, EN))])}</table>
  ${section("CREDITS", deposits)}${section("OTHER DEBITS", others)}
  ${checks.length === 0 ? "" : `<h2>CHECKS</h2><div class=three>${checks.map((entry) => `<div>${writeDay(entry.booked_on, "M-DD")}&nbsp; ${entry.reference.slice(0, 4)} &nbsp;${mark(entry, writeSize(entry.amount, EN))}</div>`).join("")}</div><p>* Skip in check sequence</p>`}
  <h2>DAILY BALANCES</h2><div class=three>${[...days].map(([day, balance]) => `<div>${writeDay(day, "M-DD")} &nbsp; ${writeSigned(balance, EN)}</div>`).join("")}</div><p>Overdraft fees this period 0.00, year to date 32.00.</p>`;
  return printed({
    style: STYLE,
    body,
    format: "Letter",
    footer: "page {n} of {N}",
    statements: [
      toTruth(ledger, {
        bank_name: "First Cottonwood National",
        account: number,
        currency: "USD",
        provable: true,
        order: [...deposits, ...others, ...checks],
      }),
    ],
  });
};

export const usAmountFirst: Layout = { name: "held-back-10", rows: [22, 76, 4], make };
