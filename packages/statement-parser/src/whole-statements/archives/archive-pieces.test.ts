import { readFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import type { Place } from "@passbook/contract/values";
import type { PiecesWanted } from "../../index.ts";
import { parseStatement, readPieces } from "../../index.ts";
import type { OriginalPiece } from "../../read-pieces.ts";

const sample = (path: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../../samples/${path}`, import.meta.url)));

/** How a movement of the CODA file begins. */
const rowLine = /^21/;

const listAll = async (bytes: Uint8Array, kind: PiecesWanted["kind"], limit: number) => {
  const pieces: OriginalPiece[] = [];
  let total = 1;
  while (pieces.length < total) {
    const read = await readPieces(bytes, { kind, after: pieces.length, limit });
    if (!read.ok) throw new Error(read.error.message);
    if (read.value.pieces.length === 0) throw new Error("nothing more comes");
    pieces.push(...read.value.pieces);
    total = read.value.total;
  }
  return pieces;
};

it("leads each row of an archive to its page, to its row of a sheet or to its line", async () => {
  const bytes = zipSync({
    "a.pdf": sample("pdf/hk-day-balance-1.pdf"),
    "b.cod": sample("dialects/coda-kbc.cod"),
    "c.pdf": sample("pdf/za-charges-1.pdf"),
    "d/one.xlsx": sample("tables/ar-galicia.xlsx"),
    "d/two.xlsx": sample("tables/ar-galicia.xlsx"),
    "letter.txt": strToU8("Dear Jane,\nyour statements.\n"),
  });
  const parsed = await parseStatement(bytes, { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const sources = parsed.value.statements.flatMap((one) => one.transactions.map((row) => row.source));
  const pages = (await listAll(bytes, "pages", 2)).flatMap((piece) => ("page" in piece ? [piece] : []));
  const rows = (await listAll(bytes, "sheets", 4)).flatMap((piece) => ("sheet" in piece ? [piece] : []));
  const lines = (await listAll(bytes, "lines", 5)).flatMap((piece) => ("line" in piece ? [piece] : []));

  const isShown = (place: Place): boolean => {
    if ("line" in place) return rowLine.test(lines.find((piece) => piece.line === place.line)?.text ?? "");
    if ("sheet" in place)
      return rows.filter(({ sheet, row }) => sheet === place.sheet && row === place.row).length === 1;
    const words = pages.find(({ page }) => page === place.page)?.words ?? [];
    return words.some(({ box }) => box[1] >= place.box[1] - 1 && box[3] <= place.box[3] + 1);
  };
  expect(pages.map(({ page }) => page)).toEqual([1, 2, 3]);
  expect(sources.filter((place) => !isShown(place))).toEqual([]);
  expect(new Set(sources.flatMap((place) => ("page" in place ? [place.page] : [])))).toEqual(
    new Set([1, 2, 3]),
  );
  expect(new Set(sources.flatMap((place) => ("sheet" in place ? [place.sheet] : [])))).toEqual(
    new Set(["d/one.xlsx: Movimientos", "d/two.xlsx: Movimientos"]),
  );
});

it("shows the only PDF of an archive as its pages, whatever is asked first", async () => {
  const bytes = zipSync({ "a.pdf": sample("pdf/za-charges-1.pdf") });
  const read = await readPieces(bytes, { kind: "pages", after: 0, limit: 10 });
  expect(read).toMatchObject({ ok: true, value: { total: 1, pieces: [{ page: 1 }] } });
});

it("shows what a file is made of where nobody knows, and says why it cannot", async () => {
  const any = { kind: "any", after: 0, limit: 2 } as const;
  const shownKinds = async (bytes: Uint8Array): Promise<string[]> => {
    const read = await readPieces(bytes, any);
    return read.ok ? read.value.pieces.map((piece) => Object.keys(piece)[0] ?? "") : [read.error.message];
  };
  expect(await shownKinds(sample("tables/ar-galicia.xlsx"))).toEqual(["sheet", "sheet"]);
  expect(await shownKinds(sample("pdf/za-charges-1.pdf"))).toEqual(["page"]);
  expect(await shownKinds(strToU8("Dear Jane,\nyour statements.\n"))).toEqual(["line", "line"]);
  const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  expect(await shownKinds(picture)).toEqual([
    "This picture is damaged or not complete. Take it again, or download the statement from your bank.",
  ]);
});
