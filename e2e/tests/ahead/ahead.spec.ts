import { dataOf, expect, test } from "../../person.ts";
import { importFile, makeOfx } from "../../ledger.ts";
import { expectAccessible, expectFit } from "../../soundness.ts";

const DAYS_AGO = 4;
const LAST_OF_ALL_MONTHS = 28;

/** A day that every month has, so many months before one that was over some days ago: the next time is within thirty days of any day. */
const payDayOf = (months_ago: number): string => {
  const last = new Date(Date.now() - DAYS_AGO * 86_400_000);
  const day = Math.min(last.getUTCDate(), LAST_OF_ALL_MONTHS);
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - months_ago, day))
    .toISOString()
    .slice(0, 10);
};

test("the balance is followed ahead, something is asked of it, and what is due is listed", async ({
  page,
  asha,
}) => {
  const rows = [8, 7, 6, 5, 4, 3, 2, 1, 0].flatMap((months_ago) => [
    { day: payDayOf(months_ago), cents: 2_000_00, name: "NORTHGATE SALARY" },
    { day: payDayOf(months_ago), cents: -900_00, name: "OSTER LETTINGS RENT" },
  ]);
  await page.goto("/ahead");
  await expect(page.getByRole("heading", { name: "No balance to go on from" })).toBeVisible();
  await expectAccessible(page);
  await importFile(asha, "account.ofx", makeOfx(rows));
  await page.goto("/");
  await page.getByRole("link", { name: "Look ahead" }).click();
  await expect(page.getByRole("heading", { name: "Ahead", level: 1 })).toBeVisible();
  await expect(page.getByRole("figure", { name: /^Balance: from/ })).toBeVisible();
  const due = page.getByRole("listitem").filter({ hasText: "Oster" });
  await expect(due.first()).toBeVisible();
  await expect(due.filter({ hasText: "paid" }).first()).toBeVisible();
  await expect(due.filter({ hasText: "due" }).first()).toBeVisible();
  await page.getByLabel("Amount").fill("50000");
  await expect(page.getByText(/It falls below €0 100 times in a hundred/)).toBeVisible();
  await expect(page).toHaveURL(/spend=5000000/);
  await page.getByText("60 days").click();
  await expect(page).toHaveURL(/days=60/);
  await expectAccessible(page);
  await expectFit(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "For your calendar (.ics)" }).click();
  expect((await download).suggestedFilename()).toBe("passbook-due.ics");
});

test("what came again and has ended asks nothing of a year, nor of the days to come", async ({
  page,
  asha,
}) => {
  const rows = ["01", "02", "03", "04", "05", "06"].map((month) => ({
    day: `2026-${month}-10`,
    cents: -29_90,
    name: "NORTHGATE GYM",
  }));
  await importFile(asha, "gym.ofx", makeOfx(rows));
  await expect.poll(async () => (await dataOf<unknown[]>(asha, "GET", "/api/series")).length).toBe(1);
  await page.goto("/recurring");
  const ended = page.getByRole("region", { name: "Ended" });
  await ended.getByRole("link", { name: /Northgate Gym/i }).click();
  await expect(page.getByText(/ended, last on/)).toBeVisible();
  await expect(page.getByText("How often")).toBeVisible();
  await expect(page.getByText("In a year")).toHaveCount(0);
  expect(JSON.stringify(await dataOf<unknown>(asha, "GET", "/api/ahead/due"))).not.toMatch(/gym/i);
});
