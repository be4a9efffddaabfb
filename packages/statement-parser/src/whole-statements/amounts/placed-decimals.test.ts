import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const readEnds = (lines: readonly PlacedLine[]): unknown[] => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  const { currency, opening_balance, closing_balance, transactions } = statement ?? {};
  return [currency, opening_balance, closing_balance, transactions?.map(({ amount }) => amount)];
};

const SIDES: PlacedLine = [56, [40, "Date"], [120, "Libellé"], [440, ">Débit"], [540, ">Crédit"]];

describe("amounts of a currency with three decimals", () => {
  it("may have a space before the hundreds", () => {
    const lines: PlacedLine[] = [
      [20, [40, "Extrait de compte - Dinar tunisien"]],
      SIDES,
      [68, [40, "01/10/25"], [120, "Solde départ"], [540, ">3 088,885"]],
      [80, [40, "02/10/25"], [120, "Loyer"], [440, ">2 000,000"]],
      [92, [40, "03/10/25"], [120, "Électricité"], [440, ">136,275"]],
      [104, [40, "27/10/25"], [120, "Salaire"], [540, ">5 915,190"]],
      [116, [40, "31/10/25"], [120, "Solde final"], [540, ">6 867,800"]],
    ];
    expect(readEnds(lines)).toStrictEqual(["TND", 3_088_885, 6_867_800, [-2_000_000, -136_275, 5_915_190]]);
  });

  it("are whole where two marks part one of them", () => {
    const lines: PlacedLine[] = [
      [20, [40, "Account 630651474180 IQD"]],
      [56, [40, "Date"], [120, "Details"], [340, ">Debit"], [440, ">Credit"], [540, ">Balance"]],
      [68, [40, "03-Feb-2025"], [120, "Opening balance"], [540, ">1,793,750"]],
      [80, [40, "05-Feb-2025"], [120, "Salary"], [440, ">5,226,000"], [540, ">7,019,750"]],
      [92, [40, "06-Feb-2025"], [120, "Card purchase"], [340, ">39,500"], [540, ">6,980,250"]],
      [104, [40, "13-Feb-2025"], [120, "Standing order"], [340, ">210,000"], [540, ">6,770,250"]],
      [116, [40, "Closing balance"], [540, ">6,770,250"]],
    ];
    const rows = [5_226_000_000, -39_500_000, -210_000_000];
    expect(readEnds(lines)).toStrictEqual(["IQD", 1_793_750_000, 6_770_250_000, rows]);
  });
});

it("a share is no amount, by a word either", () => {
  const lines: PlacedLine[] = [
    [20, [40, "Kontoauszug 01.06.2025 bis 26.07.2025"], [300, "EUR"]],
    [56, [40, "Wert"], [120, "Buchungstext"], [540, ">Betrag EUR"]],
    [68, [40, "01.06.2025"], [120, "Bausparguthaben alt"], [540, ">100,00"]],
    [80, [40, "02.06.2025"], [120, "Sparbeitrag"], [540, ">20,00"]],
    [92, [40, "30.06.2025"], [120, "Zinsgutschrift 0,25 v. H."], [540, ">8,00"]],
    [104, [40, "26.07.2025"], [120, "Bausparguthaben neu"], [540, ">128,00"]],
  ];
  expect(readEnds(lines)).toStrictEqual(["EUR", 10000, 12800, [2000, 800]]);
});

it("decimals may stand behind a dash, and a mark of the side behind them", () => {
  const lines: PlacedLine[] = [
    [20, [40, "Выписка из лицевого счёта 331159391209 TJS"]],
    [32, [40, "за период 01.03.2025 — 31.03.2025"]],
    [56, [40, "Дата"], [120, "Корреспондент"], [340, ">Дебет"], [440, ">Кредит"], [460, "Назначение"]],
    [68, [120, "Входящее сальдо"], [440, ">130-59 (Дт)"]],
    [80, [40, "01.03.2025"], [120, "Рынок"], [340, ">2 000-00"], [460, "Перевод"]],
    [92, [40, "06.03.2025"], [120, "Завод"], [440, ">3 145-83"], [460, "Зарплата"]],
    [104, [40, "07.03.2025"], [120, "Книги"], [340, ">72-70"], [460, "Покупка"]],
    [116, [120, "Исходящее сальдо"], [440, ">942-54 (Кт)"]],
  ];
  expect(readEnds(lines)).toStrictEqual(["TJS", -13059, 94254, [-200000, 314583, -7270]]);
});

describe("whole amounts with marks between their thousands", () => {
  it("are none that are long and have no mark, as the number of a document", () => {
    expect(
      readEnds([
        [20, [40, "Sao kê tài khoản"], [300, "VND 01/06/2026 - 30/06/2026"]],
        [40, [40, "Số dư đầu kỳ: 33,774,031"], [300, "Số dư cuối kỳ: 61,187,500"]],
        [60, [40, "Ngày"], [120, "Số CT"], [330, ">Ghi nợ"], [430, ">Ghi có"], [540, ">Số dư"]],
        [75, [40, "01/06/2026"], [120, "40112604"], [330, ">15,000,000"], [540, ">18,774,031"]],
        [90, [40, "07/06/2026"], [120, "17300538"], [330, ">599,531"], [540, ">18,174,500"]],
        [105, [40, "25/06/2026"], [120, "81604761"], [430, ">43,013,000"], [540, ">61,187,500"]],
      ]),
    ).toStrictEqual(["VND", 33_774_031, 61_187_500, [-15_000_000, -599_531, 43_013_000]]);
  });
});
