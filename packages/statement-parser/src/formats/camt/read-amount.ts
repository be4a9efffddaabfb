import { isIsoDate, minorDigits } from "@passbook/contract/values";
import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import { readAmount, toMinor } from "../../values/amount.ts";
import { findCurrencyCode } from "../../values/currency.ts";
import { rememberTexts } from "../../words/remember-texts.ts";
import type { CamtFields } from "./collect-entries.ts";

export type CamtAmount = { amount: number; currency: CurrencyCode | null; exact: boolean };

/** The unsigned amount at a path; `otherwise` is the currency where the element names none. */
export const readCamtAmount = (
  fields: CamtFields,
  path: string,
  otherwise: CurrencyCode | null,
): CamtAmount | null => {
  const text = fields.get(path);
  if (text === undefined) return null;
  const currency = findCurrencyCode(fields.get(`${path}@Ccy`) ?? "") ?? otherwise;
  const written = readAmount(text, text.includes(",") && !text.includes(".") ? "," : ".");
  if (written === null || written.negative) return null;
  const read = toMinor(written, minorDigits(currency));
  return read === null ? null : { ...read, currency };
};

const readDay = rememberTexts((day): IsoDate | null => (isIsoDate(day) ? day : null));

/** The day of an ISO date or an ISO time as the bank wrote it, without turning it into another zone. */
export const readCamtDate = (fields: CamtFields, path: string): IsoDate | null => {
  const text = fields.get(`${path}.Dt`) ?? fields.get(`${path}.DtTm`) ?? fields.get(path);
  return text === undefined ? null : readDay(text.slice(0, 10));
};

/** True for money out, false for money in, null when the element does not say. */
export const readDirection = (fields: CamtFields): boolean | null => {
  const text = fields.get("CdtDbtInd");
  if (text === "DBIT") return true;
  return text === "CRDT" ? false : null;
};
