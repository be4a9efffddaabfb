import type { Page } from "@playwright/test";
import { dataOf, expect, test } from "../person.ts";
import { expectAccessibleInBoth, LAYER_ELEMENTS } from "../soundness.ts";

type Merchant = { id: string; name: string; sub_category_id: string | null };

const openTwice = async (page: Page, path: string): Promise<Page> => {
  const other = await page.context().newPage();
  await page.goto(path);
  await other.goto(path);
  await expect(other.getByLabel("Name", { exact: true })).not.toHaveValue("");
  return other;
};
const rename = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Save", exact: true }).click();
};

test("two tabs that change different fields of one merchant lose nothing", async ({ page, asha, faults }) => {
  const { id } = await dataOf<Merchant>(asha, "POST", "/api/merchants", { data: { name: "Blaue Kanne" } });
  const other = await openTwice(page, `/settings/merchants/${id}`);
  await rename(page, "Blue Jug");
  await expect(page.getByText("Merchant updated!")).toBeVisible();
  await other.getByRole("combobox", { name: "Usual sub-category" }).click();
  await other
    .getByRole("option", { name: /Coffee/ })
    .first()
    .click();
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByText("Merchant updated!")).toBeVisible();
  const merchants = await dataOf<Merchant[]>(asha, "GET", "/api/merchants");
  const merchant = merchants.find((each) => each.id === id);
  expect(merchant?.name).toBe("Blue Jug");
  expect(merchant?.sub_category_id).not.toBeNull();
  expect(faults).toEqual([]);
});

test("a field that both changed shows both values; what was typed stays until the person chose", async ({
  page,
  asha,
  faults,
}) => {
  const { id } = await dataOf<Merchant>(asha, "POST", "/api/merchants", { data: { name: "Blaue Kanne" } });
  const read = async () =>
    (await dataOf<Merchant[]>(asha, "GET", "/api/merchants")).find((each) => each.id === id)?.name;
  const other = await openTwice(page, `/settings/merchants/${id}`);
  await rename(page, "Blue Jug");
  await expect(page.getByText("Merchant updated!")).toBeVisible();

  await rename(other, "Kanne am Eck");
  const question = other.getByRole("dialog", { name: "Changed meanwhile" });
  await expect(question.getByRole("radio", { name: /Kanne am Eck/ })).toBeChecked();
  await expect(question.getByRole("radio", { name: /Blue Jug/ })).not.toBeChecked();
  await expectAccessibleInBoth(other, LAYER_ELEMENTS);
  await question.getByRole("button", { name: "Back to what I typed" }).click();
  await expect(other.getByLabel("Name", { exact: true })).toHaveValue("Kanne am Eck");
  expect(await read()).toBe("Blue Jug");

  await other.getByRole("button", { name: "Save", exact: true }).click();
  await question.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByText("Merchant updated!")).toBeVisible();
  expect(await read()).toBe("Kanne am Eck");
  expect(faults).toEqual([]);
});

test("taking what was saved meanwhile leaves it as it is, and the form shows it", async ({ page, asha }) => {
  const other = await openTwice(page, "/settings/profile");
  await rename(page, "Asha R.");
  await expect(page.getByText("Profile updated!")).toBeVisible();
  await rename(other, "A. Raghavan");
  const question = other.getByRole("dialog", { name: "Changed meanwhile" });
  await question.getByRole("radio", { name: /Asha R\./ }).check();
  await question.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByLabel("Name", { exact: true })).toHaveValue("Asha R.");
  const user = await dataOf<{ name: string }>(asha, "GET", `/api/users/${asha.user_id}`);
  expect(user.name).toBe("Asha R.");
});
