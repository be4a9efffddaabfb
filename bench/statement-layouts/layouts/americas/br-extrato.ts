import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { groupByDay, makeLedger, toTruth } from "../../facts/ledger.ts";
import type { Entry } from "../../facts/ledger.ts";
import { DE, writeSuffixed } from "../../facts/money.ts";
import { BRAZILIAN } from "../../facts/payees.ts";
import { escapeHtml, mark, right, toPage, tr } from "../../draw/html.ts";

const STYLE = `body{font:10px "Liberation Sans Narrow"}h1{background:#ffd91a;padding:8px;font-size:15px;margin:0 0 8px}tr:nth-child(even) td{background:#f5f5ef}td{padding:2px 6px}thead th{font-weight:bold;border-bottom:1px solid #222}`;

const describe = (entry: Entry): string => {
  if (entry.kind === "card")
    return `Compra com Cartão<br>${writeDay(entry.value_on, "DD/MM")} 12:${entry.reference.slice(0, 2)} ${escapeHtml(entry.who)}`;
  if (entry.kind === "out")
    return `Pix - Enviado<br>${writeDay(entry.value_on, "DD/MM")} 09:14 ${escapeHtml(entry.who)}`;
  if (entry.kind === "in")
    return `Pix - Recebido<br>${writeDay(entry.value_on, "DD/MM")} 17:33 ***.${entry.reference.slice(0, 3)}.**8-00 ${escapeHtml(entry.who)}`;
  if (entry.kind === "cash") return "Saque no TAA";
  if (entry.kind === "interest") return "Rendimento Aplicação";
  if (entry.kind === "reversal") return `Estorno Compra<br>${escapeHtml(entry.who)}`;
  return "Tarifa Pacote de Serviços<br>Cobrança referente 01/07/2026";
};

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = ["2026-07-01", "2026-07-31"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: BRAZILIAN,
    opening: seed === 1 ? -23_456 : random.int(20_000, 700_000),
    scale: 3_500,
  });
  const signed = (minor: number): string => writeSuffixed(minor, DE, [" D", " C"]);
  const table = groupByDay(ledger.entries).flatMap(([day, entries]) =>
    entries.map((entry, at) =>
      tr([
        writeDay(day, "DD/MM/YYYY"),
        random.digits(4),
        entry.reference.slice(0, 5),
        describe(entry),
        entry.reference.slice(2),
        right(mark(entry, signed(entry.amount))),
        right(at === entries.length - 1 ? signed(entry.balance) : ""),
      ]),
    ),
  );
  const account = `${random.digits(5)}-${random.int(0, 9)}`;
  const body = `<h1>Banco Serra Azul</h1><p><b>Extrato de Conta Corrente</b></p><table style="width:60%">${tr(["Cliente", "BEATRIZ FONTOURA LIMA"])}${tr(["Agência", `1234-5 &nbsp; Conta ${account}`])}${tr(["Período do extrato", `${writeDay(from, "DD/MM/YYYY")} a ${writeDay(to, "DD/MM/YYYY")}`])}</table>
  <h3>Lançamentos</h3><table><thead><tr><th>Dt. balancete</th><th>Ag. origem</th><th>Lote</th><th>Histórico</th><th>Documento</th><th class=r>Valor R$</th><th class=r>Saldo</th></tr></thead>
  ${tr([writeDay("2026-06-30", "DD/MM/YYYY"), "", "00000", "000 Saldo Anterior", "", "", right(signed(ledger.opening))])}${table.join("")}${tr([writeDay(to, "DD/MM/YYYY"), "", "00000", "<b>999 S A L D O</b>", "", "", right(`<b>${signed(ledger.closing)}</b>`)])}</table>
  <p>Limite Cheque Ouro: 4.000,00 &nbsp; Vencimento: 15/12/2026<br>Total aplicações financeiras: 1.250,00<br>*--- OBSERVAÇÕES: Juros 8,00% a.m. IOF debitado em 03/08/2026: 0,42 (previsto).<br>Ouvidoria 0800 555 0199. Transação efetuada com sucesso por: JC999555 BEATRIZ F LIMA.</p>`;
  return {
    engine: "html",
    document: {
      html: toPage(STYLE, body),
      format: "A4",
      margin: { top: "10mm", bottom: "14mm", left: "10mm", right: "10mm" },
    },
    statements: [
      toTruth(ledger, { bank_name: "Banco Serra Azul", account, currency: "BRL", provable: true }),
    ],
  };
};

export const brExtrato: Layout = { name: "br-extrato", rows: [20, 75, 2], make };
