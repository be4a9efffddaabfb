import { dataOf, expect, test } from "../../person.ts";
import { importFile, makeOfx } from "../../ledger.ts";
import { expectToast, undoLast } from "../../screen.ts";
import { expectAccessible, expectFit } from "../../soundness.ts";

/** A month is named by its first day, so that rows lie in the months before the running one and in it. */
const dayIn = (months_ago: number, day: string): string => {
  const now = new Date();
  return `${new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months_ago, 1)).toISOString().slice(0, 7)}-${day}`;
};

test("a budget is taken from what is usual, overspent, raised, and all of it is undone", async ({
  page,
  asha,
}) => {
  const shop = (day: string, cents: number) => ({ day, cents, name: "GREEN GROCER SUPERMARKET" });
  // On the same day of each month they would be a series, whose next amount is expected.
  const rows = [shop(dayIn(2, "11"), -200_00), shop(dayIn(1, "23"), -200_00), shop(dayIn(0, "01"), -250_00)];
  await importFile(asha, "groceries.ofx", makeOfx(rows));
  await page.goto("/budgets");
  await expect(page.getByRole("heading", { name: "Suggested from what is usual" })).toBeVisible();
  await expectAccessible(page);
  await expectFit(page);
  await page.getByRole("button", { name: "Take it" }).click();
  await expectToast(page, "Budgets made");
  const row = page.getByRole("listitem").filter({ hasText: "Groceries", has: page.getByRole("progressbar") });
  await expect(row).toContainText("€250.00 of €200.00");
  await expect(row).toContainText("Overspent");
  await expect(row).toContainText("€50.00 too much");
  await expectAccessible(page);
  await row.getByRole("button", { name: "Change the budget for Groceries" }).click();
  const dialog = page.getByRole("dialog", { name: "Groceries" });
  await dialog.getByLabel("Amount").fill("300");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Budget for Groceries changed");
  await expect(row).toContainText("€250.00 of €300.00");
  await expect(row).toContainText("Nearly spent");
  await undoLast(page);
  await expect(row).toContainText("€250.00 of €200.00");
  await page.getByText("Every unit has a job").click();
  await expect(page.getByRole("region", { name: "To be assigned" })).toContainText("in your accounts");
  await expect(row).toContainText("€250.00 of €0.00");
  await expectAccessible(page);
  await undoLast(page);
  await expect(row).toContainText("€250.00 of €200.00");
  await page.goto("/alerts");
  const alert = page.getByRole("listitem").filter({ hasText: "Groceries" });
  await expect(alert).toContainText("€250.00 is spent, of €200.00");
  await alert.getByRole("button", { name: "Done with Groceries" }).click();
  await expectToast(page, "Noted");
  await expect(page.getByRole("heading", { name: "Done with" })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Budgets" })).toBeVisible();
  await page.getByRole("link", { name: "All budgets" }).click();
  await row.getByRole("link", { name: "€250.00 of €200.00" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("a budget of which more is missing from before than it has is below nothing where it is alerted to", async ({
  page,
  asha,
}) => {
  const row = { day: dayIn(2, "01"), cents: -400_00, name: "GREEN GROCER SUPERMARKET" };
  await importFile(asha, "groceries.ofx", makeOfx([row]));
  const categories = await dataOf<{ id: string; name: string }[]>(asha, "GET", "/api/categories");
  const category_ids = categories.filter(({ name }) => name === "Groceries").map(({ id }) => id);
  const budget = { category_ids, period: "month", currency: "EUR", amount: 100_00, roll_over: true };
  await dataOf(asha, "POST", "/api/budgets", { data: { ...budget, on: dayIn(2, "01") } });
  await page.goto("/alerts");
  const alert = page.getByRole("listitem").filter({ hasText: "Groceries" });
  await expect(alert).toContainText("€0.00 is spent, of −€100.00");
});

test("of very many budgets those that are overspent stand first, and the rest is shown at a press", async ({
  page,
  asha,
}) => {
  await importFile(
    asha,
    "groceries.ofx",
    makeOfx([{ day: dayIn(0, "01"), cents: -400_00, name: "GREEN GROCER SUPERMARKET" }]),
  );
  const categories = await dataOf<{ name: string; sub_categories: { id: string; name: string }[] }[]>(
    asha,
    "GET",
    "/api/categories",
  );
  const subs = categories.flatMap(({ sub_categories }) => sub_categories);
  const market = subs.filter(({ name }) => name === "Supermarket");
  const spending = categories.filter(({ name }) =>
    /^(Housing|Utilities|Transport|Eating out|Shopping|Health|Travel|Entertainment|Education|Insurance)$/.test(
      name,
    ),
  );
  const others = spending.flatMap(({ sub_categories }) => sub_categories).slice(0, 41);
  for (const { id } of [...others, ...market]) {
    const budget = {
      category_ids: [id],
      period: "month",
      currency: "EUR",
      amount: 100_00,
      on: dayIn(0, "01"),
    };
    await dataOf(asha, "POST", "/api/budgets", { data: budget });
  }
  await page.goto("/budgets");
  const rows = page.getByRole("main").getByRole("listitem").filter({ hasText: "€100.00" });
  await expect(rows).toHaveCount(40);
  await expect(rows.first()).toContainText("Supermarket");
  await expect(page.getByText("40 of 42 shown")).toBeVisible();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows).toHaveCount(42);
  await expectAccessible(page);
});
