import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { say } from "@passbook/contract/sentences/requests";
import type { Said, Told } from "@passbook/contract/sentences/sentence";
import type { Config } from "../../config.ts";
import type { Log } from "../../log.ts";
import { notFound, PartlyDone, Problem, storageProblem } from "../../problem.ts";
import { rangeOutside } from "./read-range.ts";
import { bodyTooLarge, fileTooLarge } from "../arriving/parse-input.ts";
import { SAFE } from "../route.ts";

/** A write may have been done before the fault, so only reading can promise that it was not. */
const unexpected = (method: string): Problem =>
  new Problem({
    status: 500,
    code: "unexpected",
    ...say(SAFE.has(method) ? "unexpected_nothing_changed" : "unexpected_look"),
  });

/** How much a call takes: bytes of one file of a form, and bytes of any other body. */
type Limits = { readonly file_bytes: number; readonly body_bytes: number };

const byFastifyCode = (code: string, limits: Limits): Problem | null => {
  if (code === "FST_REQ_FILE_TOO_LARGE") return fileTooLarge(limits.file_bytes);
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return bodyTooLarge(limits.body_bytes);
  if (code === "FST_FILES_LIMIT")
    return new Problem({
      status: 413,
      code: "too_many_files",
      ...say("too_many_files"),
    });
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE" || code === "FST_INVALID_MULTIPART_CONTENT_TYPE")
    return new Problem({
      status: 415,
      code: "wrong_media_type",
      ...say("wrong_media_type"),
    });
  // A path that no file can have: two slashes, NUL, one that leads out.
  if (code.startsWith("FST_STATIC_")) return notFound("page");
  if (code.startsWith("FST_ERR_CTP") || code.startsWith("FST_"))
    return new Problem({
      status: 422,
      code: "unreadable_body",
      ...say("unreadable_body"),
    });
  return null;
};

/** What whoever serves the files of the web app says of a request for one. */
const byFileStatus = (status: unknown): Problem | null => {
  if (status === 403 || status === 404) return notFound("page");
  if (status === 412)
    return new Problem({
      status,
      code: "condition_failed",
      ...say("condition_failed"),
    });
  return status === 416 ? rangeOutside() : null;
};

const toProblem = (error: unknown, limits: Limits): Problem | null => {
  if (error instanceof Problem) return error;
  const storage = storageProblem(error);
  if (storage !== null) return storage;
  if (typeof error !== "object" || error === null) return null;
  const { code, statusCode }: { code?: unknown; statusCode?: unknown } = error;
  const known = typeof code === "string" ? byFastifyCode(code, limits) : null;
  if (known !== null) return known;
  if (statusCode === 400)
    return new Problem({
      status: 422,
      code: "unreadable_body",
      ...say("unreadable_body"),
    });
  return byFileStatus(statusCode);
};

/** By field the English, and beside it the sentences by their names. */
const toFields = ({ fields }: Problem) => {
  if (fields === undefined) return {};
  const named = Object.entries(fields).filter(([, { sentence }]) => sentence !== undefined);
  return {
    fields: mapFields(Object.entries(fields), ({ message }) => message),
    field_sentences: mapFields(named, ({ sentence, data }) => ({ sentence, data })),
  };
};

const mapFields = <T>(fields: readonly [string, Told][], map: (told: Told) => T): Record<string, T> =>
  Object.fromEntries(fields.map(([name, told]) => [name, map(told)]));

/** Sends a refusal in the one shape every refusal has. */
export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply => {
  if (problem.retry_after_s !== undefined)
    void reply.header("retry-after", String(Math.ceil(problem.retry_after_s)));
  const { code, message, sentence, data, current } = problem;
  return reply
    .status(problem.status)
    .type("application/json")
    .send(JSON.stringify({ code, message, sentence, data, ...toFields(problem), current }));
};

const withKept = (refused: Problem, kept: Said): Problem => {
  const { status, code, message, sentence, data, retry_after_s } = refused;
  const said = { message, sentence: sentence ?? "", ...(data === undefined ? {} : { data }) };
  return new Problem({
    status,
    code,
    ...say("refused_partly", { refused: said, kept }),
    ...(retry_after_s === undefined ? {} : { retry_after_s }),
  });
};

/** A page that was left or loaded anew takes its uploads with it. */
const isGone = ({ raw }: FastifyRequest): boolean => !raw.complete && raw.destroyed;

/** The one place where errors become answers: refusals as they are, anything else one fixed text, logged. */
export const answerErrors = (app: FastifyInstance, { config, log }: { config: Config; log: Log }): void => {
  app.setErrorHandler((thrown, request, reply) => {
    const kept = thrown instanceof PartlyDone ? thrown.kept : null;
    const error = thrown instanceof PartlyDone ? thrown.cause : thrown;
    const problem = toProblem(error, {
      file_bytes: config.upload_limit_bytes,
      body_bytes: request.routeOptions.bodyLimit,
    });
    const about = { method: request.method, route: request.routeOptions.url };
    if (problem === null && isGone(request)) log.info(about, "the client left before its request was whole");
    else if (problem === null) log.error({ err: error, ...about }, "unexpected error");
    const told = problem ?? unexpected(request.method);
    return sendProblem(reply, kept === null ? told : withKept(told, kept));
  });
};
