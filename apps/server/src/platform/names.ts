import { lookup, resolve } from "node:dns/promises";
import ipaddr from "ipaddr.js";

/** The names of the internet, as this machine knows them; tests pass their own. */
export type Names = {
  /** The addresses of a host; none where the name is not known. */
  readonly addresses: (host: string) => Promise<readonly string[]>;
  /** The records of a kind under a name, as `dns.resolve` answers them; throws where there are none. */
  readonly records: (name: string, kind: string) => Promise<unknown>;
};

const isUnknown = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOTFOUND" || error.code === "ENODATA");

/** Asks the resolver of the system. */
export const systemNames = (): Names => ({
  addresses: async (host) => {
    try {
      return (await lookup(host, { all: true })).map(({ address }) => address);
    } catch (error) {
      if (isUnknown(error)) return [];
      throw error;
    }
  },
  records: (name, kind) => resolve(name, kind),
});

/** True for an address that anybody's host may have, false for this machine, a local network and what is set apart (A19). */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
