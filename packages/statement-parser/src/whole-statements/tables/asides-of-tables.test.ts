import { expect, test } from "vitest";
import type { ParsedStatement } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

const readAll = (...lines: string[]): ParsedStatement[] => {
  const parsed = parseBytes(new TextEncoder().encode(lines.join("\n")), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.statements;
};

const only = (...lines: string[]): ParsedStatement => {
  const [statement, ...others] = readAll(...lines);
  if (statement === undefined || others.length > 0) throw new Error("not one statement");
  return statement;
};

const pendingOf = ({ transactions }: ParsedStatement): boolean[] =>
  transactions.map(({ pending }) => pending);

test("payments to come under the same names as the rows are no rows, and what stands between is of the rows", () => {
  const read = only(
    "Date;Details;Amount;Currency",
    "2026-03-02;Rent;-50.00;EUR",
    "2026-03-05;Pay;80.00;EUR",
    "",
    "Opening balance;100.00;;EUR",
    "Closing balance;130.00;;EUR",
    "",
    "Upcoming payments, not part of this statement",
    "Date;Details;Amount;Currency",
    "2026-04-03;Water;-12.00;EUR",
  );
  expect(read.proof.verdict).toBe("proved");
  expect(pendingOf(read)).toEqual([false, false]);
});

test("both balances may stand in one row, each behind its name", () => {
  const read = only(
    "Fecha;Concepto;Importe;Saldo",
    "02/03/2026;Alquiler;-50,00;50,00",
    "05/03/2026;Nómina;80,00;130,00",
    "Saldo anterior;100,00;Saldo final;130,00",
  );
  expect(read).toMatchObject({
    opening_balance: 10_000,
    closing_balance: 13_000,
    proof: { verdict: "proved" },
  });
});

test("the names of both sides are headings of tables, each closed by what sums it up, whatever that is called", () => {
  const read = only(
    "Saldo inicial;100,00",
    "Saldo final;130,00",
    "Abono",
    "Fecha;Concepto;Importe",
    "05/03/2026;Nómina;80,00",
    ";Todo lo anterior;80,00",
    "Cargo",
    "Fecha;Concepto;Importe",
    "02/03/2026;Alquiler;20,00",
    "03/03/2026;Luz;30,00",
    ";Todo lo anterior;50,00",
  );
  expect(read.transactions.map(({ amount }) => amount)).toEqual([8000, -2000, -3000]);
  expect(read.proof.verdict).toBe("proved");
});

test("three digits behind a mark are a group in forints, however many end in a zero", () => {
  const read = only(
    "Dátum;Megnevezés;Terhelés (HUF);Jóváírás (HUF);Egyenleg HUF",
    "2026-03-02;Piac;28.600;;110.300",
    "2026-03-03;Bér;;400.000;510.300",
    "2026-03-05;Lakbér;137.800;;372.500",
  );
  expect(read.transactions.map(({ amount }) => amount)).toEqual([-2_860_000, 40_000_000, -13_780_000]);
});

test("rows that all speak against what is outstanding are those of a debt; beside a bare balance they are asked", () => {
  const rows = [
    "2026-03-04,Instalment received,-729.85,65183.44",
    "2026-04-04,Interest charged,288.00,65471.44",
    "2026-04-27,Instalment received,-534.60,64936.84",
  ];
  const debt = only("Date,Description,Amount (GBP),Outstanding", ...rows);
  expect(debt.transactions.map(({ amount }) => amount)).toEqual([72_985, -28_800, 53_460]);
  expect(debt.closing_balance).toBe(-6_493_684);
  const bare = only("Date,Description,Amount (GBP),Balance", ...rows);
  expect(bare.proof.doubts.map(({ code }) => code)).toContain("direction_unknown");
});
