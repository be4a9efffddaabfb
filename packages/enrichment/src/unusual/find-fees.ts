import type { MovementRow, Unusual } from "../movement-types.ts";
import { fromDayNumber, toDayNumber } from "../text/day-number.ts";
import { findPhraseOf } from "../text/phrase-set.ts";
import { FEE_WORDS } from "./fee-words.ts";
import { identify, isReported, type UnusualScene } from "./unusual-scene.ts";

/** Without such a fee for so long, its coming is news; an account must have been seen for as long. */
const FEE_DAYS = 183;

const subtractDays = (date: string, days: number): string => fromDayNumber(toDayNumber(date) - days);

/** Bank fees and interest of one group (in order of their days) that appeared, or came again after long. */
export const findFees = (charges: readonly MovementRow[], scene: UnusualScene): Unusual[] =>
  charges.flatMap((row, at) => {
    if (!isReported(row, scene)) return [];
    const last_on = charges[at - 1]?.booked_on ?? null;
    const since = subtractDays(row.booked_on, FEE_DAYS);
    if (last_on !== null && last_on >= since) return [];
    if ((scene.openings.get(row.bank_account_id) ?? row.booked_on) > since) return [];
    const signs = scene.read(row);
    const word = signs.returned === null ? findPhraseOf(FEE_WORDS, signs.words)?.word : undefined;
    return word === undefined ? [] : [{ ...identify(row), kind: "fee_appeared" as const, word, last_on }];
  });
