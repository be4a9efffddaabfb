import { importFile, makeOfx } from "../../ledger.ts";
import { expect, test } from "../../person.ts";
import { expectAccessible, expectFit } from "../../soundness.ts";

const ROWS = [
  { day: "2026-08-03", cents: 900_00, name: "NORTHGATE SALARY" },
  { day: "2026-08-20", cents: -125_00, name: "GREEN GROCER" },
];

test("what everything is worth is added up, with a house and a fund by hand, and a rate between currencies", async ({
  page,
  asha,
}) => {
  await page.goto("/net-worth");
  await expect(page.getByRole("heading", { name: "Nothing to add up yet" })).toBeVisible();
  await expectAccessible(page);
  await importFile(asha, "august.ofx", makeOfx(ROWS));
  await page.goto("/?month=2026-08");
  await page.getByRole("link", { name: "What it is made of" }).click();
  await expect(page.getByRole("figure", { name: /^Net worth: €775.00 on/ })).toBeVisible();

  const dialog = page.getByRole("dialog");
  const add = async (name: string, amount: string, kind: string): Promise<void> => {
    await page.getByRole("button", { name: "Add an asset or a debt" }).click();
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByLabel("Kind").selectOption({ label: kind });
    await dialog.getByLabel(/^What it is worth|^What is owed/).fill(amount);
    await dialog.getByLabel("On", { exact: true }).fill("2026-08-05");
  };
  await add("House", "300000", "House or flat");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await add("Mortgage", "200000", "Loan");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("figure", { name: /^Net worth: €100,775.00 on/ })).toBeVisible();
  await expect(page.getByRole("list", { name: "Debts" }).getByRole("listitem")).toContainText("−€200,000.00");

  await add("Fund", "1000", "Investment");
  await dialog.getByRole("combobox", { name: "Currency" }).fill("US Dollar");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^No rate to EUR is known of USD/)).toBeVisible();
  await page.getByRole("button", { name: "Enter a rate" }).click();
  await dialog.getByLabel("Rate").fill("0");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Write a rate above 0.")).toBeVisible();
  await dialog.getByLabel("Rate").fill("1.25");
  await dialog.getByLabel("From").fill("2026-08-01");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("figure", { name: /^Net worth: €101,575.00 on/ })).toBeVisible();
  await expect(page.getByText("€800.00 (1 EUR = 1.25 USD, from 1 Aug)")).toBeVisible();

  await page.getByRole("button", { name: "House", exact: true }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("figure", { name: /^Net worth: −€198,425.00 on/ })).toBeVisible();
  // the offer before goes once this one is there
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toHaveCount(1);
  await undo.click();
  await expect(page.getByRole("figure", { name: /^Net worth: €101,575.00 on/ })).toBeVisible();
  await expectAccessible(page);
  await expectFit(page);
});
