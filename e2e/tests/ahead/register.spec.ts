import { expect, test } from "../../person.ts";
import { importFile, makeOfx } from "../../ledger.ts";
import { expectAccessible, expectFit } from "../../soundness.ts";

const AUGUST = [
  { day: "2026-08-03", cents: 90_000, name: "NORTHGATE SALARY" },
  { day: "2026-08-20", cents: -12_500, name: "GREEN GROCER" },
];
const OCTOBER = [
  { day: "2026-10-02", cents: -4_000, name: "COFFEE HOUSE" },
  { day: "2026-10-09", cents: 60_000, name: "NORTHGATE SALARY" },
];

test("an account's register has the balance after each row, and tells where rows are missing", async ({
  page,
  asha,
}) => {
  await importFile(asha, "august.ofx", makeOfx(AUGUST));
  await importFile(asha, "october.ofx", makeOfx(OCTOBER));
  await page.goto("/settings/bank-accounts");
  await page.getByRole("main").getByRole("link", { name: /4931/ }).click();
  await page.getByRole("link", { name: "Register: the balance after each row" }).click();
  await expect(page.getByRole("figure", { name: /^Balance: €560.00 on 9 Oct/ })).toBeVisible();
  const rows = page.getByRole("list", { name: "Rows and the balance after each" }).getByRole("listitem");
  await expect(rows).toHaveCount(AUGUST.length + OCTOBER.length);
  await expect(rows.last()).toContainText("€900.00");
  const missing = page.getByRole("list", { name: "What is missing" }).getByRole("listitem");
  await expect(missing).toHaveCount(1);
  await expect(missing).toContainText("−€775.00");
  await expectAccessible(page);
  await expectFit(page);
  await rows.last().getByRole("link").click();
  await expect(page).toHaveURL(/\/transactions\?/);
});
