import type { Db } from "@passbook/db/dialect";
import { isIP } from "node:net";

/** Where passkeys work: the name they are for (RP ID), and the one address whose pages may use them. */
export type PasskeyPlace = { readonly rp_id: string; readonly origin: string };

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0|\[::\])$/;

/**
 * The place of passkeys of an installation that people reach at this address, which comes from the configuration, never from a request. Browsers
 * want a name, and https but on this very machine: that is called localhost then. Null where they would make none.
 */
export const toPasskeyPlace = (url: string): PasskeyPlace | null => {
  const { protocol, hostname, port } = new URL(url);
  const name = LOOPBACK.test(hostname) ? "localhost" : hostname;
  if (isIP(name.replaceAll(/[[\]]/g, "")) !== 0) return null;
  const is_here = name === "localhost" || name.endsWith(".localhost");
  if (protocol !== "https:" && !is_here) return null;
  return { rp_id: name, origin: `${protocol}//${name}${port === "" ? "" : `:${port}`}` };
};

/** Whether anybody here has one: nobody is offered what opens nothing. */
export const hasPasskeys = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("passkeys").select("id").limit(1).executeTakeFirst()) !== undefined;
