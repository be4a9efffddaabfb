import type { IsoDate } from "@passbook/contract/values";
import type { ParsedTransaction } from "../../parsed-file.ts";

/** Nothing is booked later than in the year after this one: such days are counted from another year, as in Nepal. */
export const areFarAhead = (rows: readonly Pick<ParsedTransaction, "booked_on">[], today: IsoDate): boolean =>
  rows.some(({ booked_on }) => Number(booked_on.slice(0, 4)) > Number(today.slice(0, 4)) + 1);
