import { expect, test } from "vitest";
import { evaluateCategoriesCommand } from "./evaluate-categories.ts";

const HEAD = "user\tdate\tamount\tcurrency\tdescription\tcategory\n";

const run = async (content: string | Uint8Array, args: readonly string[] = ["rows.tsv"]) => {
  let out = "";
  let faults = "";
  const code = await evaluateCategoriesCommand(args, {
    readFile: (path) =>
      path === "missing.tsv"
        ? Promise.reject(Object.assign(new Error("no such file"), { code: "ENOENT", syscall: "open" }))
        : Promise.resolve(typeof content === "string" ? new TextEncoder().encode(content) : content),
    stdout: (text) => {
      out += text;
    },
    stderr: (text) => {
      faults += text;
    },
  });
  const objects = out.split("\n").filter((line) => line.startsWith("{"));
  return { code, out, faults, rows: objects.map((line): unknown => JSON.parse(line)) };
};

const lines = (...rows: string[]): string => HEAD + rows.map((row) => `${row}\n`).join("");

test("rows are taken in the order of their dates, predicted first and learned afterwards", async () => {
  const { code, rows } = await run(
    lines(
      "a\t2024-01-03\t-4.00\tUSD\tBLUE KETTLE 18\tHot drinks",
      "a\t2024-01-01\t-3.50\tUSD\tBLUE KETTLE 17\tHot drinks",
      "a\t2024-01-02\t-3.75\tUSD\tBLUE KETTLE 17\tHot drinks",
    ),
  );
  expect(code).toBe(0);
  expect(rows).toMatchObject([
    { row: 2, predicted: null, confidence: 0, why: { kind: "none" }, applied: false, cold: null },
    {
      row: 3,
      predicted: "Hot drinks",
      why: { kind: "remembered", vendor: "Blue Kettle", sub_category: "Hot drinks", count: 1, of: 1 },
    },
    { row: 1, predicted: "Hot drinks", why: { kind: "remembered", count: 2, of: 2 } },
  ]);
});

test("a row is one object with exactly the published fields", async () => {
  const { rows } = await run(lines("a\t2024-01-03\t-4.00\tGBP\tTESCO STORES 2234\tFood"));
  expect(rows).toEqual([
    {
      row: 1,
      predicted: null,
      confidence: 0,
      why: { kind: "none" },
      applied: false,
      cold: "groceries.supermarket",
    },
  ]);
});

test("what one user answered says nothing of another", async () => {
  const { rows } = await run(
    lines(
      "a\t2024-01-03\t-4.00\tUSD\tBLUE KETTLE\tHot drinks",
      "b\t2024-01-04\t-4.00\tUSD\tBLUE KETTLE\tWork",
      "a\t2024-01-05\t-4.00\tUSD\tBLUE KETTLE\tHot drinks",
      "b\t2024-01-06\t-4.00\tUSD\tBLUE KETTLE\tWork",
    ),
  );
  expect(rows).toMatchObject([
    { row: 1, predicted: null },
    { row: 3, predicted: "Hot drinks" },
    { row: 2, predicted: null },
    { row: 4, predicted: "Work" },
  ]);
});

test("line ends of Windows, blank lines, quoted cells and a byte order mark do no harm", async () => {
  const { code, rows } = await run(
    `\uFEFF${HEAD}
a\t2024-01-03\t"-1,004.00"\t\t"BLUE ""KETTLE""\tNORTH"\tHot drinks

  
a\t2024-01-04\t-4\t\t"BLUE" KETTLE\tHot drinks
a\t2024-01-05\t-4\t\t"BLUE KETTLE\tHot drinks
`.replaceAll("\n", "\r\n"),
  );
  expect(code).toBe(0);
  expect(rows).toMatchObject([
    { row: 1 },
    { row: 2, predicted: "Hot drinks" },
    { row: 3, predicted: "Hot drinks" },
  ]);
});

test.each([
  ["user\tdate\tamount\n", '"description", "category"'],
  ["", "empty"],
  [lines("a\t2024-01-03\tmuch\tUSD\tX\tY"), "Row 1 cannot be read: its amount"],
  [lines("a\t2024-01-03\t-12,50\tEUR\tX\tY"), "Row 1 cannot be read: its amount"],
  [lines("a\t2024-01-03\t-1.234,56\tEUR\tX\tY"), "Row 1 cannot be read: its amount"],
  [lines("a\t2024-01-03\t99999999999999999\tEUR\tX\tY"), "Row 1 cannot be read: its amount"],
  [
    lines("a\t2024-01-03\t-1\tUSD\tX\tY", "", "a\t2024-01-04\t-1\tUSD\tX"),
    'Row 2 cannot be read: it ends before its category (line 4, column "category").',
  ],
  [
    lines("a\t2024-01-03\t-1\tUSD\tX\t "),
    'Row 1 cannot be read: its category is empty (line 2, column "category").',
  ],
  [lines("a\t2024-01-03"), 'Row 1 cannot be read: it ends before its amount (line 2, column "amount").'],
  [lines("a\t2024-02-31\t-1\tUSD\tX\tY"), "Row 1 cannot be read: its date"],
  [lines("a\t03/01/2024\t-1\tUSD\tX\tY"), "Row 1 cannot be read: its date"],
])("%j is refused in one sentence", async (content, said) => {
  const { code, out, faults } = await run(content);
  expect(code).toBe(2);
  expect(out).toBe("");
  expect(faults).toContain(said);
  expect(faults.trim().split("\n").length).toBe(1);
});

test("a file that cannot be opened, and a call without one, are refused", async () => {
  expect(await run("", ["missing.tsv"])).toMatchObject({ code: 2, out: "" });
  expect((await run("", [])).faults).toContain("Usage");
  expect((await run("", ["--frob"])).faults).toContain("Usage");
});

test("--help says which number a row has", async () => {
  const { code, out } = await run("", ["--help"]);
  expect(code).toBe(0);
  expect(out).toContain("which data row of the file");
});

test("a file that a spreadsheet saved as UTF-16 is read like any other", async () => {
  const little = Buffer.from(`\ufeff${lines("a\t2024-01-03\t-4.00\tGBP\tCafé Änne\tFood")}`, "utf16le");
  const big = Buffer.from(little).swap16();
  for (const content of [little, big])
    expect((await run(content)).rows).toMatchObject([{ row: 1, predicted: null }]);
});
