import type { IsoDate, Place } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { Problem } from "../parsed-file.ts";

type ReadMovement = {
  readonly amount: number | null;
  /** The amount as it stands in the record. */
  readonly printed: string;
  readonly value_on: IsoDate | null;
  readonly booked_on: IsoDate | null;
  readonly place: Place;
};

/** What a movement cannot do without; the value date stands in for the day it was booked on. Else why it is none. */
export const checkMovement = ({
  amount,
  printed,
  value_on,
  booked_on,
  place,
}: ReadMovement): { amount: number; booked_on: IsoDate } | Problem => {
  if (amount === null)
    return {
      code: "amount_unreadable",
      ...say("amount_unreadable", { amount: printed.slice(0, 40) }),
      place,
    };
  if (amount === 0) return { code: "zero_amount", ...say("row_of_zero"), place };
  const day = booked_on ?? value_on;
  return day === null
    ? { code: "date_unreadable", ...say("movement_date_unreadable"), place }
    : { amount, booked_on: day };
};
