import { dataOf, expect, type Person, test } from "../../person.ts";
import { READ_WITHIN } from "../../ledger.ts";
import { expectAccessible, expectFit } from "../../soundness.ts";

const PHONE = { width: 390, height: 844 };

/** An account of a kind with a table that was uploaded to it, once that is read; answers its id. */
const addAccount = async (person: Person, account_type: "loan" | "investment", lines: readonly string[]) => {
  const data = { account_type, currency: "EUR", bank: { name: "Isar Bank" } };
  const { id } = await dataOf<{ id: string }>(person, "POST", "/api/bank_accounts", { data });
  const buffer = Buffer.from(lines.join("\n"));
  const [received] = await dataOf<{ statement: { id: string } }[]>(
    person,
    "POST",
    `/api/statements?bank_account_id=${id}`,
    { multipart: { file: { name: "table.csv", mimeType: "text/csv", buffer } } },
  );
  const statement = `/api/statements/${received?.statement.id ?? ""}`;
  await expect
    .poll(async () => (await dataOf<{ status: string }>(person, "GET", statement)).status, READ_WITHIN)
    .toBe("imported");
  return id;
};

test("what an account holds says of how many rows its gain is, shows the first ten, and is exported", async ({
  page,
  asha,
}) => {
  const rows = Array.from(
    { length: 12 },
    (_, at) =>
      `2026-10-30,S${String(at)}X,Security ${String(at)},10,20.50,205.00,${at < 3 ? "" : "200.00"},EUR`,
  );
  const head = "Date,Symbol,Security,Quantity,Price,Market value,Cost basis,Currency";
  const id = await addAccount(asha, "investment", [head, ...rows]);
  await page.goto(`/settings/bank-accounts/${id}/register`);
  await expect(page.getByText("+€45.00 since it was bought for €1,800.00")).toContainText(
    "(9 of them print what they cost)",
  );
  const held = page.getByRole("list", { name: "Holdings" }).getByRole("listitem");
  await expect(held).toHaveCount(10);
  await expect(held.first()).toContainText("10 units at €20.50");
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(held).toHaveCount(rows.length);
  await expectAccessible(page);
  await expectFit(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  expect((await download).suggestedFilename()).toMatch(/^passbook-holdings-.*\.csv$/);
});

test("years below the bars of a loan do not run into each other on a phone", async ({ page, asha }) => {
  let owed = 50_000_00;
  const rows = Array.from({ length: 10 }, (_, at) => {
    owed -= 1_000_00;
    return `${String(2016 + at)}-06-30,Instalment,1000.00,300.00,1300.00,${(owed / 100).toFixed(2)}`;
  });
  const head = "Date,Description,Principal,Interest,Total payment,Outstanding balance";
  const id = await addAccount(asha, "loan", [head, ...rows]);
  await page.setViewportSize(PHONE);
  await page.goto(`/settings/bank-accounts/${id}/register`);
  await expect(page.getByRole("heading", { name: "Interest and principal by year" })).toBeVisible();
  const edges = await page.locator("figure span").evaluateAll((spans) =>
    spans
      .filter((span) => /^20\d\d$/.test(span.textContent) && getComputedStyle(span).visibility === "visible")
      .map((span) => {
        const range = document.createRange();
        range.selectNodeContents(span);
        const { left, right } = range.getBoundingClientRect();
        return { left, right };
      }),
  );
  expect(edges.length).toBeGreaterThan(2);
  for (const [at, { left }] of edges.entries())
    if (at > 0) expect(left).toBeGreaterThan((edges[at - 1]?.right ?? 0) + 4);
});
