import { describe, expect, it } from "vitest";
import type { ParsedStatement } from "./index.ts";
import { parseBytes } from "./parse-bytes.ts";

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

const daysOf = ({ transactions }: ParsedStatement): string[] =>
  transactions.map(({ booked_on }) => booked_on);
const amountsOf = ({ transactions }: ParsedStatement): number[] => transactions.map(({ amount }) => amount);

describe("names over several lines", () => {
  it("are read together, whether or not the next line names money", () => {
    const read = only(
      "Дата;Дата;Описание;Сумма;Сумма в валюте",
      "проведения;обработки;операции;операции;счёта",
      "операции;;;;KZT",
      "01.01.2025;02.01.2025;Заработная плата;962 936,83 KZT;962936,83",
      "07.01.2025;08.01.2025;Покупка;20,17 GBP;-12863,68",
      "09.01.2025;09.01.2025;Покупка;-35 601,69 KZT;-35601,69",
    );
    expect(amountsOf(read)).toEqual([96293683, -1286368, -3560169]);
    expect(read.currency).toBe("KZT");
  });
});

describe("names of days over two lines", () => {
  it("tell the day of booking", () => {
    const read = only(
      "Fecha;Fecha;Descripción;Valor;Cuotas",
      "de compra;de aplicación;;;",
      "21/03/2026;22/03/2026;Su pago gracias;-$ 1.724.000,00;1/1",
      "22/03/2026;24/03/2026;Carulla;$ 322.422,18;1/1",
      "24/03/2026;27/03/2026;Carulla;$ 81.400,00;1/1",
    );
    expect(daysOf(read)).toEqual(["2026-03-22", "2026-03-24", "2026-03-27"]);
  });
});
