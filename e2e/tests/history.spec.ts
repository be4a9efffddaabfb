import { importFile, makeOfx } from "../ledger.ts";
import { callAs, dataOf, expect, test } from "../person.ts";
import { expectToast } from "../screen.ts";
import { expectAccessible, expectAmountsWhole, expectFit } from "../soundness.ts";

type Shown = { id: string; description: string };

test("an entry says from what to what, and shows its rows before it is taken back", async ({
  page,
  asha,
}) => {
  const [category] = await dataOf<{ sub_categories: { id: string; name: string }[] }[]>(
    asha,
    "GET",
    "/api/categories",
  );
  const sub = category?.sub_categories[0];
  await importFile(
    asha,
    "september.ofx",
    makeOfx([{ day: "2026-09-03", cents: -350, name: "QUIDDLE STORE" }]),
  );
  const [row] = await dataOf<Shown[]>(asha, "GET", "/api/transactions");
  await callAs(asha, "PATCH", `/api/transactions/${row?.id ?? ""}`, {
    data: { sub_category_id: sub?.id, note: "for Ben" },
  });
  await page.goto("/settings/history");
  const entry = page.getByRole("listitem").filter({ hasText: "for Ben" });
  await expect(entry).toContainText(/Uncategorised.*then.*/);
  await expect(entry).toContainText(sub?.name ?? "no category");
  await expect(entry).toContainText(/Note.*none.*then.*for Ben/);
  await entry.getByRole("button", { name: /^Undo/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toContainText(/QUIDDLE STORE/i);
  await expect(dialog.getByRole("listitem")).toContainText("3.50");
  await expectFit(page);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Undone");
  await expect(page.getByRole("listitem").filter({ hasText: /^Undone: / })).toContainText(
    /Note.*for Ben.*then.*none/,
  );
});

test("what became of one transaction is told of one, and of several of several", async ({ page, asha }) => {
  const days = ["2026-09-03", "2026-09-04", "2026-09-05", "2026-09-06"];
  await importFile(
    asha,
    "september.ofx",
    makeOfx(days.map((day) => ({ day, cents: -350, name: "QUIDDLE STORE" }))),
  );
  const [gone, first, ...others] = (await dataOf<Shown[]>(asha, "GET", "/api/transactions")).map(
    ({ id }) => id,
  );
  const change = (ids: unknown[], note: string) =>
    dataOf(asha, "PATCH", "/api/transactions", { data: { ids, change: { note } } });
  await change([first], "alone");
  await change(others, "together");
  await dataOf(asha, "POST", "/api/transactions/delete", { data: { ids: [gone] } });
  await page.goto("/settings/history");
  const changes = page.getByRole("list", { name: "Changes" }).getByRole("listitem");
  await expect(changes.filter({ hasText: "alone" })).toContainText("Transaction changed: ");
  await expect(changes.filter({ hasText: "together" })).toContainText("Transactions changed");
  await expect(changes.first()).toContainText("Transaction deleted: ");
});

test("a change that can be undone no more says why, and offers no Undo", async ({ page, asha }) => {
  await callAs(asha, "POST", "/api/categories", { data: { name: "Allotment" } });
  await callAs(asha, "POST", "/api/categories", { data: { name: "Boat" } });
  await page.route("**/api/changes?*", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { summary: string; given_up: boolean }[] };
    for (const change of answer.data) change.given_up = change.summary.includes("Allotment");
    await route.fulfill({ response, json: answer });
  });
  await page.goto("/settings/history");
  const changes = page.getByRole("list", { name: "Changes" }).getByRole("listitem");
  const rowOf = (name: string) => changes.filter({ hasText: name });
  await expect(rowOf("Allotment")).toContainText("too old to undo");
  await expect(rowOf("Allotment").getByRole("button", { name: /^Undo/ })).toHaveCount(0);
  await expect(rowOf("Boat").getByRole("button", { name: /^Undo/ })).toBeVisible();
});

test("an amount stands in one piece, however narrow the screen is", async ({ page, asha }) => {
  const [category] = await dataOf<{ sub_categories: { id: string }[] }[]>(asha, "GET", "/api/categories");
  const subs = category?.sub_categories.slice(0, 2) ?? [];
  await importFile(
    asha,
    "september.ofx",
    makeOfx([{ day: "2026-09-03", cents: -345_035, name: "QUIDDLE STORE" }]),
  );
  const [row] = await dataOf<Shown[]>(asha, "GET", "/api/transactions");
  const splits = subs.map(({ id }, index) => ({
    sub_category_id: id,
    amount: index === 0 ? -123_456 : 123_456 - 345_035,
  }));
  await dataOf(asha, "PUT", `/api/transactions/${row?.id ?? ""}/splits`, { data: { splits } });
  await page.goto("/settings/history");
  const entry = page.getByRole("listitem").filter({ hasText: "1,234.56" });
  await expectAmountsWhole(page, entry);
});
