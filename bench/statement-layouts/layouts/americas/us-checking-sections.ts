import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, moneyIn, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Entry } from "../../facts/ledger.ts";
import { EN, writeSigned, writeSize } from "../../facts/money.ts";
import { AMERICAN } from "../../facts/payees.ts";
import { escapeHtml, mark, right, toPage, tr } from "../../draw/html.ts";

const STYLE = `body{font:10.5px "Liberation Sans"}h1{font-size:19px;color:#7a1f2b;margin:0}h2{font-size:13px;border-bottom:2px solid #7a1f2b;margin:18px 0 4px}
.top{display:flex;justify-content:space-between;margin-bottom:22px}.sum{width:60%}.sum td{border-bottom:1px solid #ddd}.note{color:#555;font-size:8.5px;margin-top:20px}
.daily{columns:3;column-gap:24px}.promo{float:right;width:34%;background:#f4e9ea;padding:8px;font-size:9px}thead th{font-weight:bold;border-bottom:1px solid #999}`;

const describe = (entry: Entry, year: string): string => {
  if (entry.kind === "card")
    return `Purchase authorized on ${writeDay(entry.value_on, "MM/DD")} ${entry.who} ${entry.place} S${entry.reference} Card 4417`;
  if (entry.kind === "cash")
    return `ATM Withdrawal ${entry.place} ID 00${entry.reference.slice(0, 4)} Card 4417`;
  if (entry.kind === "in")
    return `${entry.who} ${year.slice(2)}0${entry.reference.slice(0, 5)} ${entry.reference}`;
  return `${entry.who} Bill Pay ${entry.reference} on ${writeDay(entry.value_on, "MM-DD")}`;
};

const section = (title: string, entries: readonly Entry[], year: string, sign: string): string =>
  entries.length === 0
    ? ""
    : `<h2>${title}</h2><table><thead><tr><th style="width:70px">Date</th><th>Description</th><th class=r>Amount</th></tr></thead>${entries
        .map((entry) =>
          tr([
            writeDay(entry.booked_on, "MM/DD/YY"),
            escapeHtml(describe(entry, year)),
            right(`${sign}${mark(entry, writeSize(entry.amount, EN))}`),
          ]),
        )
        .join(
          "",
        )}${tr([{ html: `<b>Total ${title.toLowerCase()}</b>`, as: "colspan=2" }, right(`<b>${sign}$${writeSize(sumOf(entries), EN)}</b>`)])}</table>`;

const checksBesides = (checks: readonly Entry[]): string => {
  if (checks.length === 0) return "";
  const half = Math.ceil(checks.length / 2);
  const cells = (entry: Entry | undefined): (string | { html: string; as: string })[] =>
    entry === undefined
      ? ["", "", ""]
      : [
          writeDay(entry.booked_on, "MM/DD/YY"),
          String(1000 + Number(entry.reference.slice(0, 3))),
          right(mark(entry, `-${writeSize(entry.amount, EN)}`)),
        ];
  const head = "<th>Date</th><th>Check #</th><th class=r>Amount</th>";
  const rows = Array.from({ length: half }, (_, at) =>
    tr([...cells(checks[at]), ...cells(checks[at + half])]),
  );
  return `<h2>Checks</h2><table><thead><tr>${head}${head}</tr></thead>${rows.join("")}${tr([{ html: "<b>Total checks</b>", as: "colspan=5" }, right(`<b>-$${writeSize(sumOf(checks), EN)}</b>`)])}</table>`;
};

const dailyBalances = (entries: readonly Entry[]): string => {
  const days = new Map(entries.map((entry) => [entry.booked_on, entry.balance]));
  return `<h2>Daily ledger balances</h2><div class=daily>${[...days].map(([day, balance]) => `<div style="display:flex;justify-content:space-between"><span>${writeDay(day, "MM/DD")}</span><span>${writeSigned(balance, EN)}</span></div>`).join("")}</div>`;
};

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed % 2 === 1 ? ["2026-08-22", "2026-09-23"] : ["2025-12-18", "2026-01-19"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: AMERICAN,
    opening: random.int(80_000, 900_000),
    scale: 3_000,
    kinds: ["card", "card", "card", "in", "out", "cash", "check", "fee"],
  });
  const pickKinds = (...kinds: string[]): Entry[] =>
    ledger.entries.filter((entry) => kinds.includes(entry.kind));
  const deposits = moneyIn(ledger.entries);
  const [checks, fees, atm] = [pickKinds("check"), pickKinds("fee"), pickKinds("card", "cash", "out")];
  const number = `000${random.digits(9)}`;
  const line = (name: string, amount: number): string =>
    tr([name, right(`${amount < 0 ? "-" : ""}${writeSize(amount, EN)}`)]);
  const body = `<div class=top><div><h1>Cascade Harbor Bank</h1>P.O. Box 15284, Wilmington, DE 19850<p style="margin-top:26px">JORDAN A PEMBERTON<br>418 JUNIPER CT APT 7<br>BOISE ID 83702</p></div>
  <div>Customer service: 1-800-555-0119<br>cascadeharbor.example.test<br><br><b>Your Everyday Checking</b><br>for ${writeDay(from, "MMMM D, YYYY")} to ${writeDay(to, "MMMM D, YYYY")}<br>Account number: <b>${number}</b></div></div>
  <div class=promo><b>Earn a $200.00 bonus</b><br>Open a savings account by 12/31/${to.slice(0, 4)} and keep $15,000.00 for 90 days. Offer ends 01/15.</div>
  <h2 style="width:60%">Account summary</h2><table class=sum>${line(`Beginning balance on ${writeDay(from, "MMMM D, YYYY")}`, ledger.opening)}${line("Deposits and other additions", sumOf(deposits))}${line("ATM, card and electronic withdrawals", sumOf(atm))}${line("Checks", sumOf(checks))}${line("Service fees", sumOf(fees))}
  <tr class=b><td>Ending balance on ${writeDay(to, "MMMM D, YYYY")}</td><td class=r>$${writeSigned(ledger.closing, EN)}</td></tr></table>
  ${section("Deposits and other additions", deposits, from, "")}${section("ATM, card and electronic withdrawals", atm, from, "-")}${checksBesides(checks)}${section("Service fees", fees, from, "-")}${rows > 20 ? dailyBalances(ledger.entries) : ""}
  <p class=note>In case of errors or questions about your electronic transfers, call us within 60 days. A maintenance fee of $12.00 is waived when the minimum daily balance is $1,500.00 or more. Member FDIC. &copy; 2026 Cascade Harbor Bank.</p>`;
  const order = [...deposits, ...atm, ...checks, ...fees];
  return {
    engine: "html",
    document: {
      html: toPage(STYLE, body),
      format: "Letter",
      margin: { top: "16mm", bottom: "16mm", left: "14mm", right: "14mm" },
      footer: `<div style="font-size:8px;width:100%;text-align:right;padding-right:14mm">JORDAN A PEMBERTON | Account # ${number} | Page <span class=pageNumber></span> of <span class=totalPages></span></div>`,
    },
    statements: [
      toTruth(ledger, {
        bank_name: "Cascade Harbor Bank",
        account: number,
        currency: "USD",
        provable: true,
        order,
      }),
    ],
  };
};

export const usCheckingSections: Layout = { name: "us-checking-sections", rows: [26, 95, 6], make };
