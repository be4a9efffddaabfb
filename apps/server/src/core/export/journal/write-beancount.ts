import { minorDigits, toDecimal } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import type { Narrowing } from "../../transactions/index.ts";
import type { Names } from "../formats/find-names.ts";
import type { Chart, JournalAccount } from "./chart.ts";
import { type Assertion, type Entry, type Item, openJournal, type Posting } from "./list-entries.ts";
import { type Positions, type Security, sumMoved } from "./list-positions.ts";

const NO_SIGN = /[^\p{L}\p{Nd}-]+/gu;
const BEGINS_WELL = /^[\p{Lu}\p{Nd}]/u;

/** Letters, digits and dashes, with a capital or a digit before them; where a script has no capitals, an X. */
const toPart = (name: string): string => {
  const plain = name
    .normalize("NFC")
    .replaceAll(NO_SIGN, "-")
    .replaceAll(/^-+|-+$/g, "");
  const [first = "", ...more] = plain;
  const begun = first.toUpperCase() + more.join("");
  return BEGINS_WELL.test(begun) ? begun : `X${begun === "" ? "" : `-${begun}`}`;
};

const TAG = /^[A-Za-z0-9\-_/.]+$/;
const toTag = (name: string): string => name.trim().replaceAll(/\s+/g, "-");

const toQuoted = (text: string): string =>
  `"${text
    .replaceAll(/[\r\n]+/g, "\n")
    .replaceAll(/[^\P{Cc}\n]/gu, " ")
    .replaceAll("\\", "\\\\")
    .replaceAll('"', '\\"')
    .replaceAll("\n", "\\n")}"`;

const toAmount = ({ amount, currency }: Posting): string =>
  `${toDecimal(amount, minorDigits(currency))} ${currency}`;

/** What the rest has no place for, each under a key of its own. */
const toDetails = ({ row }: Entry, names: Names): [string, string][] => {
  if (row === null) return [];
  const { note, reference, original, value_on } = row;
  const tags = row.tags.map((id) => names.tags.get(id) ?? "").filter((name) => !TAG.test(toTag(name)));
  const notes = row.splits.flatMap((part) => part.note ?? []);
  return [
    ["id", row.id],
    ...(value_on === null ? [] : [["value-on", value_on] as [string, string]]),
    ...(tags.length === 0 ? [] : [["tags", tags.join(", ")] as [string, string]]),
    ...(note === null ? [] : [["note", note] as [string, string]]),
    ...(reference === null ? [] : [["reference", reference] as [string, string]]),
    ...(original === null ? [] : [["original", toAmount({ path: "", ...original })] as [string, string]]),
    ...notes.map((text, at): [string, string] => [`part-note-${String(at + 1)}`, text]),
    ...row.attachments.map(({ file_name }, at): [string, string] => [
      `attachment-${String(at + 1)}`,
      file_name,
    ]),
  ];
};

const toTags = ({ row }: Entry, names: Names): string =>
  [...new Set((row?.tags ?? []).map((id) => toTag(names.tags.get(id) ?? "")))]
    .filter((tag) => TAG.test(tag))
    .map((tag) => ` #${tag}`)
    .join("");

const toEntry = (entry: Entry, names: Names): string => {
  const payee = entry.payee === null ? "" : `${toQuoted(entry.payee)} `;
  const details = toDetails(entry, names).map(([key, text]) => `  ${key}: ${toQuoted(text)}\n`);
  const postings = entry.postings.map((posting) => `  ${posting.path}  ${toAmount(posting)}\n`);
  return `${entry.day} * ${payee}${toQuoted(entry.text)}${toTags(entry, names)}\n${details.join("")}${postings.join("")}\n`;
};

const DAY_MS = 86_400_000;
const toNextDay = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** Balances are those with which a day begins. */
const toAssertion = (assertion: Assertion): string =>
  `${toNextDay(assertion.day)} balance ${assertion.path}  ${toAmount(assertion)}\n\n`;

/** What a list of holdings changes, for what it says that it is worth, and the prices that it prints. */
const toPositions = ({ day, bank_account_id, moved, prices }: Positions, chart: Chart): string => {
  const path = chart.ofAccount(bank_account_id);
  const units = moved.map(({ commodity, units: count, amount, currency }) => {
    const worth = toAmount({ path, amount: Math.abs(amount), currency });
    return `  ${path}  ${count} ${commodity} @@ ${worth}\n`;
  });
  const sides = sumMoved(moved).map((side) => `  ${chart.securities}  ${toAmount({ path, ...side })}\n`);
  const entry = moved.length === 0 ? "" : `${day} * "Holdings"\n${units.join("")}${sides.join("")}\n`;
  const told = prices.map(
    ({ commodity, price, currency }) => `${day} price ${commodity}  ${price} ${currency}\n`,
  );
  return `${entry}${told.join("")}${told.length === 0 ? "" : "\n"}`;
};

const toSecurity = ({ commodity, name, isin }: Security, first_day: string): string =>
  `${first_day} commodity ${commodity}\n  name: ${toQuoted(name)}\n${isin === null ? "" : `  isin: ${toQuoted(isin)}\n`}`;

const toOpen = ({ path, names }: JournalAccount, first_day: string): string =>
  `${first_day} open ${path}\n  name: ${toQuoted(names.join(": "))}\n`;

/** The booked transactions a filter keeps as a journal that passes `bean-check`, with what accounts held at the ends of months. */
export async function* writeBeancount(db: Db, user_id: string, filter: Narrowing): AsyncGenerator<string> {
  const journal = await openJournal(db, user_id, { filter, toPart });
  const { chart, names, currencies, securities, first_day, read } = journal;
  yield `; Passbook, ${filter.now.slice(0, 10)}\noption "title" "Passbook"\n`;
  yield `${currencies.map((currency) => `option "operating_currency" "${currency}"\n`).join("")}\n`;
  if (first_day === null) return;
  yield `${chart.accounts.map((account) => toOpen(account, first_day)).join("")}\n`;
  yield securities.map((security) => toSecurity(security, first_day)).join("");
  const write = (item: Item): string => {
    if (item.kind === "entry") return toEntry(item, names);
    return item.kind === "assertion" ? toAssertion(item) : toPositions(item, chart);
  };
  for await (const items of read()) yield items.map(write).join("");
}
