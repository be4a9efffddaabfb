import { err, ok } from "@passbook/contract/values";
import type { CurrencyCode, Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { Said } from "@passbook/contract/sentences/sentence";
import { scanXml } from "../../decode/markup/scan-xml.ts";
import type { XmlFault } from "../../decode/markup/scan-xml.ts";
import type {
  AccountType,
  ParsedAccount,
  ParsedFile,
  ParsedTransaction,
  ParseHints,
  Problem,
  Refusal,
} from "../../parsed-file.ts";
import { findCurrencyCode } from "../../values/currency.ts";
import { makeAccount } from "../../values/make-account.ts";
import { tidyText } from "../../values/text.ts";
import { buildStatement } from "../build-statement.ts";
import { findFirstDay } from "../find-first-day.ts";
import { joinPages } from "../join-pages.ts";
import type { StatementPage } from "../join-pages.ts";
import { CamtCollection } from "./collect-entries.ts";
import type { CamtEntry, CamtFields } from "./collect-entries.ts";
import { readCamtAmount, readCamtDate } from "./read-amount.ts";
import { findBalances } from "./read-balances.ts";
import { readEntry } from "./read-entry.ts";

/** Sums over entries as they are printed. */
type Totals = { credits: number; debits: number; count: number };
type EntryCounts = { booked: Totals; announced: Totals; informative: Totals };

const zeroTotals = (): Totals => ({ credits: 0, debits: 0, count: 0 });
const zeroCounts = (): EntryCounts => ({
  booked: zeroTotals(),
  announced: zeroTotals(),
  informative: zeroTotals(),
});

const PREVIOUS_CLOSE = "PRCD";

const ACCOUNT_TYPES: Readonly<Record<string, AccountType>> = {
  CACC: "current",
  TRAN: "current",
  SVGS: "savings",
  CARD: "credit_card",
  LOAN: "loan",
  CASH: "cash",
};

const readAccount = (fields: CamtFields): ParsedAccount => {
  const number =
    fields.get("Acct.Id.IBAN") ??
    fields.get("Acct.Id.Othr.Id") ??
    fields.get("Acct.Id.BBAN") ??
    fields.get("Acct.Id.PrtryAcct.Id") ??
    null;
  const bank = "Acct.Svcr.FinInstnId";
  return makeAccount(number, {
    bank_name: tidyText(fields.get(`${bank}.Nm`) ?? fields.get(`${bank}.NmAndAdr.Nm`)),
    account_type: ACCOUNT_TYPES[fields.get("Acct.Tp.Cd") ?? ""] ?? null,
    bank_code:
      fields.get(`${bank}.BICFI`) ??
      fields.get(`${bank}.BIC`) ??
      fields.get(`${bank}.ClrSysMmbId.MmbId`) ??
      null,
  });
};

const addTo = (totals: Totals, signed: number): void => {
  totals.count += 1;
  if (signed > 0) totals.credits += signed;
  else totals.debits += signed;
};

/** A printed total may count announced entries too, or all; what is left for the booked rows, or the total as it is printed. */
const leaveBooked = (printed: number | null, counts: EntryCounts, kind: keyof Totals): number | null => {
  const booked = counts.booked[kind];
  const announced = booked + counts.announced[kind];
  return printed === announced || printed === announced + counts.informative[kind] ? booked : printed;
};

const findPageNumber = (fields: CamtFields): number | null => {
  const text = fields.get("StmtPgntn.PgNb") ?? fields.get("RptPgntn.PgNb") ?? "";
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
};

/** How a statement says that it is one of several pages: they share its number, and often each has an identifier of its own. */
const describePage = (fields: CamtFields): Omit<StatementPage, "parts"> => {
  const page = findPageNumber(fields);
  const last = fields.get("StmtPgntn.LastPgInd") ?? fields.get("RptPgntn.LastPgInd");
  return {
    statement: fields.get("ElctrncSeqNb") ?? fields.get("LglSeqNb") ?? fields.get("Id") ?? null,
    page,
    goesOn: page !== null && page > 1,
    isContinued: last === "false" || last === "0",
  };
};

class CamtReading {
  readonly pages: StatementPage[] = [];
  readonly problems: Problem[] = [];
  #rows: ParsedTransaction[] = [];
  #unread: Problem[] = [];
  #counts = zeroCounts();

  open(): void {
    this.#rows = [];
    this.#unread = [];
    this.#counts = zeroCounts();
  }

  entry(entry: CamtEntry, statement: CamtFields): void {
    const currency = findCurrencyCode(statement.get("Acct.Ccy") ?? "");
    const madeOn = readCamtDate(statement, "CreDtTm") ?? readCamtDate(statement, "FrToDt.ToDtTm");
    const read = readEntry(entry, { currency, madeOn });
    if (read.row !== null) this.#rows.push(read.row);
    this.problems.push(...read.problems);
    if (read.signed === null) this.#unread.push(...read.problems);
    else addTo(this.#counts[read.kind], read.signed);
  }

  #readSum(fields: CamtFields, element: string, currency: CurrencyCode | null): number | null {
    return readCamtAmount(fields, `TxsSummry.${element}.Sum`, currency)?.amount ?? null;
  }

  /** The printed number of entries as a number of rows: entries of nothing are none. */
  #countRows(fields: CamtFields): number | null {
    const text = fields.get("TxsSummry.TtlNtries.NbOfNtries") ?? "";
    if (!/^\d{1,9}$/.test(text)) return null;
    const printed = leaveBooked(Number(text), this.#counts, "count");
    const rows = this.#rows.filter((row) => !row.pending).length;
    return printed === null ? null : printed + rows - this.#counts.booked.count;
  }

  close(fields: CamtFields, balances: CamtFields[]): void {
    const written =
      fields.get("Acct.Ccy") ??
      balances.map((balance) => balance.get("Amt@Ccy")).find((code) => code !== undefined);
    const currency = findCurrencyCode(written ?? "") ?? this.#rows[0]?.currency ?? null;
    const { opening, closing } = findBalances(balances, currency);
    const stated = [fields.get("FrToDt.FrDt"), fields.get("FrToDt.FrDtTm")];
    const credits = this.#readSum(fields, "TtlCdtNtries", currency);
    const debits = this.#readSum(fields, "TtlDbtNtries", currency);
    this.pages.push({
      ...describePage(fields),
      parts: {
        account: readAccount(fields),
        currency,
        period: {
          from:
            readCamtDate(fields, "FrToDt.FrDt") ??
            readCamtDate(fields, "FrToDt.FrDtTm") ??
            (opening?.kind === PREVIOUS_CLOSE
              ? findFirstDay(opening.day, closing?.day ?? null, this.#rows)
              : opening?.day) ??
            null,
          to:
            readCamtDate(fields, "FrToDt.ToDt") ??
            readCamtDate(fields, "FrToDt.ToDtTm") ??
            closing?.day ??
            null,
        },
        states_period: stated.some((day) => day !== undefined),
        facts: {
          opening: opening?.amount ?? null,
          closing: closing?.amount ?? null,
          credits: leaveBooked(credits, this.#counts, "credits"),
          debits: leaveBooked(debits === null ? null : 0 - debits, this.#counts, "debits"),
          count: this.#countRows(fields),
        },
        transactions: this.#rows,
        unread: this.#unread,
      },
    });
  }
}

const FAULTS: Readonly<Record<XmlFault["code"], Said>> = {
  doctype: say("xml_doctype"),
  too_deep: say("xml_too_deep"),
  too_many_references: say("xml_too_many_references"),
  too_many_attributes: say("xml_too_many_attributes"),
  cut_off: say("file_cut_off"),
  not_well_formed: say("xml_not_well_formed"),
};

/** Reads CAMT.052, 053 and 054 of all versions, whatever namespace or prefix: one statement for each account's part. */
export const readCamt = (text: string, _hints: ParseHints): Result<ParsedFile, Refusal> => {
  const reading = new CamtReading();
  const collection = new CamtCollection(text, reading);
  const fault = scanXml(text, collection);
  if (fault !== null) return err({ code: "unreadable", ...FAULTS[fault.code], place: { line: fault.line } });
  if (reading.pages.length === 0)
    return err({
      code: "not_a_statement",
      ...say("camt_without_statement"),
    });
  const statements = joinPages(reading.pages).map(buildStatement);
  return ok({ format: "camt", statements, problems: reading.problems, questions: [] });
};
