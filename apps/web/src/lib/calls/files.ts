import type { Endpoint } from "@passbook/contract/endpoint";
import { saveFile } from "../browser/save-file.ts";
import { type CallArguments, loadTransport } from "./call.ts";
import { connection, sendNow } from "./connection.ts";

/** Fetches what an endpoint with `answer_kind: "file"` gives. */
export const callForFile = async (
  endpoint: Endpoint,
  input: CallArguments = {},
): Promise<{ blob: Blob; file_name: string | null }> => {
  const [{ toUrl }, { sendForFile }] = await loadTransport();
  const wire = {
    method: endpoint.method,
    url: toUrl(endpoint.path, input),
    body: input.body,
    if_match: null,
    idempotency_key: null,
  };
  return sendNow(connection, () => sendForFile(wire, { signal: input.signal }));
};

/** Fetches a file with the session's credentials and hands it to the browser's downloads. */
export const downloadFile = async (
  endpoint: Endpoint,
  input: CallArguments & { readonly fallback_name: string },
): Promise<void> => {
  const { fallback_name, ...rest } = input;
  const { blob, file_name } = await callForFile(endpoint, rest);
  saveFile(blob, file_name ?? fallback_name);
};

/** Opens an answer that is read while it comes, with the session's credentials. */
export const callForStream = async (
  endpoint: Endpoint,
  accept: string,
  signal: AbortSignal,
): Promise<Response> => {
  const [, { sendForStream }] = await loadTransport();
  return sendNow(connection, () => sendForStream(endpoint.path, accept, signal));
};
