import { request as requestOpen } from "node:http";
import type { IncomingMessage } from "node:http";
import { request as requestSealed } from "node:https";
import { isIP } from "node:net";
import type { Services } from "../services.ts";
import { findAddress } from "./find-address.ts";
import { type HostFault, toHostFault } from "./host-fault.ts";

/** One request to another server. */
export type Question = {
  readonly method: "GET" | "POST";
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is posted. */
  readonly body?: string;
};
export type Answer = {
  readonly status: number;
  readonly text: string;
  /** What kind of text it says it is; empty where it says nothing. */
  readonly content_type: string;
};
export type Bounds = {
  /** It may be on this machine or its network, and speak plain HTTP there. */
  readonly allows_local: boolean;
  readonly most_bytes: number;
  readonly within_ms: number;
};

/** What kept a server from being asked, or its answer from being read. */
export class HostFailure extends Error {
  readonly fault: HostFault | "not_secure" | "too_slow" | "too_large" | "ended";
  constructor(fault: HostFailure["fault"], options?: ErrorOptions) {
    super(`host: ${fault}`, options);
    this.name = "HostFailure";
    this.fault = fault;
  }
}

/** How a server is spoken to: the address that was looked at is the one connected to, whatever its name says by then. */
const openWay = async (services: Pick<Services, "names">, url: URL, { allows_local }: Bounds) => {
  const is_sealed = url.protocol === "https:";
  if (!is_sealed && (url.protocol !== "http:" || !allows_local)) throw new HostFailure("not_secure");
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const found = await findAddress(services, host, allows_local);
  if (!found.ok) throw new HostFailure(found.fault);
  // Secrets go over no open line that leaves the house.
  if (!is_sealed && !found.is_local) throw new HostFailure("not_secure");
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

const readText = async (answer: IncomingMessage, most_bytes: number): Promise<string> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most_bytes) throw new HostFailure("too_large");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
};

const toFailure = (error: unknown): HostFailure => {
  if (error instanceof HostFailure) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return new HostFailure(toHostFault(code) ?? "ended", { cause: error });
};

/** Asks a server and reads its answer, up to a size and within a time; redirects are answers like any other. Throws {@link HostFailure}. */
export const askHost = async (
  services: Pick<Services, "names">,
  { method, url, headers = {}, body = "" }: Question,
  bounds: Bounds,
): Promise<Answer> => {
  const limit = AbortSignal.timeout(bounds.within_ms);
  try {
    const { request, lookup } = await openWay(services, url, bounds);
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const asking = request({
      method,
      hostname: url.hostname.replace(/^\[(.*)\]$/, "$1"),
      port: url.port,
      path: `${url.pathname}${url.search}`,
      headers: {
        ...headers,
        accept: "application/json",
        "user-agent": "Passbook",
        ...(method === "POST" ? { "content-length": String(Buffer.byteLength(body)) } : {}),
      },
      lookup,
      agent: false,
      signal: limit,
      minVersion: "TLSv1.2",
    });
    asking.once("response", resolve);
    asking.on("error", reject);
    asking.end(body);
    const answer = await promise;
    try {
      const text = await readText(answer, bounds.most_bytes);
      return { status: answer.statusCode ?? 0, text, content_type: answer.headers["content-type"] ?? "" };
    } finally {
      asking.destroy();
    }
  } catch (error) {
    if (limit.aborted) throw new HostFailure("too_slow", { cause: error });
    throw toFailure(error);
  }
};
