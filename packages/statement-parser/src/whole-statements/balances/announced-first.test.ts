import { expect, test } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const read = (lines: readonly PlacedLine[]): unknown[] => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  const rows = statement?.transactions.map(({ booked_on, amount, pending }) => [booked_on, amount, pending]);
  return [statement?.proof.verdict, rows];
};

test("under what is announced the title of the statement heads the rows that are booked, and both have their days in one column", () => {
  const found = read([
    [20, [40, "Penyata Akaun"]],
    [32, [40, "Bank Nordaland 757708322 MYR"]],
    [44, [40, "Tarikh nilai"], [140, "Tarikh masuk"], [240, "Keterangan"], [540, ">Jumlah"]],
    [56, [240, "Baki permulaan"], [540, ">1606.55"]],
    [68, [40, "Belum selesai"]],
    [80, [40, "2021-12-27"], [140, "2021-12-26"], [240, "Hafiz Merantiwan"], [540, ">410.00"]],
    [98, [40, "Penyata Akaun"]],
    [110, [40, "2021-10-20"], [140, "2021-10-21"], [240, "Roti Gandum"], [540, ">-145.03"]],
    [122, [40, "2021-10-31"], [140, "2021-10-31"], [240, "Caj"], [540, ">-11.38"]],
    [134, [40, "2021-11-11"], [140, "2021-11-12"], [240, "Hafiz Merantiwan"], [540, ">260.00"]],
    [146, [240, "Baki penutup"], [540, ">1710.14"]],
  ]);
  expect(found).toStrictEqual([
    "proved",
    [
      ["2021-10-21", -14_503, false],
      ["2021-10-31", -1138, false],
      ["2021-11-12", 26_000, false],
      ["2021-12-26", 41_000, true],
    ],
  ]);
});
