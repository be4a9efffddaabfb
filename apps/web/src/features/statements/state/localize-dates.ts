import { isIsoDate } from "@passbook/contract/values";
import { formatShortDay } from "../../../lib/format.ts";

/** A date that stands by itself; one inside the name of a file is part of the name. */
const ISO_DATES = /(?<![\w./-])\d{4}-\d{2}-\d{2}(?![\w/-]|\.\w)/g;

/** A message of the server with its dates as the reader writes them. */
export const localizeDates = (message: string, locale: string): string =>
  message.replace(ISO_DATES, (day) => (isIsoDate(day) ? formatShortDay(day, locale, "") : day));
