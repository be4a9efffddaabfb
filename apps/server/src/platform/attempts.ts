import { sql } from "kysely";
import { countSpent, secondsLeft, type Spent } from "./count-spent.ts";
import { networkOf } from "./http/callers/client-address.ts";
import { tooManyAttempts } from "./problem.ts";
import type { Services } from "./services.ts";

/** How many tries a window allows: to one account from one address, to one account in all, from one address in all. */
export type Budget = {
  readonly window_ms: number;
  readonly pair: number;
  /** What is left to each address once `account` is spent. */
  readonly pair_when_guessed: number;
  readonly account: number;
  readonly address: number;
};

const MINUTE_MS = 60_000;

export const BUDGETS = {
  login: { window_ms: 15 * MINUTE_MS, pair: 10, pair_when_guessed: 2, account: 60, address: 60 },
  mail: { window_ms: 60 * MINUTE_MS, pair: 4, pair_when_guessed: 1, account: 12, address: 30 },
  token: { window_ms: 15 * MINUTE_MS, pair: 30, pair_when_guessed: 30, account: 1000, address: 30 },
  password: { window_ms: 15 * MINUTE_MS, pair: 10, pair_when_guessed: 2, account: 30, address: 60 },
  /** Of codes and passkeys, by whoever knows the password already. */
  factor: { window_ms: 60 * MINUTE_MS, pair: 10, pair_when_guessed: 2, account: 20, address: 60 },
  mailbox: { window_ms: 15 * MINUTE_MS, pair: 30, pair_when_guessed: 30, account: 30, address: 60 },
  /** Of mails to one person's forwarding address. */
  forwarded: { window_ms: 60 * MINUTE_MS, pair: 240, pair_when_guessed: 0, account: 240, address: 600 },
  /** Of mails to addresses that are nobody's. */
  unknown_recipient: {
    window_ms: 60 * MINUTE_MS,
    pair: 30,
    pair_when_guessed: 30,
    account: 100_000,
    address: 30,
  },
  /** Of tokens that are claimed at a bridge, and of wishes to have one asked: who asked often can still connect. */
  bridge: { window_ms: 60 * MINUTE_MS, pair: 8, pair_when_guessed: 8, account: 8, address: 60 },
  bridge_asked: { window_ms: 60 * MINUTE_MS, pair: 8, pair_when_guessed: 8, account: 8, address: 60 },
  /** Of receipts that are read: their letters may have to be recognised. */
  receipt: { window_ms: 15 * MINUTE_MS, pair: 60, pair_when_guessed: 60, account: 60, address: 120 },
  /** Of wishes to have something sent to an address now. */
  webhook: { window_ms: 15 * MINUTE_MS, pair: 30, pair_when_guessed: 30, account: 30, address: 120 },
  report: { window_ms: MINUTE_MS, pair: 60, pair_when_guessed: 60, account: 100_000, address: 60 },
} as const satisfies Record<string, Budget>;

export type Attempt = {
  readonly action: keyof typeof BUDGETS;
  /** What is guessed at: an e-mail, a user id, or the kind of token. */
  readonly account: string;
  readonly address: string;
};

const toBuckets = ({ secrets }: Pick<Services, "secrets">, { action, account, address }: Attempt) => {
  const network = networkOf(address);
  const name = (kind: string, what: string): string =>
    secrets.hash("attempts", `${action}\0${kind}\0${what}`);
  return {
    pair: name("pair", `${account}\0${network}`),
    account: name("account", account),
    address: name("address", network),
  };
};

/**
 * Counts one attempt and refuses it with 429 when its address has no budget left. The count stands in the database, so it holds over
 * all processes, and is written before the answer is known, so that parallel guesses count too. Strangers cannot lock an account:
 * when guesses at it from everywhere have spent its budget, every address keeps a few tries of its own, so that the right
 * password from a fresh address still opens it, while a guesser needs a new address for every few tries.
 */
export const spendAttempt = async (
  services: Pick<Services, "db" | "clock" | "secrets">,
  attempt: Attempt,
): Promise<void> => {
  const { db, clock } = services;
  const budget: Budget = BUDGETS[attempt.action];
  const buckets = toBuckets(services, attempt);
  const now = clock.now();
  const rows = await countSpent(db, [buckets.pair, buckets.account, buckets.address], {
    now,
    window_ms: budget.window_ms,
  });
  const find = (bucket: string): Spent | undefined => rows.find((row) => row.bucket === bucket);
  const isGuessed = (find(buckets.account)?.spent ?? 0) > budget.account;
  refuseWhenOver(find(buckets.pair), isGuessed ? budget.pair_when_guessed : budget.pair, { budget, now });
  refuseWhenOver(find(buckets.address), budget.address, { budget, now });
};

const refuseWhenOver = (
  row: Spent | undefined,
  most: number,
  { budget, now }: { budget: Budget; now: string },
): void => {
  if (row === undefined || row.spent <= most) return;
  throw tooManyAttempts(secondsLeft(row, budget.window_ms, now));
};

/** Takes a successful attempt out of the count: the pair starts anew, the others get one back. */
export const giveBackAttempt = async (
  services: Pick<Services, "db" | "secrets">,
  attempt: Attempt,
): Promise<void> => {
  const buckets = toBuckets(services, attempt);
  await sql`update attempts set spent = case when bucket = ${buckets.pair} then 0 else spent - 1 end
    where bucket in (${buckets.pair}, ${buckets.account}, ${buckets.address}) and spent > 0`.execute(
    services.db,
  );
};

/** Counts what was tried on nobody's account, so that it costs what a try on somebody's does, where that is written down. */
export const countInVain = async ({
  db,
  clock,
  secrets,
}: Pick<Services, "db" | "clock" | "secrets">): Promise<void> => {
  const bucket = secrets.hash("attempts", "in vain");
  await sql`insert into attempts (bucket, spent, window_start) values (${bucket}, 1, ${clock.now()})
    on conflict (bucket) do update set spent = 1, window_start = excluded.window_start`.execute(db);
};
