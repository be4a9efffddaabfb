import type { Words } from "./concept.ts";

/** Spanish. */
export const es: Words = {
  payment: "pago(s), abono(s)",
  purchase: "compras, consumos, gastos",
  cost: "intereses, comisiones, cargos, tarifas",
  thanks: "gracias",
  owed: "debito residuo, capital restant, deuda pendiente, capital pendiente",
  credits: "abono(s), ingreso(s), deposito(s), entrada(s), credito(s), haber",
  credit: `
    =haber, =importe entrada, =suma entrada, =valor entrada, =so tien entrada, credito(s), deposito(s),
    abono(s), ingreso(s), entrada(s)
  `,
  credit_mark: "credito, h, abono, ingreso, entrada",
  debits: "cargo(s), egreso(s), retiro(s), retiradas, salida(s), debito(s), debe",
  debit: `
    =rut, =debe, =importe salida, =suma salida, =valor salida, =so tien salida, debito(s), cargo(s),
    salida(s), retiro(s), egreso(s), gasto(s), giros
  `,
  debit_mark: "d, debito, cargo, salida",
};
