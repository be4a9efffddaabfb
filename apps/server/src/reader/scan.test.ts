import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeScan } from "../../../../packages/statement-parser/testing/make-scan.ts";
import { makeReader } from "./index.ts";

const HINTS = { today: "2026-11-20" };
const reader = makeReader();
afterAll(() => reader.close());

/** A statement of an invented bank as a JPEG of 200 dpi: a few rows, each with its balance. */
const PICTURE = readFileSync(
  path.resolve(
    import.meta.dirname,
    "../../../../packages/statement-parser/samples/scans/es-importe-saldo-3.jpg",
  ),
);

test("a picture of a statement is read, proved, and every row stands on the page that is shown", async () => {
  const read = await reader.parse(PICTURE, HINTS);
  if (!read.ok) throw new Error(read.error.message);
  expect(read.value.format).toBe("picture");
  const [statement] = read.value.statements;
  expect(statement).toMatchObject({
    currency: "EUR",
    opening_balance: 164_595,
    closing_balance: 117_856,
    proof: { verdict: "proved" },
  });
  const shown = await reader.listPieces(PICTURE, { kind: "any", after: 0, limit: 10 });
  if (!shown.ok) throw new Error(shown.error.message);
  const [page] = shown.value.pieces;
  if (page === undefined || !("page" in page)) throw new Error("A picture is a page.");
  for (const { source } of statement?.transactions ?? []) {
    if (!("box" in source)) throw new Error("A row of a picture stands on a page.");
    const [left, top, right, bottom] = source.box;
    expect(left > 0 && top > 0 && right < page.width && bottom < page.height).toBe(true);
  }
});

test("a TIFF file of two pages is read as both", async () => {
  const scans = path.resolve(import.meta.dirname, "../../../../packages/statement-parser/samples/scans");
  const file = readFileSync(path.join(scans, "neobank-pending-3.tif"));
  const read = await reader.parse(file, HINTS);
  if (!read.ok) throw new Error(read.error.message);
  expect(
    read.value.statements.map(({ currency, closing_balance, transactions }) => ({
      currency,
      closing_balance,
      sources: transactions.map(({ source }) => source),
    })),
  ).toMatchObject([
    { currency: "EUR", closing_balance: 139_690, sources: [{ page: 1 }, { page: 1 }] },
    { currency: "GBP", closing_balance: 16_865, sources: [{ page: 2 }] },
  ]);
  const shown = await reader.listPieces(file, { kind: "any", after: 1, limit: 10 });
  expect(shown).toMatchObject({ ok: true, value: { total: 2, pieces: [{ page: 2 }] } });
});

test("a PDF whose page is a picture without letters says so", async () => {
  const scan = makeScan({ width: 600, height: 800, gray: Buffer.alloc(480_000, 0xee) });
  expect(await reader.parse(scan, HINTS)).toMatchObject({
    ok: false,
    error: { code: "no_text_layer", message: expect.stringContaining("200 dpi") },
  });
});

test("a child whose parent is gone does not read its further pages", async () => {
  const child = fork(path.join(import.meta.dirname, "child.ts"), { serialization: "advanced" });
  const bytes = Uint8Array.from(
    readFileSync(
      path.resolve(
        import.meta.dirname,
        "../../../../packages/statement-parser/samples/scans/neobank-pending-3.tif",
      ),
    ),
  );
  let [begun, left] = [0, 0];
  child.on("message", (message: { ready?: true; page?: number }) => {
    if (message.ready === true) {
      begun = performance.now();
      child.send({ kind: "scan", bytes, hints: HINTS });
    }
    if (message.page !== 1) return;
    left = performance.now();
    child.disconnect();
  });
  await once(child, "exit");
  // The second page would take about as long as the first.
  expect(performance.now() - left).toBeLessThan(0.7 * (left - begun));
});
