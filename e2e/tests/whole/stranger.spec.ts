import type { Page } from "@playwright/test";
import { makeTextPdf } from "../../../apps/server/testing/files/pictures.ts";
import { makeOfx, type OfxRow, READ_WITHIN } from "../../ledger.ts";
import { expect, newEmail, PASSWORD, test } from "../../person.ts";
import { dropFiles } from "../../screen.ts";

/** What somebody does who has never seen Passbook, found by nothing but what stands on the screen. */

// a run of it can be looked at afterwards, step by step
test.use({ trace: { mode: "on", screenshots: true, snapshots: true, sources: false } });

type Chosen = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

const TRADES = ["CAFE", "CAFE", "DRY CLEANER", "BAKERY", "PHARMACY"];
const SYLLABLES = ["SOL", "MUN", "FEN", "KEL", "TOR", "VAS"];
const ROWS_OF_A_FILE = 180;
/** In euros, and no other row has it. */
const PURCHASE = "1,217.24";
const PURCHASE_CENTS = 121_724;

/** So many vendors that none is large: of these some rows are asked before all are filed. */
const nameOf = (index: number): string => {
  const vendor = Math.floor(index / TRADES.length);
  const [first = "", second = ""] = [vendor, Math.floor(vendor / SYLLABLES.length)].map(
    (at) => SYLLABLES[at % SYLLABLES.length],
  );
  return `${first}${second}DEN ${TRADES[index % TRADES.length] ?? ""}`;
};

const rowsOf = (month: string): OfxRow[] =>
  Array.from({ length: ROWS_OF_A_FILE }, (_, index) => ({
    day: `2026-${month}-${String((index % 28) + 1).padStart(2, "0")}`,
    cents: -(350 + index),
    name: `POS PURCHASE ${nameOf(index)}`,
  }));

const FILES: readonly Chosen[] = ["07", "08", "09"].map((month, index) => {
  const rows = rowsOf(month);
  const bought = { day: "2026-09-29", cents: -PURCHASE_CENTS, name: "POS PURCHASE DELTA CAFE" };
  const text = makeOfx(index === 2 ? [...rows, bought] : rows, `540732493${String(index)}`);
  return { name: `statement-${month}.ofx`, mimeType: "application/x-ofx", buffer: Buffer.from(text) };
});
const RECEIPT: Chosen = {
  name: "receipt.pdf",
  mimeType: "application/pdf",
  buffer: makeTextPdf(["Delta Cafe", "29.09.2026", `Total ${PURCHASE} EUR`]),
};

const chooseFiles = async (page: Page, button: string, files: readonly Chosen[]): Promise<void> => {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).first().click();
  await (await choosing).setFiles([...files]);
};

const goTo = (page: Page, screen: string): Promise<void> =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: screen }).click();

const register = async (page: Page): Promise<void> => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Register" }).click();
  await page.getByLabel("Name").fill("Meera Raghavan");
  await page.getByLabel("E-mail").fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("heading", { name: "Drop your first statement" })).toBeVisible();
};

/** Files all that is likely, the least sure with the others; answers how many that were. */
const confirmLikely = async (page: Page): Promise<number> => {
  await goTo(page, "Transactions");
  await page.getByRole("link", { name: "Confirm", exact: true }).click();
  const least = page.getByRole("radio", { name: "≥ 60%" });
  const fileAll = page.getByRole("button", { name: /^File all .* of ≥ / });
  await expect(fileAll).toBeVisible();
  if (await least.isVisible()) await least.check();
  const said = (await fileAll.textContent()) ?? "";
  await fileAll.click();
  await expect(page.getByRole("heading", { name: "Nothing to confirm" })).toBeVisible();
  return Number(/all ([\d,]+) of/.exec(said)?.[1]?.replace(",", "") ?? 0);
};

const splitInTwo = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Split", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Split" });
  await dialog.getByRole("textbox", { name: "Amount" }).first().fill("1000");
  const second = dialog.getByRole("combobox", { name: "Sub-category of part 2" });
  await second.fill("Restaurants");
  await page.getByRole("option", { name: "Restaurants" }).first().click();
  await dialog.getByRole("button", { name: "Save split" }).click();
  await expect(dialog).toHaveCount(0);
};

/** Takes everything back, the newest first, until there is nothing left to take back. */
const undoAll = async (page: Page): Promise<void> => {
  await goTo(page, "Settings");
  await page
    .getByRole("link", { name: /History/ })
    .first()
    .click();
  const changes = page.getByRole("list", { name: "Changes" });
  await expect(changes).toBeVisible();
  // an undo can be undone as well: those stand above what is left
  const left = changes
    .getByRole("listitem")
    .filter({ hasNotText: /^Undone/ })
    .getByRole("button", { name: /^Undo/ });
  for (let count = await left.count(); count > 0; count = await left.count()) {
    await left.first().click();
    // what the undo before said may stand in it, with an Undo of its own
    await page.getByRole("dialog").getByRole("button", { name: "Undo", exact: true }).first().click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(left).toHaveCount(count - 1);
  }
};

test("a stranger registers, drops three files, confirms, finds, splits, attaches, and takes all back", async ({
  page,
  faults,
  hasTouch,
}) => {
  // eight acts and 541 rows one after the other, recorded: a busy machine takes more than the minute of a single act
  test.slow();
  await register(page);
  // nothing is dragged with a finger
  if (hasTouch) await chooseFiles(page, "Choose files", FILES);
  else
    await dropFiles(
      page,
      FILES.map(({ name, buffer }) => ({ name, text: buffer.toString("utf8") })),
    );
  for (const { name } of FILES) await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.getByText(/3 of 3/).first()).toBeVisible(READ_WITHIN);

  expect(await confirmLikely(page)).toBeGreaterThanOrEqual(500);

  await goTo(page, "Transactions");
  await page.getByRole("combobox", { name: "Search transactions" }).fill(PURCHASE);
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("article").getByRole("button").first().click();
  await splitInTwo(page);
  await chooseFiles(page, "Attach a file", [RECEIPT]);
  await expect(page.getByRole("button", { name: /receipt\.pdf/ })).toBeVisible();
  await page.getByRole("button", { name: "Close details" }).click();

  await undoAll(page);
  await goTo(page, "Transactions");
  await expect(page.getByRole("article")).toHaveCount(0);
  expect(faults).toEqual([]);
});
