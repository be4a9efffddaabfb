import type { Page } from "@playwright/test";
import { importBytes, importSeptember } from "../../ledger.ts";
import { callAs, dataOf, expect, type Person, test } from "../../person.ts";
import { expectToast, toasts, undoLast } from "../../screen.ts";
import { expectAccessible, expectFit } from "../../soundness.ts";
import { makeTextPdf, SMALL_PNG } from "../../../apps/server/testing/files/pictures.ts";

/** What a person adds to the list by hand: receipts, and transactions that no statement printed. */

type Shown = { id: string; description: string; amount: number; attachments: { file_name: string }[] };

const list = (person: Person): Promise<Shown[]> => dataOf<Shown[]>(person, "GET", "/api/transactions");
const find = async (person: Person, name: string): Promise<Shown | undefined> =>
  (await list(person)).find(({ description }) => description === name);

/** Drops a file on what a selector finds. */
const dropOn = async (page: Page, selector: string, file: { name: string; type: string; bytes: Buffer }) => {
  const dataTransfer = await page.evaluateHandle(
    ({ name, type, base64 }) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
      return transfer;
    },
    { name: file.name, type: file.type, base64: file.bytes.toString("base64") },
  );
  for (const event of ["dragenter", "dragover", "drop"])
    await page.dispatchEvent(selector, event, { dataTransfer });
};

const RECEIPT = {
  name: "receipt.pdf",
  type: "application/pdf",
  bytes: makeTextPdf(["Bookshop am Markt", "12.09.2026", "Total 42.50 EUR"]),
};
const PHOTO = { name: "photo.png", type: "image/png", bytes: SMALL_PNG };

const openRow = (page: Page): Promise<void> =>
  page
    .getByRole("article", { name: /Bookshop/i })
    .getByRole("button")
    .first()
    .click();

test.beforeEach(async ({ page, asha }) => {
  await importSeptember(asha);
  await page.goto("/transactions");
  await expect(page.getByRole("article")).toHaveCount(7);
});

test("a receipt is attached to the row it is dropped on, opened, deleted, and brought back", async ({
  page,
  asha,
}) => {
  const { id = "" } = (await find(asha, "BOOKSHOP AM MARKT")) ?? {};
  await dropOn(page, `[data-transaction="${id}"]`, PHOTO);
  await expectToast(page, "photo.png attached");
  const details = page.getByRole("complementary", { name: /Bookshop/i });
  await details.getByRole("button", { name: /photo\.png/ }).click();
  const shown = page.getByRole("dialog", { name: "photo.png" });
  await expect(shown.getByRole("img", { name: "photo.png" })).toBeVisible();
  await expectAccessible(page);
  await shown.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "photo.png deleted");
  await expect(details.getByRole("button", { name: /photo\.png/ })).toHaveCount(0);
  await undoLast(page);
  await expect(details.getByRole("button", { name: /photo\.png/ })).toBeVisible();
  expect((await find(asha, "BOOKSHOP AM MARKT"))?.attachments).toHaveLength(1);
});

test("a PDF that is chosen in the panel is drawn, and downloaded as it came", async ({ page }) => {
  await openRow(page);
  const details = page.getByRole("complementary", { name: /Bookshop/i });
  const choosing = page.waitForEvent("filechooser");
  await details.getByRole("button", { name: "Attach a file" }).click();
  await (await choosing).setFiles({ name: RECEIPT.name, mimeType: RECEIPT.type, buffer: RECEIPT.bytes });
  await expectToast(page, "receipt.pdf attached");
  await details.getByRole("button", { name: /receipt\.pdf/ }).click();
  const shown = page.getByRole("dialog", { name: "receipt.pdf" });
  await expect(shown.locator("canvas")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await shown.getByRole("button", { name: "Download" }).click();
  expect((await downloading).suggestedFilename()).toBe("receipt.pdf");
});

test("a receipt that is dropped beside the rows is offered its purchase", async ({ page, asha }) => {
  await dropOn(page, "h1", RECEIPT);
  const asking = page.getByRole("dialog", { name: "Which purchase is this receipt for?" });
  await expect(asking.getByText("An amount and a day on it are those of:")).toBeVisible();
  await expectAccessible(page);
  await asking.getByRole("button", { name: /Bookshop/i }).click();
  await expectToast(page, "receipt.pdf attached");
  await expect(asking).toHaveCount(0);
  expect((await find(asha, "BOOKSHOP AM MARKT"))?.attachments).toMatchObject([{ file_name: "receipt.pdf" }]);
});

test("a receipt that was handed in as a statement is led to its purchase", async ({ page, asha }) => {
  await importBytes(asha, RECEIPT.name, RECEIPT.bytes);
  await page.goto("/statements");
  await page.getByRole("button", { name: "It is a receipt" }).click();
  const asking = page.getByRole("dialog", { name: "Which purchase is this receipt for?" });
  await expect(asking.locator("canvas")).toBeVisible();
  await asking.getByRole("button", { name: /Bookshop/i }).click();
  await expectToast(page, "receipt.pdf attached");
  expect((await find(asha, "BOOKSHOP AM MARKT"))?.attachments).toMatchObject([{ file_name: "receipt.pdf" }]);
});

test("a receipt of which nothing can be read is found its purchase by a search", async ({ page, asha }) => {
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("menuitem", { name: /Attach a receipt/ }).click();
  await (await choosing).setFiles({ name: PHOTO.name, mimeType: PHOTO.type, buffer: PHOTO.bytes });
  const asking = page.getByRole("dialog", { name: "Which purchase is this receipt for?" });
  await expect(asking.getByText("Nothing on it could be read.")).toBeVisible();
  await asking.getByRole("searchbox", { name: "Find the purchase" }).fill("21.00");
  await asking.getByRole("button", { name: /Green Grocer/i }).click();
  await expectToast(page, "photo.png attached");
  expect((await list(asha)).filter(({ attachments }) => attachments.length > 0)).toMatchObject([
    { amount: -2100 },
  ]);
});

test("what cannot be attached is refused in a sentence", async ({ page, asha }) => {
  const { id = "" } = (await find(asha, "BOOKSHOP AM MARKT")) ?? {};
  await dropOn(page, `[data-transaction="${id}"]`, {
    name: "drawing.svg",
    type: "image/svg+xml",
    bytes: Buffer.from("<svg/>"),
  });
  await expectToast(page, "Only pictures (JPEG, PNG, WebP, GIF) and PDFs can be attached.");
});

test("a purchase in cash is written down in one line, by its key and by the palette, and taken back", async ({
  page,
  asha,
}) => {
  await page.keyboard.press("n");
  const box = page.getByRole("dialog", { name: "Write down a transaction" });
  const line = box.getByRole("textbox", { name: "Amount and what it was for" });
  await expect(line).toBeFocused();
  await line.fill("12.50 coffee on 3 september");
  await expect(box.getByText(/3 September 2026/)).toBeVisible();
  await expectAccessible(page);
  await line.press("Enter");
  await expectToast(page, "coffee added");
  await expect(page.getByRole("article")).toHaveCount(8);
  expect(await find(asha, "coffee")).toMatchObject({ amount: -1250, booked_on: "2026-09-03" });
  await undoLast(page);
  await expect(page.getByRole("article")).toHaveCount(7);

  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("dialog", { name: "Find anything" }).getByRole("combobox").fill("write down");
  await page.getByRole("option", { name: /Write down a transaction/ }).click();
  await line.fill("+20 from Anna");
  await box.getByRole("button", { name: "Add" }).click();
  await expectToast(page, "Anna added");
  expect(await find(asha, "Anna")).toMatchObject({ amount: 2000 });
});

test("what an account has already is told before it is written down again", async ({ page, asha }) => {
  const accounts = await dataOf<{ id: string; display_label: string }[]>(asha, "GET", "/api/bank_accounts");
  await page.keyboard.press("n");
  const box = page.getByRole("dialog", { name: "Write down a transaction" });
  await box.getByLabel("Account").selectOption(accounts[0]?.id ?? "");
  await box.getByRole("textbox").fill("42.50 books 13 september");
  await expect(box.getByText("This account has the same amount already:")).toBeVisible();
  await box.getByRole("textbox").fill("$42.50 books");
  await expect(box.getByText("This account is in EUR.")).toBeVisible();
  expect(await callAs(asha, "GET", "/api/transactions/totals")).toMatchObject({
    body: { data: { count: 7 } },
  });
});

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("both are reached from the list, and fit", async ({ page }) => {
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("menuitem", { name: /Write down a transaction/ }).click();
    const box = page.getByRole("dialog", { name: "Write down a transaction" });
    await box.getByRole("textbox").fill("12.50 coffee");
    await expectFit(page);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await openRow(page);
    await expect(page.getByRole("button", { name: "Take a photo" })).toBeVisible();
    await expectFit(page);
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Attach a file" }).click();
    await (await choosing).setFiles({ name: PHOTO.name, mimeType: PHOTO.type, buffer: PHOTO.bytes });
    const tile = page.getByRole("button", { name: /photo\.png/ });
    await tile.click();
    await expect(page.getByRole("dialog", { name: "photo.png" })).toBeVisible();
    // one layer after the other
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "photo.png" })).toHaveCount(0);
    await expect(tile).toBeVisible();
  });
});

test.describe("on a device that is touched", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a photo is taken by the camera, attached to its row, and taken back, in the sheet or after it", async ({
    page,
    asha,
  }) => {
    await openRow(page);
    const sheet = page.getByRole("dialog", { name: /Bookshop/i });
    const tile = sheet.getByRole("button", { name: /photo\.png/ });
    const takePhoto = async () => {
      const choosing = page.waitForEvent("filechooser");
      await sheet.getByRole("button", { name: "Take a photo" }).click();
      const chooser = await choosing;
      expect(await chooser.element().getAttribute("capture")).toBe("environment");
      expect(await chooser.element().getAttribute("accept")).toBe("image/*");
      await chooser.setFiles({ name: PHOTO.name, mimeType: PHOTO.type, buffer: PHOTO.bytes });
      await expect(tile).toBeVisible();
      await expectToast(page, "photo.png attached");
    };
    await takePhoto();
    const undo = toasts(page).filter({ hasText: "photo.png attached" }).getByRole("button", { name: "Undo" });
    // it stays while the focus is on it
    await undo.focus();
    await expectFit(page);
    await expectAccessible(page);
    await undo.click();
    await expect(tile).toHaveCount(0);
    await expectToast(page, "Undone");
    expect((await find(asha, "BOOKSHOP AM MARKT"))?.attachments).toEqual([]);
    await takePhoto();
    // what is said goes on where the sheet leaves it, the focus on it notwithstanding
    await undo.focus();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await undo.click();
    await expect.poll(async () => (await find(asha, "BOOKSHOP AM MARKT"))?.attachments).toEqual([]);
  });
});
