import { readFile } from "node:fs/promises";
import { importSeptember, makeOfx } from "../../ledger.ts";
import { dataOf, expect, test } from "../../person.ts";

/** What a thumb does has to be answered where the eyes are. */

const LOCKED = new URL("../../../packages/statement-parser/samples/pdf/locked/aes-256.pdf", import.meta.url);

test("files that were chosen are in view, however much stands above them", async ({ page, asha }) => {
  await importSeptember(asha);
  const buffer = await readFile(LOCKED);
  await dataOf(asha, "POST", "/api/statements", {
    multipart: { file: { name: "june.pdf", mimeType: "application/pdf", buffer } },
  });
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto("/statements");
  await expect(page.getByRole("region", { name: "All statements" })).toBeVisible();
  const uploads = page.getByRole("heading", { name: "Uploads" });
  await expect(uploads).not.toBeInViewport();
  const october = makeOfx([{ day: "2026-10-02", cents: -1200, name: "KIOSK" }]);
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: "october.ofx",
      mimeType: "application/octet-stream",
      buffer: Buffer.from(october),
    });
  await expect(uploads).toBeInViewport();
  await expect(page.getByRole("link", { name: "october.ofx" }).first()).toBeInViewport();
  // what waited before is counted beside what has just come
  await expect(page.getByRole("region", { name: "Uploads" })).toContainText(
    "1 of 1 done, 1 from before waits",
  );
});

test("how often a name is printed stands whole beside it", async ({ page, asha }) => {
  await importSeptember(asha);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/vendors");
  const name = page.getByRole("article", { name: "Bookshop Am Markt" });
  const told = name.getByText("1 transaction");
  await expect(told).toBeVisible();
  // its merchant is called the same, which needs not be said again
  await expect(told).toHaveText("1 transaction");
});

test("how likely an offered category is can be read", async ({ page, asha }) => {
  await importSeptember(asha);
  await page.goto("/transactions/review");
  const entry = page.getByRole("listitem").filter({ hasText: "Coffee House" });
  await expect(entry.getByText(/^\d+\s?% likely$/)).toBeVisible();
});
