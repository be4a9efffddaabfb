import type { Words } from "./concept.ts";

/** Portuguese. */
export const pt: Words = {
  payment: "pagamento(s)",
  purchase: "compras, lancamentos, despesas",
  cost: "juros, encargos, tarifas",
  thanks: "obrigado, obrigada",
  owed: "debito residuo, saldo devedor",
  credits: "deposito(s), entrada(s), credito(s), recebimentos",
  credit: "=valor entrada, =so tien entrada, credito(s), deposito(s), entrada(s)",
  credit_mark: "credito, entrada, receita",
  debits: "retiradas, saida(s), debito(s), pagamentos",
  debit: "=valor saida, debito(s), saida(s), levantamento(s)",
  debit_mark: "debito, saida, despesa",
  first: "anterior, inicial, ultima fatura, ultimo fatura",
  last: "final, atual, novo, nova",
  balance: "saldo",
  stand: "valor*",
  opening: "fatura anterior, total da fatura anterior",
  closing: "total a pagar, total da fatura, total desta fatura, valor da fatura",
  opening_row: "saldo em",
  aside: "minimo, media, medio, pontos, taxa, subtotal, pagamento minimo",
  carried: "saldo anterior pagina",
  total: "total, subtotal, soma",
};
