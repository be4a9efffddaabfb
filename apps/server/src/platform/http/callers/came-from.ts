import type { FastifyRequest } from "fastify";
import { addressOf } from "./client-address.ts";

const LONGEST_AGENT = 300;
/** An IPv6 address with an embedded IPv4 one; a proxy may hand on anything. */
const LONGEST_ADDRESS = 45;

/** From where something was asked, as it is kept: the address, and what the browser says of itself, in one line without signs that are not seen. */
export type CameFrom = { readonly address: string; readonly user_agent: string };

/** Of what was done on the machine itself. */
export const FROM_HERE: CameFrom = { address: "", user_agent: "" };

const clean = (text: string, longest: number): string => text.replaceAll(/\p{C}/gu, "").slice(0, longest);

export const cameFrom = (request: FastifyRequest): CameFrom => ({
  address: clean(addressOf(request), LONGEST_ADDRESS),
  user_agent: clean(request.headers["user-agent"] ?? "", LONGEST_AGENT),
});
