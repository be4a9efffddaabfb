import { expect, test } from "vitest";
import { parseStatement } from "../../parse-statement.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = async (lines: readonly string[]): Promise<ParsedStatement[]> => {
  const file = await parseStatement(new TextEncoder().encode(`${lines.join("\n")}\n`), {
    today: "2026-05-01",
  });
  return file.ok ? file.value.statements : [];
};

const rowsOf = (statement: ParsedStatement | undefined): [string, number][] =>
  (statement?.transactions ?? []).map(({ booked_on, amount }) => [booked_on, amount]);

test("what a shop gives back says the same as what it took, and the totals tell which is which", async () => {
  const bought = Array.from({ length: 22 }, (_, at): [string, number] => [
    `2026-03-${String(at + 3).padStart(2, "0")}`,
    1117 + 131 * at,
  ]);
  const print = (cents: number): string => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`;
  const spent = bought.reduce((sum, [, cents]) => sum + cents, 0);
  const [opening, salary, given] = [100_000, 150_000, 1117];
  const day = (iso: string): string => iso.split("-").toReversed().join("/");
  const [statement] = await read([
    "RELEVÉ DE COMPTE",
    "du 01/03/2026 au 31/03/2026",
    "Compte n° 00012345678 EUR",
    "Date Valeur Nature de l'opération Débit Crédit",
    `SOLDE PRÉCÉDENT AU 28/02/2026 ${print(opening)}`,
    ...bought.map(([iso, cents]) => `${day(iso)} ${day(iso)} CARTE X1234 BOUTIQUE DU PONT ${print(cents)}`),
    `26/03/2026 26/03/2026 CARTE X1234 BOUTIQUE DU PONT ${print(given)}`,
    `27/03/2026 27/03/2026 VIR RECU ATELIER VERT ${print(salary)}`,
    `TOTAUX DES MOUVEMENTS ${print(spent)} ${print(salary + given)}`,
    `NOUVEAU SOLDE AU 31/03/2026 ${print(opening + salary + given - spent)}`,
  ]);
  expect(rowsOf(statement)).toEqual([
    ...bought.map(([iso, cents]) => [iso, -cents]),
    ["2026-03-26", given],
    ["2026-03-27", salary],
  ]);
  expect(statement?.proof.verdict).toBe("partly");
  expect(statement?.proof.doubts.map(({ code }) => code)).toContain("direction_guessed");
});
