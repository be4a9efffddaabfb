import { afterEach, expect, test } from "vitest";
import { makeOfx } from "../../testing/make-ofx.ts";
import { makeReader, type Reader } from "./index.ts";

const HINTS = { today: "2026-11-20" };
const LIMITS = { time_ms: 10_000, memory_mb: 300 };

let reader: Reader | null = null;
const start = (limits = LIMITS): Reader => (reader = makeReader(limits));
afterEach(() => reader?.close());

const makeLarge = (rows: number): Buffer =>
  Buffer.from(
    makeOfx({
      account: "5407324931",
      rows: Array.from({ length: rows }, (_, index) => ({
        day: "2026-09-03",
        cents: -index - 1,
        name: `COFFEE ${String(index)}`,
        id: `20260903${String(index).padStart(6, "0")}`,
      })),
    }),
  );
const SMALL = makeLarge(2);

test("a file is read in another process, many at once", async () => {
  const { parse } = start();
  const read = await Promise.all(Array.from({ length: 8 }, () => parse(SMALL, HINTS)));
  expect(read.map((each) => each.ok && each.value.statements[0]?.transactions.length)).toEqual(
    Array.from({ length: 8 }, () => 2),
  );
});

test("a file that takes too long ends its child, not the server, and the next one is read (U2)", async () => {
  const { parse } = start({ ...LIMITS, time_ms: 60 });
  const read = await parse(makeLarge(200_000), HINTS);
  expect(read).toMatchObject({ ok: false, error: { code: "reader_too_slow" } });
  expect(await parse(SMALL, HINTS)).toMatchObject({ ok: true });
});

test("a file that takes too much memory ends its child, not the server, and the next one is read (U2)", async () => {
  const large = start({ time_ms: 10_000, memory_mb: 130 });
  const read = await large.parse(makeLarge(300_000), HINTS);
  expect(read).toMatchObject({ ok: false, error: { code: "reader_too_large" } });
  expect(await large.parse(SMALL, HINTS)).toMatchObject({ ok: true });
});

test("100,000 rows are read within the limits", async () => {
  const read = await start().parse(makeLarge(100_000), HINTS);
  expect(read.ok && read.value.statements[0]?.transactions.length).toBe(100_000);
});

test("lines are counted as the rows' places count them, and long ones are cut", async () => {
  const { listPieces } = start();
  const bytes = Buffer.from(`a\r\nb\rc\n${"x".repeat(10_000)}`);
  const read = await listPieces(bytes, { kind: "lines", after: 2, limit: 10 });
  expect(read).toMatchObject({
    ok: true,
    value: { total: 4, pieces: [{ line: 3, text: "c" }, { line: 4 }] },
  });
  expect(read.ok && (read.value.pieces[1] as { text: string }).text.length).toBe(4001);
});
