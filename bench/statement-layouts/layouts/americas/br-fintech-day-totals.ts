import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { groupByDay, makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Entry } from "../../facts/ledger.ts";
import { DE, writeSigned, writeSize } from "../../facts/money.ts";
import { BRAZILIAN } from "../../facts/payees.ts";
import { escapeHtml, mark, printed, right, tr } from "../../draw/html.ts";

const STYLE = `body{font:10px "DejaVu Sans Condensed"}h1{color:#820ad1;font-size:22px}td{padding:3px 6px}.d{color:#777;font-size:8px}.head td{padding-top:14px;font-weight:bold}.box{border:1px solid #ddd;border-radius:8px;padding:10px;width:60%}`;

const part = (title: string, entries: readonly Entry[], sign: string, day: string): string =>
  entries.length === 0
    ? ""
    : `${tr([day, title, right(`${sign} ${writeSize(sumOf(entries), DE)}`)], 'class="head"')}${entries.map((entry) => tr(["", `${entry.amount < 0 ? (entry.kind === "card" ? "Compra no débito" : "Transferência enviada pelo Pix") : "Transferência recebida pelo Pix"} &nbsp; ${escapeHtml(entry.who)}<div class=d>•••.${entry.reference.slice(0, 3)}.${entry.reference.slice(3, 6)}-•• - BCO SERRA AZUL (0999) Agência: 1 Conta: ${entry.reference.slice(0, 7)}-0</div>`, right(mark(entry, writeSize(entry.amount, DE)))])).join("")}`;

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-08-01",
    to: "2026-08-31",
    count: rows,
    payees: BRAZILIAN,
    opening: random.int(5_000, 300_000),
    scale: 2_500,
    kinds: ["card", "card", "out", "in", "in", "reversal"],
  });
  const days = groupByDay(ledger.entries);
  const order = days.flatMap(([, entries]) => [...moneyIn(entries), ...moneyOut(entries)]);
  const groups = days.map(([day, entries]) => {
    const date = writeDay(day, "DD MMM YYYY", "pt").toUpperCase();
    const into = part("Total de entradas", moneyIn(entries), "+", date);
    return `${into}${part("Total de saídas", moneyOut(entries), "-", into === "" ? date : "")}`;
  });
  const account = `${random.digits(7)}-${random.int(0, 9)}`;
  const body = `<h1>roxinho</h1><p>Renata Siqueira &nbsp; CPF •••.111.222-•• &nbsp; Agência 0001 &nbsp; Conta ${account}</p><p>${writeDay(ledger.from, "DD de MMMM de YYYY", "pt")} a ${writeDay(ledger.to, "DD de MMMM de YYYY", "pt")} &nbsp; VALORES EM R$</p>
  <div class=box><table>${tr(["Saldo inicial", right(writeSigned(ledger.opening, DE))])}${tr(["Rendimento líquido", right("+0,00")])}${tr(["Total de entradas", right(`+${writeSize(sumOf(moneyIn(ledger.entries)), DE)}`)])}${tr(["Total de saídas", right(`-${writeSize(sumOf(moneyOut(ledger.entries)), DE)}`)])}${tr(["<b>Saldo final do período</b>", right(`<b>${writeSigned(ledger.closing, DE)}</b>`)])}</table></div>
  <h3>Movimentações</h3><table>${groups.join("")}</table><p class=d>O saldo líquido corresponde à soma algébrica do saldo inicial com as movimentações. Não nos responsabilizamos por boatos. Extrato gerado dia 01 de setembro de 2026 às 10:20.</p>`;
  return printed({
    style: STYLE,
    body,
    margin: [16, 16],
    footer: "{n} de {N}",
    statements: [toTruth(ledger, { bank_name: "roxinho", account, currency: "BRL", provable: true, order })],
  });
};

export const brFintechDayTotals: Layout = { name: "br-fintech-day-totals", rows: [20, 80, 2], make };
