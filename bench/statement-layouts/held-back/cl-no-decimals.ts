import { writeDay } from "../facts/days.ts";
import type { Drawing, Layout } from "../draw/layout.ts";
import type { Context } from "../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../facts/ledger.ts";
import { writeSigned, writeSize } from "../facts/money.ts";
import type { NumberStyle } from "../facts/money.ts";
import { MEXICAN } from "../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../draw/html.ts";

const PESO: NumberStyle = { group: ".", decimal: ",", digits: 0 };
const STYLE = `body{font:9.5px "Liberation Sans"}h1{font-size:16px;color:#5b2}td{border-bottom:1px solid #eee}th{background:#dfd}`;

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-03-02",
    to: "2026-03-31",
    count: rows,
    payees: MEXICAN,
    opening: random.int(50_000, 3_000_000),
    scale: 18_000,
  });
  const number = `00-${random.digits(3)}-${random.digits(5)}-${random.digits(2)}`;
  const money = (minor: number): string =>
    minor < 0 ? `-$${writeSize(minor, PESO)}` : `$${writeSize(minor, PESO)}`;
  const table = ledger.entries.map((entry) =>
    tr([
      writeDay(entry.booked_on, "DD/MM"),
      escapeHtml(entry.place),
      escapeHtml(
        `${entry.kind === "card" ? "COMPRA" : entry.amount < 0 ? "TRANSF. A" : "TRANSF. DE"} ${entry.who}`,
      ),
      entry.reference.slice(0, 6),
      right(entry.amount < 0 ? mark(entry, writeSize(entry.amount, PESO)) : ""),
      right(entry.amount > 0 ? mark(entry, writeSize(entry.amount, PESO)) : ""),
      right(writeSigned(entry.balance, PESO)),
    ]),
  );
  const body = `<h1>Banco Araucaria</h1><p>CARTOLA CUENTA CORRIENTE N° ${number} &nbsp; MONEDA: PESOS CHILENOS (CLP)<br>SR. IGNACIO RIQUELME &nbsp; RUT 9.999.999-9<br>DESDE ${writeDay(ledger.from, "DD/MM/YYYY")} HASTA ${writeDay(ledger.to, "DD/MM/YYYY")}</p>
  <table>${thead(["FECHA", "SUCURSAL", "DESCRIPCIÓN", "N° DOCTO", ">CARGOS", ">ABONOS", ">SALDO"])}${tr(["", "", "SALDO INICIAL", "", "", "", right(writeSigned(ledger.opening, PESO))])}${table.join("")}${tr(["", "", "SALDO FINAL", "", "", "", right(`<b>${writeSigned(ledger.closing, PESO)}</b>`)])}</table><p>RESUMEN &nbsp; Total cargos ${money(sumOf(moneyOut(ledger.entries)))} &nbsp; Total abonos ${money(sumOf(moneyIn(ledger.entries)))} &nbsp; Línea de crédito aprobada ${money(900_000)} utilizada ${money(0)}. UF al 31/03/2026: 39.485,22</p>`;
  return printed({
    style: STYLE,
    body,
    footer: "Hoja {n} de {N}",
    statements: [
      toTruth(ledger, { bank_name: "Banco Araucaria", account: number, currency: "CLP", provable: true }),
    ],
  });
};

export const clNoDecimals: Layout = { name: "held-back-16", rows: [20, 84, 3], make };
