import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { say } from "@passbook/contract/sentences/refusals";
import type { Said } from "@passbook/contract/sentences/sentence";
import { Problem } from "../../../platform/problem.ts";
import { failWhenStill } from "./fail-when-still.ts";

/** A form whose last byte has come says within this whether another part follows; one that says nothing never will. */
const MOST_SILENT_MS = 500;
const MOST_NAMED = 5;

/** A form that is no form: without a boundary, cut off, or with parts that cannot be told apart. */
const UNREADABLE = new Problem({
  status: 400,
  code: "unreadable_form",
  ...say("unreadable_form"),
});

const NAMELESS = new Problem({
  status: 400,
  code: "file_name_missing",
  ...say("file_name_missing"),
});

/** The parts of a form one by one; every one must be a file with a name. */
export const listParts = async function* (request: FastifyRequest): AsyncGenerator<MultipartFile> {
  const parts = request.parts();
  const ended = new Promise((resolve) => request.raw.once("end", resolve));
  for (;;) {
    const next = failWhenStill(request, Promise.race([parts.next(), failWhenSilent(ended)]));
    const { done, value: part } = await next.catch((error: unknown) => refuseForm(request, error));
    if (done === true) return;
    if (part.type !== "file" || !part.filename) throw NAMELESS;
    yield part;
  }
};

/** The library waits for ever for a part that has no headers. */
const failWhenSilent = async (ended: Promise<unknown>): Promise<never> => {
  await ended;
  await new Promise((resolve) => setTimeout(resolve, MOST_SILENT_MS).unref());
  throw UNREADABLE;
};

/** What the library says of a broken form has no code; a client that left is another matter. */
export const refuseForm = ({ raw }: FastifyRequest, error: unknown): never => {
  const isOurs = error instanceof Problem || !(error instanceof Error) || "code" in error;
  throw isOurs || (!raw.complete && raw.destroyed) ? error : UNREADABLE;
};

/** A sentence for a refusal: which files of the same form were received before it and stay. */
export const nameKept = (names: readonly string[]): Said => {
  const more = Math.max(0, names.length - MOST_NAMED);
  return say("files_kept_before", { names: names.slice(0, MOST_NAMED), more });
};
