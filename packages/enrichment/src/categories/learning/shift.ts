import { toOdds } from "./confidence.ts";

/** By how much what was said was too sure or not sure enough, in logarithmic odds, and how much is known of that. */
export type Shift = { shift: number; known: number };

/** What eight answers that were as likely right as wrong would tell: a first wrong guess moves little. */
const PRIOR = 2;

export const createShift = (shift = 0, known = PRIOR): Shift => ({ shift, known });

export const shiftChance = (chance: number, { shift }: Pick<Shift, "shift">): number =>
  1 / (1 + Math.exp(-toOdds(chance) - shift));

/** Takes down whether it was right, by one step of Newton's towards the likeliest shift. */
export const learnShift = (
  found: Shift,
  { confidence, right }: { confidence: number; right: boolean },
): void => {
  const chance = shiftChance(confidence, found);
  found.known += chance * (1 - chance);
  found.shift += ((right ? 1 : 0) - chance) / found.known;
};
