import { getStatementFile } from "@passbook/contract/statements";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { TestServer } from "../../../../testing/harness.ts";
import { startWithAsha, type TestPerson } from "../../../../testing/people.ts";
import { uploadFiles } from "../../../../testing/uploads.ts";
import { PART_BYTES } from "../../../platform/storage/sealed-parts.ts";

const MB = 1024 * 1024;

let server: TestServer;
let asha: TestPerson;
beforeAll(async () => {
  ({ server, asha } = await startWithAsha());
});
afterAll(() => server.close());

const upload = async (bytes: Uint8Array): Promise<string> => {
  const [uploaded] = await uploadFiles(asha, [{ name: "a.bin", bytes }]);
  return getStatementFile.path.replace("{id}", uploaded?.statement.id ?? "");
};

test("an original of any size comes back byte for byte, and its head tells how long it is", async () => {
  for (const size of [1, 256 * 1024, 256 * 1024 + 1, 5 * MB]) {
    const bytes = randomBytes(size);
    const url = await upload(bytes);
    const got = await asha.send({ method: "GET", url });
    expect([got.statusCode, got.headers["content-length"]]).toEqual([200, String(size)]);
    expect(got.rawPayload.equals(bytes)).toBe(true);
    const head = await asha.send({ method: "HEAD", url });
    expect([head.statusCode, head.headers["content-length"], head.body]).toEqual([200, String(size), ""]);
  }
});

/** Asks for a file and takes nothing of it. */
const askAndRest = async (port: number, url: string): Promise<Socket> => {
  const socket = connect(port, "127.0.0.1");
  const cookie = [...asha.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  socket.write(
    `GET ${url} HTTP/1.1\r\nHost: a.example.test\r\nAuthorization: Bearer ${asha.token}\r\nCookie: ${cookie}\r\n\r\n`,
  );
  await once(socket, "readable");
  return socket;
};

test("of a large original that nobody takes the server opens a few parts, not all", async () => {
  const size = 24 * MB;
  const url = await upload(randomBytes(size));
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const opened = vi.spyOn(server.services.secrets, "unsealBytes");
  const sockets = await Promise.all(Array.from({ length: 6 }, () => askAndRest(port, url)));
  await sleep(500);
  for (const socket of sockets) socket.destroy();
  const parts = opened.mock.calls.length;
  opened.mockRestore();
  expect(parts).toBeGreaterThan(0);
  // The system's own buffers take some megabytes of each.
  expect(parts * PART_BYTES).toBeLessThan((sockets.length * size) / 2);
});

test("many downloads at once ask the database for one part at a time, so that others ask it beside them", async () => {
  const bytes = randomBytes(3 * MB);
  const url = await upload(bytes);
  const { sending } = server.services;
  const { run } = sending;
  let [asking, most, asked] = [0, 0, 0];
  const spied = vi.spyOn(sending, "run").mockImplementation((user_id, act) =>
    run(user_id, async () => {
      asked += 1;
      asking += 1;
      most = Math.max(most, asking);
      return act().finally(() => (asking -= 1));
    }),
  );
  const got = await Promise.all(Array.from({ length: 5 }, () => asha.send({ method: "GET", url })));
  spied.mockRestore();
  expect(got.every(({ rawPayload }) => rawPayload.equals(bytes))).toBe(true);
  expect(most).toBe(1);
  expect(asked).toBeGreaterThan((5 * bytes.length) / PART_BYTES);
});

const ask = (url: string, headers: Record<string, string>, method: "GET" | "HEAD" = "GET") =>
  asha.send({ method, url, headers });

test("a download that broke goes on where it ended, and reads only the parts it needs", async () => {
  const bytes = randomBytes(3 * MB);
  const url = await upload(bytes);
  const whole = await ask(url, {});
  expect(whole.headers["accept-ranges"]).toBe("bytes");
  const opened = vi.spyOn(server.services.secrets, "unsealBytes");
  for (const [range, from, to] of [
    ["bytes=2500000-", 2_500_000, 3 * MB],
    ["bytes=262143-262144", 262_143, 262_145],
    ["bytes=-5", 3 * MB - 5, 3 * MB],
    ["bytes=262144-524287", 262_144, 524_288],
  ] as const) {
    opened.mockClear();
    const got = await ask(url, { range, "if-range": String(whole.headers.etag) });
    expect([range, got.statusCode, got.headers["content-range"], got.headers["content-length"]]).toEqual([
      range,
      206,
      `bytes ${String(from)}-${String(to - 1)}/${String(3 * MB)}`,
      String(to - from),
    ]);
    expect(got.rawPayload.equals(bytes.subarray(from, to))).toBe(true);
    expect(opened.mock.calls.length).toBe(Math.ceil(to / PART_BYTES) - Math.floor(from / PART_BYTES));
  }
  opened.mockRestore();
});

test("a part of another file, or that there is none of, is not sent", async () => {
  const bytes = randomBytes(1000);
  const url = await upload(bytes);
  const outside = await ask(url, { range: "bytes=1000-" });
  expect([outside.statusCode, outside.headers["content-range"], outside.json()]).toMatchObject([
    416,
    "bytes */1000",
    { code: "range_outside" },
  ]);
  for (const headers of [
    { range: "bytes=0-9", "if-range": '"another"' },
    { range: "bytes=0-9,20-29" },
    { range: "nonsense" },
  ] as Record<string, string>[]) {
    const { statusCode, rawPayload } = await ask(url, headers);
    expect([statusCode, rawPayload.equals(bytes)]).toEqual([200, true]);
  }
  const head = await ask(url, { range: "bytes=0-9" }, "HEAD");
  expect([head.statusCode, head.headers["content-length"]]).toEqual([200, "1000"]);
});

const SIZE = 1000;
type Expected = 200 | 416 | readonly [from: number, to: number];
const within = fc.nat(SIZE - 1);
const beyond = fc.oneof(
  fc.constantFrom(SIZE, SIZE + 1),
  fc.integer({ min: SIZE, max: Number.MAX_SAFE_INTEGER }),
);
const ABSURD = "9".repeat(400);
const part = (text: string, from: number, to: number): [string, Expected] => [
  text,
  from === 0 && to === SIZE ? 200 : [from, to],
];

/** What follows `bytes=`, with what RFC 9110 (14.1.2) makes of it for a file of `SIZE` bytes; more parts than one may be answered with all. */
const RANGES: fc.Arbitrary<[string, Expected]> = fc.oneof(
  fc.tuple(within, within).map(([a, b]) => {
    const [from, last] = [Math.min(a, b), Math.max(a, b)];
    return part(`${String(from)}-${String(last)}`, from, last + 1);
  }),
  fc
    .tuple(within, fc.oneof(beyond.map(String), fc.constant(ABSURD)))
    .map(([from, last]) => part(`${String(from)}-${last}`, from, SIZE)),
  within.map((from) => part(`00${String(from)}-`, from, SIZE)),
  fc.integer({ min: 1, max: SIZE - 1 }).map((count) => part(`-${String(count)}`, SIZE - count, SIZE)),
  fc.oneof(beyond.map(String), fc.constant(ABSURD)).map((count): [string, Expected] => [`-${count}`, 200]),
  fc.oneof(beyond.map(String), fc.constant(ABSURD)).map((first): [string, Expected] => [`${first}-`, 416]),
  beyond.map((first): [string, Expected] => [`${String(first)}-${ABSURD}`, 416]),
  fc.constantFrom<[string, Expected]>(["-0", 416], ["-000", 416]),
  fc
    .tuple(within, within)
    .map(([a, b]): [string, Expected] => [`${String(Math.max(a, b) + 1)}-${String(Math.min(a, b))}`, 200]),
  fc
    .array(fc.tuple(within, within), { minLength: 2, maxLength: 50 })
    .map((parts): [string, Expected] => [parts.map((one) => one.join("-")).join(","), 200]),
  fc
    .constantFrom("", "-", "--5", "5", "1 0-19", "10-1 9", "+1-5", "1.5-3", "0x1-5", "1e1-19", "a-b", "٣-٥")
    .map((text): [string, Expected] => [Buffer.from(text).toString("latin1"), 200]),
);

test("whatever part is asked for, 206 with just that, 416 with the size, or 200 with all", async () => {
  const bytes = randomBytes(SIZE);
  const url = await upload(bytes);
  await fc.assert(
    fc.asyncProperty(RANGES, fc.constantFrom("bytes", "Bytes", "rows"), async ([text, told], unit) => {
      const expected = unit === "rows" ? 200 : told;
      const { statusCode, headers, rawPayload } = await ask(url, { range: `${unit}=${text}` });
      const [from, to] = typeof expected === "number" ? [0, SIZE] : expected;
      expect(statusCode).toBe(typeof expected === "number" ? expected : 206);
      const part = statusCode === 416 ? "*" : `${String(from)}-${String(to - 1)}`;
      expect(headers["content-range"]).toBe(statusCode === 200 ? undefined : `bytes ${part}/${String(SIZE)}`);
      const sent = statusCode === 416 ? rawPayload : bytes.subarray(from, to);
      expect(headers["content-length"]).toBe(String(sent.length));
      expect(rawPayload.equals(sent)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
