import type { Words } from "./concept.ts";

/** Spanish. */
export const es: Words = {
  payment: "pago(s), abono(s)",
  purchase: "compras, consumos, gastos",
  cost: "intereses, comisiones, cargos, tarifas",
  thanks: "gracias",
  owed: "debito residuo, capital restant, deuda pendiente, capital pendiente",
};
