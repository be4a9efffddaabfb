import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const linesOf = (out: (figure: string) => string, into: (figure: string) => string): PlacedLine[] => [
  [20, [40, "Statement of account"], [200, "01/09/2026 - 30/09/2026"]],
  [40, [40, "Opening balance"], [300, `>${into("1,600.00")}`]],
  [52, [40, "Closing balance"], [300, `>${into("1,430.93")}`]],
  [80, [40, "Date"], [120, "Details"], [460, ">Amount"]],
  [92, [40, "03/09/2026"], [120, "Main St Foods"], [460, `>${out("79.07")}`]],
  [104, [40, "10/09/2026"], [120, "Rent"], [460, `>${out("1,090.00")}`]],
  [116, [40, "19/09/2026"], [120, "Wages"], [460, `>${into("1,000.00")}`]],
];

describe("an amount in brackets", () => {
  it.each<[string, (figure: string) => string, (figure: string) => string]>([
    ["with its currency behind it", (figure) => `(${figure} GIP)`, (figure) => `${figure} GIP`],
    ["with its currency before it", (figure) => `(GIP ${figure})`, (figure) => `GIP ${figure}`],
    ["with its sign behind it", (figure) => `(${figure} €)`, (figure) => `${figure} €`],
  ])("went out, %s", (_, out, into) => {
    const lines = linesOf(out, into);
    const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
    const [statement] = parsed.ok ? parsed.value.statements : [];
    expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-7907, -109_000, 100_000]);
    expect(statement?.proof.verdict).toBe("proved");
  });
});
