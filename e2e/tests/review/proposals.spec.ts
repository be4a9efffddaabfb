import type { Page } from "@playwright/test";
import { importSeptember } from "../../ledger.ts";
import { dataOf, expect, type Person, test } from "../../person.ts";
import { expectToast, undoLast } from "../../screen.ts";
import { expectAccessibleInBoth, expectFit } from "../../soundness.ts";

/** Categories that programs propose, as a person answers them (decision 115). */

type Row = { id: string; description: string; edited: string[] };
type Category = { name: string; sub_categories: { id: string; name: string }[] };

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const REASON = "The receipt in your mail says that this was for the club.";

const propose = async (person: Person, name: string, rows: readonly Row[]): Promise<void> => {
  const data = { name, scopes: ["propose"], lasts_days: null };
  const { key } = await dataOf<{ key: string }>(person, "POST", "/api/keys", { data });
  const categories = await dataOf<Category[]>(person, "GET", "/api/categories");
  const sub = categories
    .flatMap(({ sub_categories }) => sub_categories)
    .find((each) => each.name === "Books and stationery");
  const proposals = rows.map(({ id }) => ({
    transaction_id: id,
    sub_category_id: sub?.id,
    reason: REASON,
  }));
  const answered = await fetch(`${person.base_url}/api/proposals`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ proposals }),
  });
  expect(await answered.json()).toEqual({ data: { proposed: rows.length, passed_over: [] } });
};

const looksAt = async (page: Page): Promise<void> => {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectFit(page);
    await expectAccessibleInBoth(page);
  }
};

test("what programs propose is shown with who and why, accepted, declined, taken back and answered by keys", async ({
  page,
  asha,
  faults,
}) => {
  await importSeptember(asha);
  const all = await dataOf<Row[]>(asha, "GET", "/api/transactions");
  const rows = all.filter(({ description }) => !description.startsWith("BOOKSHOP"));
  await propose(asha, "Ledger helper", rows.slice(0, 4));
  await propose(asha, "Mail reader", rows.slice(4, 6));
  const edited = async () =>
    (await dataOf<Row[]>(asha, "GET", "/api/transactions")).filter((row) => row.edited.length > 0).length;

  await page.goto("/transactions");
  await expect(page.getByText("Programs propose categories for 6 transactions.")).toBeVisible();
  await page.goto("/transactions/review");
  const helper = page.getByRole("region", { name: "Proposed by Ledger helper" });
  const reader = page.getByRole("region", { name: "Proposed by Mail reader" });
  await expect(helper.getByRole("listitem")).toHaveCount(4);
  await expect(helper.getByText(REASON).first()).toBeVisible();
  await expect(reader.getByRole("listitem")).toHaveCount(2);
  expect(await edited()).toBe(0);
  await looksAt(page);

  await helper
    .getByRole("button", { name: /^Accept: file/ })
    .first()
    .click();
  await expectToast(page, "1 transaction filed");
  await expect(helper.getByRole("listitem")).toHaveCount(3);
  await expect.poll(edited).toBe(1);
  // the next one has the focus, and is answered by keys
  await expect(helper.getByRole("button", { name: /^Accept: file/ }).first()).toBeFocused();
  await page.keyboard.press("d");
  await expect(helper.getByRole("listitem")).toHaveCount(2);
  await expectToast(page, "1 proposal declined");
  await undoLast(page);
  await expect(helper.getByRole("listitem")).toHaveCount(3);

  await reader.getByRole("button", { name: "Accept all that Mail reader proposes" }).click();
  await expect(reader).toHaveCount(0);
  await expectToast(page, "2 transactions filed");
  await expect.poll(edited).toBe(3);
  await undoLast(page);
  await expect(reader.getByRole("listitem")).toHaveCount(2);
  await helper.getByRole("button", { name: "Decline all that Ledger helper proposes" }).click();
  await expect(helper).toHaveCount(0);

  // one that is answered elsewhere waits no more
  const data = { sub_category_id: await otherCategory(asha) };
  await dataOf(asha, "PATCH", `/api/transactions/${rows[4]?.id ?? ""}`, { data });
  await page.reload();
  await expect(reader.getByRole("listitem")).toHaveCount(1);
  expect(faults).toEqual([]);
});

const otherCategory = async (person: Person): Promise<string> => {
  const categories = await dataOf<Category[]>(person, "GET", "/api/categories");
  const all = categories.flatMap(({ sub_categories }) => sub_categories);
  return all.find(({ name }) => name === "Rent")?.id ?? all[0]?.id ?? "";
};
