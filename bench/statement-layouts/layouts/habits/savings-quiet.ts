import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, toTruth } from "../../facts/ledger.ts";
import { EN, writeSize } from "../../facts/money.ts";
import { BRITISH } from "../../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

const STYLE = `body{font:11px "Liberation Serif"}h1{font-size:19px;color:#26466d;border-bottom:4px solid #26466d}td{padding:5px}`;

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = ["2025-04-06", "2026-04-05"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: BRITISH,
    opening: random.int(100_000, 2_500_000),
    scale: 6_000,
    kinds: ["in", "interest", "out"],
    neverOverdrawn: true,
  });
  const number = random.digits(8);
  const money = (minor: number): string => `£${writeSize(minor, EN)}`;
  const table = ledger.entries.map((entry) =>
    tr([
      writeDay(entry.booked_on, "D MMMM YYYY"),
      escapeHtml(
        entry.kind === "interest"
          ? "Gross interest"
          : entry.amount < 0
            ? `Withdrawal to ${entry.who}`
            : `Deposit from ${entry.who}`,
      ),
      right(entry.amount > 0 ? mark(entry, money(entry.amount)) : ""),
      right(entry.amount < 0 ? mark(entry, money(entry.amount)) : ""),
      right(money(entry.balance)),
    ]),
  );
  const body = `<h1>Dovecote Savings</h1><p>Dear Mrs Ainsworth,<br>here is the annual statement of your <b>Easy Saver</b>, account ${number}, sort code 60-99-12.</p><p>Statement period ${writeDay(from, "D MMMM YYYY")} to ${writeDay(to, "D MMMM YYYY")}</p>
  <table style="width:60%">${tr(["Balance at start of period", right(money(ledger.opening))])}${tr(["Balance at end of period", right(money(ledger.closing))])}${tr(["Interest rate at end of period", right("2.35% gross / 2.35% AER")])}</table>
  ${seed === 3 ? "<p><b>There were no transactions on your account in this period.</b></p>" : `<h3>Transactions</h3><table>${thead(["Date", "Description", ">Paid in", ">Paid out", ">Balance"])}${table.join("")}</table>`}
  <p>From 1 June 2026 the rate for balances above £10,000.00 will be 2.10%. Yours sincerely, Dovecote Savings.</p>`;
  return printed({
    style: STYLE,
    body,
    margin: [22, 22],
    statements: [
      toTruth(ledger, { bank_name: "Dovecote Savings", account: number, currency: "GBP", provable: true }),
    ],
  });
};

export const savingsQuiet: Layout = { name: "savings-quiet", rows: [6, 24, 0], make };
