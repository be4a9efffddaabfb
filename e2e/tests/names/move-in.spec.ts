import type { Page } from "@playwright/test";
import { dataOf, expect, test } from "../../person.ts";
import { expectToast } from "../../screen.ts";
import { expectAccessible, expectFit, settle } from "../../soundness.ts";

/** A book of another program: shown before anything is written, then moved in beside its balances. */

const JOURNAL = `2026-08-01 * Opening balances
    Assets:Checking         1250.00 EUR
    Assets:Savings          5000.00 EUR
    Equity:Opening Balances

2026-08-05 * Corner Grocer  ; weekly:
    Expenses:Food:Groceries   42.10 EUR
    Assets:Checking

2026-08-09 Harbour Hardware
    Expenses:Home:Zorbing     18.00 EUR
    Expenses:Food:Groceries   12.50 EUR
    Assets:Checking          -30.50 EUR

2026-08-20 * To savings
    Assets:Savings           500.00 EUR
    Assets:Checking

~ monthly
    Expenses:Rent            900.00 EUR
    Assets:Checking
`;

let id = "";
test.beforeEach(async ({ asha }) => {
  const file = { name: "home.journal", mimeType: "text/plain", buffer: Buffer.from(JOURNAL) };
  const [first] = await dataOf<{ statement: { id: string } }[]>(asha, "POST", "/api/statements", {
    multipart: { file },
  });
  id = first?.statement.id ?? "";
  const status = async () => (await dataOf<{ status: string }>(asha, "GET", `/api/statements/${id}`)).status;
  await expect.poll(status).toBe("needs_review");
});

test("a journal is looked at, moves in, and its balances are those of there", async ({ page, asha }) => {
  await page.goto("/move-in");
  await page.getByRole("link", { name: "Move in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Move in from hledger / Ledger" })).toBeVisible();
  await expect(page.getByText("3 transactions").first()).toBeVisible();
  await expect(page.getByText("~ monthly")).toBeVisible();
  expect(await dataOf<unknown[]>(asha, "GET", "/api/transactions")).toEqual([]);
  await page.getByRole("button", { name: "Move in", exact: true }).click();
  await expect(
    page.getByText("It has moved in. Each balance here is that of there, to the cent."),
  ).toBeVisible();
  await expect(page.getByText("equal", { exact: true })).toHaveCount(2);
  expect(await dataOf<unknown[]>(asha, "GET", "/api/transactions")).toHaveLength(4);
});

test("of many lines that were not understood the first are told, and all when they are asked for", async ({
  page,
  asha,
}) => {
  const shop = (day: number) =>
    `2026-08-0${String(day)} Shop\n    Expenses:Food  1.00 EUR\n    Assets:Checking\n    (Plan:Food)  -${String(day)}.00 EUR\n`;
  const text = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(shop).join("\n");
  const file = { name: "plans.journal", mimeType: "text/plain", buffer: Buffer.from(text) };
  const [made] = await dataOf<{ statement: { id: string } }[]>(asha, "POST", "/api/statements", {
    multipart: { file },
  });
  const plans = made?.statement.id ?? "";
  const status = async () =>
    (await dataOf<{ status: string }>(asha, "GET", `/api/statements/${plans}`)).status;
  await expect.poll(status).toBe("needs_review");
  await page.goto(`/statements/${plans}/move-in`);
  await expect(page.getByText("9 things to look at")).toBeVisible();
  await expect(page.getByText("(Plan:Food)")).toHaveCount(4);
  await page.getByRole("button", { name: "Show 5 more" }).click();
  await expect(page.getByText("(Plan:Food)")).toHaveCount(9);
});

const look = async (page: Page, name: string) => {
  for (const [width, colorScheme] of [
    [390, "light"],
    [390, "dark"],
    [1280, "light"],
    [1280, "dark"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await settle(page);
    await expectFit(page);
    await expectAccessible(page);
    const path = test.info().outputPath(`${name}-${String(width)}-${colorScheme}.png`);
    await page.screenshot({ path, fullPage: true });
  }
};

test("where it begins stands on a phone and on a desk, light and dark", async ({ page }) => {
  await page.goto("/move-in");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await look(page, "start");
});

test("what will be made stands on a phone and on a desk, light and dark", async ({ page }) => {
  await page.goto(`/statements/${id}/move-in`);
  await expect(page.getByRole("button", { name: "Move in", exact: true })).toBeVisible();
  await look(page, "waiting");
});

test("what came of it stands on a phone and on a desk, light and dark", async ({ page, asha }) => {
  await dataOf(asha, "POST", `/api/statements/${id}/move_in`, { data: {} });
  await page.goto(`/statements/${id}/move-in`);
  await expect(page.getByText("It has moved in.")).toBeVisible();
  await look(page, "moved");
});

test("a transaction shows what the book says of it", async ({ page, asha }) => {
  await dataOf(asha, "POST", `/api/statements/${id}/move_in`, { data: {} });
  const list = () => dataOf<{ id: string; description: string }[]>(asha, "GET", "/api/transactions");
  await expect.poll(async () => (await list()).length).toBe(4);
  const grocer = (await list()).find(({ description }) => description === "Corner Grocer");
  await page.goto(`/transactions?transaction=${grocer?.id ?? ""}`);
  const details = page.getByRole("complementary");
  await expect(details.getByText("Corner Grocer · Food: Groceries · Checking, cleared")).toBeVisible();
  await expect(details.getByRole("link", { name: "hledger / Ledger" })).toBeVisible();
  await look(page, "details");
});

test("the currency of a book is offered as the home currency while nothing else is here", async ({
  page,
  asha,
}) => {
  const file = {
    name: "abroad.journal",
    mimeType: "text/plain",
    buffer: Buffer.from(JOURNAL.replaceAll("EUR", "NZD")),
  };
  const [first] = await dataOf<{ statement: { id: string } }[]>(asha, "POST", "/api/statements", {
    multipart: { file },
  });
  const abroad = first?.statement.id ?? "";
  const status = async () =>
    (await dataOf<{ status: string }>(asha, "GET", `/api/statements/${abroad}`)).status;
  await expect.poll(status).toBe("needs_review");
  await page.goto(`/statements/${abroad}/move-in`);
  await page.getByRole("button", { name: "Move in", exact: true }).click();
  await expect(page.getByRole("button", { name: "Make NZD your home currency" })).toBeVisible();
  await look(page, "moved-abroad");
  await page.getByRole("button", { name: "Make NZD your home currency" }).click();
  await expectToast(page, "NZD is your home currency");
  await expect(page.getByRole("button", { name: "Make NZD your home currency" })).toHaveCount(0);
});
