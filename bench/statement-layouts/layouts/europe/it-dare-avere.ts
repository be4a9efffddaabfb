import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Entry } from "../../facts/ledger.ts";
import { DE, writeSigned, writeSize } from "../../facts/money.ts";
import { ITALIAN } from "../../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

const STYLE = `body{font:9px "Liberation Serif"}h1{font-size:16px;letter-spacing:2px}table.t td,table.t th{border-left:1px solid #777;border-right:1px solid #777}table.t{border:1px solid #777}th{background:#ddd;font-weight:bold}td:nth-child(5){width:45%}`;

const describe = (entry: Entry): string => {
  if (entry.kind === "card")
    return `PAGAMENTO POS DEL ${writeDay(entry.value_on, "DD/MM/YY")} ORE 13:${entry.reference.slice(0, 2)} CARTA *${entry.reference.slice(0, 4)} ${entry.who} ${entry.place}`;
  if (entry.kind === "in" || entry.kind === "out")
    return `${entry.amount < 0 ? "ADDEBITO DIRETTO SDD" : "BONIFICO A VOSTRO FAVORE"} ${entry.who} RIF. ${entry.reference} CAUSALE: FATTURA N. ${entry.reference.slice(0, 3)} DEL ${writeDay(entry.value_on, "DD.MM.YYYY")}`;
  if (entry.kind === "fee") return "IMPOSTA DI BOLLO E/C E RENDICONTO";
  return entry.kind === "cash"
    ? `PRELIEVO BANCOMAT ${entry.place}`
    : `${entry.kind === "interest" ? "INTERESSI A CREDITO" : "STORNO"} ${entry.who}`;
};

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-01-01",
    to: "2026-03-31",
    count: rows,
    payees: ITALIAN,
    opening: random.int(60_000, 1_400_000),
    scale: 2_600,
  });
  const iban = `IT60 X099 9901 6000 0001 ${random.digits(4)} ${random.digits(3)}`;
  const table = ledger.entries.map((entry) =>
    tr([
      writeDay(entry.booked_on, "DD/MM/YY"),
      writeDay(entry.value_on, "DD/MM/YY"),
      right(entry.amount < 0 ? mark(entry, writeSize(entry.amount, DE)) : ""),
      right(entry.amount > 0 ? mark(entry, writeSize(entry.amount, DE)) : ""),
      escapeHtml(describe(entry)),
    ]),
  );
  const body = `<h1>BANCA DEL COLLE</h1><p>ESTRATTO CONTO AL ${writeDay(ledger.to, "DD.MM.YYYY")} &nbsp; N. 001/2026 &nbsp; DIVISA EUR<br>CONTO CORRENTE 1000/0000${random.digits(4)} INTESTATO A: FERRANTE GIULIA E SALVI PIETRO<br>IBAN ${iban}</p>
  <table class=t>${thead(["Data<br>operazione", "Data<br>valuta", ">Movimenti<br>Dare", ">Movimenti<br>Avere", "Descrizione operazioni"])}${tr([writeDay("2025-12-31", "DD/MM/YY"), "", "", right(`<b>${writeSize(ledger.opening, DE)}</b>`), "<b>SALDO INIZIALE A VOSTRO CREDITO</b>"])}${table.join("")}${tr(["", "", right(`<b>${writeSize(sumOf(moneyOut(ledger.entries)), DE)}</b>`), right(`<b>${writeSize(sumOf(moneyIn(ledger.entries)), DE)}</b>`), "<b>TOTALE MOVIMENTI</b>"])}${tr([writeDay(ledger.to, "DD/MM/YY"), "", ledger.closing < 0 ? right(`<b>${writeSize(ledger.closing, DE)}</b>`) : "", ledger.closing < 0 ? "" : right(`<b>${writeSize(ledger.closing, DE)}</b>`), `<b>SALDO FINALE A VOSTRO ${ledger.closing < 0 ? "DEBITO" : "CREDITO"}</b>`])}</table>
  <h3>RIASSUNTO SCALARE</h3><table style="width:60%">${tr(["Numeri creditori", right("152.340")])}${tr(["Interessi creditori lordi 0,010%", right(writeSigned(412, DE))])}${tr(["Ritenuta fiscale 26,00%", right("1,07")])}</table>
  <p>Il presente estratto si intende approvato trascorsi 60 giorni dal ricevimento. Foglio informativo disponibile in filiale.</p>`;
  return printed({
    style: STYLE,
    body,
    margin: [12, 12],
    footer: "Pag. {n} di {N}",
    statements: [
      toTruth(ledger, { bank_name: "Banca del Colle", account: iban, currency: "EUR", provable: true }),
    ],
  });
};

export const itDareAvere: Layout = { name: "it-dare-avere", rows: [24, 110, 3], make };
