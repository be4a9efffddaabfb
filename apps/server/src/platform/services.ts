import type { Db } from "@passbook/db/dialect";
import type { Bell } from "./bell.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import type { Secrets } from "./secrets.ts";
import type { Reader } from "../reader/index.ts";

/** Gives a new person what they start with, in the transaction that makes them. */
export type NewUserHook = (
  trx: Db,
  author: { readonly clock: Clock; readonly user_id: string; readonly session_id: string | null },
) => Promise<void>;

/** What every part of the server is handed: nothing is reached any other way. */
export type Services = {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly log: Log;
  /** Wakes leased work of this process as soon as a transaction has left some. */
  readonly bell: Bell;
  readonly newUserHooks: readonly NewUserHook[];
  /** Where people reach this server, without a trailing slash; never read from a request. `serve` sets it once it listens. */
  readonly origin: { url: string };
  /** Where bytes from outside are decoded; started when first used. */
  readonly reader: Reader;
};
