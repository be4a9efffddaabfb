import type { CurrencyCode } from "@passbook/contract/values";
import type { ParsedTransaction, Problem } from "../../parsed-file.ts";
import { joinTexts, tidyText } from "../../values/text.ts";
import { isLost } from "../collect-rows.ts";
import { checkMovement } from "../check-movement.ts";
import { describeBatch } from "../describe-batch.ts";
import { readDayFirst } from "../fixed-fields.ts";
import { readCodaAmount } from "./fields.ts";
import type { CodaLine } from "./fields.ts";

/** A record 2.1 with what follows it: 2.2, 2.3 and the information records 3. */
type Parts = { head: CodaLine; second: string; third: string; information: string };

const collectParts = (lines: readonly CodaLine[]): Parts[] => {
  const parts: Parts[] = [];
  for (const line of lines) {
    const kind = line.text.slice(0, 2);
    if (kind === "21") parts.push({ head: line, second: "", third: "", information: "" });
    const last = parts.at(-1);
    if (last === undefined) continue;
    if (kind === "22") last.second = line.text;
    else if (kind === "23") last.third = line.text;
    else if (kind === "31") last.information += line.text.slice(40, 113);
    else if (kind === "32") last.information += line.text.slice(10, 115);
    else if (kind === "33") last.information += line.text.slice(10, 100);
  }
  return parts;
};

/** The structured communication of Belgian transfers (types 101 and 102) as people know it: +++123/4567/89012+++. */
const readCommunication = (parts: Parts): { text: string | null; reference: string | null } => {
  const head = parts.head.text;
  const zone = head.slice(62, 115) + parts.second.slice(10, 63) + parts.third.slice(82, 125);
  if (head.charAt(61) !== "1") return { text: tidyText(zone), reference: null };
  const type = zone.slice(0, 3);
  const digits = zone.slice(3, 15);
  if (!/^10[12]$/.test(type) || !/^\d{12}$/.test(digits))
    return { text: tidyText(zone.slice(3)), reference: null };
  const printed = `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;
  return { text: printed, reference: printed };
};

const readRow = (parts: Parts, currency: CurrencyCode | null): ParsedTransaction | Problem => {
  const head = parts.head.text;
  const place = { line: parts.head.line };
  const printed = head.slice(31, 47);
  const value_on = readDayFirst(head.slice(47, 53));
  const checked = checkMovement({
    amount: readCodaAmount(printed, currency),
    printed,
    value_on,
    booked_on: readDayFirst(head.slice(115, 121)),
    place,
  });
  if ("code" in checked) return checked;
  const communication = readCommunication(parts);
  const counterparty = tidyText(parts.third.slice(47, 82));
  return {
    ...checked,
    value_on,
    currency,
    description: joinTexts(counterparty, communication.text ?? tidyText(parts.information)),
    counterparty,
    reference:
      communication.reference ?? tidyText(parts.second.slice(63, 98)) ?? tidyText(head.slice(10, 31)),
    balance_after: null,
    pending: false,
    source: place,
    type: head.slice(53, 61),
  };
};

/** Reads the movements (records 2 and 3) as rows; records with a detail number tell of the row before them, a batch too. */
export const readMovements = (
  lines: readonly CodaLine[],
  currency: CurrencyCode | null,
  problems: Problem[],
): { rows: ParsedTransaction[]; unread: Problem[] } => {
  const groups: { row: ParsedTransaction; details: string[] }[] = [];
  const unread: Problem[] = [];
  for (const parts of collectParts(lines)) {
    const isDetail = parts.head.text.slice(6, 10) !== "0000";
    const read = readRow(parts, currency);
    if ("code" in read) {
      if (isDetail) continue;
      problems.push(read);
      if (isLost(read)) unread.push(read);
    } else if (isDetail) groups.at(-1)?.details.push(read.description);
    else groups.push({ row: read, details: [] });
  }
  const rows = groups.map(({ row, details }) => ({
    ...row,
    description: describeBatch(row.description, details),
  }));
  return { rows, unread };
};
