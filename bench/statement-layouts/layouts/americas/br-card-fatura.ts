import { addDays, writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Entry } from "../../facts/ledger.ts";
import { DE, writeSigned, writeSize } from "../../facts/money.ts";
import { BRAZILIAN } from "../../facts/payees.ts";
import { escapeHtml, mark, printed, right, tr } from "../../draw/html.ts";

const STYLE = `body{font:9.5px "Liberation Sans Narrow"}h1{color:#5b2a86;font-size:18px}.cols{column-count:2;column-gap:10mm}.cols h4{margin:0 0 4px;background:#eee}td{padding:2px 3px}.sum td{border-bottom:1px solid #ccc}`;

const describe = (entry: Entry): string => {
  if (entry.kind === "in") return "PAGAMENTO EFETUADO";
  if (entry.kind === "fee") return "ANUIDADE DIFERENCIADA 02/12";
  const part = entry.reference.endsWith("3") ? ` ${entry.reference.slice(0, 1).padStart(2, "0")}/10` : "";
  return `${escapeHtml(entry.who)} ${entry.place}${part}`;
};

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 1 ? ["2025-12-08", "2026-01-07"] : ["2026-04-08", "2026-05-07"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: BRAZILIAN,
    opening: -random.int(30_000, 400_000),
    scale: 4_000,
    kinds: ["card", "card", "card", "card", "in", "reversal", "fee"],
  });
  const row = (entry: Entry): string =>
    tr([
      writeDay(entry.booked_on, "DD/MM"),
      describe(entry),
      right(mark(entry, writeSigned(-entry.amount, DE))),
    ]);
  const payments = ledger.entries.filter((entry) => entry.kind === "in");
  const others = ledger.entries.filter((entry) => entry.kind !== "in");
  const last = random.digits(4);
  const total = writeSigned(-ledger.closing, DE);
  const body = `<h1>Cartão Jabuticaba</h1><p>RODRIGO TAVARES &nbsp; Cartão 5390.XXXX.XXXX.${last}<br>Fatura fechada em ${writeDay(to, "DD/MM/YYYY")} &nbsp; Vencimento ${writeDay(addDays(to, 8), "DD/MM/YYYY")}</p>
  <table class=sum style="width:60%">${tr(["Total da fatura anterior", right(`R$ ${writeSigned(-ledger.opening, DE)}`)])}${tr(["Pagamentos e créditos", right(`-R$ ${writeSize(sumOf(moneyIn(ledger.entries)), DE)}`)])}${tr(["Compras e encargos atuais", right(`R$ ${writeSize(sumOf(moneyOut(ledger.entries)), DE)}`)])}${tr(["<b>Total desta fatura</b>", right(`<b>R$ ${total}</b>`)])}${tr(["Pagamento mínimo", right(`R$ ${writeSize(Math.round(-ledger.closing * 0.15), DE)}`)])}${tr(["Limite total de crédito", right("R$ 18.000,00")])}</table>
  <h3>Lançamentos</h3><div class=cols>${payments.length === 0 ? "" : `<h4>Pagamentos efetuados</h4><table>${payments.map(row).join("")}${tr(["", "Total dos pagamentos", right(`-${writeSize(sumOf(payments), DE)}`)])}</table>`}<h4>Compras, créditos e encargos - final ${last}</h4><table>${others.map(row).join("")}${tr(["", "<b>Lançamentos no cartão</b>", right(`<b>${writeSigned(-sumOf(others), DE)}</b>`)])}</table></div>
  <p>Compras parceladas - próximas faturas: próxima fatura R$ 310,40; demais faturas R$ 1.204,00. Juros do rotativo 14,90% a.m. CET 430,12% a.a. Parcele em 10x de R$ 98,77 com entrada até ${writeDay(addDays(to, 8), "DD/MM/YYYY")}.</p>`;
  const truth = toTruth(ledger, {
    bank_name: "Cartão Jabuticaba",
    account: last,
    currency: "BRL",
    provable: true,
    order: [...payments, ...others],
  });
  return printed({ style: STYLE, body, margin: [12, 12], footer: "{n} de {N}", statements: [truth] });
};

export const brCardFatura: Layout = { name: "br-card-fatura", rows: [30, 96, 5], make };
