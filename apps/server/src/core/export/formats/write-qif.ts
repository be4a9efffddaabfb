import type { Transaction } from "@passbook/contract/transactions";
import { minorDigits, toDecimal } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import type { Narrowing } from "../../transactions/index.ts";
import { findNames, type Names } from "./find-names.ts";
import { findOtherSides, type OtherSide } from "./find-other-sides.ts";
import { listSheets, nameSheets, type Sheet } from "./list-sheets.ts";

const TYPES: Readonly<Record<string, string>> = { credit_card: "CCard", cash: "Cash", loan: "Oth L" };

/** Month first, as the programs that made the format write it. */
const toDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

const toText = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** A name without the marks that part names. */
const toName = (name: string): string =>
  toText(name).replaceAll(/[:/]/g, "-").replaceAll("[", "(").replaceAll("]", ")");

/** A tag stands behind the category; several have slashes between. */
const toTag = (name: string): string => toName(name).replaceAll(/[,;]/g, "-");

const toCategory = (sub_category_id: string, names: Names): string => {
  const found = names.subs.get(sub_category_id);
  if (found === undefined || found.kind === "uncategorised") return "";
  return `${toName(found.category)}:${toName(found.sub_category)}`;
};

/** The category of a row, or the account that its money moved to or from in brackets. */
const toPlace = (row: Transaction, names: Names, other: string | undefined): string => {
  if (row.splits.length > 0) return "";
  return other === undefined ? toCategory(row.sub_category_id, names) : `[${other}]`;
};

const toRecord = (row: Transaction, names: Names, other: string | undefined): string => {
  const write = (amount: number): string => toDecimal(amount, minorDigits(row.currency));
  const tags = row.tags.map((id) => `/${toTag(names.tags.get(id) ?? "")}`).join("");
  const lines = [
    `D${toDay(row.booked_on)}`,
    `T${write(row.amount)}`,
    `P${toText(row.description)}`,
    ...(row.note === null ? [] : [`M${toText(row.note)}`]),
    ...(row.reference === null ? [] : [`N${toText(row.reference)}`]),
    `L${toPlace(row, names, other)}${tags}`,
    ...row.splits.flatMap((part) => [
      `S${toCategory(part.sub_category_id, names)}`,
      ...(part.note === null ? [] : [`E${toText(part.note)}`]),
      `$${write(part.amount)}`,
    ]),
  ];
  return `${lines.join("\n")}\n^\n`;
};

/** The account with its last balance, and what it held before as the first record; that only where nothing lacks up to the last. */
const toHead = ({ account, balances, currency, first_day, last_day }: Sheet, name: string): string => {
  const type = TYPES[account.account_type] ?? "Bank";
  const write = (amount: number): string => toDecimal(amount, minorDigits(currency));
  const last = balances?.ends.at(-1);
  const is_told = last !== undefined && last.day >= last_day;
  const balance = is_told ? `/${toDay(last.day)}\n$${write(last.amount)}\n` : "";
  const head = `!Account\nN${name}\nT${type}\nD${currency}\n${balance}^\n!Type:${type}\n`;
  if (balances === null || !is_told || balances.gaps.length > 0) return head;
  return `${head}D${toDay(first_day)}\nT${write(balances.opening)}\nPOpening Balance\nL[${name}]\n^\n`;
};

/** The booked transactions a filter keeps as QIF: one list for each account and currency, oldest row first, with categories (of a transfer the other account), tags, notes and parts. */
export async function* writeQif(db: Db, user_id: string, filter: Narrowing): AsyncGenerator<string> {
  const [{ sheets }, names] = await Promise.all([listSheets(db, user_id, filter), findNames(db, user_id)]);
  const labels = nameSheets(sheets, toName);
  const nameOf = ({ bank_account_id, currency }: OtherSide): string => {
    const here = sheets.find((each) => each.account.id === bank_account_id && each.currency === currency);
    const label = here === undefined ? undefined : labels.get(here);
    return label ?? toName(names.accounts.get(bank_account_id) ?? "");
  };
  for (const [sheet, label] of labels) {
    yield toHead(sheet, label);
    for await (const rows of sheet.read()) {
      const others = await findOtherSides(db, user_id, sheet, rows);
      const otherOf = ({ transfer_id }: Transaction): string | undefined => {
        const side = transfer_id === null ? undefined : others.get(transfer_id);
        return side === undefined ? undefined : nameOf(side);
      };
      yield rows.map((row) => toRecord(row, names, otherOf(row))).join("");
    }
  }
}
