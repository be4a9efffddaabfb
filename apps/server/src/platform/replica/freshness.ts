/** Machines set their clocks by the same time, but for so much. */
const SKEW_MS = 2000;
const MOST_SAMPLES = 1200;

type Sample = { readonly asked_ms: number; readonly position: number };

/**
 * What a replica has: until which instant everything, as positions in the log of the primary and of the replica tell, and when each person wrote last.
 * People of whom nothing is known have written at the instant that counts for all.
 */
export const makeFreshness = () => {
  let samples: Sample[] = [];
  let has_all_until_ms = 0;
  let all_ms = 0;
  const written = new Map<string, number>();
  return {
    /** Where the log of the primary stood, when it was asked at this instant or later. */
    notePrimary: (asked_ms: number, position: number): void => {
      samples.push({ asked_ms, position });
      if (samples.length > MOST_SAMPLES) samples = samples.slice(-MOST_SAMPLES);
    },
    /** How far the replica has taken it over. */
    noteReplica: (position: number): void => {
      const reached = samples.findLast((sample) => sample.position <= position);
      if (reached === undefined) return;
      samples = samples.filter(({ asked_ms }) => asked_ms > reached.asked_ms);
      has_all_until_ms = Math.max(has_all_until_ms, reached.asked_ms);
      for (const [user_id, wrote_ms] of written) if (wrote_ms < has_all_until_ms) written.delete(user_id);
    },
    noteWritten: (user_id: string, now_ms: number): void => void written.set(user_id, now_ms),
    noteAll: (now_ms: number): void => {
      all_ms = now_ms;
    },
    /** Nothing is known of it any more. */
    forget: (): void => {
      samples = [];
      has_all_until_ms = 0;
    },
    has: (user_id: string, said_ms: number | null): boolean =>
      Math.max(written.get(user_id) ?? 0, all_ms, said_ms === null ? 0 : said_ms + SKEW_MS) <
      has_all_until_ms,
  };
};
