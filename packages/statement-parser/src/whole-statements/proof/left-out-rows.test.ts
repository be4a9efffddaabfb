import { expect, test } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedFile } from "../../parsed-file.ts";

const read = (...lines: string[]): ParsedFile => {
  const parsed = parseBytes(new TextEncoder().encode(`${lines.join("\n")}\n`), { today: "2026-05-01" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const AROUND = ["Account,12345678", "Opening balance,100.00", "Closing balance,112.00"];

test.each([
  ["has no day", ",Mystery,-7.00"],
  ["has a word in the place of its day", "n/a,Mystery,-7.00"],
  ["has neither day nor words", ",,-7.00"],
  ["has an amount that no sum could hold exactly", "2026-01-02,Mystery,-1000000000000.01"],
])("a row that %s is named with its place, and keeps what holds without it from being proved", (_, row) => {
  const { statements, problems } = read(
    ...AROUND,
    "Date,Description,Amount",
    "2026-01-02,Shop,-5.00",
    row,
    "2026-01-03,Pay,20.00",
    "2026-01-04,Cafe,-3.00",
  );
  expect(problems.map(({ place }) => place)).toEqual([{ line: 6 }]);
  expect(statements[0]?.proof.verdict).toBe("partly");
  expect(statements[0]?.proof.doubts).toMatchObject([{ code: "row_unread", place: { line: 6 } }]);
});

test("a running balance that holds without a row of no day proves nothing either", () => {
  const { statements } = read(
    "Date,Description,Amount,Balance",
    "2026-01-02,Shop,-5.00,95.00",
    "2026-01-03,Pay,20.00,115.00",
    ",Mystery,-7.00,",
    "2026-01-04,Cafe,-3.00,112.00",
  );
  expect(statements[0]?.proof).toMatchObject({
    verdict: "partly",
    doubts: [{ code: "row_unread", place: { line: 4 } }],
  });
});

test("a sum of the rows that no word names is no row that is missing", () => {
  const { statements, problems } = read(
    "Date,Description,Out,In,Balance",
    "2026-01-02,Shop,5.00,,95.00",
    "2026-01-03,Pay,,20.00,115.00",
    "2026-01-04,Cafe,3.00,,112.00",
    ",,8.00,20.00,",
  );
  expect(problems).toEqual([]);
  expect(statements[0]?.proof.verdict).toBe("proved");
});

test("figures under other words behind the table are named, and are no rows of it", () => {
  const { statements, problems } = read(
    ...AROUND,
    "Date,Description,Amount",
    "2026-01-02,Shop,-5.00",
    "2026-01-03,Pay,20.00",
    "2026-01-04,Cafe,-3.00",
    "Agreed limit,,500.00",
  );
  expect(problems).toMatchObject([{ code: "date_unreadable", place: { line: 8 } }]);
  expect(statements[0]?.proof.verdict).toBe("proved");
});

test("balances without a name over their column are a witness too, and a misprinted one contradicts", () => {
  const rows = (last: string): string[] => [
    ...AROUND,
    "Date,Description,Amount,",
    "2026-01-02,Shop,-5.00,95.00",
    "2026-01-03,Pay,20.00,115.00",
    "2026-01-04,Cafe,-1.00,114.00",
    `2026-01-05,Bar,-2.00,${last}`,
  ];
  expect(read(...rows("112.00")).statements[0]?.proof.verdict).toBe("proved");
  expect(read(...rows("109.00")).statements[0]?.proof.verdict).toBe("contradicted");
});

test("days and amounts in Arabic digits are read", () => {
  const { statements } = read(
    "التاريخ,الوصف,مدين,دائن,الرصيد",
    "٠١/٠٣/٢٠٢٦,متجر,٥٫٠٠,,٩٥٫٠٠",
    "٠٢/٠٣/٢٠٢٦,راتب,,٢٠٫٠٠,١١٥٫٠٠",
    "٠٣/٠٣/٢٠٢٦,مقهى,٢٫٠٠,,١١٣٫٠٠",
  );
  expect(statements[0]?.transactions.map(({ amount }) => amount)).toEqual([-500, 2000, -200]);
  expect(statements[0]?.proof.verdict).toBe("proved");
});
