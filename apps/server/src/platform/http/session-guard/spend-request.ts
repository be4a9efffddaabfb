import { countSpent, secondsLeft } from "../../count-spent.ts";
import { tooManyRequests } from "../../problem.ts";
import type { Services } from "../../services.ts";

/** How often a key may be used, over all processes. */
const KEY_BUDGET = { window_ms: 60_000, most: 300 } as const;

/** Counts one request with a key and refuses it with 429 when its window holds too many. */
export const spendRequest = async (
  { db, clock, secrets }: Pick<Services, "db" | "clock" | "secrets">,
  key_id: string,
): Promise<void> => {
  const now = clock.now();
  const bucket = secrets.hash("attempts", `key\0${key_id}`);
  const [row] = await countSpent(db, [bucket], { now, window_ms: KEY_BUDGET.window_ms });
  if (row === undefined || row.spent <= KEY_BUDGET.most) return;
  throw tooManyRequests(secondsLeft(row, KEY_BUDGET.window_ms, now));
};
