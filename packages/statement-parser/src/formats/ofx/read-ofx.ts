import { err, minorDigits, ok, toIsoDate } from "@passbook/contract/values";
import type { CurrencyCode, IsoDate, Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type {
  AccountType,
  ParsedAccount,
  ParsedFile,
  ParsedStatement,
  ParsedTransaction,
  ParseHints,
  Problem,
  Refusal,
} from "../../parsed-file.ts";
import { findDecimalSign, findNumberBody, readAmount, toMinor } from "../../values/amount.ts";
import type { DecimalSign } from "../../values/amount.ts";
import { findCurrencyCode } from "../../values/currency.ts";
import { readDate, resolveDate } from "../../values/date.ts";
import { makeAccount } from "../../values/make-account.ts";
import { joinTexts, tidyText } from "../../values/text.ts";
import { rememberTexts } from "../../words/remember-texts.ts";
import { buildStatement } from "../build-statement.ts";
import { checkMovement } from "../check-movement.ts";
import { collectRows } from "../collect-rows.ts";
import { collectRecords } from "./collect-records.ts";
import { completeName, continuesNames, findName } from "./complete-name.ts";
import { readPositions } from "./read-positions.ts";
import type { OfxFields, OfxFile, OfxInvestment, OfxStatement, OfxTransaction } from "./collect-records.ts";

type Context = { hints: ParseHints; problems: Problem[]; commaGroups: boolean; continuesNames: boolean };

/** The day of `YYYYMMDD…`; null when there is no such day, undefined when it is not written so. */
const readCompactDate = rememberTexts((head): IsoDate | null | undefined => {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(head) ?? [];
  return year === undefined ? undefined : toIsoDate(Number(year), Number(month), Number(day));
});

const readOfxDate = (value: string | undefined, hints: ParseHints): IsoDate | null => {
  if (value === undefined) return null;
  const day = readCompactDate(value.slice(0, 8));
  if (day !== undefined) return day;
  const written = readDate(value.replace(/\[.*$/, ""));
  return written === null ? null : resolveDate(written, hints.date_order ?? "dmy", hints.today);
};

/** The standard allows point or comma as decimal sign and no grouping; some banks group all the same. */
const readOfxAmount = (
  value: string,
  exponent: number,
  commaGroups: boolean,
): { amount: number; exact: boolean } | null => {
  const found = findNumberBody(value);
  if (found === null) return null;
  const said = findDecimalSign(found.body);
  const lone: DecimalSign = found.body.includes(",") && !commaGroups ? "," : ".";
  const written = readAmount(value, said === "." || said === "," ? said : lone);
  return written === null ? null : toMinor(written, exponent);
};

const ACCOUNT_TYPES: Readonly<Record<string, AccountType>> = {
  CHECKING: "current",
  SAVINGS: "savings",
  MONEYMRKT: "savings",
  CD: "savings",
  CREDITLINE: "loan",
  CREDITCARD: "credit_card",
};

const findAccountType = (statement: OfxStatement, written: string | undefined): AccountType | null => {
  if (statement.kind === "card") return "credit_card";
  if (statement.kind === "investment") return "investment";
  return ACCOUNT_TYPES[(written ?? "").toUpperCase()] ?? null;
};

const readAccount = (statement: OfxStatement, header: OfxFields): ParsedAccount => {
  const get = (leaf: string): string | undefined =>
    statement.fields.get(`BANKACCTFROM.${leaf}`) ??
    statement.fields.get(`CCACCTFROM.${leaf}`) ??
    statement.fields.get(`INVACCTFROM.${leaf}`);
  return makeAccount(get("ACCTID") ?? null, {
    bank_name: findHeader(header, "FI.ORG"),
    account_type: findAccountType(statement, get("ACCTTYPE")),
    bank_code: get("BANKID") ?? get("BROKERID") ?? null,
  });
};

const findHeader = (header: OfxFields, leaf: string): string | null => {
  for (const [key, value] of header) if (key === leaf || key.endsWith(`.${leaf}`)) return value;
  return null;
};

const readTransaction = (
  record: OfxTransaction,
  currency: CurrencyCode | null,
  context: Context,
): ParsedTransaction | Problem => {
  const { fields, line } = record;
  const place = { line };
  const own = findCurrencyCode(fields.get("CURRENCY.CURSYM") ?? "") ?? currency;
  const posted =
    readOfxDate(fields.get("DTPOSTED"), context.hints) ??
    readOfxDate(fields.get("DTUSER") ?? fields.get("DTTRAN"), context.hints);
  const written = fields.get("TRNAMT") ?? "";
  const read = readOfxAmount(written, minorDigits(own), context.commaGroups);
  const value_on = readOfxDate(fields.get("DTAVAIL"), context.hints);
  const checked = checkMovement({
    amount: read?.amount ?? null,
    printed: written,
    value_on,
    booked_on: posted,
    place,
  });
  if (read?.exact === false)
    context.problems.push({
      code: "amount_rounded",
      ...say("one_amount_rounded", { amount: written.slice(0, 40) }),
      place,
    });
  if ("code" in checked) return checked;
  const memo = tidyText(fields.get("MEMO"));
  const printed = findName(fields);
  const name = completeName(printed, fields.get("MEMO"), context.continuesNames);
  return {
    ...checked,
    value_on,
    currency: own,
    description: name === printed ? joinTexts(name, memo) : (name ?? ""),
    counterparty: name,
    reference: tidyText(fields.get("FITID")) ?? tidyText(fields.get("REFNUM")),
    balance_after: null,
    pending: record.pending,
    source: place,
    mcc: tidyText(fields.get("SIC")),
    type: tidyText(fields.get("TRNTYPE")),
  };
};

/** What leaves or reaches the cash by its total; a reinvestment and a journal between funds do not. */
const CASH_KINDS = /^(?:BUY|SELL)\w+$|^(?:INCOME|INVEXPENSE|MARGININTEREST|RETOFCAP)$/;

/** A purchase, sale or income as the movement of cash that it is; those that move none, or another fund than the cash, are none. */
const toCash = ({ kind, fields, line }: OfxInvestment): OfxTransaction | null => {
  const total = fields.get("TOTAL");
  const fund = fields.get("SUBACCTFUND")?.toUpperCase();
  if (total === undefined || fund !== "CASH" || !CASH_KINDS.test(kind)) return null;
  const names = { TOTAL: "TRNAMT", DTTRADE: "DTPOSTED", DTSETTLE: "DTAVAIL", MEMO: "NAME", FITID: "FITID" };
  const told = Object.entries(names).flatMap(([from, to]): [string, string][] => {
    const value = fields.get(from);
    return value === undefined ? [] : [[to, value]];
  });
  const currency = fields.get("CURRENCY.CURSYM");
  const own: [string, string][] = currency === undefined ? [] : [["CURRENCY.CURSYM", currency]];
  return { fields: new Map([...told, ["TRNTYPE", kind], ...own]), line, pending: false };
};

const OPENING = /open|begin|start|anfang|anterior|previous|initial/i;

const findOpening = (statement: OfxStatement): string | null => {
  for (const balance of statement.balances)
    if (OPENING.test(`${balance.get("NAME") ?? ""} ${balance.get("DESC") ?? ""}`))
      return balance.get("VALUE") ?? null;
  return null;
};

/** The cash of a broker's account is its balance where nothing but cash moved. */
const findClosing = ({ fields }: OfxStatement, rows: number, leftOut: number): string | undefined => {
  const isCash = rows > 0 && leftOut === 0;
  return fields.get("LEDGERBAL.BALAMT") ?? (isCash ? fields.get("INVBAL.AVAILCASH") : undefined);
};

const readStatement = (
  statement: OfxStatement,
  { header, securities }: Pick<OfxFile, "header" | "securities">,
  context: Context,
): ParsedStatement => {
  const currency = findCurrencyCode(statement.fields.get("CURDEF") ?? "");
  const cash = statement.investments.flatMap((investment) => toCash(investment) ?? []);
  const leftOut = statement.investments.length - cash.length;
  const records = [...statement.transactions, ...cash].toSorted((a, b) => a.line - b.line);
  const { transactions, unread } = collectRows(
    records,
    (record) => readTransaction(record, currency, context),
    context.problems,
  );
  if (leftOut > 0)
    context.problems.push({
      code: "investment_rows_left_out",
      ...say("investment_rows_left_out", { rows: leftOut }),
    });
  const readBalance = (value: string | null | undefined): number | null =>
    typeof value === "string"
      ? (readOfxAmount(value, minorDigits(currency), context.commaGroups)?.amount ?? null)
      : null;
  const list = statement.kind === "investment" ? "INVTRANLIST" : "BANKTRANLIST";
  const holdings = readPositions(statement, securities, {
    currency,
    readDay: (value) => readOfxDate(value, context.hints),
  });
  const built = buildStatement({
    account: readAccount(statement, header),
    currency,
    period: {
      from: readOfxDate(statement.fields.get(`${list}.DTSTART`), context.hints),
      to: readOfxDate(statement.fields.get(`${list}.DTEND`), context.hints),
    },
    facts: {
      opening: readBalance(findOpening(statement)),
      closing: readBalance(findClosing(statement, records.length, leftOut)),
    },
    transactions,
    unread,
  });
  return holdings === null ? built : { ...built, holdings };
};

const refuseWithoutStatement = (header: OfxFields): Refusal => {
  const message = [...header].find(
    ([key, value]) => key.endsWith("STATUS.MESSAGE") && !/^success|^ok$/i.test(value),
  )?.[1];
  return {
    code: "not_a_statement",
    ...(message === undefined
      ? say("ofx_without_statement")
      : say("bank_answered_error", { error: message.slice(0, 200) })),
  };
};

const FAULTS = {
  cut: say("file_cut_off"),
  doctype: say("xml_doctype"),
  too_deep: say("xml_too_deep"),
  value_too_long: say("ofx_value_too_long"),
  too_many_references: say("xml_too_many_references"),
} as const;

/** Reads OFX 1 (SGML) and 2 (XML), QFX and QBO: one statement for each account response, balances as printed. */
export const readOfx = (text: string, hints: ParseHints): Result<ParsedFile, Refusal> => {
  const { file, fault } = collectRecords(text);
  if (fault !== null) return err({ code: "unreadable", ...FAULTS[fault] });
  if (file.statements.length === 0) return err(refuseWithoutStatement(file.header));
  const context: Context = {
    hints,
    problems: [],
    commaGroups: groupsWithCommas(file.statements),
    continuesNames: continuesNames(file.statements.flatMap(({ transactions }) => transactions)),
  };
  const statements = file.statements.map((statement) => readStatement(statement, file, context));
  const isQuicken = [...file.header.keys()].some((key) => key.includes("INTU."));
  return ok({ format: isQuicken ? "qfx" : "ofx", statements, problems: context.problems, questions: [] });
};

/** Some amount ends in a point and two digits, so a lone comma cannot be the decimal sign. */
const groupsWithCommas = (statements: readonly OfxStatement[]): boolean =>
  statements.some((statement) =>
    statement.transactions.some((record) => /\.\d{1,2}$/.test(record.fields.get("TRNAMT") ?? "")),
  );
