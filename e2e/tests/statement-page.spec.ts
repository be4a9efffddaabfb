import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { importFile, importSeptember, makeOfx, SEPTEMBER } from "../ledger.ts";
import { callAs, dataOf, expect, type Person, test } from "../person.ts";
import { expectToast, toasts } from "../screen.ts";
import { expectAmountsWhole } from "../soundness.ts";
import { showAsPdf } from "../shown-as-pdf.ts";

/** One statement: its original beside its rows, and what is done when the two do not agree. */

/** The sign of the third row is wrong: the balance printed beside it fell. */
const BROKEN =
  "Date,Description,Amount,Balance\n2026-08-01,Opening balance,,1000.00\n2026-08-03,Coffee house,-3.50,996.50\n2026-08-05,Grocer,-21.00,975.50\n2026-08-08,Bookshop,12.00,963.50\n2026-08-14,Rent,-500.00,463.50\n2026-08-28,Salary,2500.00,2963.50\n";

/** Nothing of a card holds, and all of it is owed. */
const OWED =
  "Date,Description,Amount,Balance\n2026-08-01,Opening balance,,-1000.00\n2026-08-03,Coffee house,-3.50,-1003.50\n2026-08-05,Grocer,-21.00,-1024.50\n2026-08-08,Bookshop,12.00,-1036.50\n2026-08-14,Rent,-500.00,-1536.50\n2026-08-28,Salary,250.00,-1286.50\n";

const makeAccount = async (person: Person): Promise<string> =>
  (
    await dataOf<{ id: string }>(person, "POST", "/api/bank_accounts", {
      data: { bank: { name: "Rhein Bank" }, account_type: "current", currency: "EUR" },
    })
  ).id;

/** Hands in a file for an account and waits until it asks for a person. */
const uploadForReview = async (person: Person, text: string): Promise<string> => {
  const account = await makeAccount(person);
  const [received] = await dataOf<{ statement: { id: string } }[]>(
    person,
    "POST",
    `/api/statements?bank_account_id=${account}`,
    { multipart: { file: { name: "august.csv", mimeType: "text/csv", buffer: Buffer.from(text) } } },
  );
  const id = received?.statement.id ?? "";
  await expect
    .poll(async () => (await dataOf<{ status: string }>(person, "GET", `/api/statements/${id}`)).status)
    .toBe("needs_review");
  return id;
};

const rowOf = (page: Page, text: string | RegExp) => page.getByRole("row").filter({ hasText: text });
const lineOf = (page: Page, text: string | RegExp) => page.getByRole("option").filter({ hasText: text });

const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual(
    [],
  );
};

test("a row and its line are marked together, whichever is chosen, by pointer and by keys", async ({
  page,
  asha,
  faults,
}) => {
  const { id } = await importSeptember(asha);
  await page.goto(`/statements/${id}?row=5`);
  await expect(rowOf(page, /bookshop/i)).toHaveAttribute("aria-current", "true");
  await expect(lineOf(page, /BOOKSHOP AM MARKT/)).toHaveAttribute("aria-selected", "true");
  await lineOf(page, /RENT LINDENHOF/).click();
  await expect(rowOf(page, /rent lindenhof/i)).toHaveAttribute("aria-current", "true");
  await page.getByRole("listbox", { name: "Lines of the file" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(rowOf(page, /coffee house/i).first()).toHaveAttribute("aria-current", "true");
  await page.locator("[data-row='1'] [data-choose]").click();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[data-row='2'] [data-choose]")).toBeFocused();
  await expect(page).toHaveURL(/\?row=2$/);
  await page.locator("[data-row='6']").hover();
  await expect(lineOf(page, /20260919/)).toHaveClass(/pointed/);
  expect(faults).toEqual([]);
});

test("the proof of a single row speaks of one row", async ({ page, asha }) => {
  const { id } = await importFile(
    asha,
    "one-row.sta",
    ":20:A\n:25:12345678/1111\n:28C:1/1\n:60F:C260701EUR10,00\n:61:2607010701D4,00NTRFNONREF\n:86:GREEN GROCER\n:62F:C260701EUR6,00\n-\n",
  );
  await page.goto(`/statements/${id}`);
  await expect(page.getByText("Opening and 1 row make the printed closing")).toBeVisible();
});

test("a transaction leads to its line", async ({ page, asha }) => {
  const { id } = await importSeptember(asha);
  await page.goto("/transactions");
  const bookshop = page.getByRole("article").filter({ hasText: /bookshop/i });
  await bookshop.hover();
  await bookshop.getByRole("link", { name: "Its line in the statement" }).click();
  await expect(page).toHaveURL(`/statements/${id}?row=5`);
  await expect(lineOf(page, /BOOKSHOP AM MARKT/)).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await bookshop
    .getByRole("button", { name: /bookshop/i })
    .first()
    .click();
  await page.getByRole("link", { name: /september\.ofx, line/ }).click();
  await expect(page).toHaveURL(`/statements/${id}?row=5`);
});

test("a broken statement is mended in place, taken back, and comes in only when it is accepted", async ({
  page,
  asha,
  faults,
}) => {
  const id = await uploadForReview(asha, BROKEN);
  await page.goto(`/statements/${id}`);
  await expect(page.getByRole("heading", { name: "The chain breaks at row 3" })).toBeVisible();
  await expect(page.getByText("the statement stays marked as contradicted")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Row 3: actions" }).click();
  await page.getByRole("menuitem", { name: "Edit row" }).click();
  const editor = page.getByRole("form", { name: "Row 3" });
  await editor.getByLabel("Amount").fill("12,3456");
  await editor.getByRole("button", { name: "Save row" }).click();
  await expect(editor.getByText("Enter an amount; money out has a minus.")).toBeVisible();
  await page.reload();
  await expect(editor.getByLabel("Amount")).toHaveValue("12,3456");
  await editor.getByLabel("Amount").fill("-12.00");
  await expectAccessible(page);
  await editor.getByRole("button", { name: "Save row" }).click();
  await expectToast(page, "Row corrected");
  await expect(page.getByRole("heading", { name: /The chain breaks/ })).toHaveCount(0);
  await expect(page.getByText("1 correction by you")).toBeVisible();
  await page.getByRole("button", { name: /^Take back: Row 3/ }).click();
  await expect(page.getByRole("heading", { name: "The chain breaks at row 3" })).toBeVisible();
  const { count } = await dataOf<{ count: number }>(asha, "GET", "/api/transactions/totals");
  expect(count).toBe(0);
  expect(faults).toEqual([]);
});

test("corrections of two tabs are joined, and a row that both corrected shows both", async ({
  page,
  asha,
  faults,
}) => {
  const id = await uploadForReview(asha, BROKEN);
  const other = await page.context().newPage();
  for (const tab of [page, other]) await tab.goto(`/statements/${id}`);
  const correct = async (tab: Page, row: number, text: string): Promise<void> => {
    await tab.getByRole("button", { name: `Row ${String(row)}: actions` }).click();
    await tab.getByRole("menuitem", { name: "Edit row" }).click();
    const editor = tab.getByRole("form", { name: `Row ${String(row)}` });
    await editor.getByLabel("Text").fill(text);
    await editor.getByRole("button", { name: "Save row" }).click();
  };
  const read = async () =>
    (
      await dataOf<{ corrections: { description: string }[] }>(asha, "GET", `/api/statements/${id}`)
    ).corrections.map(({ description }) => description);
  // no tab is told what the other one did before it saves
  await other.route("**/api/events", (route) => route.abort());
  await other.reload();
  await correct(page, 1, "Coffee am Eck");
  await expectToast(page, "Row corrected");
  await correct(other, 2, "Grocer am Markt");
  await expectToast(other, "Row corrected");
  expect((await read()).toSorted()).toEqual(["Coffee am Eck", "Grocer am Markt"]);
  await page.reload();
  await correct(page, 1, "Kaffeehaus");
  await expect.poll(read).toContain("Kaffeehaus");
  await correct(other, 1, "Teahouse");
  const question = other.getByRole("dialog", { name: "Changed meanwhile" });
  await expect(question.getByRole("radio", { name: /Teahouse/ })).toBeChecked();
  await expect(question.getByRole("radio", { name: /Kaffeehaus/ })).not.toBeChecked();
  await question.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(async () => (await read()).toSorted()).toEqual(["Grocer am Markt", "Teahouse"]);
  expect(faults).toEqual([]);
});

test("what the server refuses stays in the row's fields", async ({ page, asha }) => {
  const id = await uploadForReview(asha, BROKEN);
  await page.goto(`/statements/${id}`);
  await page.getByRole("button", { name: "Row 3: actions" }).click();
  await page.getByRole("menuitem", { name: "Edit row" }).click();
  const editor = page.getByRole("form", { name: "Row 3" });
  await editor.getByLabel("Text").fill("Bookshop am Markt");
  await page.route("**/corrections", (route) => route.abort());
  await editor.getByRole("button", { name: "Save row" }).click();
  await expect(editor.getByRole("alert")).toBeVisible();
  await expect(editor.getByLabel("Text")).toHaveValue("Bookshop am Markt");
  await page.unroute("**/corrections");
  await editor.getByRole("button", { name: "Save row" }).click();
  await expect(rowOf(page, "Bookshop am Markt")).toBeVisible();
});

test("rows are added and left out, and the rest is imported as read", async ({ page, asha }) => {
  const id = await uploadForReview(asha, BROKEN);
  await page.goto(`/statements/${id}`);
  await page.getByRole("button", { name: "Row 2: actions" }).click();
  await page.getByRole("menuitem", { name: "Leave this row out" }).click();
  await expect(rowOf(page, "Grocer")).toHaveCount(0);
  await page.getByRole("button", { name: "Row 1: actions" }).click();
  await page.getByRole("menuitem", { name: "Add a row below" }).click();
  const editor = page.getByRole("form", { name: "New row" });
  await editor.getByLabel("Date").fill("2026-08-04");
  await editor.getByLabel("Text").fill("Florist");
  await editor.getByLabel("Amount").fill("-9.00");
  await editor.getByRole("button", { name: "Add row" }).click();
  await expect(rowOf(page, "Florist").getByLabel("Added by you")).toBeVisible();
  await page.getByRole("button", { name: "Import as read" }).click();
  await expect(page.getByText("5 new, none known before")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 }).locator("..")).toContainText("Contradicted");
  const { body } = await callAs(asha, "GET", "/api/transactions");
  expect((body as { data: { description: string }[] }).data.map(({ description }) => description)).toEqual(
    expect.arrayContaining(["Florist", "Bookshop"]),
  );
});

test("the offered repair shows what it changes and mends the statement", async ({ page, asha }) => {
  const id = await uploadForReview(asha, BROKEN);
  // offered here, so that what the button does is tested whatever the reading itself offers
  await page.route(`**/api/statements/${id}`, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as {
      data: { proof: { culprit: { repairs: unknown[] } | null } };
    };
    if (data.proof.culprit !== null)
      data.proof.culprit.repairs = [{ kind: "flip_sign", changes: [{ op: "set", row: 3, amount: -1200 }] }];
    await route.fulfill({ response, json: { data } });
  });
  await page.goto(`/statements/${id}`);
  await expect(page.getByText(/Row 3: turn \+.?€12\.00 into −.?€12\.00/)).toBeVisible();
  await page.getByRole("button", { name: "Turn the sign" }).click();
  await expectToast(page, "Corrected; the proof was made anew");
  await expect(page.getByRole("heading", { name: /The chain breaks/ })).toHaveCount(0);
  await expect(rowOf(page, "Bookshop").getByLabel("Corrected by you")).toBeVisible();
  const { corrections } = await dataOf<{ corrections: unknown[] }>(asha, "GET", `/api/statements/${id}`);
  expect(corrections).toEqual([{ op: "set", row: 3, amount: -1200 }]);
  await toasts(page).getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByRole("heading", { name: "The chain breaks at row 3" })).toBeVisible();
});

test("an imported statement is read again, and what changed is told", async ({ page, asha }) => {
  const { id } = await importSeptember(asha);
  await page.goto(`/statements/${id}`);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Read again" }).click();
  await expect(page.getByText("Every row reads as before.")).toBeVisible();
});

test("counts open the rows they count", async ({ page, asha }) => {
  await importSeptember(asha);
  const more = [...SEPTEMBER.slice(3), { day: "2026-09-29", cents: -700, name: "FLORIST" }];
  const { id } = await importFile(asha, "late september.ofx", makeOfx(more));
  await page.goto(`/statements/${id}`);
  await page.getByRole("link", { name: "1 new" }).click();
  await expect(rowOf(page, /florist/i)).toBeVisible();
  await expect(rowOf(page, /bookshop/i)).toHaveCount(0);
  await page.getByRole("button", { name: "Show all rows" }).click();
  await expect(rowOf(page, /bookshop/i)).toBeVisible();
});

test("a PDF is drawn beside its rows, and the chosen row is framed on its page", async ({
  page,
  asha,
  faults,
}) => {
  // drawing takes its time on a small machine
  test.slow();
  const { id } = await importSeptember(asha);
  await showAsPdf(page, id, false);
  await page.goto(`/statements/${id}?row=40`);
  const pages = page.getByRole("group", { name: "Pages of the file" });
  await expect(pages.getByRole("group", { name: "Page 2" }).locator("canvas")).toBeVisible();
  await expect(pages.getByRole("button", { name: /^Row 40,/ })).toHaveAttribute("aria-pressed", "true");
  await expect(pages.getByRole("button", { name: /^Row 40,/ })).toBeInViewport();
  await expectAccessible(page);
  await pages.getByRole("button", { name: /^Row 42,/ }).click();
  await expect(page).toHaveURL(/\?row=42$/);
  await expect(page.locator("[data-row='42']")).toHaveAttribute("aria-current", "true");
  await pages.focus();
  await page.keyboard.press("End");
  await expect(page.locator("[data-row='56']")).toHaveAttribute("aria-current", "true");
  await expect(pages.getByRole("button", { name: /^Row 56,/ })).toBeInViewport();
  const box = await pages.getByRole("group", { name: "Page 2" }).boundingBox();
  await page.getByRole("button", { name: "Larger" }).click();
  await expect
    .poll(async () => (await pages.getByRole("group", { name: "Page 2" }).boundingBox())?.width)
    .toBeGreaterThan((box?.width ?? 0) * 1.2);
  expect(faults).toEqual([]);
});

test("a locked PDF is drawn from its words", async ({ page, asha, faults }) => {
  test.slow();
  const { id } = await importSeptember(asha);
  await showAsPdf(page, id, true);
  await page.goto(`/statements/${id}?row=3`);
  const first = page.getByRole("group", { name: "Page 1" });
  await expect(first.locator("svg text").filter({ hasText: "RHEIN BANK" })).toBeVisible();
  await expect(first.locator("canvas")).toHaveCount(0);
  await expect(first.getByRole("button", { name: /^Row 3,/ })).toHaveAttribute("aria-pressed", "true");
  expect(faults).toEqual([]);
});

test("one password is tried on all locked files", async ({ page, asha }) => {
  const { id } = await importSeptember(asha);
  const tried: string[] = [];
  const read = await dataOf<object>(asha, "GET", `/api/statements/${id}`);
  // none of the files read so far can be locked, so two are shown as if they were
  await page.route(/\/api\/statements\?/, async (route) => {
    const response = await route.fetch();
    const locked = (own: string, file_name: string) => ({
      ...read,
      id: own,
      file_name,
      status: "needs_password",
    });
    const other = id.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    await route.fulfill({
      response,
      json: { data: [locked(id, "july.pdf"), locked(other, "august.pdf")], next: null },
    });
  });
  await page.route("**/unlock", async (route) => {
    tried.push((route.request().postDataJSON() as { password: string }).password);
    await route.fulfill({
      status: 422,
      json: { code: "invalid_input", message: "This password does not open the file." },
    });
  });
  await page.goto("/statements");
  await expect(page.getByText("2 files are locked. One password is tried on all of them.")).toBeVisible();
  await page.getByLabel("Password of all locked files").fill("harbour-secret-42");
  await page.getByRole("button", { name: "Open all" }).click();
  await expect(page.getByText("This password does not open the file.")).toBeVisible();
  expect(tried).toEqual(["harbour-secret-42", "harbour-secret-42"]);
  await expect(page.getByLabel("Password of all locked files")).toHaveValue("harbour-secret-42");
});

test("a statement that is late is told in its month, of its account, and on the account's own screen", async ({
  page,
  asha,
}) => {
  await importSeptember(asha);
  type Cell = { month: string; state: string; expected_on: string | null };
  type Grid = { accounts: { bank_account_id: string; usual: unknown; cells: Cell[] }[] };
  // what is usual takes months of statements that came on their days
  const late = { state: "late", expected_on: "2026-11-05" };
  await page.route("**/api/statements/grid*", async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Grid };
    for (const account of data.accounts) {
      account.usual = { day_of_month: 5, expected_on: "2026-11-05", missing_month: "2026-10", days_late: 4 };
      account.cells = account.cells.map((cell) => (cell.month === "2026-10" ? { ...cell, ...late } : cell));
    }
    await route.fulfill({ response, json: { data } });
  });
  await page.goto("/statements");
  await expect(page.getByText("Usually here by the 5th, 4 days late")).toBeVisible();
  const cell = page.getByRole("link", { name: /October 2026: late, it was expected by .*5/ });
  await expect(cell).toHaveAttribute("href", /\/statements\/upload\?account=/);
  await expect(page.getByRole("link", { name: "1 late" })).toBeVisible();
  await expectAccessible(page);
  const [account] = await dataOf<{ id: string }[]>(asha, "GET", "/api/bank_accounts");
  await page.goto(`/settings/bank-accounts/${account?.id ?? ""}`);
  await expect(page.getByText(/The statement of October 2026 is late: it was expected by .*5/)).toBeVisible();
  await expectAccessible(page);
});

test("accounts of one number are told apart by currency, and each statement of a PDF opens at its own page", async ({
  page,
  asha,
  faults,
}) => {
  const name = "neobank-pending-3.pdf";
  const samples = new URL("../../packages/statement-parser/samples/pdf/", import.meta.url);
  const buffer = await readFile(new URL(name, samples));
  await dataOf(asha, "POST", "/api/statements", {
    multipart: { file: { name, mimeType: "application/pdf", buffer } },
  });
  await page.goto("/statements");
  await expect(page.getByRole("link", { name: /^Bank account 1101 EUR\b/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Bank account 1101 GBP\b/ })).toBeVisible();
  const read = await dataOf<{ id: string; currency: string }[]>(asha, "GET", "/api/statements");
  const idOf = (wanted: string) => read.find(({ currency }) => currency === wanted)?.id ?? "none";
  await page.goto(`/statements/${idOf("GBP")}`);
  await expect(page.getByText("page 2 of 2")).toBeVisible();
  await page.goto(`/statements/${idOf("EUR")}`);
  await expect(page.getByText("page 1 of 2")).toBeVisible();
  // the other one is called as its account is everywhere else
  await expect(page.getByRole("link", { name: /^Bank account 1101, GBP, / })).toBeVisible();
  expect(faults).toEqual([]);
});

test("what does not hold is told with its amounts in one piece, however narrow the screen is", async ({
  page,
  asha,
}) => {
  const id = await uploadForReview(asha, OWED);
  await page.goto(`/statements/${id}`);
  await expect(page.getByText(/Opening \+ sum is −/)).toBeVisible();
  await expectAmountsWhole(page, page.getByRole("main"));
});
