import { expect, test } from "vitest";
import { readPageBlocks } from "../../decode/markup/read-page-blocks.ts";
import { parseBytes } from "../../parse-bytes.ts";

const row = (...texts: string[]): string =>
  `<div class="row">${texts.map((text) => `<div><span>${text}</span></div>`).join("")}</div>`;

const PAGE = [
  '<!doctype html><html><head><title>Activity</title></head><body><div id="app"><header><h1>Checking ...4475</h1></header><div>',
  "<h3>Friday, October 31, 2025</h3>",
  row("COFFEE PORTLAND 10/29", "-$39.66", "$100.34"),
  row("Tyrone share", "-$10.00", "$140.00"),
  "<h3>Thursday, October 30, 2025</h3>",
  row("PAYROLL", "+$50.00", "$150.00"),
  "</div></div></body></html>",
].join("\n");

test("a page whose table is made of blocks in blocks has the days that stand over its rows", () => {
  const parsed = parseBytes(new TextEncoder().encode(PAGE), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const [statement] = parsed.value.statements;
  expect(statement?.transactions.map(({ booked_on, amount }) => [booked_on, amount])).toEqual([
    ["2025-10-31", -3966],
    ["2025-10-31", -1000],
    ["2025-10-30", 5000],
  ]);
  expect(statement?.proof.verdict).toBe("proved");
});

test("blocks that hold texts alone are rows, all other texts lines, and elements left open end nothing else", () => {
  const rows = readPageBlocks(
    "<div>Head<br>line<div>A<p>B</p></div><section><div>1</div><div></div><div>3<b>4</b></div></section></div><div>Foot</nav>",
  );
  expect(rows.map(({ cells }) => cells)).toEqual([["Head line"], ["A"], ["B"], ["1", "", "34"], ["Foot"]]);
});

test("a page of many open elements costs no more than its length", () => {
  const rows = readPageBlocks(`${"<div>".repeat(50_000)}text${"</div>".repeat(50_000)}`);
  expect(rows.map(({ cells }) => cells)).toEqual([["text"]]);
});
