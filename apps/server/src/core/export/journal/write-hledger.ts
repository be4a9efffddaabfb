import { minorDigits, toDecimal } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import type { Narrowing } from "../../transactions/index.ts";
import type { Names } from "../formats/find-names.ts";
import type { Chart } from "./chart.ts";
import { type Assertion, type Entry, type Item, openJournal, type Posting } from "./list-entries.ts";
import { type Positions, type Security, sumMoved } from "./list-positions.ts";

/** One line, without what begins a comment or parts a payee from the rest. */
const toText = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .replaceAll(";", ",")
    .replaceAll("|", "/");

/** Two blanks would end an account, a colon part it. */
const toPart = (name: string): string => toText(name).replaceAll(":", "-") || "Unnamed";

/** Behind the state of an entry a bracket begins a code. */
const toDescription = ({ payee, text }: Entry): string =>
  (payee === null ? toText(text) : `${toText(payee)} | ${toText(text)}`).replace(/^\(/, "[");

const toComments = ({ row }: Entry, names: Names): string[] => {
  if (row === null) return [];
  const { note, reference, original } = row;
  return [
    `id:${row.id}`,
    ...row.tags.map((id) => `tag:${toText(names.tags.get(id) ?? "").replaceAll(",", " ")}`),
    ...(reference === null ? [] : [`reference:${toText(reference).replaceAll(",", " ")}`]),
    ...(original === null
      ? []
      : [`original:${toDecimal(original.amount, minorDigits(original.currency))} ${original.currency}`]),
    ...row.attachments.map(({ file_name }) => `attachment:${toText(file_name).replaceAll(",", " ")}`),
    ...(note ?? "").split(/[\r\n]+/).flatMap((line) => (line.trim() === "" ? [] : [toText(line)])),
    ...row.splits.flatMap((part) => (part.note === null ? [] : [toText(part.note)])),
  ];
};

const toAmount = ({ amount, currency }: Posting): string =>
  `${toDecimal(amount, minorDigits(currency))} ${currency}`;

const toPosting = (posting: Posting): string => `    ${posting.path}  ${toAmount(posting)}\n`;

const toEntry = (entry: Entry, names: Names): string =>
  `${entry.day} * ${toDescription(entry)}\n` +
  toComments(entry, names)
    .map((comment) => `    ; ${comment}\n`)
    .join("") +
  `${entry.postings.map(toPosting).join("")}\n`;

const toAssertion = (assertion: Assertion): string =>
  `${assertion.day} * Balance\n    ${assertion.path}  ${toAmount({ ...assertion, amount: 0 })} = ${toAmount(assertion)}\n\n`;

/** What a list of holdings changes, for what it says that it is worth, and the prices that it prints. */
const toPositions = ({ day, bank_account_id, moved, prices }: Positions, chart: Chart): string => {
  const path = chart.ofAccount(bank_account_id);
  const units = moved.map(({ commodity, units: count, amount, currency }) => {
    const worth = toAmount({ path, amount: Math.abs(amount), currency });
    return `    ${path}  ${count} "${commodity}" @@ ${worth}\n`;
  });
  const sides = sumMoved(moved).map((side) => toPosting({ path: chart.securities, ...side }));
  const entry = moved.length === 0 ? "" : `${day} * Holdings\n${units.join("")}${sides.join("")}\n`;
  const told = prices.map(({ commodity, price, currency }) =>
    ["P", day, `"${commodity}"`, price, currency].join(" "),
  );
  return `${entry}${told.map((line) => `${line}\n`).join("")}${told.length === 0 ? "" : "\n"}`;
};

const toSecurity = ({ commodity, name, isin }: Security): string =>
  `commodity "${commodity}"  ; ${toText(name)}${isin === null ? "" : `, ${isin}`}\n`;

/** With a decimal mark even where there are no digits behind it. */
const toCommodity = (currency: string): string => {
  const digits = minorDigits(currency);
  return `commodity ${digits === 0 ? "1000." : toDecimal(1000 * 10 ** digits, digits)} ${currency}\n`;
};

/** The booked transactions a filter keeps as a journal of hledger that passes `hledger check --strict`, with what accounts held at the ends of months. */
export async function* writeHledger(db: Db, user_id: string, filter: Narrowing): AsyncGenerator<string> {
  const { chart, names, currencies, securities, read } = await openJournal(db, user_id, { filter, toPart });
  const commodities = [...currencies.map(toCommodity), ...securities.map(toSecurity)];
  yield `; Passbook, ${filter.now.slice(0, 10)}\ndecimal-mark .\n${commodities.join("")}\n`;
  yield `${chart.accounts.map(({ path }) => `account ${path}\n`).join("")}\n`;
  const write = (item: Item): string => {
    if (item.kind === "entry") return toEntry(item, names);
    return item.kind === "assertion" ? toAssertion(item) : toPositions(item, chart);
  };
  for await (const items of read()) yield items.map(write).join("");
}
