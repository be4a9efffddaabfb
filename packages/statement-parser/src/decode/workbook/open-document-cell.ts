import { TABLE_LIMITS } from "../table/table-limits.ts";
import { findFormatCurrency, toNumberText } from "./cell-text.ts";

/** A cell as an OpenDocument table writes it: what it holds, and the text that is shown. */
export type OpenDocumentCell = { attributes: ReadonlyMap<string, string>; shown: string };

const DECIMALS_MAX = 4;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** The number with the decimals that are shown: the text shown is in the words of a country, its digits are not. */
const toShownNumber = (value: number, shown: string): string => {
  const digits = digitsOf(shown);
  for (let decimals = 2; decimals <= DECIMALS_MAX; decimals += 1) {
    const text = toNumberText(value, `0.${"0".repeat(decimals)}`);
    if (digitsOf(text) === digits) return text;
  }
  return toNumberText(value, "General");
};

const readNumber = ({ attributes, shown }: OpenDocumentCell): string => {
  const written = attributes.get("office:value") ?? "";
  const value = written === "" ? Number.NaN : Number(written);
  if (!Number.isFinite(value)) return shown;
  const named = /^[A-Z]{3}$/.exec(attributes.get("office:currency") ?? "")?.[0];
  const currency = named ?? findFormatCurrency(shown);
  const text = toShownNumber(value, shown);
  return currency === null ? text : `${text} ${currency}`;
};

const MIDNIGHT = /T00:00:00(?:[.,]0+)?Z?$/;
const FRACTION = /(?<=:\d\d)[.,]\d+$/;
const DURATION = /^PT(\d+)H(\d+)M(\d+)/;

const readTime = (written: string): string | null => {
  const [, ...parts] = DURATION.exec(written) ?? [];
  return parts.length === 0 ? null : parts.map((part) => part.padStart(2, "0")).join(":");
};

/** The text of a cell as a person sees it: days and times in ISO form, numbers with a dot, errors as nothing. */
export const toCellText = (cell: OpenDocumentCell): string => {
  const { attributes, shown } = cell;
  if (attributes.get("calcext:value-type") === "error") return "";
  const type = attributes.get("office:value-type") ?? "string";
  if (type === "float" || type === "currency" || type === "percentage") return readNumber(cell);
  if (type === "date")
    return (attributes.get("office:date-value") ?? shown)
      .replace(MIDNIGHT, "")
      .replace(FRACTION, "")
      .replace("T", " ");
  if (type === "time") return readTime(attributes.get("office:time-value") ?? "") ?? shown;
  if (type === "boolean") return attributes.get("office:boolean-value") ?? shown;
  return (attributes.get("office:string-value") ?? shown).slice(0, TABLE_LIMITS.cell_length);
};

/** Whether a text merged over several rows holds for each of them: an amount does so only for the first. */
export const holdsForAll = ({ attributes }: OpenDocumentCell): boolean =>
  ["string", "date", "time"].includes(attributes.get("office:value-type") ?? "string");
