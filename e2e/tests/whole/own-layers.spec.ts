import type { Page } from "@playwright/test";
import { makeTextPdf } from "../../../apps/server/testing/files/pictures.ts";
import { expectLayerSound, type Layer, press } from "../../layers.ts";
import { importSeptember } from "../../ledger.ts";
import { dataOf, expect, type Person, test } from "../../person.ts";
import { settle } from "../../soundness.ts";

/** Layers over what no sample household has: goals and budgets that are changed, keys, second factors, receipts, edits that are not saved. */

type Category = { id: string; reserved: boolean; is_income: boolean; sub_categories: unknown[] };

const RECEIPT = {
  name: "receipt.pdf",
  mimeType: "application/pdf",
  buffer: makeTextPdf(["Bookshop am Markt", "12.09.2026", "Total 42.50 EUR"]),
};

const makePlans = async (person: Person): Promise<void> => {
  const [account] = await dataOf<{ id: string }[]>(person, "GET", "/api/bank_accounts");
  const data = { name: "A boat", amount: 500_000, account_ids: [account?.id ?? ""] };
  await dataOf(person, "POST", "/api/goals", { data });
  const categories = await dataOf<Category[]>(person, "GET", "/api/categories");
  const spent = categories.filter((one) => !one.reserved && !one.is_income && one.sub_categories.length > 0);
  for (const { id } of spent.slice(0, 2)) {
    const budget = { period: "month", amount: 20_000, currency: "EUR", category_ids: [id] };
    await dataOf(person, "POST", "/api/budgets", { data: budget });
  }
};

const takeReceipt = async (page: Page): Promise<void> => {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("menuitem", { name: "Attach a receipt" }).click();
  await (await choosing).setFiles(RECEIPT);
};
const attach = async (page: Page): Promise<void> => {
  await page
    .getByRole("article", { name: /Bookshop/i })
    .getByRole("button")
    .first()
    .click();
  const kept = page.getByRole("button", { name: /^receipt\.pdf/ });
  if (!(await kept.isVisible())) {
    const choosing = page.waitForEvent("filechooser");
    await press("Attach a file")(page);
    await (await choosing).setFiles(RECEIPT);
  }
  await kept.click();
};

const LAYERS: Readonly<Record<string, readonly Layer[]>> = {
  "/goals": [{ name: "a goal that is changed", open: press(/^Change /) }],
  "/budgets": [
    { name: "a budget that is changed", open: press(/^Change the budget/) },
    {
      name: "what is assigned or moved",
      open: async (page) => {
        await page.getByText("Every unit has a job").click();
        await press(/^Assign or move/)(page);
      },
    },
  ],
  "/settings/programs": [{ name: "a key that is made", open: press("Make a key") }],
  "/settings/security": [{ name: "an app that shows codes", open: press("Turn on") }],
  "/settings/merchants/create": [
    {
      name: "the question before edits are left behind",
      open: async (page) => {
        await page.getByLabel("Name", { exact: true }).fill("Asha of the edits");
        await page
          .getByRole("navigation", { name: "Main" })
          .getByRole("link", { name: "Transactions" })
          .click();
      },
    },
  ],
  "/transactions": [
    {
      name: "a receipt that looks for its purchase",
      open: async (page) => {
        await press("Add")(page);
        await takeReceipt(page);
        await expect(page.getByRole("dialog")).toBeVisible();
      },
    },
    { name: "a receipt beside its row", open: attach },
  ],
};

test("each layer over what a person made is sound in both themes", async ({ page, asha, faults }) => {
  // a busy machine needs ten seconds for a layer
  test.setTimeout(300_000);
  await importSeptember(asha);
  await makePlans(asha);
  for (const [path, layers] of Object.entries(LAYERS)) {
    await page.goto(path);
    await settle(page);
    for (const layer of layers) await expectLayerSound(page, layer);
  }
  expect(faults).toEqual([]);
});
