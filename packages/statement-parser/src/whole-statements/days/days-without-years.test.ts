import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (lines: readonly PlacedLine[]): unknown[] => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return (parsed.ok ? parsed.value.statements : []).flatMap(({ transactions, proof }) => [
    ...transactions.map(({ booked_on, value_on, amount }) => `${booked_on} ${value_on ?? "-"} ${amount}`),
    proof.verdict,
  ]);
};

const NAMES = (y: number, ...names: PlacedLine[1][]): PlacedLine => [y, ...names];

it("reads days before rows where amounts have a point as they do", () => {
  const page: PlacedLine[] = [
    [20, [20, "Extrato de conta EUR"], [200, "Período: 17-01-2026 - 15-02-2026"]],
    NAMES(
      40,
      [20, "LANC."],
      [70, "VALOR"],
      [120, "DESCRITIVO"],
      [366, ">DEBITO"],
      [420, ">CREDITO"],
      [480, ">SALDO"],
    ),
    [50, [120, "SALDO INICIAL"], [480, ">484.49"]],
    [60, [20, "01.17"], [70, "01.17"], [120, "RENDA"], [366, ">370.99"], [480, ">113.50"]],
    [70, [20, "01.17"], [70, "01.18"], [120, "TRF DE ANA"], [420, ">1 194.26"], [480, ">1 307.76"]],
    [80, [20, "01.28"], [70, "01.28"], [120, "COMPRA 5862"], [366, ">19.00"], [480, ">1 288.76"]],
    [90, [20, "02.07"], [70, "02.07"], [120, "TRF DE RUI"], [420, ">31.07"], [480, ">1 319.83"]],
    [100, [120, "SALDO FINAL"], [480, ">1 319.83"]],
  ];
  expect(read(page)).toEqual([
    "2026-01-17 2026-01-17 -37099",
    "2026-01-17 2026-01-18 119426",
    "2026-01-28 2026-01-28 -1900",
    "2026-02-07 2026-02-07 3107",
    "proved",
  ]);
});
