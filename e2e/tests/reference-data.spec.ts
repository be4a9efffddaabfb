import type { Page } from "@playwright/test";
import { importSeptember } from "../ledger.ts";
import { dataOf, expect, type Person, test } from "../person.ts";
import { answerWith, choose, expectToast, undoLast } from "../screen.ts";

/** Bank accounts, merchants, categories, sub-categories and tags: made, changed, deleted, and every toast of it. */

/** What no server of ours says, so that the product falls back on its own words. */
const STRANGE = { status: 200, body: { data: "something else" } };

const confirm = async (page: Page, label = "Delete"): Promise<void> => {
  await page.getByRole("alertdialog").getByRole("button", { name: label, exact: true }).click();
};
const row = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("link", { name });

test("a bank account is created, updated and deleted, and comes back", async ({ page, asha, faults }) => {
  await page.goto("/settings/bank-accounts");
  await page.getByRole("link", { name: "Create an account" }).click();
  await choose(page.getByRole("combobox", { name: "Bank" }), "Rhein Bank", "Use “Rhein Bank”");
  await page.getByLabel("Last 4 digits").fill("4931");
  await page.getByRole("button", { name: "Create" }).click();
  await expectToast(page, "Bank Account created!");
  await expect(page).toHaveURL("/settings/bank-accounts");
  // without a label it is called by its bank and last 4 digits
  await row(page, /Rhein Bank.*4931/).click();
  await page.getByLabel("Label").fill("House");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Bank Account updated!");
  await row(page, /House/).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await confirm(page);
  await expectToast(page, "Bank Account deleted!");
  await expect(page.getByRole("heading", { name: "No accounts yet" })).toBeVisible();
  await undoLast(page);
  await expect(row(page, /House/)).toBeVisible();
  expect(await dataOf<unknown[]>(asha, "GET", "/api/bank_accounts")).toHaveLength(1);
  expect(faults).toEqual([]);
});

test("a merchant is created, updated and deleted", async ({ page, asha }) => {
  await page.goto("/settings/merchants");
  await page.getByRole("link", { name: "Create a merchant" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Kaveri Fresh");
  await page.getByRole("button", { name: "Create" }).click();
  await expectToast(page, "Merchant created!");
  await row(page, /Kaveri Fresh/).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Kaveri Foods");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Merchant updated!");
  await row(page, /Kaveri Foods/).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await confirm(page);
  await expectToast(page, "Merchant deleted!");
  await expect(page).toHaveURL("/settings/merchants");
  expect(await dataOf<{ name: string }[]>(asha, "GET", "/api/merchants")).not.toContainEqual(
    expect.objectContaining({ name: "Kaveri Foods" }),
  );
});

test("a reserved category takes no sub-category, on the screen as in the API", async ({ page, asha }) => {
  const all = await dataOf<{ id: string; name: string; reserved: boolean }[]>(asha, "GET", "/api/categories");
  const reserved = all.filter((one) => one.reserved);
  expect(reserved).toHaveLength(3);
  for (const { id, name } of reserved) {
    await page.goto(`/settings/categories/${id}`);
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Add", exact: true })).toHaveCount(0);
  }
  const open = all.find((one) => !one.reserved);
  await page.goto(`/settings/categories/${open?.id ?? ""}/create`);
  const offered = page.getByLabel("Category", { exact: true }).locator("option");
  await expect(offered.filter({ hasText: open?.name ?? "" })).toHaveCount(1);
  expect(await offered.count()).toBe(all.length - reserved.length);
});

test("categories, sub-categories and tags are created, updated and deleted", async ({ page, asha }) => {
  await page.goto("/settings/categories");
  await page.getByRole("link", { name: "New category" }).click();
  await page.getByLabel("Name").fill("Allotment");
  await page.getByRole("button", { name: "Create" }).click();
  await expectToast(page, "Parent Category created!");
  await page.getByRole("link", { name: "Add", exact: true }).click();
  await page.getByLabel("Name").fill("Seeds");
  await page.getByRole("button", { name: "Create" }).click();
  await expectToast(page, "Sub-category created!");
  await page.getByRole("link", { name: "Edit Seeds" }).click();
  await page.getByLabel("Name").fill("Seeds and bulbs");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Sub-category updated!");
  await page.getByRole("button", { name: "Add a tag to Seeds and bulbs" }).click();
  await page.getByLabel("New tag of Seeds and bulbs").fill("spring");
  await page.keyboard.press("Enter");
  // the toast names the tag
  await expectToast(page, "Tag “spring” added");
  await page.getByRole("button", { name: "Delete tag spring" }).click();
  await expectToast(page, "Tag deleted!");
  await page.getByRole("link", { name: "Edit Seeds and bulbs" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await confirm(page);
  await expectToast(page, "Sub-category deleted!");
  await page.getByRole("button", { name: "Delete Allotment" }).click();
  await confirm(page);
  await expectToast(page, "Category deleted!");
  await expect(row(page, /Allotment/)).toHaveCount(0);
  expect(await dataOf<{ name: string }[]>(asha, "GET", "/api/categories")).not.toContainEqual(
    expect.objectContaining({ name: "Allotment" }),
  );
});

test("a name that is there already is refused at its field", async ({ page, asha }) => {
  await dataOf(asha, "POST", "/api/merchants", { data: { name: "Kaveri Fresh" } });
  await page.goto("/settings/merchants/create");
  await page.getByLabel("Name").fill("KAVERI fresh");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveURL("/settings/merchants/create");
});

type Made = { account: string; merchant: string; category: string; sub: string };

const makeThings = async (person: Person): Promise<Made> => {
  const make = async (path: string, data: unknown) =>
    (await dataOf<{ id: string }>(person, "POST", path, { data })).id;
  const category = await make("/api/categories", { name: "Allotment", icon: "house" });
  const sub = await make("/api/categories", { name: "Seeds", icon: "house", parent_id: category });
  await make(`/api/categories/${sub}/tags`, { name: "spring" });
  return {
    account: await make("/api/bank_accounts", {
      bank: { name: "Rhein Bank" },
      account_type: "savings",
      currency: "EUR",
    }),
    merchant: await make("/api/merchants", { name: "Kaveri Fresh" }),
    category,
    sub,
  };
};

test("creations that fail say so, and what was typed stays", async ({ page, asha }) => {
  expect(asha.token).not.toBe("");
  await answerWith(page, { method: "POST", path: "/api/bank_accounts" }, STRANGE);
  await page.goto("/settings/bank-accounts/create");
  await choose(page.getByRole("combobox", { name: "Bank" }), "Rhein Bank", "Use “Rhein Bank”");
  await page.getByRole("button", { name: "Create" }).click();
  await expectToast(page, "Sorry, unable to create bank account, please retry!");
  await expect(page.getByRole("combobox", { name: "Bank" })).toHaveValue("Rhein Bank");
});

test("updates that fail say so", async ({ page, asha }) => {
  const made = await makeThings(asha);
  await answerWith(
    page,
    { method: "PATCH", path: /^\/api\/(bank_accounts|merchants|categories)\// },
    STRANGE,
  );
  for (const [path, field] of [
    [`/settings/bank-accounts/${made.account}`, "Label"],
    [`/settings/merchants/${made.merchant}`, "Name"],
    [`/settings/categories/${made.category}/edit/${made.sub}`, "Name"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("textbox", { name: field, exact: true }).fill("Something new");
    await page.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Oops, update failed!");
    await expect(page.getByRole("textbox", { name: field, exact: true })).toHaveValue("Something new");
    // the form is given up on purpose
    await page.getByRole("textbox", { name: field, exact: true }).fill("");
  }
});

test("deletions that fail say so, and the thing stays", async ({ page, asha }) => {
  const made = await makeThings(asha);
  await answerWith(
    page,
    { method: "DELETE", path: /^\/api\/(bank_accounts|merchants|categories)\// },
    STRANGE,
  );
  for (const [path, button] of [
    [`/settings/bank-accounts/${made.account}`, "Delete"],
    [`/settings/merchants/${made.merchant}`, "Delete"],
    [`/settings/categories/${made.category}`, "Delete Allotment"],
    [`/settings/categories/${made.category}/edit/${made.sub}`, "Delete"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("button", { name: button, exact: true }).click();
    await confirm(page);
    await expectToast(page, "Oops, delete failed!");
  }
  await page.goto(`/settings/categories/${made.category}`);
  await page.getByRole("button", { name: "Delete tag spring" }).click();
  await expectToast(page, "Oops, tag delete failed!");
  await expect(page.getByRole("button", { name: "Delete tag spring" })).toBeVisible();
});

type Row = { id: string; sub_category_id: string };
const listCoffees = (person: Person) => dataOf<Row[]>(person, "GET", "/api/transactions?q=coffee");

test("what is in use is deleted only with a place for its transactions", async ({ page, asha }) => {
  await importSeptember(asha);
  const made = await makeThings(asha);
  const data = { name: "Bulbs", icon: "house", parent_id: made.category };
  const bulbs = await dataOf<{ id: string }>(asha, "POST", "/api/categories", { data });
  const coffees = await listCoffees(asha);
  expect(coffees).toHaveLength(2);
  const change = { ids: coffees.map(({ id }) => id), change: { sub_category_id: made.sub } };
  await dataOf(asha, "PATCH", "/api/transactions", { data: change });
  await page.goto(`/settings/categories/${made.category}/edit/${made.sub}`);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete Seeds?" });
  await expect(dialog).toContainText("2 transactions have it.");
  await confirm(page);
  await expect(dialog.getByText("Choose where they go.")).toBeVisible();
  await choose(dialog.getByRole("combobox", { name: "Sub-category that takes them" }), "Bulbs");
  await confirm(page);
  await expectToast(page, "Sub-category deleted!");
  for (const row of await listCoffees(asha)) expect(row.sub_category_id).toBe(bulbs.id);
  await undoLast(page);
  for (const row of await listCoffees(asha)) expect(row.sub_category_id).toBe(made.sub);
});

test("what Passbook made itself offers neither another name nor a deletion", async ({ page, asha }) => {
  type Kept = { id: string; reserved: boolean };
  const categories = await dataOf<(Kept & { sub_categories: Kept[] })[]>(asha, "GET", "/api/categories");
  const category = categories.find(({ sub_categories }) => sub_categories.some(({ reserved }) => reserved));
  const sub = category?.sub_categories.find(({ reserved }) => reserved);
  await page.goto(`/settings/categories/${category?.id ?? ""}/edit/${sub?.id ?? ""}`);
  await expect(page.getByText("not renamed or deleted.", { exact: false }).last()).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toHaveCount(0);
});
