import { minorDigits, toDecimal } from "@passbook/contract/values";
import type { SampleStatement, SampleTransaction } from "./sample-statement.ts";

/** RFC 4180: a comma or a quotation mark puts the whole value into quotation marks. */
const quote = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const writeHead = ({ account, currency, period, ...balances }: SampleStatement, digits: number): string[] => [
  quote(account.bank_name),
  `Account,XXXXXXXX${account.last_4_digits}`,
  `Currency,${currency}`,
  `Period,${period.from} to ${period.to}`,
  `Opening balance,${toDecimal(balances.opening_balance, digits)}`,
  `Closing balance,${toDecimal(balances.closing_balance, digits)}`,
  "",
  "Date,Value date,Payee,Description,Amount,Balance",
];

const writeRow = (row: SampleTransaction, digits: number): string =>
  [
    row.booked_on,
    row.value_on,
    quote(row.counterparty ?? ""),
    quote(row.description),
    toDecimal(row.amount, digits),
    toDecimal(row.balance_after, digits),
  ].join(",");

/** The statement as a CSV file that prints its opening, its closing and the balance after each row, so that it proves by itself. */
export const toCsv = (statement: SampleStatement): string => {
  const digits = minorDigits(statement.currency);
  const rows = statement.transactions.map((row) => writeRow(row, digits));
  return [...writeHead(statement, digits), ...rows, ""].join("\n");
};
