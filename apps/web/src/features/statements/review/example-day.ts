import type { IsoDate } from "@passbook/contract/values";
import { toIsoDate } from "@passbook/contract/values";

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** The day an example spells out in English, such as "3 April 2026"; null when it is written otherwise. */
export const readExampleDay = (text: string): IsoDate | null => {
  const [day = "", month = "", year = "", ...more] = text.split(" ");
  const at = MONTHS.indexOf(month);
  return at === -1 || more.length > 0 ? null : toIsoDate(Number(year), at + 1, Number(day));
};
