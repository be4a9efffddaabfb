import type { Page } from "@playwright/test";
import { signersOf, startWebhookReceiver } from "../../../apps/server/testing/outside/webhook-receiver.ts";
import { callAs, expect, type Person, test } from "../../person.ts";
import { expectToast } from "../../screen.ts";
import { expectAccessible, expectFit } from "../../soundness.ts";

/** Programs as a person meets them: keys that are shown once, addresses that are told what happens, and who is asked again. */

/** The first call there is refused as it is from somebody who signed in a while ago. */
const askAgainOnce = async (page: Page, address: string): Promise<void> => {
  await page.route(address, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fulfill({
      status: 428,
      contentType: "application/json",
      body: JSON.stringify({ code: "confirmation_needed", message: "Say who you are first." }),
    });
    await page.unroute(address);
  });
};

const callWith = async (person: Person, key: string): Promise<number> => {
  const response = await fetch(`${person.base_url}/api/keys/current`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return response.status;
};

test("a key is made after its person said who they are, is shown once, opens, and is ended", async ({
  page,
  asha,
}) => {
  await page.goto("/settings/programs");
  await askAgainOnce(page, "**/api/keys");
  await page.getByRole("button", { name: "Make a key" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Enter a name.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Scanner");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  // what is wrong is said, and the person may try again
  await dialog.getByLabel("Current password").fill("not my password at all");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog.getByText(/wrong|not your current/)).toBeVisible();
  await dialog.getByLabel("Current password").fill(asha.password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  const key = await dialog.locator("code").innerText();
  expect(key).toMatch(/^pbk_/);
  await expectFit(page);
  await dialog.getByRole("button", { name: "I have kept it" }).click();
  const list = page.getByRole("list", { name: "Keys for programs" });
  await expect(list).toContainText("Scanner");
  await expect(page.getByText(key)).toHaveCount(0);
  expect(await callWith(asha, key)).toBe(200);
  await page.getByRole("button", { name: "End the key Scanner" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End the key" }).click();
  await expectToast(page, "Key ended");
  expect(await callWith(asha, key)).toBe(401);
});

test("an address is told what happens: added, tried, paused, given another secret, deleted", async ({
  page,
  asha,
}) => {
  const receiver = await startWebhookReceiver();
  await page.goto("/settings/programs");
  await page.getByRole("button", { name: "Add an address" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Address").fill("not an address");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText(/^Write an address such as/)).toBeVisible();
  await dialog.getByLabel("Address").fill(receiver.url);
  await expectFit(page);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  const secret = await dialog.locator("code").innerText();
  await dialog.getByRole("button", { name: "I have kept it" }).click();
  const list = page.getByRole("list", { name: "Webhooks" });
  await expect(list).toContainText(receiver.url);
  await expect(list.getByText("on", { exact: true })).toBeVisible();
  const was = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  // nothing but the menu stands beside the words
  const words = await list.getByText("A budget is passed").boundingBox();
  expect(words?.width).toBeGreaterThan(210);
  await expectFit(page);
  await page.setViewportSize(was);
  const doWith = async (what: string): Promise<void> => {
    await page.getByRole("button", { name: "What to do with" }).click();
    await page.getByRole("menuitem", { name: what }).click();
  };
  await doWith("What it was sent");
  await dialog.getByRole("button", { name: "Send a try" }).click();
  await expect(dialog.getByText("taken")).toBeVisible();
  await expect(dialog.getByText(/answered 204/)).toBeVisible();
  await expectFit(page);
  await expectAccessible(page);
  const [sent] = receiver.received;
  expect(sent === undefined ? [] : signersOf(sent, [secret])).toEqual([secret]);
  receiver.answerWith((response) => response.writeHead(500).end());
  await dialog.getByRole("button", { name: "Send again: A try" }).click();
  await expect(dialog.getByText(/answered 500/)).toBeVisible();
  await expect(dialog.getByText("given up")).toBeVisible();
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  await doWith("What it is told");
  await dialog.getByLabel("A budget is passed").uncheck();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(list).not.toContainText("A budget is passed");
  await doWith("Pause");
  await expect(list.getByText("paused")).toBeVisible();
  await doWith("Go on");
  await askAgainOnce(page, "**/secret");
  await doWith("Renew its secret");
  await dialog.getByRole("button", { name: "Renew" }).click();
  await dialog.getByLabel("Current password").fill(asha.password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  expect(await dialog.locator("code").innerText()).not.toBe(secret);
  await dialog.getByRole("button", { name: "I have kept it" }).click();
  await doWith("Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Address deleted");
  expect((await callAs(asha, "GET", "/api/webhooks")).body).toEqual({ data: [] });
  await receiver.close();
});
