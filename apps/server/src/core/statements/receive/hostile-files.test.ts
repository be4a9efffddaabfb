import { request } from "node:http";
import type { AddressInfo } from "node:net";
import * as contract from "@passbook/contract/statements";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../testing/harness.ts";
import { makeOfx } from "../../../../testing/make-ofx.ts";
import { signUp, type TestPerson } from "../../../../testing/people.ts";
import { uploadFiles } from "../../../../testing/uploads.ts";
import { watchChildren } from "../../../../testing/watch-children.ts";
import { workUntilIdle } from "../../../platform/leases/leases.ts";
import { STATEMENT_WORK } from "../index.ts";

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha");
  await server.app.listen({ port: 0 });
});
afterAll(() => server.close());

const MB = 1024 * 1024;
/** What one file may add to the server, and what the child that reads it may hold (U2). */
const SERVER_MB = 200;
const READER_MB = 300;

/** Uploads one file, waits until it is read, and answers what became of it and how long that took. */
const tryFile = async (bytes: string | Uint8Array, name = "hostile.ofx") => {
  const start_ms = performance.now();
  const [received] = await uploadFiles(asha, [{ name, bytes }]);
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  const params = { id: received!.statement.id };
  const { answer } = await asha.call(contract.getStatement, { params });
  return { ...answer.data, took_ms: performance.now() - start_ms };
};
const expectAlive = async () => {
  const own = makeOfx({
    account: "5407324931",
    rows: [{ day: "2026-09-03", cents: -350, name: `COFFEE ${String(Math.random())}`, id: "2026090301" }],
  });
  expect((await tryFile(own)).status).toBe("imported");
};

test("U1: file names are text only", async () => {
  const names: Record<string, string> = {
    "../../../etc/passwd": "passwd",
    "a\u202Efdp.ofx": "afdp.ofx",
    "<script>alert(1)<\\script>.ofx": "script>.ofx",
    [`${"n".repeat(300)}.csv`]: `${"n".repeat(189)}…nnnnnn.csv`,
  };
  for (const [index, [name, shown]] of Object.entries(names).entries()) {
    const [received] = await uploadFiles(asha, [{ name, bytes: `nothing ${String(index)}` }]);
    expect(received!.statement.file_name).toBe(shown);
    expect(received!.statement.id).toMatch(/^[0-9a-f-]{36}$/);
  }
  await workUntilIdle(server.services, [STATEMENT_WORK]);
});

const XML = '<?xml version="1.0"?>';
const OFX_XML = `${XML}<?OFX OFXHEADER="200" VERSION="211"?>`;
const laughs = Array.from(
  { length: 10 },
  (_, index) => `<!ENTITY l${String(index + 1)} "${`&l${String(index)};`.repeat(10)}">`,
).join("");
const XML_ATTACKS: Record<string, string> = {
  "a document type": `${XML}<!DOCTYPE OFX [<!ENTITY x "y">]><OFX>&x;</OFX>`,
  "a billion laughs": `${XML}<!DOCTYPE OFX [<!ENTITY l0 "lol">${laughs}]><OFX>&l10;</OFX>`,
  "an outside entity": `${XML}<!DOCTYPE OFX [<!ENTITY x SYSTEM "file:///etc/passwd">]><OFX><NAME>&x;</NAME></OFX>`,
  "100,000 levels": `${OFX_XML}<OFX>${"<A>".repeat(100_000)}`,
  "two million references": `${OFX_XML}<OFX><BANKMSGSRSV1>${"&amp;".repeat(2_000_000)}</BANKMSGSRSV1></OFX>`,
};

test.each(Object.entries(XML_ATTACKS))(
  "U4: XML with %s is refused for what it says, before any limit ends the reading",
  async (_name, bytes) => {
    const { status, problems } = await tryFile(bytes);
    expect(status).toBe("failed");
    expect(problems[0]?.message).not.toContain("root:");
    const result = await server.services.reader.parse(Buffer.from(bytes), { today: "2026-11-20" });
    expect(result.ok ? "read" : result.error.code).toMatch(/^(?!read$|reader_)/);
    await expectAlive();
  },
);

const TABLE_ATTACKS: Record<string, () => string | Uint8Array> = {
  "no newline": () => "a".repeat(20 * MB),
  "an open quote": () => `Date,Description,Amount\n2026-09-01,"${"x,\n".repeat(2_000_000)}`,
  "a million columns": () => `${"a,".repeat(1_000_000)}\n${"1,".repeat(1_000_000)}\n`,
  "bytes of no encoding": () =>
    Buffer.concat(
      Array.from({ length: 20 }, () => Buffer.from(Array.from({ length: 256 }, (_, index) => index))),
    ),
};

test.each(Object.entries(TABLE_ATTACKS))(
  "U5: a table with %s neither stops the server nor takes more of its memory than is promised",
  async (_name, make) => {
    const bytes = make();
    const before_mb = process.memoryUsage().rss / MB;
    const { result, memory_mb } = await watchChildren(() => tryFile(bytes, "hostile.csv"));
    const { status, took_ms } = result;
    expect(memory_mb).toBeLessThan(READER_MB);
    expect(process.memoryUsage().rss / MB - before_mb).toBeLessThan(SERVER_MB);
    expect(["failed", "needs_review"]).toContain(status);
    expect(took_ms).toBeLessThan(35_000);
    await expectAlive();
  },
);

test("U5: a gigabyte is refused while it comes in, without being held in memory", async () => {
  const before_mb = process.memoryUsage().rss / MB;
  let most_mb = before_mb;
  const boundary = "x-hostile";
  const status = await new Promise<number>((resolve, reject) => {
    const sending = request(
      {
        port: (server.app.server.address() as AddressInfo).port,
        method: "POST",
        path: "/api/statements",
        headers: {
          authorization: `Bearer ${asha.token}`,
          cookie: [...asha.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          "x-xsrf-token": asha.cookies.get("XSRF-TOKEN") ?? "",
          "content-type": `multipart/form-data; boundary=${boundary}`,
        },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
        sending.destroy();
      },
    );
    sending.on("error", reject);
    sending.write(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`);
    const chunk = Buffer.alloc(MB, "1,2,3\n");
    let sent = 0;
    const send = (): void => {
      while (sent < 1024 && !sending.destroyed) {
        sent += 1;
        most_mb = Math.max(most_mb, process.memoryUsage().rss / MB);
        if (!sending.write(chunk)) {
          sending.once("drain", send);
          return;
        }
      }
    };
    send();
  });
  expect(status).toBe(413);
  expect(most_mb - before_mb).toBeLessThan(SERVER_MB);
  await expectAlive();
});

const POLYGLOTS: Record<string, string> = {
  "a web page named .pdf": "<!doctype html><html><script>alert(document.cookie)</script></html>",
  "a picture with a script": '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  "a PDF that is also a page": "%PDF-1.7\n<html><script>alert(1)</script></html>",
};

test.each(Object.entries(POLYGLOTS))(
  "U6: %s is refused, and comes back as an inert attachment",
  async (_name, bytes) => {
    const { id, status, problems } = await tryFile(bytes, "statement.pdf");
    expect(status).toBe("failed");
    expect(problems[0]?.message).toBeTruthy();
    const file = await asha.send({ method: "GET", url: `/api/statements/${id}/file` });
    expect(file.body).toBe(bytes);
    expect(file.headers).toMatchObject({
      "content-type": "application/octet-stream",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
    });
    expect(file.headers["content-disposition"]).toMatch(/^attachment; /);
  },
);

test("F6: a poison file fails after three tries, and the others pass", async () => {
  const { reader } = server.services;
  let tries = 0;
  const poisoned = {
    ...server.services,
    reader: {
      ...reader,
      parse: (...file: Parameters<typeof reader.parse>): ReturnType<typeof reader.parse> => {
        if (!Buffer.from(file[0]).includes("POISON")) return reader.parse(...file);
        tries += 1;
        return Promise.resolve({
          ok: false,
          error: { code: "reader_crashed", message: "It crashed.", sentence: "reading_failed" },
        });
      },
    },
  };
  const good = makeOfx({
    account: "5407324931",
    rows: [{ day: "2026-09-04", cents: -1, name: "GOOD", id: "2026090401" }],
  });
  const received = await uploadFiles(asha, [
    { name: "poison.ofx", bytes: "POISON" },
    { name: "good.ofx", bytes: good },
  ]);
  await workUntilIdle(poisoned, [STATEMENT_WORK]);
  const statuses = await Promise.all(
    received.map(
      async ({ statement: { id } }) =>
        (await asha.call(contract.getStatement, { params: { id } })).answer.data,
    ),
  );
  expect(statuses).toMatchObject([
    { status: "failed", problems: [{ code: "reader_crashed" }] },
    { status: "imported" },
  ]);
  expect(tries).toBe(3);
});

test("a fault of ours is tried again, then told without its details, and retrying works (import_failed)", async () => {
  const { reader } = server.services;
  const broken = {
    ...server.services,
    reader: { ...reader, parse: () => Promise.reject(new Error("secret detail of a fault")) },
  };
  const bytes = makeOfx({
    account: "5407324931",
    rows: [{ day: "2026-09-05", cents: -2, name: "LATER", id: "2026090501" }],
  });
  const [received] = await uploadFiles(asha, [{ name: "later.ofx", bytes }]);
  const params = { id: received!.statement.id };
  const get = async () => (await asha.call(contract.getStatement, { params })).answer.data;
  for (let tries = 0; tries < 3; tries += 1) {
    expect((await get()).status).not.toBe("failed");
    await workUntilIdle(broken, [STATEMENT_WORK]);
    server.clock.advanceMs(5000);
  }
  const failed = await get();
  expect(failed).toMatchObject({ status: "failed", problems: [{ code: "import_failed" }] });
  expect(JSON.stringify(failed)).not.toContain("secret detail");
  await asha.call(contract.retryStatement, { params });
  await workUntilIdle(server.services, [STATEMENT_WORK]);
  expect((await get()).status).toBe("imported");
});
