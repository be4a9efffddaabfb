import type { Page } from "@playwright/test";
import { enterAs, expect, test } from "../person.ts";
import { answerWith, expectToast } from "../screen.ts";

/** Calls that get no answer of the product, and what people read then. */

const CALL = { method: "POST", path: "/api/merchants" };

const saveMerchant = async (page: Page): Promise<void> => {
  await page.goto("/settings/merchants/create");
  await page.getByLabel("Name").fill("Kaveri Fresh");
  await page.getByRole("button", { name: "Create" }).click();
};

test.beforeEach(async ({ context, newcomer }) => {
  await enterAs(context, newcomer);
});

test("a call that takes longer than 45 seconds is given up", async ({ page, context }) => {
  // a browser keeps the time of its requests itself: here every second of it passes in a millisecond
  await context.addInitScript(() => {
    const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, "timeout");
    const asked: number[] = [];
    Object.assign(globalThis, { asked });
    Object.defineProperty(XMLHttpRequest.prototype, "timeout", {
      get() {
        return timeout?.get?.call(this) as number;
      },
      set(ms: number) {
        asked.push(ms);
        timeout?.set?.call(this, ms === 45_000 && location.hash === "#fast" ? 45 : ms);
      },
    });
  });
  await page.route(CALL.path, (route) => {
    if (route.request().method() !== "POST") void route.continue();
  });
  await page.goto("/settings/merchants/create#fast");
  await page.getByLabel("Name").fill("Kaveri Fresh");
  await page.evaluate(() => {
    history.replaceState(history.state, "", "#fast");
  });
  await page.getByRole("button", { name: "Create" }).click();
  await expectToast(page, "Request timeout, please try again!");
  const asked = await page.evaluate(() => (globalThis as unknown as { asked: number[] }).asked);
  expect(new Set(asked)).toEqual(new Set([45_000]));
  await expect(page.getByLabel("Name")).toHaveValue("Kaveri Fresh");
});

test("without a network the words are those of the transport, and what was typed stays", async ({ page }) => {
  await page.route(CALL.path, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await saveMerchant(page);
  await expectToast(page, "Network Error");
  await expect(page.getByLabel("Name")).toHaveValue("Kaveri Fresh");
});

test("a status without words is told as such", async ({ page }) => {
  await answerWith(page, CALL, { status: 503, body: "out of order" });
  await saveMerchant(page);
  await expectToast(page, "Request failed with status code 503");
});

test("the message of a refusal is shown", async ({ page }) => {
  await answerWith(page, CALL, {
    status: 409,
    body: { code: "conflict", message: "Somebody else is changing this." },
  });
  await saveMerchant(page);
  await expectToast(page, "Somebody else is changing this.");
});

test("the message of a refusal without a code is shown too", async ({ page }) => {
  await answerWith(page, CALL, { status: 400, body: { message: "The gateway is being looked after." } });
  await saveMerchant(page);
  await expectToast(page, "The gateway is being looked after.");
});

test("a field that is refused says so at its place", async ({ page }) => {
  await answerWith(page, CALL, {
    status: 422,
    body: { code: "invalid_input", message: "Look again.", fields: { name: "This name is taken." } },
  });
  await saveMerchant(page);
  await expect(page.getByText("This name is taken.")).toBeVisible();
  await expect(page.getByLabel("Name")).toBeFocused();
});

test("calls carry the token and the XSRF header of the cookie", async ({ page, newcomer }) => {
  const asked = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith(CALL.path),
  );
  await answerWith(page, CALL, { status: 409, body: { code: "conflict", message: "No." } });
  await saveMerchant(page);
  const headers = (await asked).headers();
  expect(headers["authorization"]).toBe(`Bearer ${newcomer.token}`);
  const xsrf = newcomer.cookies.find(({ name }) => name === "XSRF-TOKEN");
  expect(headers["x-xsrf-token"]).toBe(decodeURIComponent(xsrf?.value ?? "none"));
});

test("a failed fetch of reference data yields an empty list, and is asked again on request", async ({
  page,
}) => {
  let is_down = true;
  await page.route(CALL.path, (route) => (is_down ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto("/settings/merchants");
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  is_down = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
});
