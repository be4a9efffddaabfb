import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, toTruth } from "../../facts/ledger.ts";
import type { Entry } from "../../facts/ledger.ts";
import { DE, writeSigned } from "../../facts/money.ts";
import { SPANISH } from "../../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

const STYLE = `body{font:9.5px "Liberation Sans"}h1{color:#c00;font-size:18px}td{border-bottom:1px solid #f0caca}th{color:#c00;border-bottom:2px solid #c00}`;

const describe = (entry: Entry): string => {
  if (entry.kind === "card")
    return `COMPRA EN ${entry.who}, CON LA TARJETA : 5402XXXXXXXX${entry.reference.slice(0, 4)} EL ${writeDay(entry.value_on, "YYYY-MM-DD")}`;
  if (entry.kind === "cash") return `REINTEGRO CAJERO ${entry.place}`;
  if (entry.kind === "in") return `TRANSFERENCIA DE ${entry.who}, CONCEPTO ${entry.reference}`;
  if (entry.kind === "out")
    return `RECIBO ${entry.who} Nº ${entry.reference} REF. MANDATO ${entry.reference.slice(3)}`;
  return entry.kind === "fee"
    ? "COMISIÓN MANTENIMIENTO"
    : entry.kind === "interest"
      ? "LIQUIDACIÓN INTERESES"
      : `DEVOLUCIÓN COMPRA ${entry.who}`;
};

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-09-01",
    to: "2026-10-31",
    count: rows,
    payees: SPANISH,
    opening: random.int(-8_000, 500_000),
    scale: 2_100,
  });
  const iban = `ES91 2999 0418 ${random.digits(2)} ${random.digits(10)}`;
  const signed = (minor: number): string => `${writeSigned(minor, DE, "−")} EUR`;
  const table = ledger.entries.map((entry) =>
    tr([
      writeDay(entry.booked_on, "DD-MM-YYYY"),
      writeDay(entry.value_on, "DD-MM-YYYY"),
      escapeHtml(describe(entry)),
      right(mark(entry, signed(entry.amount))),
      right(signed(entry.balance)),
    ]),
  );
  const body = `<h1>Caja Alameda</h1><p>Extracto de movimientos &nbsp; Titular: LUCÍA FERRER SOTO<br>Cuenta: ${iban} &nbsp; Periodo: del ${writeDay(ledger.from, "DD/MM/YYYY")} al ${writeDay(ledger.to, "DD/MM/YYYY")}</p>
  <p>Saldo anterior: <b>${signed(ledger.opening)}</b> &nbsp;&nbsp; Saldo actual: <b>${signed(ledger.closing)}</b> &nbsp;&nbsp; Retenciones: 0,00 EUR</p>
  <table>${thead(["Fecha operación", "Fecha valor", "Concepto", ">Importe", ">Saldo"])}${table.join("")}</table>
  <p style="font-size:8px">Seguro de hogar desde 120,00 EUR al año. Caja Alameda, C/ Inventada 1, 46999 Valencia. NIF A99999999.</p>`;
  return printed({
    style: STYLE,
    body,
    margin: [15, 12],
    footer: "{n}/{N}",
    statements: [
      toTruth(ledger, { bank_name: "Caja Alameda", account: iban, currency: "EUR", provable: true }),
    ],
  });
};

export const esImporteSaldo: Layout = { name: "es-importe-saldo", rows: [24, 100, 4], make };
