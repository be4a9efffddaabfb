import { expect, test } from "vitest";
import { readPageBlocks } from "../../decode/markup/read-page-blocks.ts";
import { readPageTables } from "../../decode/markup/read-page-tables.ts";
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

test("days and money in elements of one line are cells by themselves, their currency beside them", () => {
  const line = (name: string, day: string, figure: string): string =>
    `<div class="mov"><span>${name}</span><span>${day}</span><b>${figure}</b><i>MXN</i></div>`;
  const statement = readPage(
    "<h1>Mis movimientos</h1><p>Cuenta MXN</p>",
    line("Farmacia Sur 26.60 EUR", "30/sep/2025", "-$766.49"),
    line("Intereses", "29/sep/2025", "$0.19"),
    line("Súper El Trébol", "02/sep/2025", "-$12.00"),
  );
  expect(listRows(statement)).toEqual([
    ["2025-09-30", -76_649, "Farmacia Sur 26.60 EUR"],
    ["2025-09-29", 19, "Intereses"],
    ["2025-09-02", -1200, "Súper El Trébol"],
  ]);
});

test("what is said below the money of a row is more of its words", () => {
  const entry = (name: string, figure: string, more: string): string =>
    `<details><summary><span>${name}</span> <b>${figure} €</b></summary><ul><li>${more}</li><li>Référence 23425</li></ul></details>`;
  const statement = readPage(
    "<h1>Compte chèques n° 60694659281</h1><p>Solde au 31 mai 2025 : 553,50 €</p>",
    "<h2>mercredi 1er mai 2025</h2>",
    entry("Retrait DAB", "−50,00", "Retrait Sérignac"),
    entry("Facture EDF", "−5,37", "Prélèvement"),
    "<h2>mardi 29 avril 2025</h2>",
    entry("Salaire", "+900,00", "Virement"),
  );
  expect(listRows(statement)).toEqual([
    ["2025-05-01", -5000, "Retrait DAB Retrait Sérignac Référence 23425"],
    ["2025-05-01", -537, "Facture EDF Prélèvement Référence 23425"],
    ["2025-04-29", 90_000, "Salaire Virement Référence 23425"],
  ]);
  expect(statement.closing_balance).toBe(55_350);
});

test("a day that is no more than a word is the one its element gives for programs", () => {
  const statement = readPage(
    "<h1>Everyday</h1><p>Current balance $170.49</p>",
    `<h3><time datetime="2025-04-30">Today</time></h3><ul><li><span>Grocers 29/04 10:12</span> <span>-$14.87</span></li></ul>`,
    `<h3><time datetime="2025-04-26">Saturday 26 April 2025</time></h3><ul><li><span>Pay</span> <span>$189.17</span></li>`,
    `<li><span>Fuel 25/04 08:01</span> <span>-$3.90</span></li></ul>`,
  );
  expect(listRows(statement)).toEqual([
    ["2025-04-30", -1487, "Grocers 29/04 10:12"],
    ["2025-04-26", 18_917, "Pay"],
    ["2025-04-26", -390, "Fuel 25/04 08:01"],
  ]);
});

test("a row that says that it never happened is left out and named", () => {
  const parsed = parseBytes(
    new TextEncoder().encode(
      [
        "<!doctype html><html><body><h1>账单 2025年3月</h1><p>支出 ¥340.95 收入 ¥0.24</p>",
        row("利息", "利息收入", "3月31日 07:10", "+0.24"),
        row("陈思涵", "交易关闭", "3月30日 07:13", "35.00"),
        row("邻里便利", "消费 江口", "3月29日 08:46", "-95.67"),
        row("鲜果园超市", "消费 江口", "3月26日 07:58", "-245.28"),
        "</body></html>",
      ].join("\n"),
    ),
    { today: "2026-11-20" },
  );
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect(parsed.value.statements.flatMap(listRows).map(([day, amount]) => [day, amount])).toEqual([
    ["2025-03-31", 24],
    ["2025-03-29", -9567],
    ["2025-03-26", -24_528],
  ]);
  expect(parsed.value.problems).toContainEqual(
    expect.objectContaining({ code: "failed", place: { line: 3 } }),
  );
});

test("the balance of a day beside it binds the rows under it", () => {
  const heading = (day: string, balance: string): string =>
    `<div class="dag"><span>${day}</span><span>Saldo einde dag € ${balance}</span></div>`;
  const entry = (name: string, sign: string, figure: string): string =>
    `<button><p>${name}</p><p>${sign} € ${figure}</p></button>`;
  const page = (last: string): ParsedStatement =>
    readPage(
      "<h1>Betaalrekening</h1><p>NL91ABNA0417164300</p><p>Saldo 31-12-2025 € 400,00</p>",
      heading("wo 31 december 2025", "400,00"),
      entry("Bakker", "-", "5,00"),
      entry("Salaris", "+", "200,00"),
      heading("ma 29 december 2025", last),
      entry("Huur", "-", "95,00"),
      heading("zo 28 december 2025", "300,00"),
      entry("Kiosk", "-", "4,50"),
    );
  expect(listRows(page("205,00"))).toEqual([
    ["2025-12-31", -500, "Bakker"],
    ["2025-12-31", 20_000, "Salaris"],
    ["2025-12-29", -9500, "Huur"],
    ["2025-12-28", -450, "Kiosk"],
  ]);
  expect(page("206,00").proof.verdict).not.toBe("proved");
});

test("digits of another script are read in blocks too", () => {
  const entry = (name: string, figure: string): string =>
    `<div class="mv"><span>${name}</span><span class="amt">${figure} ج.م</span></div>`;
  const statement = readPage(
    "<h1>حركات الحساب</h1><p>الرصيد في ٣١ يناير ٢٠٢٤: ١٣٥٬٧٤٨٫٥٠ ج.م</p>",
    "<h2>٣١ يناير ٢٠٢٤</h2>",
    entry("سحب نقدي", "-٢٬٥٠٠٫٠٠"),
    entry("رسوم الحساب", "-١٢٥٫٠٠"),
    "<h2>٢٢ يناير ٢٠٢٤</h2>",
    entry("راتب", "+٧٬٧٦٣٫٧٦"),
  );
  expect(listRows(statement)).toEqual([
    ["2024-01-31", -250_000, "سحب نقدي"],
    ["2024-01-31", -12_500, "رسوم الحساب"],
    ["2024-01-22", 776_376, "راتب"],
  ]);
});

const listCells = (table: string): unknown => {
  const rows = readPageTables(table);
  return rows.ok ? rows.value.map(({ cells }) => cells) : rows.error;
};

test("a table in a cell behind others is the words of that cell, and one in the first cell a table of its own", () => {
  const inner = "<table><tr><td>Card</td></tr><tr><td>Shop</td></tr></table>";
  expect(listCells(`<table><tr><td>2 May</td><td>${inner}</td><td>-1.00</td></tr></table>`)).toEqual([
    ["2 May", "Card Shop", "-1.00"],
  ]);
  expect(listCells(`<table><tr><td>${inner}</td><td>-1.00</td></tr></table>`)).toEqual([
    ["Card"],
    ["Shop"],
    ["", "-1.00"],
  ]);
});

test("a line of one cell beside a day that reaches down says more of the row above", () => {
  const row = '<tr><td rowspan="2">2 May</td><td>Card</td><td>-1.00</td><td>9.00</td></tr>';
  expect(listCells(`<table>${row}<tr><td colspan="3">Shop 12<br>Ref 7</td></tr></table>`)).toEqual([
    ["2 May", "Card Shop 12 Ref 7", "-1.00", "9.00"],
  ]);
});

test("elements side by side in a cell are words apart, unless one is more of a figure", () => {
  expect(
    listCells(
      "<table><tr><td><span>Shop</span><i>Pending</i></td><td><b>12</b><sup>.50</sup></td></tr></table>",
    ),
  ).toEqual([["Shop Pending", "12.50"]]);
});

test("blocks under names of columns are a table with its empty cells", () => {
  const line = (...texts: string[]): string =>
    `<div class="rw">${texts.map((text) => `<div>${text}</div>`).join("")}</div>`;
  const names = `<div class="hd"><div>Датум</div><div>Опис</div><div>Дугује</div><div>Потражује</div></div>`;
  const statement = readPage(
    "<h2>Промет по рачуну</h2><div>Почетно стање: 200,00 €</div>",
    `${names}<div class="body">`,
    line("03.03.2026.", "Закуп", "50,00", ""),
    line("05.03.2026.", "Зарада", "", "100,00"),
    line("07.03.2026.", "Пекара", "5,00", ""),
    "</div><div>Крајње стање: 245,00 €</div>",
  );
  expect(listRows(statement)).toEqual([
    ["2026-03-03", -5000, "Закуп"],
    ["2026-03-05", 10_000, "Зарада"],
    ["2026-03-07", -500, "Пекара"],
  ]);
  expect(statement.proof.verdict).toBe("proved");
});

test("behind an amount K is credit as D is debit", () => {
  const line = (day: string, amount: string, balance: string): string =>
    `<tr><td>${day}</td><td>Gaji</td><td>${amount}</td><td>${balance}</td></tr>`;
  const statement = readPage(
    "<table><tr><th>Tanggal</th><th>Keterangan</th><th>Jumlah</th><th>Saldo</th></tr>",
    line("3 Mei 2025", "1.099.700,00 K", "2.099.700,00"),
    line("4 Mei 2025", "99.700,00 D", "2.000.000,00"),
    "</table><p>Saldo Awal Rp 1.000.000,00</p><p>Saldo Akhir Rp 2.000.000,00</p>",
  );
  expect(statement.transactions.map(({ amount }) => amount)).toEqual([109_970_000, -9_970_000]);
});

test("the sums of both sides on one line prove rows, and a comma in one of them makes it no number of rows", () => {
  const line = (name: string, day: string, figure: string): string =>
    `<div class="mov"><span>${name}</span><span>${day}</span><span>${figure}</span></div>`;
  const statement = readPage(
    "<h1>Mis movimientos</h1><p>1 de septiembre de 2025 al 30 de septiembre de 2025</p>",
    "<p>Depósitos $1,000.19 MXN · Retiros $778.49 MXN</p>",
    line("Intereses", "29/sep/2025", "$0.19"),
    line("Farmacia Sur", "28/sep/2025", "-$766.49"),
    line("Nómina", "15/sep/2025", "$1,000.00"),
    line("Súper El Trébol", "02/sep/2025", "-$12.00"),
  );
  expect(statement.proof.doubts).toEqual([]);
  expect(statement.proof.verdict).toBe("proved");
});

test("a rate or the number of an invoice before money with cents is of the words of its row", () => {
  const statement = readPage(
    "<main>",
    row("28 Dec 2025", "Corner Shop", "Linz *0078", "-€9.57"),
    row("27 Dec 2025", "Electric Company", "907467", "€12.02"),
    row("26 Dec 2025", "Interest", "1.25%", "€0.13"),
    row("25 Dec 2025", "Bakery", "Galway 216", "-€1.57"),
    "</main>",
  );
  expect(listRows(statement)).toEqual([
    ["2025-12-28", -957, "Corner Shop Linz *0078"],
    ["2025-12-27", 1202, "Electric Company 907467"],
    ["2025-12-26", 13, "Interest 1.25%"],
    ["2025-12-25", -157, "Bakery Galway 216"],
  ]);
});

test("amounts with the sign of some currency in letters are money that goes both ways", () => {
  const statement = readPage(
    "<main>",
    "<h3>26.11.2025</h3>",
    row("Kjersti Faktura 65491", "−537,57 kr"),
    "<h3>25.11.2025</h3>",
    row("Lønn 11/2025", "32 423,40 kr"),
    row("Husleie", "−6 474,34 kr"),
    "<h3>20.11.2025</h3>",
    row("Kiosk", "−221,50 kr"),
    "</main>",
  );
  expect(listRows(statement).map(([day, amount]) => [day, amount])).toEqual([
    ["2025-11-26", -53757],
    ["2025-11-25", 3242340],
    ["2025-11-25", -647434],
    ["2025-11-20", -22150],
  ]);
});

test("a row of the kind of others is one, however short its words are", () => {
  const statement = readPage(
    "<p>Account 4475 EUR</p>",
    row("Date", "Details", "Amount", "Balance"),
    row("14.12.2025", "MARKET HALL", "-20.50", "979.50"),
    row("15.12.2025", "D&amp;R", "-79.50", "900.00"),
    row("16.12.2025", "PAYROLL", "100.00", "1,000.00"),
  );
  expect(listRows(statement).map(([, amount]) => amount)).toEqual([-2050, -7950, 10_000]);
  expect(statement.proof.verdict).toBe("proved");
});

test("a heading for what is announced may say of what", () => {
  const statement = readPage(
    "<p>Compte courant 00417720031 EUR</p><p>Nouveau solde: 250,00 €</p>",
    "<h2>Opérations en attente</h2><ul>",
    ...["Gare", "Quai", "Parc"].map(
      (name) => `<li><span>30/05/2026</span> <span>CARTE ${name}</span> <span>- 9,00 €</span></li>`,
    ),
    "</ul>",
    ...["29", "28"].map(
      (day) =>
        `<section class="day"><h3>${day} mai 2026</h3>${row("LIBRAIRIE DU PORT", "- 5,10 €")}${row("CAFE DU PORT", "- 2,10 €")}</section>`,
    ),
  );
  expect(statement.transactions.map(({ booked_on, pending }) => [booked_on, pending])).toEqual([
    ["2026-05-29", false],
    ["2026-05-29", false],
    ["2026-05-28", false],
    ["2026-05-28", false],
    ["2026-05-30", true],
    ["2026-05-30", true],
    ["2026-05-30", true],
  ]);
});

test.each([
  ["one line for the whole page", ""],
  ["a line for each cell", "\n"],
])("days that stand once are those of the rows below in markup with %s", (_, end) => {
  const cells = (...texts: string[]): string =>
    `<tr>${texts.map((text) => `<td>${text}</td>`).join(end)}</tr>${end}`;
  const statement = readPage(
    `<table>${cells("Account number", "417 720")}${cells("Currency", "HKD")}</table><table>${[
      cells("Date", "Details", "Deposit", "Withdrawal", "Balance"),
      cells("1/4/2026", "Salary", "2000.00", "", "2000.00"),
      cells("", "Market", "", "17.38", "1982.62"),
      cells("", "Bakery", "", "82.62", "1900.00"),
      cells("13/4/2026", "Rent", "", "800.00", "1100.00"),
      cells("14/4/2026", "Phone", "", "50.00", "1050.00"),
    ].join("")}</table>`,
  );
  expect(statement.transactions.map(({ booked_on }) => booked_on.slice(8))).toEqual([
    "01",
    "01",
    "01",
    "13",
    "14",
  ]);
  expect(statement.proof.verdict).toBe("proved");
});

test("tables of what is due beside blocks are not what the page is of, and one row of another width is announced", () => {
  const line = (...texts: string[]): string =>
    `<div class="g">${texts.map((text) => `<div>${text}</div>`).join("")}</div>`;
  const statement = readPage(
    "<p>Account number: 3245 327164</p><p>Currency: EUR</p>",
    line("Posting date", "Description", "Debit", "Credit", "Balance"),
    line("", "Opening balance", "", "", "500.00"),
    line("02/06/2025", "Rent", "200.00", "", "300.00"),
    line("05/06/2025", "Salary", "", "900.00", "1200.00"),
    line("17/06/2025", "Market", "50.00", "", "1150.00"),
    line("", "Closing balance", "", "", "1150.00"),
    "<h2>Pending transactions</h2>",
    line("Date", "Description", "Debit", "Credit"),
    line("18/06/2025", "Bakery", "6.59", "-"),
    "<h2>Instalment plan</h2>",
    "<table class='s'><tr><th>Due</th><th>Amount</th></tr>",
    "<tr><td>30/07/2025</td><td>105.00</td></tr><tr><td>29/08/2025</td><td>171.00</td></tr></table>",
    "<h2>Fees this year</h2>",
    "<table class='s'><tr><th>Description</th><th>Amount</th></tr><tr><td>Service fee</td><td>13.00</td></tr></table>",
  );
  expect(listRows(statement)).toEqual([
    ["2025-06-02", -20000, "Rent"],
    ["2025-06-05", 90000, "Salary"],
    ["2025-06-17", -5000, "Market"],
    ["2025-06-18", -659, "Bakery"],
  ]);
  expect(statement.transactions.map(({ pending }) => pending)).toEqual([false, false, false, true]);
  expect(statement.proof.verdict).toBe("proved");
});

test("two days over each other in one cell are those that the two names over them say", () => {
  const cells = (...texts: string[]): string =>
    `<tr>${texts.map((text) => `<td>${text}</td>`).join("")}</tr>`;
  const statement = readPage(
    "<p>Account number: 3245 327164</p><p>Currency: EUR</p><p>Statement period: 01/06/2025 - 30/06/2025</p>",
    "<table>",
    cells("Closing balance", "1150.00"),
    "</table><table>",
    cells("Transaction date<br>Posting date", "Description", "Debit", "Credit", "Balance"),
    cells("", "Opening balance", "", "", "500.00"),
    cells("02/06<br>03/06", "Rent", "200.00", "-", "300.00"),
    cells("03/06<br>06/06", "Salary", "-", "900.00", "1200.00"),
    cells("17/06<br>19/06", "Market", "50.00", "-", "1150.00"),
    "</table><h2>Instalment plan</h2><table>",
    cells("Due", "Amount"),
    cells("30/07/2025", "105.00"),
    cells("29/08/2025", "171.00"),
    "</table>",
  );
  expect(listRows(statement).map(([day]) => day)).toEqual(["2025-06-03", "2025-06-06", "2025-06-19"]);
  expect(statement.proof.verdict).toBe("proved");
});

test("names under a heading of what moves nothing are those of another table, whatever its days are called", () => {
  const cells = (...texts: string[]): string =>
    `<tr>${texts.map((text) => `<td>${text}</td>`).join("")}</tr>`;
  const statement = readPage(
    "<p>Account number: 3245 327164</p><p>Currency: EUR</p><table>",
    cells("Date", "Amount", "Description"),
    cells("13/04/2026", "-43.00", "Rent"),
    cells("22/04/2026", "62.50", "Salary"),
    "</table><table>",
    cells("Opening balance", "100.00"),
    cells("Closing balance", "119.50"),
    "</table><h2>Instalment plan</h2><table>",
    cells("Due", "Amount"),
    cells("30/05/2026", "21.00"),
    cells("29/06/2026", "57.00"),
    "</table>",
  );
  expect(listRows(statement).map(([, amount]) => amount)).toEqual([-4300, 6250]);
  expect(statement.proof.verdict).toBe("proved");
});
