import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { toTruth } from "../../facts/ledger.ts";
import type { Entry, Ledger } from "../../facts/ledger.ts";
import { EN, writeSize } from "../../facts/money.ts";
import type { Random } from "../../facts/random.ts";
import { mark, printed, right, thead, tr } from "../../draw/html.ts";

const STYLE = `body{font:10px "Liberation Serif"}h1{font-size:17px}table.t td{border-bottom:1px solid #ccc}th{font-weight:bold;border-bottom:2px solid #333}`;

/** What is owed grows by interest each month and shrinks by the payment. */
const makeLoan = (random: Random, months: number): Ledger => {
  const opening = -random.int(8_000_000, 30_000_000);
  let balance = opening;
  const entries: Entry[] = [];
  const add = (booked_on: string, amount: number, who: string): void => {
    balance += amount;
    entries.push({
      id: entries.length,
      booked_on,
      value_on: booked_on,
      amount,
      kind: amount < 0 ? "interest" : "in",
      who,
      place: "",
      reference: random.digits(10),
      balance,
    });
  };
  for (let month = 0; month < months; month += 1) {
    const day = `${2025 + Math.floor((month + 5) / 12)}-${String(((month + 5) % 12) + 1).padStart(2, "0")}`;
    add(`${day}-01`, Math.round(balance * 0.0041), "Interest charged");
    add(`${day}-15`, 124_350, "Repayment received, thank you");
    if (month % 6 === 4) add(`${day}-28`, -1_500, "Account keeping fee");
  }
  return {
    opening,
    closing: balance,
    from: "2025-06-01",
    to: entries.at(-1)?.booked_on ?? "2025-06-30",
    entries,
  };
};

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLoan(random, rows);
  const number = `LN-${random.digits(8)}`;
  const owed = (minor: number): string => `${writeSize(minor, EN)} DR`;
  const table = ledger.entries.map((entry) =>
    tr([
      writeDay(entry.booked_on, "DD MMM YYYY"),
      entry.who,
      right(entry.amount < 0 ? mark(entry, writeSize(entry.amount, EN)) : ""),
      right(entry.amount > 0 ? mark(entry, writeSize(entry.amount, EN)) : ""),
      right(owed(entry.balance)),
    ]),
  );
  const body = `<h1>Kauri Home Lending</h1><p><b>Home loan statement</b><br>Borrowers: N. Tamihana and R. Tamihana<br>Loan account ${number}<br>From ${writeDay(ledger.from, "D MMMM YYYY")} to ${writeDay(ledger.to, "D MMMM YYYY")}</p>
  <table style="width:60%">${tr(["Amount owing at start of period", right(`$${owed(ledger.opening)}`)])}${tr(["Amount owing at end of period", right(`$${owed(ledger.closing)}`)])}${tr(["Original loan amount", right("$350,000.00")])}${tr(["Interest rate (variable)", right("4.92% p.a.")])}${tr(["Next repayment due", right("$1,243.50")])}</table><br>
  <table class=t>${thead(["Date", "Details", ">Debits", ">Credits", ">Balance"])}${tr([writeDay(ledger.from, "DD MMM YYYY"), "Opening balance", "", "", right(owed(ledger.opening))])}${table.join("")}${tr(["", "<b>Closing balance</b>", "", "", right(`<b>${owed(ledger.closing)}</b>`)])}</table><p>Currency: NZD. A 5% deposit is required for top-ups above $10,000.00.</p>`;
  return printed({
    style: STYLE,
    body,
    margin: [18, 20],
    footer: "Page {n} of {N}",
    statements: [
      toTruth(ledger, { bank_name: "Kauri Home Lending", account: number, currency: "NZD", provable: true }),
    ],
  });
};

export const loanRepayments: Layout = { name: "loan-repayments", rows: [8, 30, 2], make };
