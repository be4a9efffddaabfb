import { minorDigits, toDecimal } from "@passbook/contract/values";
import Pdf from "pdfkit";
import type { PrintedStatement, SampleStatement } from "./sample-statement.ts";

/** In points, from the top left of an A4 page. */
const MARGIN = 50;
const LINE = 17;
const FIRST_ROW = 224;
const FIRST_ROW_OF_NEXT = 96;
const LAST_ROW = 760;
/** Where a column begins, or where it ends when it stands to the right. */
const COLUMNS = { date: MARGIN, text: 122, amount: 455, balance: 545 } as const;
const INK = "#1c2430";
const PALE = "#6b7686";
const RULE = "#c9d0da";

type Page = PDFKit.PDFDocument;
type Style = { readonly size?: number; readonly bold?: boolean; readonly color?: string };

const write = (page: Page, at: readonly [number, number], text: string, style: Style = {}): void => {
  const { size = 9, bold = false, color = INK } = style;
  page
    .font(bold ? "Helvetica-Bold" : "Helvetica")
    .fontSize(size)
    .fillColor(color);
  page.text(text, at[0], at[1], { lineBreak: false });
};

/** The same with its end at the given place, as figures stand. */
const writeEnding = (page: Page, at: readonly [number, number], text: string, style: Style = {}): void => {
  const { size = 9, bold = false } = style;
  page.font(bold ? "Helvetica-Bold" : "Helvetica").fontSize(size);
  write(page, [at[0] - page.widthOfString(text), at[1]], text, style);
};

const rule = (page: Page, y: number): void => {
  page.moveTo(MARGIN, y).lineTo(COLUMNS.balance, y).lineWidth(0.6).strokeColor(RULE).stroke();
};

const writeColumnHeads = (page: Page, y: number): void => {
  const style = { size: 8, bold: true, color: PALE };
  write(page, [COLUMNS.date, y], "Date", style);
  write(page, [COLUMNS.text, y], "Description", style);
  writeEnding(page, [COLUMNS.amount, y], "Amount", style);
  writeEnding(page, [COLUMNS.balance, y], "Balance", style);
  rule(page, y + 13);
};

const writeHead = (page: Page, { account, currency, period, ...balances }: SampleStatement): void => {
  const digits = minorDigits(currency);
  write(page, [MARGIN, 52], account.bank_name, { size: 17, bold: true });
  write(
    page,
    [MARGIN, 76],
    account.account_type === "credit_card" ? "Credit card statement" : "Account statement",
    {
      size: 11,
      color: PALE,
    },
  );
  const facts = [
    ["Account", `XXXXXXXX${account.last_4_digits}`],
    ["Currency", currency],
    ["Period", `${period.from} to ${period.to}`],
    ["Opening balance", toDecimal(balances.opening_balance, digits)],
    ["Closing balance", toDecimal(balances.closing_balance, digits)],
  ] as const;
  for (const [index, [name, value]] of facts.entries()) {
    write(page, [MARGIN, 106 + index * 16], name, { color: PALE });
    write(page, [MARGIN + 110, 106 + index * 16], value);
  }
  writeColumnHeads(page, FIRST_ROW - 22);
};

/** The last digit before the decimals, lost in print: ten times too little. */
const loseDigit = (printed: string): string => printed.replace(/\d(?=\.|$)/, "");

const writeRows = (page: Page, statement: PrintedStatement): void => {
  const digits = minorDigits(statement.currency);
  let y = FIRST_ROW;
  for (const [index, row] of statement.transactions.entries()) {
    if (y > LAST_ROW) {
      page.addPage();
      write(page, [MARGIN, 52], statement.account.bank_name, { bold: true });
      writeEnding(page, [COLUMNS.balance, 52], "Page 2", { color: PALE });
      writeColumnHeads(page, FIRST_ROW_OF_NEXT - 22);
      y = FIRST_ROW_OF_NEXT;
    }
    const amount = toDecimal(row.amount, digits);
    write(page, [COLUMNS.date, y], row.booked_on);
    write(page, [COLUMNS.text, y], row.description, { size: 8 });
    writeEnding(page, [COLUMNS.amount, y], index === statement.misprinted ? loseDigit(amount) : amount);
    writeEnding(page, [COLUMNS.balance, y], toDecimal(row.balance_after, digits));
    y += LINE;
  }
  rule(page, y);
};

/** The statement as pages that print its opening, its closing and the balance after each row; the same statement gives the same bytes. */
export const toPdf = async (statement: PrintedStatement): Promise<Buffer> => {
  const page = new Pdf({
    size: "A4",
    margin: MARGIN,
    info: { Title: "Account statement", CreationDate: new Date(`${statement.period.to}T00:00:00Z`) },
  });
  const written: Promise<Buffer[]> = page.toArray();
  writeHead(page, statement);
  writeRows(page, statement);
  page.end();
  return Buffer.concat(await written);
};
