import type { IsoDate } from "@passbook/contract/values";

/** The first and the last day of booking of some rows; null where there are none. */
export const spanOf = (
  rows: readonly { booked_on: IsoDate }[],
): { from: IsoDate | null; to: IsoDate | null } => {
  let from: IsoDate | null = null;
  let to: IsoDate | null = null;
  for (const { booked_on: day } of rows) {
    if (from === null || day < from) from = day;
    if (to === null || day > to) to = day;
  }
  return { from, to };
};
