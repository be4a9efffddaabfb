import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { networkOf, plainAddress, toTrust } from "./client-address.ts";

/** Below what exhausts the descriptors of a process. */
const MOST_CONNECTIONS = 900;
/** Above what the browsers of a household or an office hold open. */
const MOST_OF_ONE_NETWORK = 300;
/** From this share on those that are idle are closed. */
const CROWDED = 0.8;

/**
 * Bounds how many connections are open, all and from one network, so that nobody alone keeps the others out. Proxies that are believed are not
 * counted: everybody comes from them.
 */
export const boundConnections = (
  { server }: FastifyInstance,
  { trust_proxy }: Pick<Config, "trust_proxy">,
): void => {
  server.maxConnections = MOST_CONNECTIONS;
  const trust = toTrust(trust_proxy);
  const held = new Map<string, number>();
  let open = 0;
  server.on("connection", (socket) => {
    const address = plainAddress(socket.remoteAddress ?? "");
    const network = networkOf(address);
    const is_proxy = trust !== false && trust(address, 0);
    const mine = (held.get(network) ?? 0) + 1;
    open += 1;
    held.set(network, mine);
    socket.once("close", () => {
      open -= 1;
      const left = (held.get(network) ?? 0) - 1;
      if (left > 0) held.set(network, left);
      else held.delete(network);
    });
    const is_crowded = open > MOST_CONNECTIONS * CROWDED;
    const is_pressing = !is_proxy && mine > MOST_OF_ONE_NETWORK * CROWDED;
    if (is_crowded || is_pressing) server.closeIdleConnections();
    if (!is_proxy && mine > MOST_OF_ONE_NETWORK) socket.destroy();
  });
};
