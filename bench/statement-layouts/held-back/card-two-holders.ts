import { addDays, writeDay } from "../facts/days.ts";
import type { Drawing, Layout } from "../draw/layout.ts";
import type { Context } from "../facts/context.ts";
import { makeLedger, moneyIn, sumOf, toTruth } from "../facts/ledger.ts";
import type { Entry } from "../facts/ledger.ts";
import { EN, writeSize } from "../facts/money.ts";
import { AUSTRALIAN } from "../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../draw/html.ts";

const STYLE = `body{font:9.5px "Liberation Sans"}h1{font-size:18px;color:#10527a}h3{margin:14px 0 2px;border-bottom:1px solid #10527a}td{padding:2px 4px}`;
const money = (minor: number): string => `${writeSize(minor, EN)}${minor > 0 ? " CR" : ""}`;

const make = ({ random, rows }: Context): Drawing => {
  const [from, to] = ["2026-06-24", "2026-07-23"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: AUSTRALIAN,
    opening: -random.int(20_000, 500_000),
    scale: 3_000,
    kinds: ["card", "card", "card", "in", "reversal"],
  });
  const payments = ledger.entries.filter((entry) => entry.kind === "in");
  const spent = ledger.entries.filter((entry) => entry.kind !== "in");
  const first = spent.filter((entry) => entry.id % 3 !== 0);
  const second = spent.filter((entry) => entry.id % 3 === 0);
  const last = random.digits(4);
  const row = (entry: Entry): string =>
    tr([
      writeDay(entry.booked_on, "MMMM D"),
      writeDay(entry.value_on, "MMM D"),
      `${escapeHtml(entry.kind === "in" ? "Payment received, thank you" : `${entry.who} ${entry.place}`)}${/[28]$/.test(entry.reference) ? `<br>UNITED STATES DOLLAR ${writeSize(Math.round(entry.amount * 0.66), EN)}` : ""}`,
      right(mark(entry, money(entry.amount))),
    ]);
  const group = (title: string, entries: readonly Entry[], total: string): string =>
    `<h3>${title}</h3><table>${thead(["Processed", "Transacted", "Details", ">Amount $"])}${entries.map(row).join("")}${tr(["", "", `<b>${total}</b>`, right(`<b>${money(sumOf(entries))}</b>`)])}</table>`;
  const body = `<h1>Lyrebird Platinum Card</h1><p>Prepared for FRANCES ODELL &nbsp; Membership number xxxx-xxxxxx-${last} &nbsp; ${writeDay(to, "MMMM D, YYYY")}</p>
  <table>${thead([">Opening Balance $", ">New Credits $", ">New Debits $", ">Closing Balance $", ">Minimum Payment $"])}${tr([right(money(ledger.opening)), right(`- ${writeSize(sumOf(moneyIn(ledger.entries)), EN)}`), right(`+ ${writeSize(sumOf(ledger.entries.filter(({ amount }) => amount < 0)), EN)}`), right(`= ${money(ledger.closing)}`), right("40.00")])}</table><p>Due ${writeDay(addDays(to, 20), "MMMM D, YYYY")}. Statement period from ${writeDay(from, "MMMM D")} to ${writeDay(to, "MMMM D, YYYY")}. Currency: AUD.</p>
  ${payments.length === 0 ? "" : group("Payments", payments, "Total of payments")}${group(`New transactions for FRANCES ODELL, card ending ${last}`, first, "Total of new transactions for FRANCES ODELL")}${second.length === 0 ? "" : group("New transactions for MILES ODELL, card ending 2217", second, "Total of new transactions for MILES ODELL")}
  <p>Points: opening 14,200, earned 1,884, closing 16,084. Interest free days end ${writeDay(addDays(to, 20), "MMMM D")}. Foreign currency conversion fee 3.00%.</p>`;
  const order = [...payments, ...first, ...second];
  const truth = toTruth(ledger, {
    bank_name: "Lyrebird",
    account: last,
    currency: "AUD",
    provable: true,
    order,
  });
  return printed({
    style: STYLE,
    body,
    footer: "Page {n} of {N}",
    statements: [truth],
  });
};

export const cardTwoHolders: Layout = { name: "held-back-03", rows: [24, 84, 4], make };
