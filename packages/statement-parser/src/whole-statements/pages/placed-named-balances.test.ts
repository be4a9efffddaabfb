import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (lines: readonly PlacedLine[]): unknown[] => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return (parsed.ok ? parsed.value.statements : []).flatMap(({ transactions, proof }) => [
    ...transactions.map(({ booked_on, amount, balance_after }) => [
      booked_on.slice(5),
      amount,
      balance_after,
    ]),
    proof.verdict,
  ]);
};

const RIGHT = 300;

const DAYS_OVER: PlacedLine[] = [
  [20, [22, "거래내역 3333-11-1234567"]],
  [40, [22, "2026년 6월 1일 ~ 2026년 6월 30일"]],
  [60, [22, "6월 30일 (월)"]],
  [75, [22, "김민준"], [RIGHT, ">-160,000원"]],
  [85, [22, "18:02 · 송금"], [RIGHT, ">잔액 126,249원"]],
  [100, [22, "정하늘"], [RIGHT, ">+98,000원"]],
  [110, [22, "16:17 · 입금"], [RIGHT, ">잔액 286,249원"]],
  [130, [22, "6월 27일 (금)"]],
  [145, [22, "올리브숲"], [RIGHT, ">-3,780원"]],
  [155, [22, "18:51 · 카드"], [RIGHT, ">잔액 188,249원"]],
];

const DAYS_BELOW: PlacedLine[] = [
  [20, [22, "Ví 01/06/2026 - 30/06/2026"]],
  [60, [22, "From Anna"], [RIGHT, ">+205.000đ"]],
  [70, [22, "08:48 - 27/06/2026"], [RIGHT, ">Số dư: 720.000đ"]],
  [90, [22, "Soup 24H"], [RIGHT, ">-85.000đ"]],
  [100, [22, "22:25 - 24/06/2026"], [RIGHT, ">Số dư: 515.000đ"]],
  [120, [22, "Rent"], [RIGHT, ">-400.000đ"]],
  [130, [22, "12:00 - 21/06/2026"], [RIGHT, ">Số dư: 600.000đ"]],
  [150, [22, "Refund"], [RIGHT, ">+9.000đ"]],
  [160, [22, "10:10 - 20/06/2026"], [RIGHT, ">Số dư: 1.000.000đ"]],
  [180, [22, "Market"], [RIGHT, ">-49.000đ"]],
  [190, [22, "09:09 - 20/06/2026"], [RIGHT, ">Số dư: 991.000đ"]],
];

const UNDER_A_BOX: PlacedLine[] = [
  [20, [22, "Extracto de tu cuenta 01/06/2026 - 30/06/2026"]],
  [40, [22, "Saldo al inicio"], [120, "Te entró"], [200, "Salió"], [270, "Saldo al final"]],
  [50, [22, "$500,00"], [120, "$396,00"], [200, "-$173,00"], [270, "$723,00"]],
  [70, [22, "Lunes 1 de junio"]],
  [85, [22, "Recibiste de Ana"], [RIGHT, ">$396,00"]],
  [95, [RIGHT, ">Saldo $896,00"]],
  [115, [22, "Miércoles 3 de junio"]],
  [130, [22, "Pago en Tienda"], [RIGHT, ">-$73,00"]],
  [140, [RIGHT, ">Saldo $823,00"]],
  [155, [22, "Envío a Ana"], [RIGHT, ">-$100,00"]],
  [165, [RIGHT, ">Saldo $723,00"]],
];

it.each([
  [
    "the day stands over the rows",
    DAYS_OVER,
    [
      ["06-30", -160_000, 126_249],
      ["06-30", 98_000, 286_249],
      ["06-27", -3780, 188_249],
    ],
  ],
  [
    "the day stands beside it",
    DAYS_BELOW,
    [
      ["06-27", 205_000, 720_000],
      ["06-24", -85_000, 515_000],
      ["06-21", -400_000, 600_000],
      ["06-20", 9000, 1_000_000],
      ["06-20", -49_000, 991_000],
    ],
  ],
  [
    "a box of balances stands over them",
    UNDER_A_BOX,
    [
      ["06-01", 39_600, 89_600],
      ["06-03", -7300, 82_300],
      ["06-03", -10_000, 72_300],
    ],
  ],
] as const)("the second line of a row may name the balance after it: %s", (_, lines, rows) => {
  expect(read(lines)).toStrictEqual([...rows, "proved"]);
});

it("a row may print the balance before it beside that after it, which tells the direction of the first", () => {
  const names: PlacedLine = [
    40,
    [22, "DATE"],
    [120, "NAME"],
    [280, ">AMOUNT"],
    [380, ">BAL BEFORE"],
    [480, ">BAL AFTER"],
  ];
  const rows = read([
    [20, [22, "Mobile money statement, currency GHS"]],
    names,
    [55, [22, "01-Apr-2026"], [120, "ANNA"], [280, ">30.00"], [380, ">507.50"], [480, ">537.50"]],
    [70, [22, "02-Apr-2026"], [120, "MARKET"], [280, ">61.90"], [380, ">537.50"], [480, ">475.60"]],
    [85, [22, "03-Apr-2026"], [120, "AGENT"], [280, ">75.60"], [380, ">475.60"], [480, ">400.00"]],
  ]);
  expect(rows).toStrictEqual([
    ["04-01", 3000, 53_750],
    ["04-02", -6190, 47_560],
    ["04-03", -7560, 40_000],
    "proved",
  ]);
});

it("the time and the kind on the second line are of the row above, under a head with a figure and a period", () => {
  const head: PlacedLine = [30, [22, "126,249원"]];
  const lines = [...DAYS_OVER.slice(0, 1), head, ...DAYS_OVER.slice(1)];
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  expect(statement?.transactions.map(({ description }) => description)).toStrictEqual([
    "김민준 18:02 · 송금",
    "정하늘 16:17 · 입금",
    "올리브숲 18:51 · 카드",
  ]);
});

it("a status under a row is that row's, and the dash of a period is no sign", () => {
  const parsed = readDocument(
    {
      pages: placePages([
        [
          [20, [22, "Saldo awal"], [200, "Saldo akhir"]],
          [30, [22, "Rp900.000"], [200, "Rp1.000.000"]],
          [50, [22, "Periode 1 Juni 2026 - 30 Juni 2026"]],
          [70, [22, "30 Juni 2026"]],
          [83, [30, "Bayar ke TOKO"], [RIGHT, ">-Rp25.000"]],
          [93, [30, "Sedang diproses"]],
          [120, [22, "29 Juni 2026"]],
          [133, [30, "Transfer dari DEWI"], [RIGHT, ">+Rp430.000"]],
          [143, [30, "Berhasil"]],
          [170, [22, "27 Juni 2026"]],
          [183, [30, "Bayar ke WARUNG"], [RIGHT, ">-Rp330.000"]],
          [193, [30, "Berhasil"]],
        ],
      ]),
      fixedPitch: false,
    },
    { today: "2026-11-20" },
  );
  const [statement] = parsed.ok ? parsed.value.statements : [];
  expect(statement?.transactions.map(({ amount, pending }) => [amount, pending])).toStrictEqual([
    [43_000_000, false],
    [-33_000_000, false],
    [-2_500_000, true],
  ]);
  expect(statement?.proof.verdict).toBe("proved");
});

it("where each amount has the sign of its currency a number without one is none", () => {
  const rows = read([
    [20, [45, "Transaction statement"]],
    [40, [51, "Transaction statement period"], [250, "Sent"], [400, "Received"]],
    [50, [51, "01 January 2026 - 31 January 2026"], [250, "₹4,000.00"], [400, "₹16,086.00"]],
    [75, [45, "Date & time"], [156, "Transaction details"], [440, ">Amount"]],
    [90, [45, "01 Jan, 2026"], [156, "Paid to BlinkKart"], [440, ">₹755"]],
    [100, [45, "03:53 PM"], [156, "UPI Transaction ID: 210690069554"]],
    [110, [156, "Paid by Vaikund Bank 8441"]],
    [130, [45, "01 Jan, 2026"], [156, "Paid to Zingo Foods"], [440, ">₹3,199"]],
    [140, [45, "06:28 PM"], [156, "UPI Transaction ID: 424946311565"]],
    [150, [156, "Paid by Vaikund Bank 8441"]],
    [170, [45, "04 Jan, 2026"], [156, "Received from Meera"], [440, ">+ ₹16,086"]],
    [180, [45, "07:26 PM"], [156, "UPI Transaction ID: 296153379326"]],
    [190, [156, "Paid to Vaikund Bank 8441"]],
    [210, [45, "05 Jan, 2026"], [156, "Paid to S Muthukumar"], [440, ">₹46"]],
    [220, [45, "07:26 PM"], [156, "UPI Transaction ID: 296153379327"]],
    [230, [156, "Paid by Vaikund Bank 8441"]],
  ]);
  expect(rows.slice(0, 3)).toStrictEqual([
    ["01-01", -75_500, null],
    ["01-01", -319_900, null],
    ["01-04", 1_608_600, null],
  ]);
});

it("names of a bill stand over its figures in two lines of a box, balances among them", () => {
  const bill: PlacedLine[] = [
    [20, [22, "Luottokorttilasku"]],
    [40, [22, "Tili"], [120, "Kausi"], [260, "Valuutta"], [330, "Alkusaldo"]],
    [50, [22, "337-000067-4"], [120, "16.01.2026 - 15.02.2026"], [260, "EUR"], [330, "383,50 €"]],
    [62, [22, "Loppusaldo"], [120, "Luottoraja"], [260, "Vähimmäismaksu"], [330, "Eräpäivä"]],
    [72, [22, "348,45 €"], [120, "4 000,00"], [260, "63,00"], [330, "07.03.2026"]],
    [95, [22, "Kirj.pv"], [90, "Selitys"], [400, ">Määrä"]],
    [110, [22, "16.01"], [90, "KORTTIOSTO-PRISMA"], [400, ">64,95 €"]],
    [122, [22, "31.01"], [90, "SUORITUS"], [400, ">-350,00 €"]],
    [134, [22, "02.02"], [90, "KORTTIOSTO-APTEEKKI"], [400, ">250,00 €"]],
  ];
  expect(read(bill)).toEqual([
    ["01-16", -6495, null],
    ["01-31", 35_000, null],
    ["02-02", -25_000, null],
    "proved",
  ]);
});
