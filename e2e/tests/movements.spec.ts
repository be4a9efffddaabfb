import { importFile, makeOfx } from "../ledger.ts";
import { callAs, dataOf, expect, type Person, test } from "../person.ts";
import { choose, expectToast, undoLast } from "../screen.ts";
import { expectAccessible, expectFit } from "../soundness.ts";

/** What comes again, moves between own accounts, comes back, or is out of the ordinary; on a sample of one's own. */

type Series = { id: string; name: string; decision: string };
type Shown = {
  id: string;
  description: string;
  transfer_id: string | null;
  refund_of: string | null;
  sub_category_id: string;
};

const listSeries = (person: Person) => dataOf<Series[]>(person, "GET", "/api/series");

const getSeries = async (person: Person, name: string): Promise<Series> => {
  const found = (await listSeries(person)).find((series) => series.name === name);
  if (found === undefined) throw new Error(`no series ${name}`);
  return found;
};

/** The newest transaction that `isMeant` holds for. */
const findTransaction = async (person: Person, isMeant: (one: Shown) => boolean): Promise<Shown> => {
  let after = "";
  for (;;) {
    const { body } = await callAs(person, "GET", `/api/transactions?limit=200${after}`);
    const { data, next } = body as { data: Shown[]; next: string | null };
    const found = data.find(isMeant);
    if (found !== undefined) return found;
    if (next === null) throw new Error("no such transaction");
    after = `&after=${next}`;
  }
};

test.beforeEach(async ({ asha }) => {
  expect((await callAs(asha, "POST", "/api/sample")).status).toBe(201);
  await expect.poll(async () => (await listSeries(asha)).length).toBeGreaterThan(5);
});

test("a series is confirmed, renamed, dismissed and brought back", async ({ page, asha, faults }) => {
  const { id } = await getSeries(asha, "Lumo Stream");
  await page.goto("/recurring");
  await page
    .getByRole("link", { name: /Lumo Stream/ })
    .last()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Lumo Stream" })).toBeVisible();
  await expectFit(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "That is right" }).click();
  await expectToast(page, "Confirmed");
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Films");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Renamed to Films");
  await expect(page.getByRole("heading", { level: 1, name: "Films" })).toBeVisible();
  await page.getByRole("button", { name: "Not recurring" }).click();
  await expectToast(page, "Not recurring any more");
  await expect(page).toHaveURL("/recurring");
  await expect(page.getByRole("link", { name: /Films/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Show dismissed" }).click();
  await page.getByRole("link", { name: /Films/ }).click();
  await page.getByRole("button", { name: "It is recurring" }).click();
  await expectToast(page, "Recurring again");
  expect(await listSeries(asha)).toContainEqual(expect.objectContaining({ id, name: "Films" }));
  expect(faults).toEqual([]);
});

test("two series become one, and two again", async ({ page, asha }) => {
  const { id } = await getSeries(asha, "Tala Music");
  const before = (await listSeries(asha)).length;
  await page.goto(`/recurring/${id}`);
  await page.getByRole("button", { name: "Merge" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(dialog.getByText("Choose a series.")).toBeVisible();
  await choose(dialog.getByRole("combobox", { name: "Series" }), "Lumo Stream");
  await expect(dialog.getByText(/every month · .+ · since .+/)).toHaveCount(2);
  expect((await listSeries(asha)).length).toBe(before);
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expectToast(page, "Merged");
  await expect.poll(async () => (await listSeries(asha)).length).toBe(before - 1);
  await expect(page).toHaveURL("/recurring");
  await undoLast(page);
  await expect.poll(async () => (await listSeries(asha)).length).toBe(before);
});

test("a transfer is rejected, and confirmed, from the details", async ({ page, asha }) => {
  const { id } = await findTransaction(asha, ({ transfer_id }) => transfer_id !== null);
  await page.goto(`/transactions?transaction=${id}`);
  const details = page.getByRole("complementary");
  await details.getByRole("button", { name: "That is right" }).click();
  await expectToast(page, "One transfer");
  await expect(details.getByRole("button", { name: "That is right" })).toHaveCount(0);
  await details.getByRole("button", { name: "Not a transfer" }).click();
  await expectToast(page, "No transfer any more");
  await expect(details.getByRole("button", { name: "Not a transfer" })).toHaveCount(0);
  await undoLast(page);
  await expect(details.getByRole("button", { name: "Not a transfer" })).toBeVisible();
});

test("money back leads to its purchase, and the purchase to it", async ({ page, asha }) => {
  const refund = await findTransaction(asha, ({ refund_of }) => refund_of !== null);
  await page.goto(`/transactions?transaction=${refund.id}`);
  const details = page.getByRole("complementary");
  await expect(details.getByText(/Refund of|Cancels/)).toBeVisible();
  await expectAccessible(page);
  await details
    .locator("div", { hasText: /^(Refund of|Cancels)/ })
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`transaction=${refund.refund_of ?? ""}`));
  await expect(details.getByText("Money back")).toBeVisible();
});

test("what is out of the ordinary is said to be all right, and is said so no more", async ({
  page,
  asha,
}) => {
  const [newest] = await dataOf<{ transaction: { booked_on: string } }[]>(asha, "GET", "/api/unusual");
  await page.goto(`/?month=${newest?.transaction.booked_on.slice(0, 7) ?? ""}`);
  const fine = page.getByRole("button", { name: /is all right$/ });
  await expect(fine.first()).toBeVisible();
  const before = await fine.count();
  await fine.first().click();
  await expectToast(page, "Noted: it is all right");
  await expect(fine).toHaveCount(before - 1);
  await undoLast(page);
  await expect(fine).toHaveCount(before);
});

test("transfers that nothing tells apart are asked, and answered", async ({ page, asha }) => {
  const out = { day: "2026-09-10", cents: -61_000, name: "TRANSFER TO OWN ACCOUNT" };
  const into = { day: "2026-09-11", cents: 61_000, name: "TRANSFER FROM OWN ACCOUNT" };
  await importFile(asha, "daily.ofx", makeOfx([out], "5407324771"));
  await importFile(asha, "household.ofx", makeOfx([out], "5407324931"));
  await importFile(asha, "savings.ofx", makeOfx([into], "5407329888"));
  await expect
    .poll(async () => (await dataOf<unknown[]>(asha, "GET", "/api/transfers/questions")).length)
    .toBe(1);
  await page.goto("/transactions/review");
  const choices = page.getByRole("radio", { name: /TRANSFER TO OWN ACCOUNT/ });
  await expect(choices).toHaveCount(2);
  await expectFit(page);
  await expectAccessible(page);
  await choices.first().check();
  await page.getByRole("button", { name: "One transfer" }).click();
  await expectToast(page, "One transfer");
  await expect(choices).toHaveCount(0);
  await findTransaction(asha, (one) => /FROM OWN ACCOUNT/.test(one.description) && one.transfer_id !== null);
});
