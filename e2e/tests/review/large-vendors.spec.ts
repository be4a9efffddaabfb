import { importFile, makeOfx, type OfxRow } from "../../ledger.ts";
import { dataOf, expect, test } from "../../person.ts";
import { undoLast } from "../../screen.ts";
import { expectAccessible, expectFit } from "../../soundness.ts";

/** A large vendor is asked again in other years and amounts before all of its rows are filed (decision 091). */

const ROWS = 40;

/** One vendor over four years, mostly small sums and some large ones. */
const YEARS: readonly OfxRow[] = Array.from({ length: ROWS }, (_, index) => ({
  day: `${String(2026 - (index % 4))}-03-${String(1 + (index % 28)).padStart(2, "0")}`,
  cents: index % 5 === 0 ? -64_000 - index : -400 - index,
  name: "POS PURCHASE BRACOR CAFE",
}));

test("some rows of a large vendor are asked before the others are filed, and again after undo", async ({
  page,
  asha,
  faults,
}) => {
  await importFile(asha, "years.ofx", makeOfx(YEARS));
  await page.goto("/transactions/review");
  const entry = page.locator("[data-entry]").filter({ hasText: "Bracor Cafe" });
  const follow = entry.getByText(/more follow once these are answered/);
  await expect(entry).toContainText(`${String(ROWS)} transactions`);
  await expect(entry.getByRole("listitem")).toHaveCount(3);
  await expect(follow).toContainText(String(ROWS - 3));
  await expect(page.getByRole("button", { name: /^File all 40 of ≥ / })).toBeVisible();
  await expectFit(page);
  await expectAccessible(page);

  await entry.locator("[data-accept]").click();
  await expect(follow).toHaveCount(0);
  const byPerson = async () =>
    (await dataOf<{ filed: { by_person: number } }>(asha, "GET", "/api/categorisation")).filed.by_person;
  await expect.poll(byPerson).toBe(3);

  await undoLast(page);
  await expect(entry.getByRole("listitem")).toHaveCount(3);
  await expect(follow).toContainText(String(ROWS - 3));
  await entry.locator("[data-accept]").click();
  await expect(entry).toContainText(`${String(ROWS - 3)} transactions`);
  await entry.locator("[data-accept]").click();
  await expect(entry).toHaveCount(0);
  await expect.poll(byPerson).toBe(ROWS);
  expect(faults).toEqual([]);
});
