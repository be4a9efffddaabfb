import { placePages } from "./place-words.ts";
import type { PlacedLine } from "./place-words.ts";
import { DAY_HEADINGS } from "./day-headings.ts";
import type { DayWords } from "./day-headings.ts";
import type { WordPage } from "../src/decode/page-words.ts";

/** Which days stand in the two columns, in printed order. */
export type Pair = readonly [first: NamedDay, second: NamedDay];
type NamedDay = "booked" | "value" | "bought" | "acted" | "plain";

/** Where the second column stands: beside the first, behind the amounts, before them, under it, under days as headings. */
export const PLACES = ["left", "behind", "middle", "stacked", "narrow", "over", "heading"] as const;
export type Place = (typeof PLACES)[number];

export type DayCase = {
  language: string;
  kind: "account" | "card";
  names: readonly [string, string];
  /** Which of the two is the day of booking. */
  booked: 0 | 1;
};

const PAIRS: Readonly<Record<DayCase["kind"], readonly Pair[]>> = {
  account: [
    ["booked", "value"],
    ["value", "booked"],
    ["plain", "value"],
    ["value", "plain"],
    ["acted", "value"],
    ["value", "acted"],
    ["acted", "booked"],
    ["booked", "acted"],
  ],
  card: [
    ["bought", "booked"],
    ["booked", "bought"],
    ["acted", "booked"],
    ["booked", "acted"],
    ["bought", "plain"],
    ["plain", "bought"],
    ["acted", "plain"],
  ],
};

const RANKS: readonly NamedDay[] = ["bought", "value", "acted", "plain", "booked"];

const namesOf = (words: DayWords, day: NamedDay): readonly string[] => {
  if (day === "plain") return [words.plain];
  return day === "booked" ? [...words.booked, ...(words.settled ?? [])] : words[day];
};

/** Each pair of names of each language, in both orders. */
export const listDayCases = (): DayCase[] =>
  Object.entries(DAY_HEADINGS).flatMap(([language, words]) =>
    (["account", "card"] as const).flatMap((kind) =>
      PAIRS[kind].flatMap((pair): DayCase[] => {
        const [first, second] = [namesOf(words, pair[0]), namesOf(words, pair[1])];
        const booked = RANKS.indexOf(pair[0]) > RANKS.indexOf(pair[1]) ? 0 : 1;
        const count = first.length * second.length === 0 ? 0 : Math.max(first.length, second.length);
        return Array.from({ length: count }, (_, at): DayCase => ({
          language,
          kind,
          names: [first[at % first.length] ?? "", second[at % second.length] ?? ""],
          booked,
        }));
      }),
    ),
  );

type Row = { booked: string; other: string; text: string; amount: string; balance: string };

/** Days that run on in both columns and lie in the period: nothing but the names tells them apart. */
const ROWS: readonly (Row & { value: string })[] = [
  {
    booked: "2026-02-04",
    other: "2026-02-03",
    value: "2026-02-05",
    text: "Kiosk Lindau",
    amount: "20.00",
    balance: "980.00",
  },
  {
    booked: "2026-02-05",
    other: "2026-02-05",
    value: "2026-02-05",
    text: "Hotel Adler",
    amount: "115.50",
    balance: "864.50",
  },
  {
    booked: "2026-02-13",
    other: "2026-02-11",
    value: "2026-02-16",
    text: "Market Hall",
    amount: "31.90",
    balance: "832.60",
  },
  {
    booked: "2026-02-17",
    other: "2026-02-14",
    value: "2026-02-18",
    text: "Garage Nord",
    amount: "90.00",
    balance: "742.60",
  },
  {
    booked: "2026-02-24",
    other: "2026-02-23",
    value: "2026-02-24",
    text: "Book House",
    amount: "12.40",
    balance: "730.20",
  },
];

const print = (day: string): string => day.split("-").toReversed().join("/");

type Dated = { days: readonly [string, string]; row: Row };

const rowsOf = ({ booked, kind }: DayCase): Dated[] =>
  ROWS.map((row) => {
    const other = kind === "card" ? row.other : row.value;
    return { row, days: booked === 0 ? [row.booked, other] : [other, row.booked] };
  });

/** What is to be read: each row's day of booking and its other day. */
export const expectDays = (): Record<DayCase["kind"], (readonly [string, string])[]> => ({
  account: ROWS.map(({ booked, value }) => [booked, value]),
  card: ROWS.map(({ booked, other }) => [booked, other]),
});

const LETTER = 5;
const DAY_WIDTH = 50;
const GAP = 15;
const RIGHT = 900;
const BACKWARDS = new Set(["he", "ar"]);

type Cell = readonly [x: number, text: string];

/** The same line as it is printed from right to left. */
const mirror = ([y, ...cells]: PlacedLine): PlacedLine => [
  y,
  ...cells.map(([x, text]): Cell => {
    const own = text.replace(/^>/, "");
    const words = /^[\d/.,-]+$/.test(own) ? own : own.split(" ").toReversed().join(" ");
    return text.startsWith(">") ? [RIGHT - x, words] : [RIGHT - x, `>${words}`];
  }),
];

const widthOf = (name: string): number => Math.max(DAY_WIDTH, name.length * LETTER);

/** The names over the columns on one line, or on two: their first words over the last. */
const splitName = (name: string): readonly [string, string] => {
  const words = name.split(" ");
  return words.length < 2 ? ["", name] : [words.slice(0, -1).join(" "), words.at(-1) ?? ""];
};

const cellAt = (x: number, text: string): Cell[] => (text === "" ? [] : [[x, text]]);

/** Whether names without a gap can be parted in two ways: `Date Value date`. */
export const isAmbiguous = ({ names: [first, second] }: DayCase): boolean =>
  [first, second].some((name) => !name.includes(" ")) && (first.includes(second) || second.includes(first));

/** A page with the two columns of days in a place. */
export const drawDays = (one: DayCase, place: Place): WordPage[] => {
  const words = DAY_HEADINGS[one.language];
  if (words === undefined) return [];
  const { kind, names, booked } = one;
  const [first, second] = names;
  const gap = place === "narrow" ? LETTER : GAP;
  const firstX = 40;
  const besideX = firstX + (place === "stacked" ? DAY_WIDTH + GAP * 2 : widthOf(first) + gap);
  const isBeside = place === "left" || place === "stacked" || place === "narrow";
  const textX = isBeside
    ? besideX + (place === "stacked" ? DAY_WIDTH + GAP * 2 : widthOf(second) + GAP)
    : firstX + Math.max(widthOf(first), place === "over" ? widthOf(second) : 0) + GAP;
  const middleX = textX + 90;
  const amountX = 680;
  const balanceX = 760;
  const secondX =
    { middle: middleX, behind: 780, over: firstX, heading: firstX }[place as "middle"] ?? besideX;
  const lines: PlacedLine[] = [
    [
      20,
      [40, kind === "card" ? `${words.card} / Credit card statement` : words.statement],
      [500, "01/02/2026 - 28/02/2026"],
    ],
    [32, [40, "ANNA PERSON"], [400, "EUR"]],
  ];
  const money: Cell[] = [
    [amountX, `>${words.amount}`],
    ...(kind === "account" ? [[balanceX, `>${words.balance}`] as Cell] : []),
  ];
  let y = 80;
  const add = (...cells: Cell[]): void => {
    lines.push([y, ...cells]);
    y += place === "over" || place === "stacked" ? 10 : 14;
  };
  if (place === "stacked") {
    const [[upper, lower], [upper2, lower2]] = [splitName(first), splitName(second)];
    if (upper !== "" || upper2 !== "") add(...cellAt(firstX, upper), ...cellAt(secondX, upper2));
    add(...cellAt(firstX, lower), ...cellAt(secondX, lower2), [textX, words.text], ...money);
  } else if (place === "heading") add([firstX, booked === 0 ? second : first], [textX, words.text], ...money);
  else if (place === "over") {
    add([firstX, first], [textX, words.text], ...money);
    add([firstX, second]);
  } else
    add(
      [firstX, first],
      ...(place === "behind" ? [] : [[secondX, second] as Cell]),
      [textX, words.text],
      ...money,
      ...(place === "behind" ? [[secondX, second] as Cell] : []),
    );
  y += 8;
  let heading = "";
  for (const { days, row } of rowsOf(one)) {
    const figures: Cell[] = [
      [amountX, `>${kind === "card" ? "" : "-"}${row.amount}`],
      ...(kind === "account" ? [[balanceX, `>${row.balance}`] as Cell] : []),
    ];
    const [own, other] = [print(days[0]), print(days[1])];
    if (place === "heading") {
      if (days[booked] !== heading) add([firstX, print(days[booked])]);
      heading = days[booked];
      add([firstX, print(days[booked === 0 ? 1 : 0])], [textX, row.text], ...figures);
    } else if (place === "over") {
      add([firstX, own], [textX, row.text], ...figures);
      add([firstX, other]);
      y += 6;
    } else add([firstX, own], [secondX, other], [textX, row.text], ...figures);
  }
  const turned = BACKWARDS.has(one.language) ? lines.map(mirror) : lines;
  return placePages([turned]).map((page) => ({ ...page, width: RIGHT }));
};

/** The same as a table of cells. */
export const writeDays = (one: DayCase): string => {
  const words = DAY_HEADINGS[one.language];
  const { kind, names } = one;
  const head = [
    ...names,
    words?.text ?? "",
    words?.amount ?? "",
    ...(kind === "account" ? [words?.balance ?? ""] : []),
  ];
  const rows = rowsOf(one).map(({ days, row }) => [
    print(days[0]),
    print(days[1]),
    row.text,
    `-${row.amount}`,
    ...(kind === "account" ? [row.balance] : []),
  ]);
  return [head, ...rows].map((cells) => `${cells.join(";")}\n`).join("");
};
