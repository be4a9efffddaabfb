import { request as requestOpen } from "node:http";
import type { IncomingMessage } from "node:http";
import { request as requestSealed } from "node:https";
import { isIP } from "node:net";
import type { Services } from "../../../platform/services.ts";
import { findAddress } from "../hosts/find-address.ts";
import { BankFailure, toBankFailure } from "./bank-failure.ts";

/** One request to a bridge. */
export type Question = {
  readonly method: "GET" | "POST";
  readonly url: URL;
  /** User and password, where the bridge wants them. */
  readonly login?: { readonly username: string; readonly password: string };
};
export type Answer = { readonly status: number; readonly text: string };

/** A year of a busy household takes a tenth of it. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Bridges ask the banks while they are asked. */
const WITHIN_MS = 60_000;

/** How a bridge is spoken to: the address that was looked at is the one connected to, whatever its name says by then. */
const openWay = async (services: Pick<Services, "names" | "config">, url: URL) => {
  const { local_bridges } = services.config;
  const is_sealed = url.protocol === "https:";
  if (!is_sealed && (url.protocol !== "http:" || !local_bridges)) throw new BankFailure("not_secure");
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const found = await findAddress(services, host, local_bridges);
  if (!found.ok) throw new BankFailure(found.fault);
  // What opens the accounts of a person goes over no open line that leaves the house.
  if (!is_sealed && !found.is_local) throw new BankFailure("not_secure");
  const { address } = found;
  const family = isIP(address);
  return {
    request: is_sealed ? requestSealed : requestOpen,
    lookup: (
      _name: string,
      { all }: { all?: boolean | undefined },
      done: (error: null, found: string | { address: string; family: number }[], family?: number) => void,
    ): void => {
      if (all === true) done(null, [{ address, family }]);
      else done(null, address, family);
    },
  };
};

const readText = async (answer: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new BankFailure("too_large");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
};

/** Asks a bridge and reads its answer, up to a size and within a time; redirects are answers like any other. Throws {@link BankFailure}. */
export const askBridge = async (
  services: Pick<Services, "names" | "config">,
  { method, url, login }: Question,
  within_ms = WITHIN_MS,
): Promise<Answer> => {
  const limit = AbortSignal.timeout(within_ms);
  try {
    const { request, lookup } = await openWay(services, url);
    const auth =
      login === undefined
        ? {}
        : { authorization: `Basic ${Buffer.from(`${login.username}:${login.password}`).toString("base64")}` };
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const asking = request({
      method,
      hostname: url.hostname.replace(/^\[(.*)\]$/, "$1"),
      port: url.port,
      path: `${url.pathname}${url.search}`,
      headers: {
        ...auth,
        accept: "application/json",
        "user-agent": "Passbook",
        ...(method === "POST" ? { "content-length": "0" } : {}),
      },
      lookup,
      agent: false,
      signal: limit,
      minVersion: "TLSv1.2",
    });
    asking.once("response", resolve);
    asking.on("error", reject);
    asking.end();
    const answer = await promise;
    try {
      return { status: answer.statusCode ?? 0, text: await readText(answer) };
    } finally {
      asking.destroy();
    }
  } catch (error) {
    if (limit.aborted) throw new BankFailure("too_slow", { cause: error });
    throw toBankFailure(error);
  }
};
