import { expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

it("the number of a document in a cell behind its day is no year", () => {
  const text = `EXTRATO   Banco Ipiranga do Sul
CONTA 331-828176-29   PERIODO 01/07/2024 A 31/07/2024   BRL

DATA   DOCTO  HISTORICO                               VALOR        SALDO
02/07  3893   ORDENADO JOINVALE                    5.338,05  C  8.219,41  C
03/07  57     ENERLUZ                                188,60  D  8.030,81  C
03/07  6      TRANSF. DE JAQUELINE SIQUEIRA          143,07  C  8.173,88  C
04/07  2346   TRANSF. DE JAQUELINE SIQUEIRA          288,73  C  8.462,61  C
`;
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  expect(statement?.transactions.map(({ booked_on }) => booked_on)).toEqual([
    "2024-07-02",
    "2024-07-03",
    "2024-07-03",
    "2024-07-04",
  ]);
  expect(statement?.proof.verdict).toBe("proved");
});
