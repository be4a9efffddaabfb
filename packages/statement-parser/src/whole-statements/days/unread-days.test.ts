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

const monthly = (headings: readonly [string, string], days: readonly string[], value = ""): PlacedLine[] => [
  [20, [40, "Oakline Bank"], [300, "Statement of account 4410207788 EUR"]],
  [32, [40, "Period 01-08-2024 - 30-09-2024"]],
  [
    44,
    [40, "Booking date"],
    ...(value === "" ? [] : ([[140, "Value date"]] as const)),
    [240, "Description"],
    [540, ">Amount"],
  ],
  [56, [240, "Opening balance"], [540, ">500.00"]],
  [68, [40, headings[0]]],
  [
    80,
    [40, days[0] ?? ""],
    ...(value === "" ? [] : ([[140, `15-08-2024`]] as const)),
    [240, "Water works"],
    [540, ">-40.00"],
  ],
  [92, [40, headings[1]]],
  [
    104,
    [40, days[1] ?? ""],
    ...(value === "" ? [] : ([[140, value]] as const)),
    [240, "Salary"],
    [540, ">900.00"],
  ],
  [
    116,
    [40, days[2] ?? ""],
    ...(value === "" ? [] : ([[140, `28-09-2024`]] as const)),
    [240, "Rent"],
    [540, ">-700.00"],
  ],
  [128, [240, "Closing balance"], [540, ">660.00"]],
];

test.each([
  ["Lúnasa 2024", "Meán Fómhair 2024"],
  ["八月 2024", "九月 2024"],
])("numbers of days stand under months of two words or in Chinese signs: %s, %s", (...months) => {
  expect(read(monthly(months, ["15", "03", "28"]))).toStrictEqual([
    "proved",
    [],
    ["2024-08-15", "2024-09-03", "2024-09-28"],
  ]);
});

test("numbers under the name of the day of booking are the days of rows, whatever day of value stands beside them", () => {
  expect(read(monthly(["August 2024", "September 2024"], ["15", "03", "28"], "05-09-2024"))).toStrictEqual([
    "proved",
    [],
    ["2024-08-15", "2024-09-03", "2024-09-28"],
  ]);
  // Without a month over them nobody knows.
  const [verdict, doubts] = read(monthly(["", ""], ["15", "03", "28"], "05-09-2024"));
  expect([verdict, doubts]).toStrictEqual(["partly", ["days_open"]]);
});

test("rows of two lines that begin with their day have each its own, whatever words stand beside it", () => {
  const two = (y: number, day: string, words: string, amount: string): PlacedLine[] => [
    [y, [40, `${day} may 2019`], [140, words]],
    [y + 10, [140, "Compra"], [540, `>${amount}`]],
  ];
  const found = read([
    [20, [40, "Caja Marlowton"], [300, "Estado de cuenta 4410207788 EUR"]],
    [44, [40, "Fecha"], [140, "Descripción"], [540, ">Monto"]],
    [56, [140, "Saldo inicial"], [540, ">500.00"]],
    ...two(68, "01", "Ferretería Robles", "-8.67"),
    ...two(88, "01", "Panadería Trigal", "-9.88"),
    ...two(108, "04", "Farmacia del Sol", "-37.81"),
    ...two(128, "12", "Mercado Central", "-24.32"),
    ...two(148, "18", "Farmacia del Sol", "-10.28"),
    [170, [140, "Saldo final"], [540, ">409.04"]],
  ]);
  expect(found).toStrictEqual([
    "proved",
    [],
    ["2019-05-01", "2019-05-01", "2019-05-04", "2019-05-12", "2019-05-18"],
  ]);
});

const billed = (day: string): PlacedLine[] => [
  [20, [40, "Oakline Bank"], [300, "Credit card statement 4410207788 EUR"]],
  [32, [40, "Period 22.10.2025 - 20.11.2025"]],
  [44, [40, "Date"], [160, "Description"], [540, ">Amount"]],
  [56, [160, "Opening balance"], [540, ">-500.00"]],
  [68, [40, "27.10.2025"], [160, "Water works"], [540, ">-40.00"]],
  [80, [40, "30.10.2025"], [160, "Kiosk"], [540, ">-25.00"]],
  [92, [40, day], [160, "Bakery"], [540, ">-12.00"]],
  [104, [160, "Closing balance"], [540, ">-577.00"]],
];

test("purchases of a bill may lie weeks before its period, and none weeks behind it", () => {
  expect(read(billed("05.10.2025")).slice(0, 2)).toStrictEqual(["proved", []]);
  expect(read(billed("22.11.2025")).slice(0, 2)).toStrictEqual(["proved", []]);
  expect(read(billed("05.12.2025")).slice(0, 2)).toStrictEqual(["partly", ["period_elsewhere"]]);
});

test("a row whose day stands beside the column of the others is not of the day above", () => {
  const lines = (x: number): PlacedLine[] => [
    [20, [40, "Oakline Bank"], [300, "Statement of account 4410207788 EUR"]],
    [44, [40, "Details"], [300, "Date"], [440, ">Amount"], [540, ">Balance"]],
    [56, [40, "Opening balance"], [540, ">500.00"]],
    [68, [40, "Water works"], [300, "03.11.2019"], [440, ">-40.00"], [540, ">460.00"]],
    [80, [40, "Kiosk"], [300, "05.11.2019"], [440, ">-25.00"], [540, ">435.00"]],
    [92, [40, "Bakery"], [300, "21.11.2019"], [440, ">-12.00"], [540, ">423.00"]],
    [104, [40, "Fee"], [x, "22.11.2019"], [440, ">-4.35"], [540, ">418.65"]],
    [116, [40, "Closing balance"], [540, ">418.65"]],
  ];
  const days = ["2019-11-03", "2019-11-05", "2019-11-21", "2019-11-22"];
  expect(read(lines(300))).toStrictEqual(["proved", [], days]);
  const [verdict, , found] = read(lines(322));
  expect([verdict === "proved", found]).not.toStrictEqual([true, [...days.slice(0, 3), "2019-11-21"]]);
});

test("names of other columns end the day that stands over rows", () => {
  const found = read([
    [20, [40, "Oakline Bank"], [300, "Statement of account 4410207788 EUR"]],
    [32, [40, "Opening balance"], [300, ">500.00"]],
    [44, [40, "Closing balance"], [300, ">1,376.36"]],
    [60, [40, "Particulars"], [540, ">Amount"]],
    [72, [40, "28-02-2025"]],
    [84, [40, "Salary Breadfruit Bakery"], [540, ">900.00"]],
    [96, [40, "Service charge"], [540, ">-3.64"]],
    [108, [40, "03-03-2025"]],
    [120, [40, "Water works"], [540, ">-20.00"]],
    [150, [40, "Monthly fee"], [540, ">Transaction amount"]],
    [162, [40, "Monthly fee x 1"], [540, ">3.64"]],
  ]);
  expect(found).toStrictEqual(["proved", [], ["2025-02-28", "2025-02-28", "2025-03-03"]]);
});
