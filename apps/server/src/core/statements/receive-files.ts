import type { MultipartFile } from "@fastify/multipart";
import type { Endpoint } from "@passbook/contract/endpoint";
import type { FastifyRequest } from "fastify";
import { fileTooLarge } from "../../platform/http/parse-input.ts";
import type { GuardedCall } from "../../platform/http/route.ts";
import { invalidInput, PartlyDone } from "../../platform/problem.ts";
import { cleanFileName } from "./clean-file-name.ts";
import { failWhenStill } from "./fail-when-still.ts";
import { listParts, nameKept, refuseForm } from "./list-parts.ts";

/** A form that goes on for longer than this behind a file that is too large is cut off; a shorter rest is let through unread. */
const MOST_DRAINED_BYTES = 100 * 1024 * 1024;
/** Ended at once, a connection on which bytes still arrive is reset, and the answer on its way is lost with it. */
const LINGER_MS = 2000;

type Form = Pick<GuardedCall<Endpoint>, "services" | "caller" | "request" | "reply">;

/** The files of a form, each held in memory alone and only while it is received; one above the limit is refused (413). */
export const receiveFiles = async <T>(
  form: Form,
  receive: (file: MultipartFile, bytes: Uint8Array) => Promise<T>,
): Promise<T[]> => {
  const { services, caller, request } = form;
  const leave = await services.uploads
    .enter(caller.user_id, countBytesHeld(request, services.config.upload_limit_bytes))
    .catch((error: unknown) => {
      dropRest(form);
      throw error;
    });
  try {
    return await receiveEach(form, receive);
  } finally {
    leave();
  }
};

const receiveEach = async <T>(
  form: Form,
  receive: (file: MultipartFile, bytes: Uint8Array) => Promise<T>,
): Promise<T[]> => {
  const received: T[] = [];
  const names: string[] = [];
  try {
    for await (const file of listParts(form.request)) {
      received.push(await receive(file, await readFile(form, file)));
      names.push(cleanFileName(file.filename));
    }
  } catch (error) {
    dropRest(form);
    throw names.length === 0 ? error : new PartlyDone(nameKept(names), error);
  }
  if (received.length === 0) throw invalidInput({ file: "Choose at least one file." });
  return received;
};

const readFile = ({ services, request }: Form, file: MultipartFile): Promise<Uint8Array> => {
  const { promise: cut, reject } = Promise.withResolvers<never>();
  file.file.once("limit", () => {
    if (countBytesToCome(request) > MOST_DRAINED_BYTES)
      reject(fileTooLarge(services.config.upload_limit_bytes));
  });
  return failWhenStill(request, Promise.race([file.toBuffer(), cut])).catch((error: unknown) =>
    refuseForm(request, error),
  );
};

/** Lets what is left of a refused form through unread, or ends the connection when that would be much. */
const dropRest = ({ request, reply }: Form): void => {
  request.raw.unpipe();
  if (countBytesToCome(request) > MOST_DRAINED_BYTES) {
    // Browsers read an answer only after sending everything, unless the connection ends.
    void reply.header("connection", "close");
    closeSlowly(request);
  } else request.raw.resume();
};

/** After the answer the writing side ends; what still arrives is let through unread for a moment. */
const closeSlowly = ({ raw }: FastifyRequest): void => {
  const { socket } = raw;
  socket.destroySoon = () => {
    socket.end();
    raw.resume();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
};

/** How much of a form is in memory at most: it is received file by file. */
const countBytesHeld = ({ headers }: FastifyRequest, limit_bytes: number): number =>
  Math.min(limit_bytes, Number(headers["content-length"] ?? limit_bytes));

/** What is left of a form by its own account; endless when it does not say. */
const countBytesToCome = ({ headers, raw }: FastifyRequest): number => {
  const length = headers["content-length"];
  return length === undefined ? Number.POSITIVE_INFINITY : Number(length) - raw.socket.bytesRead;
};
