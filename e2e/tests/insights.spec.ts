import type { Page } from "@playwright/test";
import { enterAs, expect, test } from "../person.ts";

/** Each figure of Insights opens the transactions that it is the sum of. */

/** The amount in a text, without sign and currency. */
const amountIn = (text: string): string => /[\d.,]*\d/.exec(text)?.[0] ?? "none";

const netShown = (page: Page) => page.getByRole("main").getByRole("definition").nth(3);

test.beforeEach(async ({ page, context, household }) => {
  await enterAs(context, household);
  await page.goto("/");
});

for (const label of ["Income", "Spent", "Invested", "Saved"]) {
  test(`the figure of ${label} opens transactions of the same sum`, async ({ page }) => {
    const figure = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: label })
      .getByRole("link")
      .first();
    const amount = amountIn(await figure.innerText());
    await figure.click();
    await expect(page).toHaveURL((url) => url.pathname === "/transactions" && url.searchParams.has("flow"));
    await expect.poll(async () => amountIn(await netShown(page).innerText())).toBe(amount);
  });
}

test("the headline figure opens what was spent", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 2, name: /^Spent in/ });
  const figure = heading.locator("..").getByRole("link").first();
  const amount = amountIn(await figure.innerText());
  await figure.click();
  await expect.poll(async () => amountIn(await netShown(page).innerText())).toBe(amount);
});

test("the month before is one click away", async ({ page }) => {
  const month = page.getByRole("heading", { level: 1 });
  const name = await month.innerText();
  await page.getByRole("link", { name: /^Earlier: / }).click();
  await expect(page).toHaveURL(/\?month=\d{4}-\d{2}$/);
  await expect(month).not.toHaveText(name);
});
