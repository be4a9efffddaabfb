import { expect, test } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import { parseBytes } from "../../parse-bytes.ts";

const read = (lines: readonly PlacedLine[]): unknown[] => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  const days = statement?.transactions.map(({ booked_on }) => booked_on);
  return [statement?.proof.verdict, statement?.proof.doubts.map(({ code }) => code), days];
};

const rowsOf = (months: readonly [string, string]): PlacedLine[] => [
  [20, [40, "Oakline Bank"], [300, "Statement of account 4410207788 EUR"]],
  [44, [40, "Date"], [160, "Description"], [540, ">Amount"]],
  [56, [160, "Opening balance"], [540, ">500.00"]],
  [68, [40, `05 ${months[0]} 2026`], [160, "Water works"], [540, ">-40.00"]],
  [80, [40, `20 ${months[0]} 2026`], [160, "Kiosk"], [540, ">-25.00"]],
  [92, [40, `02 ${months[1]} 2026`], [160, "Salary"], [540, ">900.00"]],
  [104, [40, `11 ${months[1]} 2026`], [160, "Rent"], [540, ">-700.00"]],
  [116, [160, "Closing balance"], [540, ">635.00"]],
];

test("days whose month is not known are not those of the row above", () => {
  expect(read(rowsOf(["March", "Quontel"])).slice(0, 2)).toStrictEqual(["partly", ["row_undated"]]);
  expect(read(rowsOf(["March", "April"]))).toStrictEqual([
    "proved",
    [],
    ["2026-03-05", "2026-03-20", "2026-04-02", "2026-04-11"],
  ]);
});

const yen = (head: string): PlacedLine[] => [
  [20, [40, "みなと銀行"], [300, head]],
  [44, [40, "年月日"], [160, "摘要"], [340, "お支払金額"], [440, "お預り金額"], [540, "差引残高"]],
  [56, [160, "繰越残高"], [590, ">82,000"]],
  [68, [40, "07-12-01"], [160, "家賃"], [390, ">60,000"], [590, ">22,000"]],
  [80, [40, "07-12-15"], [160, "給与"], [490, ">210,000"], [590, ">232,000"]],
  [92, [40, "07-12-20"], [160, "電気"], [390, ">8,000"], [590, ">224,000"]],
];

test("short years in yen may be those of the era", () => {
  expect(read(yen("普通預金 (単位:円)")).slice(0, 2)).toStrictEqual(["partly", ["days_open"]]);
  expect(read(yen("普通預金 (単位:円) 年月日は和暦"))).toStrictEqual([
    "proved",
    [],
    ["2025-12-01", "2025-12-15", "2025-12-20"],
  ]);
});

test("which of a day of operation and a bare one is that of booking is asked where nothing tells", () => {
  const csv = `Cuenta;Fecha de operación;Fecha;Descripción;Depósitos;Retiros;Saldo
448102207;03/07/2023;03/07/2023;RENTA;-;100.00;900.00
448102207;06/07/2023;07/07/2023;DEVOLUCION;20.00;-;920.00
448102207;10/07/2023;10/07/2023;AGUA;-;5.00;915.00
448102207;19/07/2023;19/07/2023;LUZ;-;15.00;900.00
`;
  const parsed = parseBytes(new TextEncoder().encode(csv), { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  expect(statement?.proof.doubts.map(({ code }) => code)).toStrictEqual(["days_open"]);
});

test("days have moved with their name on a page whose columns are as wide as what they hold", () => {
  const head = (y: number, by: number): PlacedLine => [
    y,
    [40, "Details"],
    [360 + by, ">Amount"],
    [365 + by, "Posted"],
    [520, ">Balance"],
  ];
  const row = (y: number, by: number, [text, amount, day, balance]: readonly string[]): PlacedLine => [
    y,
    [40, text ?? ""],
    [360 + by, `>${amount ?? ""}`],
    [365 + by, day ?? ""],
    [520, `>${balance ?? ""}`],
  ];
  const pages = placePages([
    [
      [20, [40, "Statement of account"], [300, "Period 13 Dec 2024 - 16 Jan 2025 ZAR"]],
      head(60, 0),
      [72, [40, "Opening balance"], [520, ">100.00"]],
      row(84, 0, ["RENT", "-10.00", "13 Dec", "90.00"]),
      row(96, 0, ["SHOP", "-20.00", "17 Dec", "70.00"]),
      row(108, 0, ["SALARY", "50.00", "14 Jan", "120.00"]),
    ],
    [
      head(60, -40),
      row(84, -40, ["FEE", "-5.00", "15 Jan", "115.00"]),
      row(96, -40, ["TRANSFER", "15.00", "16 Jan", "130.00"]),
      [108, [40, "Closing balance"], [520, ">130.00"]],
    ],
  ]);
  const parsed = readDocument({ pages, fixedPitch: false }, { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  expect(statement?.transactions.map(({ booked_on }) => booked_on.slice(5))).toStrictEqual([
    "12-13",
    "12-17",
    "01-14",
    "01-15",
    "01-16",
  ]);
});
