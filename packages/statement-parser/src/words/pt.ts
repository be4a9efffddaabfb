import type { Words } from "./concept.ts";

/** Portuguese. */
export const pt: Words = {
  payment: "pagamento(s)",
  purchase: "compras, lancamentos, despesas",
  cost: "juros, encargos, tarifas",
  thanks: "obrigado, obrigada",
  owed: "debito residuo, saldo devedor",
};
