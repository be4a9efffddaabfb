import { expect, test } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

/** Pages as a viewer copies them, one blank between their words, each with what is carried from the one before. */
const copyPages = (second: string): string => `
Banco Laguna
Noelia Ruiz
Extracto de cuenta ES76 3178 7487 9298 6309 1998
Periodo: 17/04/2024 - 16/05/2024
F.OPER. F.VALOR CONCEPTO IMPORTE SALDO
SALDO ANTERIOR 1.958,52
17/04 17/04 ALQUILER 453,57- 1.504,95
NR F9133351
19/04 19/04 COMPRA TARJ. PANADERIA 9,21- 1.495,74
A7326706 190424
25/04 25/04 NOMINA HOSPITAL 1.777,15 3.272,89
IBAN ES3789227423631344305675
SUMA Y SIGUE 3.272,89
Página 1 / 2
Banco Laguna ES76 3178 7487 9298 6309 1998 Página 2
F.OPER. F.VALOR CONCEPTO IMPORTE SALDO
SALDO ANTERIOR ${second}
04/05 04/05 COMPRA TARJ. FARMACIA 21,53- 3.251,36
NR 62097695
06/05 06/05 RECIBO SEGURO 60,35- 3.191,01
IBAN ES1372567726954444941195
16/05 16/05 COMISION 6,50- 3.184,51
SALDO FINAL 3.184,51
`;

const read = (text: string) => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  return parsed.ok
    ? parsed.value.statements.map(({ proof, transactions }) => [proof.verdict, transactions.length])
    : parsed.error;
};

test("copied pages of which each begins with what was carried on to it are one statement", () => {
  expect(read(copyPages("3.272,89"))).toEqual([["proved", 6]]);
  expect(read(copyPages("3.272,98"))).not.toEqual([["proved", 6]]);
});
