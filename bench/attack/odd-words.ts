import type { Dice } from "./dice.ts";

const DATES = [
  "2024-01-31",
  "31.01.2024",
  "01/31/2024",
  "20240131",
  "240131",
  "0000-00-00",
  "9999-12-31",
  "99991231",
  "00000000",
  "0001-01-01",
  "2024-02-30",
  "31/31/2024",
  "12024-01-01",
  "1/1/1",
  "١٢/٠٣/٢٠٢٤",
  "令和6年1月31日",
  "Feb 30 2024",
  "45000.5",
  "-1",
  "20240131000000.000[-999:XXX]",
  "",
];
const AMOUNTS = [
  "12.34",
  "-12.34",
  "1.234,56",
  "-0",
  "0",
  "1".repeat(400),
  `-${"9".repeat(400)}.${"9".repeat(400)}`,
  "1e308",
  "1e-400",
  "NaN",
  "Infinity",
  "--5",
  "5-",
  "(5.00)",
  "٥٫٥",
  "９９９．００",
  "1 000 000 000 000 000,00",
  "9007199254740993",
  "92233720368547758.07",
  "-92233720368547758.08",
  "0x10",
  "1'000.00",
  "½",
  "1.2.3.4,5,6",
  ".",
  "+",
  "",
];
const CURRENCIES = ["EUR", "USD", "XXX", "JPY", "BHD", "CLF", "eur", "€", "", "EURO", "ZZZ", "\0\0\0"];
const TEXTS = [
  "Kaffee",
  "REWE SAGT DANKE 4711",
  "",
  "\0",
  "\u202egnp.exe",
  "\u200b\u200b",
  "<script>alert(1)</script>",
  "=cmd|' /C calc'!A0",
  "__proto__",
  "constructor",
  "\u001b[31m",
  "\u2028",
  '"',
  ";",
  "&#0;&lt;&bogus;",
  "a\u0308\u0308",
  "12.03.2024 12.03.2024 -1,00 -1,00",
  "Saldo Balance Total Summe 1.234,56",
];
const UNITS = [
  "a",
  "ä",
  "😀",
  "\u0301",
  "1",
  " ",
  "-",
  ".",
  "(",
  "a-",
  "1 ",
  "ab ",
  "12,5 ",
  "/",
  "\u202e",
  "x1",
  "AAAA ",
];

export type OddWords = {
  readonly date: () => string;
  readonly amount: () => string;
  readonly currency: () => string;
  readonly text: () => string;
  readonly long: (most: number) => string;
};

/** Words as statements have them: mostly right ones, so that a reader goes on to the wrong ones. */
export const makeWords = (dice: Dice, odd = dice.pick([0, 0.01, 0.1, 0.6])): OddWords => ({
  date: () =>
    dice.chance(odd) ? dice.pick(DATES) : `2024-0${String(dice.below(9) + 1)}-${String(dice.below(18) + 10)}`,
  amount: () =>
    dice.chance(odd) ? dice.pick(AMOUNTS) : `-${String(dice.below(900) + 1)}.${String(dice.below(90) + 10)}`,
  currency: () => (dice.chance(odd) ? dice.pick(CURRENCIES) : "EUR"),
  text: () => (dice.chance(odd) ? dice.pick(TEXTS) : `Shop ${String(dice.below(50))}`),
  long: (most) => dice.pick(UNITS).repeat(dice.size(most)),
});
