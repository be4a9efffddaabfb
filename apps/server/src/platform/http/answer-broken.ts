import type { Socket } from "node:net";

const ANSWERS: Readonly<Record<string, readonly [status: string, code: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [
    "431 Request Header Fields Too Large",
    "headers_too_large",
    "The address or the headers of this request are too long. Shorten them.",
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    "408 Request Timeout",
    "too_slow",
    "This request took too long to arrive. Send it again.",
  ],
};
const BROKEN = [
  "400 Bad Request",
  "unreadable_request",
  "This is no HTTP request that can be read.",
] as const;

/** Answers bytes that are no request, in the shape of every refusal, and ends the connection. */
export const answerBroken = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const [status, code, message] = ANSWERS[error.code ?? ""] ?? BROKEN;
  const body = JSON.stringify({ code, message });
  const head = [
    `HTTP/1.1 ${status}`,
    "content-type: application/json",
    `content-length: ${String(Buffer.byteLength(body))}`,
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    "connection: close",
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.destroySoon();
};
