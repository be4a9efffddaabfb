import { expect, test } from "vitest";
import { parseStatement } from "../../parse-statement.ts";

test("a word below the names of columns says which of two days a column is", async () => {
  const file = await parseStatement(
    new TextEncoder().encode(
      [
        "ZESTAWIENIE OPERACJI",
        "za okres od 2026-03-01 do 2026-03-31",
        "Nr rachunku 7104 1397 5112 1044 9194 4121 59",
        "Data operacji Data Opis operacji Kwota Saldo po operacji",
        "księgowania",
        "Saldo początkowe: 719,87",
        "2026-03-02 2026-03-03 ZLECENIE STAŁE -280,00 439,87",
        "2026-03-03 2026-03-05 ZAKUP KARTĄ -65,37 374,50",
        "KSIĘGARNIA POD LIPĄ 2026-03-03",
        "2026-03-08 2026-03-10 ZAKUP KARTĄ -77,66 296,84",
        "2026-03-12 2026-03-12 PRZELEW PRZYCHODZĄCY 1 187,48 1 484,32",
        "Saldo końcowe: 1 484,32",
      ].join("\n"),
    ),
    { today: "2026-05-01" },
  );
  const [statement] = file.ok ? file.value.statements : [];
  expect(statement?.transactions.map(({ booked_on }) => booked_on)).toEqual([
    "2026-03-03",
    "2026-03-05",
    "2026-03-10",
    "2026-03-12",
  ]);
  expect(statement?.proof.verdict).toBe("proved");
});
