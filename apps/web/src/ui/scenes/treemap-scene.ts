import { layTreemap } from "../charts/treemap-layout.ts";
import type { Plot, Size } from "./plot.ts";
import { colourAt, fitText, rect, type Scene, widthOf, type Words } from "./scene.ts";

const GAP = 2;
const PAD = 8;
const NAME = 13;
const FIGURE = 12;
const LINE = 3;
const TINT = 0.2;

type Tile = {
  readonly label: string;
  readonly value: number;
  readonly index: number;
  readonly href: string | undefined;
  readonly key: string;
};

/** What stands in a tile as far as there is room. */
const sayTile = (
  { label, value }: Tile,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  format: Plot["format"],
): Words[] => {
  const room = width - 2 * PAD;
  const name = height < 24 ? "" : fitText(label, room, NAME);
  const said = format(value);
  // a figure that is cut would be another
  const figure = height < 42 || widthOf(said, FIGURE) > room ? "" : said;
  const word = (text: string, down: number, size: number, strong: boolean): Words[] =>
    text === "" ? [] : [{ x: x + PAD, y: y + down, text, anchor: "start", ink: "color-text", size, strong }];
  return [...word(name, 18, NAME, true), ...word(figure, 34, FIGURE, false)];
};

/** Areas as large as what they stand for; what is below nothing has none, and is told by the table. */
export const drawTreemapScene = (plot: Plot, { width, height }: Size): Scene => {
  const tiles: Tile[] = plot.places.map(({ key, label, href }, index) => ({
    key,
    label,
    value: plot.sums[index] ?? 0,
    index,
    href,
  }));
  const sum = tiles.reduce((total, { value }) => total + Math.max(0, value), 0);
  const laid = layTreemap(tiles, ({ value }) => value, { x: 0, y: 0, width, height }).map(
    ({ item, rect: r }) => ({
      item,
      box: { x: r.x, y: r.y, width: Math.max(1, r.width - GAP), height: Math.max(1, r.height - GAP) },
    }),
  );
  return {
    width,
    height,
    // as everywhere, words stand on a tint, which is told by the line above it
    shapes: laid.flatMap(({ item, box }) => {
      const fill = colourAt(item.index);
      const line = Math.min(LINE, box.height);
      return [
        { d: rect(box.x, box.y, box.width, box.height), fill, opacity: TINT },
        { d: rect(box.x, box.y, box.width, line), fill },
      ];
    }),
    words: laid.flatMap(({ item, box }) => sayTile(item, box, plot.format)),
    points: laid.map(({ item, box }) => ({
      id: item.key,
      ...box,
      title: item.label,
      said: [
        {
          label: `${String(Math.round((item.value / sum) * 100))} %`,
          value: plot.format(item.value),
          href: item.href,
        },
      ],
    })),
    keys: [],
  };
};
