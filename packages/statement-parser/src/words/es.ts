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
  first: `
    anterior, inicial, ultima factura, ultima fatura, ultima extracto, ultimo factura, ultimo fatura,
    ultimo extracto, inicio
  `,
  last: "final, nuevo, actual, ultimo, fin, al cierre, nueva",
  balance: "saldo, valor cartera",
  stand: "adeudo, valor*",
  opening: "extracto anterior, saldo previo",
  closing: "total a pagar, pago para no generar intereses",
  aside: `
    limite, minimo, minima, promedio, media, medio, puntos, iva, tasa, limite de credito,
    credito disponible, pago minimo
  `,
  carried: "b d, suma anterior, suma y sigue, saldo anterior pagina",
  total: "total, suma(s)",
};
