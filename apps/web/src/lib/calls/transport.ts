import axios from "axios";
import type { AxiosProgressEvent, AxiosResponse } from "axios";
import type { RefusalBody } from "@passbook/contract/fields";
import { BOOK_HEADER, Refusal, WITHOUT_ACCOUNTS_HEADER } from "@passbook/contract/client";
import type { Wire, WireAnswer } from "@passbook/contract/client";
import { reportError } from "./report-error.ts";
import { closeChosenBook, getChosenBook, updateChosenBook } from "./chosen-book.ts";
import { loadSentences, wordSentence } from "../sentences/sentences.ts";
import { endSession, getSession } from "./session-store.ts";
import { readStoredToken } from "./stored-session.ts";
import { type Stillness, whenStill } from "./when-still.ts";
import { REQUEST_TIMEOUT_MS, toTransportFault, TransportError, withWait } from "./transport-messages.ts";

// comes with the first call, and is of no use before
export { tryOnce } from "./try-once.ts";
export { keepEdit, mayKeep } from "./kept-edits.ts";

export type SendOptions = {
  readonly signal?: AbortSignal | undefined;
  /** How much of the body has left, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

// axios sends the X-XSRF-TOKEN header from the XSRF-TOKEN cookie by itself on the same origin
const http = axios.create({
  timeout: REQUEST_TIMEOUT_MS,
  validateStatus: () => true,
  transitional: { clarifyTimeoutError: true },
});

/** What a body says of a refusal: its message, also where it has no code (something on the way may answer instead). */
const readRefusal = (body: unknown): RefusalBody | null => {
  if (typeof body !== "object" || body === null || !("message" in body)) return null;
  const { message } = body;
  if (typeof message !== "string" || message.trim() === "") return null;
  return "code" in body && typeof body.code === "string"
    ? { ...body, message, code: body.code }
    : { message, code: "unknown" };
};

type Answered = { readonly status: number; readonly headers: Readonly<Record<string, unknown>> };

const headerOf = (answer: Answered, name: string): string | null => {
  const value: unknown = answer.headers[name];
  return typeof value === "string" ? value : null;
};

const readLocale = (): string => getSession().user?.locale ?? navigator.language;

/** The refusal in the words of whoever is signed in. */
const inWords = async (refusal: RefusalBody): Promise<RefusalBody> => {
  await loadSentences();
  const locale = readLocale();
  const { fields = {}, field_sentences = {} } = refusal;
  const worded = Object.entries(fields).map(([name, message]) => [
    name,
    wordSentence({ ...field_sentences[name], message }, locale),
  ]);
  return { ...refusal, message: wordSentence(refusal, locale), fields: Object.fromEntries(worded) };
};

const toError = async (answer: Answered, body: unknown): Promise<Error> => {
  const refusal = readRefusal(body);
  if (refusal === null) return new TransportError({ kind: "status", status: answer.status });
  const worded = await inWords(refusal);
  const waited = withWait(worded.message, headerOf(answer, "retry-after"));
  const message = wordSentence(waited, readLocale());
  return new Refusal(answer.status, { ...worded, message });
};

const readJson = async (blob: Blob): Promise<unknown> => {
  try {
    return JSON.parse(await blob.text());
  } catch {
    return null;
  }
};

/** Under what a call was made: whose session, and in which book of somebody else, if any. */
type Under = { readonly token: string | null; readonly book_id: string | null };

const readUnder = (): Under => ({ token: readStoredToken(), book_id: getChosenBook()?.id ?? null });

const headersOf = ({ token, book_id }: Under): Record<string, string> => ({
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  ...(book_id === null ? {} : { [BOOK_HEADER]: book_id }),
});

/** Each answer says how many accounts are kept private by now: what is said beside sums is of the same moment. */
const noteWithout = (answer: Answered, { book_id }: Under): void => {
  const book = getChosenBook();
  const said = headerOf(answer, WITHOUT_ACCOUNTS_HEADER);
  if (book !== null && book.id === book_id && said !== null)
    updateChosenBook({ ...book, private_accounts: Number(said) });
};

const refuse = async (answer: Answered, body: unknown, { token, book_id }: Under): Promise<never> => {
  const error = await toError(answer, body);
  if (book_id !== null && error instanceof Refusal && error.code === "book_unknown") {
    if (book_id === getChosenBook()?.id) closeChosenBook();
    // said once, when one's own book is shown
    return new Promise<never>(() => undefined);
  }
  const book = getChosenBook();
  // made a viewer meanwhile: what is still offered goes
  if (book?.id === book_id && book !== null && error instanceof Refusal && error.code === "viewer_only_looks")
    updateChosenBook({ ...book, role: "viewer" });
  const dead = answer.status === 401 || answer.status === 403;
  // an answer to a token that was replaced meanwhile says nothing about this session
  if (dead && token === readStoredToken()) {
    reportError(error);
    endSession(error.message);
  }
  // that the session ended is said once, by who ended it; whoever asked is gone with it
  if (dead && token !== null) return new Promise<never>(() => undefined);
  throw error;
};

/** Fetches an answer that is read while it comes; a refusal is told as of any other call, and ends a dead session. */
export const sendForStream = async (path: string, accept: string, signal: AbortSignal): Promise<Response> => {
  const under = readUnder();
  const answer = await fetch(path, {
    headers: { accept, ...headersOf(under) },
    signal,
    // never done: it gives way to what a screen waits for, and a page is not held to be loading by it
    priority: "low",
  }).catch((): never => {
    throw new TransportError({ kind: signal.aborted ? "aborted" : "network" });
  });
  if (answer.ok) return answer;
  const headers = Object.fromEntries(answer.headers);
  return refuse({ status: answer.status, headers }, await readJson(await answer.blob()), under);
};

/** Tells that bytes move, and how many of them have left. */
const onFlow = ({ moves }: Stillness, { onProgress }: SendOptions) => ({
  onUploadProgress: ({ loaded, total }: AxiosProgressEvent) => {
    moves();
    onProgress?.(total === undefined || total === 0 ? 0 : loaded / total);
  },
  onDownloadProgress: moves,
});

const request = async (
  wire: Wire,
  options: SendOptions,
  responseType: "json" | "blob",
): Promise<{ answer: AxiosResponse; under: Under }> => {
  const under = readUnder();
  // files take as long as they take: they are given up when nothing of them moves
  const isFile = responseType === "blob" || wire.body instanceof FormData;
  const still = isFile ? whenStill(REQUEST_TIMEOUT_MS, options.signal) : null;
  const signal = still?.signal ?? options.signal;
  try {
    const answer = await http.request<unknown>({
      method: wire.method,
      url: wire.url,
      data: wire.body,
      responseType,
      headers: {
        ...headersOf(under),
        ...(wire.if_match === null ? {} : { "if-match": wire.if_match }),
        ...(wire.idempotency_key === null ? {} : { "idempotency-key": wire.idempotency_key }),
      },
      ...(signal === undefined ? {} : { signal }),
      ...(still === null ? {} : { timeout: 0, ...onFlow(still, options) }),
    });
    return { answer, under };
  } catch (error) {
    if (still?.signal.aborted === true && options.signal?.aborted !== true)
      throw new TransportError({ kind: "timeout", timeout_ms: REQUEST_TIMEOUT_MS });
    throw new TransportError(
      toTransportFault(axios.isAxiosError(error) || axios.isCancel(error) ? error : {}, REQUEST_TIMEOUT_MS),
    );
  } finally {
    still?.end();
  }
};

const SUCCESS_BELOW = 300;

/** Sends one call; throws a Refusal with the server's words, or a TransportError. A FormData body travels as multipart. */
export const send = async (wire: Wire, options: SendOptions = {}): Promise<WireAnswer> => {
  const { answer, under } = await request(wire, options, "json");
  if (answer.status >= SUCCESS_BELOW) await refuse(answer, answer.data, under);
  noteWithout(answer, under);
  return { status: answer.status, body: answer.data, change_id: headerOf(answer, "passbook-change") };
};

const FILE_NAME = /filename\*=UTF-8''([^;]+)|filename="([^"]*)"/i;

const nameOf = (disposition: string | null): string | null => {
  const found = disposition === null ? null : FILE_NAME.exec(disposition);
  if (found === null) return null;
  return found[1] === undefined ? (found[2] ?? null) : decodeURIComponent(found[1]);
};

/** Fetches a file with the session's credentials; the name is the one the server gave it, if any. */
export const sendForFile = async (
  wire: Wire,
  options: SendOptions = {},
): Promise<{ blob: Blob; file_name: string | null }> => {
  const { answer, under } = await request(wire, options, "blob");
  // as it was asked for
  const blob = answer.data as Blob;
  if (answer.status >= SUCCESS_BELOW) await refuse(answer, await readJson(blob), under);
  return { blob, file_name: nameOf(headerOf(answer, "content-disposition")) };
};
