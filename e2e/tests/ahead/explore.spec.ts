import { dataOf, expect, test } from "../../person.ts";
import { importFile, makeOfx, SEPTEMBER } from "../../ledger.ts";
import { expectAccessible, expectFit } from "../../soundness.ts";

test("a written question is answered by a chart, whose figures open, which is kept and pinned, and which is exported", async ({
  page,
  asha,
}) => {
  await page.goto("/explore");
  await expect(page.getByText("Nothing to add up yet")).toBeVisible();
  await importFile(asha, "account.ofx", makeOfx(SEPTEMBER));
  await page.goto("/explore");
  await page.getByLabel("Ask a question").fill("how much at green grocer by merchant in september 2026?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page).toHaveURL(/from=2026-09-01/);
  const chart = page.getByRole("application", { name: "Spent by merchant" });
  await expect(chart).toBeVisible();
  await expect(page.getByText("Transfers between your own accounts are left out.")).toBeVisible();
  await expectAccessible(page);
  await expectFit(page);

  // a tap says what it is and stays; its figure leads to the transactions
  await chart.click({ position: { x: 40, y: 10 } });
  await expect(page).toHaveURL(/\/explore/);
  const figure = page.locator("[data-tip]").getByRole("link");
  await expect(figure).toHaveText("€39.90");
  await page.keyboard.press("Escape");
  await chart.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await figure.click();
  await expect(page).toHaveURL(/\/transactions\?.*flow=spent/);
  await page.goBack();

  await page.getByRole("button", { name: "Save exploration" }).click();
  await page.getByLabel("Name of the exploration").fill("Greens");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Greens" }).click();
  await page.getByRole("button", { name: "Pin to the home screen" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "Table (CSV)" }).click();
  expect((await download).suggestedFilename()).toBe("passbook-spent-merchant.csv");
  await page.goto("/?month=2026-09");
  await expect(page.getByRole("heading", { name: "Greens" })).toBeVisible();
});

test("on a phone all drawings are in sight, whichever is chosen", async ({ page, asha }) => {
  expect(asha.name).not.toBe("");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/explore");
  const drawings = page.getByRole("radiogroup", { name: "How it is drawn" });
  for (const name of ["Table", "Bars", "Line", "Areas", "Treemap", "Flow", "Calendar"])
    await expect(drawings.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
  await expectFit(page);
});

test("insights are of any days, two clicks away, and the home screen is arranged", async ({ page, asha }) => {
  await importFile(asha, "account.ofx", makeOfx(SEPTEMBER));
  await page.goto("/");
  await page.getByRole("button", { name: "Other days" }).click();
  await page.getByRole("menuitem", { name: "2026" }).click();
  await expect(page).toHaveURL(/from=2026-01-01&to=2026-12-31/);
  await expect(page.getByRole("heading", { name: "2026", level: 1 })).toBeVisible();
  await expect(page.getByText("What changed and why")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/?month=2026-09");
  await expect(page.getByRole("heading", { name: "Top merchants" })).toBeVisible();
  await page.getByRole("button", { name: "Arrange the home screen" }).click();
  await page.getByRole("switch", { name: "Top merchants" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Top merchants" })).toBeHidden();
});

test("a question that is not understood is no zero: what was not understood is named, and left out at a press", async ({
  page,
  asha,
}) => {
  await importFile(asha, "account.ofx", makeOfx(SEPTEMBER));
  await page.goto("/explore");
  await page.getByLabel("Ask a question").fill("blorbs in september 2026");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByText("Nothing to answer “blorbs” with")).toBeVisible();
  await expect(page.getByText("€0.00")).toHaveCount(0);
  await page.getByRole("link", { name: "Leave “blorbs” out" }).click();
  await expect(page.getByText("€1,039.40").first()).toBeVisible();
});

test("a question of what is held leads to it, and one of a mean is told the mean of whole months", async ({
  page,
  asha,
}) => {
  await importFile(asha, "account.ofx", makeOfx(SEPTEMBER));
  await page.goto("/explore");
  await page.getByLabel("Ask a question").fill("how much money do I have?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/bank-accounts$/);
  await page.goto("/explore?measure=spent&rows=week&view=line&from=2026-09-01&to=2026-09-30&compare=before");
  await expect(page.getByText(/^Mean of \d whole weeks: €/)).toBeVisible();
});

test("what is in other currencies alone is no zero, and is in the home currency where everything is", async ({
  page,
  asha,
}) => {
  const august = SEPTEMBER.map((row) => ({ ...row, day: row.day.replace("-09-", "-08-") }));
  await importFile(asha, "euros.ofx", makeOfx(august, "5407324999"));
  const dollars = makeOfx(SEPTEMBER).replace("<CURDEF>EUR", "<CURDEF>USD");
  await importFile(asha, "account.ofx", dollars);
  const rate = { base: "EUR", currency: "USD", rate: "2", from: "2026-01-01" };
  await dataOf(asha, "POST", "/api/exchange_rates", { data: rate });
  await page.goto("/explore?measure=spent&rows=month&from=2026-09-01&to=2026-09-30");
  await expect(page.getByText("All of it is in other currencies")).toBeVisible();
  await expect(page.getByText("€0.00")).toHaveCount(0);
  await page.getByRole("link", { name: "Convert by the rate of each day" }).first().click();
  await expect(page.getByText("€519.70").first()).toBeVisible();
  await page.goto("/?from=2026-09-01&to=2026-09-30");
  await page.getByText("Total everything in EUR").click();
  await expect(page.getByText("€519.70").first()).toBeVisible();
  await page.goto("/explore");
  await page.getByLabel("Ask a question").fill("spent in september 2026");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page).toHaveURL(/convert=true/);
});

test("names that come after the figures take the place of what stood for them", async ({ page, asha }) => {
  await importFile(asha, "account.ofx", makeOfx(SEPTEMBER));
  const { promise: drawn, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/categories", async (route) => {
    await drawn;
    await route.continue();
  });
  await page.goto(
    "/explore?measure=spent&rows=category&columns=month&view=area&from=2026-09-01&to=2026-09-30",
  );
  const unnamed = page.getByText("…", { exact: true });
  await expect(unnamed.first()).toBeVisible();
  resolve();
  await expect(page.getByText("Housing", { exact: true }).first()).toBeVisible();
  await expect(unnamed).toHaveCount(0);
});
