import { expect, test } from "vitest";
import { readPageBlocks } from "../../decode/markup/read-page-blocks.ts";
import { placeBlocks } from "../../formats/html/place-blocks.ts";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const readPage = (...body: string[]): ParsedStatement => {
  const page = ["<!doctype html><html><head><title>Activity</title></head><body>", ...body, "</body></html>"];
  const parsed = parseBytes(new TextEncoder().encode(page.join("\n")), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const [statement] = parsed.value.statements;
  if (statement === undefined) throw new Error("no statement");
  return statement;
};

const listRows = ({ transactions }: ParsedStatement): [string, number, string][] =>
  transactions.map(({ booked_on, amount, description }) => [booked_on, amount, description]);

const row = (...texts: string[]): string =>
  `<div class="row">${texts.map((text) => `<div><span>${text}</span></div>`).join("")}</div>`;

test("the days over blocks are those of their rows, and a label in each names its column", () => {
  const statement = readPage(
    "<header><nav><a>Cards</a></nav><h1>Checking ...4475</h1></header><main>",
    "<h3>Friday, October 31, 2025</h3>",
    row("COFFEE PORTLAND 10/29", "Card payment", "-$39.66", "<b>Balance</b> $100.34"),
    row("Tyrone share", "-$10.00", "<b>Balance</b> $140.00"),
    "<h3>Thursday, October 30, 2025</h3>",
    row("PAYROLL", "+$50.00", "<b>Balance</b> $150.00"),
    "</main>",
  );
  expect(listRows(statement)).toEqual([
    ["2025-10-31", -3966, "COFFEE PORTLAND 10/29 Card payment"],
    ["2025-10-31", -1000, "Tyrone share"],
    ["2025-10-30", 5000, "PAYROLL"],
  ]);
  expect(statement.proof.verdict).toBe("proved");
  expect(statement.account.account_type).not.toBe("credit_card");
  expect(statement.transactions[0]?.source).toEqual({ line: 4 });
});

test("blocks without classes in each other, with figures in pieces, are rows between the balances of the page", () => {
  const item = (day: string, name: string, whole: string, cents: string): string =>
    `<li><div><div>${name}</div><div>${day}</div></div><div><span>${whole}</span><span>${cents}</span> €</div></li>`;
  const statement = readPage(
    "<p>Compte courant 00417720031 EUR</p>",
    "<dl><div><dt>Solde au début</dt> <dd>1 200,00 €</dd></div><div><dt>Solde à la fin</dt> <dd>1 149,50 €</dd></div></dl>",
    "<ul>",
    item("03/06/2025", "Boulangerie Léa", "-2", ",50"),
    item("17/06/2025", "Virement Jean", "-1 048", ",00"),
    item("28/06/2025", "Salaire juin", "1 000", ",00"),
    "</ul>",
  );
  expect(listRows(statement)).toEqual([
    ["2025-06-03", -250, "Boulangerie Léa"],
    ["2025-06-17", -104800, "Virement Jean"],
    ["2025-06-28", 100000, "Salaire juin"],
  ]);
  expect(statement.proof.verdict).toBe("proved");
});

test("what is announced under a heading of its own is pending, and the balance of the page is the last", () => {
  const statement = readPage(
    "<p>Betaalrekening NL91ABNA0417164300 EUR</p><p>Saldo € 250,00</p>",
    "<section><h2>Verwacht</h2><h3>30 dec 2025</h3>",
    row("Tankstation Zuid", "-€ 14,08"),
    "</section><h2>Verwerkt</h2><h3>28 dec 2025</h3>",
    row("Kosten", "-€ 3,46"),
    row("Bakker Jansen", "-€ 5,10"),
    "<h3>24 dec 2025</h3>",
    row("Salaris", "+€ 100,00"),
  );
  expect(statement.transactions.map(({ amount, pending }) => [amount, pending])).toEqual([
    [-346, false],
    [-510, false],
    [10000, false],
    [-1408, true],
  ]);
  expect(statement.closing_balance).toBe(25000);
  expect(statement.proof.verdict).not.toBe("proved");
});

test("blocks that hold words and a figure side by side are rows, all other texts lines, and menus none", () => {
  const rows = readPageBlocks(
    "<nav><p>Home</p></nav><div>Head<br>line<div><a>Cards</a><p>B</p></div>" +
      "<section><div><p>One</p><div>1.00</div></div><div><p>Two</p>2<b>.50</b></div></section></div>" +
      "<div hidden>Gone</div><my-foot>Foot</nav>",
  );
  expect(rows?.map(({ cells }) => cells)).toEqual([
    ["Head"],
    ["line"],
    ["B"],
    ["One", "1.00"],
    ["Two", "2.50"],
    ["Foot"],
  ]);
});

test("markup that is none of pages has no blocks", () => {
  expect(readPageBlocks("<html><body><OFX><STMTTRN><TRNAMT>-1.00</STMTTRN></OFX></body></html>")).toBeNull();
});

test("a page of many open elements costs no more than its length", () => {
  const rows = readPageBlocks(`${"<div>".repeat(50_000)}text${"</div>".repeat(50_000)}`);
  expect(rows?.map(({ cells }) => cells)).toEqual([["text"]]);
});

test("the number of an invoice is no figure, and its row has its amount under the others", () => {
  const { page } = placeBlocks([
    ["30 October 2025", "Lantern Insurance", "Invoice 5560180", "-£50.00", "Balance £110.00"],
    ["30 October 2025", "Citybus", "Card payment", "-£25.00", "Balance £160.00"],
  ]);
  const ends = page.words.flatMap(({ text, box }) => (text.startsWith("-£") ? [box[2]] : []));
  expect(ends).toHaveLength(2);
  expect(new Set(ends).size).toBe(1);
});

test("a day in its own element stands apart from the words before it", () => {
  const item = (name: string, day: string, amount: string, balance: string): string =>
    `<li><div><span>${name}</span><small>Card payment</small><time>${day}</time></div><div>${amount}</div><div>Balance ${balance}</div></li>`;
  const statement = readPage(
    "<h1>Checking ...4475</h1><ul>",
    item("Corner Bistro", "October 31, 2025", "-$39.66", "$60.34"),
    item("Citybus tickets", "October 28, 2025", "-$50.00", "$100.00"),
    item("Quay Books", "October 26, 2025", "-$25.00", "$150.00"),
    "</ul>",
  );
  expect(listRows(statement)).toEqual([
    ["2025-10-31", -3966, "Corner Bistro Card payment"],
    ["2025-10-28", -5000, "Citybus tickets Card payment"],
    ["2025-10-26", -2500, "Quay Books Card payment"],
  ]);
});

const item = (name: string, figure: string, day = ""): string =>
  `<li><div><span>${name}</span>${day === "" ? "" : `<time>${day}</time>`}</div><div>${figure}</div></li>`;

test("a heading for what is announced holds as far as its block goes", () => {
  const statement = readPage(
    "<p>Gemma Rowlands</p><p>GB98 HRWD 3389 0568 0531 52</p><div><span>Balance</span> <b>£300.00</b></div>",
    `<section><h2>Pending</h2><ul>${item("Corner shop", "-£8.00", "16 June 2025")}${item("Kiosk", "-£9.00", "16 June 2025")}</ul></section>`,
    `<section><h3>15 June 2025</h3><ul>${item("Plough Inn", "-£14.90")}${item("Refund", "+£77.51")}</ul></section>`,
    `<section><h3>11 June 2025</h3><ul>${item("Travel", "-£17.37")}${item("Salary", "+£900.00")}</ul></section>`,
  );
  expect(statement.transactions.map(({ amount, pending }) => [amount, pending])).toEqual([
    [-1490, false],
    [7751, false],
    [-1737, false],
    [90_000, false],
    [-800, true],
    [-900, true],
  ]);
  expect(statement.closing_balance).toBe(30_000);
  expect(statement.proof.verdict).toBe("unproved");
});

test("a figure right behind a number of its words stands apart from them by its sign", () => {
  const textOf = (line: string): unknown => readPageBlocks(`<p>${line}</p>`)?.map(({ cells }) => cells);
  expect(textOf("<i>ATM 20501</i><b>-60,00 €</b>")).toEqual([["ATM 20501 -60,00 €"]]);
  expect(textOf("<i>Shop</i><b>-8,13 €</b>")).toEqual([["Shop -8,13 €"]]);
  expect(textOf("<i>Shop</i> <b>-8</b><b>,13 €</b>")).toEqual([["Shop -8,13 €"]]);
});

test("a row under the day of others, which shows one of its own in its words, is not proved", () => {
  const verdict = (text: string): string =>
    readPage(
      "<h1>Checking ...4475</h1><main>",
      "<h3>October 31, 2025</h3>",
      row("COFFEE PORTLAND", "-$39.66", "<b>Balance</b> $100.34"),
      row(text, "-$10.00", "<b>Balance</b> $140.00"),
      "<h3>October 30, 2025</h3>",
      row("PAYROLL", "+$50.00", "<b>Balance</b> $150.00"),
      "<h3>October 28, 2025</h3>",
      row("SHOP", "-$20.00", "<b>Balance</b> $100.00"),
      "</main>",
    ).proof.verdict;
  expect(verdict("Tyrone share")).toBe("proved");
  expect(verdict("Tyrone share 10/29/2025 18:04")).toBe("proved");
  expect(verdict("Tyrone share 10/29/2025")).toBe("partly");
});
