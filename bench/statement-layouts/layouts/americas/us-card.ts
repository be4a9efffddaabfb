import { addDays, writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Entry } from "../../facts/ledger.ts";
import { EN, writeSigned, writeSize } from "../../facts/money.ts";
import { AMERICAN } from "../../facts/payees.ts";
import { escapeHtml, mark, right, toPage, tr } from "../../draw/html.ts";

const STYLE = `body{font:10px "Liberation Sans"}.bar{background:#0b5a8a;color:white;padding:8px 12px;font-size:16px}.cols{display:flex;gap:22px;margin:14px 0}.cols>div{flex:1}
h2{font-size:12px;background:#e4eef4;padding:3px 6px;margin:14px 0 2px}.warn{font-size:8.5px;border:1px solid #999;padding:6px}td{border-bottom:1px dotted #ccc}.act{table-layout:fixed}.act td:nth-child(-n+2){width:66px}.act td:nth-child(3){width:50px}.act td:last-child{width:80px}`;

/** What is owed is printed as a positive figure; money out is what is bought. */
const owed = (minor: number): string => `${minor > 0 ? "-" : ""}$${writeSize(minor, EN)}`;

const group = (title: string, entries: readonly Entry[]): string =>
  entries.length === 0
    ? ""
    : `<h2>${title}</h2><table class=act>${entries
        .map((entry) =>
          tr([
            writeDay(entry.value_on, "MM/DD"),
            writeDay(entry.booked_on, "MM/DD"),
            entry.reference.slice(0, 4),
            escapeHtml(`${entry.who} ${entry.kind === "card" ? entry.place : ""}`),
            right(mark(entry, writeSigned(-entry.amount, EN))),
          ]),
        )
        .join("")}</table>`;

const summary = (rows: readonly [string, string][]): string =>
  `<table>${rows.map(([name, value]) => tr([name, right(value)])).join("")}</table>`;

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 1 ? ["2025-12-11", "2026-01-10"] : ["2026-06-11", "2026-07-10"];
  const made = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: AMERICAN,
    opening: -random.int(20_000, 300_000),
    scale: 2_800,
    kinds: ["card", "card", "card", "card", "card", "in", "reversal", "fee"],
  });
  const ledger = {
    ...made,
    entries: made.entries.map((entry) =>
      entry.kind === "in" ? { ...entry, who: "Payment Thank You - Web" } : entry,
    ),
  };
  const payments = ledger.entries.filter((entry) => entry.amount > 0);
  const purchases = ledger.entries.filter((entry) => entry.kind === "card");
  const fees = ledger.entries
    .filter((entry) => entry.kind === "fee")
    .map((entry) => ({ ...entry, who: "LATE FEE" }));
  const last = random.digits(4);
  const due = addDays(to, 25);
  const facts: [string, string][] = [
    ["Previous Balance", owed(ledger.opening)],
    ["Payment, Credits", `-$${writeSize(sumOf(payments), EN)}`],
    ["Purchases", `+$${writeSize(sumOf(purchases), EN)}`],
    ["Cash Advances", "$0.00"],
    ["Fees Charged", `+$${writeSize(sumOf(fees), EN)}`],
    ["Interest Charged", "$0.00"],
    ["<b>New Balance</b>", `<b>${owed(ledger.closing)}</b>`],
  ];
  const body = `<div class=bar>TIDEWATER REWARDS CARD</div><div class=cols><div><p>JORDAN A PEMBERTON<br>Account number: XXXX XXXX XXXX ${last}</p>${summary(
    [
      ["New Balance", owed(ledger.closing)],
      ["Minimum Payment Due", "$35.00"],
      ["Payment Due Date", writeDay(due, "MM/DD/YY")],
    ],
  )}<p class=warn><b>Late Payment Warning:</b> If we do not receive your minimum payment by ${writeDay(due, "MM/DD/YYYY")}, you may have to pay a late fee of up to $40.00.</p></div>
  <div><b>ACCOUNT SUMMARY</b>${summary(facts)}${summary([
    ["Opening/Closing Date", `${writeDay(from, "MM/DD/YY")} - ${writeDay(to, "MM/DD/YY")}`],
    ["Credit Limit", "$12,500.00"],
    ["Available Credit", "$9,104.00"],
    ["Past Due Amount", "$0.00"],
  ])}</div></div>
  <p><b>REWARDS:</b> 2,418 points earned this period. Redeem 5,000 points for $50.00 before ${writeDay(addDays(to, 60), "MM/DD/YYYY")}.</p>
  <h2>ACCOUNT ACTIVITY</h2><table class=act><tr class=b><td>Trans Date</td><td>Post Date</td><td>Ref</td><td>Merchant Name or Transaction Description</td><td class=r>$ Amount</td></tr></table>
  ${group("PAYMENTS AND OTHER CREDITS", payments)}${group("PURCHASE", purchases)}${group("FEES CHARGED", fees)}
  <table style="margin-top:16px">${tr([`<b>${to.slice(0, 4)} Totals Year-to-Date</b>`, ""])}${tr([`Total fees charged in ${to.slice(0, 4)}`, right("$79.00")])}${tr([`Total interest charged in ${to.slice(0, 4)}`, right("$12.44")])}</table>
  <h2>INTEREST CHARGES</h2><table><tr><td>Balance Type</td><td>Annual Percentage Rate (APR)</td><td>Balance Subject To Interest Rate</td><td>Interest Charges</td></tr><tr><td>Purchases</td><td>21.49%(v)(d)</td><td>- 0 -</td><td>- 0 -</td></tr><tr><td>Cash Advances</td><td>29.99%(v)(d)</td><td>- 0 -</td><td>- 0 -</td></tr></table>`;
  const order = [...payments, ...purchases, ...fees];
  const truth = toTruth(ledger, {
    bank_name: "Tidewater Rewards Card",
    account: last,
    currency: "USD",
    provable: true,
    order,
  });
  return {
    engine: "html",
    document: {
      html: toPage(STYLE, body),
      format: "Letter",
      margin: { top: "12mm", bottom: "14mm", left: "14mm", right: "14mm" },
      footer: `<div style="font-size:7px;padding-left:14mm">0000001 FIS33339 D 12 &nbsp; Page <span class=pageNumber></span> of <span class=totalPages></span></div>`,
    },
    statements: [truth],
  };
};

export const usCard: Layout = { name: "us-card", rows: [28, 90, 4], make };
