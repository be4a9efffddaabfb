import { writeDay } from "../facts/days.ts";
import type { Drawing, Layout } from "../draw/layout.ts";
import type { Context } from "../facts/context.ts";
import { makeLedger, toTruth } from "../facts/ledger.ts";
import { FR, writeSigned } from "../facts/money.ts";
import { DUTCH } from "../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../draw/html.ts";

const STYLE = `body{font:9.5px "Liberation Sans"}h1{font-size:15px;color:#c8102e}td{padding:2px 6px}th{font-weight:bold;border-bottom:1px solid}`;

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 1 ? ["2025-12-15", "2026-01-31"] : ["2026-02-01", "2026-02-28"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: DUTCH,
    opening: random.int(100_000, 3_000_000),
    scale: 22_000,
  });
  const signed = (minor: number): string => writeSigned(minor, FR);
  const number = `9${random.digits(3)}-${random.digits(7)}`;
  const table = ledger.entries.map((entry) =>
    tr([
      writeDay(entry.booked_on, "YYMMDD"),
      writeDay(entry.value_on, "YYMMDD"),
      entry.reference,
      escapeHtml(`${entry.who} /${writeDay(entry.value_on, "YY-MM-DD")}`),
      right(mark(entry, signed(entry.amount))),
      right(signed(entry.balance)),
    ]),
  );
  const body = `<h1>Norrsken Sparbank</h1><p>Kontoutdrag &nbsp; Privatkonto ${number} &nbsp; Kontohavare: Astrid Ekblom<br>Period ${from} - ${to} &nbsp; Valuta SEK</p><table style="width:50%">${tr(["Ingående saldo", right(signed(ledger.opening))])}${tr(["Utgående saldo", right(signed(ledger.closing))])}${tr(["Disponibelt belopp", right(signed(ledger.closing + 1_000_000))])}${tr(["Beviljad kredit", right("10 000,00")])}</table><br>
  <table>${thead(["Bokf", "Rta", "Verifikation", "Text", ">Belopp", ">Saldo"])}${table.join("")}</table><p>Ränta 0,25 %. Nästa utdrag skickas 260401. Fråga oss om bolån från 3,15 %.</p>`;
  return printed({
    style: STYLE,
    body,
    footer: "Sida {n} ({N})",
    statements: [
      toTruth(ledger, { bank_name: "Norrsken Sparbank", account: number, currency: "SEK", provable: true }),
    ],
  });
};

export const seCompactDates: Layout = { name: "held-back-13", rows: [22, 80, 2], make };
