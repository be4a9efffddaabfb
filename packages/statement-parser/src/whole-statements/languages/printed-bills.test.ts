import { expect, it } from "vitest";
import { readTextPages } from "../../formats/text/read-text-pages.ts";

const BULGARIAN = `
Карт Изгрев    Извлечение по кредитна карта    Период 01.03.2026 - 31.03.2026    EUR
Предишно задължение           500.00
Погасявания                   500.00
Покупки                       730.00
Ново задължение               730.00

Дата          Търговец                          Сума (EUR)
02.03.2026    Магазин Роза София                     20.50
09.03.2026    Плащане, благодарим                  -500.00
11.03.2026    Мебели Варна                          700.00
27.03.2026    Фурна София                             9.50
`;

it("a bill that calls its balances obligations is read between them", () => {
  const parsed = readTextPages(BULGARIAN, { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  expect([statement?.opening_balance, statement?.closing_balance]).toEqual([-50_000, -73_000]);
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-2050, 50_000, -70_000, -950]);
  expect(statement?.proof.verdict).toBe("proved");
});
