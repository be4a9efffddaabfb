import type { MultipartFile } from "@fastify/multipart";
import type { FastifyReply, FastifyRequest } from "fastify";
import { fileTooLarge } from "../../platform/http/parse-input.ts";
import { invalidInput, PartlyDone } from "../../platform/problem.ts";
import { cleanFileName } from "./clean-file-name.ts";
import { listParts, nameKept, refuseForm } from "./list-parts.ts";
import { makeUploadRoom, type UploadRoom } from "./upload-room.ts";

/** A form that goes on for longer than this behind a file that is too large is cut off; a shorter rest is let through unread. */
const MOST_DRAINED_BYTES = 100 * 1024 * 1024;
/** Ended at once, a connection on which bytes still arrive is reset, and the answer on its way is lost with it. */
const LINGER_MS = 2000;

type Form = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly user_id: string;
  readonly limit_bytes: number;
};

/** Two of the largest files at a time, but not of one person, in this process; longer than one takes over a slow line nobody waits. */
const FILES_AT_ONCE = 2;
const WAIT_MS = 30_000;
const rooms = new Map<number, UploadRoom>();

const roomFor = (limit_bytes: number): UploadRoom => {
  const limits = { bytes: FILES_AT_ONCE * limit_bytes, bytes_each: limit_bytes, wait_ms: WAIT_MS };
  const room = rooms.get(limit_bytes) ?? makeUploadRoom(limits);
  rooms.set(limit_bytes, room);
  return room;
};

/** The files of a form, each held in memory alone and only while it is received; one above the limit is refused (413). */
export const receiveFiles = async <T>(
  form: Form,
  receive: (file: MultipartFile, bytes: Uint8Array) => Promise<T>,
): Promise<T[]> => {
  const { request, user_id, limit_bytes } = form;
  const leave = await roomFor(limit_bytes)
    .enter(user_id, countBytesHeld(request, limit_bytes))
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

const readFile = ({ request, limit_bytes }: Form, file: MultipartFile): Promise<Uint8Array> => {
  const { promise: cut, reject } = Promise.withResolvers<never>();
  file.file.once("limit", () => {
    if (countBytesToCome(request) > MOST_DRAINED_BYTES) reject(fileTooLarge(limit_bytes));
  });
  return Promise.race([file.toBuffer(), cut]).catch((error: unknown) => refuseForm(request, error));
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
