import { expect, test } from "vitest";
import { isPendingHeading } from "./pending-headings.ts";

test("a heading says that its rows are announced by its words for them, whatever it calls them", () => {
  expect(
    ["Pending", "Operaciones en tránsito", "In behandeling (nog niet geboekt)"].map(isPendingHeading),
  ).toEqual([true, true, true]);
  expect(["Movimientos contabilizados", "Operaciones", "31 augustus 2025"].map(isPendingHeading)).toEqual([
    false,
    false,
    false,
  ]);
});
