import { printTable } from "../lib/measure.ts";
import type { MeasuredDocument } from "./measure-strangers.ts";

const HEAD = [
  "kind",
  "honest",
  "exact",
  "%",
  "proved wrong",
  "exact, not proved",
  "wrong currency",
  "texts whole %",
  "altered",
  "altered proved",
  "ms",
];

const isHonest = ({ document }: MeasuredDocument): boolean => document.altered === null;

/** Wrongly proved: of a twin only when nothing of it is held back, for its other accounts may be proved with right. */
const isProvedWrong = ({ document, judged }: MeasuredDocument): boolean =>
  judged.falseProofs > 0 &&
  (document.altered === null || judged.falseProofs === document.truth.statements.length);

const isFullyProved = ({ document, judged }: MeasuredDocument): boolean =>
  judged.proved >= document.truth.statements.length;

const percent = (part: number, whole: number): string => ((100 * part) / Math.max(1, whole)).toFixed(1);

const sum = (list: readonly MeasuredDocument[], value: (one: MeasuredDocument) => number): number =>
  list.reduce((total, one) => total + value(one), 0);

const toRow = (name: string, list: readonly MeasuredDocument[]): string[] => {
  const honest = list.filter(isHonest);
  const altered = list.filter((one) => !isHonest(one));
  const exact = honest.filter(({ judged }) => judged.exact);
  return [
    name,
    String(honest.length),
    String(exact.length),
    percent(exact.length, honest.length),
    String(honest.filter(isProvedWrong).length),
    String(exact.filter((one) => !isFullyProved(one)).length),
    String(exact.filter(({ judged }) => judged.wrongCurrencies.length > 0).length),
    percent(
      sum(exact, ({ rows, otherTexts }) => rows - otherTexts.length),
      sum(exact, ({ rows }) => rows),
    ),
    String(altered.length),
    String(altered.filter(isProvedWrong).length),
    (sum(list, ({ ms }) => ms) / Math.max(1, list.length)).toFixed(0),
  ];
};

const kindOf = ({ document }: MeasuredDocument): string => document.file.split("/")[0] ?? "";

/** What to look at in one document, for a line of the report: "exact", or what differs. */
const describe = (one: MeasuredDocument): string => {
  const { judged, document } = one;
  const marks = [
    ...(isProvedWrong(one) ? ["PROVED WRONG"] : []),
    ...(document.altered === null ? [] : [`altered ${document.altered}`]),
  ];
  const said = judged.exact
    ? isFullyProved(one)
      ? "exact"
      : "exact, not proved"
    : judged.details.slice(0, 3).join("; ");
  const [first] = one.otherTexts;
  const texts =
    judged.exact && first !== undefined
      ? [`${one.otherTexts.length} of ${one.rows} texts otherwise, first "${first}"`]
      : [];
  return `${document.file}: ${[...marks, said, ...judged.wrongCurrencies, ...texts].join(", ")}`;
};

/** One line per kind of document and their sum. */
export const printStrangers = (list: readonly MeasuredDocument[]): void => {
  const kinds = [...new Set(list.map(kindOf))];
  printTable(HEAD, [
    ...kinds.map((kind) =>
      toRow(
        kind,
        list.filter((one) => kindOf(one) === kind),
      ),
    ),
    toRow("all", list),
  ]);
};

/** One line per document, sorted, so that two reports can be compared. */
export const listStrangers = (list: readonly MeasuredDocument[]): string =>
  `${list.map(describe).toSorted().join("\n")}\n`;
