import { ok, toIsoDate } from "@passbook/contract/values";
import type { CurrencyCode, IsoDate, Result } from "@passbook/contract/values";
import { splitLines } from "../../decode/text/split-lines.ts";
import type {
  ParsedFile,
  ParsedStatement,
  ParsedTransaction,
  ParseHints,
  Problem,
  Refusal,
} from "../../parsed-file.ts";
import { findNumberedCurrency } from "../../values/currency-numbers.ts";
import { makeAccount } from "../../values/make-account.ts";
import { joinTexts, tidyText } from "../../values/text.ts";
import { buildStatement } from "../build-statement.ts";
import { checkMovement } from "../check-movement.ts";
import { collectRows } from "../collect-rows.ts";
import { negateAmount } from "../fixed-fields.ts";
import { readDecimal } from "../read-decimal.ts";

/** The lines `name=value` of the head, an account or a document, and the line it begins in. */
type Section = { fields: ReadonlyMap<string, string>; line: number };
type OneCFile = { head: Section; accounts: Section[]; documents: Section[] };

const ACCOUNT = "СекцияРасчСчет";
const DOCUMENT = "СекцияДокумент";

const collectSections = (text: string): OneCFile => {
  const open = (line: number) => ({ fields: new Map<string, string>(), line });
  const head = open(1);
  const accounts: Section[] = [];
  const documents: Section[] = [];
  let section = head;
  for (const [index, raw] of splitLines(text).entries()) {
    const [name = "", ...rest] = raw.trim().split("=");
    if (name === ACCOUNT || name === DOCUMENT) {
      section = open(index + 1);
      (name === ACCOUNT ? accounts : documents).push(section);
    } else if (rest.length > 0) section.fields.set(name, rest.join("=").trim());
  }
  return { head, accounts, documents };
};

const DAY = /^(\d{2})\.(\d{2})\.(\d{4})$/;

const readDay = (text: string | undefined): IsoDate | null => {
  const match = DAY.exec(text ?? "");
  return match === null ? null : toIsoDate(Number(match[3]), Number(match[2]), Number(match[1]));
};

const RUSSIAN_ACCOUNT = /^\d{5}(\d{3})\d{12}$/;

/** The sixth to eighth digits of a Russian account number are its currency's. */
const findCurrencyOf = (number: string): CurrencyCode | null =>
  findNumberedCurrency(RUSSIAN_ACCOUNT.exec(number)?.[1] ?? "");

type Owner = { number: string; currency: CurrencyCode | null };

/** The account that pays, and the one that is paid, by the names that banks give them. */
const PAYER = ["ПлательщикСчет", "ПлательщикРасчСчет"];
const PAYEE = ["ПолучательСчет", "ПолучательРасчСчет"];

const holds = ({ fields }: Section, names: readonly string[], number: string): boolean =>
  names.some((name) => fields.get(name) === number);

const readRow = (document: Section, { number, currency }: Owner): ParsedTransaction | Problem => {
  const { fields, line } = document;
  const debit = holds(document, PAYER, number);
  const printed = fields.get("Сумма") ?? "";
  const amount = readDecimal(printed, currency);
  const booked_on =
    readDay(fields.get(debit ? "ДатаСписано" : "ДатаПоступило")) ?? readDay(fields.get("Дата"));
  const checked = checkMovement({
    amount: debit ? negateAmount(amount) : amount,
    printed,
    value_on: null,
    booked_on,
    place: { line },
  });
  if ("code" in checked) return checked;
  const side = debit ? "Получатель" : "Плательщик";
  const counterparty = tidyText(fields.get(`${side}1`) ?? fields.get(side)?.replace(/^ИНН \d+\s+/, ""));
  return {
    ...checked,
    value_on: null,
    currency,
    description: joinTexts(counterparty, tidyText(fields.get("НазначениеПлатежа"))),
    counterparty,
    reference: tidyText(fields.get("Номер")),
    balance_after: null,
    pending: false,
    source: { line },
    type: tidyText(fields.get("ВидПлатежа")) ?? tidyText(fields.get("ВидОплаты")),
  };
};

/** Days of one account, each with its balances, are one statement: what opens the first and closes the last. */
const readStatement = (
  number: string,
  { accounts, documents }: OneCFile,
  problems: Problem[],
): ParsedStatement => {
  const currency = findCurrencyOf(number);
  const days = accounts.filter(({ fields }) => fields.get("РасчСчет") === number);
  const own = documents.filter(
    (document) => holds(document, PAYER, number) || holds(document, PAYEE, number),
  );
  const { transactions, unread } = collectRows(
    own,
    (document) => readRow(document, { number, currency }),
    problems,
  );
  const amounts = (name: string) => days.map(({ fields }) => readDecimal(fields.get(name), currency));
  const sum = (name: string): number | null =>
    amounts(name).reduce((all, amount) => (all === null || amount === null ? null : all + amount), 0);
  return buildStatement({
    account: makeAccount(number),
    currency,
    states_period: true,
    period: {
      from: readDay(days[0]?.fields.get("ДатаНачала")),
      to: readDay(days.at(-1)?.fields.get("ДатаКонца")),
    },
    facts: {
      opening: amounts("НачальныйОстаток")[0] ?? null,
      closing: amounts("КонечныйОстаток").at(-1) ?? null,
      credits: days.length === 0 ? null : sum("ВсегоПоступило"),
      debits: days.length === 0 ? null : negateAmount(sum("ВсегоСписано")),
    },
    transactions,
    unread,
  });
};

/** Reads 1CClientBankExchange, the exchange of Russian and neighbouring banks with bookkeeping: one statement for each account it names. */
export const readOneC = (text: string, _hints: ParseHints): Result<ParsedFile, Refusal> => {
  const file = collectSections(text);
  const numbers = new Set(
    [...file.accounts, file.head].flatMap(({ fields }) => fields.get("РасчСчет") ?? []),
  );
  const problems: Problem[] = [];
  const statements = [...numbers].map((number) => readStatement(number, file, problems));
  return ok({ format: "1c", statements, problems, questions: [] });
};
