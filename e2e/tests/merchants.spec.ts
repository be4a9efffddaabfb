import { importFile, importSeptember, makeOfx } from "../ledger.ts";
import { dataOf, expect, test } from "../person.ts";
import { choose, expectToast, undoLast } from "../screen.ts";
import { expectAccessible, expectFit } from "../soundness.ts";

/** Merchants: the vendors they gather, merged and parted again. */

test("a merchant's vendors are taken away and added", async ({ page, asha }) => {
  await importSeptember(asha);
  const vendors = await dataOf<{ id: string; name: string }[]>(asha, "GET", "/api/vendors");
  const ids = vendors.filter((vendor) => /house|bookshop/i.test(vendor.name)).map(({ id }) => id);
  const { merchant_id } = await dataOf<{ merchant_id: string }>(asha, "PATCH", "/api/vendors", {
    data: { ids, merchant_name: "Corner shop" },
  });
  await page.goto(`/settings/merchants/${merchant_id}`);
  const names = page.getByRole("list", { name: "Printed names" });
  await expect(names.getByRole("listitem")).toHaveCount(2);
  const name = (await names.getByRole("link").first().textContent()) ?? "";
  await page.getByRole("button", { name: `Take ${name} away` }).click();
  await expectToast(page, /1 printed name without a merchant now/);
  await expect(names.getByRole("listitem")).toHaveCount(1);
  await choose(page.getByRole("combobox", { name: "Add a printed name" }), name);
  await expectToast(page, /1 printed name with .* now/);
  await expect(names.getByRole("listitem")).toHaveCount(2);
  await expectFit(page);
  await expectAccessible(page);
});

test("two merchants become one, and two again", async ({ page, asha }) => {
  type Merchant = { id: string; name: string };
  const make = (name: string) => dataOf<Merchant>(asha, "POST", "/api/merchants", { data: { name } });
  const [first] = [await make("Corner shop"), await make("Kiosk")];
  const listNames = async () =>
    (await dataOf<Merchant[]>(asha, "GET", "/api/merchants")).map(({ name }) => name);
  await page.goto(`/settings/merchants/${first.id}`);
  await page.getByRole("button", { name: "Merge" }).click();
  const dialog = page.getByRole("alertdialog");
  await choose(dialog.getByRole("combobox", { name: "Into" }), "Kiosk");
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kiosk" })).toBeVisible();
  expect(await listNames()).not.toContain("Corner shop");
  await undoLast(page);
  expect(await listNames()).toEqual(expect.arrayContaining(["Corner shop", "Kiosk"]));
});

test("a merchant's page tells what recurs, what a year came to and what is usual, and each opens", async ({
  page,
  asha,
}) => {
  const months = ["2026-05", "2026-06", "2026-07", "2026-08", "2026-09", "2026-10"];
  const rows = months.map((month) => ({ day: `${month}-15`, cents: -1299, name: "LUMO STREAM" }));
  await importFile(asha, "rows.ofx", makeOfx(rows));
  const merchants = await dataOf<{ id: string; name: string }[]>(asha, "GET", "/api/merchants");
  const { id = "" } = merchants.find(({ name }) => /lumo/i.test(name)) ?? {};
  await page.goto(`/settings/merchants/${id}`);
  const recurring = page.getByRole("region", { name: "Recurring" });
  await expect(recurring.getByRole("link", { name: /lumo stream/i })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("77.94");
  await expect(page.getByRole("main")).toContainText("12.99");
  const newest = page.getByRole("region", { name: "Newest transactions" });
  await expect(newest.getByRole("link", { name: /LUMO STREAM/ })).toHaveCount(6);
  await expectFit(page);
  await expectAccessible(page);
  await recurring.getByRole("link", { name: /lumo stream/i }).click();
  await expect(page.getByRole("heading", { level: 1, name: /lumo stream/i })).toBeVisible();
});
