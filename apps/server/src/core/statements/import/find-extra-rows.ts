import { addDays } from "@passbook/contract/values";
import { findFullNumber } from "../account/choose-account.ts";
import { WITHOUT_PERIOD } from "../ledger/cover-months.ts";
import type { OpenQuestion } from "../kept/details.ts";
import type { Witness } from "../match/ledger-row.ts";
import type { MatchedStatement } from "./match-statement.ts";

/** Formats whose period ends with the moment of the download, not with a day. */
const CUT_ANYWHERE: ReadonlySet<string | null> = new Set([...WITHOUT_PERIOD, "ofx", "qfx"]);
const MOST_LISTED = 8;

/**
 * Rows that no statement of the account printed so far though a proved one covers their day: the proved one is the authority for its days,
 * so a person decides, also where the statement at hand is proved by itself.
 * Only one that prints the number of the account is as much of an authority, unless a person corrected either of the two.
 */
export const findExtraRows = (
  { plan, outcomes, self, ledger }: MatchedStatement,
  is_corrected: boolean,
): OpenQuestion | null => {
  const is_equal = self.verdict === "proved" && !is_corrected && findFullNumber(plan.printed) !== null;
  const authorities = [...ledger.witnesses.values()].filter(
    (each) => each.verdict === "proved" && (!is_equal || each.is_corrected === true),
  );
  if (authorities.length === 0) return null;
  const covers = makeCover(authorities);
  const extra = plan.printed.transactions.flatMap(({ booked_on, amount, description, pending }, index) =>
    outcomes[index] === "new" && !pending && covers(booked_on)
      ? [{ row: plan.numbers[index] ?? index + 1, booked_on, amount, description }]
      : [],
  );
  const [first] = extra;
  if (first === undefined) return null;
  const days = extra.map(({ booked_on }) => booked_on).toSorted();
  const beside = authorities.find(({ from, to }) => from <= first.booked_on && first.booked_on <= to);
  return {
    code: "not_on_proved",
    count: extra.length,
    from: days[0],
    to: days.at(-1),
    rows: extra.slice(0, MOST_LISTED),
    statement_id: beside?.id ?? null,
  };
};

/** Whether all of a day is proved: inside a statement, or at its edge where it is not cut there or the next one goes on. */
const makeCover = (authorities: readonly Witness[]): ((day: string) => boolean) => {
  const known = new Map<string, boolean>();
  return (day) => {
    const answer = known.get(day) ?? isCovered(authorities, day);
    known.set(day, answer);
    return answer;
  };
};

const isCovered = (authorities: readonly Witness[], day: string): boolean => {
  const touching = authorities.filter(({ from, to }) => from <= day && day <= to);
  if (touching.some(({ from, to, format }) => !CUT_ANYWHERE.has(format) || (from < day && day < to)))
    return true;
  // Of two downloads that meet on a day one has its beginning and the other its end.
  const begins = (edge: string): boolean => authorities.some(({ from }) => from === edge);
  const ends = (edge: string): boolean => authorities.some(({ to }) => to === edge);
  return touching.some(
    ({ from, to }) =>
      (from === day && (ends(day) || ends(addDays(day, -1)))) ||
      (to === day && (begins(day) || begins(addDays(day, 1)))),
  );
};
