import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (out: string): string[] => {
  const lines: PlacedLine[] = [
    [20, [40, "Statement of account 2024-12-01 - 2024-12-31 USD"]],
    [50, [40, "Post Date"], [110, "Description"], [420, ">Amount"], [520, ">New Balance"]],
    [65, [40, "12-01"], [110, "Previous Balance"], [520, ">300.00"]],
    [80, [40, "12-04"], [110, "Transfer from J. Whitlock"], [420, ">60.00"], [520, ">360.00"]],
    [95, [40, "12-05"], [110, "Service fee"], [420, ">11.00-"], [520, ">349.00"]],
    [110, [40, "12-07"], [110, "Transfer to D. Kowalczyk"], [420, ">40.00-"], [520, ">309.00"]],
    [125, [40, "12-31"], [110, "Ending Balance"], [520, ">309.00"]],
    [145, [400, "Total debits"], [520, `>${out}`]],
    [157, [400, "Total credits"], [520, ">60.00"]],
  ];
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  return [statement?.proof.verdict ?? "", ...(statement?.proof.doubts ?? []).map(({ code }) => code)];
};

it("sums of the sides may stand in the column of the balances", () => {
  expect(read("51.00")).toEqual(["proved"]);
  expect(read("52.00")).toEqual(["contradicted", "total_disagrees"]);
});
