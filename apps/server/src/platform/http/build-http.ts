import compress, { type FastifyCompressOptions } from "@fastify/compress";
import cookie from "@fastify/cookie";
import { type Endpoint, honoursKey } from "@passbook/contract/endpoint";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { afterActs } from "../after-acts.ts";
import { notFound } from "../problem.ts";
import { makingRoom } from "../storage/reserve.ts";
import { guardCaller } from "./session-guard/guard-caller.ts";
import { keepPrivate } from "./session-guard/keep-private.ts";
import type { Services } from "../services.ts";
import { mindRoom } from "../storage/storage-limit.ts";
import { answerBroken, refuseTunnel } from "./answers/answer-broken.ts";
import { answerAround, onceAround } from "./answers/answer-around.ts";
import { answerErrors, sendProblem } from "./answers/answer-errors.ts";
import { boundConnections } from "./callers/bound-connections.ts";
import { addressOf, toTrust } from "./callers/client-address.ts";
import { explainArriving } from "./arriving/explain-arriving.ts";
import { parseInput, parseParams } from "./arriving/parse-input.ts";
import { hearOutAnswered, hearOutEarly } from "./arriving/hear-out.ts";
import { type Call, type Caller, CHANGE_HEADER, type Route, SAFE, tellChange } from "./route.ts";
import { refuseOddHeaders } from "./callers/refuse-odd-headers.ts";
import { answerFrom, noteWriting } from "./answers/read-from.ts";
import { sendTagged } from "./answers/send-tagged.ts";
import { refuseForeignOrigin } from "./callers/same-origin.ts";
import { setEntityTag } from "./answers/versions.ts";
import { addSecurityHeaders, setSecurityHeaders } from "./callers/security-headers.ts";
import {
  bodyLimitOf,
  JSON_LIMIT_BYTES,
  MOST_ARRIVING_MS,
  takeJson,
  withBodies,
} from "./arriving/take-bodies.ts";

/** What is long and text; events must not wait for a block to fill, and what the web build compressed is ready. */
const COMPRESSION = {
  threshold: 1024,
  encodings: ["br", "gzip"],
  customTypes: /^(application\/json|text\/csv)/,
  globalDecompression: false,
} as const satisfies FastifyCompressOptions;

/** An HTTP server with headers, errors and plugins, but no routes yet. */
export const buildHttp = async (services: Services): Promise<FastifyInstance> => {
  const { config, log } = services;
  const app = fastify({
    bodyLimit: JSON_LIMIT_BYTES,
    trustProxy: toTrust(config.trust_proxy),
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerBroken,
    requestTimeout: MOST_ARRIVING_MS,
    // A request without a host is refused here, in the shape of every refusal.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000, requireHostHeader: false },
    forceCloseConnections: "idle",
    frameworkErrors: (_error, request, reply) => {
      hearOutAnswered(request, reply);
      setSecurityHeaders(reply, config);
      sendProblem(reply, notFound("page"));
    },
    genReqId: () => services.clock.newId(),
  });
  app.server.on("connect", refuseTunnel);
  boundConnections(app, config);
  addSecurityHeaders(app, config);
  answerErrors(app, { config, log });
  refuseOddHeaders(app);
  hearOutEarly(app);
  await app.register(cookie);
  await app.register(compress, COMPRESSION);
  takeJson(app);
  logRequests(app, services);
  endOnceAnswered(app);
  // Streams of events would keep the server from closing.
  app.addHook("preClose", async () => services.bell.ringHere("closing"));
  return app;
};

/** What was asked before the server closes is answered on its last use of a line, which would be kept for another call until it is cut. */
const endOnceAnswered = (app: FastifyInstance): void => {
  let is_closing = false;
  app.addHook("preClose", async () => {
    is_closing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (is_closing) reply.header("connection", "close");
  });
};

/** Streams last as long as somebody listens, and uploads as long as their lines are slow. */
const lastsByItself = (request: FastifyRequest, reply: FastifyReply): boolean =>
  String(reply.getHeader("content-type")).startsWith("text/event-stream") ||
  request.headers["content-type"]?.startsWith("multipart/") === true;

const logRequests = (app: FastifyInstance, { log, config }: Services): void => {
  app.addHook("onRequest", async (request, reply) => void reply.header("x-request-id", request.id));
  app.addHook("onResponse", async (request, reply) => {
    // The route's pattern, never the address itself: queries and tokens stay out of the log.
    const route = request.routeOptions.url ?? "unknown";
    const told = {
      request_id: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      took_ms: Math.round(reply.elapsedTime),
    };
    if (reply.elapsedTime >= config.slow_call_ms && !lastsByItself(request, reply))
      log.warn(told, "slow call");
    else log.info(told, "request");
  });
};

const toFastifyPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

/** Adds one route: parse, guard, answer, in that order; guarded unless its endpoint says public. */
export const addRoute = (app: FastifyInstance, services: Services, route: Route): void => {
  const { endpoint } = route;
  withBodies(app, { kind: endpoint.body_kind, config: services.config }, (scope) => {
    scope.route({
      method: endpoint.method,
      url: toFastifyPath(endpoint.path),
      bodyLimit: bodyLimitOf(endpoint, services.config),
      // Decision 031.
      ...(endpoint.hands_out_secret ? { compress: false } : {}),
      handler: (request, reply) => answerCall(services, route, { request, reply }),
    });
  });
};

const answerCall = async (
  services: Services,
  { endpoint, answer }: Route,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<unknown> => {
  refuseForeignOrigin(request, services.config);
  const caller = endpoint.guard === "public" ? null : await guardCaller(services, request, endpoint);
  const { said, from, without_accounts } = await keepPrivate(services, {
    endpoint,
    caller,
    reply,
    said: {
      params: parseParams(endpoint.params, request.params),
      query: parseInput(endpoint.query, request.query),
      body:
        endpoint.body_kind === "json" && endpoint.method !== "GET"
          ? parseInput(endpoint.body, request.body)
          : undefined,
    },
  });
  const address = addressOf(request);
  const call = { ...said, caller, without_accounts, address, services, request, reply };
  // What was parsed by the endpoint's own shapes is of its types.
  const adds = endpoint.room === "takes" && endpoint.adds(call.body as never);
  const asked = { services, endpoint, caller, request, reply };
  const make = () =>
    answerFrom(asked, (read) =>
      answer({ ...call, services: from(read) } as unknown as Call<typeof endpoint>),
    );
  const run = () => afterActs(() => runRepeatable(endpoint, { call, request, reply }, make));
  const running = { services, endpoint, adds, run };
  const answered = await (caller === null ? runIn(null, running) : runFor(caller, running));
  noteWriting(asked);
  if (reply.sent || endpoint.answer_kind === "file" || endpoint.answer_kind === "events") return reply;
  if (endpoint.answer_kind === "none") return reply.status(204).send();
  setEntityTag(reply, answered);
  if (endpoint.guard === "public" && endpoint.method === "GET") return sendTagged(request, reply, answered);
  // The same as above; the answer is the endpoint's as well.
  if (endpoint.address !== null)
    void reply.header("location", endpoint.address({ body: call.body, answer: answered } as never));
  return reply.status(endpoint.status).send(answered);
};

/** A POST that keeps nothing of its repeats itself is answered around what it does, where it carries a key. */
const runRepeatable = async (
  endpoint: Endpoint,
  { call, request, reply }: Repeatable,
  make: () => Promise<unknown>,
): Promise<unknown> => {
  const { caller, services } = call;
  if (caller === null || endpoint.repeatable || !honoursKey(endpoint)) return make();
  const once = onceAround({ request, caller, services });
  if (once === null) return make();
  // What it is made of knows nothing of the key.
  delete request.headers["idempotency-key"];
  const outcome = await answerAround(services, once, async () => {
    const answered = await make();
    return { answered: answered ?? null, change_id: String(reply.getHeader(CHANGE_HEADER) ?? "") || null };
  });
  if (outcome.change_id !== null) tellChange(reply, outcome.change_id);
  return outcome.answered;
};

type Repeatable = {
  readonly call: { readonly caller: Caller | null; readonly services: Services };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

type Running = {
  readonly services: Services;
  readonly endpoint: Endpoint;
  /** To what the person keeps. */
  readonly adds: boolean;
  readonly run: () => Promise<unknown>;
};

/** Answers a person, who may add to what they keep as long as they may keep so much. */
const runFor = async ({ user_id }: Caller, { services, endpoint, adds, run }: Running): Promise<unknown> => {
  const runMinding = async (): Promise<unknown> => {
    if (!SAFE.has(endpoint.method)) await mindRoom(services, user_id, { adds });
    return run();
  };
  try {
    return await runIn(user_id, { services, endpoint, run: runMinding });
  } catch (error) {
    throw await explainArriving(services.db, user_id, error);
  }
};

/** What makes room, or lets in who can make some, also finds some on a full disk. */
const runIn = (
  user_id: string | null,
  { services, endpoint, run }: Omit<Running, "adds">,
): Promise<unknown> => (endpoint.room === "makes" ? makingRoom(services, user_id, run) : run());
