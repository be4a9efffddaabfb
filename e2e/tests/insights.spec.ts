import type { Page } from "@playwright/test";
import { importFile, makeOfx } from "../ledger.ts";
import { dataOf, enterAs, expect, test } from "../person.ts";

/** Each figure of Insights opens the transactions that it is the sum of. */

/** The amount in a text, without sign and currency. */
const amountIn = (text: string): string => /[\d.,]*\d/.exec(text)?.[0] ?? "none";

const netShown = (page: Page) => page.getByRole("main").getByRole("definition").nth(3);

test.describe("of a household", () => {
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

  test("that it is a sample is said beneath the heading, as on all screens", async ({ page }) => {
    const heading = page.getByRole("heading", { level: 1 });
    const note = page.getByText("You see the sample household: invented people, made-up money.");
    const topOf = async (shown: typeof note): Promise<number> => (await shown.boundingBox())?.y ?? 0;
    await expect(note).toBeVisible();
    expect(await topOf(note)).toBeGreaterThan(await topOf(heading));
  });

  test("the headline figure opens what was spent, and all of its days come to what was saved", async ({
    page,
  }) => {
    const heading = page.getByRole("heading", { level: 2, name: /^Spent in/ });
    const figure = heading.locator("..").getByRole("link").first();
    const amount = amountIn(await figure.innerText());
    // the flow below shows it too, in months in which something was saved
    const saved = await page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: "Saved" })
      .first()
      .innerText();
    await figure.click();
    await expect.poll(async () => amountIn(await netShown(page).innerText())).toBe(amount);
    await page.getByRole("button", { name: "Remove Spent" }).click();
    await expect(page.getByRole("link", { name: /transfers? (is|are) not in the totals/ })).toBeVisible();
    await expect.poll(async () => amountIn(await netShown(page).innerText())).toBe(amountIn(saved));
  });

  test("a month that is searched for comes to what was saved in it, and says that transfers are left out", async ({
    page,
  }) => {
    const saved = page.getByRole("main").getByRole("listitem").filter({ hasText: "Saved" }).first();
    const amount = amountIn(await saved.innerText());
    await saved.getByRole("link").first().click();
    await expect(page).toHaveURL((url) => url.searchParams.has("counted_from"));
    const month = new URL(page.url()).searchParams.get("counted_from")?.slice(0, 7) ?? "";
    await page.goto(`/transactions?q=in:${month}`);
    await expect(page.getByRole("link", { name: /transfers? (is|are) not in the totals/ })).toBeVisible();
    await expect.poll(async () => amountIn(await netShown(page).innerText())).toBe(amount);
  });

  test("the month before is one click away", async ({ page }) => {
    const month = page.getByRole("heading", { level: 1 });
    const name = await month.innerText();
    await page.getByRole("link", { name: /^Earlier: / }).click();
    await expect(page).toHaveURL(/\?month=\d{4}-\d{2}$/);
    await expect(month).not.toHaveText(name);
  });
});

test("a month that brought more back than it cost keeps its sign wherever it is drawn", async ({
  page,
  asha,
}) => {
  const rows = [
    { day: "2026-09-03", cents: -1000, name: "GREEN GROCER" },
    { day: "2026-09-12", cents: 291_000, name: "GREEN GROCER BACK" },
  ];
  await importFile(asha, "september.ofx", makeOfx(rows));
  const shown = await dataOf<{ id: string }[]>(asha, "GET", "/api/transactions");
  const categories = await dataOf<{ name: string; sub_categories: { id: string }[] }[]>(
    asha,
    "GET",
    "/api/categories",
  );
  const groceries = categories.find(({ name }) => name === "Groceries")?.sub_categories[0]?.id;
  for (const { id } of shown)
    await dataOf(asha, "PATCH", `/api/transactions/${id}`, { data: { sub_category_id: groceries } });
  await page.goto("/?month=2026-09");
  const main = page.getByRole("main");
  const bar = main.getByRole("link", { name: /^Groceries −€2,900\.00/ });
  await expect(bar).toBeVisible();
  await expect(main.getByRole("figure", { name: "September: −€2,900.00 by 30 Sept" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Groceries €2,900" })).toBeVisible();
  await expect(main).not.toContainText("NaN");
  // a chart's figures as a table are made when they are asked for
  const table = main.getByRole("region", { name: "Spent by category" });
  await expect(table).toHaveCount(0);
  await main.getByRole("region", { name: "By category" }).getByText("Show as table").click();
  await expect(table.getByRole("row", { name: /^Groceries −€2,900\.00/ })).toBeVisible();
  await bar.click();
  await expect(netShown(page)).toHaveText("+€2,900.00");
});

/** A day of the month that is so many months before the running one, and that month in words. */
const inMonth = (months_ago: number) => {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months_ago, 15));
  const words = first.toLocaleDateString("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
  return { day: first.toISOString().slice(0, 10), month: first.toISOString().slice(0, 7), words };
};

test("what is still due stands beside the month before with the name of its own, and beside no older one", async ({
  page,
  asha,
}) => {
  const rows = [4, 3, 2, 1].map((ago) => ({ day: inMonth(ago).day, cents: -1299, name: "LUMO STREAM" }));
  await importFile(asha, "rows.ofx", makeOfx(rows));
  await page.goto(`/?month=${inMonth(1).month}`);
  const due = page.getByRole("region", { name: /^Still due/ });
  await expect(due).toHaveAccessibleName(`Still due in ${inMonth(0).words}`);
  await page.goto(`/?month=${inMonth(3).month}`);
  await expect(page.getByRole("region", { name: "Out of the ordinary" })).toBeVisible();
  await expect(due).toHaveCount(0);
});
