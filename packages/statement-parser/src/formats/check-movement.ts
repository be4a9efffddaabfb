import type { IsoDate, Place } from "@passbook/contract/values";
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
      message: `The amount "${printed.slice(0, 40)}" cannot be read.`,
      place,
    };
  if (amount === 0)
    return { code: "zero_amount", message: "A row of amount zero is not a transaction.", place };
  const day = booked_on ?? value_on;
  return day === null
    ? { code: "date_unreadable", message: "A movement has no date that can be read.", place }
    : { amount, booked_on: day };
};
