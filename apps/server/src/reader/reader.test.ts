import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { deflateSync, gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { makeOfx } from "../../testing/make-ofx.ts";
import { listChildren, watchChildren } from "../../testing/watch-children.ts";
import { makeReader, type Reader } from "./index.ts";
import type { ReaderLimits } from "./start-child.ts";

const HINTS = { today: "2026-11-20" };
const LIMITS = { time_ms: 10_000, memory_mb: 300 };

let reader: Reader | null = null;
const start = (limits: ReaderLimits = LIMITS): Reader => (reader = makeReader(limits));
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

test("U2: a file that takes too long ends its child, not the server, and the next one is read", async () => {
  const limits = { ...LIMITS, time_ms: 60 };
  const { parse } = start(limits);
  const read = await parse(makeLarge(200_000), HINTS);
  expect(read).toMatchObject({ ok: false, error: { code: "reader_too_slow" } });
  // A busy machine may need longer than that for a small file too.
  limits.time_ms = LIMITS.time_ms;
  expect(await parse(SMALL, HINTS)).toMatchObject({ ok: true });
});

test("a file that waits for a processor longer than it may have one is read all the same", async () => {
  const { parse } = start({ time_ms: 1500, memory_mb: 300 });
  await parse(SMALL, HINTS);
  const reading = parse(makeLarge(20_000), HINTS);
  const children = listChildren();
  for (const pid of children) process.kill(pid, "SIGSTOP");
  await sleep(2000);
  for (const pid of children) process.kill(pid, "SIGCONT");
  expect(await reading).toMatchObject({ ok: true });
});

test("a child that hangs, ready or not, is ended, and the next file is read", async () => {
  const patient_ms = 20_000;
  const limits = { ...LIMITS, hangs_ms: patient_ms };
  const { parse } = start(limits);
  for (const readies of [false, true]) {
    if (readies) await parse(SMALL, HINTS);
    const reading = parse(makeLarge(20_000), HINTS);
    for (const pid of listChildren()) process.kill(pid, "SIGSTOP");
    limits.hangs_ms = 3000;
    expect(await reading).toMatchObject({ ok: false, error: { code: "reader_crashed" } });
    // A busy machine may keep others waiting that long.
    limits.hangs_ms = patient_ms;
  }
  expect(await parse(SMALL, HINTS)).toMatchObject({ ok: true });
}, 120_000);

test("U2: a file that takes too much memory ends its child, not the server, and the next one is read", async () => {
  const large = start({ time_ms: 10_000, memory_mb: 180 });
  const read = await large.parse(makeLarge(200_000), HINTS);
  expect(read).toMatchObject({ ok: false, error: { code: "reader_too_large" } });
  expect(await large.parse(SMALL, HINTS)).toMatchObject({ ok: true });
});

test("100,000 rows are read within the limits", async () => {
  const read = await start().parse(makeLarge(100_000), HINTS);
  expect(read.ok && read.value.statements[0]?.transactions.length).toBe(100_000);
});

test("a child is kept for the next file, but not what a large one took of memory", async () => {
  const { parse } = start();
  await parse(SMALL, HINTS);
  const [first] = listChildren();
  await parse(SMALL, HINTS);
  expect(listChildren()).toEqual([first]);
  await parse(makeLarge(100_000), HINTS);
  await parse(SMALL, HINTS);
  expect(listChildren()).not.toContain(first);
});

test("a child that went after a large file takes no memory again before another file comes", async () => {
  const { parse, warmUp } = start();
  warmUp();
  await parse(makeLarge(100_000), HINTS);
  await expect.poll(listChildren, { timeout: 10_000 }).toEqual([]);
  await sleep(500);
  expect(listChildren()).toEqual([]);
  expect(await parse(SMALL, HINTS)).toMatchObject({ ok: true });
});

test("a table of half a megabyte that prints no balance is read within the limits", async () => {
  const rows = Array.from(
    { length: 18_000 },
    (_, at) =>
      `2026-0${String(1 + (at % 9))}-1${String(at % 10)},SHOP ${String(at % 50)},-${String(1 + (at % 97))}.50`,
  );
  const read = await start().parse(Buffer.from(`Date,Description,Amount\n${rows.join("\n")}\n`), HINTS);
  expect(read.ok && read.value.statements[0]?.transactions.length).toBe(18_000);
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

const SAMPLES = path.resolve(import.meta.dirname, "../../../../packages/statement-parser/samples");
const listSamples = (folder: string): string[] =>
  readdirSync(path.join(SAMPLES, folder)).map((name) => path.join(SAMPLES, folder, name));

test("a page is shown by its words, and every row of the statement stands on one", async () => {
  const { parse, listPieces } = start();
  let compared = 0;
  const files = listSamples("pdf").filter((file) => file.endsWith(".pdf"));
  for (const file of files.slice(0, 5)) {
    const bytes = readFileSync(file);
    const read = await parse(bytes, HINTS);
    const rows = read.ok ? read.value.statements.flatMap(({ transactions }) => transactions) : [];
    const shown = await listPieces(bytes, { kind: "pages", after: 0, limit: 100 });
    if (!shown.ok || rows.length === 0) continue;
    const pages = shown.value.pieces.flatMap((piece) => ("words" in piece ? [piece] : []));
    expect(shown.value).toMatchObject({ total: pages.length });
    for (const { source } of rows) {
      if (!("page" in source)) throw new Error("A row of a PDF stands on a page.");
      const [left, top, right, bottom] = source.box;
      const words = pages.find(({ page }) => page === source.page)?.words ?? [];
      const within = words.filter(
        ({ box }) => box[0] < right && box[2] > left && box[1] < bottom && box[3] > top,
      );
      expect(within.length).toBeGreaterThan(0);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(10);
});

test("sheets are shown row by row, numbered as the places of the rows are", async () => {
  const { parse, listPieces } = start();
  const bytes = readFileSync(path.join(SAMPLES, "tables/ar-galicia.xlsx"));
  const read = await parse(bytes, HINTS);
  const source = read.ok ? read.value.statements[0]?.transactions[0]?.source : undefined;
  const shown = await listPieces(bytes, { kind: "sheets", after: 0, limit: 2000 });
  expect(shown.ok && shown.value.pieces).toContainEqual({ ...source, cells: expect.any(Array) });
});

type Stream = { readonly dictionary?: string; readonly bytes: string | Buffer };

const HEAD = `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
`;
const PAGE =
  "<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>>>";

/** A PDF of one page: object 4 is what it draws, 6 and further ones are what that may call. */
const makePdf = (streams: Readonly<Record<number, Stream>>, page = PAGE): Buffer =>
  Buffer.concat([
    Buffer.from(`${HEAD}3 0 obj${page}endobj\n`),
    ...Object.entries(streams).flatMap(([number, { dictionary = "", bytes }]) => [
      Buffer.from(`${number} 0 obj<<${dictionary}/Length ${String(bytes.length)}>>stream\n`),
      Buffer.from(bytes),
      Buffer.from("\nendstream endobj\n"),
    ]),
    Buffer.from("trailer<</Root 1 0 R>>\n%%EOF"),
  ]);

/** A page whose content unpacks twice, to 400 MB. */
const makePdfBomb = (): Buffer => {
  const bytes = deflateSync(deflateSync(Buffer.alloc(400 * 1024 * 1024, "0 "), { level: 1 }));
  return makePdf({ 4: { dictionary: "/Filter[/FlateDecode/FlateDecode]", bytes } });
};

const makeForm = (calls: number): string =>
  `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F 5 0 R>>/XObject<</X ${String(calls)} 0 R>>>>`;

/** Thirty forms, each drawing the next one twice: a text that stands there a billion times. */
const makeDoublingPdf = (): Buffer =>
  makePdf({
    4: { bytes: "/X Do" },
    ...Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        6 + index,
        { dictionary: makeForm(7 + index), bytes: "BT /F 9 Tf (a) Tj ET /X Do /X Do" },
      ]),
    ),
  });

const ENDLESS: Readonly<Record<string, () => Buffer>> = {
  "a form that draws itself": () =>
    makePdf({ 4: { bytes: "/X Do" }, 6: { dictionary: makeForm(6), bytes: "/X Do /X Do" } }),
  "forms that draw the next one twice": makeDoublingPdf,
  "a million lists in each other": () => makePdf({}, "[".repeat(1_000_000)),
  "a table of places that names itself": () =>
    Buffer.from(
      "%PDF-1.7\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Prev 9>>\nstartxref\n9\n%%EOF",
    ),
};

test.each(Object.entries(ENDLESS))(
  "U2: a PDF with %s is refused within the limits, and the next file is read",
  async (_name, make) => {
    const limits = { ...LIMITS, time_ms: 2000 };
    const { parse } = start(limits);
    const { result, memory_mb, cpu_ms } = await watchChildren(() => parse(make(), HINTS));
    expect(result).toMatchObject({ ok: false });
    expect(memory_mb).toBeLessThan(LIMITS.memory_mb);
    expect(cpu_ms).toBeLessThan(LIMITS.time_ms);
    limits.time_ms = LIMITS.time_ms;
    expect(await parse(SMALL, HINTS)).toMatchObject({ ok: true });
  },
);

test("U2: bombs end in a refusal within the limits, and the next file is read", async () => {
  const { parse } = start();
  const bombs = [gzipSync(Buffer.alloc(400 * 1024 * 1024)), makePdfBomb()];
  for (const bytes of bombs) {
    expect(bytes.length).toBeLessThan(5 * 1024 * 1024);
    const { result, memory_mb, cpu_ms } = await watchChildren(() => parse(bytes, HINTS));
    expect(result).toMatchObject({ ok: false });
    expect(memory_mb).toBeLessThan(LIMITS.memory_mb);
    expect(cpu_ms).toBeLessThan(LIMITS.time_ms);
    expect(await parse(SMALL, HINTS)).toMatchObject({ ok: true });
  }
});

test("a fault of the reader itself says where it was thrown, and nothing of the file", async () => {
  const { parse } = start();
  // What no caller sends is what a fault of the parser looks like.
  const read = await parse(Buffer.from("Date;Text;Amount\n2026-09-03;COFFEE HOUSE;-3.50"), null as never);
  expect(read).toMatchObject({ ok: false, error: { code: "unreadable" } });
  const { frames } = (read as unknown as { error: { frames: string[] } }).error;
  expect(frames.length).toBeGreaterThan(0);
  expect(frames.every((frame) => /^at .*:\d+:\d+\)?$/.test(frame))).toBe(true);
  expect(frames.join(" ")).not.toContain("COFFEE");
});
