import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Ledger } from "../../facts/ledger.ts";
import { EN, writeSize } from "../../facts/money.ts";
import { ASIAN } from "../../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

const STYLE = `body{font:9.5px "Liberation Sans"}h1{color:#e3000f;font-size:18px}h2{font-size:12px;margin:22px 0 4px}th{border-top:1px solid #333;border-bottom:1px solid #333}td{padding:2px 5px}`;

const section = (name: string, number: string, currency: string, ledger: Ledger): string => {
  const rows = ledger.entries.map((entry) =>
    tr([
      writeDay(entry.booked_on, "DD MMM"),
      writeDay(entry.value_on, "DD MMM"),
      `${entry.kind === "card" ? "DEBIT PURCHASE" : entry.amount < 0 ? "FUNDS TRANSFER" : "PAYMENT/TRANSFER"}<br>${escapeHtml(entry.who)}<br>${entry.kind === "card" ? `xx-${entry.reference.slice(0, 4)} ${entry.place}` : `OTHR ${entry.reference}`}`,
      "",
      right(entry.amount < 0 ? mark(entry, writeSize(entry.amount, EN)) : ""),
      right(entry.amount > 0 ? mark(entry, writeSize(entry.amount, EN)) : ""),
      right(writeSize(entry.balance, EN)),
    ]),
  );
  return `<h2>${name}</h2><p>Account No. ${number} &nbsp; ${currency}</p><table>${thead(["Transaction<br>Date", "Value<br>Date", "Description", "Cheque", `>Withdrawal<br>(${currency})`, `>Deposit<br>(${currency})`, `>Balance<br>(${currency})`])}${tr(["", "", "BALANCE B/F", "", "", "", right(writeSize(ledger.opening, EN))])}${rows.join("")}${tr(["", "", "BALANCE C/F", "", "", "", right(writeSize(ledger.closing, EN))])}${tr(["", "", "Total Withdrawals/Deposits", "", right(writeSize(sumOf(moneyOut(ledger.entries)), EN)), right(writeSize(sumOf(moneyIn(ledger.entries)), EN)), ""])}</table>`;
};

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = ["2026-01-01", "2026-01-31"];
  const sgd = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: ASIAN,
    opening: random.int(2_000_000, 5_000_000),
    scale: 2_000,
    neverOverdrawn: true,
  });
  const usd = makeLedger({
    random,
    from,
    to,
    count: seed === 3 ? 0 : Math.ceil(rows / 4),
    payees: ASIAN,
    opening: random.int(1_000_000, 2_000_000),
    scale: 1_500,
    kinds: ["in", "out", "card"],
    firstId: 1000,
    neverOverdrawn: true,
  });
  const [first, second] = [`501-${random.digits(6)}-001`, `501-${random.digits(6)}-002`];
  const body = `<h1>Merlion Straits Bank</h1><p>MDM TAN SIEW LAN<br>BLK 412 RIVER VALE #08-115 SINGAPORE 540412</p><p><b>STATEMENT OF ACCOUNT</b> ${writeDay(from, "D MMM YYYY").toUpperCase()} TO ${writeDay(to, "D MMM YYYY").toUpperCase()}</p>
  <table style="width:75%">${thead(["Deposits", "Account No.", ">Balance"])}${tr(["360 Account", first, right(`SGD ${writeSize(sgd.closing, EN)}`)])}${tr(["Global Savings", second, right(`USD ${writeSize(usd.closing, EN)}`)])}</table>
  ${section("360 ACCOUNT", first, "SGD", sgd)}${section("GLOBAL SAVINGS ACCOUNT", second, "USD", usd)}
  <p>Deposit Insurance Scheme: made-up deposits are insured up to S$100,000.00 in aggregate. Promotion: S$88.00 cashback till 28 Feb 2026.</p>`;
  const bank_name = "Merlion Straits Bank";
  return printed({
    style: STYLE,
    body,
    margin: [14, 14],
    footer: "Page {n} of {N}",
    statements: [
      toTruth(sgd, { bank_name, account: first, currency: "SGD", provable: true }),
      toTruth(usd, { bank_name, account: second, currency: "USD", provable: true }),
    ],
  });
};

export const sgConsolidated: Layout = { name: "sg-consolidated", rows: [14, 50, 3], make };
