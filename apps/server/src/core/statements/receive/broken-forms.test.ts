import { listStatements } from "@passbook/contract/statements";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { toForm } from "../../../../testing/uploads.ts";

let server: TestServer;
let asha: TestPerson;
let number = 0;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: "silent", UPLOAD_LIMIT_MB: "1" });
  await server.app.listen({ port: 0 });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advanceMs(3_600_001);
  number += 1;
  asha = await signUp(server, `Asha ${String(number)}`);
});

const send = async (url: string, body: string | Buffer, type = "multipart/form-data; boundary=x") => {
  const headers = { "content-type": type };
  const answered = await asha.send({ method: "POST", url, payload: body, headers });
  return { status: answered.statusCode, ...answered.json<{ code: string; message: string }>() };
};
const part = (disposition: string, text = "a,b\n1,2\n", more = ""): string =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n${text}\r\n`;

const BROKEN: readonly (readonly [string, string, string?])[] = [
  ["without a boundary", part('name="file"; filename="a.csv"'), "multipart/form-data"],
  ["with an empty boundary", part('name="file"; filename="a.csv"'), "multipart/form-data; boundary="],
  ["with another boundary than it says", part('name="file"; filename="a.csv"').replaceAll("--x", "--y")],
  ["cut off within a file", part('name="file"; filename="a.csv"')],
  ["cut off within the headers of a part", '--x\r\nContent-Disposition: form-data; name="file'],
  ["that is JSON", "{}"],
  ["with a part that has no headers", "--x\r\n\r\n--x--"],
];
const EMPTY: readonly (readonly [string, string])[] = [
  ["of nothing but its end", "--x--\r\n"],
  ["with a part that is told nothing about", "--x\r\n\r\nhello\r\n--x--\r\n"],
  ["with a part of another kind", "--x\r\nX-Y: z\r\n\r\nhello\r\n--x--\r\n"],
];
const NAMELESS: readonly (readonly [string, string])[] = [
  ["without a file name", `${part('name="file"')}--x--\r\n`],
  [
    "of bytes without a name",
    `${part('name="file"', "1", "Content-Type: application/octet-stream\r\n")}--x--`,
  ],
  ["with an empty name", `${part('name="file"; filename=""')}--x--\r\n`],
  ["beside a file", `${part('name="file"; filename="a.csv"')}${part('name="note"', "hello")}--x--\r\n`],
];

test.each(["/api/statements", "/api/statement_sources/mails"])(
  "%s answers every broken form with 400 and a code",
  async (url) => {
    for (const [what, body, type] of BROKEN) {
      const answered = await send(url, body, type);
      expect([what, answered.status, answered.code]).toEqual([what, 400, "unreadable_form"]);
    }
    for (const [what, body] of EMPTY) {
      const answered = await send(url, body);
      expect([what, answered.status, answered.code]).toEqual([what, 422, "invalid_input"]);
    }
    for (const [what, body] of NAMELESS) {
      const answered = await send(url, body);
      expect([what, answered.status, answered.code]).toEqual([what, 400, "file_name_missing"]);
    }
  },
);

const countStatements = async (): Promise<number> => (await asha.call(listStatements)).answer.data.length;

test("a form with one bad part says what was kept of it, and that is true", async () => {
  const good = part('name="file"; filename="good.csv"');
  const cut = await send("/api/statements", `${good}${part('name="file"; filename="bad.csv"')}`);
  expect(cut).toMatchObject({
    status: 400,
    message: "This form is incomplete or broken. Send it again. What came before it was kept: good.csv.",
  });
  expect(await countStatements()).toBe(1);
  const files = [
    ...Array.from({ length: 7 }, (_, at) => ({ name: `${String(at)}.csv`, bytes: `a,b\n${String(at)},1\n` })),
    { name: "long.csv", bytes: Buffer.alloc(1024 * 1024 + 1, "1") },
  ];
  const { body, content_type } = toForm(files);
  const long = await send("/api/statements", body, content_type);
  expect(long).toMatchObject({
    status: 413,
    code: "too_large",
    message: expect.stringContaining(
      "What came before it was kept: 0.csv, 1.csv, 2.csv, 3.csv, 4.csv and 2 others.",
    ) as string,
  });
  expect(await countStatements()).toBe(8);
});

test("a book above the limit is refused with what can be done", async () => {
  for (const name of ["household.gnucash", "home.beancount", "years.journal.gz"]) {
    const { body, content_type } = toForm([{ name, bytes: Buffer.alloc(1024 * 1024 + 1, "1") }]);
    expect(await send("/api/statements", body, content_type)).toMatchObject({
      status: 413,
      code: "too_large",
      message:
        "This book is larger than 1 MB. Keep fewer years in a copy of it, or export its accounts one by one as CSV or QIF, and upload that.",
    });
  }
});

const writeHead = (person: TestPerson, length: number): string =>
  `${[
    "POST /api/statements HTTP/1.1",
    "Host: passbook.example.test",
    `Authorization: Bearer ${person.token}`,
    `Cookie: ${[...person.cookies].map(([name, value]) => `${name}=${value}`).join("; ")}`,
    `X-XSRF-TOKEN: ${person.cookies.get("XSRF-TOKEN") ?? ""}`,
    "Content-Type: multipart/form-data; boundary=x",
    `Content-Length: ${String(length)}`,
  ].join("\r\n")}\r\n\r\n`;

test("large uploads of others that stand still do not hold up a small file", async () => {
  const { port } = server.app.server.address() as AddressInfo;
  const entered = vi.spyOn(server.services.uploads, "enter");
  const sockets = await Promise.all(
    ["Ravi", "Meera"].map(async (name) => {
      const socket = connect(port);
      socket.write(writeHead(await signUp(server, `${name} of slow lines`), 1024 * 1024));
      socket.write(part('name="file"; filename="a.csv"'));
      return socket;
    }),
  );
  await expect.poll(() => entered.mock.calls.length).toBe(2);
  // What they hold is theirs once they were let in.
  await Promise.all(entered.mock.results.map(({ value }) => value));
  const { body, content_type } = toForm([{ name: "one.csv", bytes: "a,b\n1,2\n" }]);
  expect((await send("/api/statements", body, content_type)).status).toBe(202);
  for (const socket of sockets) socket.destroy();
  entered.mockRestore();
});

test("a connection is good for the next call after a form was refused halfway", async () => {
  const body = `${part('name="note"', "hello")}${part('name="file"; filename="a.csv"', "1".repeat(300_000))}--x--\r\n`;
  const socket = connect((server.app.server.address() as AddressInfo).port);
  socket.write(
    `${writeHead(asha, body.length)}${body}GET /health HTTP/1.1\r\nHost: passbook.example.test\r\n\r\n`,
  );
  let said = "";
  socket.on("data", (bytes) => (said += bytes.toString()));
  await expect.poll(() => said.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400", "HTTP/1.1 200"]);
  socket.destroy();
});
