import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, toTruth } from "../../facts/ledger.ts";
import { EN, writeSigned } from "../../facts/money.ts";
import { AMERICAN } from "../../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

const STYLE = `body{font:10px "Liberation Sans"}h1{font-size:20px;color:#163300}td{padding:6px 4px 0}.d{color:#666;font-size:8.5px;border-bottom:1px solid #ddd;padding:0 4px 6px}.d td{border-bottom:1px solid #ddd;padding:1px 4px 6px}`;

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-02-01",
    to: "2026-02-28",
    count: rows,
    payees: AMERICAN,
    opening: random.int(20_000, 500_000),
    scale: 2_400,
    kinds: ["card", "card", "in", "out", "fee"],
  });
  const order = ledger.entries.toReversed();
  const table = order.map((entry) => {
    const title =
      entry.kind === "card"
        ? `Card transaction of ${writeSigned(-entry.amount, EN)} USD issued by ${escapeHtml(entry.who)} ${entry.place}`
        : entry.amount < 0
          ? `Sent money to ${escapeHtml(entry.who)}`
          : `Received money from ${escapeHtml(entry.who)} with reference ${entry.reference}`;
    return `<tbody>${tr([title, right(entry.amount > 0 ? mark(entry, writeSigned(entry.amount, EN)) : ""), right(entry.amount < 0 ? mark(entry, writeSigned(entry.amount, EN)) : ""), right(writeSigned(entry.balance, EN))])}${tr([{ html: `${writeDay(entry.booked_on, "D MMMM YYYY")} &nbsp; ${entry.kind === "card" ? `Card ending in 4113 JORDAN PEMBERTON` : ""} &nbsp; Transaction: ${entry.kind.toUpperCase()}-${entry.reference}`, as: "colspan=4" }], 'class="d"')}</tbody>`;
  });
  const body = `<h1>Ferryman</h1><h2>USD statement</h2><p>${writeDay(ledger.from, "D MMMM YYYY")} [GMT] - ${writeDay(ledger.to, "D MMMM YYYY")} [GMT]<br>Generated on: 2 March 2026</p><p>Account holder<br>Jordan Pemberton<br>418 Juniper Ct, Boise, US<br><br>Account number 8310${random.digits(6)} &nbsp; Swift/BIC EXMPUS33</p>
  <table style="margin-bottom:10px">${tr([`<b>USD on ${writeDay(ledger.to, "D MMMM YYYY")} [GMT]</b>`, right(`<b>${writeSigned(ledger.closing, EN)} USD</b>`)])}</table>
  <table>${thead(["Description", ">Incoming", ">Outgoing", ">Amount"])}${table.join("")}</table><p class=d>Need help? Visit ferryman.example.test/help. Ref:4e1b-99-${random.digits(4)}</p>`;
  const truth = toTruth(ledger, {
    bank_name: "Ferryman",
    account: "8310",
    currency: "USD",
    provable: true,
    order,
    opening: null,
  });
  return printed({ style: STYLE, body, margin: [14, 16], footer: "ref:{n} / {N}", statements: [truth] });
};

export const transferDateBelow: Layout = { name: "transfer-date-below", rows: [16, 64, 2], make };
