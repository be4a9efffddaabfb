import { BlockList, isIP, isIPv6, SocketAddress } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";

const MAPPED = /^::ffff:(?=\d+\.)/i;

/**
 * An address in the one form in which it is counted, compared and shown: without the port and brackets that proxies write with it, and an IPv4
 * address as such however it is written. What is no address stays as it is.
 */
export const plainAddress = (written: string): string => {
  const text = written.trim();
  const unzoned = text.replace(/%[^\]]*/, "");
  const bare = isIPv6(unzoned) ? `[${unzoned}]` : unzoned;
  // Of what is only almost an address the parser makes another.
  const is_written_out = bare.startsWith("[") || isIP(bare.split(":")[0] ?? "") === 4;
  const address = is_written_out ? SocketAddress.parse(bare)?.address : undefined;
  return address?.replace(MAPPED, "") ?? text;
};

/** Where a request came from, as far as proxies are believed about it; nothing for a client that has left already. */
export const addressOf = (request: Pick<FastifyRequest, "ip">): string => {
  // Its type does not know of sockets that are gone.
  const ip = request.ip as string | undefined;
  return plainAddress(ip ?? "");
};

const V6_NETWORK_GROUPS = 4;

/** One customer of a provider commands a whole IPv6 /64, so that counts as one address. */
export const networkOf = (address: string): string => {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail = ""] = address.split("::");
  const left = head.split(":").filter((group) => group !== "");
  const right = tail.split(":").filter((group) => group !== "");
  const zeros = address.includes("::") ? Math.max(0, 8 - left.length - right.length) : 0;
  return [...left, ...Array.from({ length: zeros }, () => "0"), ...right]
    .slice(0, V6_NETWORK_GROUPS)
    .join(":");
};

const NAMED_NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};
/** Where the proxies of an installation stand whose number alone is told; providers number what is behind them, too. */
const PRIVATE = [...Object.keys(NAMED_NETWORKS), "100.64.0.0/10"];

const toMatcher = (networks: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList();
  for (const network of networks.flatMap((each) => NAMED_NETWORKS[each] ?? [each])) {
    const [address = "", prefix] = network.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (written) => {
    const address = plainAddress(written);
    return list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
  };
};

const isPrivate = toMatcher(PRIVATE);

type Trust = false | ((address: string, hop: number) => boolean);

/**
 * Who is believed about where a request came from. A number of proxies is counted from the right of `X-Forwarded-For`, and only where the
 * nearest of them stands in a private network: anybody who reaches this port from outside is no proxy.
 */
export const toTrust = (proxies: Config["trust_proxy"]): Trust => {
  if (proxies === false) return false;
  if (typeof proxies !== "number") return toMatcher(proxies);
  return (address, hop) => hop < proxies && (hop > 0 || isPrivate(address));
};
