import { openPress } from "./draw/chromium.ts";
import type { Press } from "./draw/chromium.ts";
import { drawSheet } from "./draw/sheet.ts";
import type { Drawing, Layout } from "./draw/layout.ts";
import type { Context } from "./facts/context.ts";
import { makeRandom } from "./facts/random.ts";
import type { DrawnStatement, Truth, TruthStatement } from "./facts/truth.ts";

export const TODAY = "2026-11-20";

export type MadeFile = { name: string; bytes: Uint8Array; truth: Truth };

const withPages = (
  { ids, ...statement }: DrawnStatement,
  pages: ReadonlyMap<number, number>,
): TruthStatement => ({
  ...statement,
  rows: statement.rows.map((row, index) => {
    const page = pages.get(ids[index] ?? -1);
    if (page === undefined) throw new Error(`${statement.bank_name}: row ${index + 1} was not drawn`);
    return { ...row, page };
  }),
});

const drawWith = (
  drawing: Drawing,
  press: Press,
): Promise<{ bytes: Uint8Array; pages: Map<number, number>; count: number }> =>
  drawing.engine === "html" ? press.print(drawing.document) : drawSheet(drawing.draw, drawing.page);

/** What a layout is given for a seed. */
export const toContext = (layout: Layout, seed: number): Context => ({
  random: makeRandom(`${layout.name}-${seed}`),
  seed,
  rows: layout.rows[Math.min(seed, 3) - 1] ?? 12,
  today: TODAY,
});

/** Draws one statement file with what is true of it. */
export const makeFile = async (layout: Layout, seed: number, press: Press): Promise<MadeFile> => {
  const drawing = layout.make(toContext(layout, seed));
  const { bytes, pages, count } = await drawWith(drawing, press);
  const statements = drawing.statements.map((statement) => withPages(statement, pages));
  return {
    name: `${layout.name}-${seed}`,
    bytes,
    truth: { layout: layout.name, seed, pages: count, statements },
  };
};

/** All files of some layouts, one after another. */
export async function* makeFiles(
  layouts: readonly Layout[],
  seeds: readonly number[],
): AsyncGenerator<MadeFile> {
  const press = openPress();
  try {
    for (const layout of layouts) for (const seed of seeds) yield await makeFile(layout, seed, press);
  } finally {
    await press.close();
  }
}
