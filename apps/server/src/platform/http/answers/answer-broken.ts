import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { say } from "@passbook/contract/sentences/requests";
import type { Said } from "@passbook/contract/sentences/sentence";
import { hearOut, isAnswered, LAST_HEARD } from "../arriving/hear-out.ts";

type Answer = readonly [status: string, code: string, said: Said];

const ANSWERS: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "headers_too_large", say("headers_too_large")],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "too_slow", say("too_slow")],
};
const BROKEN = ["400 Bad Request", "unreadable_request", say("unreadable_request")] as const;

const TUNNEL = ["405 Method Not Allowed", "wrong_method", say("no_tunnels")] as const;

const answered = new WeakSet<Duplex>();

const answerAndEnd = (socket: Duplex, [status, code, said]: Answer, headers: readonly string[]): void => {
  if (answered.has(socket) || socket.destroyed) return;
  answered.add(socket);
  const body = JSON.stringify({ code, ...said });
  const head = [
    `HTTP/1.1 ${status}`,
    "content-type: application/json",
    `content-length: ${String(Buffer.byteLength(body))}`,
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    "connection: close",
    ...headers,
  ];
  socket.on("error", () => undefined);
  if (socket.writable) socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  void hearOut(socket, LAST_HEARD).then(() => socket.destroy());
};

/** Answers bytes that are no request, in the shape of every refusal, and ends the connection. */
export const answerBroken = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === "ECONNRESET") return;
  if (isAnswered(socket)) return void socket.destroy();
  answerAndEnd(socket, ANSWERS[error.code ?? ""] ?? BROKEN, []);
};

/** Answers a request to be connected with another server, which Node would leave without any. */
export const refuseTunnel = (_request: unknown, socket: Duplex): void =>
  answerAndEnd(socket, TUNNEL, ["allow: GET, HEAD, POST, PUT, PATCH, DELETE"]);
