import type { Dice } from "./dice.ts";

/** A conversation on a bare socket: pieces to write (numbers are pauses in ms), and whether the server owes an answer to it. */
export type Conversation = {
  readonly name: string;
  readonly pieces: readonly (Buffer | string | number)[];
  readonly answers: number;
};

const GET = "GET /health HTTP/1.1\r\nHost: a\r\n\r\n";

/** What no client library would send; `signed` are the header lines of somebody who is signed in. */
export const makeConversation = (dice: Dice, signed: string): Conversation => {
  const post = (path: string, rest: string): string =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\n${signed}Content-Type: application/json\r\n${rest}`;
  const upload = (rest: string): string =>
    `POST /api/statements HTTP/1.1\r\nHost: a\r\n${signed}Content-Type: multipart/form-data; boundary=x\r\n${rest}`;
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
  const count = dice.size(200);
  return dice.pick<() => Conversation>([
    () => ({ name: "pipelined", pieces: [GET.repeat(count)], answers: count }),
    () => ({
      name: "pipelined lists",
      pieces: [`GET /api/categories HTTP/1.1\r\nHost: a\r\n${signed}\r\n`.repeat(Math.min(count, 60))],
      answers: Math.min(count, 60),
    }),
    () => ({
      name: "pipelined and left",
      pieces: [`GET /api/transactions HTTP/1.1\r\nHost: a\r\n${signed}\r\n`.repeat(count)],
      answers: 0,
    }),
    () => ({
      name: "pipelined changes",
      pieces: [
        `${post("/api/merchants", "Content-Length: 12\r\n\r\n")}{"name":"a"}`.repeat(Math.min(count, 40)),
      ],
      answers: Math.min(count, 40),
    }),
    () => ({
      name: "two lengths",
      pieces: [post("/api/merchants", "Content-Length: 2\r\nContent-Length: 9\r\n\r\n{}")],
      answers: 1,
    }),
    () => ({
      name: "length and chunks",
      pieces: [post("/api/merchants", "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")],
      answers: 1,
    }),
    () => ({
      name: "broken chunks",
      pieces: [
        post(
          "/api/merchants",
          `Transfer-Encoding: chunked\r\n\r\n${dice.pick(["zz\r\n", "-1\r\n", "FFFFFFFFFFFFFFFFF\r\n", `2;${"x".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`, "2\r\n{}0\r\n\r\n"])}`,
        ),
      ],
      answers: 1,
    }),
    () => ({
      name: "endless chunks",
      pieces: [
        post("/api/merchants", "Transfer-Encoding: chunked\r\n\r\n"),
        ...Array.from({ length: 40 }, () => `10000\r\n${" ".repeat(0x1_00_00)}\r\n`),
      ],
      answers: 1,
    }),
    () => ({
      name: "cut in its head",
      pieces: [GET.slice(0, dice.below(GET.length - 1)), dice.below(300)],
      answers: 0,
    }),
    () => ({
      name: "cut in its body",
      pieces: [post("/api/merchants", 'Content-Length: 5000\r\n\r\n{"name":'), dice.below(300)],
      answers: 0,
    }),
    () => ({
      name: "upload cut",
      pieces: [
        upload(`Content-Length: 90000000\r\n\r\n${part}`),
        Buffer.alloc(dice.size(3_000_000), "a"),
        dice.below(300),
      ],
      answers: 0,
    }),
    () => ({
      name: "upload too long told",
      pieces: [upload("Content-Length: 99999999999\r\n\r\n"), part],
      answers: 1,
    }),
    () => ({
      name: "slow body",
      pieces: [
        post("/api/merchants", "Content-Length: 12\r\n\r\n"),
        ...'{"name":"a"}'.split("").flatMap((sign) => [sign, 200]),
      ],
      answers: 1,
    }),
    () => ({
      name: "slow upload",
      pieces: [
        upload(`Content-Length: ${String(part.length + 40 + 10)}\r\n\r\n`),
        part,
        ...Array.from({ length: 20 }, () => ["1,", 100]).flat(),
        "\r\n--x--\r\n\r\n",
      ],
      answers: 1,
    }),
    () => ({
      name: "odd first line",
      pieces: [
        dice.pick([
          "GET /\r\n\r\n",
          "GET  / HTTP/1.1\r\n\r\n",
          "G\0T / HTTP/1.1\r\nHost: a\r\n\r\n",
          "GET / HTTP/9.9\r\nHost: a\r\n\r\n",
          "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
          "\u0016\u0003\u0001\u0002",
          "GET http://evil.example.test/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
          "OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
          "CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n",
          `GET /${"a".repeat(70_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
          "GET / HTTP/1.1\r\n\r\n",
          "GET / HTTP/1.0\r\n\r\n",
        ]),
      ],
      answers: 1,
    }),
    () => ({
      name: "odd head",
      pieces: [
        `GET /api/sessions HTTP/1.1\r\nHost: a\r\n${dice.pick(["A\0: b", ": b", "A : b", " folded", `A: ${"x".repeat(64_000)}`, "A: b\r\n".repeat(5000).trimEnd(), "Cookie: a=\u0001", `Authorization: Bearer ${"x".repeat(14_000)}`])}\r\nConnection: close\r\n\r\n`,
      ],
      answers: 1,
    }),
    () => ({
      name: "upgrade",
      pieces: [
        "GET /api/events HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n",
      ],
      answers: 1,
    }),
    () => ({
      name: "waits for a go-ahead",
      pieces: [
        post("/api/merchants", "Expect: 100-continue\r\nContent-Length: 12\r\n\r\n"),
        200,
        '{"name":"b"}',
      ],
      answers: 1,
    }),
    () => ({
      name: "many streams",
      pieces: [`GET /api/events HTTP/1.1\r\nHost: a\r\n${signed}\r\n`, 500],
      answers: 1,
    }),
  ])();
};
