import type { IsoDate } from "@passbook/contract/values";
import type { ParsedStatement } from "../../parsed-file.ts";
import { doubt } from "../doubts.ts";
import { addDoubts } from "../prove.ts";

const ETHIOPIC = /\p{Script=Ethiopic}/u;
/** The years of Ethiopia's calendar run seven or eight behind. */
const BEHIND = 7;
const YEAR_LENGTH = 4;

const yearOf = (day: IsoDate): number => Number(day.slice(0, YEAR_LENGTH));

/**
 * The statement with a doubt where it is written in the letters of Ethiopia and its days lie as far back as the years of its own calendar
 * do: printed in numbers alone, `24/10/2018` may be of either.
 */
export const doubtCalendar = (statement: ParsedStatement, today: IsoDate): ParsedStatement => {
  const { transactions, proof } = statement;
  const isBehind = transactions.every(({ booked_on }) => yearOf(today) - yearOf(booked_on) >= BEHIND);
  if (!isBehind || !transactions.some(({ description }) => ETHIOPIC.test(description))) return statement;
  return { ...statement, proof: addDoubts(proof, [doubt("days_open")]) };
};
