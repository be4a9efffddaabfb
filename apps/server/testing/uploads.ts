import type { AnswerOf, Endpoint } from "@passbook/contract/endpoint";
import { uploadStatements } from "@passbook/contract/statements";
import * as z from "zod/mini";
import type { TestClient } from "./harness.ts";

export type FileToUpload = { readonly name: string; readonly bytes: string | Uint8Array };

const BOUNDARY = "----passbook-test-boundary";

/** A multipart form with one part per file, byte for byte as a browser sends it. */
export const toForm = (files: readonly FileToUpload[]): { body: Buffer; content_type: string } => {
  const parts = files.flatMap(({ name, bytes }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from("\r\n"),
  ]);
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    content_type: `multipart/form-data; boundary=${BOUNDARY}`,
  };
};

/** Sends files to a multipart endpoint and parses its answer; a refusal throws with its status and body. */
export const sendFiles = async <E extends Endpoint>(
  client: TestClient,
  endpoint: E,
  files: readonly FileToUpload[],
  query = "",
): Promise<AnswerOf<E>> => {
  const { body, content_type } = toForm(files);
  const response = await client.send({
    method: "POST",
    url: endpoint.path + query,
    payload: body,
    headers: { "content-type": content_type },
  });
  if (response.statusCode >= 400) throw new Error(`${String(response.statusCode)} ${response.body}`);
  return z.parse(endpoint.answer, response.json()) as AnswerOf<E>;
};

/** Uploads statement files as the web does. */
export const uploadFiles = async (
  client: TestClient,
  files: readonly FileToUpload[],
  query = "",
): Promise<AnswerOf<typeof uploadStatements>["data"]> =>
  (await sendFiles(client, uploadStatements, files, query)).data;
