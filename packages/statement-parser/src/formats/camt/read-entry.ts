import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { Said } from "@passbook/contract/sentences/sentence";
import type { ParsedTransaction, Problem } from "../../parsed-file.ts";
import type { CamtEntry, CamtFields } from "./collect-entries.ts";
import { readCamtAmount, readCamtDate, readDirection } from "./read-amount.ts";
import type { CamtAmount } from "./read-amount.ts";
import { readTexts } from "./read-texts.ts";

/** What was read of an entry for its row. */
type EntryFacts = {
  amount: CamtAmount;
  debit: boolean;
  reversal: boolean;
  pending: boolean;
  bookedOn: IsoDate;
  valueOn: IsoDate | null;
};

/** An entry as its row, or why there is none; `signed` is its amount as far as it could be read. */
export type ReadEntry = {
  row: ParsedTransaction | null;
  problems: Problem[];
  signed: number | null;
  kind: "booked" | "announced" | "informative";
};

const EMPTY: CamtFields = new Map();

const findStatus = (fields: CamtFields): string =>
  (fields.get("Sts.Cd") ?? fields.get("Sts.Prtry") ?? fields.get("Sts") ?? "BOOK").toUpperCase();

/** The one direction of an entry: its own or, where a bank left it out, the one all its details share. */
const findDirection = (entry: CamtEntry): boolean | null => {
  const own = readDirection(entry.fields);
  if (own !== null) return own;
  const found = new Set(entry.details.map(readDirection));
  const [only = null] = found;
  return found.size === 1 ? only : null;
};

const ORIGINALS = ["AmtDtls.InstdAmt.Amt", "AmtDtls.TxAmt.Amt", "AmtDtls.CntrValAmt.Amt"];

const findOriginal = (
  details: CamtFields,
  entry: CamtFields,
  facts: EntryFacts,
): { amount: number; currency: CurrencyCode } | null => {
  for (const fields of [details, entry])
    for (const path of ORIGINALS) {
      const read = readCamtAmount(fields, path, null);
      if (read === null || read.currency === null || read.currency === facts.amount.currency) continue;
      return { amount: facts.debit ? -read.amount : read.amount, currency: read.currency };
    }
  return null;
};

const makeRow = (entry: CamtEntry, facts: EntryFacts): ParsedTransaction => ({
  booked_on: facts.bookedOn,
  value_on: facts.valueOn,
  amount: facts.debit ? -facts.amount.amount : facts.amount.amount,
  currency: facts.amount.currency,
  original: findOriginal(entry.details[0] ?? EMPTY, entry.fields, facts),
  ...readTexts(entry, facts),
  balance_after: null,
  pending: facts.pending,
  source: { line: entry.line },
});

const fail = (code: string, said: Said, entry: CamtEntry): ReadEntry => ({
  row: null,
  problems: [{ code, ...said, place: { line: entry.line } }],
  signed: null,
  kind: "booked",
});

/** What a statement says for all its entries: its currency, and the day its report was made. */
export type ReportFacts = { currency: CurrencyCode | null; madeOn: IsoDate | null };

/** The day an entry was booked; both dates of an entry may be missing, then its details' or its report's day is told. */
const findBookingDay = (entry: CamtEntry, report: ReportFacts): { day: IsoDate | null; own: boolean } => {
  const own = readCamtDate(entry.fields, "BookgDt") ?? readCamtDate(entry.fields, "ValDt");
  if (own !== null) return { day: own, own: true };
  const [details = EMPTY] = entry.details;
  const related =
    readCamtDate(details, "RltdDts.IntrBkSttlmDt") ??
    readCamtDate(details, "RltdDts.TxDtTm") ??
    readCamtDate(details, "RltdDts.AccptncDtTm");
  return { day: related ?? report.madeOn, own: false };
};

const listDoubts = (entry: CamtEntry, exact: boolean, hasOwnDay: boolean): Problem[] => {
  const place = { line: entry.line };
  const doubts: Problem[] = [];
  if (!exact)
    doubts.push({
      code: "amount_rounded",
      ...say("amount_rounded"),
      place,
    });
  if (!hasOwnDay)
    doubts.push({
      code: "date_of_report",
      ...say("entry_without_day"),
      place,
    });
  return doubts;
};

/** Reads one entry as one row, a batch too: what was booked on the account is what its other statements print. */
export const readEntry = (entry: CamtEntry, report: ReportFacts): ReadEntry => {
  const amount = readCamtAmount(entry.fields, "Amt", report.currency);
  if (amount === null)
    return fail(
      "amount_unreadable",
      say("amount_unreadable", { amount: (entry.fields.get("Amt") ?? "").slice(0, 40) }),
      entry,
    );
  const debit = findDirection(entry);
  if (debit === null) return fail("direction_missing", say("entry_without_direction"), entry);
  const signed = debit ? -amount.amount : amount.amount;
  const status = findStatus(entry.fields);
  if (status === "INFO")
    return {
      ...fail("information_only", say("entry_for_information"), entry),
      signed,
      kind: "informative",
    };
  const { day: bookedOn, own } = findBookingDay(entry, report);
  if (bookedOn === null) return fail("date_unreadable", say("entry_date_unreadable"), entry);
  if (amount.amount === 0) return { ...fail("zero_amount", say("row_of_zero"), entry), signed: 0 };
  const pending = status === "PDNG" || status === "FUTR";
  const row = makeRow(entry, {
    amount,
    debit,
    reversal: /^(?:true|1)$/i.test(entry.fields.get("RvslInd") ?? ""),
    pending,
    bookedOn,
    valueOn: readCamtDate(entry.fields, "ValDt"),
  });
  return {
    row,
    problems: listDoubts(entry, amount.exact, own),
    signed,
    kind: pending ? "announced" : "booked",
  };
};
