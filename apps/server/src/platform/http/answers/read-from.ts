import { isDatabaseAway } from "@passbook/db/faults";
import type { Endpoint } from "@passbook/contract/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../../problem.ts";
import type { Services } from "../../services.ts";
import { type Caller, SAFE } from "../route.ts";

/** When a browser wrote last, as the machine that it wrote at says. */
const WROTE_COOKIE = "passbook_wrote";
/** Longer than a replica that is read is behind. */
const TOLD_FOR_S = 600;

type Asked = {
  readonly services: Services;
  readonly endpoint: Endpoint;
  readonly caller: Caller | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** Notes that a person wrote, where a replica is read: here, and in their browser, which may ask another machine next. */
export const noteWriting = ({ services, endpoint, caller, reply }: Asked): void => {
  const { replica, config } = services;
  if (replica === null || SAFE.has(endpoint.method)) return;
  if (caller !== null) replica.noteWritten([caller.user_id, caller.actor_id]);
  const secure = config.public_url?.startsWith("https://") === true;
  const bounds = { path: "/", sameSite: "strict", secure, httpOnly: true, maxAge: TOLD_FOR_S } as const;
  void reply.setCookie(WROTE_COOKIE, String(Date.now()), bounds);
};

/** Programs keep no cookies, so that nothing tells another machine in time what they wrote. */
const isForReplica = ({ services, endpoint, caller, request }: Asked): boolean => {
  if (services.replica === null || caller === null || caller.is_program) return false;
  if (endpoint.method !== "GET" || endpoint.answer_kind !== "json") return false;
  const said = request.cookies[WROTE_COOKIE];
  return services.replica.isFresh(
    [caller.user_id, caller.actor_id],
    said === undefined ? null : Number(said),
  );
};

/** Answers what is only read from the replica if that has all that the person wrote, and from the primary if it has not, or fails. */
export const answerFrom = async (
  asked: Asked,
  answer: (services: Services) => Promise<unknown>,
): Promise<unknown> => {
  const { services } = asked;
  const { replica } = services;
  if (replica === null || !isForReplica(asked)) return answer(services);
  try {
    return await answer({ ...services, db: replica.db });
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (isDatabaseAway(error)) replica.noteFault(error);
    else services.log.warn({ err: error, call: asked.endpoint.id }, "the replica could not answer");
    return answer(services);
  }
};
