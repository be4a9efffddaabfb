import { BlockList, isIPv6 } from "node:net";
import type { Config } from "../config.ts";

const PRIVATE: readonly (readonly [string, number, "ipv4" | "ipv6"])[] = [
  ["127.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["::1", 128, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
];
const privateNetworks = new BlockList();
for (const [network, prefix, family] of PRIVATE) privateNetworks.addSubnet(network, prefix, family);

const isPrivate = (address: string): boolean =>
  privateNetworks.check(address, isIPv6(address) ? "ipv6" : "ipv4");

type Trust = false | string[] | ((address: string, hop: number) => boolean);

/**
 * Who is believed about where a request came from. A number of proxies is counted from the right of `X-Forwarded-For`, and only where the
 * nearest of them stands in a private network: anybody who reaches this port from outside is no proxy.
 */
export const toTrust = (proxies: Config["trust_proxy"]): Trust => {
  if (typeof proxies !== "number") return proxies;
  return (address, hop) => hop < proxies && (hop > 0 || isPrivate(address));
};
