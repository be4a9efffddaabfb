import { expect, type Locator, type Page } from "@playwright/test";

/** The toasts on the page, newest first. */
export const toasts = (page: Page): Locator => page.locator("[popover='manual'] > [role='status']");

export const expectToast = async (page: Page, words: string | RegExp): Promise<void> => {
  // asked more often than `expect` asks, since a success stands for two seconds only
  await toasts(page).filter({ hasText: words }).first().waitFor();
};

/** Takes the last change back with the keyboard, which offers it longer than the toast stands. */
export const undoLast = async (page: Page): Promise<void> => {
  await page.keyboard.press("ControlOrMeta+z");
  await expectToast(page, "Undone");
};

/** Opens the menu behind the user icon. */
export const openAccountMenu = async (page: Page): Promise<Locator> => {
  await page.getByRole("banner").getByRole("button", { name: "account menu" }).click();
  const menu = page.getByRole("menu", { name: "Account" });
  await expect(menu).toBeVisible();
  return menu;
};

/** Types into a searchable choice and takes the entry of that name. */
export const choose = async (field: Locator, text: string, entry: string | RegExp = text): Promise<void> => {
  await field.click();
  await field.fill(text);
  await field.page().getByRole("option", { name: entry }).first().click();
};

/** Drops files anywhere on the page, as a mouse does that comes from outside. */
export const dropFiles = async (
  page: Page,
  files: readonly { readonly name: string; readonly text: string }[],
): Promise<void> => {
  const dataTransfer = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, text } of dropped) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  for (const event of ["dragenter", "dragover"]) await page.dispatchEvent("body", event, { dataTransfer });
  await expect(page.getByText("Drop to read")).toBeVisible();
  await page.dispatchEvent("body", "drop", { dataTransfer });
};

/** Answers one kind of call in the server's stead. */
export const answerWith = async (
  page: Page,
  call: { method: string; path: string | RegExp },
  answer: { status: number; body?: unknown },
): Promise<void> => {
  await page.route(
    (url) => (typeof call.path === "string" ? url.pathname === call.path : call.path.test(url.pathname)),
    async (route) => {
      if (route.request().method() !== call.method) {
        await route.fallback();
        return;
      }
      await route.fulfill({
        status: answer.status,
        contentType: "application/json",
        body: answer.body === undefined ? "" : JSON.stringify(answer.body),
      });
    },
  );
};

const inSeconds = (ms: number): number => Math.floor(ms / 1000);

/** A token as the server writes them, with any payload; only its signature is wrong. */
export const makeToken = (payload: unknown): string =>
  ["{}", JSON.stringify(payload), "signature"]
    .map((part) => Buffer.from(part).toString("base64url"))
    .join(".");

export const expiredToken = (id: string): string => makeToken({ id, exp: inSeconds(Date.now()) - 60 });
export const validToken = (id: string): string => makeToken({ id, exp: inSeconds(Date.now()) + 3600 });

/** What the browser keeps of this origin. */
export const readStorage = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => JSON.parse(JSON.stringify(localStorage)) as Record<string, string>);
