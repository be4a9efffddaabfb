import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { say } from "@passbook/contract/sentences/refusals";
import { fileTooLarge } from "../../../platform/http/arriving/parse-input.ts";
import type { Caller } from "../../../platform/http/route.ts";
import { invalidInput, PartlyDone } from "../../../platform/problem.ts";
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

const readFile = ({ services, request }: Form, file: MultipartFile): Promise<Uint8Array> => {
  const { promise: cut, reject } = Promise.withResolvers<never>();
  file.file.once("limit", () => reject(fileTooLarge(services.config.upload_limit_bytes)));
  return failWhenStill(request, Promise.race([file.toBuffer(), cut])).catch((error: unknown) =>
    refuseForm(request, error),
  );
};

/** How much of a form is in memory at most: it is received file by file. */
const countBytesHeld = ({ headers }: FastifyRequest, limit_bytes: number): number =>
  Math.min(limit_bytes, Number(headers["content-length"] ?? limit_bytes));
