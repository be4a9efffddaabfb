import type { Endpoint } from "@passbook/contract/endpoint";
import type { FastifyRequest } from "fastify";
import type { Services } from "../../services.ts";
import type { Caller } from "../route.ts";
import { chooseBook } from "./choose-book.ts";
import { guardKey } from "./guard-key.ts";
import { guardSession, refuseUnconfirmed } from "./guard-session.ts";
import { isKeyText } from "./key-text.ts";
import { readBearer } from "./read-bearer.ts";

/** Who makes a guarded call, on which book: a person in their session, or a program with a key of theirs, which may do less. */
export const guardCaller = async (
  services: Services,
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<Caller> => {
  const caller = await findGuarded(services, request, endpoint);
  return chooseBook(services, request, { endpoint, caller });
};

const findGuarded = async (
  services: Services,
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<Caller> => {
  const token = readBearer(request) ?? "";
  if (isKeyText(token)) return guardKey(services, token, endpoint);
  const guarded = await guardSession(services, request, endpoint.guard === "admin" ? "admin" : "session");
  if (endpoint.asks_again) refuseUnconfirmed(services, guarded);
  return guarded.caller;
};
