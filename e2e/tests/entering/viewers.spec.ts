import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { tryAll, watchRefused } from "../../acts.ts";
import { importBytes, makeCsv, SEPTEMBER } from "../../ledger.ts";
import { dataOf, expect, makePerson, type Person, test } from "../../person.ts";
import { GUARDED } from "../../routes.ts";
import { settle } from "../../soundness.ts";
import { fillPath } from "../../visit.ts";

/** What a viewer is offered: nothing that would be refused. */

const LOCKED = new URL("../../../packages/statement-parser/samples/pdf/locked/aes-256.pdf", import.meta.url);

/** Some of everything that a book may hold, and statements in every state. */
const fillBook = async (owner: Person): Promise<readonly string[]> => {
  await dataOf(owner, "POST", "/api/sample");
  const asked = await importBytes(owner, "asked.csv", Buffer.from(makeCsv(SEPTEMBER)));
  const failed = await importBytes(owner, "failed.pdf", Buffer.from("%PDF-1.4 and nothing else"));
  const multipart = {
    file: { name: "locked.pdf", mimeType: "application/pdf", buffer: await readFile(LOCKED) },
  };
  const [locked] = await dataOf<{ statement: { id: string } }[]>(owner, "POST", "/api/statements", {
    multipart,
  });
  const categories = await dataOf<{ id: string; reserved: boolean }[]>(owner, "GET", "/api/categories");
  const category_id = categories.find(({ reserved }) => !reserved)?.id ?? "";
  await dataOf(owner, "POST", "/api/budgets", {
    data: { category_ids: [category_id], tag_ids: [], amount: 10_000, currency: "EUR", period: "month" },
  });
  await dataOf(owner, "POST", "/api/saved_searches", { data: { name: "Coffee", search: "q=coffee" } });
  const rows = await dataOf<{ id: string }[]>(owner, "GET", "/api/transactions?limit=1");
  const written = rows[0]?.id ?? "";
  return [
    ...[asked, failed, locked?.statement.id ?? ""].map((id) => `/statements/${id}`),
    `/transactions?q=coffee`,
    `/transactions?transaction=${written}`,
  ];
};

const lookAt = async (page: Page, owner: Person, viewer: Person): Promise<void> => {
  const data = { role: "viewer", email: null };
  const { link } = await dataOf<{ link: string }>(owner, "POST", "/api/members/invitations", { data });
  await dataOf(viewer, "POST", "/api/books/accept", {
    data: { token: new URL(link).hash.replace("#token=", "") },
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Choose a book" }).click();
  await page.getByRole("menuitemcheckbox", { name: new RegExp(owner.name) }).click();
  await expect(page.getByText("and can change nothing in it.")).toBeVisible();
};

const KEYS = ["n", "x", "c", "a", "t", "u", "s", "m", "d", "e", "h", "f", "Delete", "r"];

test("a viewer finds no control on any screen that would be refused", async ({ page, asha, baseURL }) => {
  test.setTimeout(480_000);
  const owner = await makePerson(baseURL ?? "", "Meera Raghavan");
  const more = await fillBook(owner);
  await lookAt(page, owner, asha);
  const refused = await watchRefused(page);
  for (const path of [...GUARDED, ...more]) {
    const filled = await fillPath(owner, path);
    const reset = async (): Promise<void> => {
      await page.goto(filled);
      await settle(page);
    };
    await reset();
    // told of each screen, whatever becomes of the next
    expect.soft(await tryAll(page, refused, reset), path).toEqual([]);
  }
  await page.goto("/transactions");
  await page.locator("[data-open]").first().focus();
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await expect(page.locator("dialog[open], [role=combobox]")).toHaveCount(0);
  }
  expect(refused.take()).toEqual([]);
});
