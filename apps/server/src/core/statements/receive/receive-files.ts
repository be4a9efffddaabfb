import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { say } from "@passbook/contract/sentences/refusals";
import { say as sayOfRequest } from "@passbook/contract/sentences/requests";
import { fileTooLarge } from "../../../platform/http/arriving/parse-input.ts";
import type { Caller } from "../../../platform/http/route.ts";
import { invalidInput, PartlyDone, Problem } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { cleanFileName } from "./clean-file-name.ts";
import { failWhenStill } from "./fail-when-still.ts";
import { listParts, nameKept, refuseForm } from "./list-parts.ts";

/** A form, whose room it takes on its way, and where there is room. */
type Form = {
  readonly services: Pick<Services, "config" | "uploads">;
  readonly caller: Pick<Caller, "actor_id">;
  readonly request: FastifyRequest;
};

/** The files of a form, each held in memory alone and only while it is received; one above the limit is refused (413). */
export const receiveFiles = async <T>(
  form: Form,
  receive: (file: MultipartFile, bytes: Uint8Array) => Promise<T>,
): Promise<T[]> => {
  const { services, caller, request } = form;
  const leave = await services.uploads.enter(
    caller.actor_id,
    countBytesHeld(request, services.config.upload_limit_bytes),
  );
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
    throw names.length === 0 ? error : new PartlyDone(nameKept(names), error);
  }
  if (received.length === 0) throw invalidInput({ file: say("choose_file") });
  return received;
};

/** How programs end the names of their books, packed or not. */
const BOOK = /\.(?:gnucash|beancount|journal|hledger|ledger)(?:\.gz)?$/i;

/** A file above the configured limit; of a book, which nobody can split, it is said what can be done. */
export const fileAboveLimit = (file_name: string | undefined, limit: number): Problem =>
  BOOK.test(file_name?.trim() ?? "")
    ? new Problem({ status: 413, code: "too_large", ...sayOfRequest("book_too_large", { limit }) })
    : fileTooLarge(limit);

/** The library says it as well, and whichever comes first is heard. */
const isAboveLimit = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "FST_REQ_FILE_TOO_LARGE";

const readFile = ({ services, request }: Form, file: MultipartFile): Promise<Uint8Array> => {
  const { promise: cut, reject } = Promise.withResolvers<never>();
  const above = fileAboveLimit(file.filename, services.config.upload_limit_bytes);
  file.file.once("limit", () => reject(above));
  return failWhenStill(request, Promise.race([file.toBuffer(), cut])).catch((error: unknown) =>
    refuseForm(request, isAboveLimit(error) ? above : error),
  );
};

/** How much of a form is in memory at most: it is received file by file. */
const countBytesHeld = ({ headers }: FastifyRequest, limit_bytes: number): number =>
  Math.min(limit_bytes, Number(headers["content-length"] ?? limit_bytes));
