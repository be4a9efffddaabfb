import { expect, test } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { parseBytes } from "../../parse-bytes.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (lines: readonly PlacedLine[]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const listDays = (statement: ParsedStatement | undefined): string[] =>
  statement?.transactions.map(({ booked_on }) => booked_on) ?? [];

test("names of days that a narrow column broke within a word say which day it is", () => {
  const statement = read([
    [20, [40, "Rekeningafschrift"], [300, "EUR"]],
    [32, [40, "Periode: 01-03-2025 - 31-03-2025"]],
    [50, [40, "Boekingsdatu"], [110, "Rentedatum"], [180, "Omschrijving"], [440, ">Bedrag"], [540, ">Saldo"]],
    [60, [40, "m"]],
    [75, [180, "Oud saldo"], [540, ">433,04"]],
    [90, [40, "04-03-2025"], [110, "06-03-2025"], [180, "Huur"], [440, ">-100,00"], [540, ">333,04"]],
    [105, [110, "05-03-2025"], [180, "Kaashuis"], [440, ">-33,04"], [540, ">300,00"]],
    [120, [40, "07-03-2025"], [110, "09-03-2025"], [180, "Loon"], [440, ">200,00"], [540, ">500,00"]],
  ]);
  expect(listDays(statement)).toEqual(["2025-03-04", "2025-03-04", "2025-03-07"]);
});

test("days of eight figures that a narrow column broke are whole", () => {
  const statement = read([
    [20, [40, "账户交易明细"]],
    [32, [40, "账单周期: 2025-12-01 - 2025-12-31"], [300, "币种: CNY"]],
    [
      50,
      [40, "记账日期"],
      [100, "起息日"],
      [160, "交易说明"],
      [340, ">借方"],
      [440, ">贷方"],
      [540, ">余额"],
    ],
    [65, [40, "2025120"], [100, "2025120"], [160, "工资"], [440, ">100.00"], [540, ">200.00"]],
    [75, [40, "1"], [100, "1"]],
    [90, [40, "2025121"], [100, "2025121"], [160, "房租"], [340, ">50.00"], [540, ">150.00"]],
    [100, [40, "5"], [100, "8"]],
    [115, [40, "2025122"], [100, "2025122"], [160, "电费"], [340, ">10.00"], [540, ">140.00"]],
    [125, [40, "0"], [100, "1"]],
    [150, [40, "上期余额"], [300, ">100.00"]],
    [165, [40, "期末余额"], [300, ">140.00"]],
  ]);
  expect(listDays(statement)).toEqual(["2025-12-01", "2025-12-15", "2025-12-20"]);
});

const readText = (text: string): ParsedStatement | undefined => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const COPIED = `Τράπεζα Αιγαίου
Αντίγραφο λογαριασμού
Περίοδος 01/10/2024 - 31/10/2024
Νόμισμα EUR
Προηγούμενο υπόλοιπο 284,90
Νέο υπόλοιπο 69,23
Ημ. καταχώρισης Ημ. αξίας Αιτιολογία Ποσό Υπόλοιπο
01/10 01/10 ΕΝΟΙΚΙΟ -100,00 184,90
06/10 06/10 ΡΕΥΜΑ -59,94 124,96
07/10 08/10 ΕΞΟΔΑ -4,64 120,32
08/10 08/10 ΦΑΡΜΑΚΕΙΟ -7,24 113,08
07/10 ΦΟΥΡΝΟΣ -43,85 69,23
`;

test("copied text in which some rows leave one of two days out does not say which", () => {
  expect(readText(COPIED)?.proof).toMatchObject({ verdict: "partly", doubts: [{ code: "days_open" }] });
});

test("names of days on several lines of a copied header are read together", () => {
  const statement = readText(`Banco Índico
Extrato da conta corrente
Período 01-07-2025 - 31-07-2025
Moeda MZN
Saldo inicial 1.000,00
Data
lançamento
Valor a Descritivo Importância Saldo contab.
01-07-2025 01-07-2025 Clínica -245,00 755,00
08-07-2025 10-07-2025 Restaurante -30,30 724,70
11-07-2025 12-07-2025 Super -80,00 644,70
Saldo final 644,70
`);
  expect(listDays(statement)).toEqual(["2025-07-01", "2025-07-08", "2025-07-11"]);
});
