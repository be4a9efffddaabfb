import type { Transaction } from "@passbook/contract/transactions";
import { minorDigits, toDecimal } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import type { Narrowing } from "../../transactions/index.ts";
import { listSheets, type Sheet } from "./list-sheets.ts";
import { toXmlText } from "./xml-text.ts";

const HEAD =
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n' +
  '<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n';
const DONE = "<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>";
/** Of OFX 2.2, in signs. */
const LONGEST_NAME = 32;
const LONGEST_MEMO = 255;
const LONGEST_NUMBER = 22;

const toDay = (day: string): string => day.replaceAll("-", "");

const tag = (name: string, value: string): string => `<${name}>${toXmlText(value)}</${name}>`;

/** Signs, not halves of them. */
const cut = (text: string, longest: number): string => Array.from(text).slice(0, longest).join("");

/** A long text stands whole as the memo, whose beginning the name is. */
const toTexts = (description: string): string => {
  const text = description.replaceAll(/\s+/g, " ").trim();
  const name = cut(text, LONGEST_NAME);
  const memo = cut(text, LONGEST_MEMO);
  return tag("NAME", name.trim() === "" ? "-" : name) + (memo === name ? "" : tag("MEMO", memo));
};

const toTransaction = (row: Transaction): string =>
  `<STMTTRN><TRNTYPE>${row.amount < 0 ? "DEBIT" : "CREDIT"}</TRNTYPE>` +
  tag("DTPOSTED", toDay(row.booked_on)) +
  (row.value_on === null ? "" : tag("DTAVAIL", toDay(row.value_on))) +
  tag("TRNAMT", toDecimal(row.amount, minorDigits(row.currency))) +
  tag("FITID", row.id) +
  (row.reference === null || row.reference.trim() === "" ? "" : tag("REFNUM", cut(row.reference, 32))) +
  `${toTexts(row.description)}</STMTTRN>\n`;

const ACCOUNT_TYPES: Readonly<Record<string, string>> = { savings: "SAVINGS", loan: "CREDITLINE" };

/** Programs know an account again by its number; without one, by ours. */
const toAccountNumber = ({ account }: Sheet): string =>
  account.last_4_digits ?? cut(account.id, LONGEST_NUMBER);

const toAccount = (sheet: Sheet): string =>
  sheet.account.account_type === "credit_card"
    ? `<CCACCTFROM>${tag("ACCTID", toAccountNumber(sheet))}</CCACCTFROM>`
    : `<BANKACCTFROM>${tag("BANKID", cut(sheet.account.bank_id ?? "0", 9))}${tag("ACCTID", toAccountNumber(sheet))}` +
      `${tag("ACCTTYPE", ACCOUNT_TYPES[sheet.account.account_type] ?? "CHECKING")}</BANKACCTFROM>`;

/** The balance before the first row is told only where nothing lacks up to the last. */
const toBalances = ({ balances, currency, last_day }: Sheet): string => {
  const last = balances?.ends.at(-1);
  if (balances === null || last === undefined || last.day < last_day) return "";
  const write = (amount: number): string => toDecimal(amount, minorDigits(currency));
  const ledger = `<LEDGERBAL>${tag("BALAMT", write(last.amount))}${tag("DTASOF", toDay(last.day))}</LEDGERBAL>`;
  if (balances.gaps.length > 0) return ledger;
  return (
    `${ledger}<BALLIST><BAL><NAME>Opening balance</NAME><DESC>Opening balance</DESC><BALTYPE>DOLLAR</BALTYPE>` +
    `${tag("VALUE", write(balances.opening))}</BAL></BALLIST>`
  );
};

async function* writeStatement(sheet: Sheet, kind: "STMT" | "CCSTMT"): AsyncGenerator<string> {
  const number = tag("TRNUID", `${sheet.account.id}-${sheet.currency}`);
  yield `<${kind}TRNRS>${number}${DONE}<${kind}RS>${tag("CURDEF", sheet.currency)}${toAccount(sheet)}\n`;
  yield `<BANKTRANLIST>${tag("DTSTART", toDay(sheet.first_day))}${tag("DTEND", toDay(sheet.last_day))}\n`;
  for await (const rows of sheet.read()) yield rows.map(toTransaction).join("");
  yield `</BANKTRANLIST>${toBalances(sheet)}</${kind}RS></${kind}TRNRS>\n`;
}

/** How the sign-on went, which may tell a person something (`MESSAGE` of a status of OFX 2.2). */
const toStatus = (note: string): string =>
  note === "" ? DONE : DONE.replace("</STATUS>", `${tag("MESSAGE", cut(note, LONGEST_MEMO))}</STATUS>`);

/** The booked transactions a filter keeps as OFX 2.2: one statement for each account and currency, oldest row first. */
export async function* writeOfx(
  db: Db,
  user_id: string,
  { filter, note }: { readonly filter: Narrowing; readonly note: string },
): AsyncGenerator<string> {
  const sheets = Map.groupBy((await listSheets(db, user_id, filter)).sheets, ({ account }) =>
    account.account_type === "credit_card" ? "CCSTMT" : "STMT",
  );
  yield HEAD;
  yield `<OFX><SIGNONMSGSRSV1><SONRS>${toStatus(note)}${tag("DTSERVER", toDay(filter.now.slice(0, 10)))}<LANGUAGE>ENG</LANGUAGE></SONRS></SIGNONMSGSRSV1>\n`;
  for (const [kind, own] of sheets) {
    const set = kind === "STMT" ? "BANKMSGSRSV1" : "CREDITCARDMSGSRSV1";
    yield `<${set}>\n`;
    for (const sheet of own) yield* writeStatement(sheet, kind);
    yield `</${set}>\n`;
  }
  yield "</OFX>\n";
}
