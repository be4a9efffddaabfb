import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { groupByDay, makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Entry } from "../../facts/ledger.ts";
import { EN, writeSigned, writeSize } from "../../facts/money.ts";
import { MEXICAN } from "../../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

const STYLE = `body{font:9px "Liberation Sans"}h1{background:#004481;color:#fff;padding:6px 10px;font-size:14px}.two{display:flex;gap:14px}.two table{flex:1;border:1px solid #bbb}td{padding:1px 4px}th{background:#004481;color:#fff}`;

const linesOf = (entry: Entry): string => {
  if (entry.kind === "card")
    return `${escapeHtml(entry.who)}<br>******${entry.reference.slice(0, 4)} RFC: XXX${entry.reference.slice(0, 6)}XX0 12:${entry.reference.slice(0, 2)} AUT: ${entry.reference.slice(4)}`;
  return `${entry.amount < 0 ? "SPEI ENVIADO" : "SPEI RECIBIDO"} BANCO NORTE<br>0${entry.reference} 072 ${writeDay(entry.value_on, "DDMMYY")}7 ${escapeHtml(entry.who)}<br>00072580005${entry.reference}`;
};

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 1 ? ["2025-12-16", "2026-01-15"] : ["2026-05-16", "2026-06-15"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: MEXICAN,
    opening: random.int(100_000, 4_000_000),
    scale: 25_000,
  });
  const lastOf = new Set(groupByDay(ledger.entries).map(([, entries]) => entries.at(-1)?.id));
  const dated = (day: string): string => writeDay(day, "DD/MMM", "es").toUpperCase();
  const table = ledger.entries.map((entry) =>
    tr([
      dated(entry.booked_on),
      dated(entry.value_on),
      linesOf(entry),
      entry.reference.slice(0, 7),
      right(entry.amount < 0 ? mark(entry, writeSize(entry.amount, EN)) : ""),
      right(entry.amount > 0 ? mark(entry, writeSize(entry.amount, EN)) : ""),
      right(lastOf.has(entry.id) ? writeSize(entry.balance, EN) : ""),
      right(lastOf.has(entry.id) ? writeSize(entry.balance, EN) : ""),
    ]),
  );
  const clabe = `012${random.digits(15)}`;
  const body = `<h1>ESTADO DE CUENTA &nbsp; LIBRETÓN ALAMEDA</h1><p>BANCO TEPEYAC DEL CENTRO, S.A. &nbsp; Periodo DEL ${writeDay(from, "DD/MM/YYYY")} AL ${writeDay(to, "DD/MM/YYYY")} &nbsp; Fecha de Corte ${writeDay(to, "DD/MM/YYYY")}<br>No. de Cuenta ${clabe.slice(7, 17)} &nbsp; No. Cuenta CLABE ${clabe}<br>HECTOR IVAN SALGADO RUIZ, CALLE NOGAL 12, PUEBLA</p>
  <div class=two><table><tr class=b><td>Rendimiento</td><td></td></tr>${tr(["Saldo Promedio", right(writeSize(Math.round((ledger.opening + ledger.closing) / 2), EN))])}${tr(["Días del Periodo", right("31")])}${tr(["Tasa Bruta Anual %", right("0.000")])}</table><table><tr class=b><td>Comportamiento</td><td></td></tr>${tr(["Saldo Anterior", right(writeSigned(ledger.opening, EN))])}${tr(["Depósitos / Abonos (+)", right(`${moneyIn(ledger.entries).length} &nbsp; ${writeSize(sumOf(moneyIn(ledger.entries)), EN)}`)])}${tr(["Retiros / Cargos (-)", right(`${moneyOut(ledger.entries).length} &nbsp; ${writeSize(sumOf(moneyOut(ledger.entries)), EN)}`)])}${tr(["<b>Saldo Final</b>", right(`<b>${writeSigned(ledger.closing, EN)}</b>`)])}</table></div>
  <h3>Detalle de Movimientos Realizados</h3><table>${thead(["FECHA<br>OPER", "FECHA<br>LIQ", "DESCRIPCIÓN", "REFERENCIA", ">CARGOS", ">ABONOS", ">SALDO<br>OPERACIÓN", ">SALDO<br>LIQUIDACIÓN"])}${table.join("")}</table>
  <p>Total de Movimientos<br>TOTAL IMPORTE CARGOS ${writeSize(sumOf(moneyOut(ledger.entries)), EN)} &nbsp; TOTAL MOVIMIENTOS CARGOS ${moneyOut(ledger.entries).length}<br>TOTAL IMPORTE ABONOS ${writeSize(sumOf(moneyIn(ledger.entries)), EN)} &nbsp; TOTAL MOVIMIENTOS ABONOS ${moneyIn(ledger.entries).length}</p><p>La GAT Real es el rendimiento que obtendría después de descontar la inflación estimada. Dudas: 55 5555 0102.</p>`;
  return printed({
    style: STYLE,
    body,
    format: "Letter",
    margin: [12, 10],
    footer: "PAGINA {n} / {N}",
    statements: [
      toTruth(ledger, {
        bank_name: "Banco Tepeyac del Centro",
        account: clabe,
        currency: "MXN",
        provable: true,
      }),
    ],
  });
};

export const mxCargosAbonos: Layout = { name: "mx-cargos-abonos", rows: [22, 90, 3], make };
