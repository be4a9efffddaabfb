import { minorDigits, toDecimal, type IsoDate } from "@passbook/contract/values";
import type { SampleAccount, SampleStatement, SampleTransaction } from "./sample-statement.ts";

const LONGEST_NAME = 32;

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const toOfxDate = (date: IsoDate): string => date.replaceAll("-", "");

const writeTransaction = (row: SampleTransaction, id: string, digits: number): string =>
  `<STMTTRN><TRNTYPE>${row.amount < 0 ? "DEBIT" : "CREDIT"}</TRNTYPE><DTPOSTED>${toOfxDate(row.booked_on)}</DTPOSTED>` +
  `<DTUSER>${toOfxDate(row.value_on)}</DTUSER><TRNAMT>${toDecimal(row.amount, digits)}</TRNAMT><FITID>${id}</FITID>` +
  `<NAME>${escapeXml((row.counterparty ?? row.description).slice(0, LONGEST_NAME).trim())}</NAME><MEMO>${escapeXml(row.description)}</MEMO></STMTTRN>\n`;

const writeAccount = (account: SampleAccount): string =>
  account.account_type === "credit_card"
    ? `<CCACCTFROM><ACCTID>XXXXXXXXXXXX${account.last_4_digits}</ACCTID></CCACCTFROM>`
    : `<BANKACCTFROM><BANKID>000000000</BANKID><ACCTID>XXXXXXXX${account.last_4_digits}</ACCTID>` +
      `<ACCTTYPE>${account.account_type === "savings" ? "SAVINGS" : "CHECKING"}</ACCTTYPE></BANKACCTFROM>`;

const HEADER =
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n' +
  '<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n';
const STATUS = "<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>";

/** The statement as an OFX 2.1.1 file (OFX specification 2.1.1, chapter 11) with its ledger balance. */
export const toOfx = (statement: SampleStatement): string => {
  const { account, period } = statement;
  const digits = minorDigits(statement.currency);
  const card = account.account_type === "credit_card";
  const set = card ? "CREDITCARDMSGSRSV1" : "BANKMSGSRSV1";
  const response = card ? "CCSTMTTRNRS" : "STMTTRNRS";
  const body = card ? "CCSTMTRS" : "STMTRS";
  const rows = statement.transactions.map((row, index) =>
    writeTransaction(
      row,
      `${account.last_4_digits}${toOfxDate(period.from)}${String(index + 1).padStart(6, "0")}`,
      digits,
    ),
  );
  return (
    `${HEADER}<OFX><SIGNONMSGSRSV1><SONRS>${STATUS}<DTSERVER>${toOfxDate(period.to)}</DTSERVER><LANGUAGE>ENG</LANGUAGE>` +
    `<FI><ORG>${escapeXml(account.bank_name)}</ORG></FI></SONRS></SIGNONMSGSRSV1>\n` +
    `<${set}><${response}><TRNUID>0</TRNUID>${STATUS}<${body}><CURDEF>${statement.currency}</CURDEF>${writeAccount(account)}\n` +
    `<BANKTRANLIST><DTSTART>${toOfxDate(period.from)}</DTSTART><DTEND>${toOfxDate(period.to)}</DTEND>\n${rows.join("")}</BANKTRANLIST>\n` +
    `<LEDGERBAL><BALAMT>${toDecimal(statement.closing_balance, digits)}</BALAMT><DTASOF>${toOfxDate(period.to)}</DTASOF></LEDGERBAL>` +
    `</${body}></${response}></${set}></OFX>\n`
  );
};
