import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Ledger } from "../../facts/ledger.ts";
import { EN, writeSize, writeSuffixed } from "../../facts/money.ts";
import { AMERICAN } from "../../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

const STYLE = `body{font:10px "Liberation Mono"}h1{font:bold 18px "Liberation Sans"}h2{font:bold 12px "Liberation Sans";border-top:3px double #333;padding-top:6px;margin-top:20px}td{padding:1px 4px}th{border-bottom:1px solid #333}`;
const signed = (minor: number): string => writeSuffixed(minor, EN, ["-", ""]);

const section = (title: string, ledger: Ledger): string => {
  const rows = ledger.entries.flatMap((entry) => [
    tr([
      writeDay(entry.booked_on, "MMM DD").toUpperCase(),
      escapeHtml(
        entry.amount < 0
          ? `Withdrawal ${entry.kind === "card" ? "Debit Card" : "ACH"} ${entry.who}`
          : `Deposit ACH ${entry.who}`,
      ),
      right(mark(entry, signed(entry.amount))),
      right(signed(entry.balance)),
    ]),
    tr([
      "",
      entry.kind === "card"
        ? `Date ${writeDay(entry.value_on, "MM/DD/YY")} ${entry.reference} ${entry.place} %% Card 27 #${entry.reference.slice(0, 4)}`
        : `TYPE: WEB PMT CO: ${escapeHtml(entry.who.slice(0, 12))}`,
      "",
      "",
    ]),
  ]);
  return `<h2>${title}</h2><table>${thead(["Date", "Transaction Description", ">Amount", ">Balance"])}${tr([writeDay(ledger.from, "MMM DD").toUpperCase(), "Previous Balance", "", right(signed(ledger.opening))])}${rows.join("")}${tr([writeDay(ledger.to, "MMM DD").toUpperCase(), "Ending Balance", "", right(signed(ledger.closing))])}</table>
  <p>${moneyIn(ledger.entries).length} Deposits totaling ${writeSize(sumOf(moneyIn(ledger.entries)), EN)} &nbsp;&nbsp; ${moneyOut(ledger.entries).length} Withdrawals totaling ${writeSize(sumOf(moneyOut(ledger.entries)), EN)}</p>`;
};

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 2 ? ["2025-12-01", "2026-01-31"] : ["2026-02-01", "2026-02-28"];
  const share = makeLedger({
    random,
    from,
    to,
    count: seed === 3 ? 0 : 3,
    payees: AMERICAN,
    opening: 250_013,
    scale: 4_000,
    kinds: ["in", "out", "interest"],
  });
  const draft = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: AMERICAN,
    opening: random.int(50_000, 300_000),
    scale: 3_000,
    firstId: 1000,
  });
  const member = random.digits(7);
  const body = `<h1>Trailhead Community Credit Union</h1><p>Member Number: XXX${member.slice(-4)} &nbsp; Statement Period ${writeDay(from, "MM/DD/YYYY")} - ${writeDay(to, "MM/DD/YYYY")}<br><br>PAT QUILLEN<br>77 AGATE LOOP<br>BEND OR 97701</p>
  <p>ANNUAL MEETING: Join us on April 12. Raffle of $500.00!</p>
  <table style="width:70%">${thead(["ACCOUNT SUMMARY", ">Beginning", ">Ending"])}${tr(["Regular Share Savings S 01", right(signed(share.opening)), right(signed(share.closing))])}${tr(["Share Draft Checking S 08", right(signed(draft.opening)), right(signed(draft.closing))])}</table>
  ${section(`Regular Share Savings - S 01`, share)}${section(`Share Draft Checking - S 08`, draft)}
  <p>YTD Dividends 4.11. Federally insured by a made-up agency up to $250,000.00.</p>`;
  const facts = {
    bank_name: "Trailhead Community Credit Union",
    account: member,
    currency: "USD",
    provable: true,
  };
  return printed({
    style: STYLE,
    body,
    format: "Letter",
    footer: "Page {n} of {N}",
    statements: [toTruth(share, facts), toTruth(draft, facts)],
  });
};

export const usCreditUnion: Layout = { name: "us-credit-union", rows: [18, 70, 3], make };
