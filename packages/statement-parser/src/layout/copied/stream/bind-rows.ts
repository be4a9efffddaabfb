import { toMinor } from "../../../values/amount.ts";
import type { MoneyStyle } from "../../lines/money-style.ts";
import { isRow } from "../lines/scan-copied.ts";
import type { CopiedParts } from "../lines/scan-copied.ts";
import { areBound } from "./trim-rows.ts";
import type { Signed } from "./trim-rows.ts";

const listValues = ({ money }: CopiedParts, { digits }: MoneyStyle): Signed[] =>
  money.flatMap(({ written }) => {
    const size = Math.abs(toMinor(written, digits)?.amount ?? 0);
    const isOut = written.negative || written.direction === "debit";
    return { value: isOut ? 0 - size : size, paid: written.direction === "credit" };
  });

const LED_SHARE = 0.5;

/** Whether most rows lead by their amount from the balance of the row before, or to that of the row behind. */
const areLed = (rows: readonly Signed[][]): boolean => {
  const led = rows.filter((row, at) => {
    const [before, own] = [rows[at - 1]?.at(-1)?.value, row.at(-1)?.value];
    if (before === undefined || own === undefined || row.length < 2) return false;
    return [...row.slice(0, -1), ...(rows[at - 1] ?? [])].some(
      ({ value }) => Math.abs(value) === Math.abs(own - before),
    );
  });
  return rows.length > 1 && led.length >= rows.length * LED_SHARE;
};

/** Whether something printed seems to bind the lines that look like rows: else no proof can speak for them. */
export const areRowsBound = (parts: readonly CopiedParts[], style: MoneyStyle): boolean => {
  const rows = parts.filter(isRow).map((row) => listValues(row, style));
  const others = parts.flatMap((own) => (isRow(own) ? [] : listValues(own, style).map(({ value }) => value)));
  return (
    areLed(rows) ||
    [0, -1].some((place) =>
      areBound(
        rows.flatMap((row) => row.at(place) ?? []),
        others,
      ),
    )
  );
};
