import type { Page } from "@playwright/test";
import { importFile, importSeptember, makeOfx } from "../ledger.ts";
import { callAs, dataOf, expect, type Person, test } from "../person.ts";
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

/** How many rows there are of each kind, of those that are shown and of those that are hidden. */
const countKinds = async (person: Person) => {
  const count = async (query: string): Promise<number> =>
    (await dataOf<{ count: number }>(person, "GET", `/api/transactions/totals?${query}`)).count;
  return {
    transfers: await count("q=category:transfers"),
    hidden: await count("hidden=true"),
    divided: await count("q=is:split"),
    noted: await count("q=has:note"),
  };
};

test("rules say transfer, hide, divide and stop those after them, for rows that are here and rows that come", async ({
  page,
  asha,
}) => {
  const rows = (month: string) =>
    ["TO MY POT", "ROUND UP", "BIG MARKET", "SMALL KIOSK"].map((name, index) => ({
      day: `${month}-0${String(index + 2)}`,
      cents: -1000 * (index + 1),
      name,
    }));
  await importFile(asha, "august.ofx", makeOfx(rows("2026-08")));
  const make = async (name: string, words: string, fill: () => Promise<void>) => {
    await page.goto("/settings/rules/create");
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await page.getByRole("textbox", { name: "Text" }).fill(words);
    await fill();
    await expect(page.getByRole("heading", { name: "1 transaction would change" })).toBeVisible();
    await page.getByRole("button", { name: "Create" }).click();
    await expectToast(page, "Rule created!");
  };
  const tick = (label: string) => page.getByRole("checkbox", { name: label }).check();
  await make("Pot", "to my pot", () => tick("It is a transfer between own accounts"));
  await make("Rounded", "round up", () => tick("Hide it"));
  await make("Market", "big market", async () => {
    await tick("Split it");
    for (const [part, category] of [
      ["Part 1", "Supermarket"],
      ["Part 2", HOBBIES],
    ] as const)
      await choose(page.getByRole("group", { name: part }).getByRole("combobox"), category);
  });
  await make("Kiosk", "small kiosk", async () => {
    await choose(page.getByRole("combobox", { name: "Sub-category" }).first(), HOBBIES);
    await tick("Stop here");
  });
  // what comes after it leaves those rows alone
  await page.goto("/settings/rules/create");
  await page.getByRole("textbox", { name: "Name" }).fill("All kiosks");
  await page.getByRole("textbox", { name: "Text" }).fill("kiosk");
  await page.getByRole("textbox", { name: "Note" }).fill("from a kiosk");
  await page.getByRole("button", { name: "Create" }).click();
  await expectToast(page, "Rule created!");
  const once = { transfers: 1, hidden: 1, divided: 1, noted: 0 };
  expect(await countKinds(asha)).toEqual(once);
  const { id } = await importFile(asha, "september.ofx", makeOfx(rows("2026-09")));
  const twice = { transfers: 2, hidden: 2, divided: 2, noted: 0 };
  expect(await countKinds(asha)).toEqual(twice);
  expect((await callAs(asha, "DELETE", `/api/statements/${id}`)).status).toBeLessThan(300);
  expect(await countKinds(asha)).toEqual(once);
  // the rules go one after the other, with what they did
  await page.goto("/settings/rules");
  for (const left of [4, 3, 2, 1]) {
    await undoLast(page);
    await expect(names(page)).toHaveCount(left);
  }
  await undoLast(page);
  await expect(page.getByRole("heading", { name: "No rules yet" })).toBeVisible();
  expect(await countKinds(asha)).toEqual({ transfers: 0, hidden: 0, divided: 0, noted: 0 });
});
