import { readFile } from "node:fs/promises";
import { importBytes } from "../ledger.ts";
import { expect, test } from "../person.ts";

const WIDE = new URL("../../packages/statement-parser/samples/tables/ar-galicia.xlsx", import.meta.url);

test("a sheet wider than its card is scrolled inside it", async ({ page, asha }) => {
  const id = await importBytes(asha, "wide.xlsx", await readFile(WIDE));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/statements/${id}`);
  const paper = page.getByRole("grid", { name: "Rows of the file" });
  // rows stand at once, their cells once they are fetched
  const last = paper.getByRole("gridcell", { name: "Saldo", exact: true });
  await expect(last).toBeAttached();
  const sizes = await paper.evaluate((element) => ({
    inside: element.clientWidth,
    wide: element.scrollWidth,
    right: element.getBoundingClientRect().right,
    card: element.closest("section")?.getBoundingClientRect().right ?? 0,
    page: document.documentElement.scrollWidth,
  }));
  expect(sizes.wide).toBeGreaterThan(sizes.inside);
  expect(sizes.right).toBeLessThanOrEqual(sizes.card);
  expect(sizes.page).toBeLessThanOrEqual(390);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.9 });
});
