import type { Page } from "@playwright/test";
import { importFile, importSeptember, makeOfx } from "../ledger.ts";
import { dataOf, expect, type Person, test } from "../person.ts";
import { choose, expectToast, undoLast } from "../screen.ts";
import { expectAccessible, expectFit } from "../soundness.ts";

/** Rules: made from a transaction, seen before they are saved, put in order, switched off, deleted, proposed. */

const HOBBIES = "Hobbies and crafts";

type Category = { sub_categories: { id: string; name: string }[] };
type Shown = { id: string; description: string; sub_category_id: string };

const findId = async (person: Person, name: string): Promise<string> => {
  const categories = await dataOf<Category[]>(person, "GET", "/api/categories");
  return categories.flatMap((one) => one.sub_categories).find((sub) => sub.name === name)?.id ?? "";
};

const listIn = async (person: Person, name: string): Promise<string[]> => {
  const id = await findId(person, name);
  const shown = await dataOf<Shown[]>(person, "GET", "/api/transactions");
  return shown.filter((one) => one.sub_category_id === id).map(({ description }) => description);
};

const makeRule = async (person: Person, value: string): Promise<void> => {
  const sub_category_id = await findId(person, HOBBIES);
  const conditions = [{ field: "description", op: "contains", value }];
  await dataOf(person, "POST", "/api/rules", {
    data: { name: value, conditions, actions: { sub_category_id } },
  });
};

const names = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("link");

test("a rule is made from a transaction, seen before it is saved, applied and undone", async ({
  page,
  asha,
  faults,
}) => {
  await importSeptember(asha);
  await page.goto("/transactions");
  await page
    .getByRole("article", { name: /green grocer/i })
    .first()
    .getByRole("button")
    .first()
    .click();
  await page.getByRole("complementary").getByRole("link", { name: "Make a rule" }).click();
  await expect(page.getByRole("heading", { name: "New rule" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue("Green Grocer");
  await choose(page.getByRole("combobox", { name: "Sub-category" }), HOBBIES);
  await expect(page.getByRole("heading", { name: "2 transactions would change" })).toBeVisible();
  await expectFit(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create" }).click();
  await expectToast(page, "Rule created!");
  await expect(page).toHaveURL("/settings/rules");
  expect(await listIn(asha, HOBBIES)).toHaveLength(2);
  await expect(page.getByText("changed 2 transactions")).toBeVisible();
  await expectAccessible(page);
  await undoLast(page);
  await expect(page.getByRole("heading", { name: "No rules yet" })).toBeVisible();
  expect(await listIn(asha, HOBBIES)).toHaveLength(0);
  expect(faults).toEqual([]);
});

test("rules are put in another order, switched off and deleted", async ({ page, asha }) => {
  await makeRule(asha, "grocer");
  await makeRule(asha, "bookshop");
  await page.goto("/settings/rules");
  await expect(names(page)).toHaveText(["grocer", "bookshop"]);
  await page.getByRole("button", { name: "More for bookshop" }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await expectToast(page, "2 rules in this order now");
  await expect(names(page)).toHaveText(["bookshop", "grocer"]);
  await page.getByRole("switch", { name: "Use bookshop" }).click();
  await expectToast(page, "Rule updated!");
  await expect(page.getByText("switched off")).toBeVisible();
  await page.getByRole("button", { name: "More for bookshop" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Rule deleted!");
  await expect(names(page)).toHaveText(["grocer"]);
  await undoLast(page);
  await expect(names(page)).toHaveText(["bookshop", "grocer"]);
  expect(await dataOf<{ enabled: boolean }[]>(asha, "GET", "/api/rules")).toMatchObject([
    { enabled: false },
    { enabled: true },
  ]);
});

test("a rule is changed where it stands", async ({ page, asha }) => {
  await importSeptember(asha);
  await makeRule(asha, "grocer");
  await page.goto("/settings/rules");
  await names(page).first().click();
  await expect(page.getByRole("heading", { name: "grocer" })).toBeVisible();
  await page.getByRole("button", { name: "Add a condition" }).click();
  await page.getByRole("group", { name: "Condition 2" }).getByLabel("At most").fill("20");
  await expect(page.getByRole("heading", { name: "1 transaction would change" })).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Rule updated!");
  await expect(page).toHaveURL("/settings/rules");
});

test("the same correction made again and again is proposed as a rule", async ({ page, asha }) => {
  const rows = ["01", "02", "03", "04", "05", "06"].map((day) => ({
    day: `2026-09-${day}`,
    cents: -1000,
    name: "REWE SAGT DANKE",
  }));
  await importFile(asha, "september.ofx", makeOfx(rows));
  const [hobbies, shown] = await Promise.all([
    findId(asha, HOBBIES),
    dataOf<Shown[]>(asha, "GET", "/api/transactions"),
  ]);
  const ids = shown.slice(0, 4).map(({ id }) => id);
  // What is filed at one go counts once.
  for (const id of ids)
    await dataOf(asha, "PATCH", `/api/transactions/${id}`, { data: { sub_category_id: hobbies } });
  await page.goto("/settings/rules");
  await expect(page.getByRole("heading", { name: "Worth a rule" })).toBeVisible();
  await expectFit(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Make it a rule/ }).click();
  await expectToast(page, "Rule created!");
  await expect(page.getByRole("heading", { name: "Worth a rule" })).toHaveCount(0);
  expect(await listIn(asha, HOBBIES)).toHaveLength(6);
});
