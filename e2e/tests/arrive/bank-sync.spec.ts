import type { Locator, Page } from "@playwright/test";
import { startBridge, type TestBridge } from "../../../apps/server/testing/simplefin-bridge.ts";
import { dataOf, expect, type Person, test } from "../../person.ts";
import { expectToast } from "../../screen.ts";
import { expectAccessible, expectFit } from "../../soundness.ts";

/** Banks that are asked through a bridge: connecting one, saying which account is which, and what goes wrong. */

let bridge: TestBridge;
test.beforeAll(async () => {
  bridge = await startBridge();
});
test.afterAll(() => bridge.close());

const DAY_MS = 86_400_000;
const daysAgo = (count: number): string => new Date(Date.now() - count * DAY_MS).toISOString().slice(0, 10);

const countTransactions = async (person: Person): Promise<number> =>
  (await dataOf<unknown[]>(person, "GET", "/api/transactions")).length;
const card = (page: Page): Locator => page.getByRole("list", { name: "Bank sync (SimpleFIN)" });
const doWith = async (page: Page, what: string): Promise<void> => {
  await card(page)
    .getByRole("button", { name: /^What to do with/ })
    .click();
  await page.getByRole("menuitem", { name: what }).click();
};

test("a bank is connected, its accounts are chosen, and faults say what to do", async ({ page, asha }) => {
  bridge.show(
    [
      {
        id: "ACT-1",
        name: "Everyday (1234)",
        balance_day: daysAgo(0),
        rows: [
          { id: "1", day: daysAgo(3), amount: "-3.50", description: "Coffee House" },
          { id: "2", day: daysAgo(2), amount: "-41.20", description: "Grocer 12" },
          { id: "3", day: daysAgo(1), amount: "-60.00", description: "FUEL STATION HOLD", pending: true },
        ],
      },
      { id: "ACT-2", name: "Miles", bank: "Sky Club", currency: "https://miles.example/points", rows: [] },
    ],
    ["Sky Club needs you to sign in again"],
  );
  await page.goto("/statements/config-email");
  await page.getByRole("button", { name: "Add a bank" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Setup token").fill("not a token");
  await dialog.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(dialog.getByText("This is no setup token of SimpleFIN.")).toBeVisible();
  await expectFit(page);
  await expectAccessible(page);
  await dialog.getByLabel("Setup token").fill(bridge.makeToken());
  // impatient people click twice
  await dialog.getByRole("button", { name: "Connect", exact: true }).dblclick();
  await expectToast(page, "Connected.");
  await expect(card(page).getByText("The bridge says: “Sky Club needs you to sign in again”")).toBeVisible();
  await expect(card(page).getByText("asked daily")).toBeVisible();

  await card(page).getByRole("button", { name: "Choose what Everyday (1234) is" }).click();
  await dialog.getByLabel("Name").fill("Household");
  await expectFit(page);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).dblclick();
  await expect(card(page).getByText("Comes in as Household.")).toBeVisible();
  expect(await dataOf<unknown[]>(asha, "GET", "/api/bank_accounts")).toHaveLength(1);
  await card(page).getByRole("button", { name: "Choose what Miles is" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(card(page).getByText("Left out")).toBeVisible();
  await expect.poll(() => countTransactions(asha)).toBe(3);
  await expectFit(page);
  await expectAccessible(page);

  bridge.answerWith((response) => {
    response.writeHead(403).end('{"errors":["Access was revoked"],"accounts":[]}');
  });
  await doWith(page, "Ask now");
  await expect(card(page).getByText(/^The bridge took the access back/)).toBeVisible();
  await expect(card(page).getByText("stopped")).toBeVisible();
  await expectAccessible(page);
  bridge.answerWith(null);
  await doWith(page, "Enter a new token");
  await dialog.getByLabel("Setup token").fill(bridge.makeToken());
  await dialog.getByRole("button", { name: "Connect", exact: true }).click();
  await expectToast(page, "Connected again");
  await expect(card(page).getByText("asked daily")).toBeVisible();

  await doWith(page, "Pause");
  await expect(card(page).getByText("paused")).toBeVisible();
  await doWith(page, "Remove");
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expectToast(page, "The connection is removed");
  await expect(page.getByText("No bank is connected.")).toBeVisible();
  expect(await countTransactions(asha)).toBe(3);
});
